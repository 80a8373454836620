"""The buildings everybody knows: domes, fronts of churches, the palace of the Signoria, bridges and arches."""

from typing import Final

from signoria.web.drawing.brush import Brush, Motif
from signoria.web.drawing.buildings import bell_tower
from signoria.web.drawing.canvas import circle, line, put, trace
from signoria.web.drawing.outlines import arch, battlements, box, disc, polygon, swallowtails


def dome(brush: Brush) -> str:
    """The dome over its drum, from the foot of the drum to the golden ball."""
    palette = brush.palette
    eyes = ((-27, 5.2), (-10, 6.2), (10, 6.2), (27, 5.2))
    return (
        trace(palette.marble, box(-38, -32, 76, 32))
        + trace(palette.marble_shade, box(16, -32, 22, 32))
        + trace(palette.brick, box(-38, -7, 76, 2.5), opacity=0.55)
        + trace(palette.dark, *(disc(x, -17, r * 0.72) for x, r in eyes), opacity=0.85)
        + line(palette.plaster_shade, 1.4, *(disc(x, -17, r) for x, r in eyes))
        + trace(palette.roof, "M-38-34C-37-62-22-80-5-85H5C22-80 37-62 38-34Z")
        + trace(palette.roof_shade, "M5-85C22-80 37-62 38-34H15C15-60 11-76 3-85Z")
        + trace(palette.brick, "M-38-34C-37-62-22-80-5-85C-16-76-25-58-26-34Z", opacity=0.6)
        + line(
            palette.marble,
            2,
            "M-38-34C-37-62-22-80-5-85M-15-34C-15-60-11-76-3-85M15-34C15-60 11-76 3-85M38-34C37-62 22-80 5-85",
        )
        + trace(palette.marble, box(-41, -36, 82, 4.5), box(-5.5, -96, 11, 12), "M-7-95L0-105L7-95Z")
        + trace(palette.marble_shade, box(14, -36, 27, 4.5), box(2, -96, 3.5, 12), "M0-105L7-95H2Z")
        + trace(palette.dark, box(-3.6, -94, 1.6, 9), box(-0.6, -94, 1.6, 9))
        + circle(0, -106.5, 2.4, palette.gold)
        + line(palette.gold, 0.9, "M0-109V-113M-1.5-111.5H1.5")
    )


def cathedral(brush: Brush) -> str:
    """The dome, its three tribunes, the long nave and the bell tower beside the front."""
    palette = brush.palette
    return (
        put(campanile(brush), 92, 0, 0.92)
        + trace(palette.marble, box(14, -46, 66, 46), "M14-46L47-60L80-46Z")
        + trace(palette.marble_shade, box(56, -46, 24, 46))
        + trace(palette.roof, "M8-46L24-58H82L88-46Z")
        + trace(palette.dark, *(disc(28 + at * 16, -39.5, 3.2) for at in range(4)), opacity=0.8)
        + trace(palette.plaster, box(8, -26, 76, 26))
        + trace(palette.plaster_shade, box(58, -26, 26, 26))
        + trace(palette.roof, "M4-25L12-32H86L90-25Z")
        + trace(palette.ink, *(arch(20 + at * 17, -4, 5, 16) for at in range(4)), opacity=0.75)
        + put(dome(brush), -14, -22, 0.9)
        + tribune(brush, -44, 18)
        + tribune(brush, 10, 16)
        + tribune(brush, -16, 22)
    )


