"""The four towers in which cards hang, 320 by 640, seen from the front.

Each has four niches, one per floor, all at the same places in all towers:

    x 52, width 216, height 112; y 112 (the highest floor), 242, 372, 502

An arch of 16 lies within the uppermost part of that box, so a card fits the box from 12 below its upper edge.
"""

from collections.abc import Callable
from random import Random
from typing import Final

from signoria.web.drawing import works
from signoria.web.drawing.brush import Brush, placed
from signoria.web.drawing.canvas import Drawing, circle, line, trace
from signoria.web.drawing.outlines import arch, battlements, box, disc, swallowtails
from signoria.web.drawing.palette import Palette, dyed

WIDTH: Final = 320.0
HEIGHT: Final = 640.0
NICHE_X: Final = 52.0
NICHE_WIDTH: Final = 216.0
NICHE_HEIGHT: Final = 112.0
NICHE_TOPS: Final = (112.0, 242.0, 372.0, 502.0)
LEFT: Final = 26.0
RIGHT: Final = 294.0
TOP: Final = 96.0


def opening(x: float, y: float, width: float, height: float, rise: float) -> str:
    """An opening under a flat arch."""
    return (
        f"M{x:g} {y + height:g}V{y + rise:g}Q{x + width / 2:g} {y - rise:g} {x + width:g} {y + rise:g}V{y + height:g}Z"
    )


def niche(palette: Palette, top: float, trim: str, trim_shade: str) -> str:
    """One niche: its frame, the dark within, the shade under the arch and the lit edge on the right."""
    x, width, height = NICHE_X, NICHE_WIDTH, NICHE_HEIGHT
    return (
        trace(trim, opening(x - 9, top - 9, width + 18, height + 9, 17))
        + trace(trim_shade, f"M{x + width:g} {top + height:g}V{top + 16:g}l9-8V{top + height:g}Z")
        + trace(palette.dark, opening(x, top, width, height, 16))
        + trace(
            palette.shadow,
            opening(x, top, width, height, 16) + opening(x + 12, top + 12, width - 12, height - 12, 16),
            fill_rule="evenodd",
            opacity=0.45,
        )
        + trace(
            trim_shade,
            f"M{x + width - 12:g} {top + height:g}V{top + 24:g}L{x + width:g} {top + 17:g}V{top + height:g}Z",
            opacity=0.5,
        )
        + trace(trim_shade, f"M{x:g} {top + height:g}l12-9H{x + width - 12:g}l12 9Z", opacity=0.35)
        + trace(trim, box(x - 14, top + height, width + 28, 7))
        + trace(
            trim_shade,
            box(x - 14, top + height + 5, width + 28, 3),
            box(x - 6, top + height + 8, 10, 6),
            box(x + width - 4, top + height + 8, 10, 6),
        )
        + trace(trim_shade, f"M{x + width / 2 - 7:g} {top - 9:g}h14l-3 13h-8Z")
    )


def niches(palette: Palette, trim: str, trim_shade: str) -> str:
    return "".join(niche(palette, top, trim, trim_shade) for top in NICHE_TOPS)


def courses(brush: Brush, colour: str, opacity: float = 0.5) -> str:
    """Stones that show here and there in the wall, between the niches and at the corners."""
    stones = []
    for row in range(33):
        y = TOP + 6 + row * 16.5
        for x in (LEFT + 4, LEFT + 16, NICHE_X + 20, 120, 176, 226, RIGHT - 24, RIGHT - 14):
            in_niche = NICHE_X - 12 < x < NICHE_X + NICHE_WIDTH - 6 and any(
                top - 18 < y < top + NICHE_HEIGHT + 6 for top in NICHE_TOPS
            )
            wide = brush.chance.uniform(8, 16)
            if not in_niche and x + wide < RIGHT - 2 and brush.chance.random() < 0.42:
                stones.append(box(x + brush.chance.uniform(-2, 2), y, wide, 6))
    return trace(colour, *stones, opacity=opacity)


