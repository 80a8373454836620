"""What builders put up, and what an army carries."""

from typing import Final

from signoria.web.drawing.brush import Brush, Motif
from signoria.web.drawing.canvas import circle, line, put, trace
from signoria.web.drawing.furniture import statue
from signoria.web.drawing.outlines import box, disc
from signoria.web.drawing.palette import Palette


def crane(brush: Brush) -> str:
    """A builder's crane with a great wheel to tread in, a stone on its rope."""
    palette = brush.palette
    return (
        line(palette.wood_shade, 5, "M-40 0L-8-96M24 0L-8-96M-30-30H14")
        + line(palette.wood, 6, "M-22-80L70-112")
        + line(palette.wood, 5, disc(-14, -30, 26))
        + line(palette.wood_shade, 2, "M-40-30H12M-14-56V-4M-32-48L4-12M4-48L-32-12")
        + line(palette.ink, 1.4, "M68-111V-62M-8-96L-14-56M66-111L-8-96")
        + trace(palette.marble, box(56, -62, 24, 18))
        + trace(palette.marble_shade, box(72, -62, 8, 18))
    )


def scaffold(brush: Brush) -> str:
    """Poles, planks and ladders before a building."""
    palette = brush.palette
    return (
        line(
            palette.wood_shade,
            2.4,
            "M-50 0V-104M-17 0V-104M17 0V-104M50 0V-104M-50 0L-17-34M17-34L50-68M-50-68L-17-100",
        )
        + trace(palette.wood, box(-56, -36, 112, 4), box(-56, -70, 112, 4), box(-56, -102, 112, 4))
        + line(
            palette.wood,
            1.8,
            "M24 0L34-34M32 0L42-34M26-8h8M28-16h8M31-24h8M-40-36L-30-68M-32-36L-22-68M-38-44h8M-35-52h8M-33-60h8",
        )
    )


def gantry(brush: Brush) -> str:
    """A frame with pulleys in which a statue is raised."""
    palette = brush.palette
    return (
        line(palette.wood_shade, 5, "M-58 0L-42-108M58 0L42-108M-50-50H-40M50-50H40")
        + trace(palette.wood, box(-62, -114, 124, 9))
        + line(palette.ink, 1.4, "M-10-106L-6-88M10-106L6-88M42-104L76-6M-42-104L-80-6")
        + trace(palette.wood_shade, disc(-10, -102, 5), disc(10, -102, 5))
        + put(statue(brush), 0, -2, 0.94)
    )


def ladder(brush: Brush) -> str:
    palette = brush.palette
    return line(
        palette.wood_shade, 2.6, "M-12 0L4-100M8 0L22-100", *(f"M{-10 + at * 2}-{at * 12 + 8}h19" for at in range(8))
    )


def tents(brush: Brush) -> str:
    """A camp: three tents with pennons."""
    palette = brush.palette
    return (
        tent(palette, -60, -10, 0.8, palette.linen, palette.linen_shade)
        + tent(palette, 62, -8, 0.85, palette.linen, palette.linen_shade)
        + tent(palette, 0, 0, 1.1, palette.cloth, palette.cloth_shade)
    )


def tent(palette: Palette, x: float, y: float, size: float, fill: str, shade: str) -> str:
    return put(
        trace(fill, "M-44 0L-36-40L0-84L36-40L44 0Z")
        + trace(shade, "M0-84L36-40L44 0H16L14-40Z", "M-38-40H38L36-34C28-28 20-38 12-32C4-28-4-38-12-32C-20-28-28-38-37-34Z")
        + trace(palette.dark, "M-10 0L0-46L10 0Z")
        + line(palette.gold, 1.8, "M0-84V-102")
        + trace(palette.gold, "M1-102L18-97L1-92Z"),
        x, y, size,
    )  # fmt: skip


def pavilion(brush: Brush) -> str:
    """A round striped tent of a fair."""
    palette = brush.palette
    return (
        trace(palette.linen, "M-46 0L-38-44H38L46 0Z", "M-42-42L0-90L42-42Z")
        + trace(
            palette.cloth,
            "M-46 0L-38-44H-22L-26 0ZM-10 0L-8-44H8L10 0ZM26 0L22-44H38L46 0ZM-42-42L0-90L-24-42ZM-8-42L0-90L8-42ZM24-42L0-90L42-42Z",
        )
        + trace(palette.shadow, "M10 0L8-44L0-90L42-42L46 0Z", opacity=0.14)
        + trace(palette.gold, "M-44-44C-36-34-30-34-22-43C-14-34-8-34 0-43C8-34 14-34 22-43C30-34 36-34 44-44V-47H-44Z")
        + line(palette.wood_shade, 2, "M0-90V-108")
        + trace(palette.blue, "M1-108L22-102L1-97Z")
    )


