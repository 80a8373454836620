"""Latin capitals drawn with a pen, as cut around the rim of a medal; files shown as pictures know no fonts."""

from math import cos, pi, radians, sin
from typing import Final

from signoria.web.drawing.canvas import number, shape

# each letter: its width, and strokes as points on a height of 10, read from the foot up
CAPITALS: Final[dict[str, tuple[float, list[list[tuple[float, float]]]]]] = {
    "A": (7, [[(0, 0), (3.5, 10), (7, 0)], [(1.4, 3.6), (5.6, 3.6)]]),
    "B": (
        5.5,
        [
            [(0, 0), (0, 10), (3.6, 9.4), (4.4, 7.6), (3.6, 5.8), (0, 5.4)],
            [(3, 5.4), (5, 4.4), (5.4, 2.6), (4.4, 0.6), (0, 0)],
        ],
    ),
    "C": (7, [[(6.8, 8.4), (4.4, 10), (1.6, 8.8), (0, 5), (1.6, 1.2), (4.4, 0), (6.8, 1.6)]]),
    "D": (7, [[(0, 0), (0, 10), (4, 9.6), (6.4, 7.6), (7, 5), (6.4, 2.4), (4, 0.4), (0, 0)]]),
    "E": (4.8, [[(4.8, 10), (0, 10), (0, 0), (4.8, 0)], [(0, 5.2), (4, 5.2)]]),
    "F": (4.6, [[(4.6, 10), (0, 10), (0, 0)], [(0, 5.2), (3.8, 5.2)]]),
    "G": (7, [[(6.6, 8.6), (4.4, 10), (1.6, 8.8), (0, 5), (1.6, 1.2), (4.4, 0), (6.8, 1), (6.8, 4.4), (4.8, 4.4)]]),
    "H": (6.6, [[(0, 0), (0, 10)], [(6.6, 0), (6.6, 10)], [(0, 5.2), (6.6, 5.2)]]),
    "I": (0.6, [[(0.3, 0), (0.3, 10)]]),
    "L": (4.6, [[(0, 10), (0, 0), (4.6, 0)]]),
    "M": (8, [[(0, 0), (0.8, 10), (4, 2), (7.2, 10), (8, 0)]]),
    "N": (7, [[(0, 0), (0, 10), (7, 0), (7, 10)]]),
    "O": (7.6, [[(3.8, 0), (1.1, 1.3), (0, 5), (1.1, 8.7), (3.8, 10), (6.5, 8.7), (7.6, 5), (6.5, 1.3), (3.8, 0)]]),
    "P": (5.2, [[(0, 0), (0, 10), (3.8, 9.4), (5, 7.4), (3.8, 5.2), (0, 4.8)]]),
    "R": (6, [[(0, 0), (0, 10), (3.8, 9.4), (5, 7.4), (3.8, 5.2), (0, 4.8)], [(2.8, 4.8), (6, 0)]]),
    "S": (5, [[(4.6, 8.6), (2.6, 10), (0.6, 8.8), (0.6, 6.6), (4.4, 4), (4.6, 1.6), (2.4, 0), (0, 1.4)]]),
    "T": (6.4, [[(0, 10), (6.4, 10)], [(3.2, 10), (3.2, 0)]]),
    "V": (7, [[(0, 10), (3.5, 0), (7, 10)]]),
    "X": (6.6, [[(0, 0), (6.6, 10)], [(0, 10), (6.6, 0)]]),
    "Y": (6.4, [[(0, 10), (3.2, 5), (6.4, 10)], [(3.2, 5), (3.2, 0)]]),
    "Z": (5.6, [[(0, 10), (5.6, 10), (0, 0), (5.6, 0)]]),
    ".": (1, [[(0.2, 5), (0.8, 5)]]),
    " ": (2, []),
}
GAP: Final = 2.6


def width(text: str) -> float:
    return sum(CAPITALS[letter][0] for letter in text) + GAP * (len(text) - 1)


def around(text: str, radius: float, height: float, most: float, colour: str) -> str:
    """The words over the top of a circle around (60, 60), their feet inward, over no more than so many degrees."""
    scale = height / 10
    turn = 180 / pi * scale / (radius + height / 2)  # degrees for one unit of width
    spread = min(1.25, most / (width(text) * turn))
    angle = -width(text) * turn * spread / 2
    steps = []
    for letter in text:
        wide, strokes = CAPITALS[letter]
        for points in strokes:
            placed = []
            for x, y in points:
                at = radians(angle + wide * turn * (spread - 1) / 2 + x * turn * min(1.0, spread))
                far = radius + y * scale
                placed.append(f"{number(60 + far * sin(at))} {number(60 - far * cos(at))}")
            steps.append("M" + "L".join(placed))
        angle += (wide + GAP) * turn * spread
    return shape(
        "path",
        d="".join(steps),
        fill="none",
        stroke=colour,
        stroke_width=1.2,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
