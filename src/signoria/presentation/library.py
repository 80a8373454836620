"""To look things up: rules by id and section, components by name."""

import re

from signoria.games.base import Component, Game
from signoria.language.wording import Wording


def rules_called(game: Game, id: str) -> dict[str, str]:
    """The rule of that id, whole or without its beginning, or else the section of that name."""
    wanted = id.strip().upper()
    for known, text in game.rules.items():
        if wanted in (known, known.partition("-")[2]):
            return {known: text}
    return {known: text for known, text in game.rules.items() if wanted in (section(known), known.rpartition("-")[0])}


def section(id: str) -> str:
    """TOWER of LOR-TOWER-8."""
    return id.partition("-")[2].rpartition("-")[0]


def sections(game: Game, wording: Wording, found: dict[str, str]) -> dict[str, dict[str, str]]:
    """Rules under the headings of their sections, in the order of the rulebook."""
    places = {section(id): place for place, id in reversed(list(enumerate(game.rules)))}
    headed: dict[str, dict[str, str]] = {}
    for id in sorted(found, key=lambda rule: (places[section(rule)], natural(rule))):
        name = section(id)
        heading = wording.templates.get(f"section.{name}", name.capitalize())
        headed.setdefault(heading, {})[id] = found[id]
    return headed


def components_called(components: list[Component], words: str) -> list[Component]:
    """Those whose name or id holds every word; one that is called exactly so, or has that number, comes alone."""
    wanted = words.lower()
    exact = [one for one in components if wanted in (one.name.lower(), one.id, one.facts.get("number", "").lower())]
    if exact:
        return exact
    parts = wanted.split()
    return [one for one in components if all(part in f"{one.name} {one.id}".lower() for part in parts)]


def natural(text: str) -> list[tuple[int, str]]:
    """A sort key that puts LOR-TOWER-9 before LOR-TOWER-10."""
    return [(int(part), "") if part.isdigit() else (0, part) for part in re.split(r"(\d+)", text)]
