"""The game as the rest of Signoria knows it."""

from typing import Final

from signoria.data.datafile import DataFile
from signoria.engine.rules import OptionValue
from signoria.games.base import Component, Game
from signoria.games.carrara.components.components import SHIPPED, Components
from signoria.games.carrara.position.catalogue import CATALOGUE
from signoria.games.carrara.position.options import OPTIONS, CarraraRules
from signoria.games.carrara.state import CarraraState, new_state
from signoria.games.carrara.text import prose
from signoria.games.carrara.text.wording import WORDING
from signoria.language.wording import Wording

RULES_FILE: Final = DataFile("signoria.games.carrara", "rules.toml")

COMPONENTS: Final = (
    ("building", 36), ("monument", 6), ("upgrade", 8), ("city", 6), ("decoration", 6), ("statue", 7), ("place", 19),
    ("court_basic", 6), ("court_advanced", 8), ("decoration_set", 7), ("majority", 6), ("large_wheel", 6),
    ("small_wheel", 6), ("price", 6),
)  # fmt: skip
"""The tables of the component file that a player may want to look up, with their sizes."""
PREFIXED: Final = ("court_basic", "court_advanced", "decoration_set", "majority", "large_wheel", "small_wheel")
"""Tables whose ids are mere numbers or name something else."""


class Carrara(Game):
    """The Palaces of Carrara."""

    def __init__(self, components: Components) -> None:
        super().__init__(components)
        self.name = "carrara"
        self.title = "The Palaces of Carrara"
        self.seats = range(2, 5)
        self.minutes = (60, 90)
        self.weight = 2
        self.variants = ("basic", "advanced")
        self.options = OPTIONS
        self.catalogue = CATALOGUE
        self.rules_version = "1"
        self.rules = {id: RULES_FILE.table(id).word("text") for id in RULES_FILE.tables}
        self.facts_in_columns = False
        self.wording = WORDING.holding(components)
        self.components = self.components_in(self.wording)

    def begin(self, seats: int, variant: str, options: dict[str, OptionValue]) -> CarraraState:
        assert isinstance(self.component_set, Components)
        return new_state(seats, CarraraRules(variant, options), self.component_set)

    def components_in(self, wording: Wording) -> list[Component]:
        """Every tile, item, city, place and table, with where its numbers come from."""
        components = self.component_set
        assert isinstance(components, Components)
        found: list[Component] = []
        (file,) = components.files
        for key, count in COMPONENTS:
            for entry in file.entries(key, count):
                kind = key.replace("_", " ")
                id = entry.word("id")
                if key in PREFIXED:
                    id = f"{key.replace('_', '-')}-{id}"
                name = prose.called(wording, components, key, entry)
                text = prose.text_of(wording, components, key, entry)
                found.append(Component(kind, id, name, facts(entry.fields), text))
        return found


def facts(fields: dict[str, object]) -> dict[str, str]:
    return {key: spoken(value) for key, value in fields.items() if key not in ("id", "name")}


def spoken(value: object) -> str:
    return ", ".join(str(part) for part in value) if isinstance(value, list) else str(value)


GAME: Final = Carrara(SHIPPED)
