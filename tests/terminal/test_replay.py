"""`signoria replay`: whole, step by step, and records that are broken."""

import re
from pathlib import Path
from random import Random

import pytest

import signoria
from signoria.match.record import read
from tests.terminal.run import lines, run


def record(decisions: int = 10_000) -> str:
    match = signoria.Match("lorenzo", 2, "basic", seed=4)
    rng = Random(4)
    while not match.over and match.number < decisions:
        match.play(rng.choice(match.legal()))
    return match.record()


@pytest.fixture(scope="module")
def whole() -> str:
    return record()


@pytest.fixture
def file(tmp_path: Path, whole: str) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(whole)
    return path


def test_a_record_is_told_round_by_round_with_the_result(file: Path) -> None:
    out = run("replay", file).out
    assert [f"Round {number}\n" in out for number in range(1, 7)] == [True] * 6
    assert out.index("Round 6") < out.index("Final result") < out.index("Total")


def test_a_record_of_a_game_that_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "half.txt"
    path.write_text(record(60))
    assert "The record ends before the game was over." in run("replay", path).out


def test_step_by_step_shows_decisions_and_the_board(file: Path) -> None:
    out = run("replay", file, "--step", typed=lines("", "b", "", "q")).out
    assert "(place " in out
    assert "Territories" in out
    assert out.endswith("The rest of the record was not shown.\n")


def test_step_by_step_to_the_end(file: Path) -> None:
    assert "Final result" in run("replay", file, "--step", typed="\n" * 1000).out


def test_every_decision_is_told_with_who_took_it(file: Path, whole: str) -> None:
    out = run("replay", file, "--step", typed="\n" * 1000, columns=300).out
    told = re.findall(r"^(?:> )*(Red|Blue): .+  \((.+)\)$", out, re.MULTILINE)
    entries = [(entry.actor, entry.text) for entry in read(whole).entries if entry.actor != signoria.CHANCE]
    assert told == [(("Red", "Blue")[actor], text) for actor, text in entries]


def test_step_by_step_ends_politely_with_the_input(file: Path) -> None:
    outcome = run("replay", file, "--step", typed="\n\n")
    assert (outcome.code, outcome.err) == (0, "")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("signoria record 1", "signoria record 9", "line 1:"),
        ("seats: 2", "seat: 2", "line 5:"),
        ("seats: 2", "seats: 7", "2 to 4 players"),
        ("game: lorenzo", "game: chess", "no game 'chess'"),
        ("chance: order ", "chance: queue ", "line 10: lorenzo has no decision 'queue"),
        ("chance: order ", "1: order ", "line 10: "),
        ("\nend ", "\nfin ", "found 'fin "),
        ("\nend ", "\nend 1", "the record was edited"),
        ("roll white", "roll black", "line "),
    ],
)
def test_a_broken_record_is_named_with_its_line(tmp_path: Path, whole: str, old: str, new: str, said: str) -> None:
    path = tmp_path / "broken.txt"
    path.write_text(whole.replace(old, new, 1))
    outcome = run("replay", path)
    assert (outcome.code, outcome.out, outcome.err.count("\n")) == (1, "", 1)
    assert said in outcome.err


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "picture"
    path.write_bytes(b"\xff\xfe\x00\x80")
    outcome = run("replay", path)
    assert (outcome.code, outcome.err) == (1, f"signoria: {path}: this is no text file\n")