def tribune(brush: Brush, x: float, half: float) -> str:
    """A half-round chapel under its own small dome."""
    palette = brush.palette
    return (
        trace(palette.marble, box(x - half, -26, half * 2, 26))
        + trace(palette.marble_shade, box(x + half * 0.4, -26, half * 0.6, 26))
        + trace(
            palette.roof,
            f"M{x - half - 1:.0f}-26C{x - half + 2:.0f}-38 {x - 4:.0f}-40 {x:.0f}-41C{x + 4:.0f}-40 {x + half - 2:.0f}-38 {x + half + 1:.0f}-26Z",
        )
        + trace(
            palette.roof_shade,
            f"M{x:.0f}-41C{x + 4:.0f}-40 {x + half - 2:.0f}-38 {x + half + 1:.0f}-26H{x + half * 0.4:.0f}C{x + half * 0.4:.0f}-34 {x + 2:.0f}-40 {x:.0f}-41Z",
        )
        + trace(palette.ink, *(arch(x + at * half * 0.6, -6, 4, 14) for at in (-1, 0, 1)), opacity=0.75)
        + trace(palette.marble, box(x - half - 1, -28, half * 2 + 2, 2.5))
    )


def campanile(brush: Brush) -> str:
    """The square bell tower of three marbles."""
    palette = brush.palette
    bands = [box(-14, y, 28, 2) for y in (-20, -38, -56, -76)]
    pairs = [arch(x, y, 4.5, 12) for y in (-40, -58) for x in (-6.5, 3.5)]
    return (
        trace(palette.marble, box(-13, -98, 26, 98))
        + trace(palette.marble_shade, box(4, -98, 9, 98))
        + trace(palette.brick, *bands, opacity=0.75)
        + trace(
            palette.green,
            *(box(-10, y, 4, 7) for y in (-14, -32)),
            *(box(-3, y, 4, 7) for y in (-14, -32)),
            opacity=0.45,
        )
        + trace(
            palette.dark, *pairs, arch(-5, -79, 3.6, 14), arch(0, -79, 3.6, 16), arch(5, -79, 3.6, 14), opacity=0.85
        )
        + trace(palette.marble, box(-16, -101, 32, 5))
        + trace(palette.marble_shade, box(4, -101, 12, 5), box(-15, -96, 30, 1.6))
        + trace(palette.roof, "M-13-101L0-109L4-101Z")
        + trace(palette.roof_shade, "M0-109L13-101H4Z")
    )


def signoria(brush: Brush) -> str:
    """The palace of the Signoria: a block of stone, a gallery on corbels, and the tower that leans out over it."""
    palette = brush.palette
    corbels = [arch(-31 + at * 8, -44, 5, 5) for at in range(9)]
    return (
        trace(palette.stone, box(-34, -44, 52, 44), box(-37, -54, 58, 11), battlements(-37, -53, 58, 8, 6))
        + trace(palette.stone_shade, box(18, -44, 17, 44), box(21, -54, 17, 11), battlements(21, -53, 17, 3, 6))
        + trace(palette.dark, *corbels, opacity=0.5)
        + trace(
            palette.dark,
            *(arch(-27 + at * 12.5, -26, 5, 10) for at in range(4)),
            *(arch(-27 + at * 12.5, -10, 5, 9) for at in range(4) if at != 1),
            arch(-13, 0, 8, 13),
        )
        + trace(palette.dark, arch(23, -26, 4, 10), arch(30, -26, 4, 10), opacity=0.7)
        + trace(palette.stone, box(-14, -84, 11, 30), box(-17, -92, 16, 9), swallowtails(-17, -92, 16, 3, 5))
        + trace(palette.stone_shade, box(-3, -84, 5, 30), box(-1, -92, 6, 9), swallowtails(-1, -92, 6, 1, 5))
        + trace(palette.dark, *(arch(-14 + at * 4.5, -83, 3, 3.4) for at in range(4)), opacity=0.5)
        + trace(palette.stone_shade, box(-11, -104, 3, 9), box(-1, -104, 3, 9))
        + trace(palette.stone, box(-12, -107, 8, 4))
        + trace(palette.roof_shade, "M-13-107L-5-117L4-107Z")
        + circle(-8, -68, 3.2, palette.marble)
        + line(palette.dark, 0.7, "M-8-70.4V-68L-6.4-67.4")
        + line(palette.gold, 0.9, "M-5-117V-122")
        + circle(-5, -119, 1.4, palette.gold)
    )


