"""The component file with something else in it than what is shipped."""

from copy import deepcopy
from typing import Any

from signoria.data.datafile import DataFile
from signoria.games.carrara.components.components import Components


def spoiled(key: str, number: int, field: str, value: object) -> DataFile:
    """The file with one field of one entry (-1: of a table) changed; None takes the field out."""
    file = DataFile("signoria.games.carrara", "components.toml")
    tables: Any = deepcopy(file.tables)
    entry = tables[key][number] if number >= 0 else tables[key]
    if value is None:
        del entry[field]
    else:
        entry[field] = value
    file.tables = tables
    return file


def with_pass_coins(coins: int) -> Components:
    """A set in which passing brings so many coins."""
    return Components([spoiled("constants", -1, "pass_coins", coins)])
