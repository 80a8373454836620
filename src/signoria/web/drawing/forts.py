"""Walls and strongholds."""

from typing import Final

from signoria.web.drawing.brush import Brush, Motif
from signoria.web.drawing.buildings import family_tower, row_of_houses
from signoria.web.drawing.canvas import line, put, trace
from signoria.web.drawing.outlines import arch, battlements, box, polygon, swallowtails


def wall_tower(brush: Brush) -> str:
    """A square tower of a town wall, standing out on corbels."""
    palette = brush.palette
    return (
        trace(palette.stone, box(-18, -80, 24, 80), box(-21, -94, 29, 14), swallowtails(-21, -93, 29, 3, 8))
        + trace(palette.stone_shade, box(6, -80, 12, 80), box(8, -94, 13, 14), swallowtails(8, -93, 13, 1, 8))
        + trace(palette.dark, *(arch(-17 + at * 6, -79, 4, 5) for at in range(4)), opacity=0.5)
        + trace(palette.dark, arch(-6, -54, 5, 13), arch(-6, -26, 5, 12))
    )


def round_tower(brush: Brush) -> str:
    """A round bastion with a sloping foot."""
    palette = brush.palette
    return (
        trace(palette.brick, "M-34 0L-25-36V-74H25V-36L34 0Z", "M-31-74H31V-92H-31Z", battlements(-31, -91, 62, 5, 9))
        + trace(palette.brick_shade, "M34 0L25-36V-74H31V-100H20V-92H12V-74H10V-36L14 0Z")
        + trace(palette.brick, "M-20-36H-25L-34 0H-28Z", opacity=0.6)
        + trace(palette.dark, *(arch(-26 + at * 8.6, -73, 5, 6) for at in range(7)), opacity=0.5)
        + trace(palette.marble, "M-26-39H26V-35H-26Z")
        + trace(palette.dark, arch(-8, -50, 6, 12))
    )


def walls(brush: Brush) -> str:
    """A stretch of town wall with three towers and a gate."""
    palette = brush.palette
    return (
        trace(palette.stone, box(-128, -46, 256, 46), battlements(-128, -45, 256, 20, 9))
        + trace(palette.shadow, box(-128, -8, 256, 8), opacity=0.14)
        + put(wall_tower(brush), -104, 0, 0.9)
        + put(wall_tower(brush), 106, 0, 0.9)
        + put(gate(brush), 0, 0, 0.95)
    )


def gate(brush: Brush) -> str:
    """A gate tower with its door open."""
    palette = brush.palette
    return (
        trace(palette.stone, box(-28, -84, 38, 84), box(-31, -98, 43, 14), swallowtails(-31, -97, 43, 4, 8))
        + trace(palette.stone_shade, box(10, -84, 18, 84), box(12, -98, 19, 14), swallowtails(12, -97, 19, 2, 8))
        + trace(palette.dark, *(arch(-26 + at * 7, -83, 5, 5) for at in range(5)), opacity=0.5)
        + trace(palette.stone_shade, arch(-9, 0, 30, 46))
        + trace(palette.dark, arch(-9, 0, 23, 41))
        + trace(palette.road, arch(-5, 0, 12, 26))
        + trace(palette.gold, "M-14-66H-4V-57Q-4-52-9-50Q-14-52-14-57Z")
    )


def walled_town(brush: Brush) -> str:
    """A ring of walls with towers on a height, and the roofs within."""
    palette = brush.palette
    stretches = ((-112, -66), (-54, -18), (-8, 38), (48, 88), (98, 122))
    return (
        put(family_tower(brush), -28, -44, 0.7)
        + put(family_tower(brush), 30, -44, 0.62)
        + row_of_houses(brush, -86, 84, -34, 22, 34)
        + trace(
            palette.stone,
            *(
                box(left, -36, right - left, 36) + battlements(left, -35, right - left, 5, 6)
                for left, right in stretches
            ),
        )
        + "".join(put(wall_tower(brush), x, 0, 0.62) for x in (-112, -60, -12, 44, 94, 126))
    )


