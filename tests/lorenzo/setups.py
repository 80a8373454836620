"""Matches for tests that hold for any play: every seat count and variant, and every option at least once."""

from collections.abc import Iterator
from random import Random

from signoria import Match, game
from tests.players import Chooser, at_random, eager, finish

LORENZO = game("lorenzo")


class Setup:
    """How a match is set up and who plays it; equal setups give equal matches."""

    def __init__(self, seats: int, variant: str, seed: int, options: dict[str, object], choose: Chooser) -> None:
        self.seats = seats
        self.variant = variant
        self.seed = seed
        self.options = options
        self.choose = choose

    def __repr__(self) -> str:
        options = list(self.options) if len(self.options) < 4 else [f"{len(self.options)} options"]
        return "-".join([str(self.seats), self.variant, str(self.seed), self.choose.__name__, *options])

    def match(self) -> Match:
        return Match("lorenzo", self.seats, self.variant, self.options, self.seed)

    def rng(self) -> Random:
        return Random(self.seed)

    def steps(self) -> Iterator[Match]:
        """The match before every decision of a seat, and at last when it is over."""
        match, rng = self.match(), self.rng()
        while not match.over:
            yield match
            match.play(self.choose(match.state, rng))
        yield match

    def finished(self) -> Match:
        match = self.match()
        finish(match, self.choose, self.rng())
        return match


def switched(name: str) -> dict[str, object]:
    """The option at a value that is not its default."""
    option = LORENZO.options[name]
    return {name: next(value for value in option.values if value != option.default)}


PLAIN = [
    Setup(seats, variant, seed, {}, eager if seed % 2 else at_random)
    for seats in (2, 3, 4)
    for variant in ("basic", "advanced")
    for seed in (seats * 10, seats * 10 + 1, seats * 10 + 3)
]
"""Each seat count and variant without options, by both kinds of players."""

WITH_OPTION = [
    Setup(2 + number % 3, "advanced", 100 + number, switched(name), eager)
    for number, name in enumerate(LORENZO.options)
]
"""Each option switched on once, alone."""

EVERY_OPTION: dict[str, object] = {
    name: value for option in LORENZO.options for name, value in switched(option).items()
}

WITH_ALL = [Setup(seats, "advanced", 200 + seats, EVERY_OPTION, eager) for seats in (2, 3, 4)]

SETUPS = [*PLAIN, *WITH_OPTION, *WITH_ALL]
FEW = [*PLAIN[1::3], *WITH_ALL]
"""For what is slow: one of each seat count and variant, and all options together."""
