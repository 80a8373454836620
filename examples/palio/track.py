"""The components: one race track, read from `data/track.toml`."""

from typing import Final

from signoria.data.component_set import ComponentSet, Tables, with_tables
from signoria.data.datafile import DataFile

FILE: Final = DataFile("examples.palio", "track.toml")


class Track(ComponentSet):
    """The numbers of the track. A position refers to its own, so that two tracks can be raced on side by side."""

    def __init__(self, files: list[DataFile]) -> None:
        super().__init__(files)
        table = files[0].table("track")
        table.only("spaces", "rounds", "coins", "spur", "stride", "bribe", "backing", "fountains")
        self.spaces = table.number("spaces", 1, 100)
        self.rounds = table.number("rounds", 1, 1000)
        self.coins = table.number("coins", 0, 20)
        self.spur = table.number("spur", 0, 20)
        self.stride = table.number("stride", 1, 20)
        self.bribe = table.number("bribe", 0, 20)
        self.backing = table.number("backing", 0, 50)
        fountains = table.fields.get("fountains")
        if not isinstance(fountains, list) or not all(type(space) is int for space in fountains):
            raise table.error(f"fountains must be a list of spaces, not {fountains!r}")
        self.fountains = frozenset(fountains)


FILES: Final = [FILE]
SHIPPED: Final = Track(FILES)
"""The track that the game comes with."""


def component_set(tables: list[Tables]) -> Track:
    """A track with other values."""
    return Track(with_tables(FILES, tables))
