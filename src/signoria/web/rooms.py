"""How games are drawn on the site: by the room of their kit; a game without one gets the plain page."""

from collections.abc import Callable
from typing import Final

from signoria.games import kit
from signoria.match import Match
from signoria.web.board.scene import Scene
from signoria.web.plain.table import PlainBoard


class Room:
    """How a game is drawn: the template of the part that changes, its styles, and what it is told as `board`."""

    def __init__(self, template: str, styles: list[str], furnish: Callable[[Scene, Match], object]) -> None:
        self.template = template
        self.styles = styles
        self.furnish = furnish


PLAIN: Final = Room("plain/scene.html", [], PlainBoard)


def room_of(game: str, plain: bool = False) -> Room:
    """The room of a game; the plain page where that is asked for, and where the game has no board of its own."""
    own = None if plain else kit(game).drawn_board()
    if own is None:
        return PLAIN
    assert isinstance(own, Room)
    return own
