"""Helpers for tests of the OpenSpiel games."""

from collections.abc import Iterator
from random import Random

import pyspiel

from signoria import CHANCE, Match
from signoria.engine.chance import pick
from signoria.research.openspiel import SignoriaGame, SignoriaState


def load(game: str, **parameters: object) -> SignoriaGame:
    words = ",".join(f"{name}={value}" for name, value in parameters.items())
    loaded = pyspiel.load_game(f"python_signoria_{game}({words})")
    assert isinstance(loaded, SignoriaGame)
    return loaded


def random_action(state: SignoriaState, rng: Random) -> int:
    position = state.position
    if position.actor == CHANCE:
        return pick(position.chances(), rng).index
    legal: list[int] = state.legal_actions()
    return legal[int(rng.random() * len(legal))]


def moments(game: SignoriaGame, seed: int) -> Iterator[SignoriaState]:
    """The states of a random game, chance included, and at last when it is over; it is one state that goes on."""
    rng = Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state
        state.apply_action(random_action(state, rng))
    yield state


def told(state: SignoriaState, *texts: str) -> SignoriaState:
    """A copy in which these decisions were taken."""
    after: SignoriaState = state.clone()
    for text in texts:
        after.apply_action(after.string_to_action(text))
    return after


def record_of(match: Match) -> list[str]:
    """The decisions of a match, chance included."""
    body = match.record().split("\n\n", 1)[1].splitlines()[:-1]
    return [line.partition(": ")[2] for line in body]
