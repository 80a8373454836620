"""Medals, seals, arms, signs and letters: all are there, all are as they are drawn, none brings anything foreign."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

import pytest
from scripts.drawings import PACKAGE, everything

from signoria.web.drawing.capitals import CAPITALS
from signoria.web.drawing.emblems import EMBLEMS
from signoria.web.drawing.garments import BODIES, HATS
from signoria.web.drawing.medals import PEOPLE, Portrait, medal, read_portraits
from signoria.web.drawing.profile import BEARDS, BROWS, CHINS, HAIR, JAWS, NOSES

NAMED: Final = ("leader-", "medal-", "seal-", "arms-", "signs", "dice")
DRAWINGS: Final = {place: draw for place, draw in everything().items() if Path(place).name.startswith(NAMED)}
LORENZO: Final = PACKAGE / "games/lorenzo"
DRAWN: Final = PACKAGE / "web/static/signoria/drawn"
FONTS: Final = PACKAGE / "web/static/signoria/fonts"
SVG: Final = "{http://www.w3.org/2000/svg}"
KNOWN: Final = {"svg", "g", "path", "circle", "ellipse", "rect", "clipPath", "symbol", "use"}
LIMITS: Final = {"leader": 7_000, "medal": 7_000, "seal": 5_000, "arms": 5_000, "signs": 75_000, "dice": 8_000}
MOST_FONTS: Final = 450_000
FACES: Final = read_portraits(PEOPLE) | read_portraits(LORENZO / "board/medals.toml")


def told(name: str, table: str) -> Iterator[str]:
    """Ids of a table of Lorenzo's data."""
    return (str(entry["id"]) for entry in tomllib.loads((LORENZO / "data" / name).read_text())[table])


def sprite(name: str) -> set[str]:
    """Ids of the symbols of a sprite."""
    return {element.get("id", "") for element in ElementTree.parse(DRAWN / name).iter(f"{SVG}symbol")}


def test_every_leader_has_a_medal() -> None:
    assert set(read_portraits(LORENZO / "board/medals.toml")) == set(told("leaders.toml", "leader"))


def test_every_excommunication_has_a_seal() -> None:
    seals = tomllib.loads((LORENZO / "board/seals.toml").read_text())["emblems"]
    assert set(seals) == set(told("excommunications.toml", "tile"))
    assert len(set(seals.values())) == len(seals) == len(EMBLEMS)


@pytest.mark.parametrize("name", DRAWINGS)
def test_a_file_is_as_it_is_drawn(name: str) -> None:
    assert (PACKAGE / name).read_text() == DRAWINGS[name](), "run `python -m scripts.drawings`"


@pytest.mark.parametrize("name", DRAWINGS)
def test_a_file_holds_shapes_and_nothing_foreign(name: str) -> None:
    text = (PACKAGE / name).read_text()
    root = ElementTree.fromstring(text)
    assert {element.tag.removeprefix(SVG) for element in root.iter()} <= KNOWN
    foreign = {
        key
        for element in root.iter()
        for key, value in element.attrib.items()
        if key.startswith(("on", "{")) or key == "style" or (key == "href" and not value.startswith("#"))
    }
    assert not foreign
    assert all(place.startswith("#") for place in re.findall(r"url\(([^)]*)\)", text))


@pytest.mark.parametrize("name", DRAWINGS)
def test_a_file_is_small(name: str) -> None:
    kind = re.split(r"[-.]", Path(name).name)[0]
    assert len((PACKAGE / name).read_bytes()) < LIMITS[kind]


def test_no_two_drawings_are_alike() -> None:
    texts = [draw() for draw in DRAWINGS.values()]
    assert len(set(texts)) == len(texts)


def test_no_two_heads_are_alike_but_for_their_words() -> None:
    heads = [str(vars(face) | {"words": "", "alloy": ""}) for face in FACES.values()]
    assert len(set(heads)) == len(heads)


