"""The names of what the evaluation weighs; `data/evaluation.toml` has the numbers and says what each is for."""

from typing import Final

NAMES: Final = (
    "fuel",
    "coins_a_turn",
    "purple",
    "blue",
    "green",
    "red",
    "yellow",
    "white",
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
)

FUEL: Final = 0
COINS_A_TURN: Final = 1
PURPLE: Final = 2  # the colours follow one another
WHITE_WEIGHT: Final = 7
BLOCK_WITHOUT_COLUMNS: Final = 8
BLOCKS_A_TURN: Final = 9
READY_BUILDING: Final = 10
TURNS_PER_BUILDING: Final = 11
TURNS_PER_COLUMN: Final = 12
SCORINGS_A_TURN: Final = 13
CITY_GROWTH: Final = 14
KIND_GROWTH: Final = 15
LANDSCAPE_GROWTH: Final = 16
CITY_HELD: Final = 17
CITY_CONTESTED: Final = 18
BUILDING_SHORT: Final = 19
BONUS_KEPT: Final = 20
DECORATION: Final = 21
STATUE: Final = 22
STORED_ITEM: Final = 23
MAJORITY_OPEN: Final = 24
UPGRADE_GROWTH: Final = 25
FRESH_BLOCK: Final = 26
FREE_TURN: Final = 27
COMMON_PURSE: Final = 28
