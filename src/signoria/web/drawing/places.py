"""The places of the other games: the marble mountains of Carrara and a map of the wars of Italy."""

from dataclasses import replace
from random import Random

from signoria.web.drawing import (
    animals,
    buildings,
    forts,
    furniture,
    landmarks,
    landscape,
    nature,
    people,
    ships,
    works,
)
from signoria.web.drawing.brush import Brush, placed
from signoria.web.drawing.canvas import Drawing, circle, line, put, rect, trace
from signoria.web.drawing.outlines import Point, curve, ground, polygon, stroke
from signoria.web.drawing.palette import MOODS, Palette, hazy


def marble_mountains(palette: Palette) -> str:
    """Quarry steps in white mountains, a block on its sledge and a sculptor at work, 480 by 240."""
    azure = MOODS["azure"]
    drawing = Drawing(480, 240)
    brush = Brush(
        replace(palette, sky=azure.sky, sky_low=azure.sky_low, hills_far=azure.hills_far), Random(0), 480, 240
    )
    far = replace(brush, palette=hazy(brush.palette, 0.3))
    drawing.add(
        landscape.sky(brush.with_seed(3), 150, 0),
        landscape.clouds(brush.with_seed(2), 34, 30),
        landscape.white_mountains(far.with_seed(9), 118, 78),
        landscape.white_mountains(brush.with_seed(4), 150, 76),
        placed(nature.firs, far, 60, 158, 22, 3),
        placed(nature.quarry, brush, 330, 186, 112, 0),
        placed(nature.quarry, brush, 110, 180, 56, 0),
        placed(works.crane, brush, 214, 178, 62, 0),
        *(
            placed(people.MOTIFS["worker"], brush, x, y, size, 0)
            for x, y, size in ((292, 141, 15), (352, 118, 13), (392, 165, 16))
        ),
        trace(brush.palette.gravel, ground([(0, 182), (110, 176), (250, 188), (380, 180), (480, 188)], 240)),
        trace(brush.palette.road, ground([(0, 206), (140, 200), (300, 214), (480, 200)], 240)),
        placed(animals.sledge, brush, 190, 222, 54, 0),
        placed(people.MOTIFS["porter"], brush, 292, 222, 40, 0),
        placed(nature.blocks, brush, 52, 224, 34, 0),
        placed(furniture.statue, brush, 412, 230, 106, 0),
        placed(people.MOTIFS["sculptor"], brush, 374, 234, 78, 0),
        placed(nature.block, brush, 456, 236, 30, 0),
        placed(nature.pine, brush, 16, 232, 150, 0),
    )
    return drawing.svg()


def war_map(palette: Palette) -> str:
    """A vellum map: a walled town, a captain with his banner, hills drawn as on old charts, a galley at sea; 480 by 240."""
    drawing = Drawing(480, 240)
    brush = Brush(palette, Random(0), 480, 240)
    drawing.add(
        rect(0, 0, 480, 240, palette.paper),
        sea_of_the_map(palette),
        trace(palette.road, f"{curve(land())}V-10H-10Z"),
        line(palette.stone_shade, 2.4, curve(land())),
        line(
            palette.water,
            1.4,
            curve([(x + 5, y + 6) for x, y in land()]),
            curve([(x + 10, y + 12) for x, y in land()]),
            opacity=0.7,
        ),
        river_of_the_map(palette),
        *map_hills(brush),
        *(
            placed(nature.grove, brush, x, y, 16, seed)
            for x, y, seed in ((40, 128, 1), (78, 136, 2), (262, 70, 3), (300, 60, 1))
        ),
        *(placed(buildings.village, brush, x, y, 24, seed) for x, y, seed in ((64, 92, 1), (334, 76, 4))),
        placed(landmarks.bridge, brush, 126, 110, 14, 0),
        placed(forts.walled_town, brush, 214, 124, 62, 3),
        placed(works.tents, brush, 300, 126, 24, 0),
        compass_rose(palette, 436, 48, 30),
        placed(ships.galley, brush, 366, 206, 62, 0, mirrored=True),
        placed(ships.cog, brush, 444, 142, 34, 0),
        placed(people.MOTIFS["pikemen"], brush, 42, 214, 54, 1),
        placed(animals.condottiere, brush, 138, 228, 88, 0),
        placed(works.banner, brush, 88, 222, 92, 0),
        frame(palette),
    )
    return drawing.svg()


