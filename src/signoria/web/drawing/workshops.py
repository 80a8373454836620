"""Tools and goods of those who work and trade."""

from typing import Final

from signoria.web.drawing.brush import Brush, Motif
from signoria.web.drawing.canvas import circle, dashes, dots, line, put, trace
from signoria.web.drawing.outlines import arch, box, disc


def coins(brush: Brush) -> str:
    """Stacks of coins of different heights."""
    palette = brush.palette
    stacks = ((-64, 5), (-34, 8), (-2, 6), (30, 9), (60, 4))
    fronts = [f"M{x - 15} {-8 * high}v{8 * high}a15 5 0 0 0 30 0v-{8 * high}Z" for x, high in stacks]
    sides = [f"M{x + 4} {-8 * high}v{8 * high + 5}a15 5 0 0 0 11-5v-{8 * high}Z" for x, high in stacks]
    rims = [f"M{x} -4V{-8 * high}" for x, high in stacks]
    tops = [f"M{x - 15} {-8 * high}a15 5 0 1 0 30 0a15 5 0 1 0-30 0Z" for x, high in stacks]
    return (
        trace(palette.gold, *fronts)
        + trace(palette.gold_shade, *sides, opacity=0.6)
        + dashes(palette.gold_shade, 30, "1.4 6.6", *rims, opacity=0.7)
        + trace(palette.sun, *tops)
    )


def chest(brush: Brush) -> str:
    """An open chest full of gold."""
    palette = brush.palette
    gold = (
        (-44, -58),
        (-26, -64),
        (-8, -66),
        (10, -67),
        (28, -63),
        (44, -57),
        (0, -58),
        (-34, -54),
        (34, -54),
    )
    return (
        trace(palette.wood_shade, "M-66-62C-66-104-50-112 0-112C50-112 66-104 66-62Z")
        + trace(palette.dark, "M-58-62C-58-96-44-104 0-104C44-104 58-96 58-62Z")
        + dots(palette.gold, 20.0, gold)
        + dots(palette.gold_shade, 9.0, ((16, -60), (-18, -58), (38, -60), (-42, -56)))
        + trace(palette.wood, box(-68, -54, 136, 54))
        + trace(palette.wood_shade, box(34, -54, 34, 54), box(-68, -8, 136, 8))
        + trace(palette.steel_shade, box(-52, -54, 8, 54), box(44, -54, 8, 54), box(-68, -54, 136, 5))
        + trace(palette.gold, box(-8, -52, 16, 18))
        + circle(0, -43, 3, palette.dark)
    )


def vault(brush: Brush) -> str:
    """A vault behind an iron gate."""
    palette = brush.palette
    return (
        trace(palette.stone, arch(0, 0, 120, 112))
        + trace(palette.dark, arch(0, 0, 98, 100))
        + put(chest(brush), 0, -2, 0.5)
        + line(
            palette.steel_shade,
            3.5,
            *(f"M{x} 0V-{tall}" for x, tall in ((-36, 84), (-18, 95), (18, 95), (36, 84))),
            "M-48-34H48M-48-66H48",
        )
    )


def scales(brush: Brush) -> str:
    palette = brush.palette
    return (
        line(palette.gold, 4, "M0 0V-98M-24 0H24M-52-84L0-92L52-84")
        + line(palette.gold_shade, 1.6, "M-52-84L-70-44M-52-84L-34-44M52-84L34-44M52-84L70-44")
        + trace(palette.gold, "M-74-44H-30C-32-28-72-28-74-44ZM30-44H74C72-28 32-28 30-44Z")
        + circle(0, -98, 5, palette.gold_shade)
        + trace(palette.gold_shade, disc(44, -47, 5), disc(54, -48, 6), disc(62, -46, 4))
    )


