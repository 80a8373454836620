"""People in profile, as the painters of the time drew them: a dress, a head, arms that do something, a thing in hand.

They look to the right; mirrored they look to the left.
"""

from dataclasses import dataclass
from typing import Final

from signoria.web.drawing.brush import Brush, Motif
from signoria.web.drawing.canvas import circle, dots, line
from signoria.web.drawing.dress import DRESSES, cloth_of
from signoria.web.drawing.heads import HEADS
from signoria.web.drawing.held import HELD


@dataclass(frozen=True)
class Figure:
    """Who somebody is, in the parts that are drawn."""

    dress: str = "robe"
    dye: str = "red"
    sleeve: str = "red"
    head: str = "cap"
    hat: str = "red"
    arms: str = "forward"
    held: str = ""


# Where the arm bends and where the hand is.
ARMS: Final = {
    "down": ((2, -56), (5, -41)),
    "forward": ((6, -55), (21, -57)),
    "raised": ((13, -62), (20, -84)),
    "pointing": ((12, -64), (30, -72)),
    "praying": ((5, -56), (16, -67)),
    "low": ((7, -54), (19, -44)),
    "hip": ((12, -60), (4, -50)),
    "working": ((5, -58), (24, -66)),
}


def figure(who: Figure) -> Motif:
    """The motif that draws somebody."""

    def drawn(brush: Brush) -> str:
        palette = brush.palette
        elbow, hand = ARMS[who.arms]
        _, sleeve = cloth_of(palette, who.sleeve)
        thing = HELD[who.held](palette, *hand) if who.held else ""
        reach = f"M-2-71L{elbow[0]} {elbow[1]}L{hand[0] - 2} {hand[1]}"
        return (
            DRESSES[who.dress](palette, who.dye, brush.mirrored)
            + HEADS[who.head](palette, who.hat)
            + thing
            + line(sleeve, 7.5, reach)
            + circle(hand[0], hand[1], 3.1, palette.skin)
        )

    return drawn


FIGURES: Final[dict[str, Figure]] = {
    "noble": Figure("mantle", "purple", "purple", "chaperon", "red", "forward", "scroll"),
    "governor": Figure("robe", "red", "red", "chaperon", "red", "pointing"),
    "merchant": Figure("robe", "green", "green", "cap", "red", "forward", "purse"),
    "banker": Figure("robe", "blue", "blue", "chaperon", "black", "working", "coin"),
    "clerk": Figure("robe", "black", "black", "cap", "black", "working", "quill"),
    "patron": Figure("mantle", "red", "red", "cap", "red", "pointing"),
    "architect": Figure("robe", "blue", "blue", "cap", "blue", "working", "compass"),
    "painter": Figure("tunic", "green", "green", "cap", "red", "working", "brush"),
    "sculptor": Figure("tunic", "linen", "linen", "beard", "red", "working", "mallet"),
    "stonemason": Figure("tunic", "blue", "blue", "bare", "red", "raised", "mallet"),
    "smith": Figure("tunic", "brick", "brick", "bare", "red", "raised", "hammer"),
    "carpenter": Figure("tunic", "wood", "wood", "cap", "blue", "low", "saw"),
    "weaver": Figure("tunic", "red", "red", "cap", "black", "forward"),
    "artisan": Figure("tunic", "red", "red", "cap", "blue", "forward", "goblet"),
    "scholar": Figure("robe", "black", "black", "cap", "red", "forward", "book"),
    "poet": Figure("robe", "red", "red", "laurel", "red", "forward", "book"),
    "peasant": Figure("tunic", "wood", "wood", "straw", "red", "working", "hoe"),
    "farmer": Figure("tunic", "blue", "blue", "straw", "red", "low", "sickle"),
    "sower": Figure("tunic", "brick", "brick", "straw", "red", "pointing"),
    "beggar": Figure("robe", "wood", "wood", "beard", "red", "forward", "bowl"),
    "cripple": Figure("tunic", "brick", "brick", "bare", "red", "forward", "staff"),
    "maid": Figure("gown", "blue", "blue", "veil", "linen", "forward", "bread"),
    "dame": Figure("gown", "red", "red", "snood", "red", "forward", "flower"),
    "paramour": Figure("gown", "blue", "linen", "snood", "red", "raised", "mirror"),
    "lady": Figure("gown", "green", "green", "snood", "red", "forward"),
    "gallant": Figure("doublet", "purple", "purple", "plumed", "purple", "forward", "lute"),
    "page": Figure("doublet", "green", "green", "curls", "red", "forward"),
    "preacher": Figure("habit", "black", "black", "cowl", "black", "raised", "cross"),
    "friar": Figure("habit", "wood", "wood", "tonsure", "wood", "praying"),
    "monk": Figure("habit", "linen", "linen", "tonsure", "linen", "forward", "staff"),
    "hermit": Figure("habit", "wood", "wood", "beard", "wood", "forward", "staff"),
    "pilgrim": Figure("habit", "brick", "brick", "straw", "red", "forward", "staff"),
    "abbess": Figure("habit", "black", "black", "veil", "black", "forward", "crozier"),
    "nun": Figure("habit", "black", "black", "veil", "black", "praying"),
    "bishop": Figure("mantle", "purple", "purple", "mitre", "red", "forward", "crozier"),
    "cardinal": Figure("robe", "red", "red", "galero", "red", "praying"),
    "prelate": Figure("robe", "red", "red", "galero", "red", "pointing"),
    "pope": Figure("mantle", "red", "linen", "tiara", "red", "raised", "keys"),
    "king": Figure("mantle", "blue", "blue", "crown", "red", "forward", "sceptre"),
    "ambassador": Figure("mantle", "blue", "blue", "chaperon", "black", "forward", "scroll"),
    "envoy": Figure("robe", "green", "green", "turban", "red", "forward", "casket"),
    "sultan": Figure("mantle", "green", "green", "turban", "red", "pointing"),
    "traveller": Figure("robe", "gold", "gold", "turban", "blue", "forward", "goblet"),
    "messenger": Figure("doublet", "red", "red", "plumed", "red", "forward", "letter"),
    "courier": Figure("doublet", "blue", "blue", "plumed", "blue", "forward", "letter"),
    "herald": Figure("doublet", "red", "red", "plumed", "blue", "raised", "trumpet"),
    "drummer": Figure("doublet", "green", "green", "plumed", "red", "low", "drum"),
    "recruit": Figure("tunic", "green", "green", "bare", "red", "down"),
    "lad": Figure("tunic", "brick", "brick", "cap", "blue", "down"),
    "sergeant": Figure("armour", "red", "red", "morion", "red", "forward", "halberd"),
    "soldier": Figure("armour", "red", "steel", "morion", "red", "forward", "pike"),
    "guard": Figure("armour", "blue", "steel", "morion", "blue", "forward", "halberd"),
    "mercenary": Figure("doublet", "red", "gold", "plumed", "red", "forward", "halberd"),
    "crossbowman": Figure("tunic", "blue", "blue", "morion", "red", "forward", "crossbow"),
    "warlord": Figure("armour", "purple", "steel", "sallet", "purple", "forward", "baton"),
    "knight": Figure("armour", "red", "steel", "sallet", "red", "forward", "greatsword"),
    "captain": Figure("armour", "blue", "steel", "plumed", "blue", "pointing"),
    "general": Figure("armour", "red", "steel", "bare", "red", "pointing", "baton"),
    "hero": Figure("armour", "gold", "steel", "curls", "red", "raised", "sword"),
    "crusader": Figure("armour", "linen", "steel", "sallet", "red", "forward", "crossbanner"),
    "worker": Figure("tunic", "linen", "linen", "bare", "red", "working", "pick"),
    "digger": Figure("tunic", "brick", "brick", "straw", "red", "low", "spade"),
    "porter": Figure("tunic", "green", "green", "bare", "red", "raised", "sack"),
    "fencer": Figure("doublet", "linen", "linen", "bare", "red", "pointing", "foil"),
    "squire": Figure("doublet", "red", "red", "curls", "red", "pointing", "foil"),
    "miner": Figure("tunic", "black", "black", "cowl", "wood", "working", "pick"),
}  # fmt: skip


