"""The colours of our drawings: warm paper and stone, terracotta, olive, slate, and gold for what matters.

Shadows are darker layers of the same hue. By candle the same places are seen in other colours.
"""

from dataclasses import asdict, dataclass, replace
from typing import Final


@dataclass(frozen=True)
class Palette:
    """What a motif paints with; `_shade` is the side away from the light."""

    sky: str
    sky_low: str
    sun: str
    hills_far: str
    hills: str
    field: str
    field_shade: str
    cypress: str
    olive: str
    water: str
    water_light: str
    stone: str
    stone_shade: str
    marble: str
    marble_shade: str
    plaster: str
    plaster_shade: str
    brick: str
    brick_shade: str
    roof: str
    roof_shade: str
    wood: str
    wood_shade: str
    ink: str
    cloth: str
    cloth_shade: str
    gold: str
    gold_shade: str
    snow: str
    cloud: str
    rock: str
    rock_shade: str
    road: str
    gravel: str
    leaf: str
    leaf_shade: str
    wheat: str
    wheat_shade: str
    blue: str
    blue_shade: str
    green: str
    green_shade: str
    purple: str
    purple_shade: str
    linen: str
    linen_shade: str
    black: str
    black_shade: str
    skin: str
    skin_shade: str
    hair: str
    steel: str
    steel_shade: str
    fire: str
    wall: str
    wall_shade: str
    floor: str
    floor_shade: str
    dark: str
    shadow: str
    paper: str


DAY: Final = Palette(
    sky="#f3d9a4",
    sky_low="#fbf0d6",
    sun="#fdf1cc",
    hills_far="#cfcca6",
    hills="#a9b184",
    field="#8f9c63",
    field_shade="#75844f",
    cypress="#3e5a3f",
    olive="#7d8a58",
    water="#7fa3a5",
    water_light="#cfe0da",
    stone="#d9b98a",
    stone_shade="#b8945f",
    marble="#f2e9d8",
    marble_shade="#d9c9a8",
    plaster="#e7cfa4",
    plaster_shade="#cdae7c",
    brick="#c8875c",
    brick_shade="#a5653f",
    roof="#b4532f",
    roof_shade="#93401f",
    wood="#9b6b43",
    wood_shade="#77502f",
    ink="#5d4433",
    cloth="#a33a2c",
    cloth_shade="#7f2a20",
    gold="#d7a526",
    gold_shade="#a97c14",
    snow="#fbf6ea",
    cloud="#fdf6e4",
    rock="#b9a98c",
    rock_shade="#8f7f66",
    road="#e6d2a2",
    gravel="#cdbb98",
    leaf="#6f8452",
    leaf_shade="#52683f",
    wheat="#d9b660",
    wheat_shade="#bd9744",
    blue="#4d6f8c",
    blue_shade="#375370",
    green="#5f7d4c",
    green_shade="#456138",
    purple="#7b4f74",
    purple_shade="#5d3858",
    linen="#f4ead4",
    linen_shade="#d5c3a0",
    black="#4a3c38",
    black_shade="#342926",
    skin="#e8bd94",
    skin_shade="#cc976c",
    hair="#6a4326",
    steel="#b4bcba",
    steel_shade="#848f92",
    fire="#e0803a",
    wall="#dcc296",
    wall_shade="#c4a578",
    floor="#c69a6b",
    floor_shade="#a97d50",
    dark="#553c2e",
    shadow="#4b2f22",
    paper="#f1e6cd",
)

