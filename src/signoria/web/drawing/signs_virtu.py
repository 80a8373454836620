"""Signs of Virtù: what cards and cities bring, and what is won with it."""

from signoria.web.drawing.canvas import group, shape
from signoria.web.drawing.inks import (
    BLUE,
    GOLD,
    HERE,
    PAPER,
    PLASTER,
    PURPLE,
    RED,
    ROOF,
    SKIN,
    STEEL,
    WOOD,
    dot,
    filled,
    stroke,
)
from signoria.web.drawing.signs_lorenzo import SHIELD, florin, holy_cross, hull, star, sword


def cross() -> str:
    return holy_cross(PURPLE)


def ship() -> str:
    """A galley under a lateen sail, with oars."""
    return (
        stroke("M6 20l-2 3M10.5 20l-1.5 3M15 20l-1 3M19 19.5l-.5 3", WOOD.line, 1.2)
        + hull(WOOD)
        + stroke("M10 2v14", WOOD.line, 1.5)
        + filled("M3 14.5C9.5 13 15 8 17.5 1.5c3 4 4 9 3 12.5z", PAPER.fill, PAPER.line, 1.1)
        + filled("M17.5 1.5c3 4 4 9 3 12.5l-6 .2c3-3.5 4-8 3-12.7z", PAPER.shade)
    )


def arrow() -> str:
    """A way on, as the courtier's arrow shows it."""
    return filled("M2 9h10V4l10 8-10 8v-5H2l2.5-3z", BLUE.fill, BLUE.line, 1.2) + stroke(
        "M5 11h9V8l4 3.5", BLUE.light, 1
    )


def mask() -> str:
    """A carnival mask on a ribbon."""
    return (
        filled(
            "M1 7.5C4.5 5.5 8.5 5.5 12 7.8c3.5-2.3 7.5-2.3 11-.3.3 6-2.5 10.5-6 10.5-2.5 0-3.5-2-5-3.5-1.5 1.5-2.5 3.5"
            "-5 3.5-3.5 0-6.3-4.5-6-10.5z",
            PURPLE.fill,
            PURPLE.line,
            1.2,
        )
        + filled("M12 8.5c3.5-2 7-2.2 10.3-.5.2 5-2.3 9.3-5.3 9.3-2.3 0-3.3-2-5-3.6z", PURPLE.shade)
        + filled(
            "M4 11.5c1-1.8 4-1.8 5.5.8-2 1.5-4.5 1.3-5.5-.8zM20 11.5c-1-1.8-4-1.8-5.5.8 2 1.5 4.5 1.3 5.5-.8z",
            PAPER.light,
        )
        + stroke("M3 8.5c2-.8 4-.8 6 .1", PURPLE.light, 1.1)
    )


def cavalry() -> str:
    """A horse's head in harness."""
    return (
        filled(
            "M6 22.3c0-5 2-7.5 4.5-9.8l-4.3 1.8c-1.3.6-2.7.3-3.5-.8l-1-1.5L7 6.2 8.5 2l2.3 2.2"
            "C16.5 4.5 20.5 9 20.5 16v6.3z",
            WOOD.fill,
            WOOD.line,
            1.2,
        )
        + filled("M10.8 4.2C16.5 4.5 20.5 9 20.5 16v6.3h-3C18 14 16 8 10.8 4.2z", WOOD.line)
        + stroke("M4 11.5l4.5 1.5M7.2 6.5l2.6 5.5", RED.fill, 1.4)
        + dot(8, 7.8, 1, PAPER.light)
    )


def war() -> str:
    return group([sword(45), sword(-45)]) + group(
        [filled(SHIELD, RED.fill, RED.line, 1.6), filled("M12 1.5h10V12c0 6.5-5 10-10 12z", RED.shade)],
        transform="translate(5.5 5.5) scale(.54)",
    )


def prestige() -> str:
    return star(12, 13, 11.5)


def agent() -> str:
    """A man of the court under a hood, in the colour of his power."""
    return (
        filled(
            "M3.5 22.3c0-4.5 1.5-7.5 4-9C5.8 7.5 8 1.8 13.5 1.5"
            "c-.7 1 .6 1.8 1.8 3.2 1.9 2.2 2.2 5.5 1.2 8.6 2.5 1.5 4 4.5"
            " 4 9z",
            HERE,
        )
        + shape(
            "path",
            d="M13.5 1.5c-.7 1 .6 1.8 1.8 3.2 1.9 2.2 2.2 5.5 1.2 8.6 2.5 1.5 4 4.5 4 9h-6c1.5-6 1.5-14-1-20.8z",
            fill="#000",
            opacity=0.22,
        )
        + filled("M9 8.5c0-2.5 5-2.5 5.3.2.2 3-1 5.3-2.8 5.3S9 11.5 9 8.5z", SKIN.fill)
        + filled("M9 8.5c0-2.5 5-2.5 5.3.2-1.5-.7-3.8-.7-5.3-.2z", SKIN.line)
    )


