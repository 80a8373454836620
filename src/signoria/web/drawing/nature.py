"""Trees, rocks and what is dug out of them. Each stands on the origin and is about 100 high."""

from typing import Final

from signoria.web.drawing.brush import Brush, Motif, placed
from signoria.web.drawing.canvas import circle, line, put, trace
from signoria.web.drawing.outlines import box, disc, polygon


def cypress(brush: Brush) -> str:
    palette = brush.palette
    return (
        trace(palette.wood_shade, box(-1.5, -8, 3, 8))
        + trace(palette.cypress, "M0-4C-12-6-14-30-9-58C-6-78-2-94 0-100C3-92 7-78 10-58C14-30 12-6 0-4Z")
        + trace(palette.shadow, "M0-100C3-92 7-78 10-58C14-30 12-6 0-4C6-30 5-62 0-100Z", opacity=0.22)
    )


def cypresses(brush: Brush) -> str:
    """A few cypresses of different heights, close together."""
    trees, x = [], -34.0
    for _ in range(brush.chance.randint(3, 4)):
        trees.append(put(cypress(brush), x, brush.chance.uniform(-4, 4), brush.chance.uniform(0.6, 1.0)))
        x += brush.chance.uniform(16, 26)
    return "".join(trees)


def pine(brush: Brush) -> str:
    """An umbrella pine: a bare leaning trunk under a flat crown."""
    palette = brush.palette
    return (
        trace(palette.wood_shade, "M-3 0C-1-24-3-44 1-62L-14-76L-11-78L2-67L12-80L15-78L5-60C3-40 4-20 3 0Z")
        + trace(
            palette.leaf_shade, "M-40-72C-46-84-30-92-22-92C-14-104 14-104 22-93C34-94 46-84 40-73C24-66-22-66-40-72Z"
        )
        + trace(palette.leaf, "M-38-78C-40-86-28-90-21-90C-12-101 10-101 18-92C4-92-4-86-12-84C-20-86-32-84-38-78Z")
    )


def fir(brush: Brush) -> str:
    palette = brush.palette
    return (
        trace(palette.wood_shade, box(-3, -14, 6, 14))
        + trace(palette.cypress, "M0-100L16-70H9L22-44H13L28-12H-28L-13-44H-22L-9-70H-16Z")
        + trace(palette.shadow, "M0-100L16-70H9L22-44H13L28-12H4L9-42H4L7-68H3Z", opacity=0.22)
    )


def oak(brush: Brush) -> str:
    """A broad tree; its crown is lit from the left."""
    palette = brush.palette
    return (
        trace(
            palette.wood_shade,
            "M-6 0C-3-14-4-24-4-38L-16-50L-13-54L-2-46L3-56L8-54L5-44L18-54L20-50L6-36C5-20 6-10 9 0Z",
        )
        + trace(
            palette.leaf_shade,
            "M-34-40C-50-44-48-66-36-70C-36-88-16-98-4-92C8-104 32-94 32-80C48-78 52-54 38-46C28-36 8-40 0-42C-10-34-26-34-34-40Z",
        )
        + trace(
            palette.leaf,
            "M-36-46C-46-50-44-64-33-67C-33-84-14-93-4-87C4-95 18-94 23-86C12-84 10-74 12-66C0-70-8-62-6-54C-16-58-26-54-36-46Z",
        )
    )


def olive(brush: Brush) -> str:
    """A gnarled trunk and grey leaves in loose crowns."""
    palette = brush.palette
    return (
        trace(
            palette.wood_shade,
            "M-12 0C-6-12-8-22-3-32L-14-52L-8-54L1-40L10-58L16-56L7-36C8-22 8-12 14 0L4-3L0-14L-4-2Z",
        )
        + trace(
            palette.olive,
            "M-40-52C-46-66-32-76-24-74C-20-90 4-92 10-84C24-90 40-78 36-68C46-58 34-46 24-50C14-42 2-48-2-52C-12-42-32-42-40-52Z",
        )
        + trace(
            palette.snow,
            "M-36-60C-38-68-28-72-22-70C-18-84 0-86 6-80C-4-78-8-70-10-64C-18-68-28-66-36-60ZM14-66C18-72 28-74 32-70C26-70 18-68 14-66Z",
            opacity=0.28,
        )
    )


