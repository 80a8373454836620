"""The game as the rest of Signoria knows it."""

from typing import Final

from signoria.data.datafile import DataFile, Entry
from signoria.engine.rules import OptionValue
from signoria.games.base import Component, Game
from signoria.games.virtu.components import cards, cities, tables, tiles
from signoria.games.virtu.components.components import SHIPPED, Components
from signoria.games.virtu.position.catalogue import CATALOGUE
from signoria.games.virtu.position.options import OPTIONS, VirtuRules
from signoria.games.virtu.state import VirtuState, new_state
from signoria.games.virtu.text import prose
from signoria.games.virtu.text.wording import WORDING
from signoria.language.wording import Wording

RULES_FILE: Final = DataFile("signoria.games.virtu", "rules.toml")


class Virtu(Game):
    """Virtù, the art of governing, for 3 to 5 players."""

    def __init__(self, components: Components) -> None:
        super().__init__(components)
        self.name = "virtu"
        self.title = "Virtù"
        self.seats = range(3, 6)
        self.minutes = (90, 150)
        self.weight = 4
        self.variants = ("standard",)
        self.options = OPTIONS
        self.catalogue = CATALOGUE
        self.rules_version = "1"
        self.rules = {id: RULES_FILE.table(id).word("text") for id in RULES_FILE.tables}
        self.facts_in_columns = False
        self.clock = "year"
        self.wording = WORDING
        self.components = self.components_in(WORDING)

    def begin(self, seats: int, variant: str, options: dict[str, OptionValue]) -> VirtuState:
        assert isinstance(self.component_set, Components)
        return new_state(seats, VirtuRules(variant, options), self.component_set)

    def components_in(self, wording: Wording) -> list[Component]:
        """Every card, tile, city, palace and alliance as its owner reads it."""
        found: list[Component] = []
        card_file, map_file, palace_file, table_file, tile_file, bonus_file = self.component_set.files
        entries: list[tuple[str, list[Entry]]] = [
            ("power", palace_file.entries("power", len(cards.POWERS))),
            ("character", card_file.entries("character", cards.CHARACTERS)),
            ("family card", card_file.entries("family", cards.FAMILIES)),
            ("city", map_file.entries("city", cities.CITIES)),
            ("title", tile_file.entries("title", tiles.TITLES)),
            ("guild", [tile_file.table("guild")]),
            ("cathedral", [tile_file.table("cathedral")]),
            ("patronage bonus", bonus_file.entries("bonus", tables.BONUSES)),
            ("great power", tables.read_alliances(table_file)),
        ]
        for kind, listed in entries:
            for entry in listed:
                id = entry.word("id")
                if kind == "power":
                    id = f"power-{id}"
                text = prose.text_of(wording, entry)
                found.append(Component(kind, id, wording.names[entry.word("id")], facts(entry.fields), text))
        return found


def facts(fields: dict[str, object]) -> dict[str, str]:
    return {key: spell(value) for key, value in fields.items() if key not in ("id", "name")}


def spell(value: object) -> str:
    """A table of symbols as "2 crown, 1 mask", a list with commas."""
    if isinstance(value, dict):
        return ", ".join(f"{number} {key}" for key, number in value.items()) or "none"
    if isinstance(value, list):
        return ", ".join(spell(part) for part in value) or "none"
    return str(value)


GAME: Final = Virtu(SHIPPED)