def bridge(brush: Brush) -> str:
    """A stone bridge of three flat arches."""
    palette = brush.palette
    openings = ["M-92 0V-14A32 30 0 0 1 -34-14V0Z", "M-29 0V-18A32 34 0 0 1 29-18V0Z", "M34 0V-14A32 30 0 0 1 92-14V0Z"]
    return (
        f'<path fill-rule="evenodd" fill="{palette.stone}" d="M-140 0V-44Q0-86 140-44V0Z{"".join(openings)}"/>'
        + trace(palette.stone_shade, "M-140-40Q0-82 140-40V-34Q0-76-140-34Z")
        + line(palette.stone_shade, 4, "M-92-14A32 30 0 0 1 -34-14M-29-18A32 34 0 0 1 29-18M34-14A32 30 0 0 1 92-14")
        + trace(palette.stone, "M-38 4L-31-12L-24 4ZM24 4L31-12L38 4Z")
        + trace(palette.stone_shade, "M-31-12L-24 4H-31ZM31-12L38 4H31Z")
    )


def old_bridge(brush: Brush) -> str:
    """The bridge of the goldsmiths, with shops hung over the water."""
    palette = brush.palette
    shops = []
    for at, (x, wide, tall) in enumerate(
        ((-108, 22, 24), (-84, 26, 30), (-56, 22, 25), (22, 24, 26), (48, 26, 31), (76, 28, 25))
    ):
        front = palette.plaster if at % 2 else palette.wall
        shops.append(
            trace(front, box(x, -44 - tall, wide, tall + 6))
            + trace(
                palette.roof,
                polygon(x - 2, -44 - tall, x + wide + 2, -44 - tall, x + wide - 3, -52 - tall, x + 3, -52 - tall),
            )
        )
    panes = [box(x, y, 4, 6) for x in (-103, -94, -78, -68, -50, -42, 27, 37, 54, 64, 82, 94) for y in (-62, -52)]
    return (
        bridge(brush)
        + trace(palette.plaster, box(-132, -82, 264, 14))
        + trace(palette.roof, "M-134-82H134L128-90H-128Z")
        + trace(palette.ink, *(box(-124 + at * 16, -79, 5, 6) for at in range(16)), opacity=0.6)
        + "".join(shops)
        + trace(palette.dark, *(arch(x, -52, 11, 16) for x in (-24, -8, 8)))
        + trace(palette.ink, *panes, opacity=0.7)
        + trace(palette.stone_shade, "M-140-44Q0-86 140-44V-38Q0-80-140-38Z", opacity=0.9)
    )


def baptistery(brush: Brush) -> str:
    """An octagon of white and green marble under a pyramid roof, with a door of gold."""
    palette = brush.palette
    return (
        trace(palette.marble, box(-34, -64, 68, 64))
        + trace(palette.marble_shade, "M34-64L66-61V0H34Z")
        + trace(palette.plaster, "M-66-61L-34-64V0H-66Z")
        + trace(
            palette.green_shade,
            box(-34, -22, 68, 3),
            box(-34, -50, 68, 3),
            box(-66, -21, 32, 3),
            box(-66, -48, 32, 3),
            box(34, -21, 32, 3),
            box(34, -48, 32, 3),
            opacity=0.75,
        )
        + line(
            palette.green_shade,
            2,
            "M-26-22V-38A8 8 0 0 1 -10-38V-22M-8-22V-38A8 8 0 0 1 8-38V-22M10-22V-38A8 8 0 0 1 26-38V-22M-60-21V-36A9 8 0 0 1 -42-36V-21M42-21V-36A9 8 0 0 1 60-36V-21",
            opacity=0.75,
        )
        + trace(
            palette.dark,
            *(arch(x, -24, 5, 13) for x in (-18, 0, 18)),
            arch(-51, -24, 5, 12),
            arch(51, -24, 5, 12),
            opacity=0.8,
        )
        + trace(palette.gold_shade, arch(0, 0, 20, 19))
        + trace(
            palette.gold,
            box(-8, -16, 7, 4),
            box(1, -16, 7, 4),
            box(-8, -11, 7, 4),
            box(1, -11, 7, 4),
            box(-8, -6, 7, 4),
            box(1, -6, 7, 4),
        )
        + trace(palette.snow, "M-68-61L-36-64H36L68-61L0-100Z")
        + trace(palette.marble_shade, "M34-64L68-61L0-100Z")
        + trace(palette.marble, "M-68-61L-34-64L0-100Z")
        + trace(palette.marble, box(-5, -109, 10, 10), "M-7-108L0-117L7-108Z")
        + trace(palette.dark, box(-2, -107, 1.5, 7), box(1, -107, 1.5, 7))
        + circle(0, -118, 2.2, palette.gold)
    )


