"""Portrait medals as they were cast in the Renaissance: a beaded rim, the name around it, a head in profile.

A medal is put together from parts, named in data, so that a new face needs no pen.
"""

import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from signoria.web.drawing.canvas import Drawing, circle, group, number, shape
from signoria.web.drawing.capitals import around
from signoria.web.drawing.garments import BODIES, HATS
from signoria.web.drawing.profile import (
    BEARDS,
    BROW_LINE,
    EAR,
    EYE,
    HAIR,
    THROAT,
    WRINKLES,
    Mark,
    face,
)

Shades = tuple[str, str, str]  # a colour, its light and its shade


@dataclass(frozen=True)
class Alloy:
    """What a medal is cast from."""

    rim: Shades
    field: str
    field_shade: str
    skin: Shades
    line: str
    letters: str


ALLOYS: Final = {
    "bronze": Alloy(
        ("#a9753a", "#dcae68", "#6f4720"), "#7d5128", "#63401f", ("#cf9a5a", "#efcb92", "#a87338"), "#4e2f14", "#f0d39c"
    ),
    "gilt": Alloy(
        ("#c0912f", "#efd077", "#8a6116"), "#8f6a20", "#735318", ("#dcae5c", "#f7dd9c", "#b58338"), "#54390c", "#fbe6ac"
    ),
    "copper": Alloy(
        ("#a65f3d", "#db9a72", "#6f3820"), "#78412a", "#5f321f", ("#d39a6e", "#f0c8a2", "#aa6f48"), "#4a2415", "#f3cfac"
    ),
    "dark": Alloy(
        ("#7d6748", "#b39a72", "#4d3d29"), "#51442f", "#3f3524", ("#bf9c6c", "#e2c698", "#957447"), "#33281a", "#e2cb9c"
    ),
    "silver": Alloy(
        ("#9c9688", "#d3cdbd", "#6a655a"), "#6f6a5e", "#59554b", ("#cdbd9f", "#eee3cc", "#a39377"), "#3c372f", "#f2ead8"
    ),
}
TINTS: Final[dict[str, Shades]] = {
    "red": ("#a43b2b", "#c8634b", "#7d2a1f"),
    "crimson": ("#8a2c3a", "#b2535c", "#661d2a"),
    "rose": ("#b3695a", "#d3958a", "#8d4c41"),
    "slate": ("#596d7c", "#8299a6", "#415361"),
    "blue": ("#3f5f8a", "#6d8db5", "#2d4668"),
    "green": ("#5d7048", "#849768", "#445635"),
    "olive": ("#83803f", "#aaa763", "#625f2c"),
    "umber": ("#6d4a2a", "#946c44", "#4e331b"),
    "ivory": ("#e3d3ae", "#f7eed6", "#bfa97c"),
    "black": ("#40362d", "#65584a", "#2a231c"),
    "violet": ("#6b4c70", "#937198", "#4e3552"),
    "ochre": ("#b98236", "#dcb06a", "#8f6122"),
    "steel": ("#8d9498", "#c2c8c8", "#667076"),
    "dark": ("#4a2f1a", "#6d4a2d", "#331f10"),
    "brown": ("#6f4622", "#95693c", "#503116"),
    "chestnut": ("#8a5027", "#b17a48", "#663818"),
    "fair": ("#d3a04a", "#efcb86", "#a87830"),
    "grey": ("#b3a58d", "#d6ccb8", "#8b7e68"),
    "white": ("#e6dcc6", "#faf5e8", "#beb096"),
}


HEADROOM: Final = {
    "none": 0.98,
    "cowl": 0.98,
    "veil": 0.96,
    "laurel": 0.98,
    "tiara": 0.78,
    "tall_cap": 0.87,
    "roll": 0.88,
}


@dataclass(frozen=True)
class Portrait:
    """Which parts somebody's head is made of; words around the rim, or none."""

    words: str = ""
    alloy: str = "bronze"
    facing: str = "left"
    brow: str = "upright"
    nose: str = "straight"
    chin: str = "firm"
    jaw: str = "lean"
    hair: str = "short"
    hair_tint: str = "brown"
    beard: str = "none"
    hat: str = "none"
    hat_tint: str = "red"
    plume_tint: str = "ivory"
    body: str = "gown"
    body_tint: str = "red"
    old: bool = False


def read_portraits(file: Path) -> dict[str, Portrait]:
    """Everybody of a file by id; loud about a part that does not exist."""
    told = tomllib.loads(file.read_text())["medal"]
    return {entry.pop("id"): Portrait(**entry) for entry in told}


