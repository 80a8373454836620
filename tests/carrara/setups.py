"""Matches for tests that hold for any play: every seat count and variant, by players of several tastes."""

from random import Random

from signoria import Decision, State, game
from signoria.engine.chance import pick
from tests.players import at_random
from tests.setups import Setup

CARRARA = game("carrara")

KEEN = {"score": 60, "build": 60, "monument": 200, "purchase": 40, "move": 40, "pass": 2, "stop": 5, "end-turn": 10}
THRIFTY = {"pass": 90, "purchase": 1, "score": 15, "build": 60, "stop": 60, "rotate": 20, "on": 60}
HOARDING = {"score": 40, "build": 40, "pass": 2, "stop": 1, "store": 200, "move": 1, "purchase": 1, "end-turn": 200}
"""How often a player of that taste takes decisions of that verb; 20 for others."""
MONEY_PLACES = [CARRARA.catalogue.parse(f"place {place}") for place in ("money-3to1", "money-2to1")]


def keen(state: State, rng: Random) -> Decision:
    """At random, but with a taste for monuments, buildings, items and scoring."""
    return pick([(option, weight(option, KEEN)) for option in state.legal()], rng)


def thrifty(state: State, rng: Random) -> Decision:
    """Saves coins, and looks for a money place."""
    return pick([(option, weight(option, THRIFTY)) for option in state.legal()], rng)


def hoarding(state: State, rng: Random) -> Decision:
    """Buys whole sectors and stores what comes, until nothing fits any more and no coin is left."""
    return pick([(option, weight(option, HOARDING)) for option in state.legal()], rng)


def weight(option: Decision, taste: dict[str, int]) -> int:
    if option in MONEY_PLACES:
        return 500
    return 3 if "none" in option.words else taste.get(option.verb.word, 20)


PLAIN = [
    Setup("carrara", seats, variant, seats * 10 + number, {}, choose)
    for seats in (2, 3, 4)
    for variant in ("basic", "advanced")
    for number, choose in enumerate((at_random, keen, thrifty if variant == "advanced" else keen, hoarding))
]
"""Each seat count and variant without options."""

WITH_OPTIONS = [
    Setup("carrara", 2, "basic", 7, {"stall_rounds": 1}, at_random),
    Setup("carrara", 3, "advanced", 8, {"stall_rounds": 2}, at_random),
    Setup("carrara", 4, "advanced", 9, {"confirm_turn": True}, keen),
    Setup("carrara", 2, "basic", 10, {"confirm_turn": True, "stall_rounds": 200}, keen),
    Setup("carrara", 3, "basic", 11, {"superfluous_replacements": True}, keen),
    Setup("carrara", 2, "advanced", 12, {"superfluous_replacements": True, "end_is_end": True}, keen),
]

SETUPS = [*PLAIN, *WITH_OPTIONS]
FEW = [*PLAIN[1::4], *PLAIN[6::8], WITH_OPTIONS[2]]
"""For what is slow: one of each seat count and variant, and thrifty players."""
