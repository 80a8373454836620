"""What stands in halls, churches and gardens."""

from typing import Final

from signoria.web.drawing.brush import Brush, Motif
from signoria.web.drawing.canvas import circle, line, trace
from signoria.web.drawing.outlines import arch, box, disc


def table(brush: Brush) -> str:
    """A long table under a cloth."""
    palette = brush.palette
    return (
        trace(
            palette.linen,
            "M-110-50H110V-14C96-8 88-16 74-12C60-8 50-16 36-12C22-8 10-16-4-12C-18-8-28-16-42-12C-56-8-66-16-80-12C-94-8-102-14-110-14Z",
        )
        + trace(palette.linen_shade, "M-110-44H110V-38H-110ZM60-50H110V-14C96-8 88-16 74-12C68-10 64-12 60-13Z")
        + line(
            palette.cloth,
            2,
            "M-110-22C-102-22-94-16-80-20C-66-24-56-16-42-20C-28-24-18-16-4-20C10-24 22-16 36-20C50-24 60-16 74-20C88-24 96-16 110-22",
        )
        + trace(palette.wood_shade, box(-98, -12, 7, 12), box(91, -12, 7, 12))
    )


def feast(brush: Brush) -> str:
    """A table laid with dishes, fruit and jugs."""
    palette = brush.palette
    return (
        table(brush)
        + trace(
            palette.gold,
            "M-84-52H-60L-66-56H-78ZM-8-52C-10-66 8-66 6-52ZM48-52H76L70-57H54Z",
            "M-40-52V-60C-46-66-44-72-40-74V-78H-32V-74C-28-72-26-66-32-60V-52Z",
        )
        + trace(palette.cloth, disc(-78, -60, 5), disc(-70, -62, 5), disc(-66, -58, 4))
        + trace(palette.wheat, "M50-56C52-66 72-66 74-56Z")
        + trace(palette.leaf, disc(94, -55, 5), disc(24, -55, 5))
        + trace(
            palette.gold_shade,
            "M-34-52V-60C-30-66-32-72-34-74V-78H-32V-74C-28-72-26-66-32-60V-52ZM1-52C3-58 2-62 0-62C6-62 7-58 6-52Z",
        )
    )


def easel(brush: Brush) -> str:
    """A painting in its frame on an easel."""
    palette = brush.palette
    return (
        line(palette.wood_shade, 4, "M-30 0L-8-106M34 0L12-106M2-100L22-4")
        + trace(palette.wood, box(-38, -30, 78, 5))
        + trace(palette.gold, box(-34, -96, 70, 66))
        + trace(palette.blue, box(-29, -91, 60, 56))
        + trace(palette.green, "M-29-48C-14-58 10-44 31-54V-35H-29Z")
        + trace(palette.cloth, "M-14-35C-14-58-6-64 2-64C10-64 18-58 18-35Z")
        + circle(2, -72, 10, palette.gold_shade)
        + circle(2, -71, 7.5, palette.skin)
        + trace(palette.blue_shade, "M-7-70C-8-84 12-84 11-70C8-78-2-80-7-70Z")
    )


def altarpiece(brush: Brush) -> str:
    """A golden triptych with pinnacles."""
    palette = brush.palette
    panels = "M-22-14V-84Q-22-104 0-116Q22-104 22-84V-14ZM-62-14V-70Q-62-86-44-96Q-28-86-27-70V-14ZM62-14V-70Q62-86 44-96Q28-86 27-70V-14Z"
    return (
        trace(
            palette.gold_shade,
            "M-68 0V-76Q-66-94-44-106Q-32-100-26-92Q-18-112 0-126Q18-112 26-92Q32-100 44-106Q66-94 68-76V0Z",
        )
        + trace(palette.gold, panels)
        + trace(palette.blue, "M-16-14C-18-50-12-66-8-72C-12-92 12-92 8-72C12-66 18-50 16-14Z")
        + circle(0, -80, 9, palette.sun)
        + circle(0, -79, 5.6, palette.skin)
        + trace(palette.cloth, "M-5-44C-6-58 10-58 8-44L6-30H-4ZM-54-14C-56-46-52-60-48-62H-40C-36-58-32-44-34-14Z")
        + circle(2, -60, 3.6, palette.skin)
        + circle(-44, -68, 5, palette.skin)
        + trace(palette.green, "M34-14C32-46 36-60 40-62H48C52-58 56-44 54-14Z")
        + circle(44, -68, 5, palette.skin)
        + trace(palette.wood_shade, box(-72, -8, 144, 8))
    )


def altar(brush: Brush) -> str:
    """An altar with candles and a cross."""
    palette = brush.palette
    return (
        trace(palette.linen, box(-60, -46, 120, 46))
        + trace(palette.cloth, box(-60, -46, 120, 10), box(-12, -36, 24, 36))
        + trace(palette.gold, "M-60-36H60V-33H-60ZM-2-28H2V-22H8V-18H2V-4H-2V-18H-8V-22H-2Z")
        + trace(palette.linen_shade, box(36, -33, 24, 33))
        + line(palette.gold, 4, "M0-46V-106M-16-90H16")
        + trace(palette.gold, box(-48, -52, 12, 6), box(36, -52, 12, 6))
        + trace(palette.snow, box(-45, -78, 6, 26), box(39, -78, 6, 26))
        + trace(
            palette.fire, "M-42-92C-36-84-40-78-42-78C-44-78-48-84-42-92ZM42-92C48-84 44-78 42-78C40-78 36-84 42-92Z"
        )
    )


