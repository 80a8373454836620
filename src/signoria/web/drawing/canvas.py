"""Shapes as SVG text. Motifs put shapes together; a drawing is a file of them."""

from collections.abc import Iterable
from html import escape
from typing import Final

from signoria.web.drawing.compact import compacted, written_once

XMLNS: Final = "http://www.w3.org/2000/svg"
# What a shape does not say otherwise: it is not filled, and its pen is round.
ROUND: Final = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
COARSE: Final = 0.58  # what is drawn smaller than this needs no figure behind the point


def number(value: float) -> str:
    """With one figure behind the point where it needs one: files stay small, and no eye sees more."""
    told = f"{round(value, 1):.1f}".removesuffix(".0")
    return "0" if told == "-0" else told


def attributes(fields: dict[str, object]) -> str:
    """Fields as attributes; `stroke_width` is written `stroke-width`, and None is left out."""
    told = []
    for name, value in fields.items():
        if value is not None and not (name in ("x", "y", "cx", "cy") and value == 0):
            text = spelled(value) if isinstance(value, float) else escape(str(value))
            told.append(f' {name.rstrip("_").replace("_", "-")}="{text}"')
    return "".join(told)


def spelled(value: float) -> str:
    """A number of an attribute; shares of one keep two figures."""
    return factor(round(value, 2)) if abs(value) < 1 else number(value)


def shape(tag: str, **fields: object) -> str:
    return f"<{tag}{attributes(fields)}/>"


def group(shapes: Iterable[str], **fields: object) -> str:
    return f"<g{attributes(fields)}>{''.join(shapes)}</g>"


def rect(x: float, y: float, width: float, height: float, fill: str, **more: object) -> str:
    return shape("rect", x=float(x), y=float(y), width=float(width), height=float(height), fill=fill, **more)


def circle(x: float, y: float, radius: float, fill: str, **more: object) -> str:
    return shape("circle", cx=float(x), cy=float(y), r=float(radius), fill=fill, **more)


def path(*steps: str | float, fill: str | None = None, **more: object) -> str:
    """A path from letters and numbers: `path("M", 0, 10, "L", 20, 10, "Z", fill=UMBER)`."""
    d = " ".join(step if isinstance(step, str) else number(step) for step in steps)
    return shape("path", d=d, fill=fill, **more)


def trace(fill: str, *outlines: str, **more: object) -> str:
    """Outlines written as path data, filled as one path; see `outlines`."""
    return shape("path", d="".join(outlines), fill=fill, **more)


def line(stroke: str, width: float, *outlines: str, **more: object) -> str:
    """Outlines drawn with a round pen."""
    return shape("path", d="".join(outlines), stroke=stroke, stroke_width=float(width), **more)


def dashes(stroke: str, width: float, pattern: str, *outlines: str, **more: object) -> str:
    """Outlines drawn with a flat pen that lifts: rows of windows, courses of stone."""
    return line(stroke, width, *outlines, stroke_dasharray=pattern, stroke_linecap="butt", **more)


def dots(fill: str, across: float, points: Iterable[tuple[float, float]], **more: object) -> str:
    """Discs of one size: a round pen set down at each point."""
    return line(fill, across, *(f"M{number(x)} {number(y)}h0" for x, y in points), **more)


def put(shapes: str, x: float, y: float, scale: float = 1.0, *, mirrored: bool = False, coarse: float = COARSE) -> str:
    """Shapes drawn around the origin, moved and scaled to a place."""
    across = -scale if mirrored else scale
    size = f"scale({factor(across)} {factor(scale)})" if mirrored else f"scale({factor(scale)})" if scale != 1 else ""
    figures = 0 if abs(scale) < coarse else 1
    return f'<g transform="translate({number(x)} {number(y)}){size}">{compacted(shapes, figures)}</g>'


def factor(value: float) -> str:
    """A scale, with the figures that a large drawing needs."""
    return f"{round(value, 3):g}".replace("0.", ".", 1) if abs(value) < 1 else f"{round(value, 3):g}"


class Drawing:
    """Shapes on a canvas, the farthest first."""

    def __init__(self, width: float, height: float, *, stretched: bool = False) -> None:
        self.width = width
        self.height = height
        self.stretched = stretched  # fills whatever place it is given
        self.shapes: list[str] = []

    def add(self, *shapes: str) -> None:
        self.shapes += shapes

    def svg(self) -> str:
        """The whole file. It has no words: whoever shows it says beside it what it is."""
        size = f'viewBox="0 0 {number(self.width)} {number(self.height)}"'
        if self.stretched:
            size += ' preserveAspectRatio="none"'
        shapes = written_once(compacted("".join(self.shapes), 1))
        return f'<svg xmlns="{XMLNS}" {size} {ROUND}>{shapes}</svg>\n'
