"""What the seats begin with, read from the component file."""

from signoria.data.datafile import DataFile
from signoria.games.carrara.components.component_file import entries, indexes, ordered
from signoria.games.carrara.components.marble import COLOURS, handful_of


def read_starts(file: DataFile) -> tuple[list[int], list[int]]:
    """Blocks and coins of the seats, clockwise from the start player (CAR-SETUP-3, CAR-SETUP-9)."""
    found = ordered(entries(file, "seat", 4, "blocks", "coins"), ["seat-1", "seat-2", "seat-3", "seat-4"])
    blocks = [handful_of(indexes(entry, "blocks", 2, COLOURS)) for entry in found]
    return blocks, [entry.number("coins", 0, 99) for entry in found]
