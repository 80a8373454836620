"""Rewards in coins and points: one number, the coins above the points, so that both are added at once."""

from typing import Final

COINS: Final = 0
POINTS: Final = 1
REWARDS: Final = ["coins", "vp"]

COINS_FROM: Final = 12
"""The bit where the coins of a reward begin; below it are the points."""
MOST_POINTS: Final = (1 << COINS_FROM) - 1


def packed(kind: int, amount: int) -> int:
    """So many coins or points as a reward."""
    return amount << (COINS_FROM if kind == COINS else 0)


def coins_of(reward: int) -> int:
    return reward >> COINS_FROM


def points_of(reward: int) -> int:
    return reward & MOST_POINTS