def colours(portrait: Portrait) -> dict[str, str]:
    """What each word for a colour in the parts means on this medal."""
    alloy = ALLOYS[portrait.alloy]
    named = {
        "skin": alloy.skin,
        "hair": TINTS[portrait.hair_tint],
        "hat": TINTS[portrait.hat_tint],
        "plume": TINTS[portrait.plume_tint],
        "cloth": TINTS[portrait.body_tint],
        "steel": TINTS["steel"],
        "wimple": TINTS["ivory"],
        "fur": TINTS["brown"],
        "gold": ("#e0ad33", "#f4d67c", "#a97c14"),
        "gem": ("#8a2c3a", "#b2535c", "#661d2a"),
    }
    shades: dict[str, str] = {}
    for name, (middle, light, shade) in named.items():
        shades |= {name: middle, f"{name}_light": light, f"{name}_shade": shade}
    return shades | {"line": alloy.line, "steel_line": "#454d52"}


def marks(parts: list[Mark], shades: dict[str, str]) -> str:
    """Shapes and pen lines of a part."""
    drawn = []
    for colour, d in parts:
        if colour.startswith("~"):
            drawn.append(
                shape("path", d=d, fill="none", stroke=shades[colour[1:]], stroke_width=1.3, stroke_linecap="round")
            )
        else:
            drawn.append(shape("path", d=d, fill=shades[colour]))
    return "".join(drawn)


def disc(portrait: Portrait) -> str:
    """The blank: an edge in the light above and in the shade below, beads, a sunk field and the words."""
    alloy = ALLOYS[portrait.alloy]
    rim, light, shade = alloy.rim
    beads = shape(
        "circle",
        cx=60.0,
        cy=60.0,
        r=56.0,
        fill="none",
        stroke=light,
        stroke_width=2.2,
        stroke_linecap="round",
        stroke_dasharray="0 3.519",
    )
    return (
        circle(60, 60, 59.5, shade)
        + circle(59.3, 59.2, 58.6, light)
        + circle(60, 60, 58.2, rim)
        + beads
        + circle(60, 60, 53.4, alloy.field_shade)
        + circle(60.7, 60.8, 52.6, alloy.field)
        + (around(portrait.words, 44.6, 6.2, 236, alloy.letters) if portrait.words else "")
    )


def bust(portrait: Portrait) -> str:
    """Head and shoulders looking left, the shadow they throw on the field first."""
    shades = colours(portrait)
    head, line = face(portrait.brow, portrait.nose, portrait.chin, portrait.jaw)
    hair, hat, beard, body = (HAIR[portrait.hair], HATS[portrait.hat], BEARDS[portrait.beard], BODIES[portrait.body])
    worn = [part[0] for part in (hair, hat, beard) if part]
    behind = [mark for part in (hat, hair) for mark in part[:1] if portrait.hat in ("roll", "tiara")]
    away = -1 if portrait.facing == "left" else 1
    shadow = "".join(shape("path", d=d) for _, d in [("", head), *worn])
    ear = [] if portrait.hat in ("cowl", "veil", "camauro", "helmet") or hides_ear(portrait.hair) else EAR
    below = (
        group([shadow], fill=ALLOYS[portrait.alloy].field_shade, transform=f"translate({-2.2 * away} 2)")
        + marks(behind[:1], shades)
        + marks([("skin", head), ("skin_shade", THROAT)], shades)
        + shape(
            "path", d=line, fill="none", stroke=shades["skin_light"], stroke_width=1.6, transform="translate(1.2 .2)"
        )
        + marks([*EYE, ("~line" if portrait.hair_tint in ("dark", "brown") else "~skin_shade", BROW_LINE)], shades)
        + (marks([("~skin_shade", WRINKLES)], shades) if portrait.old else "")
        + marks(ear, shades)
        + marks(beard if portrait.beard != "flowing" else [], shades)
    )
    above = marks(hair, shades) + marks(hat, shades) + marks(beard if portrait.beard == "flowing" else [], shades)
    size = HEADROOM.get(portrait.hat, 0.9)
    fit = f"translate({number(62 - 62 * size)} {number(95 - 95 * size)}) scale({size})"
    return group([below], transform=fit) + marks(body, shades) + group([above], transform=fit)


def hides_ear(hair: str) -> bool:
    return hair in ("bob", "page", "locks", "long", "braid", "net")


def medal(portrait: Portrait) -> str:
    """The whole file."""
    drawing = Drawing(120, 120)
    drawing.add(disc(portrait))
    side = None if portrait.facing == "left" else "matrix(-1 0 0 1 120 0)"
    drawing.add(group([bust(portrait)], transform=side))
    return drawing.svg()


PEOPLE: Final = Path(__file__).with_name("medals.toml")


def drawings() -> dict[str, Callable[[], str]]:
    """Medals of those who have no face of their own, by number."""
    return {
        f"web/static/signoria/drawn/medal-{id}.svg": partial(medal, portrait)
        for id, portrait in read_portraits(PEOPLE).items()
    }
