"""Colours of small signs, each with its light and its outline: mid-tones that stand on paper and by candle alike."""

from dataclasses import dataclass
from typing import Final

from signoria.web.drawing.canvas import shape


@dataclass(frozen=True)
class Ink:
    """One material: what the light meets, what lies beside it, what is turned away and the line around."""

    light: str
    fill: str
    shade: str
    line: str


GOLD: Final = Ink("#f4d577", "#e0ae30", "#b98417", "#7a5606")
WOOD: Final = Ink("#ddae74", "#b0753e", "#8d5829", "#5d3715")
STONE: Final = Ink("#dcd8cd", "#b5b0a5", "#8d887d", "#57534b")
STEEL: Final = Ink("#dbe2e7", "#a9b5bf", "#7c8995", "#46525e")
RED: Final = Ink("#d9664f", "#b5382c", "#8f271e", "#6b1a13")
PURPLE: Final = Ink("#b598d6", "#8b68b8", "#6b4a96", "#4a2f6e")
VIOLET: Final = Ink("#c08acb", "#9a59a6", "#7b4088", "#572a61")
GREEN: Final = Ink("#86b973", "#569548", "#3d7636", "#2c5a2a")
BLUE: Final = Ink("#89abdf", "#4f80c4", "#38629f", "#264780")
OCHRE: Final = Ink("#eabd75", "#cb8b36", "#a66b20", "#744a12")
PAPER: Final = Ink("#fff8e6", "#f3e3bf", "#d8bf8c", "#75552a")
PLASTER: Final = Ink("#f0dcb4", "#dcbd8c", "#bb9661", "#70502f")
ROOF: Final = Ink("#d07a50", "#b4532f", "#93401f", "#6b2c14")
SKIN: Final = Ink("#f6dcb8", "#e6bf92", "#c99a6b", "#7a5233")

HERE: Final = "currentColor"


def filled(d: str, fill: str, line: str | None = None, width: float = 1.0) -> str:
    """A flat shape, with a line around it if a colour is named."""
    if line is None:
        return shape("path", d=d, fill=fill)
    return shape("path", d=d, fill=fill, stroke=line, stroke_width=width, stroke_linejoin="round")


def stroke(d: str, line: str = HERE, width: float = 1.8) -> str:
    """A line as a pen draws it."""
    return shape(
        "path", d=d, fill="none", stroke=line, stroke_width=width, stroke_linecap="round", stroke_linejoin="round"
    )


def dot(x: float, y: float, radius: float, fill: str, line: str | None = None, width: float = 1.0) -> str:
    return shape(
        "circle",
        cx=float(x),
        cy=float(y),
        r=float(radius),
        fill=fill,
        stroke=line,
        stroke_width=None if line is None else width,
    )
