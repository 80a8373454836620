"""What the evaluation weighs: numbers with names, tuned by play; `data/evaluation.toml` says what each is for.

Together with a component set they are the prices that a position is judged by.
"""

from typing import Final

from signoria.bots.weights import Weights, read_weights
from signoria.data.datafile import DataFile
from signoria.engine.bits import has
from signoria.games.carrara.components.components import Components
from signoria.games.carrara.components.marble import COLOURS, ONE
from signoria.games.carrara.components.tiles import BUILDINGS, KINDS, LANDSCAPES

NAMES: Final = (
    "fuel",
    "coins_a_turn",
    *COLOURS,
    "block_without_columns",
    "blocks_a_turn",
    "ready_building",
    "turns_per_building",
    "turns_per_column",
    "scorings_a_turn",
    "city_growth",
    "kind_growth",
    "landscape_growth",
    "city_held",
    "city_contested",
    "building_short",
    "bonus_kept",
    "decoration",
    "statue",
    "stored_item",
    "majority_open",
    "upgrade_growth",
    "fresh_block",
    "free_turn",
    "common_purse",
    "block_growth",
    "scoring_turn",
    "crowding",
    "waiting",
)
WEIGHTS: Final[Weights] = read_weights(DataFile("signoria.games.carrara", "evaluation.toml"), NAMES)


def weight(weights: list[float], name: str) -> float:
    return weights[NAMES.index(name)]


CHUNK: Final = 9
"""The reserve is looked up by so many tiles at a time."""


def kinds_by_chunk(kinds: list[int]) -> list[list[int]]:
    """By chunk of the buildings and set of its tiles, one bit each: how many there are of each kind, packed like a
    handful of blocks."""
    return [
        [
            sum([ONE[kinds[first + bit]] for bit in range(CHUNK) if has(tiles, bit) and first + bit < BUILDINGS])
            for tiles in range(1 << CHUNK)
        ]
        for first in range(0, BUILDINGS, CHUNK)
    ]


class Prices:
    """The weights by their names, and the component set with what is often looked up in it."""

    def __init__(self, components: Components, weights: list[float]) -> None:
        self.components = components
        self.kinds_by_chunk = kinds_by_chunk(components.kinds)
        self.kinds_in = [
            sum([1 << kind for kind in range(len(KINDS)) if components.landscapes[kind] == landscape])
            for landscape in range(len(LANDSCAPES))
        ]  # by landscape its kinds, one bit each
        self.dearest_tile: int = max(components.values)
        self.few_coins = components.least_money // 2  # with fewer nobody thinks of a money place
        self.fuel = weight(weights, "fuel")
        self.coins_a_turn = weight(weights, "coins_a_turn")
        self.crowding = weight(weights, "crowding")
        self.common_purse = weight(weights, "common_purse")
        self.blocks = [weight(weights, colour) for colour in COLOURS]
        self.block_without_columns = weight(weights, "block_without_columns")
        self.block_growth = weight(weights, "block_growth")
        self.blocks_a_turn = weight(weights, "blocks_a_turn")
        self.ready_building = weight(weights, "ready_building")
        self.turns_per_building = weight(weights, "turns_per_building")
        self.turns_per_column = weight(weights, "turns_per_column")
        self.waiting = weight(weights, "waiting")
        self.scorings_a_turn = weight(weights, "scorings_a_turn")
        self.scoring_turn = weight(weights, "scoring_turn")
        self.city_growth = weight(weights, "city_growth")
        self.kind_growth = weight(weights, "kind_growth")
        self.landscape_growth = weight(weights, "landscape_growth")
        self.city_held = weight(weights, "city_held")
        self.city_contested = weight(weights, "city_contested")
        self.building_short = weight(weights, "building_short")
        self.bonus_kept = weight(weights, "bonus_kept")
        self.decoration = weight(weights, "decoration")
        self.statue = weight(weights, "statue")
        self.stored_item = weight(weights, "stored_item")
        self.majority_open = weight(weights, "majority_open")
        self.upgrade_growth = weight(weights, "upgrade_growth")
        self.fresh_block = weight(weights, "fresh_block")
        self.free_turn = weight(weights, "free_turn")
