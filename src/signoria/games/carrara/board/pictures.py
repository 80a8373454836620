"""The pictures of buildings, monuments, cities and the court, as `pictures.toml` writes them down."""

import tomllib
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

from signoria.games.carrara.components.cities import CITIES
from signoria.games.carrara.components.components import SHIPPED
from signoria.games.carrara.components.tiles import BUILDINGS, KINDS
from signoria.web.drawing.vignette import picture

FILE: Final = Path(__file__).parent / "pictures.toml"
SKIES: Final = ("azure", "silver", "golden", "rose", "dusk")
"""The sky behind a building, by the number of its tile: tiles of one kind lie in the order of their values."""


@cache
def entries() -> dict[str, Any]:
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def building(number: int) -> str:
    """A building as its kind is drawn, grown from the number of its tile."""
    lines = entries()["kind"][KINDS[SHIPPED.kinds[number]]]["lines"]
    return picture([f"{line} seed {number}" for line in lines], SKIES[number % len(SKIES)])


def written(*keys: str) -> str:
    found = entries()
    for key in keys:
        found = found[key]
    return picture(found["lines"], found["mood"])


def pictures() -> dict[str, Callable[[], str]]:
    """By name of the file what draws it; ids are the same in all editions."""
    found: dict[str, Callable[[], str]] = {"court": partial(written, "court")}
    for number in range(BUILDINGS):
        found[f"tile-{SHIPPED.tiles[number].id}"] = partial(building, number)
    for kind, name in enumerate(KINDS):
        found[f"tile-{SHIPPED.tiles[BUILDINGS + kind].id}"] = partial(written, "monument", name)
    return found | {f"city-{city}": partial(written, "city", city) for city in CITIES}
