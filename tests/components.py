"""Component files made up by tests: a package of its own with one data file."""

from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest

from signoria.data.datafile import DataFile

NUMBERS = count()

Maker = Callable[[str | bytes], DataFile]


def maker(folder: Path, monkeypatch: pytest.MonkeyPatch, name: str = "parts.toml") -> Maker:
    """A function that writes a text as the data file of a new package and opens it."""
    monkeypatch.syspath_prepend(str(folder))

    def make(text: str | bytes) -> DataFile:
        package = f"made_up_{next(NUMBERS)}"
        data = folder / package / "data"
        data.mkdir(parents=True)
        (folder / package / "__init__.py").write_text("")
        (data / name).write_bytes(text.encode() if isinstance(text, str) else text)
        return DataFile(package, name)

    return make
