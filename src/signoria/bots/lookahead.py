"""Looking one decision ahead. An action comes in small steps here, so each is judged with its best own follow-up."""

from typing import Final

from signoria.bots.utility import Outlook
from signoria.decision import Decision
from signoria.state import State

LONGEST: Final = 16
"""After so many own steps a position is judged as it stands."""


class Budget:
    """How many decisions have been taken on imagined positions."""

    def __init__(self) -> None:
        self.spent = 0


def after(state: State, decision: Decision, budget: Budget) -> State:
    """The position that a decision leads to."""
    ahead = state.copy()
    ahead.apply(decision)
    budget.spent += 1
    return ahead


def followed_up(state: State, seat: int, outlook: Outlook, budget: Budget) -> State:
    """Where the seat's own next steps lead, each the best at first sight, until somebody else or chance is asked."""
    for _ in range(LONGEST):
        if state.actor != seat:
            return state
        legal = state.legal()
        if len(legal) == 1:
            state.apply(legal[0])
            budget.spent += 1
            continue
        best: State | None = None
        highest = -1.0
        for decision in legal:
            ahead = after(state, decision, budget)
            utility = outlook.look(ahead).utilities[seat]
            if utility > highest:
                best = ahead
                highest = utility
        assert best is not None
        state = best
    return state
