"""Sky and land: the bands that lie across a picture, the farthest first."""

from itertools import pairwise
from typing import Final

from signoria.web.drawing.brush import Band, Brush
from signoria.web.drawing.canvas import circle, line, rect, trace
from signoria.web.drawing.compact import compact
from signoria.web.drawing.outlines import Point, curve, ground, polygon, stroke


def ridge(brush: Brush, y: float, height: float, step: float) -> list[Point]:
    """Points of a soft ridge, up and down by turns, wider than the canvas."""
    points: list[Point] = [(round(-step), round(y - height * 0.4))]
    x, up = 0.0, brush.chance.random() < 0.5
    while x < brush.width + step:
        rise = brush.chance.uniform(0.55, 1.0) if up else brush.chance.uniform(0.0, 0.3)
        points.append((round(x), round(y - height * rise)))
        x += step * brush.chance.uniform(0.7, 1.3)
        up = not up
    return [*points, (round(x + step), round(y - height * 0.5))]


def sky(brush: Brush, y: float, height: float) -> str:
    """Layers of air, lighter towards the land, which begins at y."""
    palette, layers = brush.palette, [rect(0, 0, brush.width, brush.height, brush.palette.sky)]
    for layer in range(3):
        top = y * (0.22 + 0.24 * layer)
        points = [(x * brush.width / 4, round(top + brush.chance.uniform(-0.06, 0.06) * y)) for x in range(5)]
        layers.append(trace(palette.sky_low, ground(points, brush.height), opacity=0.42))
    return "".join(layers)


def clouds(brush: Brush, y: float, height: float) -> str:
    """Long flat clouds around y."""
    outlines, grown = [], 1 + (brush.width - 240) / 700
    for _ in range(max(2, round(brush.width / 130 / grown**0.4))):
        x, level = brush.chance.uniform(0, brush.width), y + brush.chance.uniform(-0.5, 0.5) * height
        long, high = brush.chance.uniform(26, 50) * grown, brush.chance.uniform(3, 5) * grown**0.6
        for part, (shift, size) in enumerate(((0.0, 1.0), (0.6, 0.8), (-0.62, 0.62))):
            middle, half = x + shift * long, size * long * 0.8
            base, top = level + part * high * 0.45, high * size * 1.6
            outlines.append(
                f"M{middle - half:.0f} {base:.1f}C{middle - half * 0.6:.0f} {base - top * 0.3:.1f} {middle - half * 0.4:.0f} {base - top:.1f} {middle:.0f} {base - top:.1f}"
                f"C{middle + half * 0.5:.0f} {base - top:.1f} {middle + half * 0.5:.0f} {base - top * 0.2:.1f} {middle + half:.0f} {base:.1f}"
                f"C{middle + half * 0.3:.0f} {base + high * 0.3:.1f} {middle - half * 0.3:.0f} {base + high * 0.3:.1f} {middle - half:.0f} {base:.1f}Z"
            )
    return trace(brush.palette.cloud, *outlines, opacity=0.7)


def hills(brush: Brush, y: float, height: float) -> str:
    """Nearer hills; a fold of shade runs below each ridge."""
    return rolling(brush, brush.palette.hills, y, height, max(34.0, height * 2.2))


def far_hills(brush: Brush, y: float, height: float) -> str:
    return rolling(brush, brush.palette.hills_far, y, height, max(44.0, height * 2.6))


def downs(brush: Brush, y: float, height: float) -> str:
    """Soft ground of the foreground."""
    return rolling(brush, brush.palette.field, y, height, max(70.0, height * 5))


def rolling(brush: Brush, fill: str, y: float, height: float, step: float) -> str:
    points = ridge(brush, y, height, step)
    folds = []
    for (x, top), (to_x, to_y) in pairwise(points):
        if to_y > top:  # the side away from the light
            low = y + height * 0.9
            folds.append(
                f"M{x:.0f} {top:.1f}C{(x + to_x) / 2:.0f} {top:.1f} {(x + to_x) / 2:.0f} {to_y:.1f} {to_x:.0f} {to_y:.1f}"
                f"C{to_x - 4:.0f} {low:.0f} {to_x - step * 0.5:.0f} {low + 4:.0f} {to_x - step * 0.1:.0f} {brush.height:.0f}"
                f"C{x + step * 0.2:.0f} {low + 6:.0f} {x + step * 0.32:.0f} {(top + low) / 2:.0f} {x:.0f} {top:.1f}Z"
            )
    return trace(fill, ground(points, brush.height)) + trace(brush.palette.shadow, *folds, opacity=0.1)


