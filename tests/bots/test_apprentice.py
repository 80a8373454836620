"""The apprentice: one action ahead, and not a step too many."""

from random import Random

import signoria
from signoria.bots.apprentice import Apprentice
from signoria.bots.lookahead import EVERYTHING, Lookahead
from tests.bots.positions import known, positions


def test_of_equals_one_that_is_done_soonest_is_taken() -> None:
    player = signoria.kit("virtu").bot("apprentice", 1)
    assert isinstance(player, Apprentice)
    of_different_length = 0
    for state, moment in positions("virtu", 3, {"year_limit": 4}, seed=2, every=1):
        knowledge = known(state, moment)
        ahead = Lookahead(player.outlook, Random(1), player.decisions, 3)
        actions = [
            ahead.act(state, one, knowledge.seat, EVERYTHING, 0.0) for one in knowledge.candidates(player.outlook.steps)
        ]
        utilities = [player.outlook.look(action.state).utilities[knowledge.seat] for action in actions]
        equals = {
            action.decision: len(action.steps)
            for action, utility in zip(actions, utilities, strict=True)
            if utility == max(utilities)
        }
        chosen = player.decide(knowledge)
        if chosen in equals:  # and not something that is worse by next to nothing, but shorter
            assert equals[chosen] == min(equals.values())
            of_different_length += max(equals.values()) > min(equals.values())
    assert of_different_length > 5
