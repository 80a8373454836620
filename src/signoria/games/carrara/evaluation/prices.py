"""What the evaluation weighs: numbers with names, tuned by play; `data/evaluation.toml` says what each is for."""

from typing import Final

from signoria.bots.weights import Weights, read_weights
from signoria.data.datafile import DataFile
from signoria.games.carrara.components.marble import COLOURS

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


class Prices:
    """The weights by their names."""

    def __init__(self, weights: list[float]) -> None:
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
