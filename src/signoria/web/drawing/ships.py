"""Ships and boats, and what stands at the water. They sail to the right."""

from typing import Final

from signoria.web.drawing.brush import Brush, Motif
from signoria.web.drawing.canvas import circle, line, put, trace
from signoria.web.drawing.outlines import arch, box, disc


def cog(brush: Brush) -> str:
    """A round ship of merchants under full sail."""
    palette = brush.palette
    return (
        line(palette.wood_shade, 3, "M-4-24V-112M-44-30V-78M48-34L74-58")
        + trace(palette.linen, "M-36-96C-22-102 14-102 28-96C40-76 38-56 30-40C12-46-18-46-34-40C-24-58-24-78-36-96Z")
        + trace(palette.linen_shade, "M4-100C14-100 22-98 28-96C40-76 38-56 30-40C24-42 16-43 8-44C18-62 16-82 4-100Z")
        + trace(palette.cloth, "M-14-70L-2-84L12-70L-2-56Z")
        + trace(palette.linen, "M-58-74L-40-78C-34-66-36-52-40-44L-58-46C-54-56-54-66-58-74Z")
        + trace(palette.wood, "M-76-40H-40V-26C-12-20 18-22 46-34L78-42C72-18 58 0 40 0H-42C-62 0-72-16-76-40Z")
        + trace(
            palette.wood_shade,
            "M-70-20C-30-12 30-14 72-26C66-8 54 0 40 0H-42C-56 0-66-8-70-20Z",
            "M-76-40H-40V-34H-76ZM46-34L78-42L77-37L46-29Z",
        )
        + line(palette.gold, 1.6, "M-74-28C-30-18 30-20 74-34")
        + trace(palette.cloth, "M-4-112C6-116 14-108 24-112L20-106L24-101C14-98 6-106-4-102Z")
    )


def galley(brush: Brush) -> str:
    """A long war galley with lateen sail, oars and ram."""
    palette = brush.palette
    oars = [f"M{x}-12L{x - 16} 6" for x in range(-60, 62, 11)]
    return (
        line(palette.wood_shade, 2.6, "M-8-20V-88")
        + line(palette.wood_shade, 2.4, "M-58-44L52-112")
        + trace(palette.linen, "M-56-43L50-110C44-76 36-46 20-28C-2-36-30-42-56-43Z")
        + trace(palette.linen_shade, "M50-110C44-76 36-46 20-28C14-31 6-33-2-35C22-54 38-80 50-110Z")
        + trace(palette.cloth, "M8-62H14V-70H20V-62H28V-56H20V-44H14V-56H8Z")
        + trace(palette.wood, "M-100-34C-96-28-88-22-76-22H84L118-16L84-6C60 0-60 0-78-2C-92-8-100-20-100-34Z")
        + trace(
            palette.cloth, box(-76, -24, 160, 6), "M-102-34C-104-46-96-50-90-52L-70-50L-74-24H-84C-92-24-98-28-102-34Z"
        )
        + trace(palette.wood_shade, "M-92-12C-60-6 60-6 96-12L84-6C60 0-60 0-78-2C-84-4-88-8-92-12Z")
        + line(palette.wood_shade, 1.6, *oars)
        + trace(palette.gold, "M84-24L94-30L98-22L118-16L84-18Z")
        + line(palette.wood_shade, 1.6, "M-94-52V-74")
        + trace(palette.gold, "M-93-74L-72-70L-93-64Z")
    )


def boat(brush: Brush) -> str:
    """A river boat with a boatman at his pole."""
    palette = brush.palette
    return (
        line(palette.wood_shade, 2.4, "M-18-86L-44 8")
        + trace(palette.cloth, "M-22-28L-20-62C-18-68-10-68-8-62L-4-28Z")
        + circle(-14, -72, 6, palette.skin)
        + trace(palette.wheat_shade, "M-26-74C-18-82-8-82-2-74Z")
        + line(palette.cloth_shade, 4.5, "M-14-60L-24-52")
        + trace(palette.linen, "M14-24C16-42 40-42 44-24Z")
        + trace(palette.wood, "M-82-34C-70-26 60-26 84-36C78-12 64 0 46 0H-46C-64 0-76-14-82-34Z")
        + trace(palette.wood_shade, "M-74-18C-40-10 40-10 76-20C70-6 60 0 46 0H-46C-58 0-68-8-74-18Z")
    )