def olive_grove(brush: Brush) -> str:
    places = (
        (-60, -14, 0.62),
        (-12, -18, 0.55),
        (40, -15, 0.6),
        (-84, 0, 0.8),
        (-26, 2, 0.85),
        (34, 0, 0.8),
        (84, 3, 0.75),
    )
    return "".join(put(olive(brush), x + brush.chance.uniform(-5, 5), y, size) for x, y, size in places)


def woods(brush: Brush) -> str:
    """Mixed trees in three rows."""
    trees = []
    for row, (count, size) in enumerate(((7, 0.6), (6, 0.75), (5, 0.95))):
        for place in range(count):
            tree = brush.chance.choice((oak, oak, fir, cypress))
            x = (place - (count - 1) / 2) * 210 / count + brush.chance.uniform(-8, 8)
            trees.append(put(tree(brush), x, row * 10 - 20, size * brush.chance.uniform(0.85, 1.1)))
    return "".join(trees)


def firs(brush: Brush) -> str:
    trees = []
    for row, (count, size) in enumerate(((9, 0.6), (8, 0.8))):
        for place in range(count):
            x = (place - (count - 1) / 2) * 220 / count + brush.chance.uniform(-6, 6)
            trees.append(put(fir(brush), x, row * 12 - 12, size * brush.chance.uniform(0.8, 1.15)))
    return "".join(trees)


def trunks(brush: Brush) -> str:
    """Tall trunks of a deep forest, their crowns above the picture."""
    palette = brush.palette
    stems, sides = [], []
    x = -120.0
    while x < 120:
        wide = brush.chance.uniform(5, 11)
        stems.append(
            f"M{x - wide:.0f} 0C{x - wide * 0.5:.0f}-30 {x - wide * 0.5:.0f}-80 {x - wide * 0.6:.0f}-120H{x + wide * 0.6:.0f}C{x + wide * 0.5:.0f}-80 {x + wide * 0.5:.0f}-30 {x + wide:.0f} 0Z"
        )
        sides.append(
            f"M{x + wide * 0.1:.0f} 0L{x + wide * 0.1:.0f}-120H{x + wide * 0.6:.0f}C{x + wide * 0.5:.0f}-80 {x + wide * 0.5:.0f}-30 {x + wide:.0f} 0Z"
        )
        x += brush.chance.uniform(20, 34)
    return trace(palette.wood, *stems) + trace(palette.wood_shade, *sides)


def bush(brush: Brush) -> str:
    palette = brush.palette
    return trace(
        palette.leaf_shade, "M-70 0C-90-20-70-60-40-56C-36-90 16-100 26-70C50-86 84-56 70-30C84-16 76 0 70 0Z"
    ) + trace(palette.leaf, "M-66-14C-74-32-58-50-40-46C-36-78 6-86 16-66C2-66-8-54-8-40C-26-48-50-36-66-14Z")


def vine(brush: Brush) -> str:
    """A vine on its stake, with grapes."""
    palette = brush.palette
    grapes = "".join(disc(x, y, 5) for x, y in ((18, -44), (27, -44), (22, -36), (-24, -56), (-16, -56), (-20, -48)))
    return (
        line(palette.wood_shade, 4, "M0 0V-100M-2 0C-14-30 14-50-4-80")
        + trace(palette.leaf_shade, "M-36-70C-40-94-10-104 0-92C12-106 40-92 34-72C44-56 20-44 8-56C-4-44-36-50-36-70Z")
        + trace(palette.leaf, "M-32-74C-32-90-12-96-2-86C-8-80-8-72-10-66C-18-72-26-72-32-74Z")
        + trace(palette.purple, grapes)
    )


def palm(brush: Brush) -> str:
    palette = brush.palette
    fronds = "M4-78C-16-92-34-86-40-68C-26-78-10-78 4-76ZM4-78C-6-100-26-104-38-94C-22-94-8-88 4-76ZM4-78C10-98 26-102 38-94C24-92 12-86 4-76ZM4-78C22-88 38-82 42-64C32-74 16-78 4-76ZM4-78C-10-76-20-64-22-52C-14-62-6-70 4-74ZM4-78C18-74 26-62 28-50C20-62 12-70 4-74Z"
    return (
        trace(palette.wood, "M-4 0C-4-30-2-54 2-78H7C4-54 4-30 5 0Z")
        + trace(palette.leaf_shade, fronds)
        + circle(4, -77, 4, palette.gold_shade)
    )