def shaft(palette: Palette, front: str, shade: str) -> str:
    """The body of a tower, in light from the left, spreading at its foot."""
    return (
        trace(front, f"M{LEFT:g} {TOP:g}H{RIGHT:g}V596L{RIGHT + 14:g} 640H{LEFT - 14:g}L{LEFT:g} 596Z")
        + trace(shade, f"M{RIGHT - 26:g} {TOP:g}H{RIGHT:g}V596L{RIGHT + 14:g} 640H{RIGHT - 22:g}L{RIGHT - 26:g} 596Z")
        + trace(palette.shadow, f"M{LEFT - 10:g} 628H{RIGHT + 10:g}L{RIGHT + 14:g} 640H{LEFT - 14:g}Z", opacity=0.2)
    )


def corbels(palette: Palette, y: float, count: int) -> str:
    """A row of small arches that carry what stands out."""
    step = (RIGHT - LEFT + 24) / count
    return trace(
        palette.dark, *(arch(LEFT - 12 + step * (at + 0.5), y, step * 0.62, 12) for at in range(count)), opacity=0.5
    )


def territory(brush: Brush) -> str:
    """A tower of the country: rough stone, a roof of tiles like a dovecote's, and vines that climb."""
    palette = brush.palette
    leaves = []
    for x, y, tall in ((30, 636, 300), (46, 640, 170), (288, 638, 210), (274, 640, 120)):
        for at in range(0, tall, 9):
            bend = brush.chance.uniform(-9, 9)
            leaves.append(
                disc(x + bend * (1 - at / tall / 2), y - at, brush.chance.uniform(4, 8) * (1.1 - at / tall * 0.6))
            )
    lights = [leaf for at, leaf in enumerate(leaves) if at % 3 == 0]
    return (
        shaft(palette, palette.plaster, palette.plaster_shade)
        + courses(brush, palette.stone)
        + trace(palette.plaster, box(70, 52, 180, 46))
        + trace(palette.plaster_shade, box(214, 52, 36, 46))
        + trace(palette.dark, *(arch(x, 96, 22, 30) for x in (104, 144, 184, 224)))
        + trace(palette.roof, "M54 56L160 8L214 56Z")
        + trace(palette.roof_shade, "M160 8L266 56H206Z")
        + line(palette.roof_shade, 1.6, "M160 8L84 56M160 8L114 56M160 8L144 56M160 8L176 56", opacity=0.7)
        + trace(palette.roof, "M10 104L62 84H258L310 104Z")
        + trace(palette.roof_shade, "M258 84L310 104H248ZM10 103H310V109H10Z")
        + niches(palette, palette.stone, palette.stone_shade)
        + trace(palette.leaf_shade, *leaves)
        + trace(palette.leaf, *lights)
        + placed(works.banner, brush_in(brush, "green"), 160, 22, 40)
    )


def character(brush: Brush) -> str:
    """A tower of a palace: smooth plaster, a marble loggia on top and round shields between the floors."""
    palette = brush.palette
    shields = [(x, y) for y in (233, 363, 493) for x in (39.0, 281.0)]
    return (
        shaft(palette, palette.wall, palette.wall_shade)
        + courses(brush, palette.wall_shade, 0.55)
        + trace(palette.dark, box(30, 44, 260, 50))
        + trace(
            palette.marble,
            *(box(x, 44, 9, 50) for x in (30, 81, 132, 183, 234, 281)),
            box(20, 36, 280, 9),
            box(18, 92, 284, 10),
        )
        + line(palette.marble, 5, *(f"M{x} 64a21 20 0 0 1 42 0" for x in (39, 90, 141, 192, 240)))
        + trace(
            palette.marble_shade, *(box(x + 5, 44, 4, 50) for x in (30, 81, 132, 183, 234, 281)), box(18, 99, 284, 4)
        )
        + trace(palette.roof, "M8 38L46 12H214L250 38Z")
        + trace(palette.roof_shade, "M214 12H274L312 38H244ZM8 37H312V42H8Z")
        + niches(palette, palette.marble, palette.marble_shade)
        + "".join(shield(palette, x, y) for x, y in shields)
        + placed(works.banner, brush_in(brush, "blue"), 160, 14, 13)
    )