def church_front(brush: Brush) -> str:
    """A front of marble with scrolls, as Alberti drew it."""
    palette = brush.palette
    return (
        trace(palette.plaster_shade, box(40, -44, 26, 44), "M40-44L66-44L60-50H34Z")
        + trace(
            palette.marble,
            box(-58, -46, 116, 46),
            box(-30, -80, 60, 36),
            "M-34-79L0-102L34-79Z",
            "M-58-47C-58-62-40-56-30-74V-47ZM58-47C58-62 40-56 30-74V-47Z",
        )
        + trace(palette.marble_shade, "M58-47C58-62 40-56 30-74V-47Z", box(44, -46, 14, 46))
        + trace(palette.green_shade, box(-58, -49, 116, 3), box(-30, -79, 60, 2.4), box(-58, -6, 116, 2), opacity=0.8)
        + line(
            palette.green_shade,
            2,
            "M-52-8V-32A7 7 0 0 1 -38-32V-8M-33-8V-32A7 7 0 0 1 -19-32V-8M19-8V-32A7 7 0 0 1 33-32V-8M38-8V-32A7 7 0 0 1 52-32V-8M-22-52V-74M-11-52V-74M11-52V-74M22-52V-74M-24-82L0-97L24-82Z",
            opacity=0.75,
        )
        + circle(0, -62, 9.5, palette.green_shade)
        + circle(0, -62, 7, palette.marble)
        + circle(0, -62, 4.6, palette.dark)
        + line(palette.green_shade, 2, disc(-43, -54, 4), disc(43, -54, 4), opacity=0.75)
        + trace(palette.brick, arch(0, 0, 26, 36))
        + trace(palette.dark, arch(0, 0, 18, 30))
        + circle(0, -88, 3.2, palette.gold)
        + line(palette.gold, 1.4, "M0-102V-112M-4-108.500H4")
    )


def chapel(brush: Brush) -> str:
    """A small temple with a porch of columns, in the manner of the Pazzi chapel."""
    palette = brush.palette
    places = (-48, -30, -13, 13, 30, 48)
    return (
        trace(palette.plaster, box(-34, -78, 68, 20))
        + trace(palette.roof, "M-38-77C-30-94-10-98 0-98C10-98 30-94 38-77Z")
        + trace(palette.roof_shade, "M0-98C10-98 30-94 38-77H14C14-88 6-96 0-98Z")
        + trace(palette.marble, box(-4, -110, 8, 13), "M-6-109L0-117L6-109Z")
        + trace(palette.dark, *(disc(x, -68, 4) for x in (-20, 0, 20)), opacity=0.8)
        + trace(palette.plaster, box(-56, -60, 112, 60))
        + trace(palette.dark, box(-52, -36, 104, 36), opacity=0.8)
        + trace(palette.wood, arch(0, 0, 16, 28))
        + trace(palette.dark, arch(0, -34, 24, 15), opacity=0.8)
        + line(palette.marble, 3, "M-13-36a13 13 0 0 1 26 0")
        + trace(
            palette.marble,
            *(box(x - 2.5, -36, 5, 36) for x in places),
            box(-58, -40, 44, 5),
            box(14, -40, 44, 5),
            box(-60, -62, 120, 5),
        )
        + trace(
            palette.marble_shade,
            *(box(x + 0.5, -36, 2, 36) for x in places),
            *(box(x, -56, 1.6, 16) for x in (-44, -30, 30, 44)),
        )
        + trace(palette.roof, "M-62-62H62L54-68H-54Z")
        + circle(0, -118, 2.2, palette.gold)
    )


