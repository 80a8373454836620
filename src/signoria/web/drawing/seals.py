"""Seals in wax: a drop with an uneven edge, an emblem pressed into it, notches that tell the period."""

from dataclasses import dataclass
from math import cos, pi, sin
from random import Random
from typing import Final

from signoria.web.drawing.canvas import Drawing, circle, group, number, shape
from signoria.web.drawing.emblems import EMBLEMS

SIZE: Final = 96


@dataclass(frozen=True)
class Wax:
    """One wax: where the light meets it, its body, its hollow, its shadow, and what stands out of the hollow."""

    light: str
    body: str
    bed: str
    shadow: str
    raised: str
    shade: str


WAXES: Final = {
    1: Wax("#d97a5c", "#b03a2a", "#8f2a1f", "#671a13", "#e0785c", "#b2402e"),
    2: Wax("#8fae7a", "#557a4c", "#3f603a", "#293f27", "#96b881", "#638554"),
    3: Wax("#8f8ba6", "#5a5674", "#43405a", "#2a283b", "#a5a1bd", "#6d698a"),
}


def edge(seed: str, radius: float, swell: float) -> str:
    """The outline of a drop, as uneven as the seed has it."""
    draw = Random(seed)
    points = []
    count = 11
    for step in range(count):
        angle = 2 * pi * (step + draw.uniform(-0.2, 0.2)) / count
        far = radius + draw.uniform(-swell, swell)
        points.append((48 + far * cos(angle), 48 + far * sin(angle)))
    middles = [
        ((x + points[(k + 1) % count][0]) / 2, (y + points[(k + 1) % count][1]) / 2) for k, (x, y) in enumerate(points)
    ]
    steps = f"M{number(middles[-1][0])} {number(middles[-1][1])}"
    for (x, y), (to_x, to_y) in zip(points, middles, strict=True):
        steps += f"Q{number(x)} {number(y)} {number(to_x)} {number(to_y)}"
    return steps + "z"


def pressed(emblem: str, wax: Wax) -> str:
    """The emblem in relief, its shadow to the right below it."""
    parts = EMBLEMS[emblem]
    thrown = "".join(shape("path", d=d) for colour, d in parts if colour == "raised")
    colours = {"raised": wax.raised, "shade": wax.shade, "cut": wax.shadow, "ring": wax.raised}
    drawn = []
    for name, d in parts:
        if name.startswith("~"):
            thick = 2.6 if name == "~ring" else 1.5
            drawn.append(
                shape("path", d=d, fill="none", stroke=colours[name[1:]], stroke_width=thick, stroke_linecap="round")
            )
        else:
            drawn.append(shape("path", d=d, fill=colours[name]))
    return group(
        [group([thrown], fill=wax.shadow, transform="translate(1.3 1.5)"), *drawn],
        transform="translate(18.5 17.5) scale(1.23)",
    )


def notches(period: int, colour: str) -> str:
    """One, two or three strokes at the foot of the ring."""
    strokes = "".join(f"M{number(48 + (k - (period - 1) / 2) * 4.5)} 83.5v6" for k in range(period))
    return shape("path", d=strokes, fill="none", stroke=colour, stroke_width=2.2, stroke_linecap="round")


def seal(period: int, emblem: str, seed: str) -> str:
    """The whole file."""
    wax = WAXES[period]
    outline = edge(seed, 45.5, 2.4)
    drawing = Drawing(SIZE, SIZE)
    drawing.add(
        group([shape("path", d=outline, fill=wax.shadow)], transform="translate(1.2 1.6)"),
        shape("path", d=outline, fill=wax.body),
        shape(
            "path",
            d="M10 52C9 28 25 10 50 9.5",
            fill="none",
            stroke=wax.light,
            stroke_width=2.4,
            stroke_linecap="round",
        ),
        shape(
            "path", d="M86 48C86 70 69 86 46 86.5", fill="none", stroke=wax.bed, stroke_width=3, stroke_linecap="round"
        ),
        circle(47.4, 47.2, 35.4, wax.shadow),
        circle(48.6, 48.8, 35.2, wax.light),
        circle(48, 48, 34.6, wax.bed),
        pressed(emblem, wax),
        notches(period, wax.light),
    )
    return drawing.svg()