def cathedral() -> str:
    """The dome with its lantern, in the colours of the brick and the marble."""
    return (
        filled("M2.5 13.5h19v8.8h-19z", PLASTER.light, PLASTER.line, 1.1)
        + filled("M15 14h6v8h-6z", PLASTER.shade)
        + filled("M4.5 13.5C4.5 8.5 7.5 5.5 12 4.8c4.5.7 7.5 3.7 7.5 8.7z", ROOF.fill, ROOF.line, 1.1)
        + filled("M12 4.8c4.5.7 7.5 3.7 7.5 8.7h-4.8c0-4-.7-6.7-2.7-8.7z", ROOF.shade)
        + stroke("M9.3 13c0-3.5.7-5.8 2.2-7.5M14.7 13c0-3.5-.7-5.8-2.2-7.5", PAPER.light, 1.1)
        + stroke("M12 5V1M10.3 2.3h3.4", GOLD.shade, 1.4)
        + dot(7, 17.3, 1.5, PLASTER.line)
        + dot(17, 17.3, 1.5, PLASTER.line)
        + filled("M10 22.3v-4a2 2 0 0 1 4 0v4z", PLASTER.line)
    )


def indulgence() -> str:
    """A letter of pardon under the keys' red cords and a lead seal."""
    return (
        filled("M3 2h18v13H3z", PAPER.fill, PAPER.line, 1.1)
        + filled("M3 13.3h18V15H3z", PAPER.shade)
        + filled("M11 4h2v1.8h1.8v2H13v4h-2v-4H9.2v-2H11z", PURPLE.fill)
        + stroke("M5 6h2M5 9h2M17 6h2M17 9h2M5 11.8h4M15 11.8h4", PAPER.line, 1)
        + stroke("M8.5 15l2 3M15.5 15l-2 3", RED.fill, 1.5)
        + dot(12, 19.3, 3.6, STEEL.fill, STEEL.line)
        + dot(11.6, 18.9, 1.6, STEEL.light)
    )


def trophy() -> str:
    """A helmet taken in the field, its plume still on it."""
    return (
        filled("M8 5.5C9 2 14 .5 17.5 2.5c4 2.3 5 7 3.5 12.5-1.2-4.5-3.5-7.5-7-8.5z", RED.fill, RED.line, 1.1)
        + filled("M4 13C4 7.5 7.5 4.5 12 4.5c5 0 8 3.7 8 9.5v5l2 2.5h-9l-1.5-4H4.7z", STEEL.fill, STEEL.line, 1.2)
        + filled("M13.5 4.6C17.7 5.4 20 8.8 20 14v5l2 2.5h-5c1-6 .3-12-3.5-16.9z", STEEL.shade)
        + filled("M2.5 11.5L13 10.3c1.3 2.3 1.2 5-.3 7.2H6z", STEEL.light, STEEL.line, 1.1)
        + stroke("M5 13.8l5.5-.6M8 16h.01M10.3 15.8h.01", STEEL.line, 1.3)
    )


def port() -> str:
    """An anchor, in the colour of the words beside it."""
    return stroke(
        "M12 7v14M7.5 10h9M3.5 13.5c.5 4.8 4 7.5 8.5 7.5s8-2.7 8.5-7.5M3.5 13.5l-1.5 2.3M3.5 13.5l2.7 1.3"
        "M20.5 13.5l1.5 2.3M20.5"
        " 13.5l-2.7 1.3",
        HERE,
        1.9,
    ) + shape("circle", cx=12.0, cy=4.5, r=2.4, fill="none", stroke=HERE, stroke_width=1.9)


def virtu_signs() -> dict[str, str]:
    """Every sign by its id: the resources under the names the cards' data give them, then the rest."""
    drawn = [
        florin,
        cross,
        ship,
        arrow,
        mask,
        cavalry,
        war,
        prestige,
        agent,
        cathedral,
        indulgence,
        trophy,
        port,
    ]
    return {f"s-{draw.__name__}": draw() for draw in drawn}
