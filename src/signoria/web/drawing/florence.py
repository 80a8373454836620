"""Florence from the hills across the river, as a wide picture, and as the quiet ground of a table."""

from dataclasses import replace
from random import Random
from typing import Final

from signoria.web.drawing import buildings, forts, furniture, landmarks, landscape, nature, ships
from signoria.web.drawing.brush import Brush, Motif, placed
from signoria.web.drawing.canvas import Drawing, circle, group, line, rect, trace
from signoria.web.drawing.outlines import Point, arch, box, ground
from signoria.web.drawing.palette import Palette, faded, hazy

# Where things stand in the wide picture: a motif, its place, its height, its seed.
Places = tuple[tuple[Motif, float, float, float, int], ...]

ON_THE_HILLS: Final[Places] = (
    (nature.cypresses, 96, 296, 40, 1), (landmarks.church_front, 178, 286, 50, 0), (nature.cypresses, 226, 292, 36, 2),
    (buildings.villa, 395, 306, 26, 0), (nature.cypress, 438, 306, 32, 0), (nature.cypress, 350, 308, 28, 0),
    (buildings.farm, 880, 300, 26, 1), (nature.cypresses, 920, 302, 34, 4), (nature.grove, 800, 304, 24, 3),
    (buildings.town, 1290, 286, 44, 5), (nature.cypresses, 1352, 292, 42, 6), (buildings.villa, 1470, 302, 28, 2),
    (nature.cypress, 1420, 304, 40, 0), (nature.cypress, 1436, 306, 30, 0), (nature.grove, 1540, 306, 30, 1),
)  # fmt: skip
FAR_TOWN: Final[Places] = (
    (buildings.bell_tower, 250, 372, 92, 0), (landmarks.abbey, 330, 374, 62, 0), (buildings.family_tower, 452, 372, 110, 0),
    (buildings.family_tower, 868, 372, 100, 0), (buildings.bell_tower, 912, 374, 128, 0), (landmarks.dome, 1260, 376, 92, 0),
    (buildings.bell_tower, 1210, 374, 100, 0), (buildings.family_tower, 1378, 372, 96, 0), (buildings.bell_tower, 1480, 376, 82, 0),
    (buildings.family_tower, 138, 372, 84, 0), (landmarks.church_front, 1420, 380, 70, 0),
)  # fmt: skip


def all_placed(brush: Brush, places: Places) -> str:
    return "".join(placed(motif, brush, x, y, size, seed) for motif, x, y, size, seed in places)


def roofs(brush: Brush, y: float, low: float, high: float, seed: int) -> str:
    """A row of houses across the whole canvas."""
    return buildings.row_of_houses(brush.with_seed(seed), -20, brush.width + 20, y, low, high)


def skyline(brush: Brush) -> str:
    """The town between the hills and the river, back to front."""
    far, middle = replace(brush, palette=hazy(brush.palette, 0.3)), replace(brush, palette=hazy(brush.palette, 0.14))
    return (
        all_placed(far, ON_THE_HILLS)
        + roofs(far, 352, 26, 52, 3)
        + all_placed(far, FAR_TOWN)
        + roofs(far, 374, 24, 46, 4)
        + placed(landmarks.cathedral, brush, 640, 392, 262, 0)
        + placed(landmarks.baptistery, middle, 1008, 396, 62, 0)
        + roofs(middle, 398, 22, 46, 5)
        + placed(landmarks.signoria, brush, 1112, 408, 236, 0)
        + roofs(brush, 424, 24, 50, 9)
    )


def embankment(brush: Brush, y: float) -> str:
    """The wall along the river."""
    palette = brush.palette
    openings = [arch(x, y + 16, 9, 12) for x in range(30, int(brush.width), 95)]
    return (
        rect(0, y, brush.width, 20, palette.stone_shade)
        + rect(0, y - 3, brush.width, 4, palette.stone)
        + trace(palette.dark, *openings, opacity=0.45)
    )


