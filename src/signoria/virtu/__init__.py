"""Virtù, the art of governing, for 3 to 5 players."""

from signoria.virtu.play import GAME

__all__ = ["GAME"]
