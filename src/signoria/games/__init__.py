"""The games, one folder each; this is the only list of them."""

from importlib import import_module

from signoria.engine.errors import UnknownGame
from signoria.engine.game import Game

NAMES = ("carrara", "lorenzo", "virtu")


def games() -> tuple[str, ...]:
    """The names of the games there are."""
    return NAMES


def game(name: str) -> Game:
    """The game of that name."""
    if name not in NAMES:
        raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(NAMES)}")
    found = import_module(f"{__name__}.{name}").GAME
    assert isinstance(found, Game)
    return found
