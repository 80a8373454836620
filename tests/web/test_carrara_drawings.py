"""The drawings of Carrara: a picture for every tile and city, marble of every colour with its own sign."""

from xml.etree import ElementTree

from signoria.games.carrara.board.drawings import PLACE, drawings
from signoria.games.carrara.board.pictures import pictures
from signoria.games.carrara.components.cities import CITIES
from signoria.games.carrara.components.items import ITEMS
from signoria.games.carrara.components.marble import COLOURS
from signoria.games.carrara.components.tiles import TILE_IDS
from signoria.web.drawing.signs import signs
from signoria.web.drawing.signs_marble import marble_signs


def test_every_tile_and_city_has_a_picture_of_its_own() -> None:
    names = {f"tile-{tile}" for tile in TILE_IDS} | {f"city-{city}" for city in CITIES}
    found = {name: draw() for name, draw in pictures().items()}
    assert set(found) == names | {"court"}
    assert len(set(found.values())) == len(found)


def test_the_yard_and_the_wheel_are_drawn_by_day_and_by_candle() -> None:
    for name in ("yard", "wheel-ring", "wheel-large", "wheel-small"):
        day, candle = (drawings()[f"{PLACE}/{name}{light}.svg"]() for light in ("", "-candle"))
        assert day != candle


def test_marble_has_a_block_and_a_statue_of_every_colour_and_blocks_differ_by_more_than_that() -> None:
    blocks = {marble_signs()[f"s-{colour}"] for colour in COLOURS}
    assert {f"s-{item}" for item in ITEMS} <= set(signs())
    outlines = {tuple(part.get("d") for part in ElementTree.fromstring(f"<g>{block}</g>").iter()) for block in blocks}
    assert len(outlines) == len(COLOURS)