def banner(brush: Brush) -> str:
    """A swallow-tailed banner on its staff."""
    palette = brush.palette
    return (
        line(palette.wood_shade, 2.6, "M0 0V-100")
        + circle(0, -101, 3, palette.gold)
        + trace(palette.cloth, "M1-98C16-104 28-92 50-98L42-82L50-66C28-60 16-72 1-66Z")
        + trace(palette.cloth_shade, "M26-97C34-95 42-96 50-98L42-82L50-66C42-64 34-63 26-65Z")
        + trace(palette.gold, "M18-91L21-84L28-82L21-80L18-73L15-80L8-82L15-84Z")
    )


def banners(brush: Brush) -> str:
    return put(banner(brush), -50, -6, 0.9) + put(banner(brush), 0, 0, 1.0) + put(banner(brush), 50, -4, 0.92)


def gonfalon(brush: Brush) -> str:
    """A long banner hung from a bar, with a red lily."""
    palette = brush.palette
    return (
        line(palette.wood_shade, 2.4, "M0 0V-106M-22-100H22")
        + trace(palette.cloth, "M-20-99H20V-44L10-52L0-42L-10-52L-20-44Z")
        + trace(palette.cloth_shade, "M8-99H20V-44L10-52L8-50Z")
        + trace(
            palette.gold,
            "M0-92C4-84 4-78 2-74C8-80 14-76 12-68L4-66H-4L-12-68C-14-76-8-80-2-74C-4-78-4-84 0-92ZM-6-64H6L3-54L0-58L-3-54Z",
        )
    )


def cannon(brush: Brush) -> str:
    palette = brush.palette
    return (
        trace(palette.wood, "M-76-8L-10-50L16-40L-20-8Z")
        + trace(palette.gold_shade, "M-52-62C-60-66-60-52-52-50L74-70L72-96Z")
        + trace(palette.gold, "M-52-62L72-96L73-86L-54-56Z")
        + trace(palette.gold_shade, "M66-100L80-102L82-66L68-66ZM6-80L14-82L18-58L10-56Z")
        + line(palette.wood_shade, 6, disc(4, -28, 26))
        + line(palette.wood_shade, 3, "M4-54V-2M-22-28H30M-14-46L22-10M22-46L-14-10")
        + trace(palette.steel_shade, disc(74, -9, 9), disc(92, -9, 9), disc(83, -24, 9))
    )


def bonfire(brush: Brush) -> str:
    """A pyre of books and finery in flames."""
    palette = brush.palette
    return (
        trace(
            palette.fire,
            "M-54-22C-66-56-40-66-42-92C-24-84-22-70-20-62C-14-84-4-98-6-122C18-106 20-84 18-66C26-72 30-80 28-94C50-76 56-46 50-22Z",
        )
        + trace(
            palette.gold,
            "M-34-22C-42-46-24-54-24-72C-10-60-6-58-2-84C12-66 8-56 14-48C22-54 22-58 22-66C36-50 36-36 32-22Z",
        )
        + trace(palette.sun, "M-14-22C-16-40-6-46-4-58C8-46 14-38 12-22Z")
        + trace(palette.wood_shade, "M-70 0L-40-30L-30-26L-54 0ZM70 0L40-30L30-26L54 0ZM-30 0L-6-36L6-36L28 0Z")
        + trace(palette.cloth, "M-64-6L-38-14L-34-2L-60 4ZM28-12L54-6L50 6L26-2Z")
        + trace(palette.linen, "M-12-10L14-12L16 0L-12 2ZM-60-3L-38-10L-37-7L-60 0Z")
    )


def weapons(brush: Brush) -> str:
    """A rack with halberds, shields and a breastplate."""
    palette = brush.palette
    return (
        line(palette.wood_shade, 3, "M-50-4V-100M-30-4V-104M-10-4V-100M44-4V-102")
        + trace(
            palette.steel,
            "M-50-116L-45-100H-55ZM-30-118L-25-102C-16-104-14-92-16-88L-29-92H-33L-38-96L-33-100ZM-10-116L-5-100H-15ZM44-118L49-102C58-104 60-92 58-88L45-92Z",
        )
        + trace(palette.wood, box(-66, -34, 136, 6), box(-66, -72, 136, 6), box(-68, -80, 6, 80), box(66, -80, 6, 80))
        + trace(palette.cloth, "M4-62H36V-40Q36-22 20-14Q4-22 4-40Z")
        + trace(palette.cloth_shade, "M20-62H36V-40Q36-22 20-14Z")
        + trace(palette.gold, "M17-60H23V-20L20-16L17-20ZM5-46H35V-40H5Z")
    )


def target(brush: Brush) -> str:
    palette = brush.palette
    return (
        line(palette.wood_shade, 4, "M-26 0L-8-80M26 0L8-80M0-80L14 0")
        + circle(0, -58, 38, palette.wheat)
        + circle(0, -58, 28, palette.cloth)
        + circle(0, -58, 18, palette.linen)
        + circle(0, -58, 8, palette.cloth)
        + line(palette.dark, 2, "M4-60L-34-72M-6-50L-40-54")
    )


MOTIFS: Final[tuple[Motif, ...]] = (
    crane, scaffold, gantry, ladder, tents, pavilion, banner, banners, gonfalon, cannon, bonfire, weapons, target,
)  # fmt: skip
