"""Purposeful players as choosers, for golden matches and checksums."""

from random import Random

from signoria import Decision, State
from signoria.engine.chance import pick
from signoria.games.virtu.state import VirtuState
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


WARLIKE = {
    "march": 300, "sail": 300, "siege": 200, "besiege": 200, "recruit": 200, "ally": 200, "send": 150, "war": 60,
    "retreat": 100, "to": 100, "annex": 100, "at": 60, "buy": 60, "leave": 3, "stop": 5, "end": 5, "pass": 5, "lose": 5,
}  # fmt: skip
"""How often the warlike player takes decisions of that first word; 20 for others."""


def warlike(state: State, rng: Random) -> Decision:
    """At random, but with a taste for campaigns, sieges, agents and alliances."""
    return pick([(option, WARLIKE.get(str(option).split()[0], 20)) for option in state.legal()], rng)
