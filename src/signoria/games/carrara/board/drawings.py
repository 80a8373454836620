"""What is drawn for The Palaces of Carrara alone: its picture."""

from collections.abc import Callable
from functools import partial
from typing import Final

from signoria.web.drawing.palette import DAY
from signoria.web.drawing.places import marble_mountains

PLACE: Final = "games/carrara/board/static/carrara/drawn"


def drawings() -> dict[str, Callable[[], str]]:
    """The files by their place in the package, and what draws them."""
    return {f"{PLACE}/home.svg": partial(marble_mountains, DAY)}
