"""Pictures of cities, courtiers, titles, bonuses and great powers, as `vedute.toml` writes them down."""

import tomllib
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Final, TypedDict

from signoria.web.drawing.vignette import picture

FILE: Final = Path(__file__).parent / "vedute.toml"


class Entry(TypedDict):
    """A picture written down: the sky, and its lines."""

    mood: str
    lines: list[str]


@cache
def entries() -> dict[str, Entry]:
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def veduta(id: str) -> str:
    entry = entries()[id]
    return picture(entry["lines"], entry["mood"])


def vedute(place: str) -> dict[str, Callable[[], str]]:
    return {f"{place}/veduta-{id}.svg": partial(veduta, id) for id in entries()}
