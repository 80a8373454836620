"""What is drawn for Virtù alone: its picture."""

from collections.abc import Callable
from functools import partial
from typing import Final

from signoria.web.drawing.palette import DAY
from signoria.web.drawing.places import war_map

PLACE: Final = "games/virtu/board/static/virtu/drawn"


def drawings() -> dict[str, Callable[[], str]]:
    """The files by their place in the package, and what draws them."""
    return {f"{PLACE}/home.svg": partial(war_map, DAY)}
