"""The English sentences and names of the game, from `data/messages.toml` and the component files."""

from typing import Final

from signoria.data.datafile import DataFile
from signoria.engine.errors import BadData
from signoria.games.virtu.components.cards import CARDS, POWERS
from signoria.games.virtu.components.cities import CITIES, CITY
from signoria.games.virtu.components.palaces import CHAMBERS, POWER
from signoria.games.virtu.components.places import PLACE_IDS
from signoria.games.virtu.components.tables import ALLIANCES, BONUSES
from signoria.games.virtu.components.tiles import CATHEDRAL_TILE, GUILD_TILE, TILE_IDS, TITLE
from signoria.games.virtu.position.catalogue import CARD_PLACES
from signoria.language.wording import Wording, english_forms

FILE: Final = DataFile("signoria.games.virtu", "messages.toml")
TERMS: Final = DataFile("signoria.games.virtu", "terms.toml")


def names() -> dict[str, str]:
    """What every id is called; a power and its city share a name."""
    found = {**FILE.table("name").texts(), **TERMS.table("term").texts("term.")}
    for table in ("field", "certainty"):
        found.update(FILE.table(table).texts(f"{table}."))
    for place in CARD_PLACES:
        found[place] = place.replace("-", " ")
    for place in PLACE_IDS[CITIES : CITIES + CHAMBERS * len(POWERS)]:
        power, chamber = place.split("-", 1)
        found[place] = f"{chamber.replace('-', ' ')} of {POWER[POWERS.index(power)].name}"
    for tile in TILE_IDS:
        if tile.startswith("cathedral-"):
            city = next(city for city in CITY if city.id == tile.removeprefix("cathedral-"))
            found[tile] = f"the cathedral of {city.name}"
    known = [
        *[(power.id, power.name) for power in POWER],
        *[(city.id, city.name) for city in CITY],
        *[(card.id, card.name) for card in CARDS],
        *[(title.id, title.name) for title in TITLE],
        (GUILD_TILE.id, GUILD_TILE.name),
        (CATHEDRAL_TILE.id, CATHEDRAL_TILE.name),
        *[(bonus.id, bonus.name) for bonus in BONUSES],
        *[(entry.word("id"), entry.word("name")) for entry in ALLIANCES],
    ]
    for id, name in known:
        if found.get(id, name) != name:
            raise BadData(f"{id!r} is the id of two things")
        found[id] = name
    return found


TABLES: Final = ("refusal", "log", "question", "ask", "decision", "effect", "score", "kind", "section", "group", "note")


def templates() -> dict[str, str]:
    found: dict[str, str] = {}
    for table in TABLES:
        found.update(FILE.table(table).texts(f"{table}."))
    return found


def plurals() -> dict[str, str]:
    return {**FILE.table("plural").texts(), **TERMS.table("plural").texts("term.")}


WORDING: Final = Wording(templates(), names(), english_forms(names(), plurals()))