def test_every_part_can_be_worn() -> None:
    faces = [
        *(Portrait(brow=part) for part in BROWS), *(Portrait(nose=part) for part in NOSES),
        *(Portrait(chin=part) for part in CHINS), *(Portrait(jaw=part) for part in JAWS),
        *(Portrait(hair=part) for part in HAIR), *(Portrait(beard=part) for part in BEARDS),
        *(Portrait(hat=part) for part in HATS), *(Portrait(body=part) for part in BODIES),
    ]  # fmt: skip
    assert all(ElementTree.fromstring(medal(face)) is not None for face in faces)


@pytest.mark.parametrize("parts", [BROWS, NOSES, CHINS, JAWS])
def test_parts_of_a_face_end_where_the_next_begins(parts: dict[str, str]) -> None:
    ends = {tuple(round(value, 1) for value in end(steps)) for steps in parts.values()}
    assert len(ends) == 1


def end(steps: str) -> tuple[float, float]:
    """Where relative curves lead: the last pair of each six numbers, added up."""
    numbers = [float(told) for told in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", steps)]
    return sum(numbers[4::6]), sum(numbers[5::6])


def test_the_words_on_a_rim_can_be_cut() -> None:
    assert {letter for face in FACES.values() for letter in face.words} <= set(CAPITALS)


GOODS = "coins wood stone servants military faith victory privileges"
KINDS = "territory character building venture"
LORENZO_PLACES = "harvest production market council member card floor now crown"
VIRTU = "florin cross ship arrow mask cavalry war prestige agent cathedral indulgence trophy port"
MARBLE = "marble-white marble-yellow marble-red marble-green marble-blue marble-purple column"
CARRARA = "palazzo biblioteca cathedrale porta castello villa banner goblet book gate coat_of_arms statue"
HOUSE = (
    "back hint chat people log sound-on sound-off speed skip invite copy share close menu keyboard light dark device"
)


@pytest.mark.parametrize("names", [GOODS, KINDS, LORENZO_PLACES, VIRTU, MARBLE, CARRARA, HOUSE])
def test_every_sign_is_in_the_sprite(names: str) -> None:
    assert {f"s-{name}" for name in names.split()} <= sprite("signs.svg")


def test_seats_have_shields_and_dice_six_faces() -> None:
    assert {f"shield-{seat}" for seat in range(4)} <= sprite("signs.svg")
    assert sprite("dice.svg") == {f"d-{value}" for value in range(1, 7)}


def ranges() -> dict[str, list[range]]:
    """Which letters each file of a font is fetched for."""
    found = {}
    for rule in re.findall(r"@font-face \{(.*?)\}", (FONTS / "fonts.css").read_text(), re.DOTALL):
        file, letters = re.search(r'url\("([^"]*)"\)', rule), re.search(r"unicode-range: ([^;]*);", rule)
        assert file is not None
        assert letters is not None
        pairs = [part.strip().removeprefix("U+").split("-") for part in letters[1].split(",")]
        found[file[1]] = [range(int(pair[0], 16), int(pair[-1], 16) + 1) for pair in pairs]
    return found


def test_the_fonts_are_there_with_their_licence() -> None:
    assert {file.name for file in FONTS.glob("*.woff2")} == set(ranges())
    assert "SIL OPEN FONT LICENSE Version 1.1" in (FONTS / "OFL.txt").read_text()
    assert sum(file.stat().st_size for file in FONTS.iterdir()) < MOST_FONTS


@pytest.mark.parametrize("cut", ["400", "600", "italic"])
def test_the_fonts_have_every_letter_of_our_words(cut: str) -> None:
    files = [
        *PACKAGE.glob("locale/*/*/*.po"),
        *PACKAGE.glob("games/*/data/terms.toml"),
        PACKAGE / "presentation/data/terms.toml",
    ]
    letters = {letter for file in files for letter in file.read_text() if letter.isalnum()}
    had = [part for file, parts in ranges().items() if file.endswith(f"-{cut}.woff2") for part in parts]
    assert not {letter for letter in letters if not any(ord(letter) in part for part in had)}