def barge(brush: Brush) -> str:
    """A flat barge with a load of stone."""
    palette = brush.palette
    return (
        trace(palette.marble, box(-60, -44, 34, 22), box(-22, -50, 38, 28), box(22, -40, 34, 18))
        + trace(palette.marble_shade, box(-36, -44, 10, 22), box(4, -50, 12, 28), box(46, -40, 10, 18))
        + trace(palette.wood, "M-100-26H100C96-8 84 0 72 0H-72C-86 0-96-10-100-26Z")
        + trace(palette.wood_shade, "M-96-14H96C90-4 82 0 72 0H-72C-84 0-92-6-96-14Z")
    )


def quay(brush: Brush) -> str:
    """A stone quay with rings and steps."""
    palette = brush.palette
    return (
        trace(palette.stone, "M-200-30H110V0H-200Z")
        + trace(palette.stone_shade, "M-200-16H110V0H-200ZM70-30H110V0H70Z")
        + trace(palette.marble, "M-200-36H116V-29H-200Z")
        + trace(palette.wood_shade, box(94, -52, 8, 22), box(40, -48, 7, 18))
    )


def lighthouse(brush: Brush) -> str:
    palette = brush.palette
    return (
        trace(palette.rock, "M-60 0L-40-16L-14-14L20-18L44-10L66 0Z")
        + trace(palette.stone, "M-16-14L-11-78H11L16-14Z", box(-15, -82, 30, 5))
        + trace(palette.stone_shade, "M3-14V-78H11L16-14Z")
        + trace(palette.gold, box(-8, -94, 16, 12))
        + trace(palette.roof, "M-12-94L0-106L12-94Z")
        + trace(palette.dark, box(-4, -60, 4, 9), box(-4, -36, 4, 9), box(-1, -94, 2, 12))
    )


def lock(brush: Brush) -> str:
    """A canal lock: two gates between walls of stone, water high behind them."""
    palette = brush.palette
    return (
        trace(palette.water, "M-50-60H50V0H-50Z")
        + trace(palette.wood, "M-52-64L-2-52V0H-52ZM52-64L2-52V0H52Z")
        + trace(
            palette.wood_shade,
            "M2-52L52-64V0H28V-58ZM-52-40L-2-30V-26L-52-36ZM52-40L2-30V-26L52-36ZM-52-14L-2-8V-4L-52-10ZM52-14L2-8V-4L52-10Z",
        )
        + trace(palette.stone, box(-110, -76, 58, 76), box(52, -76, 58, 76))
        + trace(palette.stone_shade, box(84, -76, 26, 76), box(-64, -76, 12, 76))
        + trace(palette.marble, box(-114, -82, 66, 8), box(48, -82, 66, 8))
        + line(palette.wood_shade, 5, "M-2-58L-90-88M2-58L90-88")
        + line(palette.water_light, 3, "M-4-26C-14-16-14-8-16 0M4-26C12-16 14-8 16 0M0-26V0")
    )


def loading_crane(brush: Brush) -> str:
    """A harbour crane with a bale on its hook."""
    palette = brush.palette
    return (
        trace(palette.wood, "M-22 0L-16-60H16L22 0Z")
        + trace(palette.wood_shade, "M4 0L4-60H16L22 0Z")
        + trace(palette.roof, "M-22-58L0-84L24-58Z")
        + line(palette.wood_shade, 5, "M-2-64L70-104")
        + line(palette.ink, 1.4, "M68-103V-52")
        + trace(palette.linen, box(54, -52, 28, 22))
        + line(palette.cloth, 2, "M64-52V-30M54-42H82")
        + trace(palette.dark, arch(-4, 0, 14, 30))
    )


def waves(brush: Brush) -> str:
    """Curling waves, as on old maps."""
    palette = brush.palette
    return line(
        palette.water_light,
        3,
        "M-80 0C-60-20-40-20-40-6C-46-12-54-6-48 0M-30 0C-10-20 10-20 10-6C4-12-4-6 2 0M20 0C40-20 60-20 60-6C54-12 46-6 52 0",
    )


def fleet(brush: Brush) -> str:
    return put(galley(brush), -90, -16, 0.7) + put(galley(brush), 84, -20, 0.62) + put(galley(brush), 0, 4, 0.9)


def net(brush: Brush) -> str:
    """Corks and a mooring post."""
    palette = brush.palette
    return (
        trace(palette.wood_shade, box(-4, -60, 8, 60), box(18, -44, 7, 44))
        + line(palette.wood, 2, "M0-50C10-36 16-36 21-40")
        + trace(palette.cloth, disc(0, -60, 5))
    )


MOTIFS: Final[tuple[Motif, ...]] = (
    cog, galley, boat, barge, quay, lighthouse, lock, loading_crane, waves, fleet, net,
)  # fmt: skip
