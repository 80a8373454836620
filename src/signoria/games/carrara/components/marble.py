"""Marble: six colours in their value order, and handfuls of blocks.

A handful is one number with four bits for each colour, so that a screen, a sector or the bag is copied and compared at
no cost.
"""

from typing import Final

from signoria.data.datafile import DataFile
from signoria.games.carrara.components.component_file import entries, ordered, table

WHITE: Final = 5
COLOURS: Final = ["purple", "blue", "green", "red", "yellow", "white"]
"""From least to most valuable."""

BITS: Final = 4
FULL: Final = 15
ONE: Final = [1 << BITS * colour for colour in range(6)]
"""A handful of one block of a colour."""
ALL_OF: Final = [FULL << BITS * colour for colour in range(6)]
"""The bits of a colour."""
UP_TO: Final = [(1 << BITS * (colour + 1)) - 1 for colour in range(6)]
"""The bits of a colour and all below it."""

HALF_BITS: Final = 12
HALF: Final = (1 << HALF_BITS) - 1
HALF_TOTALS: Final = [(half & FULL) + (half >> BITS & FULL) + (half >> 2 * BITS) for half in range(1 << HALF_BITS)]


def count(handful: int, colour: int) -> int:
    """How many blocks of a colour."""
    return handful >> BITS * colour & FULL


def total(handful: int) -> int:
    """How many blocks in all."""
    return HALF_TOTALS[handful & HALF] + HALF_TOTALS[handful >> HALF_BITS]


def handful_of(colours: list[int]) -> int:
    return sum([ONE[colour] for colour in colours])


def spelled(handful: int) -> dict[str, int]:
    """The blocks by name, most valuable first, without the colours of which there is none."""
    return {COLOURS[colour]: count(handful, colour) for colour in range(WHITE, -1, -1) if count(handful, colour)}


def read_blocks(file: DataFile) -> int:
    """All blocks of the game."""
    handful = 0
    for index, entry in enumerate(ordered(entries(file, "colour", 6, "blocks"), COLOURS)):
        handful += ONE[index] * entry.number("blocks", 1, FULL)
    counts = table(file, "counts", *COUNTS)
    if total(handful) != counts.number("blocks", 1, 90):
        raise counts.error(f"blocks: the colours add up to {total(handful)}")
    return handful


COUNTS: Final = (
    "blocks", "buildings", "monuments", "upgrades", "coloured_statues", "gold_statues", "decorations",
    "columns_per_player",
)  # fmt: skip
