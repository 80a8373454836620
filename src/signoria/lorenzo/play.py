"""The game as the rest of Signoria knows it."""

from typing import Final

from signoria.datafile import DataFile, fingerprint
from signoria.game import Component, Game, OptionValue
from signoria.lorenzo import board, cards, excommunications, leaders
from signoria.lorenzo.catalogue import CATALOGUE
from signoria.lorenzo.goods import TYPES
from signoria.lorenzo.options import OPTIONS, pack
from signoria.lorenzo.state import LorenzoState, new_state
from signoria.lorenzo.wording import WORDING

RULES_FILE: Final = DataFile("signoria.lorenzo", "rules.toml")


class Lorenzo(Game):
    """Lorenzo il Magnifico (LOR-COMP-1)."""

    def __init__(self) -> None:
        self.name = "lorenzo"
        self.title = "Lorenzo il Magnifico"
        self.seats = range(2, 5)
        self.variants = ("basic", "advanced")
        self.options = OPTIONS
        self.catalogue = CATALOGUE
        self.rules_version = "1"
        self.data_version = fingerprint([board.FILE, cards.FILE, excommunications.FILE, leaders.FILE])
        self.rules = {id: RULES_FILE.table(id).word("text") for id in RULES_FILE.tables}
        self.components = components()
        self.wording = WORDING

    def begin(self, seats: int, variant: str, options: dict[str, OptionValue]) -> LorenzoState:
        return new_state(seats, pack(variant == "advanced", options))


def components() -> list[Component]:
    """Every card, leader and tile as its owner reads it."""
    found: list[Component] = []
    for entry, card in zip(cards.FILE.entries("card", 96), cards.CARDS, strict=True):
        found.append(Component(TYPES[card.type], card.id, card.name, facts(entry.fields)))
    for entry in leaders.FILE.entries("leader", 20):
        found.append(Component("leader", entry.word("id"), entry.word("name"), facts(entry.fields)))
    for entry in excommunications.FILE.entries("tile", 21):
        found.append(Component("excommunication", entry.word("id"), entry.word("name"), facts(entry.fields)))
    for entry in board.FILE.entries("bonus_tile", 5):
        id = entry.word("id")
        found.append(Component("bonus tile", f"bonus-tile-{id}", f"Bonus tile {id}", facts(entry.fields)))
    return found


def facts(fields: dict[str, object]) -> dict[str, str]:
    return {key: str(value) for key, value in fields.items() if key not in ("id", "name", "type")}


GAME: Final = Lorenzo()
