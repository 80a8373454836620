"""Heads in profile, with what people wear on them."""

from typing import Final

from signoria.web.drawing.canvas import circle, line, trace
from signoria.web.drawing.dress import cloth_of
from signoria.web.drawing.outlines import disc
from signoria.web.drawing.palette import Palette

FACE: Final = "M-5-91C-5-97 4-98 6-93L6.500-90.500L9-87L7.200-86.200L7.400-84L6-82.500L5.600-80.500C4-79.500 2-80 1.200-80.500L2-75H-5L-4-82C-6-85-6-88-5-91Z"
EYE_AND_MOUTH: Final = "M3.600-89.500h1.800M5.200-83.800l1.800-.2"
HAIR: Final = "M5.500-93C5-99-8-100-8-90C-8-85-7-82-8-79L-2-79.500C-1-83 0-87 1-91.500Z"


def face(palette: Palette, hair: str) -> str:
    return (
        trace(palette.skin, FACE)
        + trace(palette.skin_shade, "M1.200-80.500L2-75H-5L-4-81C-2-79 0-79 1.200-80.500Z")
        + trace(hair, HAIR)
        + line(palette.dark, 0.8, EYE_AND_MOUTH)
    )


def cap(palette: Palette, dye: str) -> str:
    """The flat red cap of Florence."""
    fill, shade = cloth_of(palette, dye)
    return (
        face(palette, palette.hair)
        + trace(fill, "M-8-93C-9-103 6-104 7.500-95C3-95-3-95-8-93Z")
        + trace(shade, "M-8.500-93C-3-96 3-96 8-95.500V-93.500C3-94-3-93.500-8-91Z")
    )


def chaperon(palette: Palette, dye: str) -> str:
    """A rolled hood whose long tail falls on the shoulder."""
    fill, shade = cloth_of(palette, dye)
    return (
        face(palette, palette.hair)
        + trace(shade, "M-9-95C-15-90-14-78-11-68L-5-70C-8-78-8-86-5-93Z")
        + trace(fill, "M-11-95C-12-101-4-105 2-104C9-104 11-98 9-94C3-97-4-97-11-95Z")
        + trace(shade, "M-11-95C-4-98 3-98 9-94C9-92 8-91 7-91C2-94-5-94-10-92Z")
    )


def bare(palette: Palette, dye: str) -> str:
    return face(palette, palette.hair)


def curls(palette: Palette, dye: str) -> str:
    """Long fair or dark hair to the shoulders."""
    return trace(palette.gold_shade, "M5-93C5-101-10-102-10-90C-11-84-11-78-13-73L-3-74C-1-80 0-86 1-91.500Z") + face(
        palette, palette.gold_shade
    )


def tonsure(palette: Palette, dye: str) -> str:
    """A ring of hair around a bare crown, over a cowl."""
    fill, shade = cloth_of(palette, dye)
    return (
        trace(shade, "M-13-77C-14-84-8-85-4-81L4-76L6-72L-10-72Z")
        + trace(palette.skin, FACE)
        + trace(palette.skin, "M-6-92C-5-99 4-99 6-93Z")
        + trace(palette.hair, "M5.800-92.500C2-94-5-94-7-90C-8-86-6-83-5-82L-1-84C0-88 2-90 5.800-90.500Z")
        + line(palette.dark, 0.8, "M3.600-89h1.600M5.200-83.800l1.800-.2")
        + trace(fill, "M-13-77C-8-80 2-79 7-74L4-70H-11Z")
    )


def cowl(palette: Palette, dye: str) -> str:
    """A hood drawn over the head."""
    fill, shade = cloth_of(palette, dye)
    return (
        face(palette, palette.hair)
        + trace(fill, "M4-80C2-84 1-92 6-96C2-104-10-103-11-91C-11-84-12-78-10-73H6Z")
        + trace(shade, "M4-80C2-84 1-92 6-96C0-97-4-92-2-84L-1-74H6Z")
    )


def veil(palette: Palette, dye: str) -> str:
    """A nun's or a widow's veil over a white wimple."""
    fill, shade = cloth_of(palette, dye)
    return (
        face(palette, palette.linen)
        + trace(palette.linen, "M3-94C-2-92-3-86-2-82C0-79 3-78 6-79.500L5-73H-8C-10-84-8-96 3-94Z")
        + trace(fill, "M6-96C2-103-10-102-11-90C-12-80-15-72-18-64H-6C-8-74-6-84-4-88C-2-93 2-96 6-96Z")
        + trace(shade, "M-11-80C-13-74-15-70-18-64H-12C-11-70-10-76-11-80Z")
    )


def snood(palette: Palette, dye: str) -> str:
    """A lady's plaited hair with pearls."""
    return (
        trace(palette.gold_shade, "M-4-96C-12-98-15-90-12-85C-14-80-9-78-6-82L-2-90Z")
        + face(palette, palette.gold_shade)
        + line(palette.snow, 1.2, "M-3-99C-1-94-2-90-6-84")
        + trace(palette.snow, "".join(disc(x, y, 0.9) for x, y in ((4, -77), (1, -76), (-2, -76), (0, -99.5))))
    )


def straw(palette: Palette, dye: str) -> str:
    """A broad straw hat."""
    return (
        face(palette, palette.hair)
        + trace(palette.wheat, "M-8-95C-7-104 6-104 7-96Z")
        + trace(palette.wheat_shade, "M-16-92C-6-98 6-99 15-94C6-94-6-94-16-92Z")
        + trace(palette.wheat, "M-16-93C-6-99 6-100 15-95C6-96-6-95-16-93Z")
    )