def statue(brush: Brush) -> str:
    """A young hero in marble, at ease on his pedestal."""
    palette = brush.palette
    return (
        trace(palette.stone, box(-20, -18, 40, 18))
        + trace(palette.stone_shade, box(8, -18, 12, 18), box(-22, -20, 44, 3))
        + trace(
            palette.snow,
            "M-9-20L-7-40L-9-52C-10-58-7-62-8-68C-11-74-10-80-4-82L-2-86C-4-92 0-96 4-95C8-94 9-88 6-85L7-82C13-80 13-72 10-66L13-56L9-48L7-50L9-57L6-62L5-52L9-38L10-20H4L3-36L-1-48L-2-38L-2-20Z",
        )
        + trace(
            palette.marble_shade,
            "M3-82C9-79 9-70 6-62L5-52L9-38L10-20H6L5-36L1-50C4-60 5-72 3-82ZM4-95C8-94 9-88 6-85L3-86C5-89 5-92 4-95Z",
        )
        + line(palette.snow, 4, "M-7-78L-13-68L-9-60")
        + trace(palette.marble_shade, "M-12-20L-10-30L-6-20Z")
    )


def lady_statue(brush: Brush) -> str:
    """A draped figure holding a wreath."""
    palette = brush.palette
    return (
        trace(palette.stone, box(-18, -18, 36, 18))
        + trace(palette.stone_shade, box(6, -18, 12, 18), box(-20, -20, 40, 3))
        + trace(
            palette.snow,
            "M-13-20C-11-44-9-58-7-66C-10-74-6-80-3-81C-5-90 6-92 5-83C11-79 10-70 8-64C10-48 12-34 14-20Z",
        )
        + trace(
            palette.marble_shade,
            "M2-80C8-76 8-68 5-62C6-46 6-34 7-20H14C12-34 10-48 8-64C10-70 11-79 5-83ZM-6-56L-8-20H-4Z",
        )
        + line(palette.snow, 4, "M6-74L16-82L20-92")
        + line(palette.gold, 2.4, disc(22, -97, 5))
    )


def fountain(brush: Brush) -> str:
    palette = brush.palette
    return (
        trace(
            palette.marble,
            "M-72 0V-14C-72-20 72-20 72-14V0Z",
            "M-8-14L-5-46H5L8-14Z",
            "M-40-46C-36-36 36-36 40-46Z",
            "M-4-46V-70H4V-46Z",
            "M-20-70C-18-62 18-62 20-70Z",
        )
        + trace(palette.marble_shade, "M26-18C50-18 72-17 72-14V0H40ZM2-14L1-46H5L8-14ZM12-39C26-40 38-42 40-46H20Z")
        + trace(palette.water, "M-66-14C-66-18 66-18 66-14C66-11-66-11-66-14Z")
        + line(
            palette.water_light,
            2.4,
            "M-38-45C-52-44-56-30-56-16M38-45C52-44 56-30 56-16M-18-69C-28-68-30-58-30-46M18-69C28-68 30-58 30-46M0-72C-8-88-12-80-14-72M0-72C8-88 12-80 14-72",
        )
        + trace(palette.gold, "M-4-70C-6-82 6-82 4-70Z")
    )


def tapestry(brush: Brush) -> str:
    """A hanging with flowers and a stag."""
    palette = brush.palette
    flowers = [disc(brush.chance.uniform(-34, 34), brush.chance.uniform(-88, -22), 2.4) for _ in range(16)]
    return (
        line(palette.gold_shade, 3, "M-48-104H48")
        + trace(palette.cloth, box(-44, -102, 88, 92))
        + trace(palette.green_shade, box(-37, -95, 74, 78))
        + trace(palette.gold, *flowers)
        + trace(
            palette.linen,
            "M-20-40C-14-52 8-46 14-52L20-62L28-58L24-50C20-42 16-38 12-38L10-24H6L4-36L-10-36L-12-24H-16Z",
        )
        + trace(
            palette.gold,
            "M-44-10l4 8l4-8l4 8l4-8l4 8l4-8l4 8l4-8l4 8l4-8l4 8l4-8l4 8l4-8l4 8l4-8l4 8l4-8l4 8l4-8l4 8l4-8Z",
        )
    )


def throne(brush: Brush) -> str:
    palette = brush.palette
    return (
        trace(palette.gold_shade, "M-32-6V-104C-32-122 32-122 32-104V-6Z")
        + trace(palette.cloth, "M-26-6V-100C-26-114 26-114 26-100V-6Z")
        + trace(palette.cloth_shade, "M10-6V-109C20-108 26-106 26-100V-6Z")
        + trace(palette.gold, box(-38, -46, 76, 6), box(-38, -46, 6, 46), box(32, -46, 6, 46))
        + trace(palette.marble, box(-54, -6, 108, 6))
        + circle(0, -119, 5, palette.gold)
    )


