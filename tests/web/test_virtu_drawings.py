"""The drawings of Virtù: safe to show, small, and a map on which every city, road and sea of the game lies."""

import re
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest
from scripts.drawings import PACKAGE

from signoria.games.virtu.board.drawings import PLACE, drawings
from signoria.games.virtu.board.geography import CHARTS, SIDES, Chart, Pair, lanes, roads
from signoria.games.virtu.board.places import GREAT, WINDS, sheet, wind
from signoria.games.virtu.board.vedute import entries
from signoria.games.virtu.components.cards import CARD_IDS, CHARACTERS, FAMILIES, POWERS
from signoria.games.virtu.components.cities import CITY_IDS, READ, SEA_IDS
from signoria.games.virtu.components.symbols import ACTIONS, SYMBOLS
from signoria.games.virtu.components.tables import BONUS_IDS, GREAT_POWERS
from signoria.games.virtu.components.tiles import TITLE_IDS
from signoria.web.drawing.signs import signs
from tests.web.test_drawings import ATTRIBUTES, ELEMENTS, SVG

FILES = {place: draw for place, draw in drawings().items() if place.endswith(".svg")}
LIMITS = {"map": 130_000, "veduta": 9_000, "family": 16_000, "home": 25_000}
STEPS = re.compile(r"([a-zA-Z])|(-?(?:\d+\.?\d*|\.\d+))")
TAKES = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "q": 4, "s": 4, "t": 2}
NEAR = 3.0


@cache
def drawn(place: str) -> str:
    return FILES[place]()


def ends(data: str) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    """By outline of path data in relative steps where it begins and where it ends."""
    found: list[tuple[tuple[float, float], tuple[float, float]]] = []
    x = y = 0.0
    letter, numbers = "", list[float]()
    for sign, value in STEPS.findall(data):
        if sign:
            letter, numbers = sign, []
            continue
        numbers.append(float(value))
        if len(numbers) < TAKES[letter]:
            continue
        across = 0.0 if letter == "v" else numbers[0 if letter == "h" else -2]
        down = 0.0 if letter == "h" else numbers[-1]
        x, y = x + across, y + down
        if letter == "m":
            found.append(((x, y), (x, y)))
            letter = "l"
        found[-1] = (found[-1][0], (x, y))
        numbers = []
    return found


def near(one: tuple[float, float], other: tuple[float, float]) -> bool:
    return abs(one[0] - other[0]) < NEAR and abs(one[1] - other[1]) < NEAR


def ways(place: str, pattern: str) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    """The ends of all that is drawn on a map with one kind of dashes."""
    root = ElementTree.fromstring(drawn(place))
    return [
        way
        for one in root.iter(f"{SVG}path")
        if one.get("stroke-dasharray") == pattern
        for way in ends(one.get("d", ""))
    ]


@pytest.mark.parametrize("place", drawings(), ids=lambda place: Path(place).name)
def test_a_committed_drawing_is_what_the_code_draws(place: str) -> None:
    text = (PACKAGE / place).read_text(encoding="utf-8")
    assert text == drawings()[place](), "run `python -m scripts.drawings`"


@pytest.mark.parametrize("place", FILES, ids=lambda place: Path(place).name)
def test_a_drawing_has_only_shapes_and_is_small(place: str) -> None:
    names = [element.get("id") for element in ElementTree.fromstring(drawn(place)).iter() if element.get("id")]
    assert len(set(names)) == len(names)
    for element in ElementTree.fromstring(drawn(place)).iter():
        assert element.tag.removeprefix(SVG) in ELEMENTS
        assert set(element.keys()) <= ATTRIBUTES
        assert element.get("href", "#land") in {f"#{name}" for name in names} | {"#land"}
        assert not (element.text or "").strip()
    assert len(drawn(place).encode()) <= LIMITS[Path(place).name.partition("-")[0].removesuffix(".svg")]


