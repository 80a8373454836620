"""Marble of Carrara: blocks in six colours, each with its veins and its small sign, and statues."""

from typing import Final

from signoria.web.drawing.canvas import group, line, shape, trace
from signoria.web.drawing.inks import GOLD, STONE, Ink
from signoria.web.drawing.outlines import box, polygon
from signoria.web.drawing.signs_carrara import MARBLE, STATUE, banner, goblet
from signoria.web.drawing.signs_lorenzo import victory

INKS: Final = {
    "white": Ink("#fffdf6", "#f1ebdd", "#cfc5b0", "#6e6552"),
    "yellow": Ink("#f8dd8f", "#e9bb4a", "#c18d20", "#6e4c08"),
    "red": Ink("#e08a76", "#c04a3a", "#93301f", "#571409"),
    "green": Ink("#93c19a", "#4f8f60", "#326644", "#173a23"),
    "blue": Ink("#9fc0e4", "#4e83bd", "#305f94", "#16365c"),
    "purple": Ink("#c3a4d3", "#875da3", "#633f7d", "#36204a"),
    "gold": GOLD,
}
PALE: Final = ("white", "yellow")
VEINS: Final = {
    "purple": "M4 20c3-4 4-6 9-8M8 22c2-3 4-3 6-4",
    "blue": "M3 13c4 1 6-1 9-4M13 21c1-3 4-4 5-7",
    "green": "M4 10c3 3 3 7 7 9M12 8c1 3 5 4 6 6",
    "red": "M3 17c4-1 8 1 10-3M9 8c2 1 4 1 6 4",
    "yellow": "M3 11c5 0 5 5 10 5M6 21c2-2 6-1 8-4",
    "white": "M5 8c0 4 5 5 5 9M11 22c0-3 4-4 6-8",
}


def block(colour: str) -> str:
    """A block from the front: lit above, in shade at its right; the sign of the colour at its lower corner."""
    ink = INKS[colour]
    vein = ink.shade if colour in PALE else ink.light
    mark = shape("path", d=MARBLE[colour], stroke=ink.line if colour in PALE else "#fffaf0", stroke_width=3.2)
    return (
        trace(ink.fill, box(1, 6, 18, 17))
        + trace(ink.light, polygon(1, 6, 5, 1.5, 23, 1.5, 19, 6))
        + trace(ink.shade, polygon(19, 6, 23, 1.5, 23, 18.5, 19, 23))
        + line(vein, 0.8, VEINS[colour], opacity=0.55)
        + line(ink.line, 0.9, "M1 6L5 1.5H23V18.5L19 23H1ZM1 6H19L23 1.5M19 6V23")
        + group([mark], transform="translate(10.6 14.6)scale(.33)", opacity=0.9)
    )


def statue(colour: str) -> str:
    """A figure of one colour upon a plinth of stone."""
    ink = INKS[colour]
    return (
        shape("path", d=STATUE, fill=ink.fill, stroke=ink.line, stroke_width=1.0)
        + trace(
            ink.shade,
            "M12.3 1a2.7 2.7 0 0 1 1.7 4.8l-.2 1c2 .5 3 1.7 3.3 3.7l.7 4.2-2 .5-1-3-.5 2 1.2 5h-3c.3-6 .2-12-.2-18.2z",
        )
        + trace(STONE.fill, "M5.5 19.2h13v1.5l1 .3v1.7h-15V21l1-.3z", stroke=STONE.line, stroke_width=1.0)
    )


def decoration() -> str:
    """Any of the decorations: a banner and a goblet."""
    return group([banner()], transform="translate(-2 -1)scale(.72)") + group(
        [goblet()], transform="translate(8.5 7)scale(.7)"
    )


def marble_signs() -> dict[str, str]:
    """Every sign by its id: blocks under the names of their colours, statues under those of the data."""
    blocks = {f"s-{colour}": block(colour) for colour in MARBLE}
    statues = {f"s-{colour}-statue": statue(colour) for colour in INKS}
    return blocks | statues | {"s-gold_statue": statue("gold"), "s-decoration": decoration(), "s-vp": victory()}
