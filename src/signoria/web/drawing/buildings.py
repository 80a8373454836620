"""Houses and what people build in towns and on the land. Fronts look at us in full light, sides lie in shade."""

from dataclasses import replace
from typing import Final

from signoria.web.drawing.brush import Brush, Motif
from signoria.web.drawing.canvas import circle, dashes, line, put, rect, trace
from signoria.web.drawing.outlines import arch, box, disc, polygon
from signoria.web.drawing.palette import dyed


class Masses:
    """Parts of several houses, gathered by colour so that each colour is one path."""

    def __init__(self) -> None:
        self.front: list[str] = []
        self.side: list[str] = []
        self.roof: list[str] = []
        self.roof_shade: list[str] = []
        self.windows: dict[float, list[str]] = {}

    def house(self, x: float, y: float, width: float, height: float, side: float) -> None:
        """A house with a low roof: its front from x, its side to the right."""
        rise = min(width, 40) * 0.28
        right, eaves = x + width, y - height
        self.front.append(box(x, eaves, width, height))
        self.side.append(box(right, eaves, side, height))
        self.roof.append(
            polygon(
                x - 2,
                eaves + 1,
                right + 1,
                eaves + 1,
                right + side * 0.45 - 1,
                eaves - rise,
                x + side * 0.5,
                eaves - rise,
            )
        )
        self.roof_shade.append(
            polygon(right + 1, eaves + 1, right + side + 2, eaves + 1, right + side * 0.45 - 1, eaves - rise)
        )

    def panes(self, x: float, y: float, width: float, height: float, gap: float = 12.0) -> None:
        """Rows of small windows on a front."""
        across, floors = max(1, int((width - 4) / gap)), max(1, int((height - 8) / 17))
        start = x + (width - (across - 1) * gap) / 2
        for floor in range(floors):
            row = f"M{start - 2:.0f} {y - height + 10.5 + floor * 17:.0f}h{(across - 1) * gap + 4:g}"
            self.windows.setdefault(gap, []).append(row)

    def drawn(self, brush: Brush, front: str | None = None, side: str | None = None) -> str:
        palette = brush.palette
        return (
            trace(front or palette.plaster, *self.front)
            + trace(side or palette.plaster_shade, *self.side)
            + trace(palette.roof, *self.roof)
            + trace(palette.roof_shade, *self.roof_shade)
            + "".join(
                dashes(palette.ink, 7, f"4 {gap - 4:g}", *rows, opacity=0.72) for gap, rows in self.windows.items()
            )
        )


def row_of_houses(brush: Brush, left: float, right: float, y: float, low: float, high: float) -> str:
    """Houses side by side between two places, of changing width and height."""
    masses, chance = Masses(), brush.chance
    broad = 14 if brush.small else 0
    x = left
    while x < right:
        wide, tall = chance.randint(20, 36) + broad, chance.randint(round(low), round(high))
        side = chance.randint(6, 12)
        masses.house(x, y, wide, tall, side)
        masses.panes(x, y, wide, tall)
        x += wide + side + chance.randint(-1, 3)
    return masses.drawn(brush)


def house(brush: Brush) -> str:
    masses = Masses()
    masses.house(-40, 0, 62, 62, 26)
    palette = brush.palette
    return (
        masses.drawn(brush)
        + trace(palette.dark, arch(-9, 0, 16, 30))
        + trace(palette.ink, arch(-28, -30, 9, 17), arch(-9, -38, 9, 17), arch(10, -30, 9, 17))
        + trace(palette.roof_shade, box(2, -92, 8, 12))
    )


def village(brush: Brush) -> str:
    """A little church among houses."""
    return (
        row_of_houses(brush, -96, 90, -22, 24, 38)
        + put(parish(brush), 4, -14, 0.95)
        + row_of_houses(brush, -118, -26, 0, 24, 34)
        + row_of_houses(brush, 34, 104, 0, 22, 32)
    )


def parish(brush: Brush) -> str:
    """A small church with a bell tower."""
    palette = brush.palette
    masses = Masses()
    masses.house(-34, 0, 36, 44, 22)
    return (
        trace(palette.plaster, box(4, -88, 16, 88))
        + trace(palette.plaster_shade, box(20, -88, 8, 88))
        + trace(palette.roof, "M2-87L15-104L16-87Z")
        + trace(palette.roof_shade, "M15-104L30-87H16Z")
        + trace(palette.ink, arch(12, -66, 8, 14))
        + masses.drawn(brush)
        + trace(palette.plaster, "M-34-43L-16-60L2-43Z")
        + trace(palette.roof, "M-38-42L-16-62L-14-58L-34-40Z")
        + trace(palette.roof_shade, "M-16-62L6-42L2-40L-17-58Z")
        + trace(palette.dark, arch(-16, 0, 12, 24), disc(-16, -38, 5))
    )


