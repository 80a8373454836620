"""The game as the rest of Signoria knows it."""

from typing import Final

from signoria.datafile import DataFile, fingerprint
from signoria.game import Component, Game, OptionValue
from signoria.lorenzo import board, cards, excommunications, leaders, prose
from signoria.lorenzo.catalogue import CATALOGUE
from signoria.lorenzo.goods import TYPES
from signoria.lorenzo.options import OPTIONS, pack
from signoria.lorenzo.prices import WEIGHTS
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
        self.weights = WEIGHTS
        self.spread = 8.0

    def begin(self, seats: int, variant: str, options: dict[str, OptionValue]) -> LorenzoState:
        return new_state(seats, pack(variant == "advanced", options))


def components() -> list[Component]:
    """Every card, leader and tile as its owner reads it."""
    found: list[Component] = []
    for entry, card in zip(cards.FILE.entries("card", 96), cards.CARDS, strict=True):
        found.append(Component(TYPES[card.type], card.id, card.name, facts(entry.fields), prose.card_text(card)))
    for entry, leader in zip(leaders.FILE.entries("leader", 20), leaders.LEADERS, strict=True):
        found.append(Component("leader", leader.id, leader.name, facts(entry.fields), prose.leader_text(leader)))
    for entry, tile in zip(excommunications.FILE.entries("tile", 21), excommunications.TILES, strict=True):
        found.append(Component("excommunication", tile.id, tile.name, facts(entry.fields), prose.tile_text(tile)))
    for entry, bonus in zip(board.FILE.entries("bonus_tile", 5), board.BONUS_TILES, strict=True):
        id = f"bonus-tile-{bonus.id}"
        text = prose.bonus_tile_text(bonus)
        found.append(Component("bonus tile", id, f"Bonus tile {bonus.id}", facts(entry.fields), text))
    return found


def facts(fields: dict[str, object]) -> dict[str, str]:
    return {key: str(value) for key, value in fields.items() if key not in ("id", "name", "type")}


GAME: Final = Lorenzo()