def mountains(brush: Brush, y: float, height: float) -> str:
    """Peaks with a lit and a shaded side and snow above."""
    palette = brush.palette
    lit, dark, snow, snow_dark = [], [], [], []
    x = brush.chance.uniform(-0.5, 0.1) * height
    while x < brush.width + height * 0.3:
        peak = height * brush.chance.uniform(0.6, 1.0)
        half = peak * brush.chance.uniform(0.8, 1.05)
        lean = brush.chance.uniform(-0.12, 0.12) * half
        top = (x + lean, y - peak)
        foot = y + 30
        left, right = x - half * (1 + 30 / peak), x + half * (1 + 30 / peak)
        lit.append(
            polygon(left, foot, x - half * 0.42, y - peak * 0.5, *top, x + half * 0.36, y - peak * 0.56, right, foot)
        )
        dark.append(
            polygon(*top, x + half * 0.36, y - peak * 0.56, right, foot, x + half * 0.3, foot,
                    x + half * 0.02, y - peak * 0.3, x + half * 0.14, y - peak * 0.52)
        )  # fmt: skip
        if peak > height * 0.68:
            cut = peak * 0.3
            snow.append(
                polygon(*top, x + lean - cut * 0.72, y - peak + cut * 0.86, x + lean - cut * 0.34, y - peak + cut * 0.7,
                        x + lean - cut * 0.1, y - peak + cut * 1.1, x + half * 0.1, y - peak + cut * 0.72)
            )  # fmt: skip
            snow_dark.append(
                polygon(*top, x + half * 0.1, y - peak + cut * 0.72, x + half * 0.2, y - peak + cut * 1.12,
                        x + half * 0.26, y - peak + cut * 0.86)
            )  # fmt: skip
        x += half * brush.chance.uniform(0.9, 1.25)
    return (
        trace(palette.hills_far, coarse(lit))
        + trace(palette.shadow, coarse(dark), opacity=0.22)
        + trace(palette.snow, coarse(snow))
        + trace(palette.marble_shade, coarse(snow_dark))
    )


def coarse(outlines: list[str]) -> str:
    """Outlines in whole numbers."""
    return compact("".join(outlines), 0)


def white_mountains(brush: Brush, y: float, height: float) -> str:
    """The Apuan hills, bare and white where marble has been cut."""
    palette = brush.palette
    points = ridge(brush, y, height, height * 0.9)
    scars = []
    for (x, top), (to_x, to_y) in pairwise(points):
        if to_y < top:
            scars.append(
                polygon(to_x, to_y, x + (to_x - x) * 0.5, (top + to_y) / 2 + 2, x + (to_x - x) * 0.62, top - 2,
                        to_x + 6, top + 4, to_x + 12, (top + to_y) / 2)
            )  # fmt: skip
    sharp = "M" + "L".join(f"{x:.0f} {at:.0f}" for x, at in points) + f"V{brush.height:.0f}H{points[0][0]:.0f}Z"
    return (
        trace(palette.hills_far, sharp)
        + trace(palette.marble, *scars)
        + trace(palette.shadow, facets(points, y), opacity=0.16)
    )


def facets(points: list[Point], y: float) -> str:
    """The sides of sharp ridges that lie away from the light."""
    sides = []
    for (x, top), (to_x, to_y) in pairwise(points):
        if to_y > top:
            sides.append(
                polygon(x, top, to_x, to_y, to_x + 6, y + 24, x + (to_x - x) * 0.2, y + 24, x + 3, (top + y) / 2)
            )
    return "".join(sides)


def meadow(brush: Brush, y: float, height: float) -> str:
    """A foreground with tufts of grass."""
    tufts = []
    for _ in range(round(brush.width / 9)):
        x, at = brush.chance.uniform(0, brush.width), brush.chance.uniform(y + 4, brush.height - 2)
        tufts.append(f"M{x:.0f} {at:.0f}l2-4l2 4l3-3")
    return downs(brush, y, height) + line(brush.palette.field_shade, 0.9, *tufts, opacity=0.8)


def plain(brush: Brush, y: float, height: float) -> str:
    """Level ground in two tones, the nearer one darker."""
    near = [(x * brush.width / 3, y + (brush.height - y) * (0.42 + 0.2 * (x % 2))) for x in range(4)]
    return rect(0, y, brush.width, brush.height - y, brush.palette.field) + trace(
        brush.palette.field_shade, ground(near, brush.height), opacity=0.55
    )


def furrows(brush: Brush, y: float, height: float) -> str:
    """A ploughed slope: furrows run from the horizon towards the onlooker."""
    palette, bottom = brush.palette, brush.height
    centre = brush.width * brush.chance.uniform(0.3, 0.7)
    lines = []
    for row in range(-11, 12):
        top_x, low_x = centre + row * brush.width * 0.06, centre + row * brush.width * 0.19
        lines.append(
            f"M{top_x:.0f} {y + 1:.0f}Q{(top_x * 2 + low_x) / 3:.0f} {y + (bottom - y) * 0.4:.0f} {low_x:.0f} {bottom:.0f}"
        )
    return (
        trace(palette.field, ground([(0, y), (brush.width * 0.5, y - height), (brush.width, y + 1)], bottom))
        + line(palette.field_shade, 2.2, *lines, opacity=0.75)
    )  # fmt: skip


