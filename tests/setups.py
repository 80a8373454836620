"""How a match of a test is set up and who plays it."""

from collections.abc import Iterator
from random import Random

from signoria import Match
from tests.players import Chooser, finish


class Setup:
    """Equal setups give equal matches."""

    def __init__(
        self, game: str, seats: int, variant: str, seed: int, options: dict[str, object], choose: Chooser
    ) -> None:
        self.game = game
        self.seats = seats
        self.variant = variant
        self.seed = seed
        self.options = options
        self.choose = choose

    def __repr__(self) -> str:
        options = list(self.options) if len(self.options) < 4 else [f"{len(self.options)} options"]
        return "-".join([self.game, str(self.seats), self.variant, str(self.seed), self.choose.__name__, *options])

    def match(self) -> Match:
        return Match(self.game, self.seats, self.variant, self.options, self.seed)

    def rng(self) -> Random:
        return Random(self.seed)

    def steps(self, begun: Match | None = None) -> Iterator[Match]:
        """The match before every decision of a seat, and at last when it is over; one that was begun may be given."""
        match, rng = begun or self.match(), self.rng()
        while not match.over:
            yield match
            match.play(self.choose(match.state, rng))
        yield match

    def finished(self, begun: Match | None = None) -> Match:
        match = begun or self.match()
        finish(match, self.choose, self.rng())
        return match
