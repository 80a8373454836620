"""The rules by id: every reference in them leads somewhere."""

import re
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from signoria import Game, game, games
from signoria.presentation.library import components_called, rules_called
from signoria.presentation.words import LANGUAGES, components_of

GAMES = [game(name) for name in games()]
REFERENCE = re.compile(r"\b[A-Z]+(?:-[A-Z]+)*-?\d+\b")
NOWHERE = re.compile(r"\bsections? \d|\w = (true|false)\b|\(FAQ\)|\bimplementations\b")
"""What only the reader of another document could follow, and claims that name nobody."""
OF_PROGRAMS = re.compile(
    r"\bengines?\b|\bplain integers?\b|\bseeded\b|\w_\w+ \(default|\byear_limit\b|\bread from data\b", re.I
)
"""What only who writes a program needs to be told."""


def told(known: Game) -> list[tuple[str, str]]:
    """Every text of the rules and every source, by id."""
    text = files(f"signoria.games.{known.name}").joinpath("data", "rules.toml").read_text(encoding="utf-8")
    return [(id, str(said)) for id, fields in tomllib.loads(text).items() for said in fields.values()]


def piece_names(known: Game) -> set[str]:
    return {component.facts.get("number", component.name) for component in known.components}


@pytest.mark.parametrize("known", GAMES, ids=lambda known: known.name)
def test_every_rule_that_is_referred_to_can_be_looked_up(known: Game) -> None:
    found = [(id, reference) for id, said in told(known) for reference in REFERENCE.findall(said)]
    assert found
    lost = [(id, name) for id, name in found if name not in piece_names(known) and not rules_called(known, name)]
    assert lost == []


@pytest.mark.parametrize("known", GAMES, ids=lambda known: known.name)
def test_no_rule_speaks_of_what_its_reader_cannot_look_up(known: Game) -> None:
    assert [(id, said) for id, said in told(known) if NOWHERE.search(said)] == []


@pytest.mark.parametrize("known", GAMES, ids=lambda known: known.name)
def test_every_option_that_a_rule_names_is_there(known: Game) -> None:
    named = [(id, name) for id, said in told(known) for name in re.findall(r"\boption `?(\w+_\w+)", said)]
    assert [(id, name) for id, name in named if name not in known.options] == []


SHORTENED = re.compile(r"\b[A-Z]{3}(?:-[A-Z]+)+-\d+(?:, -|\.\.)\d")


@pytest.mark.parametrize("folder", ["src", "tests", "examples", "docs"])
def test_ids_of_rules_are_written_in_full_so_that_a_search_finds_them(folder: str) -> None:
    shortened: list[str] = []
    for path in (Path(__file__).parents[1] / folder).rglob("*"):
        if path.suffix in (".py", ".md", ".html"):
            shortened += SHORTENED.findall(path.read_text(encoding="utf-8"))
    assert shortened == []


@pytest.mark.parametrize("known", GAMES, ids=lambda known: known.name)
def test_rules_speak_to_players(known: Game) -> None:
    assert [id for id, text in known.rules.items() if OF_PROGRAMS.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_tiles_are_found_by_the_number_that_rules_call_them_by(language: str) -> None:
    components = list(components_of(game("lorenzo"), language).values())
    assert [one.id for one in components_called(components, "II-7")] == ["2_7"]