def farm(brush: Brush) -> str:
    """A farmhouse with an outside stair, a dovecote and a barn."""
    palette = brush.palette
    masses = Masses()
    masses.house(-78, 0, 46, 34, 20)
    masses.house(-14, -44, 26, 44, 14)
    masses.house(-36, 0, 72, 56, 30)
    masses.panes(-36, -14, 72, 40, 20)
    masses.panes(-14, -60, 26, 24, 11)
    return (
        masses.drawn(brush)
        + trace(palette.dark, arch(-56, 0, 22, 24), arch(-12, 0, 18, 24), arch(14, 0, 18, 24))
        + trace(palette.stone, "M36 0L70 0L70-6L60-6V-12L52-12V-18L44-18V-24H36Z")
    )


def town(brush: Brush) -> str:
    """Houses up a hill with a bell tower above."""
    return (
        put(bell_tower(brush), 8, -46, 0.7)
        + row_of_houses(brush, -56, 44, -48, 20, 34)
        + ("" if brush.small else row_of_houses(brush, -88, 76, -24, 22, 38))
        + row_of_houses(brush, -112, 100, 0, 30 if brush.small else 20, 52 if brush.small else 34)
    )


def bell_tower(brush: Brush) -> str:
    palette = brush.palette
    return (
        trace(palette.plaster, box(-12, -84, 16, 84))
        + trace(palette.plaster_shade, box(4, -84, 9, 84))
        + trace(palette.stone, box(-14, -64, 29, 3), box(-14, -85, 29, 3))
        + trace(palette.ink, arch(-7, -67, 6, 13), arch(0, -67, 6, 13), arch(-4, -34, 6, 12))
        + trace(palette.roof, "M-15-85L0-104L4-85Z")
        + trace(palette.roof_shade, "M0-104L15-85H4Z")
    )


def family_tower(brush: Brush) -> str:
    """A tall plain tower of a proud family, with battlements."""
    palette = brush.palette
    holes = [box(-5, -70, 4, 8), box(-5, -44, 4, 8), box(-5, -22, 4, 7)]
    return (
        trace(palette.stone, box(-12, -94, 16, 94), box(-13, -100, 5, 6), box(-5, -100, 4, 6), box(1, -100, 4, 6))
        + trace(palette.stone_shade, box(4, -94, 9, 94), box(4, -100, 4, 6), box(10, -100, 3, 6))
        + trace(palette.stone_shade, box(-14, -94, 28, 3))
        + trace(palette.dark, *holes)
    )


def towers(brush: Brush) -> str:
    """A town of many towers."""
    marks = [(-64, 0.8), (-40, 1.1), (-22, 0.9), (2, 1.25), (22, 0.95), (44, 1.15), (66, 0.78)]
    high = "".join(put(family_tower(brush), x, -10, size * brush.chance.uniform(0.9, 1.08)) for x, size in marks)
    return high + row_of_houses(brush, -92, 78, -16, 18, 34) + row_of_houses(brush, -108, 94, 0, 14, 26)


def villa(brush: Brush) -> str:
    """A villa with a loggia and a small tower for the view."""
    palette = brush.palette
    masses = Masses()
    masses.house(-16, -60, 30, 26, 14)
    masses.house(-92, 0, 152, 60, 34)
    return (
        masses.drawn(brush)
        + trace(palette.marble, box(-94, -34, 156, 4))
        + trace(palette.dark, *(arch(-66 + at * 25, 0, 17, 27) for at in range(5)))
        + trace(palette.marble, *(box(-80 + at * 25, -27, 3, 27) for at in range(6)))
        + trace(
            palette.ink, *(box(-70 + at * 25, -53, 8, 13) for at in range(5)), arch(-8, -66, 8, 15), arch(6, -66, 8, 15)
        )
    )


