"""Signs of Virtù: what cards and cities bring, and what is won with it."""

from typing import Final

from signoria.web.drawing.canvas import group, shape
from signoria.web.drawing.inks import (
    BLUE,
    GOLD,
    GREEN,
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


def rule() -> str:
    """A throne under a canopy."""
    return (
        filled(
            "M3 6.5C3 3 7 1.5 12 1.5S21 3 21 6.5l-1.5 2-2-1.3-2 1.3-1.7-1.3L12 8.5l-1.8-1.3-1.7 1.3-2-1.3-2 1.3z",
            RED.fill,
            RED.line,
            1.1,
        )
        + filled("M7.5 9.5h9V17h-9z", PURPLE.fill, PURPLE.line, 1.1)
        + filled("M12 9.5h4.5V17H12z", PURPLE.shade)
        + filled("M5 13h3v3h8v-3h3v9.5h-3V19H8v3.5H5z", GOLD.fill, GOLD.line, 1.1)
        + stroke("M6.3 14.5v6.5M9 17.3h6", GOLD.light, 1)
        + dot(12, 3.8, 1.3, GOLD.light)
    )


def patronage() -> str:
    """A painter's palette and brush."""
    return (
        filled(
            "M12 4C5.5 4 1.5 8 1.5 13s4 8.5 8.5 8.5c2.3 0 2.5-1.5 2-3-.6-1.8.5-3.2 2.5-3.2h3.5"
            "c3 0 4.5-1.5 4.5-4C22.5 7 18 4 12 4z",
            WOOD.light,
            WOOD.line,
            1.2,
        )
        + dot(6, 12.5, 1.9, RED.fill)
        + dot(8.8, 8, 1.9, GOLD.fill)
        + dot(14, 7, 1.9, GREEN.fill)
        + dot(18.3, 9.8, 1.7, BLUE.fill)
        + stroke("M8 18.5L21 1.8", WOOD.shade, 1.8)
        + stroke("M8 18.5l-1.7 2", STEEL.line, 2.4)
    )


def trade() -> str:
    """A pair of scales."""
    return (
        stroke("M12 3v17M4 6.5l16-2", GOLD.line, 2)
        + stroke("M4 6.5L1.5 14M4 6.5L6.5 14M20 4.5L17.5 12M20 4.5l2.5 7.5", GOLD.line, 0.9)
        + filled("M.8 14h6.4c0 2-1.4 3.3-3.2 3.3S.8 16 .8 14z", GOLD.fill, GOLD.line, 1)
        + filled("M16.8 12h6.4c0 2-1.4 3.3-3.2 3.3s-3.2-1.3-3.2-3.3z", GOLD.fill, GOLD.line, 1)
        + filled("M7 20h10l1.5 2.5h-13z", WOOD.fill, WOOD.line, 1)
        + dot(12, 3, 1.7, GOLD.light, GOLD.line)
    )


def annex() -> str:
    """A gate that stands open, a banner above it."""
    return (
        filled("M3 9h3V7h3v2h6V7h3v2h3v13.5H3z", PLASTER.fill, PLASTER.line, 1.2)
        + filled("M15 9h0V7h3v2h3v13.5h-6z", PLASTER.shade)
        + filled("M8 22.5V16a4 4 0 0 1 8 0v6.5z", PLASTER.line)
        + filled("M8 22.5V16a4 4 0 0 1 2-3.5v10z", WOOD.fill)
        + stroke("M12 7.5V1", WOOD.line, 1.3)
        + filled("M12.5 1.2h7l-2 2 2 2h-7z", RED.fill, RED.line, 0.9)
    )


def campaign() -> str:
    """Tent and standard of an army in the field."""
    return (
        filled("M10 5L1 22.5h18z", PAPER.fill, PAPER.line, 1.2)
        + filled("M10 5l3 17.5h6z", PAPER.shade)
        + filled("M10 10L6.5 22.5h7z", PAPER.line)
        + filled("M10 10L6.5 22.5H9z", RED.shade)
        + stroke("M19.5 22.5V1.5", WOOD.line, 1.5)
        + filled("M19 2L9.5 4.5 19 8z", RED.fill, RED.line, 1)
    )


def intrigue() -> str:
    """A dagger and the phial that goes with it."""
    return (
        filled("M18.5 1.5l2 2L11 15l-2.8-2.8z", STEEL.light, STEEL.line, 1)
        + filled("M20.5 3.5L11 15l-1.4-1.4L19.8 2.8z", STEEL.shade)
        + stroke("M6.3 11l6 6M9 14.3l-5 5", WOOD.line, 2.3)
        + dot(3.3, 20.3, 1.8, GOLD.fill, GOLD.line)
        + filled(
            "M16 14.5h4v2.3c1.8.8 2.8 2 2.8 3.3 0 1.8-2 2.7-4.8 2.7s-4.8-.9-4.8-2.7c0-1.3 1-2.5 2.8-3.3z",
            GREEN.fill,
            GREEN.line,
            1.1,
        )
        + stroke("M15.3 14h5.4", WOOD.line, 1.6)
        + dot(16.5, 19.5, 0.9, GREEN.light)
    )


def unit() -> str:
    """A pennant on its lance, in the colour of its power."""
    return (
        stroke("M5 22.5V1.5", WOOD.line, 2)
        + filled("M6 2.5h16l-4.5 4.5 4.5 4.5H6z", HERE)
        + shape("path", d="M6 7h11.5l4.5 4.5H6z", fill="#000", opacity=0.2)
        + shape("path", d="M6 2.5h16l-4.5 4.5 4.5 4.5H6z", fill="none", stroke="#000", stroke_width=1, opacity=0.5)
    )


def pirate() -> str:
    """A skull on two bones."""
    return (
        stroke("M3 16l18 6M21 16L3 22", PAPER.line, 4.2)
        + stroke("M3 16l18 6M21 16L3 22", PAPER.fill, 2.4)
        + filled(
            "M12 1.5c-5 0-8.5 3.3-8.5 7.8 0 3 1.5 5 3.3 6v2.2c0 .8.6 1.5 1.5 1.5h7.4c.9 0 1.5-.7 1.5-1.5v-2.2"
            "c1.8-1 3.3-3 3.3-6 0-4.5-3.5-7.8-8.5-7.8z",
            PAPER.light,
            PAPER.line,
            1.2,
        )
        + dot(8.5, 9.8, 2.1, PAPER.line)
        + dot(15.5, 9.8, 2.1, PAPER.line)
        + filled("M12 12l1.3 2.5h-2.6z", PAPER.line)
        + stroke("M10 16v2.5M12 16v2.5M14 16v2.5", PAPER.line, 0.9)
    )


def fortress() -> str:
    """A bastion behind its ditch."""
    return (
        filled("M1.5 21L5 9h14l3.5 12z", PLASTER.fill, PLASTER.line, 1.2)
        + filled("M12 9h7l3.5 12H12z", PLASTER.shade)
        + filled("M4 9V5.5h3V8h3.5V5.5h3V8H17V5.5h3V9z", PLASTER.light, PLASTER.line, 1.1)
        + stroke("M3.5 15h17M5 12h14", PLASTER.line, 0.8)
        + filled("M10 21v-3.5a2 2 0 0 1 4 0V21z", PLASTER.line)
    )


def door() -> str:
    """The door of an antechamber."""
    return (
        filled("M4 22.5V10a8 8 0 0 1 16 0v12.5z", PLASTER.shade, PLASTER.line, 1.2)
        + filled("M6.5 22.5V10.3a5.5 5.5 0 0 1 11 0v12.2z", WOOD.fill, WOOD.line, 1)
        + stroke("M12 5v17.5M9 8v14M15 8v14", WOOD.shade, 1)
        + dot(13.8, 14.5, 1.1, GOLD.fill)
    )


CHARGES: Final[dict[str, tuple[str, list[tuple[str, str]]]]] = {
    "milan": (
        "#3a63a0",
        [
            (
                "#f4ecda",
                "M13 4c2.4-.4 4 .8 4.2 2.4l1.3.5-1.4.6c-.8.8-2 .9-3 .5-1 .6-1.7 1.4-.2 2 3.2 1.3 4.6 2.6 4.2 5-.5 2.6-3.4"
                " 4-6.7 3.9-2-.1-3.7-.8-4.8-2.2 3 1 7.6.7 8-1 .2-1-1.3-1.4-2.8-1.8-2.8-.8-4.2-2.2-4-4.2.2-1.5 1.3-2.5 2.8-3.3"
                "-.2-1.1 1-2.2 2.4-2.4z",
            ),
            ("#e0ad33", "M11.5 3.2L11 .9l1.7 1L14 .2l1.2 1.7 1.8-.8-.4 2.3z"),
        ],
    ),
    "florence": (
        "#ad3527",
        [
            ("#f4ecda", "M12 5.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12z"),
            ("#c4b490", "M12 17.5a6 6 0 0 0 5.7-7.8c-1 4-4 6-8.8 6.9a6 6 0 0 0 3.1.9z"),
        ],
    ),
    "naples": (
        "#e0ad33",
        [
            (
                "#ad3527",
                "M5 1.5h2.6v18.3C6.6 19 5.7 18 5 16.9zM10.7 1.5h2.6v22l-1.3.5-1.3-.5zM16.4 1.5H19v15.4c-.7 1.1-1.6 2.1-2.6 2.9z",
            )
        ],
    ),
    "venice": (
        "#4a7d45",
        [
            ("#e0ad33", "M12 4.5c4 0 6.5 2.8 6.5 6.3S16 17.5 12 17.5s-6.5-3.2-6.5-6.7S8 4.5 12 4.5z"),
            ("#f4d577", "M12 7c2.3 0 3.8 1.6 3.8 3.9S14.3 15.5 12 15.5s-3.8-2.3-3.8-4.6S9.7 7 12 7z"),
            ("#6b4c08", "M10 9.8h1.3v1.4H10zM12.7 9.8H14v1.4h-1.3zM11 12h2l-1 1.3zM10 14h4v.9h-4z"),
        ],
    ),
    "rome": (
        "#f4ecda",
        [
            ("#ad3527", "M5 4.2a2.7 2.7 0 0 1 3.9 3.5l9.3 10.2-1.7 1.5L7.3 9.3A2.7 2.7 0 0 1 5 4.2z"),
            ("#c48a1c", "M19 4.2a2.7 2.7 0 0 0-3.9 3.5L5.8 17.9l1.7 1.5 9.2-10.1A2.7 2.7 0 0 0 19 4.2z"),
        ],
    ),
    "france": (
        "#3a63a0",
        [
            (
                "#e0ad33",
                "M12 3.5c1.7 1.7 2.2 3.6 1.4 6 1.8-2.4 5-2 5.1.5 0 1.8-1.8 2.6-3 1.7.6 2.1-1 2.9-2.3 2.8l1 4.5h-4.4l1-4.5c-1.3.1-2.9-.7-2.3-2.8-1.2.9-3 .1-3-1.7.1-2.5 3.3-2.9 5.1-.5-.8-2.4-.3-4.3 1.4-6z",
            )
        ],
    ),
    "ottoman_empire": (
        "#ad3527",
        [
            (
                "#f4ecda",
                "M10.5 4.5a7 7 0 1 0 5.5 11.3 5.7 5.7 0 1 1 0-8.6 7 7 0 0 0-5.5-2.7zM17 8.5l.9 2 2.2.2-1.7 1.5.5 2.1-1.9-1.1-1.9 1.1.5-2.1-1.7-1.5 2.2-.2z",
            )
        ],
    ),
    "holy_roman_empire": (
        "#e0ad33",
        [
            (
                "#3a302a",
                "M12 8.5L10.3 7 8 6.8l1.7-1.3L12 6l2.3-.5L16 6.8l-2.3.2zM11 8.5L9 11c-2-1.5-4.5-1.5-6-3.5.3 4 2 6.5 5 7.5l-2 3 3.5-1 1 3.5 1.5-2 1.5 2 1-3.5 3.5 1-2-3c3-1 4.7-3.5 5-7.5-1.5 2-4 2-6 3.5l-2-2.5z",
            )
        ],
    ),
}
"""Small arms on a shield of 24: the field, and what lies upon it."""


def small_arms(field: str, charges: list[tuple[str, str]]) -> str:
    """Arms that can be told apart as small as a letter."""
    return (
        filled(SHIELD, field)
        + "".join(filled(d, tincture) for tincture, d in charges)
        + shape("path", d="M12 1.5h10V12c0 6.5-5 10-10 12z", fill="#000", opacity=0.12)
        + shape("path", d=SHIELD, fill="none", stroke="#3a2a18", stroke_width=1.4)
    )


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
        rule,
        patronage,
        trade,
        annex,
        campaign,
        intrigue,
        unit,
        pirate,
        door,
        fortress,
    ]
    signs = {f"s-{draw.__name__}": draw() for draw in drawn}
    return signs | {f"shield-{power}": small_arms(*told) for power, told in CHARGES.items()}
