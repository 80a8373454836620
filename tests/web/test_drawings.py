"""All drawings: that they can be shown safely, look as the code draws them, and that every card has its own."""

from collections import Counter
from functools import cache
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest
from scripts.drawings import PACKAGE, everything

from signoria.games.lorenzo.board import vignettes
from signoria.games.lorenzo.board.vignettes import entries, vignette
from signoria.games.lorenzo.components.components import SHIPPED
from signoria.games.lorenzo.components.goods import TYPES
from signoria.web.drawing.brush import Brush, placed
from signoria.web.drawing.compact import compact
from signoria.web.drawing.motifs import BANDS, MOTIFS
from signoria.web.drawing.palette import CANDLE, DAY, MOODS, Palette, colours_of, faded, hazy
from signoria.web.drawing.vignette import Unknown, read

SVG = "{http://www.w3.org/2000/svg}"
ELEMENTS = {"svg", "g", "path", "rect", "circle", "ellipse", "use"}
ATTRIBUTES = {
    "viewBox", "preserveAspectRatio", "transform", "id", "href", "d", "x", "y", "width", "height", "cx", "cy", "r",
    "rx", "ry", "fill", "fill-rule", "opacity", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap",
    "stroke-linejoin",
}  # fmt: skip
PICTURES = ("card-", "home", "florence", "board", "tower-", "tile-", "city-", "court", "yard", "wheel-")
DRAWINGS = {PACKAGE / place: draw for place, draw in everything().items() if Path(place).name.startswith(PICTURES)}
OURS = list(DRAWINGS)
LORENZO = PACKAGE / "games/lorenzo/board/static/lorenzo/drawn"


@cache
def drawn() -> dict[Path, str]:
    return {path: draw() for path, draw in DRAWINGS.items()}


def paints(text: str) -> set[str]:
    root = ElementTree.fromstring(text)
    return {element.get(name, "none") for element in root.iter() for name in ("fill", "stroke")} - {"none"}


def house_palettes() -> list[Palette]:
    """Every palette that our pictures are painted with, each in the hazes that they use."""
    plain = [DAY, CANDLE, *MOODS.values()]
    mixed = [hazy(palette, share) for palette in plain for share in (0.14, 0.16, 0.3, 0.34, 0.45)]
    return [*plain, *mixed, *(faded(palette, share) for palette in (DAY, CANDLE) for share in (0.72, 0.76, 0.9))]


@pytest.mark.parametrize("path", OURS, ids=lambda path: path.name)
def test_a_committed_drawing_is_what_the_code_draws(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == drawn()[path], "run `python -m scripts.drawings`"


@pytest.mark.parametrize("path", OURS, ids=lambda path: path.name)
def test_a_drawing_has_only_shapes_and_refers_to_nothing_outside(path: Path) -> None:
    for element in ElementTree.fromstring(drawn()[path]).iter():
        assert element.tag.removeprefix(SVG) in ELEMENTS
        assert set(element.keys()) <= ATTRIBUTES
        assert element.get("href", "#").startswith("#")
        assert not (element.text or "").strip()


@pytest.mark.parametrize("path", OURS, ids=lambda path: path.name)
def test_whatever_is_used_again_has_been_drawn(path: Path) -> None:
    root = ElementTree.fromstring(drawn()[path])
    names = Counter(element.get("id") for element in root.iter() if element.get("id"))
    assert set(names.values()) <= {1}
    assert {element.get("href", "")[1:] for element in root.iter(f"{SVG}use")} <= set(names)


def test_no_shape_uses_itself() -> None:
    for path in OURS:
        for element in ElementTree.fromstring(drawn()[path]).iter():
            if name := element.get("id"):
                assert f"#{name}" not in {used.get("href") for used in element.iter()}, path.name


def test_drawings_are_small() -> None:
    limits = {"card": 6_000, "tower": 10_000, "home": 25_000, "board": 25_000, "florence": 52_000}
    limits |= {"tile": 6_500, "city": 8_000, "court": 6_000, "yard": 12_000, "wheel": 6_000}
    for path in OURS:
        assert len(drawn()[path].encode()) <= limits[path.name.split("-")[0].removesuffix(".svg")], path.name


def test_all_colours_are_of_a_palette() -> None:
    known = set().union(*(colours_of(palette) for palette in house_palettes()))
    for path in OURS:
        assert not paints(drawn()[path]) - known, path.name


def test_drawing_again_gives_the_same() -> None:
    for path, draw in DRAWINGS.items():
        assert draw() == drawn()[path]


def test_no_two_cards_have_the_same_picture() -> None:
    pictures = [vignette(card) for card in SHIPPED.cards]
    assert len(set(pictures)) == len(pictures)


def test_every_card_has_a_picture_of_its_own() -> None:
    assert {card.id for card in SHIPPED.cards} | set(TYPES) == set(entries())


@pytest.mark.parametrize("type", range(len(TYPES)))
def test_a_card_without_an_entry_gets_the_picture_of_its_type(type: int, monkeypatch: pytest.MonkeyPatch) -> None:
    fallbacks = {name: entry for name, entry in entries().items() if name in TYPES}
    monkeypatch.setattr(vignettes, "entries", lambda: fallbacks)
    pictures = [vignette(card) for card in SHIPPED.cards if card.type == type]
    assert len(set(pictures)) == len(pictures)


@pytest.mark.parametrize(
    "line", ["dragon 10 20 30", "cypress 10 20", "hills 10 20 30", "cypress 10 20 30 huge", "hills 60 20 seed x"]
)
def test_a_line_that_says_nothing_is_refused(line: str) -> None:
    with pytest.raises(Unknown):
        read(line)


@pytest.mark.parametrize("palette", [DAY, CANDLE], ids=["day", "candle"])
def test_every_motif_can_be_drawn_small_and_large_and_mirrored(palette: Palette) -> None:
    brush = Brush(palette, Random(1))
    for name, motif in MOTIFS.items():
        for size in (20.0, 90.0):
            shapes = placed(motif, brush, 100, 100, size, 1) + placed(motif, brush, 100, 100, size, 1, mirrored=True)
            assert paints(f"<svg>{shapes}</svg>") <= colours_of(palette), name


def test_every_band_can_be_drawn() -> None:
    for name, band in BANDS.items():
        assert paints(f"<svg>{band(Brush(DAY, Random(1)), 60, 20)}</svg>") <= colours_of(DAY), name


@pytest.mark.parametrize(
    ("long", "short"),
    [
        ("M10 10L20 10L20 20Z", "m10 10h10v10z"),
        ("M0 0L0.5 0.25", "m0 0 .5.2"),
        ("M1 1C2 2 3 3 4 4C5 5 6 6 7 7", "m1 1c1 1 2 2 3 3 1 1 2 2 3 3"),
        ("m5 5h3ZM1 1v2", "m5 5h3zm-4-4v2"),
        ("M0 0a5 5 0 0 1 10 0", "m0 0a5 5 0 0 1 10 0"),
    ],
)
def test_path_data_is_written_in_short(long: str, short: str) -> None:
    assert compact(long, 1) == short


def test_rounding_does_not_add_up() -> None:
    steps = "M0 0" + "l0.3 0" * 10
    assert compact(steps, 0).count("h") <= 10
    assert sum(int(step) for step in compact(steps, 0).split("h")[1].split()) == 3