def palazzo(brush: Brush) -> str:
    """A town palace: three storeys of stone, each smoother than the one below, under a heavy cornice."""
    palette = brush.palette
    blocks = [
        box(x, y, 12, 5) for y, start in ((-9, -60), (-18, -54), (-27, -60), (-35, -54)) for x in range(start, 44, 22)
    ]
    return (
        trace(palette.stone, box(-64, -92, 110, 92))
        + trace(palette.stone_shade, box(46, -92, 26, 92))
        + trace(palette.shadow, *blocks, opacity=0.12)
        + trace(palette.marble, box(-66, -40, 112, 3), box(-66, -66, 112, 3))
        + trace(
            palette.ink,
            *(arch(-52 + at * 21, -44, 11, 17) for at in range(5)),
            *(arch(-52 + at * 21, -70, 11, 16) for at in range(5)),
        )
        + trace(
            palette.dark,
            arch(-9, 0, 18, 29),
            box(-54, -26, 8, 10),
            box(-36, -26, 8, 10),
            box(12, -26, 8, 10),
            box(30, -26, 8, 10),
        )
        + trace(
            palette.dark,
            *(arch(53 + at * 10, -44, 5, 15) for at in range(2)),
            *(arch(53 + at * 10, -70, 5, 14) for at in range(2)),
            opacity=0.8,
        )
        + trace(palette.wood, "M-72-92H46V-98H-74Z")
        + trace(palette.wood_shade, "M46-92H80L82-98H46Z")
        + trace(palette.roof, "M-76-98H48L52-106H-68Z")
        + trace(palette.roof_shade, "M48-98H84L76-106H52Z")
    )


def residence(brush: Brush) -> str:
    """A merchant's house with a roof loggia and a coat of arms."""
    palette = brush.palette
    return (
        trace(palette.plaster, box(-46, -100, 72, 100))
        + trace(palette.plaster_shade, box(26, -100, 24, 100))
        + trace(palette.dark, box(-42, -96, 64, 16))
        + trace(palette.marble, *(box(-44 + at * 13, -96, 3, 16) for at in range(6)))
        + trace(palette.stone, box(-48, -80, 98, 3), box(-48, -52, 98, 3))
        + trace(
            palette.ink,
            *(arch(-33 + at * 23, -57, 11, 18) for at in range(3)),
            *(arch(-33 + at * 23, -28, 10, 17) for at in range(3) if at != 1),
        )
        + trace(palette.dark, arch(-10, 0, 18, 32))
        + trace(palette.gold, "M-15-46H-5V-38Q-5-33-10-31Q-15-33-15-38Z")
        + trace(palette.roof, "M-54-99H28L34-112H-44Z")
        + trace(palette.roof_shade, "M28-99H58L46-112H34Z")
    )


def loggia(brush: Brush) -> str:
    """Five arches on slender columns, dark within."""
    palette = brush.palette
    places = [-80 + at * 40 for at in range(5)]
    return (
        trace(palette.plaster, box(-104, -84, 208, 84))
        + trace(palette.dark, *(arch(x, 0, 32, 62) for x in places))
        + trace(palette.shadow, *(arch(x + 6, 0, 20, 54) for x in places), opacity=0.3)
        + line(palette.marble, 3, *(f"M{x - 16} -46a16 16 0 0 1 32 0" for x in places))
        + trace(palette.marble, *(box(x - 23, -46, 6, 46) for x in (*places, 120)))
        + trace(
            palette.marble_shade,
            *(box(x - 19, -46, 2, 46) for x in (*places, 120)),
            *(box(x - 26, -49, 12, 4) for x in (*places, 120)),
        )
        + trace(palette.blue, *(disc(x + 20, -68, 6) for x in places[:-1]))
        + trace(palette.marble, box(-108, -86, 216, 5))
        + trace(palette.roof, "M-112-86H112L104-100H-102Z")
    )


def colonnade(brush: Brush) -> str:
    """Tall columns under an entablature."""
    palette = brush.palette
    places = [-75 + at * 30 for at in range(6)]
    return (
        trace(palette.marble, box(-96, -100, 192, 16), *(box(x - 6, -80, 12, 74) for x in places), box(-98, -6, 196, 6))
        + trace(palette.marble_shade, *(box(x + 2, -80, 4, 74) for x in places), box(-96, -86, 192, 3))
        + trace(palette.snow, *(box(x - 9, -84, 18, 5) for x in places), *(box(x - 8, -9, 16, 4) for x in places))
    )


def tiled_awning(brush: Brush) -> str:
    """A workshop open to the street under a roof of tiles."""
    palette = brush.palette
    return (
        trace(palette.plaster, box(-96, -100, 192, 100))
        + trace(palette.dark, box(-80, -62, 160, 62))
        + trace(palette.shadow, box(-80, -62, 160, 14), opacity=0.4)
        + trace(palette.wood, box(-88, -66, 8, 66), box(80, -66, 8, 66), box(-4, -62, 6, 62))
        + trace(palette.roof, "M-92-80H92L104-62H-104Z")
        + trace(palette.roof_shade, "M-104-62H104V-58H-104Z")
        + trace(palette.ink, box(-60, -96, 10, 12), box(0, -96, 10, 12), box(50, -96, 10, 12))
    )