def haystack(brush: Brush) -> str:
    palette = brush.palette
    return (
        trace(palette.wheat, "M-50 0C-58-30-44-66-4-92L-2-100H2L4-92C44-66 58-30 50 0Z")
        + trace(palette.wheat_shade, "M4-92C44-66 58-30 50 0H16C30-30 24-66 4-92Z")
        + line(palette.wheat_shade, 3, "M-30-8L-24-40M-12-30L-8-64M-6-4L-4-24M-38-30L-30-50")
    )


def sheaf(brush: Brush) -> str:
    palette = brush.palette
    return (
        trace(
            palette.wheat,
            "M-20 0C-12-30-10-44-12-52C-24-66-36-80-38-92C-24-96 24-98 38-92C36-80 24-66 12-52C10-44 12-30 20 0Z",
        )
        + trace(palette.wheat_shade, "M12-52C10-44 12-30 20 0H6C6-30 4-60 14-96L38-92C36-80 24-66 12-52Z")
        + line(palette.wood, 5, "M-12-52Q0-46 12-52")
    )


def logs(brush: Brush) -> str:
    """Felled trunks in a pile, their cut ends towards us."""
    palette = brush.palette
    places = ((-50, -24), (0, -24), (50, -24), (-25, -66), (25, -66))
    lengths = "".join(f"M{x} {y - 24}h70a24 24 0 0 1 0 48h-70Z" for x, y in places)
    return (
        trace(palette.wood_shade, lengths)
        + trace(palette.wood, *(disc(x, y, 24) for x, y in places))
        + trace(palette.plaster, *(disc(x, y, 18) for x, y in places))
        + line(palette.wood, 2.5, *(disc(x, y, 10) for x, y in places))
    )


def stump(brush: Brush) -> str:
    palette = brush.palette
    return (
        trace(palette.wood, "M-44 0C-30-10-32-40-32-74H32C32-40 30-10 46 0Z")
        + trace(palette.wood_shade, "M6 0C10-30 8-50 8-74H32C32-40 30-10 46 0Z")
        + '<ellipse cy="-74" rx="32" ry="12" fill="' + palette.plaster + '"/>'
        + line(palette.wood_shade, 5, "M10-76L52-130") + trace(palette.steel, "M40-138L66-126L58-112L36-126Z")
    )  # fmt: skip


def rocks(brush: Brush) -> str:
    palette = brush.palette
    return (
        trace(palette.rock, "M-80 0L-66-40L-34-66L-6-48L10-84L44-100L70-58L90-30L96 0Z")
        + trace(palette.rock_shade, "M-34-66L-6-48L-20 0H-46L-30-36ZM44-100L70-58L90-30L96 0H40L52-40Z")
        + trace(palette.snow, "M-66-40L-34-66L-40-50ZM10-84L44-100L34-80Z", opacity=0.4)
    )


def cliff(brush: Brush) -> str:
    """A steep rock with a flat top, for what stands high."""
    palette = brush.palette
    return (
        trace(palette.rock, "M-96 0L-84-34L-72-42L-66-78L-52-84L-46-100H52L60-82L70-70L76-36L90-24L98 0Z")
        + trace(
            palette.rock_shade,
            "M20-100H52L60-82L70-70L76-36L90-24L98 0H36L44-30L28-44L34-76ZM-46-100L-38-70L-52-40L-44 0H-60L-58-44L-52-84Z",
        )
        + trace(palette.field, "M-52-96C-30-106 30-108 58-96L52-92L40-95L28-90L10-95L-8-90L-24-95L-40-90Z")
        + line(palette.rock_shade, 2, "M-20-74L-24-50L-14-20M4-60L0-34")
    )


