"""The games, one folder each; this is the only list of them."""

from importlib import import_module

from signoria.engine.errors import UnknownGame
from signoria.games.base import Game
from signoria.games.game_kit import GameKit

NAMES = ("carrara", "lorenzo", "virtu")


def games() -> tuple[str, ...]:
    """The names of the games there are."""
    return NAMES


def game(name: str) -> Game:
    """The game of that name."""
    return kit(name).game


def kit(name: str) -> GameKit:
    """The game of that name with all that the house needs of it."""
    if name not in NAMES:
        raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(NAMES)}")
    found = import_module(f"{__name__}.{name}.kit").KIT
    assert isinstance(found, GameKit)
    return found
