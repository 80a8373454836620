"""Purposeful players as choosers, for golden matches and checksums."""

from random import Random

from signoria import Decision, State
from signoria.virtu.state import VirtuState
from tests.virtu.purposeful import CONQUEROR, GATHERER, MIXED, PATRON, Purposeful, Style


def by(style: Style, state: State, rng: Random) -> Decision:
    assert isinstance(state, VirtuState)
    return Purposeful(style, rng).choose(state)


def patronising(state: State, rng: Random) -> Decision:
    """Strives for the end of the patronage track."""
    return by(PATRON, state, rng)


def conquering(state: State, rng: Random) -> Decision:
    """Strives for cities by war."""
    return by(CONQUEROR, state, rng)


def gathering(state: State, rng: Random) -> Decision:
    """Takes neutral cities until none is left."""
    return by(GATHERER, state, rng)


def balanced(state: State, rng: Random) -> Decision:
    """A little of everything."""
    return by(MIXED, state, rng)
