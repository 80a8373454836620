"""Rounds, periods and turns: how long the game is."""

from typing import Final

from signoria.games.lorenzo.position.position import Position

ROUNDS: Final = 6
TURNS: Final = 4
"""Turns of each player in a round, one for each member (LOR-TURN-2)."""


def period(state: Position) -> int:
    """0, 1 or 2; two rounds each (LOR-ROUND-1)."""
    return (state.round - 1) // 2
