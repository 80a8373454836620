"""Where things stand on the drawn map, as styles: nothing on a page may say it of itself, and layouts differ."""

from collections.abc import Iterator
from math import cos, pi, sin
from typing import Final

from signoria.games.virtu.board.geography import CHARTS, Chart, Point
from signoria.games.virtu.components.cities import CITY_IDS, SEA_IDS
from signoria.games.virtu.components.tables import GREAT_POWERS

GREAT: Final[dict[str, Point]] = {"france": (88, 372), "holy_roman_empire": (662, 44), "ottoman_empire": (800, 730)}
WINDS: Final = 16
"""Directions from which a city may be besieged."""
NARROW: Final = "@media (max-width: 900px)"


def wind(direction: Point) -> int:
    """The nearest of the winds, 0 for the east and on clockwise."""
    x, y = direction
    found = [cos(2 * pi * at / WINDS) * x + sin(2 * pi * at / WINDS) * y for at in range(WINDS)]
    return found.index(max(found))


def stands(chart: Chart) -> Iterator[str]:
    """Everything that stands at a place of the map, in shares of its size."""
    places = {id: chart.towns[id] for id in CITY_IDS} | {id: chart.seas[id] for id in SEA_IDS}
    for id, (x, y) in {**places, **{id: chart.carried(GREAT[id]) for id in GREAT_POWERS}}.items():
        yield f".virtu .at-{id} {{ left: {100 * x / chart.width:.2f}%; top: {100 * y / chart.height:.2f}%; }}"


def sheet() -> str:
    """The whole file: desk, then phone; winds; and which ways glow while one looks at a city."""
    lines = ["/* Written by scripts.drawings: where the places of the map are. */", *stands(CHARTS["desk"])]
    lines += [f"{NARROW} {{", *(f"  {line}" for line in stands(CHARTS["phone"])), "}"]
    for at in range(WINDS):
        x, y = cos(2 * pi * at / WINDS), sin(2 * pi * at / WINDS)
        lines.append(f".virtu .wind-{at} {{ --across: {x:.2f}; --down: {y:.2f}; }}")
    for id in CITY_IDS:
        looked = f".virtu .map:has(.at-{id}:is(:hover, :focus-within, .pinned))"
        lines.append(f"{looked} .to-{id} {{ opacity: 1; }}")
    return "\n".join(lines) + "\n"
