"""What a motif is drawn with: a palette, chance, and the canvas it is part of."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from signoria.web.drawing.canvas import COARSE, put
from signoria.web.drawing.palette import Palette


@dataclass(frozen=True)
class Brush:
    """Everything a motif may ask for. Light comes from the left, so what is mirrored asks where its shade lies."""

    palette: Palette
    chance: Random
    width: float = 240.0
    height: float = 112.0
    mirrored: bool = False
    coarse: float = COARSE  # the scale below which outlines are in whole numbers
    small: bool = False  # so small that details would be lost

    def with_seed(self, seed: int) -> "Brush":
        return replace(self, chance=Random(seed))


# A motif stands on the origin and is 100 high; a band lies across the whole canvas from a height down.
Motif = Callable[[Brush], str]
Band = Callable[[Brush, float, float], str]

NATURAL: Final = 100.0
SMALL: Final = 50.0


def placed(
    motif: Motif, brush: Brush, x: float, y: float, size: float, seed: int = 0, *, mirrored: bool = False
) -> str:
    """A motif standing at a place, `size` high."""
    own = replace(brush, chance=Random(seed), mirrored=mirrored, small=size < SMALL)
    return put(motif(own), x, y, size / NATURAL, mirrored=mirrored, coarse=brush.coarse)
