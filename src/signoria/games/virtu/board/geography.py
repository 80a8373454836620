"""Where the places of the map lie, and how roads and lanes run between them; see `geography.toml`."""

import tomllib
from math import hypot
from pathlib import Path
from typing import Any, Final

from signoria.engine.bits import has
from signoria.games.virtu.components.cities import CITIES, CITY_IDS, READ, SEA_IDS, SEA_STEPS, SETUPS

Point = tuple[float, float]
Pair = tuple[str, str]

SIDES: Final = {"3-4": 4, "2-5": 5}
"""The two sides of the map, each with a number of players for whom all of it is in play."""
BENDS: Final[dict[Pair, list[Point]]] = {
    ("naples", "reggio"): [(640, 545), (672, 610)],
    ("bari", "pescara"): [(610, 405), (690, 440)],
    ("ancona", "ravenna"): [(448, 214)],
    ("ancona", "pescara"): [(512, 304)],
    ("genoa", "nice"): [(122, 186)],
    ("genoa", "pisa"): [(240, 184)],
    ("genoa", "turin"): [(150, 126)],
    ("nice", "turin"): [(70, 165)],
    ("rome", "siena"): [(380, 345)],
    ("civitavecchia", "siena"): [(345, 335)],
    ("rome", "terracina"): [(474, 428)],
    ("naples", "terracina"): [(524, 476)],
    ("florence", "spoleto"): [(425, 262)],
    ("siena", "spoleto"): [(404, 330)],
    ("florence", "ravenna"): [(398, 206)],
    ("ravenna", "venice"): [(428, 118)],
    ("bari", "otranto"): [(780, 530)],
    ("bari", "benevento"): [(676, 478)],
    ("benevento", "pescara"): [(590, 404)],
    ("milan", "turin"): [(150, 78)],
    ("mantua", "milan"): [(256, 66)],
    ("bologna", "padua"): [(374, 112)],
}
"""Where a road leaves the straight line, in units of the desk's map: along the coast, around the mountains."""


class Chart:
    """One layout of the map."""

    def __init__(self, name: str, told: dict[str, Any]) -> None:
        self.name = name
        self.width: int = told["width"]
        self.height: int = told["height"]
        self.land: str = told["land"]
        self.towns: dict[str, Point] = {id: (x, y) for id, (x, y) in told["towns"].items()}
        self.seas: dict[str, Point] = {id: (x, y) for id, (x, y) in told["seas"].items()}

    def carried(self, point: Point) -> Point:
        """A point of the desk's map where it lies on this one: it goes along with the towns around it."""
        total = x = y = 0.0
        for id, town in CHARTS["desk"].towns.items():
            share = 1 / (hypot(town[0] - point[0], town[1] - point[1]) + 8) ** 3
            x += share * (self.towns[id][0] - town[0])
            y += share * (self.towns[id][1] - town[1])
            total += share
        return point[0] + x / total, point[1] + y / total

    def road(self, start: str, end: str) -> str:
        """A road as path data."""
        told = [self.towns[start], *self.bends(start, end), self.towns[end]]
        letter = {2: "L", 3: "Q", 4: "C"}[len(told)]
        (x, y), *others = [(round(x), round(y)) for x, y in told]
        return f"M{x} {y}{letter}{' '.join(f'{x} {y}' for x, y in others)}"

    def bends(self, start: str, end: str) -> list[Point]:
        if (start, end) in BENDS:
            return [self.carried(point) for point in BENDS[start, end]]
        return [self.carried(point) for point in reversed(BENDS.get((end, start), []))]

    def lane(self, start: str, end: str) -> str:
        """A way by sea, from a port to its sea or from sea to sea, as path data."""
        (x, y), (to_x, to_y) = self.place(start), self.place(end)
        return f"M{x:.0f} {y:.0f}L{to_x:.0f} {to_y:.0f}"

    def place(self, id: str) -> Point:
        return self.towns.get(id) or self.seas[id]

    def toward(self, city: str, other: str) -> Point:
        """From a city the direction in which its road or its lane to another place begins, one unit long."""
        x, y = self.towns[city]
        to_x, to_y = (self.bends(city, other) or [self.place(other)])[0] if other in self.towns else self.place(other)
        far = hypot(to_x - x, to_y - y)
        return (to_x - x) / far, (to_y - y) / far


def roads(seats: int) -> list[Pair]:
    """The roads between cities in play."""
    joined = SETUPS[seats].roads
    pairs = ((one, other) for one in range(CITIES) for other in range(one) if has(joined[one], other))
    return sorted((CITY_IDS[min(pair)], CITY_IDS[max(pair)]) for pair in pairs)


def ports_of(sea: int) -> list[str]:
    return [city.id for city in READ if city.seas >> sea & 1]


def lanes(seats: int) -> list[Pair]:
    """From every port in play to its seas, and from each sea to those that it meets."""
    in_play = SETUPS[seats].in_play
    found = [
        (port, id) for sea, id in enumerate(SEA_IDS) for port in ports_of(sea) if has(in_play, CITY_IDS.index(port))
    ]
    return found + [
        (SEA_IDS[one], SEA_IDS[other])
        for one in range(len(SEA_IDS))
        for other in range(one)
        if SEA_STEPS[one][other] == 2
    ]


CHARTS: Final = {
    name: Chart(name, told)
    for name, told in tomllib.loads((Path(__file__).parent / "geography.toml").read_text(encoding="utf-8")).items()
}