def reflections(brush: Brush, y: float) -> str:
    """What stands on the bank, broken in the water."""
    chance, streaks, glints = Random(7), [], []
    for x in range(0, int(brush.width), 26):
        depth = chance.uniform(6, 26)
        streaks += [
            box(x + chance.uniform(-6, 6), y + at, chance.uniform(10, 30), 1.8) for at in range(2, int(depth), 5)
        ]
    for x, wide in ((640, 60), (1100, 34), (720, 20)):
        glints += [
            box(x + chance.uniform(-8, 8) - wide / 2, y + at, wide * chance.uniform(0.6, 1.1), 2)
            for at in range(3, 56, 6)
        ]
    return trace(brush.palette.stone_shade, *streaks, opacity=0.4) + trace(brush.palette.roof, *glints, opacity=0.35)


def light_in_the_sky(brush: Brush, x: float, y: float, radius: float) -> str:
    palette = brush.palette
    rings = "".join(circle(x, y, radius * size, palette.cloud, opacity=0.22) for size in (4.2, 3.0, 2.0))
    return rings + circle(x, y, radius, palette.sun)


def near_bank(brush: Brush) -> str:
    """The garden on our side of the river, left and right, dark against the light."""
    palette = brush.palette
    left: list[Point] = [(-10, 452), (90, 446), (190, 474), (300, 506), (380, 524)]
    right: list[Point] = [(1180, 524), (1290, 500), (1400, 470), (1500, 448), (1610, 442)]
    banks = trace(palette.field_shade, ground(left, 530), ground(right, 530))
    tops = trace(
        palette.field, ground([(x - 14, y + 8) for x, y in left], 530), ground([(x + 14, y + 9) for x, y in right], 530)
    )
    trees: Places = (
        (nature.pine, 66, 476, 262, 0), (nature.cypress, 150, 480, 150, 0), (nature.cypress, 184, 490, 112, 0),
        (nature.olive, 262, 512, 66, 0), (nature.bush, 30, 512, 40, 0), (nature.bush, 118, 520, 30, 0),
        (nature.cypress, 1438, 482, 196, 0), (nature.cypress, 1474, 474, 240, 0), (nature.cypress, 1512, 484, 176, 0),
        (nature.olive, 1360, 506, 74, 0), (nature.bush, 1570, 516, 46, 0), (nature.bush, 1420, 520, 28, 0),
    )  # fmt: skip
    return banks + tops + all_placed(brush, trees)


def florence(palette: Palette) -> str:
    """The town with its cathedral, its palace and the river, 1600 by 520."""
    drawing = Drawing(1600, 520)
    brush = Brush(palette, Random(0), 1600, 520)
    drawing.add(
        landscape.sky(brush.with_seed(1), 300, 0),
        light_in_the_sky(brush, 1310, 118, 34),
        landscape.clouds(brush.with_seed(5), 92, 90),
        landscape.far_hills(brush.with_seed(11), 290, 104),
        landscape.hills(brush.with_seed(3), 318, 62),
        skyline(brush),
        embankment(brush, 424),
        landscape.sea(brush.with_seed(2), 444, 0),
        reflections(brush, 446),
        placed(landmarks.old_bridge, brush, 372, 486, 122, 0),
        placed(ships.boat, brush, 862, 486, 40, 0),
        placed(ships.boat, brush, 1016, 470, 22, 0, mirrored=True),
        near_bank(brush),
    )
    return drawing.svg()


def ground_of_the_table(palette: Palette) -> str:
    """Paper with a hint of the town above and of the river below, 1440 by 900, to lie behind cards."""
    drawing = Drawing(1440, 900, stretched=True)
    pale = faded(palette, 0.76)
    brush = Brush(pale, Random(0), 1440, 190)
    drawing.add(
        rect(0, 0, 1440, 900, palette.paper),
        landscape.far_hills(brush.with_seed(4), 120, 66),
        landscape.hills(brush.with_seed(6), 146, 40),
        group([distant_town(brush)]),
        trace(palette.paper, ground([(0, 178), (360, 170), (760, 182), (1120, 172), (1440, 180)], 900)),
        parchment(faded(palette, 0.9)),
        river_below(faded(palette, 0.72)),
    )
    return drawing.svg()


