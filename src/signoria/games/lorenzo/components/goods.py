"""Goods and points, dice and members: the small numbers that the whole game speaks in."""

from typing import Final

MOST_SEATS: Final = 4

# Resources, then points (LOR-RES-1, LOR-RES-2); privileges stand only in gains.
COINS: Final = 0
WOOD: Final = 1
STONE: Final = 2
SERVANTS: Final = 3
MILITARY: Final = 4
FAITH: Final = 5
VICTORY: Final = 6
PRIVILEGES: Final = 7

DISCOUNTED: Final = 3
"""How many of them a card can cost less of: coins, wood and stone."""

GOODS: Final = ("coins", "wood", "stone", "servants", "military", "faith", "victory", "privileges")

# Card types in the order of the towers on the board; then the other kinds of action.
TERRITORY: Final = 0
CHARACTER: Final = 1
BUILDING: Final = 2
VENTURE: Final = 3
HARVEST: Final = 4
PRODUCTION: Final = 5
MARKET: Final = 6
PALACE: Final = 7

TYPES: Final = ("territory", "character", "building", "venture")
TYPES_PLURAL: Final = ("territories", "characters", "buildings", "ventures")
KINDS: Final = (*TYPES, "harvest", "production", "market", "council")

# A player's members: three of the colours of the dice and a neutral one (LOR-COMP-3).
NEUTRAL: Final = 3
MEMBERS: Final = ("white", "black", "orange", "neutral")
DICE: Final = ("white", "black", "orange")