def castle(brush: Brush) -> str:
    """A castle with a keep, a hall and round corner towers."""
    palette = brush.palette
    return (
        trace(palette.stone, box(-24, -88, 28, 60), swallowtails(-28, -87, 34, 4, 9), box(-28, -90, 34, 4))
        + trace(palette.stone_shade, box(4, -88, 16, 60), swallowtails(6, -87, 18, 2, 9), box(6, -90, 18, 4))
        + trace(palette.dark, arch(-10, -62, 6, 14), arch(-10, -42, 6, 12))
        + trace(palette.stone, box(-86, -46, 172, 46), battlements(-86, -45, 172, 14, 8))
        + trace(palette.shadow, box(20, -46, 66, 46), opacity=0.16)
        + trace(palette.dark, *(arch(x, -22, 5, 12) for x in (-52, -36, 34, 50)), arch(0, 0, 20, 30))
        + trace(
            palette.wood_shade,
            box(-8, -22, 2, 22),
            box(-1, -26, 2, 26),
            box(6, -22, 2, 22),
            box(-9, -18, 18, 2),
            box(-9, -8, 18, 2),
        )
        + "".join(conical(brush, x, tall) for x, tall in ((-84, 66), (84, 66)))
    )


def conical(brush: Brush, x: float, tall: float) -> str:
    palette = brush.palette
    return (
        trace(palette.stone, box(x - 16, -tall, 32, tall))
        + trace(palette.stone_shade, box(x + 3, -tall, 13, tall))
        + trace(palette.roof, polygon(x - 20, -tall + 1, x, -tall - 30, x + 4, -tall + 1))
        + trace(palette.roof_shade, polygon(x, -tall - 30, x + 20, -tall + 1, x + 3, -tall + 1))
        + trace(palette.dark, arch(x - 5, -tall + 26, 5, 13))
    )


def keep(brush: Brush) -> str:
    """A lone massive tower with small windows, a forebuilding and a flag."""
    palette = brush.palette
    return (
        trace(palette.stone, "M-44 0L-36-20V-84H14V-20L18 0Z", box(-42, -96, 59, 13), battlements(-42, -95, 59, 6, 9))
        + trace(
            palette.stone_shade, "M18 0L14-20V-84H36V-20L46 0Z", box(17, -96, 26, 13), battlements(19, -95, 24, 2, 9)
        )
        + trace(palette.dark, *(arch(-37 + at * 8, -82, 5, 6) for at in range(7)), opacity=0.5)
        + trace(palette.dark, arch(-12, -58, 7, 15), arch(-24, -34, 5, 11), arch(2, -34, 5, 11))
        + trace(palette.stone, box(-84, -34, 48, 34), battlements(-84, -33, 48, 5, 7))
        + trace(palette.dark, arch(-62, 0, 16, 25))
        + line(palette.wood_shade, 2, "M-14-104V-128")
        + trace(palette.cloth, "M-13-128C-2-132 8-124 20-128L12-121L20-114C8-110-2-118-13-114Z")
    )


def fortress(brush: Brush) -> str:
    """A fortress of the new age: low round bastions and thick sloping walls."""
    palette = brush.palette
    return (
        trace(palette.brick, box(-32, -72, 40, 50), battlements(-34, -71, 44, 5, 8))
        + trace(palette.brick_shade, box(8, -72, 22, 50), battlements(10, -71, 22, 3, 8))
        + trace(palette.dark, arch(-12, -46, 6, 13))
        + trace(palette.brick, "M-96 0L-90-40H90L96 0Z", box(-92, -52, 184, 13), battlements(-92, -51, 184, 15, 8))
        + trace(palette.shadow, "M20-52H92V-40L96 0H20Z", opacity=0.12)
        + trace(palette.marble, box(-90, -40, 180, 2.5))
        + trace(palette.dark, arch(0, 0, 20, 28), *(arch(-60 + at * 9, -40, 5, 6) for at in range(14)), opacity=0.75)
        + put(round_tower(brush), -94, 4, 0.86)
        + put(round_tower(brush), 96, 4, 0.86)
    )


