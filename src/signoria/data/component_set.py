"""What the component sets of all games share: they are known by their fingerprint, and travel with positions.

A game's module `components` has a class of its own, which reads the files and works out its tables, the set `SHIPPED`
that the game comes with, and a function `component_set`, which makes a set of other tables.
"""

from importlib import import_module
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from signoria.data.datafile import DataFile, fingerprint
from signoria.engine.errors import BadData

Tables = dict[str, object]
"""What a component file holds."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ComponentSet:
    """Never changed; positions share it. Two sets are equal if they are played alike."""

    optional: ClassVar[tuple[str, ...]] = ()  # fields that an entry may have though none has it as shipped

    def __init__(self, files: list[DataFile]) -> None:
        self.files = files
        self.fingerprint = fingerprint(files)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ComponentSet) and type(self) is type(other) and self.fingerprint == other.fingerprint

    def __hash__(self) -> int:
        return hash(self.fingerprint)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.fingerprint!r})"

    def __copy__(self) -> "ComponentSet":
        return self

    def __deepcopy__(self, memo: object) -> "ComponentSet":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """The shipped set is at hand everywhere; another one is carried along."""
        module = type(self).__module__
        shipped = import_module(module).SHIPPED is self
        return restored, (module, self.fingerprint, None if shipped else [file.tables for file in self.files])


KNOWN: Final[dict[tuple[str, str], ComponentSet]] = {}
"""The sets that pickles have brought, by module and fingerprint, so that the positions of a set share it again."""


def restored(module: str, fingerprint: str, tables: list[Tables] | None) -> ComponentSet:
    """The set of a pickle."""
    home = import_module(module)
    shipped = home.SHIPPED
    assert isinstance(shipped, ComponentSet)
    if shipped.fingerprint == fingerprint:
        return shipped
    known = KNOWN.get((module, fingerprint))
    if known is None:
        if tables is None:
            raise BadData(f"the component set {fingerprint} came with another version of the game")
        made = home.component_set(tables)
        assert isinstance(made, ComponentSet)
        known = made
        KNOWN[(module, fingerprint)] = known
    return known


def with_tables(files: list[DataFile], tables: list[Tables]) -> list[DataFile]:
    """Files like these that hold other tables."""
    return [file.holding(values) for file, values in zip(files, tables, strict=True)]
