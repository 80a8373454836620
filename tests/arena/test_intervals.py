"""Intervals for 95 %: exact bounds, found from what defines them and from published cases."""

from math import sqrt
from statistics import NormalDist

import pytest
from openskill.models import PlackettLuce

from signoria.arena.standings import interval, standings, wilson
from tests.arena.seasons import won_by

CLOSE = 2e-5
"""How far a share may be off because the quantile is rounded to two places."""

QUANTILE = NormalDist().inv_cdf(0.975)


def bounds(share: float, games: float) -> tuple[float, float]:
    """The shares farthest below and above from which an observed one deviates by no more than the quantile allows.

    That is how Wilson defines his interval. They are searched for by halving, not by the formula that solves it.
    """
    found: list[float] = []
    for end in (0.0, 1.0):
        inside, outside = share, end
        for _ in range(60):
            middle = (inside + outside) / 2
            if abs(share - middle) <= QUANTILE * sqrt(middle * (1 - middle) / games):
                inside = middle
            else:
                outside = middle
        found.append((inside + outside) / 2)
    return found[0], found[1]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilson_gives_the_bounds_of_newcombes_examples(wins: int, games: int, low: float, high: float) -> None:
    """The score method without correction of R. G. Newcombe, Statistics in Medicine 17 (1998), table I."""
    assert wilson(wins / games, games) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize(("wins", "games"), [(1, 2), (3, 10), (10, 13), (99, 100), (250, 1000)])
def test_wilson_gives_the_shares_that_the_observed_one_does_not_contradict(wins: int, games: int) -> None:
    assert wilson(wins / games, games) == pytest.approx(bounds(wins / games, games), abs=CLOSE)


@pytest.mark.parametrize("games", [1, 7, 50, 1000])
def test_who_never_or_always_wins_leaves_doubt_on_one_side(games: int) -> None:
    doubt = QUANTILE**2 / (games + QUANTILE**2)
    assert wilson(0.0, games) == pytest.approx((0.0, doubt), abs=CLOSE)
    assert wilson(1.0, games) == pytest.approx((1.0 - doubt, 1.0), abs=CLOSE)


@pytest.mark.parametrize(
    ("deals", "share", "independent"),
    [
        ([[1.0]] * 20 + [[0.0]] * 20, 1 / 2, 39.0),  # the scatter of 40 deals has 39 degrees of freedom
        ([[1.0] * 4] * 5 + [[0.0] * 4] * 5, 1 / 2, 9.0),  # the four games of a deal tell no more than one
        ([[1.0, 1.0], [0.0]], 2 / 3, 9 / 8),  # a deal with more games counts for more
        ([[1.0, 0.0]] * 6, 1 / 2, 6.0),  # no scatter: one for each deal
        ([[0.5, 1.0, 0.0]], 1 / 2, 1.0),  # one deal: its games share all their luck
        ([[1.0] * 3] * 8, 1.0, 8.0),
        ([[0.0] * 3] * 8, 0.0, 8.0),
        ([[1.0, 1.0, 0.0, 0.0]] * 3 + [[1.0] * 3 + [0.0], [1.0] + [0.0] * 3], 1 / 2, 20.0),  # never more than played
    ],
)
def test_an_interval_counts_the_games_that_scatter_like_the_deals(
    deals: list[list[float]], share: float, independent: float
) -> None:
    assert interval(deals) == pytest.approx(bounds(share, independent), abs=CLOSE)


def test_a_standing_has_the_interval_of_its_own_deals() -> None:
    results = [won_by(0, deal) for deal in range(15)] + [won_by(1, deal) for deal in range(15, 20)]
    found = {one.bot: one.share_interval for one in standings(["a", "b"], results)}
    assert found["a"] == pytest.approx(bounds(3 / 4, 19), abs=CLOSE)
    assert found["b"] == pytest.approx(bounds(1 / 4, 19), abs=CLOSE)


def test_games_of_one_deal_are_taken_together_in_a_standing() -> None:
    results = [won_by(seat, deal) for deal in range(10) for seat in (deal % 2, deal % 2)]
    for one in standings(["a", "b"], results):
        assert one.share_interval == pytest.approx(bounds(1 / 2, 9), abs=CLOSE)


def test_the_interval_of_a_rating_is_the_quantile_times_its_deviation() -> None:
    model = PlackettLuce()
    (winner,), (loser,) = model.rate([[model.rating()], [model.rating()]], ranks=[1.0, 2.0])
    first, second = standings(["a", "b"], [won_by(0, 0)])
    for one, rated in ((first, winner), (second, loser)):
        spread = QUANTILE * rated.sigma
        assert one.rating_interval == pytest.approx((rated.mu - spread, rated.mu + spread), rel=1e-4)