def bastion(brush: Brush) -> str:
    """The spear-shaped corner of a modern wall, with cannon on the rampart."""
    palette = brush.palette
    return (
        trace(palette.field, "M-128-62L-12-84L120-60V-46L-10-60L-128-46Z")
        + trace(palette.brick, "M-140 0L-128-56L-12-70L4 0Z")
        + trace(palette.brick_shade, "M4 0L-12-70L126-54L138 0Z")
        + trace(palette.marble, "M-129-52L-12-66L-11-62L-130-48ZM-12-66L127-50V-46L-11-62Z")
        + trace(
            palette.dark,
            polygon(-100, -59, -96, -66, -88, -67, -86, -60),
            polygon(-60, -64, -56, -71, -48, -72, -46, -65),
            polygon(36, -64, 38, -71, 48, -70, 50, -62),
            polygon(82, -59, 84, -66, 94, -64, 96, -57),
        )
        + line(palette.brick_shade, 1.4, "M-120-32L-4-42M-126-16L0-22", opacity=0.7)
    )


def breach(brush: Brush) -> str:
    """A wall broken by cannon balls."""
    palette = brush.palette
    return (
        trace(
            palette.stone,
            "M-128 0V-58L-60-58L-52-44L-40-46L-34-26L-20-22L-14-8L10-6L16-20L30-24L34-48L46-52L50-60H128V0Z",
            battlements(-128, -57, 66, 6, 9),
            battlements(54, -59, 74, 6, 9),
        )
        + trace(
            palette.stone_shade,
            "M-60-58L-52-44L-40-46L-34-26L-20-22L-14-8L10-6V0H-22L-30-14L-42-18L-50-36L-62-38ZM34-48L46-52L50-60L58-52L50-42L44-20L30-12L34-24Z",
        )
        + trace(palette.rock, "M-30 4L-22-8L-10-4L-4-12L8-6L16-10L28 4Z")
        + put(wall_tower(brush), 106, 0, 0.95)
    )


def rising_wall(brush: Brush) -> str:
    """A town wall that is being built: courses of stone end in steps."""
    palette = brush.palette
    courses = [f"M-128 {-10 - at * 10}H{96 - at * 24}" for at in range(6)]
    joints = [f"M{x} {-at * 10}v-10" for at in range(6) for x in range(-118 + (at % 2) * 12, 92 - at * 24, 24)]
    return (
        trace(
            palette.stone,
            "M-128 0V-66H-48V-60H-24V-50H0V-40H24V-30H48V-20H72V-10H96V0Z",
            battlements(-128, -65, 58, 5, 9),
        )
        + line(palette.stone_shade, 1.3, *courses, *joints, opacity=0.75)
        + trace(
            palette.marble,
            "M-48-60H-24V-57H-48ZM-24-50H0V-47H-24ZM0-40H24V-37H0ZM24-30H48V-27H24ZM48-20H72V-17H48ZM72-10H96V-7H72Z",
        )
        + put(wall_tower(brush), -110, 0, 0.95)
    )


def unfinished_tower(brush: Brush) -> str:
    """A tower whose top is not closed yet, in its scaffold."""
    palette = brush.palette
    return (
        trace(palette.stone, "M-14 0V-82H-8V-88H-2V-80H4V0Z")
        + trace(palette.stone_shade, "M4 0V-80H8V-86H14V0Z")
        + trace(palette.dark, arch(-5, -50, 4, 10), arch(-5, -24, 4, 10))
        + line(
            palette.wood_shade,
            1.6,
            "M-20 0V-100M20 0V-100M-22-24H22M-22-48H22M-22-72H22M-22-94H22M-20-24L-14-48M20-48L14-72",
        )
        + line(palette.wood, 2.4, "M-4-94V-114L24-108M-4-114L-4-120")
        + line(palette.ink, 0.8, "M22-108V-84")
        + trace(palette.marble, box(18, -84, 8, 7))
    )


MOTIFS: Final[tuple[Motif, ...]] = (
    wall_tower, round_tower, walls, gate, walled_town, castle, keep, fortress, bastion, breach, rising_wall, unfinished_tower,
)  # fmt: skip
