"""Animals, riders and carts. They go to the right."""

from typing import Final

from signoria.web.drawing.brush import Brush, Motif
from signoria.web.drawing.canvas import circle, line, put, trace
from signoria.web.drawing.dress import cloth_of
from signoria.web.drawing.outlines import box, disc
from signoria.web.drawing.palette import Palette

FAR_LEGS = "M18-42L34-34L33-18L29-17L28-28L12-34ZM-26-38L-16-22L-21-2L-17 0H-12L-13-4L-9-23L-15-40Z"
HORSE = "M-38-62C-30-71-10-65 2-65C10-67 15-72 19-80C22-89 27-96 32-98L34-104L37-97C41-95 46-88 52-82C53-78 51-74 48-74L41-77C36-79 34-77 33-70C32-62 29-54 25-50C26-44 25-40 23-36L24-20L21-4L26 0H16L18-19L12-38C0-33-14-34-22-38L-26-31L-32-19L-29-3L-26 0H-36L-38-19L-36-34C-44-42-45-56-38-62Z"


def horse_of(palette: Palette, coat: str, shade: str) -> str:
    return (
        trace(shade, FAR_LEGS, "M-38-62C-50-61-52-40-47-20C-44-26-42-44-37-54Z")
        + trace(coat, HORSE)
        + trace(
            shade,
            "M32-98C24-96 18-84 12-66C8-72 14-90 24-97C28-100 31-101 32-98ZM-22-38C-14-34 0-33 12-38C0-42-12-44-22-38Z",
        )
        + circle(41, -89, 1.3, palette.dark)
    )


def horse(brush: Brush) -> str:
    palette = brush.palette
    coats = (
        (palette.wood, palette.wood_shade),
        (palette.linen, palette.linen_shade),
        (palette.black, palette.black_shade),
        (palette.brick, palette.brick_shade),
    )
    return horse_of(palette, *brush.chance.choice(coats))


def ridden(palette: Palette, coat: str, shade: str, dye: str) -> str:
    """A horse with bridle and a cloth of the rider's colour."""
    fill, _ = cloth_of(palette, dye)
    return (
        horse_of(palette, coat, shade)
        + trace(fill, "M-24-66C-10-64 4-64 12-68L14-40C2-36-16-38-26-42Z")
        + line(palette.gold, 1.4, "M-26-43C-16-39 2-37 14-41M46-76L37-92M44-80L12-76")
    )


def condottiere(brush: Brush) -> str:
    """A captain of hired troops on his horse, baton in hand."""
    palette = brush.palette
    fill, shade = palette.cloth, palette.cloth_shade
    return (
        put(
            ridden(palette, palette.snow, palette.linen_shade, "red")
            + trace(palette.steel, "M-10-68C-8-84-10-100-4-108H8C14-98 10-82 8-68L18-50L16-36H22V-32H10L8-50L-6-62Z")
            + trace(palette.steel_shade, "M2-106C10-98 8-82 6-68L8-66C10-82 14-98 8-108Z")
            + trace(fill, "M-10-70L-6-90H8L10-68C4-62-6-62-10-70Z")
            + trace(shade, "M3-90H8L10-68C8-66 6-65 3-64Z")
            + put(trace(palette.steel, "M-8-2C-10-16 9-18 10-4L4-4L2 2L1 8L-3 10L-10 10Z") + trace(palette.skin, "M4-4L8-2L10 1L8 2V5L3 7L2 2Z") + trace(fill, "M0-14C-4-25-18-25-24-14C-16-17-10-14-6-11Z"), 2, -116)
            + line(palette.steel, 6, "M0-100L12-90L24-94")
            + line(palette.linen, 3, "M18-90L34-104"),
            0, 0, 0.78,
        )
    )  # fmt: skip


def lancer(brush: Brush) -> str:
    """A knight who charges with his lance down."""
    palette = brush.palette
    fill, shade = palette.cloth, palette.cloth_shade
    return put(
        ridden(palette, palette.wood, palette.wood_shade, "red")
        + trace(fill, "M12-68C22-70 28-60 30-50L20-30L10-44Z")
        + trace(palette.steel, "M-12-68C-8-84-6-98 2-104L12-102C16-92 12-80 8-68L20-50L18-36H10L8-52L-6-62Z")
        + trace(palette.steel, "M0-102C-4-116 16-122 18-108L20-100L8-98Z")
        + trace(palette.dark, "M8-109L19-107V-105L8-106Z")
        + trace(shade, "M2-116C-6-124-18-120-22-110C-14-114-6-112 0-108Z")
        + line(palette.wood_shade, 3, "M-30-92L86-80")
        + trace(palette.steel, "M84-83L98-79L84-77Z")
        + trace(fill, "M60-82L44-96L40-84Z")
        + line(palette.steel_shade, 6, "M2-96L12-86L22-87"),
        0, 0, 0.8,
    )  # fmt: skip