MOTIFS: Final[dict[str, Motif]] = {name: figure(who) for name, who in FIGURES.items()}


def crowd(brush: Brush) -> str:
    """Heads and shoulders of many people, seen from afar."""
    palette, chance = brush.palette, brush.chance
    dyes = chance.sample(("red", "blue", "green", "black", "purple", "brick", "wood"), 4)
    people = []
    for row in range(2):
        places = [
            (-104 + at * 23 + row * 12 + chance.uniform(-3, 3), -52 + row * 24 + chance.uniform(-4, 4))
            for at in range(10)
        ]
        for at, dye in enumerate(dyes):
            people.append(line(cloth_of(palette, dye)[0], 19, *(f"M{x:.0f} 0V{y + 17:.0f}" for x, y in places[at::4])))
        people.append(dots(palette.hair, 12.0, ((x - 1, y - 1) for x, y in places)))
        people.append(dots(palette.skin, 9.0, ((x + 1, y + 1) for x, y in places)))
    return "".join(people)


def pikemen(brush: Brush) -> str:
    """A company of foot with pikes, helmets row on row."""
    palette, chance = brush.palette, brush.chance
    pikes, rows = [], []
    for row in range(3):
        places = [(-96 + at * 24 + row * 12 + chance.uniform(-2, 2), -38.0 + row * 15) for at in range(9 - row)]
        pikes += [f"M{x + 6:.0f} {y:.0f}l{chance.uniform(9, 13):.0f}-74" for x, y in places]
        if row == 2:
            rows.append(line(palette.black, 4.5, *(f"M{x - 4:.0f}-14V-2m8-12v12" for x, _ in places)))
        rows.append(
            line(palette.cloth, 15, *(f"M{x:.0f}-19V{y + 12:.0f}" for x, y in places))
            + line(palette.cloth_shade, 6, *(f"M{x + 4:.0f}-17V{y + 14:.0f}" for x, y in places))
            + dots(palette.skin, 9.0, ((x + 1, y + 3) for x, y in places))
            + line(palette.steel, 5.5, *(f"M{x - 4:.0f} {y - 1:.0f}q4-9 8 0" for x, y in places))
        )
    return line(palette.wood_shade, 1.6, *pikes) + "".join(rows)


MOTIFS.update(crowd=crowd, pikemen=pikemen)
