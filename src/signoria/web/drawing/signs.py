"""The sprites: one file of signs and one of dice, shown with `<use href="signs.svg#s-coins">`."""

from collections.abc import Callable
from typing import Final

from signoria.web.drawing.canvas import ROUND, XMLNS, circle, path, rect
from signoria.web.drawing.signs_carrara import carrara_signs
from signoria.web.drawing.signs_house import house_signs
from signoria.web.drawing.signs_lorenzo import lorenzo_signs
from signoria.web.drawing.signs_marble import marble_signs
from signoria.web.drawing.signs_virtu import virtu_signs

LOW: Final = 6.7
MIDDLE: Final = 12.0
HIGH: Final = 17.3
PIPS: Final = {
    1: [(MIDDLE, MIDDLE)],
    2: [(LOW, LOW), (HIGH, HIGH)],
    3: [(LOW, LOW), (MIDDLE, MIDDLE), (HIGH, HIGH)],
    4: [(LOW, LOW), (HIGH, LOW), (LOW, HIGH), (HIGH, HIGH)],
    5: [(LOW, LOW), (HIGH, LOW), (MIDDLE, MIDDLE), (LOW, HIGH), (HIGH, HIGH)],
    6: [(LOW, LOW), (HIGH, LOW), (LOW, MIDDLE), (HIGH, MIDDLE), (LOW, HIGH), (HIGH, HIGH)],
}


def signs() -> dict[str, str]:
    return lorenzo_signs() | virtu_signs() | carrara_signs() | marble_signs() | house_signs()


def die(value: int) -> str:
    """A face in the colour of the words around it, with pips sunk into it; `--pip` colours them, white if unset."""
    face = (
        rect(1.2, 1.2, 21.6, 21.6, "currentColor", rx=4.5)
        + path(
            "M2 17.5V18a4.8 4.8 0 0 0 4.8 4.8H18A4.8 4.8 0 0 0 22.8 18V6.8A4.8 4.8 0 0 0 19.5 2.3"
            "c.9 1 1.3 2.2 1.3 3.7v10"
            "c0 3-1.8 4.8-4.8 4.8H6c-1.5 0-3-.5-4-3.3z",
            fill="#000",
            opacity=0.25,
        )
        + path("M2.5 14V6.5c0-2.5 1.5-4 4-4H14", stroke="#fff", stroke_width=1.1, stroke_linecap="round", opacity=0.45)
        + rect(1.2, 1.2, 21.6, 21.6, "none", rx=4.5, stroke="#8a7a66", stroke_width=0.9)
    )
    return face + "".join(
        circle(x - 0.3, y - 0.4, 2.3, "#000", opacity=0.3) + circle(x, y, 2.1, "var(--pip, #fff8e6)")
        for x, y in PIPS[value]
    )


def sprite(symbols: dict[str, str]) -> str:
    """A file of symbols, each on its own square of 24."""
    told = "\n".join(
        f'<symbol id="{id}" viewBox="0 0 24 24" {ROUND}>{shapes}</symbol>' for id, shapes in symbols.items()
    )
    return f'<svg xmlns="{XMLNS}">\n{told}\n</svg>\n'


def signs_file() -> str:
    return sprite(signs())


def dice_file() -> str:
    return sprite({f"d-{value}": die(value) for value in PIPS})


def drawings() -> dict[str, Callable[[], str]]:
    """The files by their place in the package, and what draws them."""
    here = "web/static/signoria/drawn"
    return {f"{here}/signs.svg": signs_file, f"{here}/dice.svg": dice_file}
