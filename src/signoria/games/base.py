"""What a game offers before a match begins."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from importlib import import_module
from typing import Self

from mypy_extensions import mypyc_attr

from signoria.data.component_set import ComponentSet
from signoria.engine.catalogue import Catalogue, Decision
from signoria.engine.errors import BadSetup
from signoria.engine.observation import Layout
from signoria.engine.rules import Option, OptionValue
from signoria.engine.state import State
from signoria.language.wording import Wording


class Component:
    """A card, tile or leader: kind, printed name, the facts of its data file, and what it says in sentences."""

    def __init__(self, kind: str, id: str, name: str, facts: dict[str, str], text: list[str]) -> None:
        self.kind = kind
        self.id = id
        self.name = name
        self.facts = facts
        self.text = text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Component) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash((self.kind, self.id))

    def values(self) -> tuple[str, str, str, dict[str, str], list[str]]:
        return (self.kind, self.id, self.name, self.facts, self.text)

    def __reduce__(self) -> tuple[object, ...]:
        return Component, self.values()


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """One game: its name, seats, variants, options, catalogue of decisions, rules text and components.

    A game with corrected components is another edition of it: an object of its own, known by the fingerprint of its
    component set, with the same decisions and options.
    """

    name: str
    title: str
    seats: range
    variants: tuple[str, ...]
    options: dict[str, Option]
    catalogue: Catalogue
    rules_version: str
    rules: dict[str, str]
    components: list[Component]
    facts_in_columns: bool = True  # whether a list of components shows their facts side by side, else their sentences
    minutes: tuple[int, int] | None = None  # how long it takes people at a table, from and to, as boxes say it
    weight: int = 0  # how much there is to think about, from 1 (light) to 5 (heavy); 0 where nobody has said
    clock: str = ""  # what a view calls the count of years or rounds, where games differ in length
    wording: Wording

    def __init__(self, component_set: ComponentSet) -> None:
        self.component_set = component_set
        self.editions: dict[str, Game] = {component_set.fingerprint: self}  # shared by all editions of a game

    @property
    def data_version(self) -> str:
        """The fingerprint of its components, by which an edition is known."""
        return self.component_set.fingerprint

    def edition(self, component_set: ComponentSet) -> "Game":
        """The same game with other components; there is one object for each set."""
        known = self.editions.get(component_set.fingerprint)
        if known is None:
            made = self.holding(component_set)
            made.editions = self.editions
            known = self.editions.setdefault(component_set.fingerprint, made)  # another thread may have been quicker
        return known

    def holding(self, component_set: ComponentSet) -> Self:
        """A new object for the same game with other components: games are made of nothing but their set."""
        return type(self)(component_set)

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """Every decision the game can ever offer, in a stable order."""
        return tuple(self.catalogue.entries)

    def new(self, seats: int, variant: str | None = None, options: Mapping[str, object] | None = None) -> State:
        """The position before anything has happened; a wrong seat count, variant or option is named."""
        return self.begin(
            self.read_seats(seats), self.read_variant(variant), self.read_options({} if options is None else options)
        )

    @abstractmethod
    def begin(self, seats: int, variant: str, options: dict[str, OptionValue]) -> State:
        """The first position, from values that have been checked."""

    @abstractmethod
    def components_in(self, wording: Wording) -> list[Component]:
        """The components as they read in the language of a wording."""

    def layout(self, seats: int) -> Layout:
        """What the cells of an observation mean, whatever the variant and the options."""
        return self.new(seats).layout()

    def read_seats(self, seats: object) -> int:
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            raise BadSetup(f"{self.title} is for {self.seats[0]} to {self.seats[-1]} players, not {seats!r}")
        return seats

    def read_variant(self, variant: str | None) -> str:
        if variant is None:
            return self.variants[-1]
        if variant not in self.variants:
            raise BadSetup(f"{self.title} has the variants {', '.join(self.variants)}, not {variant!r}")
        return variant

    def read_options(self, options: Mapping[str, object]) -> dict[str, OptionValue]:
        """Every option with its value: the given one or the default."""
        if not isinstance(options, Mapping):
            raise BadSetup(f"options are a table of names and values, not {options!r}")
        unknown = [name for name in options if name not in self.options]
        if unknown:
            raise BadSetup(f"{self.title} has no option {unknown[0]!r}")
        return {
            name: option.read(options[name]) if name in options else option.default
            for name, option in self.options.items()
        }

    def __reduce__(self) -> tuple[object, ...]:
        return game_in, (type(self).__module__, self.component_set)


def game_in(module: str, component_set: ComponentSet) -> Game:
    """The game of a module, so that what was pickled comes back as the same object."""
    found = import_module(module).GAME
    assert isinstance(found, Game)
    return found.edition(component_set)
