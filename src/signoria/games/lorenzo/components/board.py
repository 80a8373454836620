"""Board, tracks, start and bonus tiles, read from `data/board.toml`; and the numbers of the action spaces."""

from typing import Final

from signoria.data.datafile import DataFile
from signoria.games.lorenzo.components import notation
from signoria.games.lorenzo.components.effects import Gain
from signoria.games.lorenzo.components.goods import HARVEST, MARKET, PALACE, PRODUCTION, TYPES

# Action spaces (LOR-TURN-7): 16 tower floors (LOR-TOWER-1; 4 times the tower plus the floor), harvest and production
# with a small and a large space each (LOR-HP-1), market, palace.
FLOORS: Final = 16
HARVEST_LARGE: Final = 17
PRODUCTION_LARGE: Final = 19
MARKET_FIRST: Final = 20
PALACE_SPACE: Final = 24
SPACES: Final = 25

SPACE_NAMES: Final = (
    *(f"{type}-{floor}" for type in TYPES for floor in (1, 2, 3, 4)),
    "harvest-small",
    "harvest-large",
    "production-small",
    "production-large",
    *(f"market-{number}" for number in (1, 2, 3, 4)),
    "council",
)
SPACE_KINDS: Final = [
    *(space // 4 for space in range(FLOORS)),
    HARVEST,
    HARVEST,
    PRODUCTION,
    PRODUCTION,
    *([MARKET] * 4),
    PALACE,
]

FILE: Final = DataFile("signoria.games.lorenzo", "board.toml")

_start = FILE.table("start")
START_GOODS: Final = notation.gain(_start, _start.word("goods"))
START_COINS: Final = _start.numbers("coins", 4)

_towers = FILE.table("towers")
FLOOR_VALUES: Final = _towers.numbers("values", 4)  # LOR-TOWER-2, -3
if sorted(FLOOR_VALUES) != FLOOR_VALUES:
    raise _towers.error("values must rise from floor to floor")
SURCHARGE: Final[int] = _towers.number("surcharge", 0, 99)
MAX_CARDS: Final[int] = _towers.number("max_cards", 1, 6)
_bonus = FILE.table("towers.bonus")
FLOOR_BONUS: Final = [notation.gain(_bonus, text) for type in TYPES for text in _bonus.words(type, 4)]

TERRITORY_MILITARY: Final = FILE.table("territories").numbers("military", 6)

_areas = FILE.table("areas")
LARGE_PENALTY: Final[int] = _areas.number("large_penalty", 0, 9)
LARGE_FROM_PLAYERS: Final[int] = _areas.number("large_from_players", 2, 5)

SPACE_REQUIREMENTS: Final = [
    *(FLOOR_VALUES[space % 4] for space in range(FLOORS)),
    *(1, 1 + LARGE_PENALTY) * 2,
    *(1,) * 5,
]
"""The action value that a space asks for (LOR-VALUE-9), on a large space before its penalty (LOR-HP-5)."""

_market = FILE.table("market")
MARKET_GAINS: Final = [notation.gain(_market, text) for text in _market.words("gains", 4)]  # LOR-MARKET-1
MARKET_FROM_PLAYERS: Final = _market.numbers("from_players", 4)  # LOR-MARKET-2

_palace = FILE.table("palace")
PALACE_GAIN: Final = notation.gain(_palace, _palace.word("gain"))

PRIVILEGE_NAMES: Final = ("wood-stone", "servants", "coins", "military", "faith")
_privileges = FILE.table("privileges")
PRIVILEGE_GAINS: Final = [notation.gain(_privileges, _privileges.word(name)) for name in PRIVILEGE_NAMES]

_tracks = FILE.table("tracks")
FAITH_VICTORY: Final = _tracks.numbers("faith_victory", 16)  # LOR-VATICAN-9
FAITH_REQUIRED: Final = _tracks.numbers("faith_required", 3)
FAITH_MAX: Final[int] = len(FAITH_VICTORY) - 1
MILITARY_MAX: Final[int] = _tracks.number("military_max", 1, 999)

_scoring = FILE.table("scoring")
TERRITORY_VICTORY: Final = _scoring.numbers("territories", 7)
CHARACTER_VICTORY: Final = _scoring.numbers("characters", 7)
CHARACTER_VICTORY_PL: Final = _scoring.numbers("characters_pl", 7)
MILITARY_VICTORY: Final = _scoring.numbers("military", 2)
RESOURCES_PER_POINT: Final[int] = _scoring.number("resources_per_point", 1, 99)


class BonusTile:
    """A personal bonus tile: what every harvest and every production of its owner yields (LOR-HP-9)."""

    __slots__ = ("harvest", "id", "production")

    def __init__(self, id: str, harvest: Gain, production: Gain) -> None:
        self.id = id
        self.harvest = harvest
        self.production = production


STANDARD_TILE: Final = 0
BONUS_TILES: Final = [
    BonusTile(
        entry.word("id"),
        notation.gain(entry, entry.word("harvest")),
        notation.gain(entry, entry.word("production")),
    )
    for entry in FILE.entries("bonus_tile", 5)
]


def is_covered(space: int, seats: int) -> bool:
    """Covered spaces do not exist at this number of players (LOR-SETUP-4..7)."""
    if space == HARVEST_LARGE or space == PRODUCTION_LARGE:
        return seats < LARGE_FROM_PLAYERS
    if MARKET_FIRST <= space < PALACE_SPACE:
        return seats < MARKET_FROM_PLAYERS[space - MARKET_FIRST]
    return False


COVERED: Final = [[is_covered(space, seats) for space in range(SPACES)] for seats in range(5)]
OPEN_AREAS: Final = [[space for space in range(FLOORS, SPACES) if not is_covered(space, seats)] for seats in range(5)]
"""By the number of players: the spaces outside the towers that are not covered."""