def stall(brush: Brush) -> str:
    """A market stall with a striped awning."""
    palette = brush.palette
    stripes = [
        polygon(-50 + at * 20, -84, -40 + at * 20, -84, -44 + at * 24, -62, -56 + at * 24, -62) for at in range(5)
    ]
    goods = [disc(x, -36, 6) for x in (-34, -22, -28)]
    return (
        trace(palette.wood_shade, box(-50, -66, 4, 66), box(48, -66, 4, 66))
        + trace(palette.dark, box(-46, -64, 94, 34), opacity=0.5)
        + trace(palette.linen, "M-50-84H50L60-62H-60Z")
        + trace(palette.cloth, *stripes)
        + trace(
            palette.cloth_shade,
            "M-60-62H60l-6 8l-6-8l-6 8l-6-8l-6 8l-6-8l-6 8l-6-8l-6 8l-6-8l-6 8l-6-8l-6 8l-6-8l-6 8l-6-8l-6 8l-6-8l-6 8Z",
        )
        + trace(palette.gold, *goods)
        + trace(palette.leaf, *(disc(x, -36, 7) for x in (4, 16)))
        + trace(palette.cloth, *(disc(x, -36, 6) for x in (32, 42)))
        + trace(palette.wood, box(-54, -32, 110, 12))
        + trace(palette.wood_shade, box(-50, -20, 102, 20))
    )


def stalls(brush: Brush) -> str:
    """Three stalls in a row, each under its own colour."""
    blue, green = (replace(brush, palette=dyed(brush.palette, dye)) for dye in ("blue", "green"))
    return put(stall(blue), -104, 0, 0.9) + put(stall(brush), 0, 8, 0.9) + put(stall(green), 104, 0, 0.9)


def windmill(brush: Brush) -> str:
    palette = brush.palette
    return (
        trace(palette.plaster, "M-20 0L-14-64H14L20 0Z")
        + trace(palette.plaster_shade, "M4 0V-64H14L20 0Z")
        + trace(palette.roof, "M-17-64L0-84L17-64Z")
        + line(palette.wood_shade, 3, "M-34-104L34-34M34-104L-34-34")
        + trace(
            palette.linen, "M-34-104L-26-112L0-78L-4-72ZM34-104L42-96L8-70L3-72ZM34-34L26-26L2-60L5-66Z", opacity=0.9
        )
        + circle(0, -69, 4, palette.wood)
    )


def inn(brush: Brush) -> str:
    palette = brush.palette
    return (
        house(brush)
        + line(palette.wood_shade, 2.5, "M-40-46H-58")
        + trace(palette.gold, "M-57-44H-45V-34L-51-29L-57-34Z")
    )


def gable(brush: Brush) -> str:
    """A long plain hall seen from its gable side."""
    palette = brush.palette
    return (
        trace(palette.plaster, "M-60 0V-56L-14-92L32-56V0Z")
        + trace(palette.plaster_shade, box(32, -56, 70, 56))
        + trace(palette.roof_shade, "M-14-92L58-92L108-54L36-54Z")
        + trace(palette.roof, "M-66-52L-14-94L-10-88L-60-50Z")
        + trace(palette.dark, arch(-14, 0, 30, 42), arch(-14, -58, 12, 18))
        + trace(palette.ink, *(arch(46 + at * 17, -20, 8, 20) for at in range(3)))
    )


def smoke(brush: Brush) -> str:
    palette = brush.palette
    return trace(
        palette.cloud,
        "M0 0C-14-14 8-24-4-40C-22-48-16-70 0-70C-4-92 26-104 36-86C54-84 50-60 34-60C24-46 12-40 10-26C10-14 4-8 0 0Z",
        opacity=0.7,
    )


def pavement(brush: Brush) -> str:
    """A low stone platform with two steps."""
    palette = brush.palette
    return (
        rect(-120, -14, 240, 14, palette.stone_shade)
        + trace(palette.marble, box(-112, -28, 224, 14))
        + trace(palette.marble_shade, box(-112, -17, 224, 3))
    )


MOTIFS: Final[tuple[Motif, ...]] = (
    house, village, parish, farm, town, bell_tower, family_tower, towers, villa, palazzo, residence, loggia, colonnade,
    tiled_awning, stall, stalls, windmill, inn, gable, smoke, pavement,
)  # fmt: skip
