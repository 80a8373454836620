"""Where agents may stand: cities, chambers and great powers, each called by one number and one name."""

from typing import Final

from mypy_extensions import i64

from signoria.games.virtu.components.cards import POWERS
from signoria.games.virtu.components.cities import CITIES, CITY_IDS
from signoria.games.virtu.components.palaces import CHAMBERS
from signoria.games.virtu.components.tables import GREAT_POWERS

FIRST_CHAMBER: Final = CITIES
FIRST_GREAT: Final = CITIES + CHAMBERS * len(POWERS)
PLACES: Final = FIRST_GREAT + len(GREAT_POWERS)
CITY_PLACES: Final = 0
CHAMBER_PLACES: Final = 1
GREAT_PLACES: Final = 2
CATEGORIES: Final = ("city", "chamber", "power")
PLACE_IDS: Final = [
    *CITY_IDS,
    *[f"{power}-chamber-{chamber}" for power in POWERS for chamber in range(1, CHAMBERS + 1)],
    *GREAT_POWERS,
]


def chamber_place(power: i64, chamber: i64) -> i64:
    return FIRST_CHAMBER + power * CHAMBERS + chamber


def category_of(place: int) -> int:
    if place < FIRST_CHAMBER:
        return CITY_PLACES
    return CHAMBER_PLACES if place < FIRST_GREAT else GREAT_PLACES
