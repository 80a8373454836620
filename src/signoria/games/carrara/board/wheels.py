"""The wheel in three layers, each round its middle: the fixed ring of stone, the large wheel of wood, the small one."""

from math import cos, pi, sin
from random import Random
from typing import Final

from signoria.web.drawing.canvas import Drawing, circle, line, put, trace
from signoria.web.drawing.outlines import polygon
from signoria.web.drawing.palette import Palette

PARTS: Final = 6
RING: Final = 228.0
LARGE: Final = 178.0
SMALL: Final = 62.0


def at(angle: float, radius: float) -> tuple[float, float]:
    """A point by its angle in degrees, clockwise from twelve o'clock."""
    return radius * sin(angle * pi / 180), -radius * cos(angle * pi / 180)


def wedge(middle: float, half: float, inner: float, outer: float) -> str:
    """A piece of a ring."""
    (a, b), (c, d) = at(middle - half, inner), at(middle - half, outer)
    (e, f), (g, h) = at(middle + half, outer), at(middle + half, inner)
    return (
        f"M{a:.1f} {b:.1f}L{c:.1f} {d:.1f}A{outer:.0f} {outer:.0f} 0 0 1 {e:.1f} {f:.1f}"
        f"L{g:.1f} {h:.1f}A{inner:.0f} {inner:.0f} 0 0 0 {a:.1f} {b:.1f}Z"
    )


def spoke(angle: float, inner: float, outer: float) -> str:
    (a, b), (c, d) = at(angle, inner), at(angle, outer)
    return f"M{a:.1f} {b:.1f}L{c:.1f} {d:.1f}"


def arc(middle: float, half: float, radius: float) -> str:
    (a, b), (c, d) = at(middle - half, radius), at(middle + half, radius)
    return f"M{a:.1f} {b:.1f}A{radius:.0f} {radius:.0f} 0 0 1 {c:.1f} {d:.1f}"


def centred(radius: float, *shapes: str) -> str:
    drawing = Drawing(2 * radius, 2 * radius)
    drawing.add(put("".join(shapes), radius, radius))
    return drawing.svg()


def ring(palette: Palette) -> str:
    """Six dressed stones around the wheel, where the prices are cut in; veins run through them."""
    chance = Random(3)
    stones = [
        trace(palette.marble if part % 2 else palette.linen, wedge(60 * part, 29.2, LARGE - 2, RING - 3))
        for part in range(PARTS)
    ]
    rims = [trace(palette.marble_shade, wedge(60 * part, 29.2, RING - 9, RING - 3)) for part in range(PARTS)]
    veins = []
    for part in range(PARTS):
        for _ in range(5):
            x, y = at(60 * part + chance.uniform(-26, 26), chance.uniform(LARGE + 6, RING - 14))
            bend, dip = chance.uniform(-9, 9), chance.uniform(2, 9)
            along, down = chance.uniform(4, 16), chance.uniform(4, 14)
            veins.append(f"M{x:.0f} {y:.0f}q{bend:.0f} {dip:.0f} {along:.0f} {down:.0f}")
    return centred(
        RING,
        circle(0, 0, RING, palette.stone_shade),
        *stones,
        *rims,
        line(palette.marble_shade, 1.2, *veins, opacity=0.8),
        circle(0, 0, LARGE + 1, palette.shadow, opacity=0.35),
    )


def large(palette: Palette) -> str:
    """A wheel of planks, bound in iron, with a hub under the small one; light from the upper left stays at the ring."""
    chance = Random(8)
    tints = (palette.plaster, palette.wall)
    sectors = [trace(tints[sector % 2], wedge(60 * sector, 30, SMALL - 8, LARGE - 8)) for sector in range(PARTS)]
    grain = []
    for sector in range(PARTS):
        for _ in range(15):
            radius, middle = chance.uniform(SMALL + 8, LARGE - 14), 60 * sector + chance.uniform(-20, 20)
            grain.append(arc(middle, min(chance.uniform(3, 9), 28 - abs(middle - 60 * sector)), radius))
    joints = [spoke(60 * sector + 30, SMALL - 6, LARGE - 6) for sector in range(PARTS)]
    studs = [at(60 * sector + 30 * half, LARGE - 4.5) for sector in range(PARTS) for half in (0.5, 1, 1.5)]
    return centred(
        LARGE,
        circle(0, 0, LARGE, palette.wood_shade),
        circle(0, 0, LARGE - 2, palette.wood),
        *sectors,
        line(palette.plaster_shade, 1.1, *grain, opacity=0.75),
        line(palette.wood, 5.0, *joints),
        line(palette.gold, 1.2, *joints),
        circle(0, 0, LARGE - 8.5, "none", stroke=palette.gold_shade, stroke_width=1.0),
        *(circle(x, y, 2.0, palette.gold) for x, y in studs),
    )


def small(palette: Palette) -> str:
    """The wheel of statues: dark wood, a niche for each, a boss of gold."""
    petals = [trace(palette.wall_shade, wedge(60 * sector, 27, 16, SMALL - 7)) for sector in range(PARTS)]
    lights = [trace(palette.linen, wedge(60 * sector, 24.5, 19, SMALL - 9)) for sector in range(PARTS)]
    star = [point for step in range(16) for point in at(22.5 * step, 12.0 if step % 2 == 0 else 6.5)]
    return centred(
        SMALL,
        circle(0, 0, SMALL, palette.wood_shade),
        circle(0, 0, SMALL - 2, palette.wood),
        circle(0, 0, SMALL - 4.5, palette.floor_shade),
        *petals,
        *lights,
        circle(0, 0, 15, palette.gold_shade),
        circle(0, 0, 13.6, palette.gold),
        trace(palette.wood_shade, polygon(*star)),
        circle(0, 0, 3.4, palette.gold),
    )
