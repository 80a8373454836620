"""Signs of the house: what a page can do, drawn with a pen in the colour of the words beside it."""

from collections.abc import Iterable
from typing import Final

from signoria.web.drawing.canvas import shape
from signoria.web.drawing.inks import HERE, filled, stroke

PEN: Final = {
    "back": ["M8.5 4L3.5 9l5 5M4 9h10.5a5.7 5.7 0 0 1 0 11.5H9"],
    "chat": ["M3 4.5h18v12.5h-9.5L6.5 21.5V17H3zM7.5 9h9M7.5 12.7h6"],
    "people": [
        "M9 3.5a3.5 3.5 0 0 1 0 7.5 3.5 3.5 0 0 1 0-7.5zM2 20.5c0-4.5 2.5-6.5 7-6.5s7 2 7 6.5z",
        "M15.5 4a3.3 3.3 0 0 1 0 6.5M18 14.3c2.6.7 4 2.7 4 6.2",
    ],
    "log": ["M6.5 2.5h14c-1.5 1-1.5 3 0 4h-3V18c0 2-1 3.5-3 3.5H4c2 0 2.5-1.5 2.5-3.5zM10 10.5h4.5M10 14h4.5"],
    "sound-on": ["M3 9.5h4L12.5 5v14L7 14.5H3zM16 9c1.5 1.7 1.5 4.3 0 6M19 6c3.2 3.3 3.2 8.7 0 12"],
    "sound-off": ["M3 9.5h4L12.5 5v14L7 14.5H3zM16.5 9l5.5 6M22 9l-5.5 6"],
    "speed": [
        "M5 2.5h14M5 21.5h14M6.5 2.5c0 6 3.5 6.5 4.5 9.5-1 3-4.5 3.5-4.5 9.5"
        "M17.5 2.5c0 6-3.5 6.5-4.5 9.5 1 3 4.5 3.5 4.5 9.5"
    ],
    "skip": ["M4 5l7 7-7 7M11.5 5l7 7-7 7M21 5v14"],
    "invite": ["M2.5 5h19v14.5h-19zM3 5.5l9 7.5 9-7.5M3 19l6-7M21 19l-6-7"],
    "copy": ["M8.5 7.5h12v14h-12zM4 16.5H3.5v-14h12V4"],
    "share": ["M12 15V2.5M7.5 6.5l4.5-4 4.5 4M7 10.5H4v11h16v-11h-3"],
    "close": ["M5 5l14 14M19 5L5 19"],
    "menu": ["M3.5 6h17M3.5 12h17M3.5 18h17"],
    "keyboard": [
        "M2 5.5h20v13H2zM6 9.5h.01M10 9.5h.01M14 9.5h.01M18 9.5h.01M6 12.5h.01M18 12.5h.01M10 12.5h.01"
        "M14 12.5h.01M8 15.5h8"
    ],
    "next": ["M8.5 4.5L16 12l-7.5 7.5"],
    "previous": ["M15.5 4.5L8 12l7.5 7.5"],
    "first": ["M18.5 5l-7 7 7 7M5.5 5v14"],
    "last": ["M5.5 5l7 7-7 7M18.5 5v14"],
    "yes": ["M4 13l5 5.5L20 6"],
    "question": ["M8 8.5C8 5.5 9.8 4 12.2 4s4 1.5 4 3.8c0 3.4-4.2 3.5-4.2 7.2M12 19.5h.01"],
    "rules": ["M12 6.5C9.5 4.5 6 4 2.5 4.5v14c3.5-.5 7 0 9.5 2 2.5-2 6-2.5 9.5-2v-14C18 4 14.5 4.5 12 6.5zM12 6.5v14"],
    "bot": [
        "M12 2a10 10 0 0 1 0 20 10 10 0 0 1 0-20zM9.5 18.5c.2-1.5 0-2-.3-2.3-2 .3-2.5-.2-2.4-2.2L5.7 13.3"
        "l1.4-2.5c-.3-3 1.5-5.3 4.7-5.3 3.4 0 5.2 2.3 5 5-.2 2.5-1.6 3.3-1.5 5.3l1.5 2.7"
    ],
    "larger": ["M14 3.5h6.5V10M20 4l-7 7M10 20.5H3.5V14M4 20l7-7"],
}


def hint() -> str:
    """A candle in its holder."""
    return filled("M12 1.5c3 3.3 3 6.3 0 7.5-3-1.2-3-4.2 0-7.5z", HERE) + stroke(
        "M9 11.5h6v7H9zM4 18.5h14c0 2-1.5 3.5-3.5 3.5h-7C5.5 22 4 20.5 4 18.5zM18 18a2.2 2.2 0 1 1 0 3"
        "M4.5 6L6 7M19.5 6L18 7"
    )


def light() -> str:
    return filled("M12 7.5a4.5 4.5 0 0 1 0 9 4.5 4.5 0 0 1 0-9z", HERE) + stroke(
        "M12 1.5v2.3M12 20.2v2.3M1.5 12h2.3M20.2 12h2.3M4.6 4.6l1.6 1.6M17.8 17.8l1.6 1.6M4.6 19.4l1.6-1.6"
        "M17.8 6.2l1.6-1.6"
    )


def dark() -> str:
    return filled("M14.5 2.5A10 10 0 1 0 21.5 15 8.5 8.5 0 0 1 14.5 2.5z", HERE)


def device() -> str:
    """Half by day, half by candle."""
    return filled("M12 3a9 9 0 0 1 0 18z", HERE) + shape(
        "circle", cx=12.0, cy=12.0, r=9.0, fill="none", stroke=HERE, stroke_width=1.8
    )


def lines(strokes: Iterable[str]) -> str:
    return "".join(stroke(d, HERE, 2) for d in strokes)


def house_signs() -> dict[str, str]:
    """Every sign by its id."""
    drawn = {f"s-{draw.__name__}": draw() for draw in (hint, light, dark, device)}
    return {f"s-{name}": lines(strokes) for name, strokes in PEN.items()} | drawn
