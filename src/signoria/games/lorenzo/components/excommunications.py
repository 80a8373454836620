"""The 21 excommunication tiles (LOR-EXC-1, LOR-EXC-2), as `data/excommunications.toml` describes them."""

import re
from typing import Final

from mypy_extensions import i64

from signoria.data.datafile import DataFile, Entry
from signoria.games.lorenzo.components import notation
from signoria.games.lorenzo.components.effects import Boost
from signoria.games.lorenzo.components.goods import GOODS, TYPES_PLURAL

# What a tile does beyond a penalty on a kind of action; the words stand at the top of the data file. Where they act:
#   gains     LESS, LESS_WOOD_OR_STONE
#   values    WEAK_MEMBERS, DEAR_SERVANTS
#   placing   NO_MARKET
#   rounds    SKIP_FIRST_TURN
#   scoring   NO_VICTORY and the losses
NOTHING: Final = 0
LESS: Final = 1
LESS_WOOD_OR_STONE: Final = 2
WEAK_MEMBERS: Final = 3
NO_MARKET: Final = 4
DEAR_SERVANTS: Final = 5
SKIP_FIRST_TURN: Final = 6
NO_VICTORY: Final = 7
LOSE_PER_VICTORY: Final = 8
LOSE_PER_MILITARY: Final = 9
LOSE_PER_BUILDING_COST: Final = 10
LOSE_PER_RESOURCE: Final = 11

FIXED_WORDS: Final = {
    "less wood/stone": LESS_WOOD_OR_STONE,
    "no market": NO_MARKET,
    "skip first turn": SKIP_FIRST_TURN,
    "lose 1 per military": LOSE_PER_MILITARY,
    "lose 1 per wood and stone in building costs": LOSE_PER_BUILDING_COST,
    "lose 1 per resource": LOSE_PER_RESOURCE,
}


class Tile:
    """An excommunication tile: a word, the good or card type it is about, a number; or a penalty on an action."""

    __slots__ = ("about", "amount", "effect", "id", "name", "penalty", "period", "word")

    def __init__(
        self, id: str, name: str, period: int, effect: str, word: int, about: int, amount: int, penalty: Boost | None
    ) -> None:
        self.id = id
        self.name = name
        self.period = period
        self.effect = effect
        self.word = word
        self.about = about
        self.amount = amount
        self.penalty = penalty


def read_tile(entry: Entry, period: int) -> Tile:
    entry.only("id", "effect")
    id = entry.word("id")
    if not re.fullmatch(rf"{period}_[1-7]", id):
        raise entry.error(f"a tile of period {period} is called {period}_1 to {period}_7")
    effect = entry.word("effect")
    word, about, amount, penalty = read_effect(entry, effect)
    return Tile(id, entry.word("name"), period, effect, word, about, amount, penalty)


def read_effect(entry: Entry, effect: str) -> tuple[int, int, int, Boost | None]:
    penalty = notation.boost(entry, effect)
    if penalty is not None:
        return NOTHING, 0, 0, penalty
    if effect in FIXED_WORDS:
        return FIXED_WORDS[effect], 0, 1, None
    if found := re.fullmatch(r"less (\w+)", effect):
        return LESS, notation.good(entry, found[1]), 1, None
    if found := re.fullmatch(r"-([1-9]) coloured members", effect):
        return WEAK_MEMBERS, 0, int(found[1]), None
    if found := re.fullmatch(r"([1-9]) servants per \+1", effect):
        return DEAR_SERVANTS, 0, int(found[1]), None
    if found := re.fullmatch(r"lose 1 per ([1-9]) victory", effect):
        return LOSE_PER_VICTORY, 0, int(found[1]), None
    found = re.fullmatch(r"no victory for (\w+)", effect)
    if found and found[1] in TYPES_PLURAL:
        return NO_VICTORY, TYPES_PLURAL.index(found[1]), 0, None
    raise entry.error(f"effect {effect!r} is none of the words this file explains at its top")


TILES: Final = 21
PERIOD_TILES: Final = 7
"""Tiles of each period."""

FILE: Final = DataFile("signoria.games.lorenzo", "excommunications.toml")


def read_tiles(file: DataFile) -> list[Tile]:
    return [read_tile(entry, index // PERIOD_TILES + 1) for index, entry in enumerate(file.entries("tile", TILES))]


class Curses:
    """Which tiles do what, one bit each, and the numbers on them."""

    def __init__(self, tiles: list[Tile]) -> None:
        self.tiles = tiles
        self.less_of = [self.of(LESS, good) for good in range(len(GOODS))]
        self.less_of_wood_or_stone: i64 = self.of(LESS_WOOD_OR_STONE)
        self.less_of_anything: i64 = sum(self.less_of) | self.less_of_wood_or_stone
        self.weak: i64 = self.of(WEAK_MEMBERS)
        self.banned: i64 = self.of(NO_MARKET)
        self.dear: i64 = self.of(DEAR_SERVANTS)
        self.skipping: i64 = self.of(SKIP_FIRST_TURN)
        self.unsung = [self.of(NO_VICTORY, type) for type in range(4)]
        self.losing_victory = self.of(LOSE_PER_VICTORY)
        self.losing_military = self.of(LOSE_PER_MILITARY)
        self.losing_building_cost = self.of(LOSE_PER_BUILDING_COST)
        self.losing_resources = self.of(LOSE_PER_RESOURCE)
        self.weak_by: i64 = self.number(WEAK_MEMBERS)
        self.servants_per_point: i64 = self.number(DEAR_SERVANTS)
        self.victory_per_loss = self.number(LOSE_PER_VICTORY)

    def of(self, word: int, about: int = 0) -> int:
        """The tiles with that word."""
        return sum([1 << index for index, tile in enumerate(self.tiles) if tile.word == word and tile.about == about])

    def number(self, word: int) -> int:
        """The number on the tile of that word."""
        return max([tile.amount for tile in self.tiles if tile.word == word], default=1)
