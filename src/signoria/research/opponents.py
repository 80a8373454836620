"""Who sits on the other seats. An opponent is asked for a decision and gets what its seat may know, nothing else."""

from collections.abc import Sequence
from random import Random
from typing import Protocol

from signoria.decision import Decision
from signoria.errors import BadSetup
from signoria.game import Game
from signoria.state import State


class Knowledge:
    """What the seat that has to decide may know and do."""

    def __init__(self, game: Game, state: State, seat: int, rng: Random) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng
        """For opponents that toss coins: it repeats with the seed of the environment."""
        self._state = state

    def legal(self) -> list[Decision]:
        """The decisions of which one has to be taken."""
        return self._state.legal()

    def view(self) -> dict[str, object]:
        """Everything the seat may see, as plain data."""
        return self._state.view(self.seat)

    def observe(self) -> bytes:
        """The same as numbers, one byte for each place of `game.layout(seats)`."""
        return self._state.observe(self.seat)

    def imagine(self) -> State:
        """A position to search in: everything that the seat cannot know is drawn anew with each call."""
        return self._state.imagine(self.seat, self.rng)


class Opponent(Protocol):
    """Anything that answers with one of the legal decisions."""

    def __call__(self, knowledge: Knowledge, /) -> Decision: ...


def at_random(knowledge: Knowledge, /) -> Decision:
    """Any legal decision, each as likely as the others."""
    legal = knowledge.legal()
    return legal[int(knowledge.rng.random() * len(legal))]


def line_up(opponents: Opponent | Sequence[Opponent] | None, others: int) -> list[Opponent]:
    """An opponent for each of the other seats: those given in turn, one for all, or random ones."""
    if opponents is None:
        return [at_random] * others
    if not isinstance(opponents, Sequence):
        return [opponents] * others
    if len(opponents) != others:
        raise BadSetup(f"there are {others} other seats, but {len(opponents)} opponents")
    return list(opponents)