def knoll(brush: Brush) -> str:
    """A round hill that a place can stand on."""
    palette = brush.palette
    return trace(palette.field, "M-220 0C-150-10-110-92-30-98C20-104 60-92 100-60C140-30 180-8 230 0Z") + trace(
        palette.shadow, "M10-100C40-100 70-84 100-60C140-30 180-8 230 0H60C90-30 70-70 10-100Z", opacity=0.13
    )


def cave(brush: Brush) -> str:
    """A great rock with a hollow in which somebody could live."""
    palette = brush.palette
    return (
        trace(palette.rock, "M-110 0L-98-44L-80-60L-70-92L-36-112L10-104L40-118L78-88L88-50L112-30L120 0Z")
        + trace(
            palette.rock_shade,
            "M40-118L78-88L88-50L112-30L120 0H62L70-46L48-76ZM-70-92L-60-60L-76-30L-70 0H-92L-88-40Z",
        )
        + trace(palette.dark, "M-44 0C-50-40-34-66-8-66C22-66 36-40 32 0Z")
        + trace(palette.shadow, "M-44 0C-50-40-34-66-8-66C-26-52-32-30-28 0Z", opacity=0.4)
    )


def quarry(brush: Brush) -> str:
    """A mountainside cut in benches of marble: lit tops, bright faces, ends in shade."""
    palette = brush.palette
    benches = (
        (-26, -88, 44, 26), (18, -98, 34, 40), (-70, -64, 66, 24), (-4, -74, 78, 34), (-112, -40, 92, 24), (-20, -48, 70, 28),
        (50, -54, 62, 34), (-146, -17, 118, 17), (-28, -22, 86, 22), (58, -26, 96, 26),
    )  # fmt: skip
    fronts, tops, ends, cuts = [], [], [], []
    for x, y, wide, tall in benches:
        fronts.append(box(x, y, wide, tall + 2))
        tops.append(polygon(x, y, x + 9, y - 6, x + wide + 9, y - 6, x + wide, y))
        ends.append(polygon(x + wide - 9, y, x + wide, y, x + wide, y + tall, x + wide - 13, y + tall))
        cuts += [f"M{x + at} {y + 3}v{tall - 8}" for at in range(14, wide - 14, 22)]
    return (
        trace(
            palette.rock,
            "M-170 0L-136-30L-118-58L-84-74L-62-108L-30-122L0-146L30-128L58-136L88-96L122-78L150-40L176 0Z",
        )
        + trace(palette.snow, "M-84-74L-62-108L-30-122L0-146L-12-118L-40-100L-52-78Z", opacity=0.5)
        + trace(
            palette.rock_shade,
            "M0-146L30-128L58-136L88-96L122-78L150-40L176 0H140L112-60L76-84L48-110L16-116Z",
            opacity=0.75,
        )
        + "".join(
            trace(palette.marble, front) + trace(palette.marble_shade, end) + trace(palette.snow, top)
            for front, end, top in zip(fronts, ends, tops, strict=True)
        )
        + line(palette.marble_shade, 1.6, *cuts)
    )


def rock_face(brush: Brush) -> str:
    """A quarry wall of grey stone with ledges."""
    palette = brush.palette
    return (
        trace(palette.rock, "M-130 0V-60L-104-64V-92L-60-96V-116L20-120V-98L64-94V-70L100-66V-36L130-32V0Z")
        + trace(
            palette.rock_shade,
            "M-104-64H-66V-40H-104ZM-60-96H-10V-66H-60ZM20-98H64V-66H20ZM64-70H100V-30H64ZM-20-50H30V-20H-20ZM100-36H130V0H100Z",
        )
        + trace(
            palette.snow,
            "M-104-92L-60-96V-93L-104-89ZM-60-116L20-120V-117L-60-113ZM20-98L64-94V-91L20-95ZM-130-60L-104-64V-61L-130-57Z",
            opacity=0.6,
        )
        + line(palette.rock_shade, 1.6, "M-110-30V-6M-80-34V-10M-46-60V-36M-4-60V-54M46-60V-26M82-28V-4M0-16V-2")
    )


