"""The English sentences and names of the game, from `data/messages.toml` and the component file."""

from typing import Final

from signoria.data.datafile import DataFile
from signoria.engine.catalogue import Decision
from signoria.engine.errors import BadData
from signoria.games.carrara.components.cities import Upgrade, pays
from signoria.games.carrara.components.components import SHIPPED, Components
from signoria.games.carrara.components.court import ADVANCED_FIELDS
from signoria.games.carrara.components.items import ITEMS
from signoria.games.carrara.components.marble import COLOURS
from signoria.games.carrara.components.tiles import BUILDINGS
from signoria.games.carrara.position.catalogue import PASS, PAY, PAY_TWO, PURCHASE, SPIN, START, TAKE, TILE, UPGRADE
from signoria.language.component_wording import ComponentWording
from signoria.language.wording import english_forms

FILE: Final = DataFile("signoria.games.carrara", "messages.toml")
TERMS: Final = DataFile("signoria.games.carrara", "terms.toml")
TABLES: Final = (
    "refusal", "log", "many", "question", "ask", "decision", "component", "effect", "score", "kind", "section",
    "group", "note", "deed",
)  # fmt: skip


class CarraraWording(ComponentWording):
    """Tells the numbers of a decision."""

    def particulars(self, decision: Decision) -> dict[str, object]:
        told = super().particulars(decision)
        components = self.component_set
        assert isinstance(components, Components)
        verb = decision.verb
        if verb is PASS:
            told["coins"] = components.pass_coins
        elif verb is TAKE:
            told["price"] = components.prices[decision.a][decision.b]
        elif verb is PURCHASE:
            told["price"] = components.purchase_price
        elif verb is TILE and decision.a < BUILDINGS:  # a monument may cost less than its value
            told["cost"] = components.values[decision.a]
        elif verb is PAY or verb is PAY_TWO:
            told["colour"] = COLOURS[decision.a]
            told["above"] = COLOURS[decision.a + 1] if verb is PAY_TWO else ""
        elif verb is UPGRADE and decision.a >= 0:
            upgrade = components.upgrades[decision.a]
            told["tile"] = upgrade.id
            told["second"] = is_second(components, upgrade)
            told["pays"] = pays(upgrade)
        elif verb is START:
            told["player"] = decision.a + 1
        elif verb is SPIN:
            told["steps"] = decision.a
        return told


def is_second(components: Components, upgrade: Upgrade) -> bool:
    """Whether an equal tile comes before it."""
    for other in components.upgrades:
        if other.id == upgrade.id:
            return False
        if other.city == upgrade.city and other.amount == upgrade.amount:
            return True
    return False


def templates() -> dict[str, str]:
    found: dict[str, str] = {}
    for table in TABLES:
        found.update(FILE.table(table).texts(f"{table}."))
    return found


def names() -> dict[str, str]:
    """What every id is called."""
    found = {**FILE.table("name").texts(), **TERMS.table("term").texts("term.")}
    things = [(tile.id, tile.name) for tile in SHIPPED.tiles[:BUILDINGS]]
    things += [(tile.id, f"the {tile.name}") for tile in SHIPPED.tiles[BUILDINGS:]]
    things += [(city.id, city.name) for city in SHIPPED.cities]
    things += [
        (upgrade.id, f"the upgrade tile for {SHIPPED.cities[upgrade.city].name}") for upgrade in SHIPPED.upgrades
    ]
    things += list(zip(ITEMS, SHIPPED.item_names, strict=True))
    things += [(f"field-{number}", f"field {number}") for number in range(1, ADVANCED_FIELDS + 1)]
    for id, name in things:
        if id in found:
            raise BadData(f"{id!r} is the id of two things")
        found[id] = name
    for place in SHIPPED.places:
        if place.id not in found:
            raise BadData(f"messages.toml: the scoring place {place.id!r} has no name")
    return found


def plurals() -> dict[str, str]:
    return {**FILE.table("plural").texts(), **TERMS.table("plural").texts("term.")}


WORDING: Final = CarraraWording(templates(), names(), english_forms(names(), plurals()), SHIPPED)
