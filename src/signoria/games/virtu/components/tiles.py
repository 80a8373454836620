"""The tiles of a dominion: cities, titles, guild, cathedrals and the Cannons (`data/tiles.toml`)."""

from typing import Final

from signoria.data.datafile import DataFile, Entry
from signoria.games.virtu.components.cards import POWERS
from signoria.games.virtu.components.cities import CITIES, CITY, CITY_IDS
from signoria.games.virtu.components.symbols import (
    CROSS,
    CROWN,
    EITHER,
    FLORIN,
    WAR,
    amount,
    read_price,
    read_symbols,
)

TITLES: Final = 4
DUCHY: Final = CITIES
KINGDOM: Final = CITIES + 2
REPUBLIC: Final = CITIES + 3
GUILD: Final = CITIES + 4
CATHEDRALS: Final = CITIES + 5
"""The first cathedral; each is called after its city (VIR-SIEGE-25)."""
TITLE_IDS: Final = ("duchy", "principality", "kingdom", "republic")
CITY_TILES: Final = (1 << CITIES) - 1


class Tile:
    """A tile that can be bought, or the Cannons; city tiles carry no price and no prestige."""

    def __init__(
        self, id: str, name: str, copies: int, cost: int, symbols: int, arrows: int, antechambers: int, prestige: int
    ) -> None:
        self.id = id
        self.name = name
        self.copies = copies
        self.cost = cost
        self.symbols = symbols
        self.arrows = arrows
        self.antechambers = antechambers
        self.prestige = prestige


def read_title(entry: Entry, index: int) -> Tile:
    entry.only(
        "id", "tiles", "one_per_power", "buyer", "limit_per_player", "excludes", "cost", "resources", "antechambers",
        "prestige",
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
    )


def read_guild(entry: Entry) -> Tile:
    entry.only("id", "tiles", "limit_per_player", "cost", "resources", "prestige")
    entry.number("limit_per_player", 1, 1)
    symbols, arrows = read_symbols(entry)
    copies = entry.number("tiles", 1, 5)
    prestige = entry.number("prestige", 0, 9)
    return Tile(entry.word("id"), entry.word("name"), copies, read_price(entry), symbols, arrows, 0, prestige)


def read_cathedral(entry: Entry) -> Tile:
    entry.only("id", "tiles", "needs_city_value_min", "cost", "resources", "prestige")
    symbols, arrows = read_symbols(entry)
    copies = entry.number("tiles", 1, 5)
    prestige = entry.number("prestige", 0, 9)
    return Tile(entry.word("id"), entry.word("name"), copies, read_price(entry), symbols, arrows, 0, prestige)


FILE: Final = DataFile("signoria.games.virtu", "tiles.toml")
TITLE: Final = [read_title(entry, index) for index, entry in enumerate(FILE.entries("title", TITLES))]
GUILD_TILE: Final = read_guild(FILE.table("guild"))
CATHEDRAL_TILE: Final = read_cathedral(FILE.table("cathedral"))
CATHEDRAL_VALUE: Final = FILE.table("cathedral").number("needs_city_value_min", 1, 4)
CATHEDRAL_CITIES: Final = [index for index, city in enumerate(CITY) if city.value >= CATHEDRAL_VALUE]
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

SYMBOLS_AT: Final = [
    *[city.symbols for city in CITY],
    *[title.symbols for title in TITLE],
    GUILD_TILE.symbols,
    *[CATHEDRAL_TILE.symbols] * len(CATHEDRAL_CITIES),
    0,
]
"""By tile: its symbols, packed."""
ARROWS_AT: Final = [
    *[city.arrows for city in CITY],
    *[title.arrows for title in TITLE],
    GUILD_TILE.arrows,
    *[CATHEDRAL_TILE.arrows] * len(CATHEDRAL_CITIES),
    0,
]
PRESTIGE_AT: Final = [
    *[0] * CITIES,
    *[title.prestige for title in TITLE],
    GUILD_TILE.prestige,
    *[0] * len(CATHEDRAL_CITIES),  # counted apart (VIR-SCORE-6)
    0,
]


def showing(symbol: int) -> int:
    """The tiles that show a symbol, one bit each."""
    return sum([1 << tile for tile in range(TILES) if amount(SYMBOLS_AT[tile], symbol)])


SHOWING: Final = [showing(symbol) for symbol in range(EITHER + 1)]
WITH_ARROWS: Final = sum([1 << tile for tile in range(TILES) if ARROWS_AT[tile]])
WITH_FLORINS: Final = SHOWING[FLORIN]
WITH_WAR: Final = SHOWING[WAR]
ROOMY: Final = [tile for tile in range(DUCHY, GUILD) if TITLE[tile - DUCHY].antechambers]
"""The titles that open an antechamber (VIR-COURT-2)."""

BYTES: Final = (TILES + 7) // 8
BITS_OF: Final = [[bit for bit in range(8) if byte >> bit & 1] for byte in range(256)]
SUM_OF: Final = [
    [sum([SYMBOLS_AT[8 * part + bit] for bit in BITS_OF[byte] if 8 * part + bit < TILES]) for byte in range(256)]
    for part in range(BYTES)
]
"""By eight tiles each and which of them are asked: the sum of their symbols."""


def sum_symbols(tiles: int) -> int:
    """All symbols of a set of tiles, packed."""
    total = 0
    part = 0
    while tiles:
        total += SUM_OF[part][tiles & 255]
        tiles >>= 8
        part += 1
    return total


def tiles_in(tiles: int) -> list[int]:
    """The tiles of a set in catalogue order."""
    found: list[int] = []
    base = 0
    while tiles:
        for bit in BITS_OF[tiles & 255]:
            found.append(base + bit)
        tiles >>= 8
        base += 8
    return found


CROWNS_AT: Final = [amount(symbols, CROWN) for symbols in SYMBOLS_AT]
CROSSES_AT: Final = [amount(symbols, CROSS) for symbols in SYMBOLS_AT]