def rotunda(brush: Brush) -> str:
    """A round temple on steps, its colonnade under a dome."""
    palette = brush.palette
    places = (-40, -28, -12, 12, 28, 40)
    return (
        trace(palette.marble_shade, box(-60, -6, 120, 6))
        + trace(palette.marble, box(-54, -11, 108, 6))
        + trace(palette.dark, box(-38, -48, 76, 37), opacity=0.75)
        + trace(palette.marble, box(-22, -44, 10, 33), box(12, -44, 10, 33))
        + trace(palette.marble, *(box(x - 3, -48, 6, 37) for x in places), box(-46, -54, 92, 7), box(-30, -74, 60, 20))
        + trace(
            palette.marble_shade,
            *(box(x + 0.6, -48, 2.4, 37) for x in places),
            box(10, -74, 20, 20),
            box(-46, -49, 92, 2),
        )
        + line(palette.marble, 1.6, "M-44-56V-60M-36-56V-60M-28-56V-60M28-56V-60M36-56V-60M44-56V-60M-46-60H46")
        + trace(palette.dark, *(arch(x, -58, 6, 12) for x in (-18, 0, 18)), opacity=0.75)
        + trace(palette.steel, "M-32-74C-30-94-12-100 0-102C12-100 30-94 32-74Z")
        + trace(palette.steel_shade, "M0-102C12-100 30-94 32-74H10C10-90 4-100 0-102Z")
        + circle(0, -105, 3, palette.gold)
        + line(palette.gold, 1.4, "M0-106V-114M-3-111H3")
    )


def basilica(brush: Brush) -> str:
    """A great church with a pillared front and a dome behind, as they built in Rome."""
    palette = brush.palette
    places = [-70 + at * 20 for at in range(8)]
    return (
        trace(palette.marble, box(-26, -72, 52, 18))
        + trace(palette.marble_shade, box(8, -72, 18, 18))
        + trace(palette.dark, *(box(x, -69, 4, 12) for x in (-20, -11, -2, 7, 16)), opacity=0.6)
        + trace(palette.steel, "M-28-72C-28-92-12-104 0-106C12-104 28-92 28-72Z")
        + trace(palette.steel_shade, "M0-106C12-104 28-92 28-72H9C9-92 4-102 0-106Z")
        + line(
            palette.marble,
            1.4,
            "M-10-72C-10-92-4-102 0-106M-20-72C-20-90-10-102 0-106M10-72C10-92 4-102 0-106M20-72C20-90 10-102 0-106",
        )
        + trace(palette.marble, box(-4, -116, 8, 11))
        + circle(0, -118, 2.6, palette.gold)
        + trace(palette.marble, box(-84, -56, 168, 56))
        + trace(palette.marble_shade, box(48, -56, 36, 56), box(-86, -44, 172, 3))
        + trace(palette.dark, *(arch(x + 10, 0, 9, 26) for x in places[:-1]), opacity=0.75)
        + trace(palette.dark, *(box(x + 7, -54, 6, 8) for x in places[:-1]), opacity=0.5)
        + trace(palette.snow, *(box(x - 2, -41, 4, 41) for x in places), "M-34-56L0-70L34-56Z")
        + trace(palette.marble_shade, "M-26-57L0-67L26-57Z")
        + trace(palette.marble, box(-88, -58, 176, 4))
    )


