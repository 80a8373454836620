"""The dealer: answers chance outside the state, from a seed.

Each answer depends only on the seed and on how many answers came before it, so a match that is resumed from its
record goes on exactly as it would have without the break, on every machine and Python version.
"""

from hashlib import blake2b

from signoria.engine.catalogue import Decision


class Dealer:
    """Rolls, draws and deals for one match."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

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