def rider(brush: Brush) -> str:
    """A messenger at a gallop, his cloak behind him."""
    palette = brush.palette
    fill, shade = palette.cloth, palette.cloth_shade
    horse = (
        trace(
            palette.wood_shade,
            "M16-42L44-44L52-28L47-26L40-36L14-34ZM-28-40L-50-22L-66-24L-66-18L-48-15L-22-34Z",
            "M-38-62C-54-66-66-56-70-44C-58-50-46-50-38-54Z",
        )
        + trace(
            palette.wood,
            "M-38-62C-30-71-10-65 2-65C12-68 20-74 26-82C32-90 40-94 46-94L50-99L52-92C56-88 60-82 64-76C64-72 62-69 59-70L52-74C47-76 44-74 40-68C36-60 30-54 26-50L46-30L62-30V-24L42-24L14-38C0-33-14-34-22-36L-30-22L-46-4L-54-8L-44-20L-36-34C-44-42-45-56-38-62Z",
        )
        + circle(54, -85, 1.3, palette.dark)
        + trace(palette.wood_shade, "M46-94C36-96 26-84 14-68C14-78 24-94 38-97Z")
    )
    return put(
        horse
        + trace(shade, "M-2-98C-20-104-36-94-52-98C-44-84-30-80-12-82Z")
        + trace(fill, "M-12-66C-10-80-8-94-2-102H8C12-92 8-80 4-68L16-52L12-36H4L4-54L-8-60Z")
        + trace(palette.black, "M12-36H4L3-44L13-46Z")
        + trace(palette.skin, "M0-106C-2-116 10-118 12-110L15-106L12-104V-101L6-99Z")
        + trace(fill, "M-6-109C-6-120 12-122 14-111C8-113 0-112-6-109Z")
        + trace(palette.linen, "M-4-114C-12-124-24-120-28-112C-20-114-12-110-6-108Z")
        + line(shade, 6, "M0-94L12-84L22-86")
        + line(palette.dark, 1.2, "M22-86L58-74"),
        0, 0, 0.84,
    )  # fmt: skip


def ox(brush: Brush) -> str:
    """A white ox of the Chiana valley."""
    palette = brush.palette
    return (
        trace(palette.linen_shade, "M30-40L38-2H30L20-34ZM-40-40L-36-2H-44L-54-36Z")
        + trace(
            palette.linen,
            "M-66-78C-50-90 0-84 20-86C30-96 44-94 52-92L60-88C70-82 76-70 74-62L66-60C58-64 52-66 48-64C46-52 40-42 34-40L30-2H20L16-38C-10-34-34-36-46-40L-54-2H-64L-62-40C-74-50-74-70-66-78Z",
        )
        + trace(
            palette.linen_shade,
            "M16-38C-10-34-34-36-46-40C-30-48 10-50 48-64C46-52 40-42 34-40Z",
            "M-66-78C-78-74-78-50-74-30L-70-30C-72-46-70-60-64-70Z",
        )
        + trace(
            palette.plaster_shade,
            "M54-92C50-104 56-112 62-114C58-106 60-98 62-90ZM60-92C62-102 70-106 76-106C70-100 68-94 66-88Z",
        )
        + circle(61, -82, 2, palette.dark)
        + trace(palette.rock, "M74-66L74-62L66-60V-66Z")
    )


def oxen(brush: Brush) -> str:
    """A yoke of two oxen."""
    palette = brush.palette
    return put(ox(brush), 14, -12, 0.92) + put(ox(brush), -8, 0, 0.96) + line(palette.wood_shade, 6, "M26-92L52-102")


def plough_team(brush: Brush) -> str:
    palette = brush.palette
    return (
        put(oxen(brush), 50, 0, 0.9)
        + line(palette.wood_shade, 5, "M-10-40L-96-16M-96-16L-130-60M-96-16L-106 2")
        + trace(palette.steel, "M-108-12L-88-2L-112 4Z")
    )


