"""What would be found if an owner of a game had corrected values: another process reads the component files so."""

import json
import subprocess
import sys
import tomllib
from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent


def found_with(values: Mapping[str, object], probe: Callable[..., object], *arguments: object) -> Any:
    """What a function of a test module returns, as plain data, where components have other values.

    A value is named by its file and its way inside, entries by their ids: "virtu/tables.toml wage.wage_1.florins".
    """
    call = [json.dumps(dict(values)), probe.__module__, probe.__name__, json.dumps(arguments)]
    command = [sys.executable, "-m", "tests.corrected", *call]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def correct(values: Mapping[str, object]) -> None:
    """Let every component file that is read from now on have these values."""
    house = find_spec("signoria")  # nothing of it is imported before its files are corrected
    assert house is not None
    assert house.origin is not None
    as_printed = tomllib.loads
    texts: dict[str, list[tuple[str, object]]] = {}
    for name, value in values.items():
        file, way = name.split()
        game, file = file.split("/")
        text = Path(house.origin).with_name("games").joinpath(game, "data", file).read_text(encoding="utf-8")
        texts.setdefault(text, []).append((way, value))

    def loads(text: str, /) -> dict[str, Any]:
        tables = as_printed(text)
        for way, value in texts.get(text, []):
            put(tables, way, value)
        return tables

    tomllib.loads = loads  # type: ignore[assignment]


def put(tables: dict[str, Any], way: str, value: object) -> None:
    *before, key = way.split(".")
    found: Any = tables
    for part in before:
        found = next(entry for entry in found if entry["id"] == part) if isinstance(found, list) else found[part]
    assert key in found, f"there is no {way}"
    found[key] = value


if __name__ == "__main__":
    values, module, name, arguments = sys.argv[1:]
    correct(json.loads(values))
    print(json.dumps(getattr(import_module(module), name)(*json.loads(arguments))))
