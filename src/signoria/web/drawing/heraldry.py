"""A small kit of heraldry: a field, an ordinary upon it, charges upon both. Arms are simplified in our own way."""

from collections.abc import Callable
from functools import partial
from math import cos, pi, sin
from typing import Final

from signoria.web.drawing.canvas import Drawing, circle, group, number, rect, shape
from signoria.web.drawing.inks import filled
from signoria.web.drawing.signs_lorenzo import LILY

OR: Final = "#e0ad33"
ARGENT: Final = "#f4ecda"
GULES: Final = "#ad3527"
AZURE: Final = "#3a63a0"
SABLE: Final = "#3a302a"
VERT: Final = "#4a7d45"
TINCTURE_SHADE: Final = {
    OR: "#a97c14",
    ARGENT: "#c4b490",
    GULES: "#7d2319",
    AZURE: "#274673",
    SABLE: "#1d1714",
    VERT: "#315a2e",
}

OUTLINE: Final = "M4 4h52v29c0 18-10 27-26 34C14 60 4 51 4 33z"

# charges on a square of 24
LION: Final = (
    "M9 2l1.5 1L12 1.2l1.3 1.8 2.2-.6-.2 2.3 2 1-1.3 1.8 1.2 2-2 .6"
    "c.8 1.5 2.3 2.5 3.3 4.4 1.8 3.3.8 5.6-1 6.8l1.7 1.7h2v1.5h-4.7l-2.5-2.8"
    "-3.5-.7-1.2 1.3.5 1.3 1.7.4v1.5H7.5L6.2 20"
    "l3-3.5-.2-2.5-2.5 1.3-2.3 2.2-2-.3-.4-1.5 1.8-.5 2-2.5 2.9-1.7-1-1.5-3 .3-2 1.2-1.5-1.3.7-1.4 1.6.2"
    " 2-1.2 3.4-.3"
    ".3-1.3-2.5.2-1.2-1.2.6-.6-.9-.8L6.5 3.5 7 2z"
    "M18.5 15.5c2-1 2.5-2.5 1.5-4.5-.8-1.7-.6-3.5.8-5.5l2.2-.7-.8 2.2"
    "c1 .6 1 1.6.2 2.5-.8.9-.6 1.8-.2 3 .8 2.5-.3 4.5-3 5.5z"
)
DOLPHIN: Final = (
    "M3 12C3 5.5 8 1.5 13.5 2.5c5 1 7.5 5 7 10-.4 3.3-1.5 5.6-3.5 7.5l3.5 2.5-6 .5-1.5-4.5 1.8.2"
    "c1.7-2.2 2.4-4.4 2-6.7-2.5.8-4.5.3-6-1.5"
    "-1.7 0-3 .6-4 2-.7 1-1.2 1.3-1.8 1.3L3.8 13l-2 .8z"
)
STAG: Final = (
    "M10 12c-3.5-.5-5.5-2.5-6-5.5L2 5.5l1.8-.6L3.5 2l1.7 2.3L7 2.5 6.3 6c1 1.8 2.5 3 4.7 3.6L12 10l1-.4"
    "c2.2-.6 3.7-1.8 4.7-3.6L17 2.5l1.8 1.8L20.5 2"
    "l-.3 2.9 1.8.6-2 1c-.5 3-2.5 5-6 5.5l4.5-.5"
    "c-.8 1.8-2 2.8-3.5 3-.2 3-1 5.5-3 7.5-2-2-2.8-4.5-3-7.5-1.5-.2-2.7-1.2-3.5-3z"
)
PEAR: Final = "M11 2h2.5c0 2 0 4 0 6C17 9 16.5 12 18 14.5c2.5 3.5 .5 8-6 8S3.5 18 6 14.5"
"C7.5 12 7 9 10.5 8 11.5 6 11.5 4 11 2zM14 6C15 2.5 18.5 1.5 22 2.5 20.8 6 18 7.5 14 6z"
" 2-6.5 2s-5-.3-6.5-2c-1.5-2-1.5-5.5 1-8 .6-2 1.2-4 4.5-4.5z"
"M14 6c1-3.5 4.5-4.5 8-3.5-1.2 3.5-4 5-8 3.5z"
"s-5.5-1-6.5-3c-1-2.5-.5-5 1.5-7C7.5 10 9 7.5 11.5 7zM14 5c2-3 5-3 7-2-1.5 3-4 4-7 2z"
CRESCENT: Final = "M1.5 6C0 14 4.5 21.5 12 21.5S24 14 22.5 6c-1.5 4.5-5.5 7-10.5 7S3 10.5 1.5 6z"
CROSSLET: Final = "M9.5 2h5v7.5H22v5h-7.5V22h-5v-7.5H2v-5h7.5z"
CROWN: Final = "M3 20L1.5 7 7 12l5-8 5 8 5.5-5L21 20z"
SERPENT: Final = (
    "M13 1.5c3.5-.6 6 1 6.3 3.5L21 6l-1.8.7c-1 1.3-3 1.5-4.5.8l-1.2 1C12.5 9.5 13 11 15 11.5"
    "c3.5 1 5 2.8 4.5 5.3-.5 2.7-3.5 4.5-8 4.7-4 .2-7-1-8.5-3"
    " 2.5 1 5 1.2 7.5.9 3-.4 5-1.3 5-2.6 0-1-1.3-1.5-4-2-3.5-.7-5.3-2.3-5.2-4.7.2-2.2 1.7-3.5"
    " 4-4.8-.5-1.5.5-3.3 2.7-3.8z"
)
KEY: Final = "M10.5 10V22h3V10a4.5 4.5 0 1 0-3 0zM12 3.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM13.5 15h4.5v2h-2v1.5h2v2h-4.5z"
"L10 17.5l-2.5-3-2 2-1-3-2 2-1-9C3 3 6 2 9.3 4.3L8 3.5z"


