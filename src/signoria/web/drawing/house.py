"""The drawings that belong to the house and to all games, by their place in the package."""

from collections.abc import Callable
from functools import partial
from typing import Final

from signoria.web.drawing import florence, towers
from signoria.web.drawing.palette import CANDLE, DAY, Palette

PLACE: Final = "web/static/signoria/drawn"
LIGHTS: Final[dict[str, Palette]] = {"": DAY, "-candle": CANDLE}


def drawings() -> dict[str, Callable[[], str]]:
    """Paths and what draws them."""
    found: dict[str, Callable[[], str]] = {}
    for light, palette in LIGHTS.items():
        found[f"{PLACE}/florence{light}.svg"] = partial(florence.florence, palette)
        found[f"{PLACE}/board{light}.svg"] = partial(florence.ground_of_the_table, palette)
        for type in towers.TOWERS:
            found[f"{PLACE}/tower-{type}{light}.svg"] = partial(towers.tower, type, palette)
    return found