def coin_press(brush: Brush) -> str:
    """A screw press for striking coins, with its weighted bar."""
    palette = brush.palette
    return (
        trace(palette.wood, "M-60 0V-16H60V0ZM-46-16V-78H-32V-16ZM32-16V-78H46V-16ZM-56-92H56V-76H-56Z")
        + trace(palette.wood_shade, "M40-16V-78H46V-16ZM-38-16V-78H-32V-16ZM-56-80H56V-76H-56ZM-60-4H60V0H-60Z")
        + trace(palette.steel, box(-8, -112, 16, 70), "M-20-42H20V-32H-20Z", box(-26, -22, 52, 7))
        + trace(palette.steel_shade, box(2, -112, 6, 70), box(6, -42, 14, 10))
        + line(palette.steel_shade, 1.6, "M-8-72L8-68M-8-64L8-60M-8-56L8-52M-8-48L8-44")
        + line(palette.wood_shade, 6, "M-92-112H92")
        + circle(-92, -112, 10, palette.steel_shade)
        + circle(92, -112, 10, palette.steel_shade)
        + trace(palette.gold, "M-12-24a12 3 0 1 0 24 0a12 3 0 1 0-24 0Z")
    )


def forge(brush: Brush) -> str:
    """A hearth with fire under a hood, and an anvil."""
    palette = brush.palette
    return (
        trace(palette.brick, box(-60, -40, 80, 40), "M-66-74L-36-112H-4L26-74Z")
        + trace(palette.brick_shade, box(0, -40, 20, 40), "M-4-112L26-74H6L-14-112Z")
        + trace(palette.dark, box(-52, -74, 64, 34))
        + trace(palette.fire, "M-44-40C-48-54-38-58-36-68C-28-62-26-56-22-70C-12-62-10-56-4-62C4-52 2-44 2-40Z")
        + trace(palette.gold, "M-32-40C-34-48-28-52-26-58C-18-52-14-52-12-40Z")
        + trace(palette.steel_shade, "M40-44H92C86-34 76-32 72-28V-14L82 0H46L56-14V-28C50-32 42-36 40-44Z")
        + trace(palette.steel, "M34-46H92V-42H40Z")
    )


def loom(brush: Brush) -> str:
    palette = brush.palette
    threads = [f"M{x}-84V-40" for x in range(-46, 48, 8)]
    return (
        line(palette.linen, 1.6, *threads)
        + trace(palette.cloth, box(-50, -42, 100, 30))
        + trace(palette.gold, "M-30-34L-22-26L-30-18L-38-26ZM0-34L8-26L0-18L-8-26ZM30-34L38-26L30-18L22-26Z")
        + trace(
            palette.wood, "M-66 0V-100H-54V0ZM54 0V-100H66V0ZM-70-100H70V-90H-70ZM-60-46H60V-38H-60ZM-60-12H60V-4H-60Z"
        )
        + trace(palette.wood_shade, "M-58 0V-90H-54V0ZM62 0V-90H66V0ZM-70-93H70V-90H-70ZM-60-41H60V-38H-60Z")
        + line(palette.wood_shade, 2.4, "M-54-66H54M-54-60H54")
    )


def printing_press(brush: Brush) -> str:
    palette = brush.palette
    return (
        trace(
            palette.wood, "M-40 0V-104H-28V0ZM28 0V-104H40V0ZM-48-112H48V-98H-48ZM-40-70H40V-60H-40ZM-96-36H70V-24H-96Z"
        )
        + trace(
            palette.wood_shade,
            "M-32 0V-98H-28V0ZM36 0V-98H40V0ZM-48-102H48V-98H-48ZM-96-27H70V-24H-96ZM-90-24H-82V0H-90ZM60-24H68V0H60Z",
        )
        + trace(palette.steel, box(-5, -98, 10, 40), box(-18, -58, 36, 8))
        + line(palette.wood_shade, 4, "M0-76L62-84")
        + trace(palette.linen, box(-86, -42, 40, 5), box(-16, -40, 34, 4))
        + trace(palette.linen, "M62-108L90-102L86-72L60-78Z")
        + line(palette.dark, 1.4, "M66-100l18 4M65-93l18 4M64-86l16 3")
    )


