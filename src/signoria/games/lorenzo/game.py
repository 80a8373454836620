"""The game as the rest of Signoria knows it."""

from typing import Final

from signoria.data.datafile import DataFile, Entry
from signoria.engine.rules import OptionValue
from signoria.games.base import Component, Game
from signoria.games.lorenzo.components import board, cards, excommunications, leaders
from signoria.games.lorenzo.components.components import SHIPPED, Components
from signoria.games.lorenzo.components.goods import TYPES
from signoria.games.lorenzo.position.catalogue import CATALOGUE
from signoria.games.lorenzo.position.options import OPTIONS, LorenzoRules
from signoria.games.lorenzo.state import LorenzoState, new_state
from signoria.games.lorenzo.text import prose
from signoria.games.lorenzo.text.wording import WORDING
from signoria.language.wording import Wording

RULES_FILE: Final = DataFile("signoria.games.lorenzo", "rules.toml")


class Lorenzo(Game):
    """Lorenzo il Magnifico (LOR-COMP-1)."""

    def __init__(self, components: Components) -> None:
        super().__init__(components)
        self.name = "lorenzo"
        self.title = "Lorenzo il Magnifico"
        self.seats = range(2, 5)
        self.minutes = (60, 120)
        self.weight = 4
        self.variants = ("basic", "advanced")
        self.options = OPTIONS
        self.catalogue = CATALOGUE
        self.rules_version = "1"
        self.rules = {id: RULES_FILE.table(id).word("text") for id in RULES_FILE.tables}
        self.wording = WORDING.holding(components)
        self.components = self.components_in(self.wording)

    def begin(self, seats: int, variant: str, options: dict[str, OptionValue]) -> LorenzoState:
        assert isinstance(self.component_set, Components)
        return new_state(seats, LorenzoRules(variant, options), self.component_set)

    def components_in(self, wording: Wording) -> list[Component]:
        """Every card, leader and tile as its owner reads it."""
        found: list[Component] = []
        values = self.component_set
        assert isinstance(values, Components)
        board_file, card_file, tile_file, leader_file = values.files
        for entry, card in zip(card_file.entries("card", cards.CARDS), values.cards, strict=True):
            found.append(component(wording, TYPES[card.type], card.id, entry, prose.card_text(wording, card)))
        for entry, leader in zip(leader_file.entries("leader", leaders.LEADERS), values.leaders, strict=True):
            found.append(component(wording, "leader", leader.id, entry, prose.leader_text(wording, leader)))
        tile_entries = tile_file.entries("tile", excommunications.TILES)
        for entry, tile in zip(tile_entries, values.tiles, strict=True):
            told = component(wording, "excommunication", tile.id, entry, prose.tile_text(wording, tile))
            told.facts["number"] = tile.name  # as rules call it
            found.append(told)
        bonus_entries = board_file.entries("bonus_tile", board.BONUS_TILES)
        for entry, bonus in zip(bonus_entries, values.board.bonus_tiles, strict=True):
            text = prose.bonus_tile_text(wording, bonus)
            found.append(component(wording, "bonus tile", f"bonus-tile-{bonus.id}", entry, text))
        return found


def component(wording: Wording, kind: str, id: str, entry: Entry, text: list[str]) -> Component:
    return Component(kind, id, wording.names[id], facts(entry.fields), text)


def facts(fields: dict[str, object]) -> dict[str, str]:
    return {key: str(value) for key, value in fields.items() if key not in ("id", "name", "type")}


GAME: Final = Lorenzo(SHIPPED)