def galero(palette: Palette, dye: str) -> str:
    """A cardinal's broad hat with its cords."""
    fill, shade = cloth_of(palette, dye)
    return (
        face(palette, palette.hair)
        + trace(fill, "M-8-95C-7-102 5-102 7-96Z")
        + trace(shade, "M-19-92C-8-98 8-99 18-94C8-92-8-91-19-92Z")
        + line(fill, 1.2, "M-6-92C-8-84-7-78-4-72M-4-72l-2 6M-4-72l0 7M-4-72l3 6")
    )


def mitre(palette: Palette, dye: str) -> str:
    return (
        face(palette, palette.linen_shade)
        + trace(palette.linen, "M-9-94L-10-104L-1-116L8-104L7-95C2-96-4-96-9-94Z")
        + trace(palette.linen_shade, "M2-112L8-104L7-95L3-95.500Z")
        + line(palette.gold, 1.6, "M-9-96C-4-98 2-98 7-97M-1-113V-98")
        + trace(palette.linen_shade, "M-8-93L-12-76L-8-75L-5-92Z")
    )


def tiara(palette: Palette, dye: str) -> str:
    """The pope's triple crown."""
    return (
        face(palette, palette.linen_shade)
        + trace(palette.linen, "M-8-94C-11-106-6-117-1-119C4-117 9-106 7-95Z")
        + trace(
            palette.gold,
            "M-9-97L-9-101L-5-99L-1-102L3-99L8-101L7.500-97C2-98-4-98-9-97ZM-9-104L-8-108L-5-106L-1-109L3-106L7-108L7.500-104ZM-6-111L-5-115L-1-113L3-115L4-111Z",
        )
        + circle(-1, -120, 1.8, palette.gold)
    )


def crown(palette: Palette, dye: str) -> str:
    return (
        trace(palette.hair, "M-8-90C-10-84-10-78-9-73L-2-75V-84Z")
        + face(palette, palette.hair)
        + trace(palette.gold, "M-8.500-93L-9.500-103L-5-98L-1.500-105L2-99L7.500-103L7-95C2-96-4-96-8.500-93Z")
        + trace(palette.hair, "M6-83.500L6-78L1-76L0-80Z")
    )


def sallet(palette: Palette, dye: str) -> str:
    """A steel helmet with a plume."""
    fill, _ = cloth_of(palette, dye)
    return (
        face(palette, palette.hair)
        + trace(palette.steel, "M-9-90C-11-104 8-106 9-92L3-92L1-86L0-80L-4-78L-13-77Z")
        + trace(palette.steel_shade, "M-9-90L-4-88L0-80L-4-78L-13-77ZM3-92L1-86L-1-90Z")
        + trace(fill, "M0-102C-4-112-16-112-22-102C-16-104-10-102-6-99Z")
    )


def morion(palette: Palette, dye: str) -> str:
    """A plain kettle hat."""
    return (
        face(palette, palette.hair)
        + trace(palette.steel, "M-8-95C-8-105 7-105 7-95Z")
        + trace(palette.steel_shade, "M-14-92C-6-97 6-97 13-92C6-94-6-94-14-92Z")
    )


def plumed(palette: Palette, dye: str) -> str:
    """A soft hat with a feather."""
    fill, shade = cloth_of(palette, dye)
    return (
        face(palette, palette.hair)
        + trace(fill, "M-11-94C-11-103 6-106 10-97C4-97-4-96-11-94Z")
        + trace(shade, "M-11-94C-4-97 4-98 10-97L9-94.500C3-95.500-4-95-10-92Z")
        + trace(palette.linen, "M-4-100C-10-110-20-108-25-100C-19-102-14-99-8-96Z")
    )


def turban(palette: Palette, dye: str) -> str:
    fill, _ = cloth_of(palette, dye)
    return (
        face(palette, palette.black)
        + trace(palette.black, "M6-84L7-78L2-74L-2-79L0-82Z")
        + trace(palette.linen, "M-11-95C-13-106 9-108 10-96C6-91-7-90-11-95Z")
        + trace(palette.linen_shade, "M-10-97C-4-96 4-97 10-99L10-96C6-91-7-90-11-95Z")
        + trace(fill, "M-3-104C-3-110 4-110 4-104Z")
    )


def laurel(palette: Palette, dye: str) -> str:
    leaves = "".join(f"M{x} {y}l3-4l2 3Z" for x, y in ((-8, -92), (-5, -95), (-1, -97), (3, -97)))
    return face(palette, palette.hair) + line(palette.leaf, 1.8, "M-8-90C-6-95 2-97 6-94") + trace(palette.leaf, leaves)


def beard(palette: Palette, dye: str) -> str:
    """An old man with a long beard."""
    return (
        face(palette, palette.linen_shade)
        + trace(palette.linen_shade, "M7-83.500C9-77 7-70 4-66C0-69-2-75-1-83L3-82Z")
        + trace(palette.linen, "M6-82C6-77 6-72 4-68C2-72 1-77 2-82Z")
    )


HEADS: Final = {
    "cap": cap, "chaperon": chaperon, "bare": bare, "curls": curls, "tonsure": tonsure, "cowl": cowl, "veil": veil,
    "snood": snood, "straw": straw, "galero": galero, "mitre": mitre, "tiara": tiara, "crown": crown, "sallet": sallet,
    "morion": morion, "plumed": plumed, "turban": turban, "laurel": laurel, "beard": beard,
}  # fmt: skip
