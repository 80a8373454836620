"""Draws every picture of the site into its file; a test compares the files with what is drawn here.

    python -m scripts.drawings

A module with drawings tells them by their place in the package. Games have theirs in `board/drawings.py`.
"""

from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from signoria.games import FOLDERS

PACKAGE: Final = Path(__file__).parents[1] / "src" / "signoria"
HOUSE: Final = ("house", "signs", "medals", "heraldry")


def modules() -> Iterator[str]:
    """The modules that draw something."""
    yield from (f"signoria.web.drawing.{name}" for name in HOUSE)
    for folder in FOLDERS.values():
        if find_spec(f"{folder}.board") and find_spec(f"{folder}.board.drawings"):
            yield f"{folder}.board.drawings"


def everything() -> dict[str, Callable[[], str]]:
    """All files by their place in the package, and what draws each."""
    found: dict[str, Callable[[], str]] = {}
    for module in modules():
        found |= import_module(module).drawings()
    return found


def main() -> None:
    for place, draw in everything().items():
        file, text = PACKAGE / place, draw()
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
            print(place)


if __name__ == "__main__":
    main()
