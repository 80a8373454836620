"""Corrections: what differs between two editions of a game, as tables of the same form as its component files.

    base = "88eb2cf6"

    [[character]]
    id = "podesta"
    cost = { crown = 2 }
    source = "the printed card"

    [token]
    extra_move_florins = 3

`base` is the fingerprint of the edition that is corrected. A field is given whole; `without` names fields that are
taken away.
"""

from copy import deepcopy
from typing import Final
from unicodedata import category

from signoria.data.component_set import ComponentSet, Tables
from signoria.data.datafile import DataFile, is_remark, parse
from signoria.engine.errors import BadData

BASE: Final = "base"
WITHOUT: Final = "without"
FIELD_SOURCES: Final = "field_sources"
FIXED: Final = ("id", "name", "map_x", "map_y")
"""What tells a thing from others and draws it; it is the same in all editions."""
DEEPEST: Final = 8
"""So many lists and tables may stand in each other; no component file comes near."""
MOST: Final = 999_999
"""No number is greater, not even the year of a source."""


class Corrections:
    """The fields that differ, by table or entry; the name says where they stand."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        tables = parse(name, text.removeprefix("\ufeff"))
        base = tables.pop(BASE, "")
        if not isinstance(base, str):
            raise BadData(f"{name}: {BASE} must be the fingerprint of an edition, not {base!r}")
        self.base = base
        self.tables = tables

    def error(self, what: str) -> BadData:
        return BadData(f"{self.name}: {what}")

    def applied(self, base: ComponentSet) -> list[Tables]:
        """The tables of an edition's component files with these corrections."""
        found = [deepcopy(file.tables) for file in base.files]
        for key, corrected in self.tables.items():
            home = next((tables for tables in found if key in tables), None)
            if home is None:
                raise self.error(f"no component file has a table {key!r}")
            table = home[key]
            if isinstance(table, list) and isinstance(corrected, list):
                self.correct_entries(key, table, corrected, base.optional)
            elif isinstance(table, dict) and isinstance(corrected, dict):
                self.correct(f"[{key}]", table, corrected, {*table, *base.optional})
            else:
                raise self.error(f"{key} must be {'a list of entries' if isinstance(table, list) else 'a table'}")
        return found

    def correct_entries(
        self, key: str, entries: list[dict[str, object]], corrected: list[object], optional: tuple[str, ...]
    ) -> None:
        by_id = {entry["id"]: entry for entry in entries}
        known = {field for entry in entries for field in entry}
        for fields in corrected:
            id = fields.get("id") if isinstance(fields, dict) else None
            if not isinstance(fields, dict) or not isinstance(id, str):
                raise self.error(f"an entry of [[{key}]] has no id")
            if id not in by_id:
                twice = any(entry["id"] == id for entry in entries)
                raise self.error(f"{key} {id} stands twice" if twice else f"there is no {key} {id!r}")
            self.correct(f"{key} {id}", by_id.pop(id), fields, {*known, *optional})

    def correct(self, where: str, entry: dict[str, object], fields: dict[str, object], known: set[str]) -> None:
        for field, value in fields.items():
            wrong = flaw({field: value})
            if wrong:
                raise self.error(f"{where}: {field!r} {wrong}")
            if field == WITHOUT:
                self.take_away(where, entry, value)
            elif field not in known and not is_remark(field):
                raise self.error(f"{where}: there is no field {field!r}")
            elif field in FIXED and entry.get(field) != value:
                raise self.error(f"{where}: {field} is the same in all editions")
            else:
                entry[field] = value
        sources = entry.get(FIELD_SOURCES)
        if isinstance(sources, dict) and FIELD_SOURCES not in fields:  # what is corrected comes from elsewhere now
            entry[FIELD_SOURCES] = {field: source for field, source in sources.items() if field not in fields}

    def take_away(self, where: str, entry: dict[str, object], fields: object) -> None:
        if not isinstance(fields, list):
            raise self.error(f"{where}: {WITHOUT} must be a list of fields, not {fields!r}")
        for field in fields:
            if not isinstance(field, str) or field not in entry or field in FIXED:
                raise self.error(f"{where}: there is no field {field!r} to take away")
            del entry[field]


def flaw(value: object, depth: int = 0) -> str:
    """Why something has no place in a component file, whatever it is about; an empty text if it may stand there."""
    parts: list[object] = []
    if isinstance(value, dict):
        parts = [*value, *value.values()]
    elif isinstance(value, list):
        parts = value
    elif isinstance(value, str):
        if any(category(sign) == "Cc" and sign not in "\t\n\r" for sign in value):
            return "holds a character that cannot be shown"
    elif isinstance(value, int):
        if abs(value) > MOST:
            return f"holds a number beyond {MOST}"
    elif not isinstance(value, float):
        return f"holds neither a text nor a number: {value}"
    if parts and depth == DEEPEST:
        return "is nested too deeply"
    return next((found for found in [flaw(part, depth + 1) for part in parts] if found), "")


def differences(base: list[DataFile], other: list[DataFile]) -> Tables:
    """The tables of corrections that lead from the files of one edition to those of another."""
    found: Tables = {}
    for before, after in zip(base, other, strict=True):
        for key, old in before.tables.items():
            new = after.tables[key]
            if isinstance(old, list) and isinstance(new, list):
                changed = changed_entries(old, new)
                if changed:
                    found[key] = changed
            elif isinstance(old, dict) and isinstance(new, dict) and changed_fields(old, new):
                found[key] = changed_fields(old, new)
    return found


def changed_entries(old: list[object], new: list[object]) -> list[object]:
    """The entries that differ, each with its id and what does."""
    found: list[object] = []
    for was, now in zip(old, new, strict=True):
        assert isinstance(was, dict)
        assert isinstance(now, dict)
        changes = changed_fields(was, now)
        if changes:
            found.append({"id": was["id"], **changes})
    return found


def changed_fields(old: dict[str, object], new: dict[str, object]) -> dict[str, object]:
    found = {field: value for field, value in new.items() if field not in old or old[field] != value}
    gone: list[object] = [field for field in old if field not in new]
    if gone:
        found[WITHOUT] = gone
    return found
