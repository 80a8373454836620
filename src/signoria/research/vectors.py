"""What a seat may see and do as arrays, alike for every environment."""

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from signoria.engine.catalogue import Decision
from signoria.engine.state import State
from signoria.games.base import Game

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]


class Vectors:
    """Makes the arrays for one game and number of seats; every array is a new one that the caller may keep."""

    def __init__(self, game: Game, seats: int) -> None:
        layout = game.layout(seats)
        self.size = layout.size
        self.decisions = len(game.decisions)
        self._tops = np.frombuffer(layout.tops(), np.uint8).astype(np.float32)

    def observation(self, state: State, seat: int) -> Vector:
        """What the seat may see: each number divided by the largest that its cell can hold, so from 0 to 1."""
        return np.divide(np.frombuffer(state.observe(seat), np.uint8), self._tops, dtype=np.float32)

    def mask(self, legal: Iterable[Decision]) -> Mask:
        """A 1 for each of these decisions at its index in `game.decisions`, 0 for all others."""
        marks = bytearray(self.decisions)
        for decision in legal:
            marks[decision.index] = 1
        return np.frombuffer(marks, np.int8)
