"""The games, one folder each; this is the only list of them."""

from signoria.engine.errors import UnknownGame
from signoria.games.base import Game
from signoria.games.game_kit import GameKit, kit_in

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
    return kit_in(f"{__name__}.{name}.kit")
