"""Virtù, the art of governing, for 3 to 5 players."""

from signoria.games.virtu.game import GAME

__all__ = ["GAME"]