def triumphal_arch(brush: Brush) -> str:
    """A Roman arch with three passages and a chariot group above."""
    palette = brush.palette
    return (
        trace(palette.marble, box(-64, -84, 128, 84))
        + trace(palette.marble_shade, "M64-84L78-80V0H64Z", box(-64, -62, 128, 3))
        + trace(palette.dark, arch(0, 0, 38, 56), arch(-42, 0, 18, 36), arch(42, 0, 18, 36))
        + trace(palette.sky_low, arch(-4, 0, 26, 48), arch(-44, 0, 11, 31), arch(39, 0, 11, 31))
        + line(palette.stone, 3, "M-19-37a19 19 0 0 1 38 0M-51-27a9 9 0 0 1 18 0M33-27a9 9 0 0 1 18 0")
        + trace(
            palette.snow,
            *(box(x - 3, -59, 6, 59) for x in (-58, -27, 27, 58)),
            box(-68, -66, 136, 5),
            box(-66, -4, 18, 4),
            box(-36, -4, 18, 4),
            box(18, -4, 18, 4),
            box(48, -4, 18, 4),
        )
        + trace(palette.stone, *(disc(x, -47, 6) for x in (-42, 42)), box(-30, -80, 60, 12))
        + trace(palette.snow, box(-68, -88, 146, 5))
        + line(palette.stone_shade, 1.4, "M-24-76H24M-24-72H12")
        + trace(
            palette.gold,
            "M-14-88V-100L-6-104L-2-98L4-106L10-100L14-104V-88Z",
            "M-50-88V-98L-46-103L-42-98V-88ZM42-88V-98L46-103L50-98V-88Z",
        )
        + trace(palette.gold_shade, "M4-106L10-100L14-104V-88H4ZM46-103L50-98V-88H46Z")
    )


def theatre(brush: Brush) -> str:
    """A stage with three painted streets behind a row of columns, and benches in a half circle."""
    palette = brush.palette
    benches = [f"M{-110 + at * 12} -10Q0 {34 - at * 11} {110 - at * 12}-10" for at in range(4)]
    return (
        trace(palette.plaster, box(-112, -108, 224, 84))
        + trace(palette.sky_low, arch(0, -24, 44, 66), arch(-66, -24, 24, 46), arch(66, -24, 24, 46))
        + trace(
            palette.plaster_shade,
            "M-22-24V-62L-8-46V-24ZM22-24V-62L8-46V-24ZM-78-24V-56L-70-44V-24ZM-54-24V-52L-62-44V-24ZM54-24V-52L62-44V-24ZM78-24V-56L70-44V-24Z",
        )
        + trace(palette.roof, "M-22-62L-8-46V-50L-22-70ZM22-62L8-46V-50L22-70Z")
        + trace(
            palette.ink, box(-18, -46, 3, 8), box(-13, -40, 3, 6), box(15, -46, 3, 8), box(11, -40, 3, 6), opacity=0.7
        )
        + trace(
            palette.marble,
            *(box(x - 4, -88, 8, 64) for x in (-98, -42, -30, 30, 42, 98)),
            box(-114, -94, 228, 7),
            box(-114, -110, 228, 5),
        )
        + trace(palette.marble_shade, *(box(x + 1, -88, 3, 64) for x in (-98, -42, -30, 30, 42, 98)))
        + trace(palette.gold, *(disc(x, -100, 4) for x in (-84, -56, 0, 56, 84)))
        + trace(palette.floor, "M-112-24H112L124-6H-124Z")
        + line(palette.floor_shade, 1, "M-40-24L-48-6M0-24V-6M40-24L48-6M-80-24L-92-6M80-24L92-6")
        + line(palette.stone, 7, *benches)
    )