def stag(brush: Brush) -> str:
    palette = brush.palette
    return (
        trace(palette.wood_shade, "M12-36L18 0H13L4-34ZM-22-36L-20 0H-26L-32-34Z")
        + trace(
            palette.wood,
            "M-36-56C-26-62-4-58 8-60C16-68 18-78 22-84L32-84L42-76L40-72L30-72C28-60 22-48 16-40L14 0H8L4-38C-8-34-18-34-24-38L-30 0H-36L-36-38C-42-44-42-52-36-56Z",
        )
        + line(
            palette.wood_shade,
            2.4,
            "M24-84C20-94 14-96 12-108M18-96L8-98M26-84C32-92 38-94 42-106M33-94L42-96M20-91L14-90",
        )
        + trace(palette.linen, "M-38-56L-42-50L-37-46Z")
    )


def sheep(brush: Brush) -> str:
    palette = brush.palette
    return (
        trace(palette.wood_shade, box(-26, -24, 6, 24), box(14, -24, 6, 24), box(-14, -22, 5, 20), box(4, -22, 5, 20))
        + trace(
            palette.linen,
            "M-44-40C-50-58-34-70-24-66C-16-80 4-80 10-70C26-78 42-62 36-46C38-30 22-22 10-26C0-16-16-18-22-24C-36-18-46-28-44-40Z",
        )
        + trace(palette.linen_shade, "M36-46C38-30 22-22 10-26C0-16-16-18-22-24C-6-26 20-30 36-46Z")
        + trace(palette.wood_shade, "M34-66L50-62L56-48L48-44L36-50Z")
    )


def flock(brush: Brush) -> str:
    places = ((-70, -16, 0.6), (-24, -24, 0.55), (30, -18, 0.6), (-46, 8, 0.75), (14, 8, 0.8), (72, 2, 0.7))
    return "".join(put(sheep(brush), x + brush.chance.uniform(-6, 6), y, size) for x, y, size in places)


def mule(brush: Brush) -> str:
    """A loaded mule."""
    palette = brush.palette
    return (
        horse_of(palette, palette.wood, palette.wood_shade)
        + trace(palette.linen, "M-30-72C-32-94 14-94 12-70L10-46H-28Z")
        + trace(palette.linen_shade, "M0-88C12-86 14-80 12-70L10-46H-6Z")
        + line(palette.cloth, 3, "M-30-70H12M-18-86V-46M2-86V-46")
    )


def caravan(brush: Brush) -> str:
    return put(mule(brush), -96, 0, 0.8) + put(mule(brush), 0, 4, 0.86) + put(mule(brush), 100, 2, 0.8)


def cart(brush: Brush) -> str:
    """A two-wheeled cart with a load of stone."""
    palette = brush.palette
    return (
        trace(palette.marble, "M-52-60H-10V-92H-52ZM-6-60H40V-84H-6Z")
        + trace(palette.marble_shade, "M-22-60H-10V-92H-22ZM26-60H40V-84H26Z")
        + trace(palette.wood, "M-66-60H60V-42H-66Z")
        + line(palette.wood_shade, 6, "M60-50L120-44M-66-60V-76M58-60V-74")
        + line(palette.wood_shade, 6, disc(-8, -30, 28))
        + line(palette.wood_shade, 3, "M-8-58V-2M-36-30H20M-28-50L12-10M12-50L-28-10")
        + circle(-8, -30, 6, palette.wood)
    )


def ox_cart(brush: Brush) -> str:
    return put(cart(brush), -66, 0, 0.9) + put(oxen(brush), 74, 0, 0.7)


def sledge(brush: Brush) -> str:
    """A block of marble on a sledge, drawn by oxen over rollers."""
    palette = brush.palette
    return (
        put(oxen(brush), 96, 0, 0.62)
        + line(palette.wood_shade, 2.5, "M-10-20L56-44")
        + trace(palette.snow, "M-104-22V-76H-10V-22Z")
        + trace(palette.marble, "M-104-76L-86-90H10L-10-76Z")
        + trace(palette.marble_shade, "M-10-22V-76L10-90V-34Z")
        + line(palette.wood_shade, 3, "M-80-22V-76L-62-90M-36-22V-76L-16-90")
        + trace(palette.wood, "M-120-22H14L24-14H-112Z")
        + trace(palette.wood_shade, disc(-92, -7, 7), disc(-58, -7, 7), disc(-24, -7, 7), disc(8, -7, 7))
    )


MOTIFS: Final[tuple[Motif, ...]] = (
    horse, condottiere, lancer, rider, ox, oxen, plough_team, stag, sheep, flock, mule, caravan, cart, ox_cart, sledge,
)  # fmt: skip
