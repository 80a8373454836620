"""What people hold. Each thing is drawn where the hand is."""

from collections.abc import Callable
from typing import Final

from signoria.web.drawing.canvas import circle, line, put, trace
from signoria.web.drawing.outlines import box, disc
from signoria.web.drawing.palette import Palette


def scroll(p: Palette) -> str:
    return (
        trace(p.linen, box(-2, -12, 7, 20))
        + trace(p.linen_shade, box(-3, -14, 9, 3), box(-3, 7, 9, 3))
        + line(p.dark, 0.7, "M0-7h3M0-4h3M0-1h3M0 2h2")
    )


def letter(p: Palette) -> str:
    return trace(p.linen, box(0, -9, 14, 10)) + line(p.linen_shade, 0.9, "M0-9l7 5l7-5") + circle(7, -4, 2, p.cloth)


def purse(p: Palette) -> str:
    return trace(p.wood, "M-1 2C-8 8-6 18 2 18C10 18 11 8 5 2Z") + line(p.gold, 1.2, "M-2 2H6")


def coin(p: Palette) -> str:
    return circle(2, -4, 3.6, p.gold) + circle(2, -4, 2.2, p.gold_shade)


def quill(p: Palette) -> str:
    return trace(p.linen, "M1 4L4-8C6-16 12-22 16-22C16-14 10-6 5-4Z") + line(p.linen_shade, 0.8, "M1 4L13-18")


def compass(p: Palette) -> str:
    return line(p.gold, 2, "M2-14L-4 8M2-14L11 7") + circle(2, -15, 2.4, p.gold_shade)


def brush(p: Palette) -> str:
    return line(p.wood_shade, 1.6, "M-6 6L10-9") + trace(p.cloth, "M9-11l5-4l-1 6l-3 2Z")


def mallet(p: Palette) -> str:
    return line(p.wood_shade, 2.2, "M-1 3L6-12") + trace(p.wood, "M-1-17L12-12L9-5L-4-10Z")


def hammer(p: Palette) -> str:
    return line(p.wood_shade, 2.2, "M-2 4L6-14") + trace(p.steel_shade, "M-3-18L14-14L13-8L-4-12Z")


def saw(p: Palette) -> str:
    return trace(p.steel, "M0-2L26 8L25 12L-2 4Z") + trace(p.wood_shade, "M-6-4L2-4L0 6L-7 4Z")


def goblet(p: Palette) -> str:
    return trace(p.gold, "M-3-14H7C7-7 5-4 3-3V3H6V5H-2V3H1V-3C-1-4-3-7-3-14Z")


def book(p: Palette) -> str:
    return trace(p.cloth, "M-6-6L4-2L15-8V-1L4 6L-6 1Z") + trace(
        p.linen, "M-6-8C-2-9 2-7 4-4C6-8 11-11 15-10V-7C11-8 7-6 4-2C2-5-2-7-6-6Z"
    )


def hoe(p: Palette) -> str:
    return line(p.wood_shade, 2.2, "M-16-24L14 40") + trace(p.steel, "M11 34L25 36L14 44Z")


def sickle(p: Palette) -> str:
    return line(p.wood_shade, 2.4, "M-2-2L3 4") + line(p.steel, 2.6, "M3 4C14 10 20 0 12-10")


def bowl(p: Palette) -> str:
    return trace(p.wood, "M-6-4H10C10 3-6 3-6-4Z") + trace(p.wood_shade, "M-6-4H10V-2.500H-6Z")


def staff(p: Palette) -> str:
    return line(p.wood_shade, 2.2, "M2-40L-1 57")


def bread(p: Palette) -> str:
    return trace(p.wheat, "M-6-3C-4-10 12-10 14-3Z") + line(p.wheat_shade, 1, "M0-7l2 3M5-8l2 4")


def flower(p: Palette) -> str:
    return line(p.leaf, 1.3, "M0 6L2-10") + trace(p.linen, disc(2, -13, 3.4)) + circle(2, -13, 1.4, p.gold)


def mirror(p: Palette) -> str:
    return line(p.gold, 2, "M0 4V-6") + circle(0, -13, 8, p.gold) + circle(0, -13, 6, p.water_light)


def lute(p: Palette) -> str:
    return (
        line(p.wood_shade, 2.6, "M0 4L20-12M20-12l2 6")
        + trace(p.wood, "M-18 12C-20 2-8-4 2 0C6 8-4 20-12 20C-16 20-18 16-18 12Z")
        + circle(-6, 8, 2.6, p.dark)
    )


def cross(p: Palette) -> str:
    return line(p.wood_shade, 2.4, "M1 6V-24M-6-16H8")


def crozier(p: Palette) -> str:
    return line(p.gold, 2.2, "M0 57V-34C0-46 14-46 14-37C14-31 6-31 6-36")


