"""The English sentences and names of the game, from `data/messages.toml` and the component file."""

from typing import Final

from signoria.carrara.cities import ALL as CITY_LIST
from signoria.carrara.cities import UPGRADES
from signoria.carrara.items import ITEM_NAMES, ITEMS
from signoria.carrara.places import PLACES
from signoria.carrara.tiles import TILES
from signoria.datafile import DataFile
from signoria.errors import BadData
from signoria.wording import Wording

FILE: Final = DataFile("signoria.carrara", "messages.toml")


def texts(table: str, prefix: str = "") -> dict[str, str]:
    entry = FILE.table(table)
    return {prefix + key: entry.word(key) for key in entry.fields}


def names() -> dict[str, str]:
    """What every id is called."""
    found = texts("name")
    for id, name in [
        *((tile.id, tile.name) for tile in TILES),
        *((city.id, city.name) for city in CITY_LIST),
        *((upgrade.id, f"the upgrade tile for {CITY_LIST[upgrade.city].name}") for upgrade in UPGRADES),
        *zip(ITEMS, ITEM_NAMES, strict=True),
    ]:
        if id in found:
            raise BadData(f"{id!r} is the id of two things")
        found[id] = name
    for place in PLACES:
        if place.id not in found:
            raise BadData(f"messages.toml: the scoring place {place.id!r} has no name")
    return found


WORDING: Final = Wording(
    {**texts("refusal", "refusal."), **texts("log", "log."), **texts("question", "question.")}, names(), texts("plural")
)
