"""Board, tracks, start and bonus tiles, as `data/board.toml` describes them; and the numbers of the action spaces."""

from typing import Final

from mypy_extensions import i64

from signoria.data.datafile import DataFile
from signoria.games.lorenzo.components import notation
from signoria.games.lorenzo.components.effects import Gain
from signoria.games.lorenzo.components.goods import (
    COINS,
    HARVEST,
    MARKET,
    MILITARY,
    PALACE,
    PRODUCTION,
    STONE,
    TYPES,
    WOOD,
)

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
AREAS: Final[dict[str, tuple[str, str]]] = {
    name: (name.partition("-")[0], name.partition("-")[2]) for name in SPACE_NAMES
}
"""By the name of a space its area and which space of it that is: "market" and "2", "harvest" and "large", "council"
and nothing."""
SPACE_KINDS: Final = [
    *(space // 4 for space in range(FLOORS)),
    HARVEST,
    HARVEST,
    PRODUCTION,
    PRODUCTION,
    *([MARKET] * 4),
    PALACE,
]

PRIVILEGE_NAMES: Final = ("wood-stone", "servants", "coins", "military", "faith")
BONUS_TILES: Final = 5
STANDARD_TILE: Final = 0
"""The bonus tile of the basic game; the others are for the advanced one (LOR-SETUP-12)."""
CARD_SLOTS: Final = 6
"""Places for the cards of a type on a player's board."""
FAITH_MAX: Final = 15
"""The end of the faith track."""

FILE: Final = DataFile("signoria.games.lorenzo", "board.toml")


def tower_of(space: int) -> int:
    """The tower of a floor, which is the type of its cards: floors are the first spaces, tower by tower."""
    return space >> 2


def height_of(space: int) -> int:
    """How high a floor is in its tower, from 0."""
    return space & 3


class BonusTile:
    """A personal bonus tile: what every harvest and every production of its owner yields (LOR-HP-9)."""

    __slots__ = ("harvest", "id", "production")

    def __init__(self, id: str, harvest: Gain, production: Gain) -> None:
        self.id = id
        self.harvest = harvest
        self.production = production


class Floor:
    """A floor of a tower and what it gives, also good by good as far as cards are paid with it."""

    __slots__ = ("coins", "gain", "gives", "military", "requirement", "space", "stone", "wood")

    def __init__(self, space: int, requirement: int, gain: Gain) -> None:
        self.space: i64 = space
        self.requirement: i64 = requirement
        self.gain = gain
        self.gives = len(gain.goods) > 0
        self.coins: i64 = gain.amount(COINS)
        self.wood: i64 = gain.amount(WOOD)
        self.stone: i64 = gain.amount(STONE)
        self.military: i64 = gain.amount(MILITARY)


class Area:
    """A space outside the towers."""

    __slots__ = ("holds_many", "kind", "requirement", "space")

    def __init__(self, space: int, requirement: int) -> None:
        self.space: i64 = space
        self.kind: i64 = SPACE_KINDS[space]
        self.requirement: i64 = requirement
        # The large spaces, at any time (LOR-OQ-6), and the palace (LOR-HP-3, LOR-COUNCIL-1).
        self.holds_many = space == HARVEST_LARGE or space == PRODUCTION_LARGE or space == PALACE_SPACE


class Board:
    """Every value of a board file."""

    def __init__(self, file: DataFile) -> None:
        start = file.table("start")
        self.start_goods = notation.gain(start, start.word("goods"))
        self.start_coins = start.numbers("coins", 4)

        towers = file.table("towers")
        self.floor_values = towers.numbers("values", 4)  # LOR-TOWER-2, LOR-TOWER-3
        if sorted(self.floor_values) != self.floor_values:
            raise towers.error("values must rise from floor to floor")
        self.surcharge = towers.number("surcharge", 0, 99)
        self.max_cards = towers.number("max_cards", 1, CARD_SLOTS)
        bonus = file.table("towers.bonus")
        gains = [notation.gain(bonus, text) for type in TYPES for text in bonus.words(type, 4)]
        self.floors = [Floor(space, self.floor_values[space % 4], gain) for space, gain in enumerate(gains)]
        self.towers = [self.floors[tower * 4 : tower * 4 + 4] for tower in range(len(TYPES))]
        self.territory_military = file.table("territories").numbers("military", CARD_SLOTS)

        areas = file.table("areas")
        self.large_penalty = areas.number("large_penalty", 0, 9)
        self.large_from_players = areas.number("large_from_players", 2, 5)
        self.requirements = [
            *[self.floor_values[space % 4] for space in range(FLOORS)],
            *[1, 1 + self.large_penalty] * 2,
            *[1] * 5,
        ]
        """By space the action value that it asks for (LOR-VALUE-9), on a large space before its penalty (LOR-HP-5)."""

        market = file.table("market")
        self.market_gains = [notation.gain(market, text) for text in market.words("gains", 4)]  # LOR-MARKET-1
        self.market_from_players = market.numbers("from_players", 4)  # LOR-MARKET-2
        palace = file.table("palace")
        self.palace_gain = notation.gain(palace, palace.word("gain"))
        privileges = file.table("privileges")
        self.privilege_gains = [notation.gain(privileges, privileges.word(name)) for name in PRIVILEGE_NAMES]

        tracks = file.table("tracks")
        self.faith_victory = tracks.numbers("faith_victory", FAITH_MAX + 1)  # LOR-VATICAN-9
        self.faith_required = tracks.numbers("faith_required", 3)
        self.military_max = tracks.number("military_max", 1, 999)

        scoring = file.table("scoring")
        self.territory_victory = scoring.numbers("territories", CARD_SLOTS + 1)
        self.character_victory = scoring.numbers("characters", CARD_SLOTS + 1)
        self.character_victory_pl = scoring.numbers("characters_pl", CARD_SLOTS + 1)
        self.military_victory = scoring.numbers("military", 2)
        self.resources_per_point = scoring.number("resources_per_point", 1, 99)

        self.bonus_tiles = [
            BonusTile(
                entry.word("id"),
                notation.gain(entry, entry.word("harvest")),
                notation.gain(entry, entry.word("production")),
            )
            for entry in file.entries("bonus_tile", BONUS_TILES)
        ]
        self.covered = [[self.is_covered(space, seats) for space in range(SPACES)] for seats in range(5)]
        self.areas = [Area(space, self.requirements[space]) for space in range(FLOORS, SPACES)]
        self.open_areas = [[area for area in self.areas if not self.covered[seats][area.space]] for seats in range(5)]
        """By the number of players: the spaces outside the towers that are not covered."""

    def is_covered(self, space: int, seats: int) -> bool:
        """Covered spaces do not exist at this number of players (LOR-SETUP-4 to LOR-SETUP-7)."""
        if space == HARVEST_LARGE or space == PRODUCTION_LARGE:
            return seats < self.large_from_players
        if MARKET_FIRST <= space < PALACE_SPACE:
            return seats < self.market_from_players[space - MARKET_FIRST]
        return False
