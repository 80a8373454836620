"""What is drawn for The Palaces of Carrara alone: its picture, the yard, the wheel, and all that is built."""

from collections.abc import Callable
from functools import partial
from typing import Final

from signoria.games.carrara.board import wheels
from signoria.games.carrara.board.pictures import pictures
from signoria.games.carrara.board.yard import yard
from signoria.web.drawing.house import LIGHTS
from signoria.web.drawing.palette import DAY
from signoria.web.drawing.places import marble_mountains

PLACE: Final = "games/carrara/board/static/carrara/drawn"


def drawings() -> dict[str, Callable[[], str]]:
    """The files by their place in the package, and what draws them."""
    found: dict[str, Callable[[], str]] = {f"{PLACE}/home.svg": partial(marble_mountains, DAY)}
    for light, palette in LIGHTS.items():
        found[f"{PLACE}/yard{light}.svg"] = partial(yard, palette)
        for layer in (wheels.ring, wheels.large, wheels.small):
            found[f"{PLACE}/wheel-{layer.__name__}{light}.svg"] = partial(layer, palette)
    return found | {f"{PLACE}/{name}.svg": draw for name, draw in pictures().items()}