def monastery(brush: Brush) -> str:
    """A church and a cloister within one wall."""
    palette = brush.palette
    return (
        put(bell_tower(brush), -34, -26, 0.8)
        + trace(palette.plaster, "M-24-20V-58L-2-74L20-58V-20Z")
        + trace(palette.plaster_shade, box(20, -58, 62, 38))
        + trace(palette.roof_shade, "M-2-75L62-75L88-56L22-56Z")
        + trace(palette.roof, "M-28-55L-2-77L0-72L-24-53Z")
        + trace(palette.dark, disc(-2, -54, 5), arch(-2, -24, 10, 18))
        + trace(palette.ink, *(arch(34 + at * 15, -34, 6, 14) for at in range(4)))
        + trace(palette.plaster, box(-100, -32, 200, 32))
        + trace(palette.plaster_shade, box(64, -32, 36, 32))
        + trace(palette.dark, *(arch(-88 + at * 16, -4, 11, 20) for at in range(12)))
        + trace(palette.marble, *(box(-97 + at * 16, -14, 2.4, 10) for at in range(13)))
        + trace(palette.roof, "M-104-31H104L96-41H-94Z")
        + trace(palette.stone, box(-102, -4, 204, 4))
    )


def abbey(brush: Brush) -> str:
    """The ruin-grey nave of an abbey with tall windows."""
    palette = brush.palette
    return (
        trace(palette.stone, "M-52 0V-64L-26-92L0-64V0Z")
        + trace(palette.stone_shade, box(0, -60, 84, 60))
        + trace(palette.roof_shade, "M-26-93L56-93L90-58L4-58Z")
        + trace(palette.roof, "M-57-60L-26-95L-23-88L-52-58Z")
        + trace(palette.dark, arch(-26, 0, 18, 34), disc(-26, -56, 9))
        + line(palette.stone_shade, 2, "M-26-65V-47M-35-56H-17M-32-62L-20-50M-20-62L-32-50")
        + trace(palette.ink, *(arch(14 + at * 18, -14, 8, 34) for at in range(4)))
        + trace(
            palette.stone,
            *(polygon(3 + at * 18, 0, 5 + at * 18, -46, 8 + at * 18, -46, 9 + at * 18, 0) for at in range(5)),
        )
    )


def sanctuary(brush: Brush) -> str:
    """A pilgrims' church above a broad flight of steps."""
    palette = brush.palette
    steps = [
        polygon(
            -22 - at * 6, -30 + at * 5, 22 + at * 6, -30 + at * 5, 25 + at * 6, -25 + at * 5, -25 - at * 6, -25 + at * 5
        )
        for at in range(6)
    ]
    treads = [box(-24 - at * 6, -26.4 + at * 5, 48 + at * 12, 1.4) for at in range(6)]
    return (
        trace(palette.stone, "M-90 0V-20L-60-30H60L90-20V0Z")
        + trace(palette.stone_shade, "M60-30L90-20V0H60Z")
        + put(church_front(brush), 0, -30, 0.76)
        + trace(palette.marble, *steps)
        + trace(palette.marble_shade, *treads)
    )


def column(brush: Brush) -> str:
    """A single column with a figure of plenty on top."""
    palette = brush.palette
    return (
        trace(palette.marble, box(-14, -8, 28, 8), box(-10, -14, 20, 6), "M-6-14L-5-72H5L6-14Z", box(-9, -77, 18, 5))
        + trace(palette.marble_shade, "M1-14V-72H5L6-14Z", box(4, -8, 10, 8), box(3, -77, 6, 5))
        + trace(palette.gold, "M-4-77C-5-86-4-90-2-91A3 3 0 1 1 3-91L9-96L10-94L5-87C6-84 5-80 5-77Z")
    )


MOTIFS: Final[tuple[Motif, ...]] = (
    dome, cathedral, campanile, signoria, bridge, old_bridge, baptistery, church_front, chapel, rotunda, basilica,
    triumphal_arch, theatre, monastery, abbey, sanctuary, column,
)  # fmt: skip
