"""The marble yard under the table: white mountains, quarry steps, blocks and a crane, as pale as a print on paper."""

from dataclasses import replace
from random import Random
from typing import Final

from signoria.web.drawing import animals, landscape, nature, people, works
from signoria.web.drawing.brush import Brush, placed
from signoria.web.drawing.canvas import Drawing, line, rect, trace
from signoria.web.drawing.outlines import Point, ground
from signoria.web.drawing.palette import Palette, faded

WIDTH: Final = 1440.0
HEIGHT: Final = 900.0
STEPS: Final = ((300, 0.0), (420, 0.3), (560, 0.1), (700, 0.25), (800, 0.15))


def yard(palette: Palette) -> str:
    """1440 by 900, whatever lies on it."""
    far, near = faded(palette, 0.76), faded(palette, 0.72)
    drawing = Drawing(WIDTH, HEIGHT)
    brush = Brush(near, Random(0), WIDTH, HEIGHT)
    distant = replace(brush, palette=far)
    drawing.add(
        rect(0, 0, WIDTH, HEIGHT, far.sky_low),
        landscape.white_mountains(distant.with_seed(9), 210, 150),
        landscape.white_mountains(brush.with_seed(4), 270, 130),
        placed(nature.quarry, brush, 330, 330, 190, 0),
        placed(nature.quarry, brush, 1150, 330, 210, 0),
        placed(works.crane, brush, 760, 330, 150, 0),
        *(benches(near, y, seed) for seed, (y, _) in enumerate(STEPS)),
        *(
            placed(nature.block, brush, x, y, size, 0)
            for x, y, size in ((60, 880, 90), (1370, 884, 110), (760, 890, 70))
        ),
        placed(animals.sledge, brush, 1120, 890, 90, 0),
        placed(people.MOTIFS["porter"], brush, 1260, 890, 90, 0),
    )
    return drawing.svg()


def benches(palette: Palette, y: float, seed: int) -> str:
    """A step of the quarry across the whole yard: its lit edge, its face with the cuts of the saws."""
    chance = Random(seed)
    edge: list[Point] = []
    x, level = -40.0, y
    while x < WIDTH + 200:
        edge += [(round(x), round(level)), (round(x + 120), round(level))]
        x += chance.uniform(140, 320)
        level = y + chance.uniform(-26, 26)
    sharp = "M" + "L".join(f"{px:.0f} {py:.0f}" for px, py in edge) + f"V{HEIGHT:.0f}H-40Z"
    below = "M" + "L".join(f"{px:.0f} {py + 9:.0f}" for px, py in edge) + f"V{HEIGHT:.0f}H-40Z"
    cuts = [
        f"M{chance.uniform(0, WIDTH):.0f} {y + chance.uniform(34, 50):.0f}v{chance.uniform(14, 60):.0f}"
        for _ in range(26)
    ]
    return (
        trace(palette.snow, sharp)
        + trace(palette.marble if seed % 2 else palette.gravel, below)
        + line(palette.marble_shade, 1.6, *cuts)
        + trace(
            palette.marble_shade,
            ground([(-40, y + 92), (400, y + 80), (900, y + 96), (1480, y + 84)], HEIGHT),
            opacity=0.35,
        )
    )
