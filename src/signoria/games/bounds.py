"""How long a game can get, at the very most: libraries that hold whole games in memory ask before one begins.

The bounds are far above what is played (docs/speed.md tells how long games last), but nothing can exceed them.
"""

from typing import Final

POINTS: Final = 1000
"""Points that are scored once; beyond them no decision brings more than one (a pass in Carrara, by its coins)."""


class Bounds:
    """The most decisions of the seats, answers of chance, and points of a seat that a game can have.

    Corrected values can bring more points than usual: a game whose values allow for them tells how many.
    """

    def __init__(self, decisions: int, chances: int, points: int = 0) -> None:
        self.decisions = decisions
        self.chances = chances
        self.points = max(POINTS + decisions, points)

    def __reduce__(self) -> tuple[object, ...]:
        return Bounds, (self.decisions, self.chances, self.points)
