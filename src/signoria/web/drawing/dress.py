"""What people wear. The shade of a dress lies on the right, also when somebody looks to the left."""

from typing import Final

from signoria.web.drawing.canvas import line, trace
from signoria.web.drawing.outlines import box
from signoria.web.drawing.palette import DYES, Palette, dyed


def cloth_of(palette: Palette, dye: str) -> tuple[str, str]:
    """A dye and its shade."""
    coloured = dyed(palette, dye) if dye in DYES else palette
    return coloured.cloth, coloured.cloth_shade


def robe(palette: Palette, dye: str, mirrored: bool) -> str:
    """A long gown with two deep folds."""
    fill, shade = cloth_of(palette, dye)
    side = (
        "M-5-77C-11-75-15-68-15-58L-21 0H-9C-11-30-9-54-5-77Z"
        if mirrored
        else "M4-77C9-75 14-68 14-60L19 0H8C10-30 8-54 4-77Z"
    )
    return trace(fill, "M-7-78C-13-76-16-68-16-58L-21 0C-8 2 8 2 19 0L14-60C14-68 10-76 4-78Z") + trace(
        shade, side, "M-4 0L-6-38L0-1ZM-14-1L-11-40L-10-1Z"
    )


def mantle(palette: Palette, dye: str, mirrored: bool) -> str:
    """A gown under an open cloak with a gold hem."""
    fill, shade = cloth_of(palette, dye)
    return (
        robe(palette, "linen", mirrored)
        + trace(
            fill,
            "M-8-78C-16-76-19-66-20-56L-27 0H-6C-10-30-8-56 0-74L4-78ZM5-77C11-74 15-66 16-56L24 0H15C12-30 11-54 5-77Z",
        )
        + trace(shade, "M-20-30L-24-1H-17ZM-12-40L-14-1H-8ZM16-40L24 0H18Z")
        + line(palette.gold, 1.4, "M-6 0C-10-30-8-56 0-74M15 0C12-30 11-54 5-77")
    )


def tunic(palette: Palette, dye: str, mirrored: bool) -> str:
    """A belted tunic over hose."""
    fill, shade = cloth_of(palette, dye)
    side = (
        "M-5-77C-11-74-12-66-11-56L-15-34H-7C-9-50-8-64-5-77Z"
        if mirrored
        else "M4-77C9-74 11-66 10-56L14-34H6C8-50 7-64 4-77Z"
    )
    return (
        trace(palette.black, "M-11-38L-10-4H-13V0H0L-2-4L0-34ZM1-38L5-4V0H15L11-4L11-38Z")
        + trace(palette.black_shade, "M5-38L8-4H11L11-38Z")
        + trace(fill, "M-6-78C-12-75-13-66-11-56L-16-33C-6-30 6-30 15-33L10-56C11-66 9-75 4-78Z")
        + trace(shade, side)
        + trace(palette.wood_shade, "M-12-57C-4-54 4-54 10-57V-53C4-51-4-51-12.500-53Z")
    )


def doublet(palette: Palette, dye: str, mirrored: bool) -> str:
    """A short padded doublet with a cape, and hose of two colours."""
    fill, shade = cloth_of(palette, dye)
    return (
        trace(fill, "M-10-46L-10-4H-13V0H0L-2-4L0-42Z")
        + trace(palette.linen_shade, "M1-46L4-4V0H15L10-4L11-46Z")
        + trace(shade, "M-9-78C-20-72-24-52-24-34C-18-32-12-34-8-38L-4-76Z")
        + trace(fill, "M-6-78C-12-75-12-66-10-58L-14-44C-5-41 5-41 13-44L9-58C11-66 9-75 4-78Z")
        + trace(shade, "M3-77C8-74 10-66 9-58L13-44H6C8-54 7-66 3-77Z")
        + line(palette.gold, 1.2, "M-11-57C-4-55 4-55 9-57")
    )


def armour(palette: Palette, dye: str, mirrored: bool) -> str:
    """Plate from neck to foot under a short surcoat."""
    fill, shade = cloth_of(palette, dye)
    return (
        trace(palette.steel, "M-11-40L-10-24L-12-4H-15V0H0L-2-4L-1-24L0-38ZM1-40L3-24L4-4V0H16L11-4L10-24L11-40Z")
        + trace(
            palette.steel_shade,
            "M-4-40L-3-24L-4-4L-2 0H0L-2-4L-1-24L0-38ZM7-40L7-24L8-4L12 0H16L11-4L10-24L11-40ZM-11-25H-1V-22H-11ZM3-25H10V-22H3Z",
        )
        + trace(palette.steel, "M-8-79C-15-76-15-66-11-56L10-56C13-66 11-76 5-79Z")
        + trace(palette.steel_shade, "M3-78C10-75 12-66 9-56H3C6-64 6-72 3-78Z")
        + trace(fill, "M-11-64L-15-35C-6-32 6-32 14-35L10-64Z")
        + trace(shade, "M4-64H10L14-35H7Z")
        + trace(palette.wood_shade, box(-12.5, -58, 23.5, 3))
    )


def habit(palette: Palette, dye: str, mirrored: bool) -> str:
    """A friar's habit with a cord."""
    return robe(palette, dye, mirrored) + line(palette.linen, 1.4, "M-15-52C-6-49 6-49 14-52M6-50V-24M8-50V-30")


def gown(palette: Palette, dye: str, mirrored: bool) -> str:
    """A lady's gown with a high waist and a train."""
    fill, shade = cloth_of(palette, dye)
    return (
        trace(fill, "M-6-77C-10-74-10-66-8-60C-16-40-26-16-34 0C-12 3 6 2 20 0C16-22 11-44 7-60C9-68 8-75 4-77Z")
        + trace(shade, "M4-60C10-40 14-20 20 0H8C8-22 6-42 4-60ZM-6-54C-10-36-14-18-20 1H-12C-9-18-7-36-6-54Z")
        + line(palette.gold, 1.5, "M-8-60C-3-58 3-58 7-60M-34-1C-12 2 6 1 20-1")
    )


DRESSES: Final = {
    "robe": robe, "mantle": mantle, "tunic": tunic, "doublet": doublet, "armour": armour, "habit": habit, "gown": gown,
}  # fmt: skip