def books(brush: Brush) -> str:
    """Folios in a pile and one that lies open."""
    palette = brush.palette
    return (
        trace(palette.cloth, box(-70, -18, 76, 18))
        + trace(palette.blue, box(-64, -36, 64, 18))
        + trace(palette.green, box(-68, -52, 70, 16))
        + trace(palette.linen, box(-64, -15, 70, 12), box(-58, -33, 58, 12), box(-62, -49, 64, 10))
        + line(palette.linen_shade, 1, "M-60-9H4M-54-27H-2M-58-44H0")
        + trace(palette.wood_shade, "M14-4L74-4L70-10H18Z")
        + trace(palette.linen, "M16-8C24-30 36-30 44-20C52-30 64-30 74-8C62-14 52-12 44-6C36-12 26-14 16-8Z")
        + line(palette.dark, 1.2, "M24-16l14 2M24-21l14 3M50-14l14-2M50-19l13-2")
    )


def bookcase(brush: Brush) -> str:
    palette, chance = brush.palette, brush.chance
    spines: dict[str, list[str]] = {}
    fills = (palette.cloth, palette.blue, palette.green, palette.wood, palette.linen_shade, palette.brick)
    for shelf in range(3):
        x = -52
        while x < 46:
            wide, tall = chance.randint(5, 9), chance.randint(18, 25)
            spines.setdefault(chance.choice(fills), []).append(box(x, -8 - shelf * 32 - tall, wide, tall))
            x += wide + 1
    return (
        trace(palette.wood, box(-62, -110, 124, 110))
        + trace(palette.dark, *(box(-55, -36 - shelf * 32, 110, 28) for shelf in range(3)))
        + "".join(trace(fill, *backs) for fill, backs in spines.items())
        + trace(palette.wood_shade, box(-66, -114, 132, 6), box(55, -108, 7, 108))
    )


def desk(brush: Brush) -> str:
    """A writing desk with a slope and a candle."""
    palette = brush.palette
    return (
        trace(palette.wood, "M-60-44H60V-36H-60ZM-52-36H-44V0H-52ZM44-36H52V0H44Z")
        + trace(palette.wood_shade, "M-60-38H60V-35H-60ZM-44-36V-22H44V-36ZM48-36H52V0H48Z")
        + trace(palette.wood_shade, "M-38-44L30-44L30-48L-38-66Z")
        + trace(palette.linen, "M-34-67L24-51L22-54L-32-71Z")
        + trace(palette.gold, box(40, -48, 14, 4))
        + trace(palette.linen, box(44, -66, 6, 18))
        + trace(palette.fire, "M47-80C52-74 50-68 47-67C44-68 42-74 47-80Z")
    )


def bread_basket(brush: Brush) -> str:
    """A basket of loaves."""
    palette = brush.palette
    loaves = [
        f"M{x - 16} {y}C{x - 14} {y - 20} {x + 14} {y - 20} {x + 16} {y}Z"
        for x, y in ((-24, -50), (12, -52), (-6, -64), (30, -48))
    ]
    return (
        trace(palette.wheat, *loaves)
        + trace(palette.wood, "M-50-50H50L40 0H-40Z")
        + line(palette.wood_shade, 4, "M-48-38H48M-45-24H45M-43-10H43M-26-50L-20 0M0-50V0M26-50L20 0")
    )


def barrels(brush: Brush) -> str:
    palette = brush.palette

    def barrel(x: float, y: float) -> str:
        return (
            trace(
                palette.wood,
                f"M{x - 22} {y}C{x - 30} {y - 18} {x - 30} {y - 40} {x - 22} {y - 58}H{x + 22}C{x + 30} {y - 40} {x + 30} {y - 18} {x + 22} {y}Z",
            )
            + trace(
                palette.wood_shade,
                f"M{x + 6} {y}C{x + 12} {y - 18} {x + 12} {y - 40} {x + 6} {y - 58}H{x + 22}C{x + 30} {y - 40} {x + 30} {y - 18} {x + 22} {y}Z",
            )
            + line(palette.steel_shade, 3, f"M{x - 26} {y - 12}H{x + 26}M{x - 26} {y - 46}H{x + 26}")
        )

    return barrel(-30, 0) + barrel(34, 0) + barrel(2, -56)