def test_everything_of_the_game_has_its_picture() -> None:
    titles = [*TITLE_IDS, "guild", "cathedral"]
    assert set(entries()) == {*CITY_IDS, *CARD_IDS[:CHARACTERS], *titles, *BONUS_IDS, *GREAT_POWERS}
    assert {place for place in FILES if "/family-" in place} == {
        f"{PLACE}/family-{card}.svg" for card in CARD_IDS[CHARACTERS : CHARACTERS + FAMILIES]
    }
    assert len({drawn(place) for place in FILES}) == len(FILES)


@pytest.mark.parametrize("chart", CHARTS.values(), ids=lambda chart: chart.name)
def test_every_place_of_the_components_lies_on_the_map(chart: Chart) -> None:
    assert set(chart.towns) == set(CITY_IDS)
    assert set(chart.seas) == set(SEA_IDS)
    assert set(GREAT) == set(GREAT_POWERS)
    for x, y in (*chart.towns.values(), *chart.seas.values(), *GREAT.values()):
        assert 0 < x < chart.width
        assert 0 < y < chart.height


@pytest.mark.parametrize(("name", "apart"), [("desk", 71), ("phone", 79)])
def test_no_town_hides_another(name: str, apart: float) -> None:
    towns = list(CHARTS[name].towns.values())
    assert min(abs(complex(*one) - complex(*other)) for one in towns for other in towns if one is not other) > apart


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("layout", CHARTS)
def test_roads_and_lanes_of_the_components_are_drawn(layout: str, side: str) -> None:
    chart = CHARTS[layout]
    file = f"{PLACE}/map-{layout}-{side}.svg"
    by_land, by_sea = ways(file, "9 4"), ways(file, "1.8 5")

    def is_drawn(pair: Pair, found: list[tuple[tuple[float, float], tuple[float, float]]]) -> bool:
        one, other = chart.place(pair[0]), chart.place(pair[1])
        return any(
            (near(start, one) and near(end, other)) or (near(start, other) and near(end, one)) for start, end in found
        )

    seats = SIDES[side]
    assert len(by_land) == len(roads(seats)) == {"3-4": 37, "2-5": 41}[side]
    assert len(by_sea) == len(lanes(seats))
    assert all(is_drawn(pair, by_land) for pair in roads(seats))
    assert all(is_drawn(pair, by_sea) for pair in lanes(seats))


def test_ports_are_joined_to_their_seas() -> None:
    touched = {(city.id, SEA_IDS[sea]) for city in READ for sea in range(len(SEA_IDS)) if city.seas >> sea & 1}
    assert {pair for pair in lanes(5) if pair[0] in CITY_IDS} == touched
    assert len([pair for pair in lanes(5) if pair[0] in SEA_IDS]) == 6


@pytest.mark.parametrize("chart", CHARTS.values(), ids=lambda chart: chart.name)
def test_whoever_comes_by_a_road_stands_on_it(chart: Chart) -> None:
    by_road = {
        one: {wind(chart.toward(one, other)) for pair in roads(5) if one in pair for other in pair if other != one}
        for one in CITY_IDS
    }
    assert all(0 <= at < WINDS for winds in by_road.values() for at in winds)
    assert wind((1, 0)) == 0
    assert wind((0, 1)) == WINDS // 4
    assert wind((-1, 0)) == WINDS // 2


def test_every_place_has_its_style() -> None:
    told = sheet()
    for id in (*CITY_IDS, *SEA_IDS, *GREAT_POWERS):
        assert told.count(f".virtu .at-{id} {{ left: ") == 2


def test_actions_powers_and_pieces_have_signs() -> None:
    wanted = {
        f"s-{name}" for name in (*ACTIONS, *SYMBOLS, "unit", "agent", "pirate", "indulgence", "trophy", "prestige")
    }
    assert wanted - {"s-crown_or_cross"} <= set(signs())
    assert {f"shield-{power}" for power in (*POWERS, *GREAT_POWERS)} <= set(signs())