def patchwork(brush: Brush, y: float, height: float) -> str:
    """Fields in stripes of several crops, tilted against each other."""
    palette, bottom = brush.palette, brush.height
    fills = (palette.field, palette.wheat, palette.hills, palette.leaf, palette.field_shade, palette.wheat_shade)
    pieces, at = [rect(0, y, brush.width, bottom - y, palette.field)], y - height * 0.2
    while at < bottom:
        deep = 5 + (at - y + height) * 0.32
        x = -brush.width * brush.chance.uniform(0, 0.25)
        while x < brush.width:
            wide = brush.width * brush.chance.uniform(0.2, 0.42)
            slant = brush.chance.uniform(-0.2, 0.5) * deep
            fill = brush.chance.choice(fills)
            pieces.append(
                trace(fill, f"M{x:.0f} {at:.0f}q{wide / 2:.0f} {-deep * 0.3:.0f} {wide:.0f} 0l{slant:.0f} {deep + 3:.0f}"
                      f"q{-wide / 2:.0f} {-deep * 0.3:.0f} {-wide:.0f} 0Z")
            )  # fmt: skip
            x += wide
        at += deep
    return "".join(pieces)


def vineyard(brush: Brush, y: float, height: float) -> str:
    """Rows of vines that climb a slope, each a string of round bushes."""
    palette, bottom, width = brush.palette, brush.height, brush.width
    slope = [(0.0, y + height * 0.5), (width * 0.45, y), (width, y - height * 0.6)]
    rows, at = [], 5.0
    while y + at < bottom + 8:
        size = 2.6 + at * 0.13
        ends = f"M{brush.chance.uniform(-8, 0):.0f} {y + height * 0.5 + at:.0f}L{width + 6:.0f} {y - height * 0.6 + at:.0f}"
        rows.append(
            line(
                palette.field_shade,
                size * 0.7,
                f"M-6 {y + height * 0.5 + at + size * 0.5:.0f}L{width + 6:.0f} {y - height * 0.6 + at + size * 0.5:.0f}",
            )
        )
        rows.append(line(palette.leaf_shade, size, ends, stroke_dasharray=f"0 {size * 1.15:.1f}"))
        rows.append(line(palette.leaf, size * 0.55, put_up(ends, size * 0.25), stroke_dasharray=f"0 {size * 1.15:.1f}"))
        at += 4.6 + at * 0.17
    return trace(palette.field, ground(slope, bottom)) + "".join(rows)


def put_up(outline: str, height: float) -> str:
    """A straight line, a little higher and to the left."""
    x, y, to_x, to_y = (float(value) for value in outline[1:].replace("L", " ").split())
    return f"M{x - height:.1f} {y - height:.1f}L{to_x - height:.1f} {to_y - height:.1f}"


def sea(brush: Brush, y: float, height: float) -> str:
    """Water to the horizon, with light on it."""
    palette = brush.palette
    glints, waves = [], []
    for _ in range(round(brush.width / 15)):
        depth = brush.chance.random()
        x, at = brush.chance.uniform(0, brush.width), y + 2 + depth * (brush.height - y - 3)
        long = 4 + depth * 15
        glints.append(f"M{x:.0f} {at:.1f}h{long:.0f}")
        if depth > 0.35:
            start = brush.chance.uniform(0, brush.width)
            waves.append(
                f"M{start:.0f} {at + 2:.0f}q{long / 4:.0f}-{2 + depth * 2:.0f} {long / 2:.0f} 0q{long / 4:.0f}-{2 + depth * 2:.0f} {long / 2:.0f} 0"
            )
    near = y + (brush.height - y) * 0.5
    return (
        rect(0, y, brush.width, brush.height - y, palette.water)
        + rect(0, near, brush.width, brush.height - near, palette.blue, opacity=0.16)
        + line(palette.water_light, 0.9, *glints, opacity=0.75)
        + line(palette.water_light, 1.2, *waves, opacity=0.6)
    )


