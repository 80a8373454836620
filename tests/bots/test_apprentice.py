"""The apprentice: one action ahead, and not a step too many."""

from random import Random

import pytest

import signoria
from signoria.bots.apprentice import Apprentice
from signoria.bots.lookahead import EVERYTHING, Lookahead
from signoria.games.virtu.state import VirtuState
from tests.bots.positions import known
from tests.virtu.table import court, spring, table, winter


def one_courtier() -> VirtuState:
    """In winter a courtier may be moved from one side of the palace to the other, which changes next to nothing."""
    state = table()
    court(state, 0, left_1="banker")
    return winter(state, 0, "reorganise")


@pytest.mark.parametrize("state", [one_courtier(), spring(table(), 0)], ids=["a courtier", "a token"])
@pytest.mark.parametrize("seed", range(12))
def test_of_equals_one_that_is_done_soonest_is_taken(state: VirtuState, seed: int) -> None:
    player = signoria.kit("virtu").bot("apprentice", seed)
    assert isinstance(player, Apprentice)
    knowledge = known(state, 0)
    ahead = Lookahead(player.forecaster, Random(1), player.decisions, 4)
    actions = [
        ahead.act(state, one, knowledge.seat, EVERYTHING, 0.0) for one in knowledge.candidates(player.forecaster.steps)
    ]
    utilities = [player.forecaster.forecast(action.state).utilities[knowledge.seat] for action in actions]
    equals = {
        action.decision: len(action.steps)
        for action, utility in zip(actions, utilities, strict=True)
        if utility == max(utilities)
    }
    assert len(set(equals.values())) > 1
    assert equals[player.decide(knowledge)] == min(equals.values())