CANDLE: Final = Palette(
    sky="#26233a",
    sky_low="#4a3548",
    sun="#f2cf86",
    hills_far="#38364a",
    hills="#2f3640",
    field="#2d3a34",
    field_shade="#243029",
    cypress="#16231f",
    olive="#33402f",
    water="#2c4250",
    water_light="#d9a95c",
    stone="#6d5a4a",
    stone_shade="#4f4036",
    marble="#8d8175",
    marble_shade="#665c55",
    plaster="#75604a",
    plaster_shade="#584737",
    brick="#6e4534",
    brick_shade="#533226",
    roof="#6b3426",
    roof_shade="#50261c",
    wood="#5b402b",
    wood_shade="#432e1f",
    ink="#f0c673",
    cloth="#7a2c26",
    cloth_shade="#5a1f1b",
    gold="#e0b04a",
    gold_shade="#9c7528",
    snow="#b5b0b0",
    cloud="#5b4150",
    rock="#565059",
    rock_shade="#3f3b46",
    road="#5f5146",
    gravel="#5b5149",
    leaf="#2b3b30",
    leaf_shade="#1e2b24",
    wheat="#6a5833",
    wheat_shade="#4f4126",
    blue="#33475f",
    blue_shade="#243449",
    green="#34492f",
    green_shade="#253623",
    purple="#4c3350",
    purple_shade="#37243b",
    linen="#a3937d",
    linen_shade="#7a6d5d",
    black="#241d22",
    black_shade="#181317",
    skin="#b98a63",
    skin_shade="#8c6344",
    hair="#3a251a",
    steel="#767a80",
    steel_shade="#53585f",
    fire="#e88f3f",
    wall="#5c4a3b",
    wall_shade="#47392e",
    floor="#51402f",
    floor_shade="#3e3124",
    dark="#1d1719",
    shadow="#120d14",
    paper="#2a2230",
)

# The same country under other skies.
MOODS: Final[dict[str, Palette]] = {
    "golden": DAY,
    "azure": replace(
        DAY, sky="#a9cbd0", sky_low="#e8eedd", hills_far="#b3c6bd", hills="#93ad84", field="#829b5b", field_shade="#688149"
    ),
    "rose": replace(
        DAY, sky="#e9b99b", sky_low="#f9e4c6", sun="#fbe9c0", hills_far="#cbb3a2", hills="#a5a283", field="#8f955f"
    ),
    "silver": replace(
        DAY, sky="#c9cfc4", sky_low="#eeeadb", hills_far="#bac0b2", hills="#9ba688", field="#86936a", field_shade="#6d7a54"
    ),
    "dusk": replace(
        DAY, sky="#d08f6b", sky_low="#f2c98d", sun="#fbe3a2", hills_far="#a98a83", hills="#857f6f", field="#77784f",
        field_shade="#5f613f", cloud="#f0b987", water="#8a8f92", water_light="#f0cf9c",
    ),
}  # fmt: skip

# Each dye colours what is otherwise red cloth.
DYES: Final = ("blue", "green", "purple", "linen", "black", "gold", "steel", "wood", "brick")


def dyed(palette: Palette, dye: str) -> Palette:
    """The palette with cloth of another colour."""
    colours = asdict(palette)
    return replace(palette, cloth=colours[dye], cloth_shade=colours[f"{dye}_shade"])


def mixed(one: str, other: str, share: float) -> str:
    """A colour on the way from one to the other."""
    pairs = [(int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def hazy(palette: Palette, share: float = 0.45) -> Palette:
    """The palette as it looks from afar: all colours go towards the low sky."""
    return Palette(**{name: mixed(colour, palette.sky_low, share) for name, colour in asdict(palette).items()})


def faded(palette: Palette, share: float) -> Palette:
    """The palette of what is only hinted at on paper."""
    return Palette(**{name: mixed(colour, palette.paper, share) for name, colour in asdict(palette).items()})


def ripe(palette: Palette) -> Palette:
    """The palette with fields of wheat."""
    return replace(palette, field=palette.wheat, field_shade=palette.wheat_shade)


def barren(palette: Palette) -> Palette:
    """The palette with bare ground instead of fields."""
    return replace(palette, field=palette.gravel, field_shade=palette.rock)


def paved(palette: Palette) -> Palette:
    """The palette with a square of a town instead of fields."""
    return replace(palette, field=palette.road, field_shade=palette.stone)


def colours_of(palette: Palette) -> set[str]:
    return set(asdict(palette).values())
