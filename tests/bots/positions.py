"""Positions for the tests of bots: every game, from the first decision to the last."""

from collections.abc import Iterator
from random import Random

import signoria
from signoria import CHANCE, State
from signoria.bots import Knowledge

TABLES: list[tuple[str, int, dict[str, object]]] = [
    ("lorenzo", 4, {}),
    ("lorenzo", 3, {"hidden_discards": True}),
    ("lorenzo", 2, {"vatican_simultaneous": True}),
    ("carrara", 3, {}),
    ("virtu", 3, {}),
]


def positions(game: str, seats: int, options: dict[str, object], seed: int, every: int) -> Iterator[tuple[State, int]]:
    """Positions of a random game with a choice for somebody, and how many decisions came before; the first ones all."""
    rng = Random(seed)
    state = signoria.game(game).new(seats, None, options)
    moment = choices = 0
    while state.actor is not None:
        legal = state.legal()
        if state.actor != CHANCE and len(legal) > 1:
            choices += 1
            if choices <= 4 * seats or choices % every == 0:
                yield state, moment
        state.apply(rng.choice(legal))
        moment += 1


def known(state: State, moment: int) -> Knowledge:
    """What the seat to act knows."""
    assert state.actor is not None
    return Knowledge(state, state.actor, moment)
