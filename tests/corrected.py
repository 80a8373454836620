"""Component files of the tests in which an owner has corrected values."""

from collections.abc import Mapping
from typing import Any

from signoria.data.datafile import DataFile


def corrected(game: str, names: list[str], values: Mapping[str, object]) -> list[DataFile]:
    """The files with these names. A value is named by its file and its way inside, entries by their ids:
    "tables.toml wage.wage_1.florins"."""
    files = {name: DataFile(f"tests.{game}", name) for name in names}
    for place, value in values.items():
        name, way = place.split()
        put(files[name].tables, way, value)
    return list(files.values())


def put(tables: dict[str, Any], way: str, value: object) -> None:
    *before, key = way.split(".")
    found: Any = tables
    for part in before:
        found = next(entry for entry in found if entry["id"] == part) if isinstance(found, list) else found[part]
    assert key in found, f"there is no {way}"
    found[key] = value
