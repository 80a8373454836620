"""Every motif and every band by name, for pictures that are written down as lists."""

from collections.abc import Iterable
from typing import Final

from signoria.web.drawing import (
    animals,
    buildings,
    forts,
    furniture,
    interiors,
    landmarks,
    landscape,
    nature,
    people,
    ships,
    works,
    workshops,
)
from signoria.web.drawing.brush import Band, Motif


def named(motifs: Iterable[Motif]) -> dict[str, Motif]:
    return {motif.__name__: motif for motif in motifs}


MOTIFS: Final[dict[str, Motif]] = {
    **named(nature.MOTIFS),
    **named(buildings.MOTIFS),
    **named(landmarks.MOTIFS),
    **named(forts.MOTIFS),
    **named(animals.MOTIFS),
    **named(ships.MOTIFS),
    **named(workshops.MOTIFS),
    **named(works.MOTIFS),
    **named(furniture.MOTIFS),
    **people.MOTIFS,
}

BANDS: Final[dict[str, Band]] = {band.__name__: band for band in (*landscape.BANDS, *interiors.BANDS)}
