"""The English sentences and names of the game, from `data/messages.toml` and the component files."""

from typing import Final

from signoria.data.datafile import DataFile
from signoria.engine.errors import BadData
from signoria.games.virtu.components.cards import CARD_IDS, CARD_NAMES, POWERS
from signoria.games.virtu.components.cities import CITY_IDS, CITY_NAMES
from signoria.games.virtu.components.palaces import CHAMBERS, POWER_NAMES
from signoria.games.virtu.components.places import PLACE_IDS, chamber_place
from signoria.games.virtu.components.tables import ALLIANCE_NAMES, BONUS_IDS, BONUS_NAMES, GREAT_POWERS
from signoria.games.virtu.components.tiles import CATHEDRAL_AT, CATHEDRAL_CITIES, TILE_IDS, TILE_NAMES
from signoria.games.virtu.position.catalogue import CARD_SLOTS
from signoria.language.wording import Wording, english_forms

FILE: Final = DataFile("signoria.games.virtu", "messages.toml")
TERMS: Final = DataFile("signoria.games.virtu", "terms.toml")


def names() -> dict[str, str]:
    """What every id is called; a power and its city share a name."""
    found = {**FILE.table("name").texts(), **TERMS.table("term").texts("term.")}
    for table in ("field", "certainty"):
        found.update(FILE.table(table).texts(f"{table}."))
    for place in CARD_SLOTS:
        found[place] = place.replace("-", " ")
    for power, name in enumerate(POWER_NAMES):
        for chamber in range(CHAMBERS):
            found[PLACE_IDS[chamber_place(power, chamber)]] = f"chamber {chamber + 1} of {name}"
    for city in CATHEDRAL_CITIES:
        found[TILE_IDS[CATHEDRAL_AT[city]]] = f"the cathedral of {CITY_NAMES[city]}"
    known = [
        *zip(POWERS, POWER_NAMES, strict=True),
        *zip(CITY_IDS, CITY_NAMES, strict=True),
        *zip(CARD_IDS, CARD_NAMES, strict=True),
        *TILE_NAMES.items(),
        *zip(BONUS_IDS, BONUS_NAMES, strict=True),
        *zip(GREAT_POWERS, ALLIANCE_NAMES, strict=True),
    ]
    for id, name in known:
        if found.get(id, name) != name:
            raise BadData(f"{id!r} is the id of two things")
        found[id] = name
    return found


TABLES: Final = (
    "refusal", "log", "many", "question", "ask", "which", "paying", "decision", "deed", "effect", "score", "kind",
    "section", "group", "note",
)  # fmt: skip


def templates() -> dict[str, str]:
    found: dict[str, str] = {}
    for table in TABLES:
        found.update(FILE.table(table).texts(f"{table}."))
    return found


def plurals() -> dict[str, str]:
    return {**FILE.table("plural").texts(), **TERMS.table("plural").texts("term.")}


WORDING: Final = Wording(templates(), names(), english_forms(names(), plurals()))