def keys(p: Palette) -> str:
    return line(p.gold, 1.9, "M-6 8L8-16M10 8L-4-16M8-16l3 2M-4-16l-3 2") + line(
        p.gold, 1.6, disc(-8, 11, 3), disc(12, 11, 3)
    )


def sceptre(p: Palette) -> str:
    return line(p.gold, 2, "M0 16V-24") + trace(
        p.gold, "M0-38C3-33 3-30 1-28C5-31 7-29 6-25L0-23L-6-25C-7-29-5-31-1-28C-3-30-3-33 0-38Z"
    )


def casket(p: Palette) -> str:
    return trace(p.gold, box(-4, -9, 20, 12)) + trace(p.gold_shade, "M-4-9Q6-16 16-9Z", box(10, -9, 6, 12))


def trumpet(p: Palette) -> str:
    banner = "M6-8L30-10V16L18 11L7 17Z"
    return (
        line(p.gold, 2, "M-12-2L32-12")
        + trace(p.gold, "M30-14L42-20L44-8L31-10Z")
        + trace(p.cloth, banner)
        + trace(p.gold, "M18-2L22 3L18 8L14 3Z")
    )


def drum(p: Palette) -> str:
    return (
        trace(p.cloth, "M-10 2H14V22H-10Z")
        + trace(p.linen, "M-10 0H14V4H-10ZM-10 20H14V24H-10Z")
        + line(p.gold, 1, "M-10 4l6 16l6-16l6 16l6-16")
        + line(p.wood_shade, 1.8, "M-1-2L12 0")
    )


def halberd(p: Palette) -> str:
    return line(p.wood_shade, 2, "M0 57V-52") + trace(
        p.steel, "M0-66L3-52H-3ZM2-50C10-52 14-46 14-38L2-40ZM-2-48L-9-44L-2-42Z"
    )


def pike(p: Palette) -> str:
    return line(p.wood_shade, 1.8, "M-2 57L4-66") + trace(p.steel, "M4.500-80L8-66H1Z")


def crossbow(p: Palette) -> str:
    return (
        line(p.wood, 3, "M-14 4L16-4")
        + line(p.steel_shade, 2, "M8-16C18-10 20 2 14 10")
        + line(p.linen, 0.8, "M8-16L-2 0L14 10")
    )


def baton(p: Palette) -> str:
    return line(p.linen, 3, "M-8 6L12-8") + line(p.gold, 3, "M-8 6l3-2M9-6l3-2")


def sword(p: Palette) -> str:
    return trace(p.steel, "M-2-4L1-44L4-4Z") + line(p.gold, 2, "M-6-3H8M1-3V4")


def greatsword(p: Palette) -> str:
    return trace(p.steel, "M-2 4H4L2 55H0Z") + line(p.gold, 2.2, "M-8 3H10M1 3V-9") + circle(1, -10, 2.2, p.gold)


def foil(p: Palette) -> str:
    return line(p.steel, 1.6, "M0 0L40-14") + line(p.gold, 1.6, "M1-6L5 4")


def crossbanner(p: Palette) -> str:
    return (
        line(p.wood_shade, 2, "M0 57V-58")
        + trace(p.linen, "M1-56C12-60 22-50 36-55V-26C22-21 12-31 1-27Z")
        + trace(p.cloth, "M15-55L21-53.500V-25L15-27ZM1-44C12-48 22-38 36-43V-37C22-32 12-42 1-38Z")
    )


def pick(p: Palette) -> str:
    return line(p.wood_shade, 2.2, "M-6 12L8-20") + line(p.steel, 2.8, "M-6-22C4-26 14-22 20-12")


def spade(p: Palette) -> str:
    return line(p.wood_shade, 2.2, "M-8-24L8 28") + trace(p.steel, "M3 26L13 23L15 38L9 42Z")


def sack(p: Palette) -> str:
    return trace(p.linen, "M-30-6C-36-20-18-28-6-24C6-26 14-16 8-6C0 2-24 2-30-6Z") + trace(
        p.linen_shade, "M8-6C0 2-24 2-30-6C-18-4-6-6 2-20C12-18 12-12 8-6Z"
    )


def at_hand(thing: Callable[[Palette], str]) -> Callable[[Palette, float, float], str]:
    return lambda palette, x, y: put(thing(palette), x, y)


HELD: Final = {
    thing.__name__: at_hand(thing)
    for thing in (
        scroll, letter, purse, coin, quill, compass, brush, mallet, hammer, saw, goblet, book, hoe, sickle, bowl, staff,
        bread, flower, mirror, lute, cross, crozier, keys, sceptre, casket, trumpet, drum, halberd, pike, crossbow, baton,
        sword, greatsword, foil, crossbanner, pick, spade, sack,
    )
}  # fmt: skip