def course(brush: Brush, y: float, swing: float, widest: float) -> tuple[str, list[tuple[float, float, float]]]:
    """The outline of what winds from the distance at y to the lower edge, and its left, right and height at each bend."""
    x, deep, bends = brush.width * brush.chance.uniform(0.35, 0.65), brush.height - y, []
    side = brush.chance.choice((-1, 1))
    for bend in range(5):
        share = bend / 4
        shift = swing * (0.4 + share) * (side if bend % 2 else -side)
        half = 1.2 + deep * widest * share**1.5
        bends.append((x + shift - half, x + shift + half, y + deep * share**1.25 + (2 if bend == 4 else 0)))
    down = "".join(
        f"C{a:.0f} {(ay + by) / 2:.0f} {b:.0f} {(ay + by) / 2:.0f} {b:.0f} {by:.0f}"
        for (a, _, ay), (b, _, by) in pairwise(bends)
    )
    up = "".join(
        f"C{a:.0f} {(ay + by) / 2:.0f} {b:.0f} {(ay + by) / 2:.0f} {b:.0f} {by:.0f}"
        for (_, a, ay), (_, b, by) in pairwise(bends[::-1])
    )
    return f"M{bends[0][0]:.0f} {y:.0f}{down}L{bends[-1][1]:.0f} {bends[-1][2]:.0f}{up}Z", bends


def river(brush: Brush, y: float, height: float) -> str:
    """A winding river; `height` says how far it swings."""
    palette = brush.palette
    outline, bends = course(brush, y, height, 0.42)
    glints = [f"M{(left + right) / 2 - 4:.0f} {at - 2:.0f}h{(right - left) * 0.3:.0f}" for left, right, at in bends[1:]]
    return (
        line(palette.field_shade, 3, outline, opacity=0.5)
        + trace(palette.water, outline)
        + line(palette.water_light, 1, *glints)
    )


def road(brush: Brush, y: float, height: float) -> str:
    """A pale road that winds like a river."""
    outline, _ = course(brush, y, height, 0.36)
    return line(brush.palette.field_shade, 2, outline, opacity=0.5) + trace(brush.palette.road, outline)


def treeline(brush: Brush, y: float, height: float) -> str:
    """The edge of a wood, crown beside crown."""
    palette = brush.palette
    outline, lights, x = [f"M-6 {y:.0f}"], [], -6.0
    while x < brush.width + 6:
        wide = height * brush.chance.uniform(0.6, 1.1)
        high = height * brush.chance.uniform(0.5, 1.0)
        outline.append(f"c{-wide * 0.15:.0f} {-high:.0f} {wide * 1.15:.0f} {-high:.0f} {wide:.0f} 0")
        lights.append(
            f"M{x + wide * 0.1:.0f} {y - high * 0.2:.0f}q0 {-high * 0.7:.0f} {wide * 0.6:.0f} {-high * 0.4:.0f}q{-wide * 0.4:.0f} 0 {-wide * 0.6:.0f} {high * 0.4:.0f}Z"
        )
        x += round(wide)
    body = "".join(outline) + f"V{y + height * 0.4:.0f}H-6Z"
    return trace(palette.leaf_shade, body) + trace(palette.leaf, *lights)


def square(brush: Brush, y: float, height: float) -> str:
    """A paved square of a town, its slabs drawn towards one point."""
    palette, bottom, middle = brush.palette, brush.height, brush.width / 2
    seams = [
        stroke(middle + row * brush.width * 0.05, y, middle + row * brush.width * 0.16, bottom) for row in range(-9, 10)
    ]
    at, gap = y + 3.0, 3.0
    while at < bottom:
        seams.append(f"M0 {at:.1f}h{brush.width:.0f}")
        gap *= 1.5
        at += gap
    return rect(0, y, brush.width, bottom - y, palette.road) + line(palette.stone_shade, 0.7, *seams, opacity=0.5)


def sun(brush: Brush, y: float, height: float) -> str:
    """The sun at a place by chance, with a soft ring of air; `height` is its size."""
    x = brush.width * brush.chance.choice((0.16, 0.24, 0.78, 0.86))
    palette = brush.palette
    return (
        circle(x, y, height * 1.9, palette.sun, opacity=0.35)
        + circle(x, y, height * 1.35, palette.sun, opacity=0.4)
        + circle(x, y, height, palette.sun)
    )


def shore(brush: Brush, y: float, height: float) -> str:
    """A strip of land that ends in the water."""
    points = [
        (0.0, y - height),
        (brush.width * 0.2, y - height * 0.7),
        (brush.width * 0.42, y - height * 0.25),
        (brush.width * 0.62, y),
    ]
    return trace(brush.palette.field, ground(points, y + 2)) + line(
        brush.palette.water_light, 1.2, curve([(x, at + height * 0.2) for x, at in points[2:]]), opacity=0.7
    )


BANDS: Final[tuple[Band, ...]] = (
    sky, sun, clouds, hills, far_hills, downs, mountains, white_mountains, meadow, plain, furrows, patchwork, vineyard,
    sea, river, road, treeline, square, shore,
)  # fmt: skip
