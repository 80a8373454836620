"""The tiles of a dominion: cities, titles, guild, cathedrals and the Cannons (`data/tiles.toml`)."""

from typing import Final

from mypy_extensions import i64

from signoria.data.datafile import DataFile, Entry
from signoria.games.virtu.components.cards import POWERS
from signoria.games.virtu.components.cities import CITIES, CITY_IDS, READ
from signoria.games.virtu.components.symbols import read_price, read_symbols, read_war_florins

TITLES: Final = 4
DUCHY: Final = CITIES
KINGDOM: Final = CITIES + 2
REPUBLIC: Final = CITIES + 3
GUILD: Final = CITIES + 4
CATHEDRALS: Final = CITIES + 5
"""The first cathedral; each is called after its city (VIR-SIEGE-25)."""
TITLE_IDS: Final = ("duchy", "principality", "kingdom", "republic")
CITY_TILES: Final = (1 << CITIES) - 1
TITLE_TILES: Final = (1 << GUILD) - (1 << DUCHY)


class Tile:
    """A tile that can be bought, or the Cannons; city tiles carry no price and no prestige."""

    def __init__(
        self,
        id: str,
        name: str,
        copies: int,
        cost: int,
        symbols: int,
        arrows: int,
        antechambers: int,
        prestige: int,
        war_florins: int,
    ) -> None:
        self.id = id
        self.name = name
        self.copies = copies
        self.cost = cost
        self.symbols = symbols
        self.arrows = arrows
        self.antechambers = antechambers
        self.prestige = prestige
        self.war_florins = war_florins  # what each of its war symbols costs, or AS_ALL


def read_title(entry: Entry, index: int) -> Tile:
    entry.only(
        "id", "tiles", "one_per_power", "buyer", "limit_per_player", "excludes", "cost", "resources",
        "war_florin_cost", "antechambers", "prestige",
    )  # fmt: skip
    if entry.word("id") != TITLE_IDS[index]:
        raise entry.error(f"stands where {TITLE_IDS[index]} is expected")
    entry.number("limit_per_player", 1, 1)
    copies = entry.number("tiles", 1, 5)
    own = index < 2
    if (entry.word("buyer") == "own_power") != own or (copies == len(POWERS)) != own:
        raise entry.error("duchies and principalities bear arms, one for each power; the others bear none")
    symbols, arrows = read_symbols(entry)
    return Tile(
        entry.word("id"),
        entry.word("name"),
        copies,
        read_price(entry),
        symbols,
        arrows,
        entry.number("antechambers", 0, 1),
        entry.number("prestige", 0, 9),
        read_war_florins(entry),
    )


def read_guild(entry: Entry) -> Tile:
    entry.only("id", "tiles", "limit_per_player", "cost", "resources", "war_florin_cost", "prestige")
    entry.number("limit_per_player", 1, 1)
    symbols, arrows = read_symbols(entry)
    copies = entry.number("tiles", 1, 5)
    prestige = entry.number("prestige", 0, 9)
    war = read_war_florins(entry)
    return Tile(entry.word("id"), entry.word("name"), copies, read_price(entry), symbols, arrows, 0, prestige, war)


def read_cathedral(entry: Entry) -> Tile:
    entry.only("id", "tiles", "needs_city_value_min", "cost", "resources", "war_florin_cost", "prestige")
    symbols, arrows = read_symbols(entry)
    copies = entry.number("tiles", 1, 5)
    prestige = entry.number("prestige", 0, 9)
    war = read_war_florins(entry)
    return Tile(entry.word("id"), entry.word("name"), copies, read_price(entry), symbols, arrows, 0, prestige, war)


FILE: Final = DataFile("signoria.games.virtu", "tiles.toml")


def read_titles(file: DataFile) -> list[Tile]:
    return [read_title(entry, index) for index, entry in enumerate(file.entries("title", TITLES))]


def cathedral_value(file: DataFile) -> int:
    """A cathedral stands in a city of this value at least (VIR-BUY-13)."""
    return file.table("cathedral").number("needs_city_value_min", 1, 4)


CATHEDRAL_CITIES: Final = [index for index, city in enumerate(READ) if city.value >= cathedral_value(FILE)]
"""Where a cathedral can stand (VIR-BUY-13)."""
CATHEDRAL_SITES: Final = sum([1 << city for city in CATHEDRAL_CITIES])
CATHEDRAL_AT: Final = [
    CATHEDRALS + CATHEDRAL_CITIES.index(city) if city in CATHEDRAL_CITIES else -1 for city in range(CITIES)
]
"""By city: its cathedral tile, or -1."""
CATHEDRAL_TILES: Final = sum([1 << tile for tile in CATHEDRAL_AT if tile >= 0])
CANNONS: Final = CATHEDRALS + len(CATHEDRAL_CITIES)
TILES: Final = CANNONS + 1

TILE_IDS: Final = [
    *CITY_IDS, *TITLE_IDS, "guild", *[f"cathedral-{CITY_IDS[city]}" for city in CATHEDRAL_CITIES], "cannons"
]  # fmt: skip
TILE_NAMES: Final = {
    **{title.id: title.name for title in read_titles(FILE)},
    "guild": read_guild(FILE.table("guild")).name,
    "cathedral": read_cathedral(FILE.table("cathedral")).name,
}
"""What the tiles that can be bought are called."""

BYTES: Final = (TILES + 7) // 8
BITS_OF: Final = [[bit for bit in range(8) if byte >> bit & 1] for byte in range(256)]
TILES_OF: Final = [[[8 * part + bit for bit in bits] for bits in BITS_OF] for part in range(BYTES)]
"""By eight tiles each and a set of them: its members in order."""


def by_bytes(values: list[int]) -> list[list[int]]:
    """By eight tiles each and which of them are asked: the sum of their values."""
    return [
        [sum([values[8 * part + bit] for bit in BITS_OF[byte] if 8 * part + bit < TILES]) for byte in range(256)]
        for part in range(BYTES)
    ]


def tiles_in(tiles: i64) -> list[int]:
    """The tiles of a set in catalogue order."""
    found: list[int] = []
    part: i64 = 0
    while tiles:
        if tiles & 255:
            found += TILES_OF[part][tiles & 255]
        tiles >>= 8
        part += 1
    return found
