"""Signs of Carrara: the marks of the marble, the six kinds of building and what stands on them."""

from typing import Final

from signoria.web.drawing.canvas import shape
from signoria.web.drawing.inks import (
    BLUE,
    GOLD,
    GREEN,
    HERE,
    PAPER,
    PLASTER,
    RED,
    ROOF,
    STEEL,
    STONE,
    WOOD,
    dot,
    filled,
    stroke,
)

MARBLE: Final = {
    "white": "M12 4.5a7.5 7.5 0 0 1 0 15 7.5 7.5 0 0 1 0-15z",
    "yellow": "M12 4l9 15.5H3z",
    "red": "M12 2.5l8 9.5-8 9.5-8-9.5z",
    "green": "M12 12.5C8 11 7 8.5 7.5 6.5 8 4 11 3.5 12 6c1-2.5 4-2 4.5.5.5 2-.5 4.5-4.5 6zm0 0"
    "c-2.5-2-5-2-6.5-.5-2 2-.8 4.7 1.5 5 2.5.3"
    " 4-1.7 5-4.5 1 2.8 2.5 4.8 5 4.5 2.3-.3 3.5-3 1.5-5-1.5-1.5-4-1.5-6.5.5zm0 .5c0 3-.5 5.5-2 8.5",
    "blue": "M2.5 9.5c3-4 6-4 9.5-1s6.5 3 9.5-1M2.5 16.5c3-4 6-4 9.5-1s6.5 3 9.5-1",
    "purple": "M12 2.5v19M3.8 7.2l16.4 9.6M20.2 7.2L3.8 16.8",
}


def column() -> str:
    """A drum of fluted marble between base and capital, in the colour of the marble."""
    return (
        filled("M7 6.5h10v13H7z", HERE)
        + shape("path", d="M13.5 6.5H17v13h-3.5z", fill="#000", opacity=0.28)
        + stroke("M9.3 8v10M12 8v10M14.7 8v10", "#000", 0.7)
        + filled("M4.5 2h15v2.2L17 6.8H7L4.5 4.2zM5 19h14v1.3l1.5.7V22.5h-17V21l1.5-.7z", STONE.fill, STONE.line)
    )


def palazzo() -> str:
    return (
        filled("M3 5.5h18v16.8H3z", PLASTER.fill, PLASTER.line)
        + filled("M15.5 6h5v16h-5z", PLASTER.shade)
        + filled("M1.5 2.5h21v3.3h-21z", ROOF.fill, ROOF.line)
        + stroke("M3.5 13.5h17", PLASTER.line, 0.9)
        + filled(
            "M5.5 12V9.3a1.4 1.4 0 0 1 2.8 0V12zM10.6 12V9.3a1.4 1.4 0 0 1 2.8 0V12z"
            "M15.7 12V9.3a1.4 1.4 0 0 1 2.8 0V12zM5.5 19v-3h2.8v3z"
            "M15.7 19v-3h2.8v3zM10 22.3v-5a2 2 0 0 1 4 0v5z",
            PLASTER.line,
        )
    )


def biblioteca() -> str:
    """Arcades below, a hall for the books above."""
    return (
        filled("M1.5 7.5h21v14.8h-21z", PLASTER.light, PLASTER.line)
        + filled("M16 8h6v14h-6z", PLASTER.fill)
        + filled("M.8 7.5L12 2l11.2 5.5z", ROOF.fill, ROOF.line)
        + filled("M12 2.9l8.5 4.2H12z", ROOF.shade)
        + filled("M4 12.2V9.5h3v2.7zM8.4 12.2V9.5h3v2.7zM12.7 12.2V9.5h3v2.7zM17 12.2V9.5h3v2.7z", PLASTER.shade)
        + filled(
            "M3.5 22v-5a2 2 0 0 1 4 0v5zM8 22v-5a2 2 0 0 1 4 0v5zM12.5 22v-5a2 2 0 0 1 4 0v5z"
            "M17 22v-5a2 2 0 0 1 4 0v5z",
            PLASTER.line,
        )
    )


def cathedrale() -> str:
    """A striped front with a rose and its bell tower."""
    return (
        filled("M16.5 4.5h5.5v17.8h-5.5z", PLASTER.fill, PLASTER.line)
        + filled("M16 4.7l3.2-3.7 3.3 3.7z", ROOF.fill, ROOF.line)
        + filled("M18.2 11V7.8a1.1 1.1 0 0 1 2.2 0V11zM18.2 17.5v-3.2a1.1 1.1 0 0 1 2.2 0v3.2z", PLASTER.line)
        + filled("M1.5 13l3-1.5V8L9 3.5 13.5 8v3.5l3 1.5v9.3h-15z", PAPER.light, PLASTER.line, 1.1)
        + stroke("M2 16.3h14M4.8 12.3h8.5", GREEN.shade, 1.1)
        + dot(9, 9.3, 1.9, BLUE.fill, PLASTER.line)
        + filled("M7 22.3v-3.8a2 2 0 0 1 4 0v3.8zM3 22.3v-2.8h2.3v2.8zM12.7 22.3v-2.8H15v2.8z", PLASTER.line)
    )