def charge(d: str, x: float, y: float, size: float, tincture: str, flip: bool = False) -> str:
    """A charge with its middle at a place, so large, lit from the left by a line of its shade."""
    scale = size / 24
    turned = f"translate({number(x + (size if flip else -size) / 2)} {number(y - size / 2)})"
    return shape(
        "path",
        d=d,
        fill=tincture,
        stroke=TINCTURE_SHADE[tincture],
        stroke_width=1,
        stroke_linejoin="round",
        fill_rule="evenodd",
        transform=f"{turned} scale({f'-{scale:.2f} {scale:.2f}' if flip else f'{scale:.2f}'})",
    )


def ball(x: float, y: float, radius: float, tincture: str) -> str:
    """A ball, or a coin, round enough to cast a shade."""
    return circle(x, y, radius, TINCTURE_SHADE[tincture]) + circle(x - 0.6, y - 0.6, radius - 0.8, tincture)


def field(tincture: str) -> str:
    return rect(0, 0, 60, 70, tincture)


def bars(tincture: str, places: list[float], height: float) -> str:
    return "".join(rect(0, y, 60, height, tincture) for y in places)


def pales(tincture: str, places: list[float], width: float) -> str:
    return "".join(rect(x, 0, width, 70, tincture) for x in places)


def bends(tincture: str, places: list[float], width: float) -> str:
    """Bands from the upper left to the lower right, each through its place on the upper edge."""
    return "".join(
        filled(f"M{number(x)} 0h{number(width * 1.4)}l70 70h-{number(width * 1.4)}z", tincture) for x in places
    )


def waves(tincture: str, places: list[float], height: float) -> str:
    """Wavy bars."""
    crest = "q5-5 10 0t10 0 10 0 10 0 10 0 10 0 10 0"
    back = "q-5 5-10 0t-10 0-10 0-10 0-10 0-10 0-10 0"
    return "".join(filled(f"M-5 {number(y)}{crest}v{number(height)}{back}z", tincture) for y in places)


def shield(*layers: str) -> str:
    """The whole file: layers cut to the shield, its far side in the shade, an edge around it."""
    drawing = Drawing(60, 70)
    drawing.add(
        f'<clipPath id="shield">{shape("path", d=OUTLINE)}</clipPath>',
        group(layers, clip_path="url(#shield)"),
        shape("path", d="M30 4h26v29c0 18-10 27-26 34z", fill="#2a1a0a", opacity=0.13),
        shape("path", d="M6.5 33V6.5H54", fill="none", stroke="#fff8e6", stroke_width=1.4, opacity=0.55),
        shape("path", d=OUTLINE, fill="none", stroke="#4a3420", stroke_width=3, stroke_linejoin="round"),
    )
    return drawing.svg()


def medici() -> str:
    places = [(13.5, 19), (46.5, 19), (14.5, 37), (45.5, 37), (30, 50)]
    lilies = group([shape("path", d=LILY, fill=OR)], transform="translate(22.5 8.5) scale(.62)")
    return shield(field(OR), *(ball(x, y, 7, GULES) for x, y in places), ball(30, 16, 8, AZURE), lilies)


def pazzi() -> str:
    crosses = [(30, 12), (12, 13), (48, 13), (30, 58), (30, 36)]
    return shield(
        field(AZURE),
        charge(DOLPHIN, 17, 36, 25, OR, flip=True),
        charge(DOLPHIN, 43, 36, 25, OR),
        *(charge(CROSSLET, x, y, 9, OR) for x, y in crosses),
    )


def strozzi() -> str:
    return shield(field(OR), bars(GULES, [24], 20), *(charge(CRESCENT, x, 33.5, 16, ARGENT) for x in (13.5, 30, 46.5)))


def albizzi() -> str:
    rings = (circle(30, 33, radius, "none", stroke=OR, stroke_width=width) for radius, width in ((17.5, 5), (7.5, 4.5)))
    return shield(field(SABLE), *rings)


def rucellai() -> str:
    dance = "".join(
        f"M-2 {y}l8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6v6l-8-6-8 6-8-6-8 6-8-6-8 6-8-6-8 6z" for y in (46, 58, 70)
    )
    return shield(field(OR), filled(dance, AZURE), rect(0, 0, 60, 36, GULES), charge(LION, 30, 20, 27, ARGENT))