def canopy(brush: Brush) -> str:
    """A cloth of honour with a fringed baldachin."""
    palette = brush.palette
    return (
        trace(palette.cloth, box(-46, -100, 92, 100))
        + trace(palette.cloth_shade, box(-30, -100, 8, 100), box(-4, -100, 8, 100), box(24, -100, 22, 100))
        + trace(palette.gold, "M-56-110H56V-100H-56Z")
        + trace(
            palette.cloth_shade,
            "M-56-100H56V-88l-7 6l-7-6l-7 6l-7-6l-7 6l-7-6l-7 6l-7-6l-7 6l-7-6l-7 6l-7-6l-7 6l-7-6l-7 6l-7-6Z",
        )
        + trace(palette.gold, "M-30-60L-25-50L-30-40L-35-50ZM0-60L5-50L0-40L-5-50ZM30-60L35-50L30-40L25-50Z")
    )


def well(brush: Brush) -> str:
    palette = brush.palette
    return (
        trace(palette.wood_shade, box(-38, -86, 5, 56), box(33, -86, 5, 56))
        + trace(palette.roof, "M-50-82L0-110L50-82Z")
        + line(palette.ink, 1.6, "M0-84V-50M-34-74H34")
        + trace(palette.wood, box(-9, -56, 18, 16))
        + trace(palette.stone, "M-44 0V-34H44V0Z")
        + trace(palette.stone_shade, "M14 0V-34H44V0ZM-48-40H48V-32H-48Z")
    )


def milestone(brush: Brush) -> str:
    palette = brush.palette
    return (
        trace(palette.marble, "M-22 0V-80A22 22 0 0 1 22-80V0Z")
        + trace(palette.marble_shade, "M6 0V-101A22 22 0 0 1 22-80V0Z")
        + line(palette.stone_shade, 4, "M-10-70V-44M0-70V-44M-12-30H6")
    )


def hedges(brush: Brush) -> str:
    """Beds of box hedge around a path, seen from a terrace."""
    palette = brush.palette
    return (
        trace(
            palette.leaf_shade,
            "M-130 0L-96-34H-22L-30 0ZM30 0L22-34H96L130 0ZM-92-40L-74-58H-18L-21-40ZM21-40L18-58H74L92-40Z",
        )
        + trace(
            palette.leaf,
            "M-128-8L-96-40H-22L-29-8ZM29-8L22-40H96L128-8ZM-91-46L-74-62H-18L-20-46ZM20-46L18-62H74L91-46Z",
        )
        + trace(
            palette.field,
            "M-104-14L-86-32H-34L-38-14ZM38-14L34-32H86L104-14ZM-78-49L-70-58H-28L-30-49ZM30-49L28-58H70L78-49Z",
        )
        + trace(
            palette.cloth,
            *(
                disc(x, y, 3)
                for x, y in ((-80, -22), (-62, -26), (-48, -20), (52, -24), (70, -20), (84, -24), (-54, -54), (50, -54))
            ),
        )
    )


def parapet(brush: Brush) -> str:
    """A marble balustrade."""
    palette = brush.palette
    return trace(
        palette.marble,
        box(-130, -48, 260, 8),
        box(-130, -8, 260, 8),
        *(
            f"M{x - 5}-8C{x - 12}-22 {x - 3}-30 {x - 4}-40H{x + 4}C{x + 3}-30 {x + 12}-22 {x + 5}-8Z"
            for x in range(-116, 124, 22)
        ),
    ) + trace(
        palette.marble_shade,
        box(-130, -42, 260, 3),
        *(
            f"M{x + 1}-8C{x + 5}-22 {x + 1}-30 {x + 1}-40H{x + 4}C{x + 3}-30 {x + 12}-22 {x + 5}-8Z"
            for x in range(-116, 124, 22)
        ),
    )


def window(brush: Brush) -> str:
    """A twin window of a palace with a view of hills."""
    palette = brush.palette
    return (
        trace(palette.stone, arch(0, 0, 84, 104))
        + trace(palette.sky_low, arch(-18, -6, 30, 74), arch(18, -6, 30, 74))
        + trace(palette.hills, "M-33-6V-30C-24-40-12-34-3-28V-6ZM3-6V-30C14-44 24-36 33-34V-6Z")
        + trace(
            palette.cypress, "M-24-18C-27-30-24-40-22-44C-20-40-17-30-20-18ZM22-14C18-30 22-44 24-48C26-44 30-30 26-14Z"
        )
        + circle(0, -82, 8, palette.sky_low)
        + trace(palette.marble, box(-3, -66, 6, 60), box(-46, -8, 92, 8))
        + trace(palette.marble_shade, box(0, -66, 3, 60), box(-46, -3, 92, 3))
    )


MOTIFS: Final[tuple[Motif, ...]] = (
    table, feast, easel, altarpiece, altar, statue, lady_statue, fountain, tapestry, throne, canopy, well, milestone, hedges, parapet, window,
)  # fmt: skip
