"""The English sentences and names of the game, from `data/messages.toml` and the component files."""

from typing import Final

from signoria.data.datafile import DataFile
from signoria.engine.catalogue import Decision
from signoria.engine.errors import BadData
from signoria.games.lorenzo.components.board import AREAS, FLOORS, SPACE_NAMES
from signoria.games.lorenzo.components.components import SHIPPED, Components
from signoria.games.lorenzo.components.effects import Action
from signoria.games.lorenzo.position.catalogue import BONUS_TILE, NO_TRADE, ORDER, PRIVILEGE, SPEND_SERVANTS, TRADE
from signoria.games.lorenzo.text.prose import action_text
from signoria.language.component_wording import ComponentWording
from signoria.language.wording import STRANGERS, Company, english_forms

FILE: Final = DataFile("signoria.games.lorenzo", "messages.toml")
TERMS: Final = DataFile("signoria.games.lorenzo", "terms.toml")
TABLES: Final = (
    "refusal", "log", "many", "question", "ask", "decision", "effect", "ability", "score", "kind", "section",
    "group", "note",
)  # fmt: skip


class LorenzoWording(ComponentWording):
    """Tells the numbers of a decision."""

    def say(self, key: str, params: dict[str, object], company: Company = STRANGERS) -> str:
        """The question for a bonus action tells which one it is."""
        if key == "ask.bonus action" and "action" not in params:
            params = {**params, "action": action_text(self, self.granted_by(str(params["card"])))}
        return super().say(key, params, company)

    def granted_by(self, id: str) -> Action:
        """The bonus action of a card."""
        components = self.component_set
        assert isinstance(components, Components)
        for card in components.cards:
            if card.id == id and card.action is not None:
                return card.action
        raise BadData(f"{id!r} grants no bonus action")

    def particulars(self, decision: Decision) -> dict[str, object]:
        told = super().particulars(decision)
        components = self.component_set
        assert isinstance(components, Components)
        board = components.board
        verb = decision.verb
        if verb is SPEND_SERVANTS:
            told["number"] = decision.a
        elif verb is ORDER:
            told["player"] = decision.a + 1
        elif verb is PRIVILEGE:
            told["gain"] = board.privilege_gains[decision.a].table()
        elif verb is BONUS_TILE:
            told["harvest"] = board.bonus_tiles[decision.a].harvest.table()
            told["production"] = board.bonus_tiles[decision.a].production.table()
        elif verb is TRADE and decision.b != NO_TRADE:
            told["pay"] = components.cards[decision.a].trades[decision.b].pay.table()
            told["gain"] = components.cards[decision.a].trades[decision.b].gain.table()
        return told


def templates() -> dict[str, str]:
    found: dict[str, str] = {}
    for table in TABLES:
        found.update(FILE.table(table).texts(f"{table}."))
    return found


def names() -> dict[str, str]:
    """What every id is called; card and leader names as printed, excommunication tiles by titles of our own."""
    found = {**FILE.table("name").texts(), **TERMS.table("term").texts("term.")}
    for index, space in enumerate(SPACE_NAMES):
        area, which = AREAS[space]
        found.setdefault(space, f"floor {which} of the {area} tower" if index < FLOORS else f"{area} space {which}")
    things = [(card.id, card.name) for card in SHIPPED.cards]
    things += [(leader.id, leader.name) for leader in SHIPPED.leaders]
    titles = FILE.table("tile").texts()
    things += [(tile.id, titles[tile.id]) for tile in SHIPPED.tiles]
    things += [(f"bonus-tile-{tile.id}", f"Bonus tile {tile.id}") for tile in SHIPPED.board.bonus_tiles]
    for id, name in things:
        if id in found:
            raise BadData(f"{id!r} is the id of two things")
        found[id] = name
    return found


def plurals() -> dict[str, str]:
    return {**FILE.table("plural").texts(), **TERMS.table("plural").texts("term.")}


WORDING: Final = LorenzoWording(templates(), names(), english_forms(names(), plurals()), SHIPPED)
