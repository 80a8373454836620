"""Rooms: bands that fill the picture behind people at work. `y` is where the floor begins."""

from itertools import pairwise
from typing import Final

from signoria.web.drawing.brush import Band, Brush
from signoria.web.drawing.canvas import line, rect, trace
from signoria.web.drawing.outlines import arch, box, polygon, stroke


def floor(brush: Brush, y: float) -> str:
    """Tiles that run towards the middle of the room."""
    palette, bottom, middle = brush.palette, brush.height, brush.width / 2
    seams = [
        stroke(middle + row * brush.width * 0.07, y, middle + row * brush.width * 0.15, bottom) for row in range(-7, 8)
    ]
    levels = (0.22, 0.55)
    seams += [f"M0 {y + (bottom - y) * level:.1f}h{brush.width:.0f}" for level in levels]
    return rect(0, y, brush.width, bottom - y, palette.floor) + line(palette.floor_shade, 0.9, *seams)


def light(brush: Brush, y: float) -> str:
    """A broad beam that falls in from the left."""
    return trace(
        brush.palette.sun,
        polygon(0, 0, brush.width * 0.3, 0, brush.width * 0.72, y, brush.width * 0.34, y),
        opacity=0.2,
    )


def chamber(brush: Brush, y: float, height: float) -> str:
    """A plain room with beams under the ceiling."""
    palette, width = brush.palette, brush.width
    beams = [box(x, 0, 8, 9) for x in range(6, int(width), 22)]
    return (
        rect(0, 0, width, y, palette.wall)
        + trace(palette.wall_shade, box(width * 0.8, 0, width * 0.2, y), box(0, y - 14, width, 14))
        + light(brush, y)
        + trace(palette.wood_shade, box(0, 0, width, 3), *beams)
        + trace(palette.wood, box(0, 9, width, 3))
        + floor(brush, y)
    )


def vaulted(brush: Brush, y: float, height: float) -> str:
    """A vaulted hall on columns."""
    palette, width = brush.palette, brush.width
    places = [width * at / 3 for at in range(4)]
    bays = [
        f"M{left + 7:.0f} {y:.0f}V42Q{left + 9:.0f} 8 {(left + right) / 2:.0f} 8Q{right - 9:.0f} 8 {right - 7:.0f} 42V{y:.0f}Z"
        for left, right in pairwise(places)
    ]
    deeper = [
        f"M{left + 18:.0f} {y:.0f}V48Q{left + 20:.0f} 20 {(left + right) / 2 + 4:.0f} 20Q{right - 9:.0f} 22 {right - 7:.0f} 48V{y:.0f}Z"
        for left, right in pairwise(places)
    ]
    return (
        rect(0, 0, width, y, palette.wall)
        + trace(palette.wall_shade, *bays)
        + trace(palette.shadow, *deeper, opacity=0.12)
        + light(brush, y)
        + trace(palette.marble, *(box(x - 6, 42, 12, y - 42) + box(x - 9, 38, 18, 5) for x in places))
        + trace(palette.marble_shade, *(box(x + 1, 42, 5, y - 42) for x in places))
        + floor(brush, y)
    )


def nave(brush: Brush, y: float, height: float) -> str:
    """The inside of a church: round arches that lead to an apse with windows."""
    palette, width = brush.palette, brush.width
    middle = width / 2
    sides = [middle + at * width * 0.19 for at in (-2.15, -1.2, 1.2, 2.15)]
    return (
        rect(0, 0, width, y, palette.wall)
        + trace(palette.wall_shade, arch(middle, y, width * 0.32, y - 6))
        + trace(palette.shadow, *(arch(x, y, width * 0.15, y * 0.72) for x in sides), opacity=0.22)
        + trace(
            palette.blue,
            arch(middle - 20, y * 0.62, 9, 26),
            arch(middle, y * 0.58, 10, 30),
            arch(middle + 20, y * 0.62, 9, 26),
        )
        + trace(
            palette.gold,
            arch(middle - 20, y * 0.62, 5, 10),
            arch(middle, y * 0.58, 5, 12),
            arch(middle + 20, y * 0.62, 5, 10),
            opacity=0.8,
        )
        + light(brush, y)
        + trace(palette.marble, box(middle - width * 0.175, 22, 6, y - 22), box(middle + width * 0.15, 22, 6, y - 22))
        + line(
            palette.marble,
            3,
            f"M{middle - width * 0.16:.0f} {y * 0.6:.0f}V{width * 0.16 + 6:.0f}A{width * 0.16:.0f} {width * 0.16:.0f} 0 0 1 {middle + width * 0.16:.0f} {width * 0.16 + 6:.0f}V{y * 0.6:.0f}",
        )
        + floor(brush, y)
    )


