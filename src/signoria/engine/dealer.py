"""The dealer: answers chance outside the state, from a seed.

Each answer depends only on the seed and on how many answers came before it, so a match that is resumed from its
record goes on exactly as it would have without the break, on every machine and Python version.
"""

from collections.abc import Callable
from hashlib import blake2b

from signoria.engine.catalogue import Decision
from signoria.engine.state import CHANCE, State


class Dealer:
    """Rolls, draws and deals for one match."""

    def __init__(self, seed: int, answered: int = 0) -> None:
        self.seed = seed
        self.answered = answered  # how many answers there were so far

    def deal(self, state: State, take: Callable[[Decision], None]) -> None:
        """Answer all chance that is due. `take` applies an answer to the state, and notes it where that is wanted."""
        while state.actor == CHANCE:
            answer = self.answer(self.answered, state.chances())
            self.answered += 1
            take(answer)

    def answer(self, number: int, chances: list[tuple[Decision, int]]) -> Decision:
        """The outcome of the match's chance of that number, each outcome as likely as its weight."""
        digest = blake2b(f"{self.seed}/{number}".encode(), digest_size=16).digest()
        total = 0
        for _, weight in chances:
            total += weight
        point = int.from_bytes(digest, "big") * total >> 128
        for decision, weight in chances:
            point -= weight
            if point < 0:
                return decision
        raise ValueError("chance without outcomes")

    def __reduce__(self) -> tuple[object, ...]:
        return Dealer, (self.seed, self.answered)
