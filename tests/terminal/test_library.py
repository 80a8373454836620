"""`games`, `rules`, `cards` and what goes wrong with any command."""

import re

import pytest

import signoria
from signoria.presentation.words import components_of
from tests.terminal.run import run


def test_games_are_listed_with_their_options() -> None:
    out = run("games").out
    assert all(word in out for word in ("Lorenzo il Magnifico", "2 to 4 players", "basic, advanced", "confirm_turn"))


def test_version() -> None:
    assert run("--version").out.startswith("signoria")
    assert "engine" in run("--version").out


def test_all_rules_stand_under_the_headings_of_their_sections() -> None:
    out = run("rules", "lorenzo").out
    assert "\nTowers\n" in out
    assert all(id in out for id in signoria.game("lorenzo").rules)


@pytest.mark.parametrize("id", ["tower-8", "LOR-TOWER-8", "lor-tower-8"])
def test_one_rule_by_its_id(id: str) -> None:
    out = run("rules", "lorenzo", id).out
    assert "LOR-TOWER-8 " in out
    assert "LOR-TOWER-9" not in out


def test_a_section_of_the_rules() -> None:
    out = run("rules", "lorenzo", "council").out
    assert "LOR-COUNCIL-1" in out
    assert "LOR-TOWER" not in out


def test_rules_are_sorted_like_numbers() -> None:
    out = run("rules", "lorenzo", "tower").out
    assert out.index("LOR-TOWER-9 ") < out.index("LOR-TOWER-10 ")


def test_rules_are_searched() -> None:
    out = run("rules", "lorenzo", "--search", "SURCHARGE").out
    assert "LOR-TOWER-8" in out
    assert "LOR-COMP-1 " not in out


def test_all_cards_are_listed() -> None:
    out = run("cards", "lorenzo", columns=160).out
    assert all(component.name in out for component in signoria.game("lorenzo").components)


def test_cards_of_a_kind() -> None:
    out = run("cards", "lorenzo", "--kind", "leader").out
    assert "Sisto IV" in out
    assert "Monastery" not in out


def test_a_card_in_detail() -> None:
    out = run("cards", "lorenzo", "mint").out
    told = next(component for component in signoria.game("lorenzo").components if component.id == "mint").text
    assert told
    assert all(sentence in out for sentence in told)


def test_cards_by_a_part_of_their_name() -> None:
    out = run("cards", "lorenzo", "support", "to").out
    assert all(name in out for name in ("Support to the Bishop", "Support to the Pope"))


@pytest.mark.parametrize("name", signoria.games())
def test_lists_of_cards_are_in_the_language_throughout(name: str) -> None:
    out = run("cards", name, "--language", "cs", columns=2000).out
    components = components_of(signoria.game(name), "cs")
    assert all(" ".join(component.text) in out for component in components.values())
    assert re.search(r"\b(Name|Text|Cost|Building|Character|Price|coins?|victory)\b", out) is None


def test_a_card_in_detail_is_in_the_language() -> None:
    assert "Mincovna  budova, 1. etapa, mint\n" in run("cards", "lorenzo", "mint", "--language", "cs").out


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("simulate", "chess"), 2, "there is no game 'chess'"),
        (("play", "lorenzo", "--seats", "9"), 2, "2 to 4 players, not 9"),
        (("play", "lorenzo", "--seats", "many"), 2, "--seats"),
        (("play", "lorenzo", "--seat", "3"), 2, "there is no seat 3"),
        (("play", "lorenzo", "--variant", "huge"), 2, "'huge'"),
        (("play", "lorenzo", "--option", "luck=true"), 2, "no option 'luck'"),
        (("play", "lorenzo", "--option", "confirm_turn=maybe"), 2, "confirm_turn is one of false, true"),
        (("play", "lorenzo", "--option", "=x"), 2, "name=value"),
        (("play", "lorenzo", "--resume", "/no/such/file"), 1, "/no/such/file: No such file"),
        (("play", "lorenzo", "--resume", "x", "--seats", "2"), 2, "--resume takes seats"),
        (("replay", "/no/such/file"), 1, "/no/such/file: No such file"),
        (("replay",), 2, "FILE"),
        (("simulate", "lorenzo", "--games", "0"), 2, "at least 1 game"),
        (("rules", "lorenzo", "tower-99"), 1, "no rule 'tower-99'"),
        (("rules", "lorenzo", "--search", "zeppelin"), 1, "zeppelin"),
        (("cards", "lorenzo", "zeppelin"), 1, "'zeppelin'"),
        (("cards", "lorenzo", "--kind", "zeppelin"), 2, "territory"),
        (("dance",), 2, "dance"),
        (("games", "--loud"), 2, "--loud"),
    ],
)
def test_a_mistake_is_one_line_on_stderr(words: tuple[str, ...], code: int, said: str) -> None:
    outcome = run(*words)
    assert (outcome.code, outcome.out, outcome.err.count("\n")) == (code, "", 1)
    assert said in outcome.err
