"""The Palaces of Carrara, second edition, for 2 to 4 players, basic and advanced."""

from signoria.carrara.play import GAME

__all__ = ["GAME"]
