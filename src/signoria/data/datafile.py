"""Component files: read once, checked loudly; an error names the file and the entry."""

import tomllib
from hashlib import sha256
from importlib.resources import files
from json import dumps
from typing import Final

from signoria.engine.errors import BadData

MOST: Final = 999
"""No number of a component file is greater."""
REMARKS = ("source", "confidence", "name", "note", "field_sources", "map_x", "map_y")


def is_remark(key: str) -> bool:
    """Whether a key is for readers only, such as `source` or `amount_source`: correcting it changes no game."""
    return key in REMARKS or key.endswith(("_source", "_confidence"))


class DataFile:
    """One TOML file of a game's `data` folder."""

    def __init__(self, package: str, name: str) -> None:
        self.package = package
        self.name = name
        self.text = read_text(package, name)
        self.tables = parse(name, self.text)

    def holding(self, tables: dict[str, object]) -> "DataFile":
        """A file of this name with other tables."""
        file = DataFile(self.package, self.name)
        file.tables = tables
        return file

    def error(self, what: str) -> BadData:
        return BadData(f"{self.name}: {what}")

    def table(self, path: str) -> "Entry":
        """The table [path]; a path such as "towers.bonus" names a table inside a table."""
        found: object = self.tables
        for key in path.split("."):
            found = found.get(key) if isinstance(found, dict) else None
        if not isinstance(found, dict):
            raise self.error(f"the table [{path}] is missing")
        return Entry(f"{self.name}: [{path}]", found)

    def entries(self, key: str, count: int) -> list["Entry"]:
        """The entries [[key]], of which there must be `count`, each with an id of its own."""
        found = self.tables.get(key)
        if not isinstance(found, list) or len(found) != count:
            number = len(found) if isinstance(found, list) else 0
            raise self.error(f"expected {count} entries [[{key}]], found {number}")
        entries: list[Entry] = []
        seen: set[str] = set()
        for index, fields in enumerate(found):
            if not isinstance(fields, dict):
                raise self.error(f"{key} {index + 1} is no table")
            entry = Entry(f"{self.name}: {key} {fields.get('id', index + 1)}", fields)
            entries.append(entry)
            id = entry.word("id")
            if id in seen:
                raise entry.error("the id stands twice")
            seen.add(id)
        return entries


class Entry:
    """One table of a component file; every reader names it when a value is missing or wrong."""

    def __init__(self, where: str, fields: dict[str, object]) -> None:
        self.where = where
        self.fields = fields

    def error(self, what: str) -> BadData:
        return BadData(f"{self.where}: {what}")

    def word(self, key: str, default: str | None = None) -> str:
        value = self.fields.get(key, default)
        if not isinstance(value, str):
            raise self.error(f"{key} must be a text, not {value!r}")
        return value

    def number(self, key: str, least: int, most: int, default: int | None = None) -> int:
        value = self.fields.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.error(f"{key} must be a number from {least} to {most}, not {value!r}")
        return value

    def numbers(self, key: str, count: int) -> list[int]:
        value = self.fields.get(key)
        if not isinstance(value, list) or len(value) != count:
            raise self.error(f"{key} must be a list of {count} numbers, not {value!r}")
        for item in value:
            if isinstance(item, bool) or not isinstance(item, int) or not 0 <= item <= MOST:
                raise self.error(f"{key} must hold numbers from 0 to {MOST}, not {item!r}")
        return list(value)

    def words(self, key: str, count: int) -> list[str]:
        value = self.fields.get(key)
        if not isinstance(value, list) or len(value) != count or not all(isinstance(item, str) for item in value):
            raise self.error(f"{key} must be a list of {count} texts, not {value!r}")
        return list(value)

    def texts(self, prefix: str = "") -> dict[str, str]:
        """All of it, where every value is a text."""
        return {prefix + key: self.word(key) for key in self.fields}

    def only(self, *keys: str) -> None:
        """No other keys than these and the remarks."""
        for key in self.fields:
            if key not in keys and not is_remark(key):
                raise self.error(f"unknown key {key!r}")


def read_text(package: str, name: str) -> str:
    try:
        return files(package).joinpath("data", name).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadData(f"{name}: {error}") from error


def parse(name: str, text: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"{name}: {error}") from error
    except ValueError as long:  # names of their own: compiled, a name has one type in a function
        raise BadData(f"{name}: a number has more digits than can be read") from long
    except RecursionError as deep:
        raise BadData(f"{name}: lists or tables are nested too deeply") from deep


def fingerprint(data: list[DataFile]) -> str:
    """Eight characters that change when a value that matters for play changes."""
    plain = dumps([without_remarks(file.tables) for file in data], sort_keys=True)
    return sha256(plain.encode()).hexdigest()[:8]


def without_remarks(node: object) -> object:
    if isinstance(node, dict):
        return {key: without_remarks(value) for key, value in node.items() if not is_remark(key)}
    if isinstance(node, list):
        return [without_remarks(value) for value in node]
    return node