def cloister(brush: Brush, y: float, height: float) -> str:
    """An arcade open to a sunny court."""
    palette, width = brush.palette, brush.width
    places = [width * (at + 0.5) / 4 for at in range(4)]
    wide = width / 4 - 8
    return (
        rect(0, 0, width, y, palette.sky)
        + rect(0, y * 0.52, width, y * 0.5, palette.plaster)
        + trace(palette.roof, box(0, y * 0.46, width, 6))
        + trace(palette.field, box(0, y * 0.82, width, y * 0.2))
        + f'<path fill-rule="evenodd" fill="{palette.wall}" d="M0 0H{width:.0f}V{y:.0f}H0Z{"".join(arch(x, y, wide, y - 12) for x in places)}"/>'
        + line(
            palette.marble,
            3,
            *(
                f"M{x - wide / 2:.0f} {y - 6:.0f}V{12 + wide / 2:.0f}a{wide / 2:.0f} {wide / 2:.0f} 0 0 1 {wide:.0f} 0V{y - 6:.0f}"
                for x in places
            ),
        )
        + trace(palette.marble, *(box(width * at / 4 - 4, y * 0.4, 8, y * 0.6) for at in range(5)))
        + trace(palette.marble_shade, *(box(width * at / 4 + 1, y * 0.4, 3, y * 0.6) for at in range(5)))
        + floor(brush, y)
    )


def yard(brush: Brush, y: float, height: float) -> str:
    """A walled yard under the sky."""
    palette, width = brush.palette, brush.width
    return (
        rect(0, 0, width, y, palette.sky_low)
        + rect(0, 0, width, y * 0.3, palette.sky, opacity=0.6)
        + rect(0, y * 0.42, width, y * 0.6, palette.plaster)
        + trace(palette.plaster_shade, box(width * 0.7, y * 0.42, width * 0.3, y * 0.58))
        + trace(palette.roof, box(0, y * 0.38, width, 5))
        + trace(palette.dark, arch(width * 0.5, y, 36, y * 0.44), opacity=0.5)
        + rect(0, y, width, brush.height - y, palette.road)
        + trace(
            palette.shadow,
            polygon(width * 0.6, y, width, y, width, brush.height, width * 0.82, brush.height),
            opacity=0.08,
        )
    )


def hall(brush: Brush, y: float, height: float) -> str:
    """A great hall with pilasters and dark panels."""
    palette, width = brush.palette, brush.width
    places = [width * at / 5 for at in range(6)]
    return (
        rect(0, 0, width, y, palette.cloth_shade)
        + trace(palette.shadow, *(box(x + 10, 16, width / 5 - 20, y - 26) for x in places[:-1]), opacity=0.22)
        + trace(
            palette.gold_shade,
            *(box(x + 8, 14, width / 5 - 16, 1.6) + box(x + 8, y - 11, width / 5 - 16, 1.6) for x in places[:-1]),
        )
        + trace(palette.marble, box(0, 0, width, 8), *(box(x - 5, 8, 10, y - 8) for x in places))
        + trace(palette.marble_shade, box(0, 6, width, 2.5), *(box(x + 1, 8, 4, y - 8) for x in places))
        + light(brush, y)
        + floor(brush, y)
    )


BANDS: Final[tuple[Band, ...]] = (chamber, vaulted, nave, cloister, yard, hall)
