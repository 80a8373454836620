"""The tiles: 36 buildings and, after them, one monument for each kind; read from the component file."""

from typing import Final

from signoria.data.datafile import DataFile
from signoria.games.carrara.components.component_file import FILE, entries, index, ordered

KINDS: Final = ["biblioteca", "cathedrale", "palazzo", "porta", "castello", "villa"]
LANDSCAPES: Final = ["urban", "rural"]
TILE_SETS: Final = ["core", "three_a", "three_b"]


class Tile:
    """A building or a monument."""

    __slots__ = ("id", "kind", "name", "set", "value")

    def __init__(self, id: str, name: str, kind: int, value: int, set: int) -> None:
        self.id = id
        self.name = name
        self.kind = kind
        self.value = value
        self.set = set


def read_landscapes(file: DataFile) -> list[int]:
    found = ordered(entries(file, "kind", 6, "landscape"), KINDS)
    return [index(entry, "landscape", LANDSCAPES) for entry in found]


def read_tiles(file: DataFile) -> list[Tile]:
    """Buildings, then the monuments in the order of the kinds."""
    counts = file.table("counts")
    tiles: list[Tile] = []
    for entry in entries(file, "building", counts.number("buildings", 9, 54), "kind", "value", "set"):
        tiles.append(
            Tile(
                entry.word("id"),
                entry.word("name"),
                index(entry, "kind", KINDS),
                entry.number("value", 1, 7),
                index(entry, "set", TILE_SETS),
            )
        )
    for kind, entry in enumerate(entries(file, "monument", counts.number("monuments", 6, 6), "kind", "value")):
        if index(entry, "kind", KINDS) != kind:
            raise entry.error(f"expected the monument of kind {KINDS[kind]!r} in this place")
        if entry.word("id") in [tile.id for tile in tiles]:
            raise entry.error("a building has the same id")
        tiles.append(Tile(entry.word("id"), entry.word("name"), kind, entry.number("value", 1, 9), 0))
        for tile in tiles:
            if tile.kind == kind and tile.value >= tiles[-1].value and tile is not tiles[-1]:
                raise entry.error(f"the value must be above that of {tile.id}")
    return tiles


def read_tiles_in_use(file: DataFile, tiles: list[Tile]) -> list[int]:
    """By number of players the buildings in use, one bit each (CAR-SETUP-5)."""
    in_use = [0, 0]
    keys = ("removed", "tiles", "display", "reserve", "decorations_per_kind", "gold_statues")
    found = ordered(entries(file, "players", 3, *keys), ["players-2", "players-3", "players-4"])
    for players, entry in enumerate(found, start=2):
        removed = entry.words("removed", 4 - players)
        for word in removed:
            if word not in TILE_SETS[1:]:
                raise entry.error(f"removed names {word!r}, which is none of {', '.join(TILE_SETS[1:])}")
        used = 0
        for building, tile in enumerate(tiles[:-6]):
            if TILE_SETS[tile.set] not in removed:
                used |= 1 << building
        number = entry.number("tiles", 9, 54)
        if number != used.bit_count():
            raise entry.error(f"tiles: {used.bit_count()} are left of all when {', '.join(removed)} are removed")
        if number != entry.number("display", 1, 12) + entry.number("reserve", 1, 54):
            raise entry.error("display and reserve must add up to tiles")
        if entry.number("display", 1, 12) != found[0].number("display", 1, 12):
            raise entry.error("display must be the same for all numbers of players")
        in_use.append(used)
    return in_use


TILE_IDS: Final = [tile.id for tile in read_tiles(FILE)]
BUILDINGS: Final[int] = len(TILE_IDS) - 6
"""How many are no monuments; the monument of a kind has this number plus that of the kind."""
DISPLAY: Final[int] = FILE.entries("players", 3)[0].number("display", 1, 12)
ALL_MONUMENTS: Final = (1 << 6) - 1
