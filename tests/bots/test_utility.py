"""What bots want: chances to win, leads in points, and the true places at the end."""

import pytest

import signoria
from signoria.bots.utility import Outlook, lead
from signoria.engine.score import Score
from tests.bots.positions import positions

OUTLOOK = Outlook([], [], 10.0)


def test_the_chances_of_all_seats_make_one() -> None:
    assert sum(OUTLOOK.shares([50.0, 60.0, 70.0])) == pytest.approx(1.0)


def test_equal_points_are_equal_chances() -> None:
    assert OUTLOOK.shares([40.0, 40.0]) == [0.5, 0.5]


def test_a_lead_of_the_spread_makes_a_win_e_times_as_likely() -> None:
    first, second = OUTLOOK.shares([60.0, 50.0])
    assert first / second == pytest.approx(2.718281828)


def test_the_lead_is_over_the_best_other() -> None:
    points = [50.0, 62.0, 55.0]
    assert [lead(points, seat) for seat in range(3)] == [-12.0, 7.0, -7.0]


def test_points_count_for_who_is_far_behind() -> None:
    hopeless = OUTLOOK.mixed([0.0, 300.0], OUTLOOK.shares([0.0, 300.0])).utilities[0]
    better = OUTLOOK.mixed([20.0, 300.0], OUTLOOK.shares([20.0, 300.0])).utilities[0]
    assert better > hopeless


def test_at_the_end_the_places_count_and_ties_are_shared() -> None:
    scores = [Score(0, 60, {}, 1), Score(1, 60, {}, 1), Score(2, 60, {}, 3)]
    first, second, third = OUTLOOK.settled(scores).utilities
    assert first == second > third + 0.4


def test_a_tie_that_the_rules_break_is_a_victory() -> None:
    winner, loser = OUTLOOK.settled([Score(0, 60, {}, 1), Score(1, 60, {}, 2)]).utilities
    assert winner - loser == pytest.approx(0.85)


@pytest.mark.parametrize("game", ["carrara", "virtu"])
def test_the_worth_of_a_position_is_above_the_others(game: str) -> None:
    weights = signoria.game(game).weights.values
    for state, _ in positions(game, 3, {}, seed=2, every=20):
        own, left, right = state.estimate(weights)
        assert state.worth(0, weights) == pytest.approx(own - (left + right) / 2)
