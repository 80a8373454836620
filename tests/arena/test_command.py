"""`signoria arena`, and bots in `signoria simulate`."""

import json
from pathlib import Path

import pytest

from tests.terminal.run import run

COMMAND = ("arena", "lorenzo", "--variant", "basic", "--seats", "2", "--bots", "apprentice,random")


def test_standings_are_printed() -> None:
    out = run(*COMMAND, "--games", "3").out
    assert "4 games: 2 deals with 2 seatings each" in out
    assert "apprentice" in out
    assert "What they score" in out


def test_the_same_command_goes_on_with_a_folder(tmp_path: Path) -> None:
    first = run(*COMMAND, "--games", "4", "--out", tmp_path).out
    file = tmp_path / "results.jsonl"
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join(lines[:2]))
    assert run(*COMMAND, "--games", "4", "--out", tmp_path).out.splitlines()[:2] == first.splitlines()[:2]
    again = [json.loads(line) for line in file.read_text().splitlines()]
    assert [line["totals"] for line in again] == [json.loads(line)["totals"] for line in lines]
    assert (tmp_path / "ratings.png").exists()


def test_another_command_in_the_folder_is_refused(tmp_path: Path) -> None:
    run(*COMMAND, "--games", "2", "--out", tmp_path)
    outcome = run(*COMMAND, "--games", "2", "--seed", "9", "--out", tmp_path)
    assert (outcome.code, outcome.err.count("\n")) == (2, 1)
    assert "holds another season" in outcome.err


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("--bots", "medici"), 2, "there is no bot 'medici'"),
        (("--bots", "magnifico:0"), 2, "a budget is a number"),
        (("--bots", "random*5"), 2, "5 bots do not fit on 2 seats"),
        (("--seats", "7"), 2, "2 to 4 players, not 7"),
        (("--games", "0"), 2, "at least 1 game"),
        (("--workers", "0"), 2, "1 to 256 processes can play, not 0"),
        (("--variant", "huge"), 2, "'huge'"),
        (("--out", "/dev/null/folder"), 1, "/dev/null/folder: Not a directory"),
    ],
)
def test_bad_input_is_one_clear_line(words: tuple[str, ...], code: int, said: str) -> None:
    outcome = run(*COMMAND, *words)
    assert (outcome.code, outcome.err.count("\n")) == (code, 1)
    assert said in outcome.err


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("signoria.arena.extras.find_spec", lambda name: None)
    outcome = run(*COMMAND)
    assert outcome.code == 1
    assert "pip install 'signoria[arena]'" in outcome.err


def test_simulate_lets_bots_play() -> None:
    words = ("simulate", "lorenzo", "--variant", "basic", "--seats", "2", "--games", "4", "--seed", "1", "--json")
    found = json.loads(run(*words, "--bots", "apprentice,random").out)
    assert found["bots"] == "apprentice,random"
    apprentice, drifter = (seat["score"]["mean"] for seat in found["seats_detail"])
    assert apprentice > drifter


def test_simulate_names_an_unknown_bot() -> None:
    outcome = run("simulate", "lorenzo", "--bots", "medici")
    assert (outcome.code, outcome.err.count("\n")) == (2, 1)