def porta() -> str:
    return (
        filled("M7 7h10v15.3H7z", PLASTER.fill, PLASTER.line)
        + filled(
            "M1.5 3h1.8v1.7h1.3V3h1.7v1.7h1.3V3H9v19.3H1.5zM15 3h1.8v1.7h1.3V3h1.7v1.7h1.3V3h1.4v19.3H15z",
            PLASTER.light,
            PLASTER.line,
        )
        + filled("M6 7.5h2.5v14.3H6zM19.5 7.5H22v14.3h-2.5z", PLASTER.shade)
        + filled("M9 22.3v-7a3 3 0 0 1 6 0v7z", WOOD.line)
        + stroke("M12 12.6V22M9.3 16h5.4M9.3 19h5.4", WOOD.light, 0.8)
        + filled("M8 5.5h1.7v1.4h1.4V5.5h1.8v1.4h1.4V5.5H16v3.3H8z", PLASTER.fill, PLASTER.line, 0.8)
    )


def castello() -> str:
    return (
        filled("M1.5 13h1.8v1.5h1.5V13H7v9.3H1.5zM17 13h2.2v1.5h1.5V13h1.8v9.3H17z", STONE.fill, STONE.line)
        + filled("M6.5 10h11v12.3h-11z", STONE.light, STONE.line)
        + filled("M14 10.5h3v11.3h-3z", STONE.fill)
        + filled("M5 6h2.3v1.7h2.2V6h1.3v1.7h2.4V6h1.3v1.7h2.2V6H19v4.5H5z", STONE.light, STONE.line)
        + stroke("M12 6V1", STONE.line, 1.1)
        + filled("M12 1l6 1.6L12 4.3z", RED.fill)
        + filled("M10 22.3v-3.5a2 2 0 0 1 4 0v3.5zM11.3 12.5h1.4v3h-1.4z", STONE.line)
    )


def villa() -> str:
    return (
        filled("M3.5 20.5C1 15 1.7 8 3.5 3 5.3 8 6 15 3.5 20.5z", GREEN.shade, GREEN.line)
        + filled("M6.5 10.5h15v11.8h-15z", PLASTER.light, PLASTER.line)
        + filled("M17 11h4v10.8h-4z", PLASTER.fill)
        + filled("M4.8 10.8L14 5.5l9.2 5.3z", ROOF.fill, ROOF.line)
        + filled("M14 6.4l6.8 4H14z", ROOF.shade)
        + filled("M8.3 16.5v-3h2.3v3zM17.5 16.5v-3h2.3v3zM12.3 22.3v-5a1.7 1.7 0 0 1 3.4 0v5z", PLASTER.line)
        + filled("M1 22.3c1.5-2.6 4.5-2.6 6 0z", GREEN.fill, GREEN.line, 0.8)
    )


def banner() -> str:
    return (
        stroke("M4.5 2v20.5", WOOD.line, 2.2)
        + stroke("M4.5 2.5v19.5", WOOD.light, 0.8)
        + filled("M5.5 3.5C10 1.8 13 5.5 21.5 3.5l-3.7 5.7 3.7 5.5C13 16.7 10 13 5.5 14.7z", RED.fill, RED.line, 1.1)
        + filled("M5.5 12.5C10 10.8 13 14.5 20.3 13l1.2 1.7C13 16.7 10 13 5.5 14.7z", RED.shade)
        + filled("M9 5.5h1.9v2.2h2.2v1.9h-2.2v2.2H9V9.6H6.8V7.7H9z", PAPER.light)
        + dot(4.5, 1.9, 1.5, GOLD.light, GOLD.line, 0.8)
    )


def goblet() -> str:
    return (
        filled(
            "M5 2h14c.5 6.5-1.5 10.5-5.3 11.8l.5 4.7c2.3.5 4 1.5 4.3 3.8h-13c.3-2.3 2-3.3 4.3-3.8l.5-4.7"
            "C6.5 12.5 4.5 8.5 5 2z",
            GOLD.fill,
            GOLD.line,
            1.2,
        )
        + filled(
            "M15 2h4c.5 6.5-1.5 10.5-5.3 11.8l.5 4.7c2.3.5 4 1.5 4.3 3.8H13c.3-3 .2-6-.3-9C14.5 11 15.3 7 15 2z",
            GOLD.shade,
        )
        + stroke("M7.3 4.5c0 3 .7 5 2 6.5", GOLD.light, 1.3)
        + stroke("M5.5 6.5h13", GOLD.line, 0.9)
        + dot(12, 15.5, 1.7, RED.fill, GOLD.line, 0.8)
    )