def bales(brush: Brush) -> str:
    """Bales and sacks of a merchant."""
    palette = brush.palette
    return (
        trace(palette.linen, box(-80, -40, 64, 40), box(-56, -74, 58, 34))
        + trace(palette.linen_shade, box(-30, -40, 14, 40), box(-12, -74, 14, 34))
        + line(palette.cloth, 3, "M-64-40V0M-34-40V0M-42-74V-40M-14-74V-40M-80-20H-16M-56-58H2")
        + trace(
            palette.wood,
            "M10 0C-2-26 14-44 26-50C22-56 40-58 38-50C54-44 64-24 54 0ZM56 0C50-20 60-32 68-36C66-40 78-42 78-36C90-30 94-14 88 0Z",
        )
        + trace(
            palette.wood_shade,
            "M38-50C54-44 64-24 54 0H38C46-20 42-40 38-50ZM78-36C90-30 94-14 88 0H76C82-14 80-28 78-36Z",
        )
    )


def workbench(brush: Brush) -> str:
    """A joiner's bench with a plane, planks and shavings."""
    palette = brush.palette
    return (
        trace(palette.wood, box(-90, -52, 180, 10), box(-76, -42, 10, 42), box(66, -42, 10, 42))
        + trace(
            palette.wood_shade, box(-90, -45, 180, 4), box(-70, -42, 4, 42), box(72, -42, 4, 42), box(-66, -18, 132, 5)
        )
        + trace(palette.plaster, box(-84, -59, 120, 7))
        + trace(palette.brick, "M-30-59V-72H4L12-59Z")
        + trace(palette.steel, "M-12-72L-8-82L-2-80L-6-72Z")
        + line(palette.wheat, 3, "M-40-62C-48-72-38-78-34-70M50-4C42-10 52-16 56-8M20-2C14-8 22-14 26-6")
        + trace(palette.wood_shade, "M50-52V-70H62V-52Z")
    )


def planks(brush: Brush) -> str:
    """Boards leaning on a wall."""
    palette = brush.palette
    return (
        trace(palette.wood, "M-40 0L-26-104H-16L-28 0ZM-12 0L0-110H10L2 0Z")
        + trace(palette.plaster_shade, "M-26 0L-12-98H-2L-12 0ZM4 0L12-104H22L18 0Z")
        + trace(palette.wood_shade, "M-18-104H-16L-28 0H-31ZM20-104H22L18 0H15Z")
    )


def capital(brush: Brush) -> str:
    """A carved capital on a block, and a shaft that lies on the ground."""
    palette = brush.palette
    return (
        trace(
            palette.marble,
            "M-104 0A16 16 0 0 1 -104-32H-20V0Z",
            box(10, -30, 70, 30),
            "M24-30L18-44H72L66-30Z",
            "M18-44C10-60 8-70 12-84H78C82-70 80-60 72-44Z",
            box(6, -96, 78, 12),
        )
        + trace(
            palette.marble_shade,
            "M-104-14H-20V0H-104ZM58-30H80V0H58ZM56-44C60-60 60-72 58-84H78C82-70 80-60 72-44ZM60-96H84V-84H60Z",
        )
        + line(
            palette.stone_shade,
            2.4,
            "M20-46C22-58 30-62 26-72M44-46V-72M70-46C68-58 60-62 64-72M14-80c-2 8 8 10 10 2M76-80c2 8-8 10-10 2M-92-32V0M-80-32V0M-68-32V0M-56-32V0M-44-32V0M-32-32V0",
        )
    )


MOTIFS: Final[tuple[Motif, ...]] = (
    coins, chest, vault, scales, coin_press, forge, loom, printing_press, books, bookcase, desk, bread_basket, barrels, bales, workbench, planks, capital,
)  # fmt: skip
