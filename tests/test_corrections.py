"""The values that come with the games are those that rule tests play with, but for known corrections."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import signoria
from signoria.data.datafile import DataFile, without_remarks

CORRECTED: set[str] = set()
"""What owners have corrected, by file and way inside, entries by their ids: "virtu/tables.toml wage.wage_1.florins".
Whatever else is different is a slip."""


def ways(node: object, way: str = "") -> Iterator[tuple[str, object]]:
    """All values of a component file with the ways to them."""
    if isinstance(node, dict):
        for key, inner in node.items():
            yield from ways(inner, f"{way}.{key}")
    elif isinstance(node, list) and all(isinstance(entry, dict) and "id" in entry for entry in node):
        for entry in node:
            yield from ways(entry, f"{way}.{entry['id']}")
    else:
        yield way.removeprefix("."), node


@pytest.mark.parametrize("game", signoria.games())
def test_only_known_corrections_are_different(game: str) -> None:
    different: set[str] = set()
    for file in (Path(__file__).parent / game / "data").iterdir():
        packages = (f"tests.{game}", f"signoria.games.{game}")
        before, now = [dict(ways(without_remarks(DataFile(package, file.name).tables))) for package in packages]
        changed = [way for way in {**before, **now} if before.get(way) != now.get(way)]
        different |= {f"{game}/{file.name} {way}" for way in changed}
    assert different == {name for name in CORRECTED if name.startswith(f"{game}/")}