def shield(palette: Palette, x: float, y: float) -> str:
    return (
        circle(x, y, 10, palette.gold)
        + circle(x, y, 7.6, palette.blue)
        + trace(palette.gold, f"M{x - 5:g} {y:g}L{x:g} {y - 5:g}L{x + 5:g} {y:g}L{x:g} {y + 5:g}Z")
    )


def building(brush: Brush) -> str:
    """A tower of the town: ochre brick, a gallery on corbels, swallow-tailed battlements and a bell cage."""
    palette = brush.palette
    holes = [box(x, y, 5, 6) for y in (236, 366, 496) for x in (36, 108, 206, 278)]
    return (
        shaft(palette, palette.stone, palette.stone_shade)
        + courses(brush, palette.brick, 0.4)
        + trace(palette.dark, *holes, opacity=0.7)
        + trace(palette.stone, box(124, 16, 44, 34), swallowtails(120, 18, 52, 3, 12))
        + trace(palette.stone_shade, box(168, 16, 22, 34), swallowtails(174, 18, 18, 1, 12))
        + trace(palette.dark, arch(140, 48, 13, 26), arch(160, 48, 13, 26))
        + trace(palette.gold, "M135 44C136 36 144 36 145 44ZM155 44C156 36 164 36 165 44Z")
        + trace(palette.stone, box(12, 62, 260, 32), swallowtails(12, 64, 258, 8, 22))
        + trace(palette.stone_shade, box(262, 62, 46, 32), swallowtails(270, 64, 38, 2, 22), box(12, 92, 296, 3))
        + trace(palette.stone, f"M{LEFT - 14:g} 94H{RIGHT + 14:g}L{RIGHT:g} 108H{LEFT:g}Z")
        + corbels(palette, 107, 14)
        + niches(palette, palette.brick, palette.brick_shade)
    )


def venture(brush: Brush) -> str:
    """A tower of war: grey stone, a pointed roof with pennons, and arrow slits."""
    palette = brush.palette
    slits = [box(x, y, 3, 16) for y in (227, 357, 487) for x in (37.5, 279)]
    return (
        shaft(palette, palette.rock, palette.rock_shade)
        + courses(brush, palette.rock_shade, 0.45)
        + trace(palette.dark, *slits, opacity=0.8)
        + trace(palette.purple, "M58 74L160 0L182 74Z")
        + trace(palette.purple_shade, "M160 0L262 74H178Z")
        + line(palette.gold, 1.6, "M160 0V6")
        + trace(palette.rock, box(78, 64, 108, 12))
        + trace(palette.rock_shade, box(186, 64, 56, 12))
        + trace(palette.rock, box(12, 72, 296, 24), battlements(12, 73, 296, 9, 17))
        + trace(palette.rock_shade, box(264, 72, 44, 24), battlements(273.7, 73, 34.8, 2, 17), box(12, 94, 296, 3))
        + trace(palette.rock, f"M{LEFT - 14:g} 96H{RIGHT + 14:g}L{RIGHT:g} 110H{LEFT:g}Z")
        + corbels(palette, 108, 12)
        + niches(palette, palette.stone, palette.stone_shade)
        + placed(works.banner, brush_in(brush, "purple"), 24, 58, 54)
        + placed(works.banner, brush_in(brush, "purple"), 268, 58, 54)
    )


def brush_in(brush: Brush, dye: str) -> Brush:
    return Brush(dyed(brush.palette, dye), brush.chance, brush.width, brush.height)


TOWERS: Final[dict[str, Callable[[Brush], str]]] = {
    "territory": territory,
    "character": character,
    "building": building,
    "venture": venture,
}


def tower(type: str, palette: Palette) -> str:
    """The tower of one card type as a file; what is around it stays clear."""
    drawing = Drawing(WIDTH, HEIGHT, stretched=True)
    brush = Brush(palette, Random(len(type)), WIDTH, HEIGHT)
    drawing.add(TOWERS[type](brush))
    return drawing.svg()
