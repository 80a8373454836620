"""Small pictures that are written down as lists of lines.

A line is a band, `hills 62 20` (where it begins, how high it rises), or a motif, `cypress 40 88 30` (where it stands, how
tall it is). Words after the numbers change how it is drawn: `left` mirrors it, `far` sets it in haze, a dye colours its
cloth, `ripe`, `barren` and `paved` are other grounds, and `seed 3` asks for another of its kind.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from signoria.web.drawing.brush import Brush, placed
from signoria.web.drawing.canvas import COARSE, Drawing
from signoria.web.drawing.motifs import BANDS, MOTIFS
from signoria.web.drawing.palette import DYES, MOODS, Palette, barren, dyed, hazy, paved, ripe
from signoria.web.drawing.people import FIGURES

WIDTH: Final = 240.0
HEIGHT: Final = 112.0
COARSE_THINGS: Final = 0.95
"""Faces need finer outlines than walls and trees, which at this scale and below have whole numbers."""

GROUNDS: Final[dict[str, Callable[[Palette], Palette]]] = {"ripe": ripe, "barren": barren, "paved": paved, "far": hazy}


class Unknown(ValueError):
    """A line of a picture that nothing can be drawn from."""


@dataclass(frozen=True)
class Line:
    """One line of a picture, read."""

    name: str
    numbers: tuple[float, ...]
    words: tuple[str, ...]
    seed: int


def read(text: str) -> Line:
    name, *others = text.split()
    seed = 0
    if "seed" in others:
        at = others.index("seed")
        if len(others) == at + 1 or not others[at + 1].isdecimal():
            raise Unknown(f"“{text}” has no number after “seed”.")
        seed = int(others[at + 1])
        del others[at : at + 2]
    numbers = tuple(float(other) for other in others if is_number(other))
    words = tuple(other for other in others if not is_number(other))
    wanted = 2 if name in BANDS else 3
    if (name not in BANDS and name not in MOTIFS) or len(numbers) != wanted:
        raise Unknown(f"“{text}” is neither a band with two numbers nor a motif with three.")
    for word in words:
        if word not in GROUNDS and word not in DYES and word != "left":
            raise Unknown(f"“{word}” in “{text}” is no word of pictures.")
    return Line(name, numbers, words, seed)


def is_number(text: str) -> bool:
    return text.removeprefix("-").replace(".", "", 1).isdigit()


def drawn(line: Line, brush: Brush) -> str:
    palette = brush.palette
    for word in line.words:
        if word in DYES:
            palette = dyed(palette, word)
    for word in line.words:
        if word in GROUNDS:
            palette = GROUNDS[word](palette)
    brush = replace(brush, palette=palette, coarse=COARSE if line.name in FIGURES else COARSE_THINGS)
    if line.name in BANDS:
        y, height = line.numbers
        return BANDS[line.name](replace(brush, chance=Random(line.seed)), y, height)
    x, y, size = line.numbers
    return placed(MOTIFS[line.name], brush, x, y, size, line.seed, mirrored="left" in line.words)


def picture(lines: Sequence[str], mood: str = "golden", width: float = WIDTH, height: float = HEIGHT) -> str:
    """The picture as a file, the first line farthest."""
    drawing = Drawing(width, height)
    brush = Brush(MOODS[mood], Random(0), width, height)
    drawing.add(*(drawn(read(line), brush) for line in lines))
    return drawing.svg()
