"""Matches for tests that hold for any play: every seat count and variant, and every option at least once."""

from signoria import game
from tests.players import at_random, eager
from tests.setups import Setup

LORENZO = game("lorenzo")


def switched(name: str) -> dict[str, object]:
    """The option at a value that is not its default."""
    option = LORENZO.options[name]
    return {name: next(value for value in option.values if value != option.default)}


PLAIN = [
    Setup("lorenzo", seats, variant, seed, {}, eager if seed % 2 else at_random)
    for seats in (2, 3, 4)
    for variant in ("basic", "advanced")
    for seed in (seats * 10, seats * 10 + 1, seats * 10 + 3)
]
"""Each seat count and variant without options, by both kinds of players."""

WITH_OPTION = [
    Setup("lorenzo", 2 + number % 3, "advanced", 100 + number, switched(name), eager)
    for number, name in enumerate(LORENZO.options)
]
"""Each option switched on once, alone."""

EVERY_OPTION: dict[str, object] = {
    name: value for option in LORENZO.options for name, value in switched(option).items()
}

WITH_ALL = [Setup("lorenzo", seats, "advanced", 200 + seats, EVERY_OPTION, eager) for seats in (2, 3, 4)]

SETUPS = [*PLAIN, *WITH_OPTION, *WITH_ALL]
FEW = [*PLAIN[1::3], *WITH_ALL]
"""For what is slow: one of each seat count and variant, and all options together."""
