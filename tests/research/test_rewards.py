"""Rewards of a finished game: by rank or by points, ties shared, nothing over the table."""

import pytest

from signoria import BadSetup, Score
from signoria.research.rewards import REWARDS, by_rank, by_score, rewards_of


def scores(*results: tuple[int, int]) -> list[Score]:
    """Totals and places by seat."""
    return [Score(seat, total, {}, place) for seat, (total, place) in enumerate(results)]


@pytest.mark.parametrize(
    ("places", "rewards"),
    [
        ([2, 1], [-1, 1]),
        ([1, 1], [0, 0]),
        ([3, 1, 2], [-1, 1, 0]),
        ([1, 2, 2], [1, -0.5, -0.5]),
        ([1, 1, 3], [0.5, 0.5, -1]),
        ([4, 3, 2, 1], [-1, -1 / 3, 1 / 3, 1]),
        ([1, 2, 2, 4], [1, 0, 0, -1]),
        ([5, 1, 2, 3, 4], [-1, 1, 0.5, 0, -0.5]),
    ],
)
def test_by_rank(places: list[int], rewards: list[float]) -> None:
    assert by_rank(scores(*((0, place) for place in places))) == rewards


def test_by_score_is_the_distance_to_the_average_of_the_others() -> None:
    assert by_score(scores((50, 1), (20, 3), (30, 2))) == [25, -20, -5]


def test_a_tie_in_points_that_the_rules_resolve_counts_for_the_rank_only() -> None:
    tied = scores((40, 1), (40, 2))
    assert (by_rank(tied), by_score(tied)) == ([1, -1], [0, 0])


@pytest.mark.parametrize("name", REWARDS)
def test_rewards_add_up_to_nothing(name: str) -> None:
    assert sum(rewards_of(name)(scores((51, 1), (47, 2), (47, 2), (12, 4), (-3, 5)))) == pytest.approx(0)


def test_an_unknown_way_of_rewarding_is_named() -> None:
    with pytest.raises(BadSetup, match="rewards are by rank or score, not 'coins'"):
        rewards_of("coins")
