"""Lorenzo il Magnifico for 2 to 4 players, basic and advanced."""

from signoria.games.lorenzo.game import GAME

__all__ = ["GAME"]