def land() -> list[Point]:
    return [
        (-10, 232),
        (90, 240),
        (176, 226),
        (230, 196),
        (262, 168),
        (318, 150),
        (372, 120),
        (388, 84),
        (372, 40),
        (392, -10),
    ]


def sea_of_the_map(palette: Palette) -> str:
    chance, waves = Random(5), []
    for row in range(15):
        for place in range(15):
            x, y = place * 34 + (row % 2) * 17 + chance.uniform(-3, 3), row * 16 + 8
            waves.append(f"M{x:.0f} {y}q5-5 9 0q4-5 9 0")
    return rect(0, 0, 480, 240, palette.water) + line(palette.water_light, 1.1, *waves, opacity=0.6)


def river_of_the_map(palette: Palette) -> str:
    course = curve([(116, -6), (104, 40), (130, 74), (122, 110), (140, 150), (196, 176), (236, 194)])
    return line(palette.water, 5, course) + line(palette.water_light, 1, course)


def map_hills(brush: Brush) -> list[str]:
    """Mole hills in rows, each with its shaded side, as mapmakers drew them."""
    palette, hills = brush.palette, []
    for x, y, size in (
        (18, 44, 24),
        (48, 36, 30),
        (78, 48, 22),
        (160, 34, 26),
        (190, 26, 32),
        (224, 34, 28),
        (252, 24, 22),
        (30, 66, 18),
        (176, 52, 20),
        (290, 34, 24),
        (316, 26, 20),
        (8, 160, 20),
        (36, 166, 16),
    ):
        hills.append(
            trace(
                palette.hills,
                f"M{x - size} {y}Q{x - size * 0.5:.0f} {y - size:.0f} {x} {y - size}Q{x + size * 0.5:.0f} {y - size * 0.9:.0f} {x + size} {y}Z",
            )
            + trace(
                palette.shadow,
                f"M{x} {y - size}Q{x + size * 0.5:.0f} {y - size * 0.9:.0f} {x + size} {y}H{x + size * 0.2:.0f}Q{x + size * 0.5:.0f} {y - size * 0.5:.0f} {x} {y - size}Z",
                opacity=0.18,
            )
        )
    return hills


def compass_rose(palette: Palette, x: float, y: float, radius: float) -> str:
    """A rose of eight winds."""
    lit, dark = [], []
    for wind, size in ((0, 1.0), (1, 0.58), (2, 1.0), (3, 0.58), (4, 1.0), (5, 0.58), (6, 1.0), (7, 0.58)):
        turned = WINDS[wind]
        side = WINDS[(wind + 1) % 8]
        other = WINDS[(wind - 1) % 8]
        tip = (turned[0] * radius * size, turned[1] * radius * size)
        lit.append(polygon(0, 0, *tip, other[0] * radius * 0.2, other[1] * radius * 0.2))
        dark.append(polygon(0, 0, *tip, side[0] * radius * 0.2, side[1] * radius * 0.2))
    rays = [stroke(x_ * radius * 1.1, y_ * radius * 1.1, x_ * radius * 12, y_ * radius * 12) for x_, y_ in WINDS]
    return put(
        line(palette.water_light, 0.7, *rays, opacity=0.5)
        + circle(0, 0, radius * 0.72, "none", stroke=palette.gold, stroke_width=1.4)
        + trace(palette.gold, *lit)
        + trace(palette.cloth, *dark)
        + circle(0, 0, 2.6, palette.linen),
        x,
        y,
    )


WINDS = (
    (0.0, -1.0),
    (0.707, -0.707),
    (1.0, 0.0),
    (0.707, 0.707),
    (0.0, 1.0),
    (-0.707, 0.707),
    (-1.0, 0.0),
    (-0.707, -0.707),
)


def frame(palette: Palette) -> str:
    """A ruled border in two colours, like the scale of a chart."""
    dashes = [f"M{x} 3.500h20M{x} 236.500h20" for x in range(6, 480, 40)]
    return (
        rect(3.5, 3.5, 473, 233, "none", stroke=palette.linen, stroke_width=7.0, stroke_linejoin="miter")
        + line(palette.wood_shade, 3, *dashes)
        + rect(7.5, 7.5, 465, 225, "none", stroke=palette.wood_shade, stroke_width=1.0)
    )
