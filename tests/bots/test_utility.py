"""What bots want: chances to win, leads in points, and the true places at the end."""

import pytest

import signoria
from signoria.bots.utility import lead, mixed, settled, shares_of
from signoria.engine.score import Score
from tests.bots.positions import positions

SCALE = 10.0


def test_the_chances_of_all_seats_make_one() -> None:
    assert sum(shares_of([50.0, 60.0, 70.0], SCALE)) == pytest.approx(1.0)


def test_equal_points_are_equal_chances() -> None:
    assert shares_of([40.0, 40.0], SCALE) == [0.5, 0.5]


def test_a_lead_of_the_scale_makes_a_win_e_times_as_likely() -> None:
    first, second = shares_of([60.0, 50.0], SCALE)
    assert first / second == pytest.approx(2.718281828)


def test_the_lead_is_over_the_best_other() -> None:
    points = [50.0, 62.0, 55.0]
    assert [lead(points, seat) for seat in range(3)] == [-12.0, 7.0, -7.0]


def test_points_count_for_who_is_far_behind() -> None:
    hopeless = mixed([0.0, 300.0], shares_of([0.0, 300.0], SCALE), SCALE).utilities[0]
    better = mixed([20.0, 300.0], shares_of([20.0, 300.0], SCALE), SCALE).utilities[0]
    assert better > hopeless


def test_at_the_end_the_places_count_and_ties_are_shared() -> None:
    scores = [Score(0, 60, {}, 1), Score(1, 60, {}, 1), Score(2, 60, {}, 3)]
    first, second, third = settled(scores, SCALE).utilities
    assert first == second > third + 0.4


def test_a_tie_that_the_rules_break_is_a_victory() -> None:
    winner, loser = settled([Score(0, 60, {}, 1), Score(1, 60, {}, 2)], SCALE).utilities
    assert winner - loser == pytest.approx(0.85)


@pytest.mark.parametrize("game", ["carrara", "virtu"])
def test_an_advantage_is_over_the_mean_of_the_others(game: str) -> None:
    profile = signoria.kit(game).profile
    evaluator = profile.evaluator(profile.step_weights.values)
    for state, _ in positions(game, 3, {}, seed=2, every=20):
        own, left, right = evaluator.expected_points(state)
        assert evaluator.advantage(state, 0) == pytest.approx(own - (left + right) / 2)