def pitti() -> str:
    return shield(field(ARGENT), waves(SABLE, [9, 27, 45, 63], 9))


def tornabuoni() -> str:
    quarters = filled("M0 0L30 33 60 0zM0 70L30 33l30 37z", VERT)
    return shield(field(OR), quarters, charge(LION, 30, 35, 36, GULES))


def ridolfi() -> str:
    hills = [(12, 62, 11), (30, 62, 11), (48, 62, 11), (21, 48, 10), (39, 48, 10), (30, 35, 9.5)]
    mount = (
        filled(
            f"M{number(x - r)} 70V{number(y - 1)}a{number(r)} {number(r)} 0 0 1 {number(2 * r)} 0V70z",
            OR,
            TINCTURE_SHADE[OR],
        )
        for x, y, r in reversed(hills)
    )
    return shield(field(AZURE), *mount, charge(CROWN, 30, 16, 16, OR))


def salviati() -> str:
    """Three bends, toothed on both sides."""
    teeth = []
    for start in (-44, -16, 12):
        for step in range(12):
            x = start + step * 9
            teeth.append(f"M{x} {number(step * 9.0)}l4 4 4-4 4 4-4 4 4 4-4 4-4-4-4 4-4-4 4-4-4-4z")
    return shield(field(ARGENT), bends(GULES, [-45, -17, 11], 5), filled("".join(teeth), GULES))


def capponi() -> str:
    return shield(field(ARGENT), filled("M0 0L64 70H0z", SABLE))


def soderini() -> str:
    places = [(18, 20), (42, 20), (30, 45)]
    return shield(field(GULES), *(charge(STAG, x, y, 21, ARGENT) for x, y in places))


def peruzzi() -> str:
    places = [(14, 17), (30, 17), (46, 17), (20, 36), (40, 36), (30, 54)]
    return shield(field(AZURE), *(charge(PEAR, x, y, 17, OR) for x, y in places))


def milan() -> str:
    return shield(
        field(AZURE), charge(SERPENT, 30, 36, 50, ARGENT), charge(CROWN, 39, 12, 10, OR), circle(40, 20, 1.4, SABLE)
    )


def florence() -> str:
    return shield(field(GULES), charge(LILY, 30, 34, 58, ARGENT))


def naples() -> str:
    return shield(field(OR), pales(GULES, [12, 26, 40], 7))


def venice() -> str:
    """The lion of Saint Mark as it rises from the water: seen in front, winged, a book before it."""
    shade = TINCTURE_SHADE[OR]
    mane = "".join(ball(30 + 10.5 * cos(k * pi / 5), 25 + 10.5 * sin(k * pi / 5), 5, OR) for k in range(10))
    wings = (
        "M22 34C12 34 6 26 6 12c5 2 9 5 12 9M8 21c3 3 6 5 9 6M10 28c3 2 6 3 9 3.5"
        "M38 34c10 0 16-8 16-22-5 2-9 5-12 9M52 21c-3 3-6 5-9 6M50 28c-3 2-6 3-9 3.5"
    )
    features = "M24.5 22h3M32.5 22h3M30 22v6M27 31.5c1.5 0 3-1 3-3 0 2 1.5 3 3 3"
    return shield(
        field(VERT),
        shape("path", d=wings, fill=OR, stroke=shade, stroke_width=1.5, stroke_linejoin="round"),
        mane,
        circle(30, 26, 10, OR, stroke=shade, stroke_width=1),
        shape("path", d=features, fill="none", stroke="#6b4c08", stroke_width=1.7, stroke_linecap="round"),
        filled(
            "M15 42c5-1.5 10-1 15 1.5 5-2.5 10-3 15-1.5v14c-5-1.5-10-1-15 1.5-5-2.5-10-3-15-1.5z", ARGENT, shade, 1.5
        ),
        shape(
            "path",
            d="M30 44v13M19 46.5c3-.5 5 0 8 1M19 50.5c3-.5 5 0 8 1M41 46.5c-3-.5-5 0-8 1M41 50.5c-3-.5-5 0-8 1",
            fill="none",
            stroke=shade,
            stroke_width=1.2,
        ),
    )


def rome() -> str:
    keys = (
        group([charge(KEY, 0, 0, 54, tincture, flip)], transform=f"translate(30 36) rotate({turn})")
        for tincture, turn, flip in ((GULES, -45, True), (OR, 45, False))
    )
    return shield(field(ARGENT), *keys)


FAMILIES: Final = [
    medici,
    pazzi,
    strozzi,
    albizzi,
    rucellai,
    pitti,
    tornabuoni,
    ridolfi,
    salviati,
    capponi,
    soderini,
    peruzzi,
]
POWERS: Final = [milan, florence, naples, venice, rome]


def drawings() -> dict[str, Callable[[], str]]:
    """The files by their place in the package, and what draws them."""
    return {f"web/static/signoria/drawn/arms-{draw.__name__}.svg": partial(draw) for draw in FAMILIES + POWERS}
