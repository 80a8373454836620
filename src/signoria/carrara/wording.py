"""The English sentences and names of the game, from `data/messages.toml` and the component file."""

from typing import Final

from signoria.carrara.catalogue import PASS, PAY, PAY_TWO, PURCHASE, SPIN, START, TAKE, TILE, UPGRADE
from signoria.carrara.cities import ALL as CITY_LIST
from signoria.carrara.cities import UPGRADES, Upgrade, pays
from signoria.carrara.items import ITEM_NAMES, ITEMS
from signoria.carrara.marble import COLOURS
from signoria.carrara.places import PLACES
from signoria.carrara.sheet import PASS_COINS, PURCHASE_PRICE
from signoria.carrara.tiles import BUILDINGS, TILES, VALUE_OF
from signoria.carrara.wheel import PRICES
from signoria.datafile import DataFile
from signoria.decision import Decision
from signoria.errors import BadData
from signoria.wording import Wording

FILE: Final = DataFile("signoria.carrara", "messages.toml")
TABLES: Final = (
    "refusal", "log", "many", "question", "ask", "decision", "component", "effect", "score", "section",
)  # fmt: skip


class CarraraWording(Wording):
    """Knows what stands behind the numbers of a decision."""

    def particulars(self, decision: Decision) -> dict[str, object]:
        told = super().particulars(decision)
        kind = decision.kind
        if kind == PASS:
            told["coins"] = PASS_COINS
        elif kind == TAKE:
            told["price"] = PRICES[decision.a][decision.b]
        elif kind == PURCHASE:
            told["price"] = PURCHASE_PRICE
        elif kind == TILE and decision.a < BUILDINGS:  # a monument may cost less than its value
            told["cost"] = VALUE_OF[decision.a]
        elif kind == PAY or kind == PAY_TWO:
            told["colour"] = COLOURS[decision.a]
            told["above"] = COLOURS[decision.a + 1] if kind == PAY_TWO else ""
        elif kind == UPGRADE and decision.a >= 0:
            upgrade = UPGRADES[decision.a]
            told["tile"] = upgrade.id
            told["second"] = is_second(upgrade)
            told["pays"] = pays(upgrade)
        elif kind == START:
            told["player"] = decision.a + 1
        elif kind == SPIN:
            told["steps"] = decision.a
        return told


def is_second(upgrade: Upgrade) -> bool:
    """Whether an equal tile comes before it."""
    for other in UPGRADES:
        if other.id == upgrade.id:
            return False
        if other.city == upgrade.city and other.amount == upgrade.amount:
            return True
    return False


def texts(name: str) -> dict[str, str]:
    entry = FILE.table(name)
    return {key: entry.word(key) for key in entry.fields}


def templates() -> dict[str, str]:
    return {f"{name}.{key}": text for name in TABLES for key, text in texts(name).items()}


def names() -> dict[str, str]:
    """What every id is called."""
    found = texts("name")
    things = [(tile.id, tile.name) for tile in TILES[:BUILDINGS]]
    things += [(tile.id, f"the {tile.name}") for tile in TILES[BUILDINGS:]]
    things += [(city.id, city.name) for city in CITY_LIST]
    things += [(upgrade.id, f"the upgrade tile for {CITY_LIST[upgrade.city].name}") for upgrade in UPGRADES]
    things += list(zip(ITEMS, ITEM_NAMES, strict=True))
    for id, name in things:
        if id in found:
            raise BadData(f"{id!r} is the id of two things")
        found[id] = name
    for place in PLACES:
        if place.id not in found:
            raise BadData(f"messages.toml: the scoring place {place.id!r} has no name")
    return found


WORDING: Final = CarraraWording(templates(), names(), texts("plural"))