def block(brush: Brush) -> str:
    """A squared block of stone."""
    palette = brush.palette
    return (
        trace(palette.marble, "M-70 0V-70H40V0Z")
        + trace(palette.snow, "M-70-70L-40-100H70L40-70Z")
        + trace(palette.marble_shade, "M40 0V-70L70-100V-30Z")
        + line(palette.marble_shade, 2.5, "M-56-50L-30-20M-20-60L4-36M-40-60L-34-54")
    )


def blocks(brush: Brush) -> str:
    places = ((-70, 0, 0.6), (34, -2, 0.66), (-24, -42, 0.5), (96, 4, 0.4))
    return "".join(put(block(brush), x, y, size) for x, y, size in places)


def gravel(brush: Brush) -> str:
    """Heaps of gravel."""
    palette = brush.palette
    grains = [
        disc(brush.chance.uniform(-90, 100), brush.chance.uniform(-16, 2), brush.chance.uniform(2, 4))
        for _ in range(14)
    ]
    return (
        trace(
            palette.gravel, "M-120 0C-96-20-70-78-52-80C-36-76-10-30 14 0ZM-30 0C0-30 26-98 44-100C64-96 100-30 130 0Z"
        )
        + trace(
            palette.rock,
            "M-52-80C-36-76-10-30 14 0H-34C-24-30-36-60-52-80ZM44-100C64-96 100-30 130 0H66C76-40 60-70 44-100Z",
        )
        + trace(palette.rock_shade, *grains)
    )


def mine_mouth(brush: Brush) -> str:
    """A timbered gallery that goes into the mountain."""
    palette = brush.palette
    return (
        trace(palette.rock, "M-130 0L-112-50L-84-70L-60-112L-10-128L40-116L80-86L104-60L134 0Z")
        + trace(palette.rock_shade, "M40-116L80-86L104-60L134 0H70L78-50L56-80ZM-84-70L-60-112L-64-60L-80 0H-98Z")
        + trace(palette.dark, "M-44 0L-36-76H36L44 0Z")
        + trace(palette.shadow, "M-20 0L-14-56H14L20 0Z", opacity=0.5)
        + trace(palette.wood, "M-54 0L-44-78H-34L-40 0ZM54 0L44-78H34L40 0ZM-58-92H58V-78H-58Z")
        + trace(palette.wood_shade, "M48 0L40-78H44L54 0ZM-58-82H58V-78H-58Z")
    )


def ore_cart(brush: Brush) -> str:
    palette = brush.palette
    nuggets = "".join(
        disc(x, y, r) for x, y, r in ((-40, -82, 14), (-16, -88, 16), (12, -90, 17), (38, -82, 15), (0, -78, 14))
    )
    return (
        trace(palette.gold, nuggets)
        + trace(palette.gold_shade, "M16-104a17 17 0 0 1 10 26h-12ZM42-96a15 15 0 0 1 8 24h-12Z")
        + trace(palette.wood, "M-70-76H70L54-22H-54Z")
        + trace(palette.wood_shade, "M24-76H70L54-22H20Z")
        + line(palette.steel_shade, 5, "M-64-58H64M-40-76L-34-22M40-76L34-22")
        + trace(palette.dark, disc(-32, -15, 15), disc(32, -15, 15))
        + trace(palette.steel, disc(-32, -15, 5), disc(32, -15, 5))
    )


def waterfall(brush: Brush) -> str:
    palette = brush.palette
    return trace(palette.water_light, "M-8-100C-10-60-14-20-20 0H20C14-20 12-60 8-100Z") + line(
        palette.water, 2.5, "M-2-96C-4-60-6-30-8-4M4-90C5-60 8-30 10-6"
    )


def grove(brush: Brush) -> str:
    """A handful of round trees."""
    trees = ((oak, -46, 0.8), (oak, 44, 0.75), (cypress, 70, 0.9), (oak, 0, 1.0))
    return "".join(placed(tree, brush, x, 0, size * 100) for tree, x, size in trees)


MOTIFS: Final[tuple[Motif, ...]] = (
    cypress, cypresses, pine, fir, oak, olive, olive_grove, woods, firs, trunks, bush, vine, palm, haystack, sheaf, logs,
    stump, rocks, cliff, knoll, cave, quarry, rock_face, block, blocks, gravel, mine_mouth, ore_cart, waterfall, grove,
)  # fmt: skip