def distant_town(brush: Brush) -> str:
    """The skyline as a frieze."""
    return (
        roofs(brush, 172, 18, 40, 3)
        + placed(landmarks.cathedral, brush, 470, 178, 104, 0)
        + placed(landmarks.signoria, brush, 930, 178, 116, 0)
        + placed(buildings.bell_tower, brush, 690, 178, 78, 0)
        + placed(forts.wall_tower, brush, 1210, 178, 62, 0)
        + placed(landmarks.church_front, brush, 1080, 178, 58, 0)
        + placed(landmarks.baptistery, brush, 620, 180, 48, 0)
        + placed(buildings.family_tower, brush, 250, 178, 74, 0)
        + placed(nature.cypresses, brush, 110, 182, 58, 2)
        + placed(nature.cypresses, brush, 1330, 182, 64, 3)
        + roofs(brush, 186, 12, 26, 8)
    )


def parchment(palette: Palette) -> str:
    """Fibres of old paper, long and thin."""
    chance, fibres = Random(12), []
    for _ in range(130):
        x, y, long = chance.uniform(-20, 1440), chance.uniform(190, 816), chance.uniform(14, 70)
        fibres.append(
            f"M{x:.0f} {y:.0f}q{long / 2:.0f} {chance.uniform(-7, 7):.0f} {long:.0f} {chance.uniform(-5, 5):.0f}"
        )
    return line(palette.stone_shade, 1.1, *fibres, opacity=0.55)


def river_below(palette: Palette) -> str:
    """The river along the lower edge, with slow waves."""
    chance, waves = Random(21), []
    for _ in range(46):
        x, y = chance.uniform(-20, 1440), chance.uniform(838, 894)
        long = chance.uniform(20, 60)
        waves.append(f"M{x:.0f} {y:.0f}q{long / 4:.0f}-5 {long / 2:.0f} 0q{long / 4:.0f} 5 {long / 2:.0f} 0")
    edge: list[Point] = [(0, 824), (300, 812), (640, 828), (980, 814), (1260, 826), (1440, 818)]
    lower: list[Point] = [(x, y + 30) for x, y in edge]
    return (
        trace(palette.stone, ground([(x, y - 7) for x, y in edge], 900))
        + trace(palette.water, ground(edge, 900))
        + trace(palette.blue, ground(lower, 900), opacity=0.25)
        + line(palette.water_light, 1.6, *waves, opacity=0.8)
    )


def terrace(palette: Palette) -> str:
    """Florence from a garden terrace, for the page of all games, 480 by 240."""
    drawing = Drawing(480, 240)
    brush = Brush(palette, Random(0), 480, 240)
    far, middle = replace(brush, palette=hazy(palette, 0.34)), replace(brush, palette=hazy(palette, 0.16))
    drawing.add(
        landscape.sky(brush.with_seed(2), 140, 0),
        light_in_the_sky(brush, 398, 52, 17),
        landscape.clouds(brush.with_seed(8), 44, 40),
        landscape.far_hills(brush.with_seed(5), 128, 52),
        landscape.hills(brush.with_seed(9), 146, 34),
        all_placed(
            far,
            (
                (nature.cypresses, 62, 132, 20, 1),
                (buildings.villa, 106, 136, 14, 0),
                (nature.cypresses, 440, 134, 22, 5),
            ),
        ),
        roofs(far, 164, 14, 26, 2),
        placed(buildings.family_tower, middle, 66, 176, 60, 0),
        placed(buildings.bell_tower, middle, 296, 176, 66, 0),
        placed(landmarks.cathedral, brush, 186, 186, 122, 0),
        roofs(middle, 184, 12, 26, 4),
        placed(landmarks.signoria, brush, 356, 194, 118, 0),
        roofs(brush, 200, 14, 30, 12),
        trace(palette.field_shade, ground([(0, 206), (120, 196), (260, 210), (380, 198), (480, 204)], 240)),
        *(
            placed(nature.bush, brush, x, 224, size, 0)
            for x, size in ((36, 24), (130, 18), (240, 20), (330, 18), (440, 24))
        ),
        placed(nature.cypress, brush, 30, 226, 128, 0),
        placed(nature.cypress, brush, 58, 228, 96, 0),
        placed(nature.cypress, brush, 450, 228, 112, 0),
        placed(furniture.parapet, brush, 120, 240, 44, 0),
        placed(furniture.parapet, brush, 234, 240, 44, 0),
        placed(furniture.parapet, brush, 348, 240, 44, 0),
    )
    return drawing.svg()