def book() -> str:
    return (
        filled("M4 3.5C4 2.3 4.8 1.5 6 1.5h14v17H6.5v2.3H20v1.7H6.5C5 22.5 4 21.5 4 20.3z", RED.fill, RED.line, 1.1)
        + filled("M6.3 19h13.2v1.5H6.3c-1-.3-1-1.2 0-1.5z", PAPER.light)
        + filled("M4.5 3.5c0-.9.6-1.5 1.5-1.5h1v16h-.7c-.7 0-1.3.2-1.8.6z", RED.shade)
        + stroke("M9.5 4h8v12h-8z", GOLD.fill, 1)
        + filled("M13.5 6.5l2 3.5-2 3.5-2-3.5z", GOLD.light)
    )


def gate() -> str:
    """A raised portcullis under its arch."""
    return (
        filled("M2 22.3V11a10 10 0 0 1 20 0v11.3h-4V11.5a6 6 0 0 0-12 0v10.8z", STONE.fill, STONE.line, 1.1)
        + filled("M12 1a10 10 0 0 1 10 10v11.3h-2V11c0-5-3.3-9-8-10z", STONE.shade)
        + stroke("M8 8v9M12 6v12.5M16 8v9M6.3 10h11.4M6.3 14h11.4", WOOD.line, 1.6)
        + filled("M7 16.5h2l-1 3zM11 18h2l-1 3zM15 16.5h2l-1 3z", WOOD.line)
    )


def coat_of_arms() -> str:
    return (
        filled("M2.5 2h19v10c0 5.5-4.5 8.7-9.5 10.7C7 20.7 2.5 17.5 2.5 12z", PAPER.light, BLUE.line, 1.3)
        + filled("M12 2.6h8.9V12H12zM12 12v10c-5-2-8.9-5-8.9-10z", BLUE.fill)
        + dot(7.3, 7.3, 2, RED.fill)
        + dot(16, 16, 2, RED.fill)
        + filled(
            "M16.5 4.3l1 2.1 2.2.2-1.7 1.5.5 2.2-2-1.2-2 1.2.5-2.2-1.7-1.5 2.2-.2z"
            "M8 13.3l1 2.1 2.2.2-1.7 1.5.5 2.2-2-1.2-2 1.2.5-2.2-1.7-1.5 2.2-.2z",
            GOLD.light,
        )
    )


STATUE: Final = (
    "M12.3 1a2.7 2.7 0 0 1 1.7 4.8l-.2 1c2 .5 3 1.7 3.3 3.7l.7 4.2-2 .5-1-3-.5 2 1.2 5H8.3c.3-2.5.2-4.5-.3-6.5L6 11.5"
    "l1-3.3 3.3-1.5.2-1A2.7 2.7 0 0 1 12.3 1z"
)


def statue() -> str:
    """A figure in the colour of its marble upon a plinth of stone."""
    return (
        shape("path", d=STATUE, fill=HERE, stroke=STONE.line, stroke_width=1, stroke_linejoin="round")
        + shape(
            "path",
            d="M12.3 1a2.7 2.7 0 0 1 1.7 4.8l-.2 1c2 .5 3 1.7 3.3 3.7l.7 4.2-2 .5-1-3-.5 2 1.2 5h-3"
            "c.3-6 .2-12-.2-18.2z",
            fill="#000",
            opacity=0.25,
        )
        + filled("M5.5 19.2h13v1.5l1 .3v1.7h-15V21l1-.3z", STONE.fill, STONE.line)
    )


def vault() -> str:
    """What lies behind a screen."""
    return (
        filled("M2 10c0-4 2.5-6.5 6-6.5h8c3.5 0 6 2.5 6 6.5v11.5H2z", WOOD.fill, WOOD.line, 1.1)
        + filled("M2.5 15h19v6h-19z", WOOD.shade)
        + stroke("M2.5 11.5h19", STEEL.line, 2.2)
        + stroke("M6 4v17M18 4v17", STEEL.line, 1.4)
        + filled("M9.5 9.5h5v5.5l-2.5 1.5L9.5 15z", GOLD.fill, GOLD.line)
    )


def carrara_signs() -> dict[str, str]:
    """Every sign by its id: marble by its colour, kinds and decorations under the names of the data."""
    marks = {f"s-marble-{colour}": stroke(d, HERE, 2.4) for colour, d in MARBLE.items()}
    drawn = [
        column,
        palazzo,
        biblioteca,
        cathedrale,
        porta,
        castello,
        villa,
        banner,
        goblet,
        book,
        gate,
        coat_of_arms,
        statue,
        vault,
    ]
    return marks | {f"s-{draw.__name__}": draw() for draw in drawn}
