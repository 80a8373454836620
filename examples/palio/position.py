"""The race as plain data. Nothing here knows a rule."""

from abc import abstractmethod
from typing import Final

from examples.palio.catalogue import CATALOGUE, EYES
from examples.palio.track import Track
from signoria.engine.circumstance import Choice, Vocabulary
from signoria.engine.question import Question
from signoria.engine.rules import Option, Rules, switch
from signoria.engine.table import Table

NOBODY_BACKED: Final = -1

OPTIONS: Final[dict[str, Option]] = {
    option.name: option for option in [switch("rich_fountains", "Fountains hold two coins (PAL-FOUNTAIN-1).")]
}


class PalioRules(Rules):
    """The options that were chosen."""

    rich_fountains: bool


DIE: Final = Choice("die", "die", [str(eyes) for eyes in range(1, EYES + 1)], "What the die shows.")
VOCABULARY: Final = Vocabulary(["bet", "deed"], [DIE])


class Rider:
    """One rider: the space on the track, coins, and whom the secret bet is on."""

    __slots__ = ("backed", "coins", "space")

    def __init__(self, space: int, coins: int, backed: int) -> None:
        self.space = space
        self.coins = coins
        self.backed = backed

    def copy(self) -> "Rider":
        return Rider(self.space, self.coins, self.backed)

    def values(self) -> tuple[int, int, int]:
        return (self.space, self.coins, self.backed)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rider) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(self.values())

    def __reduce__(self) -> tuple[object, ...]:
        return Rider, self.values()


class Position(Table):
    """The whole race."""

    def __init__(self, track: Track, rules: PalioRules, riders: list[Rider], first: int, stack: list[Question]) -> None:
        super().__init__(CATALOGUE, len(riders), stack)
        self.track = track
        self.rules = rules
        self.riders = riders
        self.first = first  # who rides first, -1 before it is drawn

    @abstractmethod
    def copy(self) -> "Position": ...

    def values(self) -> tuple[object, ...]:
        """Every field but the journal, for saving and comparing."""
        return (self.track, self.rules, self.riders, self.first, self.stack)
