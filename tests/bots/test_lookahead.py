"""Looking an action ahead: own steps to the end of the action, what was learned, and the count of decisions."""

from random import Random

import pytest

import signoria
from signoria import State
from signoria.bots.lookahead import EVERYTHING, Lookahead
from signoria.bots.utility import Forecaster
from tests.bots.positions import positions
from tests.lorenzo.table import table


def lookahead(game: str, seats: int) -> Lookahead:
    profile = signoria.kit(game).profile
    leaves, steps = (profile.evaluator(one.values) for one in (profile.leaf_weights, profile.step_weights))
    forecaster = Forecaster(leaves, steps, profile.points_scale)
    return Lookahead(forecaster, Random(1), len(profile.catalogue.entries), seats)


def some(game: str) -> list[State]:
    return [state.copy() for state, _ in positions(game, 3, {}, seed=6, every=25)]


@pytest.mark.parametrize("game", signoria.games())
def test_an_action_ends_where_somebody_else_or_chance_is_asked(game: str) -> None:
    ahead = lookahead(game, 3)
    for state in some(game):
        seat = state.actor
        assert seat is not None
        action = ahead.act(state, state.legal()[0], seat, EVERYTHING, 0.5)
        again = state.copy()
        for step in (action.decision, *action.steps):
            assert again.actor == seat
            again.apply(step)
        assert again == action.state
        assert again.actor != seat or len(action.steps) == 16
        assert action.advantage == ahead.forecaster.steps.advantage(again, seat)


def test_every_decision_on_an_imagined_position_is_counted() -> None:
    ahead = lookahead("lorenzo", 3)
    state = table(seats=3)
    applied = 0
    for decision in state.legal():
        spent = ahead.spent
        ahead.act(state, decision, state.actor or 0, EVERYTHING, 0.5)
        assert ahead.spent > spent
        applied += 1
    assert ahead.spent > applied


def test_what_was_never_tried_is_proposed_and_then_what_was_good() -> None:
    ahead = lookahead("lorenzo", 3)
    legal = table(seats=3).legal()
    good, better, fresh = legal[7], legal[14], legal[11]
    for decision in legal:
        if decision is not fresh:
            ahead.learn(1, decision, -0.1)
    ahead.learn(1, good, 0.3)
    ahead.learn(1, better, 0.5)
    ahead.learn(0, legal[3], 0.9)  # another seat's
    assert ahead.proposed(legal, 1, 2) == [fresh, better, good]
    assert ahead.proposed(legal[:2], 1, 2) == legal[:2]
    assert ahead.proposed(legal, 2, 2) == legal


def test_a_gain_is_the_mean_of_what_was_seen() -> None:
    ahead = lookahead("carrara", 2)
    decision = signoria.game("carrara").decisions[5]
    for gain in (0.1, 0.2, 0.6):
        ahead.learn(1, decision, gain)
    assert ahead.gains[ahead.decisions + 5] == pytest.approx(0.3)
