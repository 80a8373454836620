"""`signoria arena`, and bots in `signoria simulate`."""

import json
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from signoria.arena.standings import Standing
from signoria.terminal.arena import show
from tests.arena.seasons import season
from tests.terminal.run import run
from tests.terminal.tables import WIDE, read, watched

COMMAND = ("arena", "lorenzo", "--variant", "basic", "--seats", "2", "--bots", "apprentice,random")


def test_standings_are_printed() -> None:
    out = run(*COMMAND, "--games", "3").out
    assert "4 games: 2 deals with 2 seatings each" in out
    assert "apprentice" in out
    assert "What they score" in out


def test_no_figure_is_cut_in_a_terminal_of_usual_width() -> None:
    bots = ["magnifico:50000000", "magnifico:1000000", "merchant:1000000", "apprentice"]
    found = [Standing(bot) for bot in bots]
    for one in found:
        one.shares, one.totals, one.parts = [1.0], [321], {"cards and tiles": 123.4, "indulgences": -17.6}
        one.rating, one.rating_interval, one.seconds = 133.4, (116.7, 150.1), [1234.5678]
    paper = StringIO()
    show(Console(file=paper, width=80), season(",".join(bots), seats=4), 96, found)
    out = paper.getvalue()
    for figure in ("133.4 ± 16.7", "100.0% (0–100)", "321.0", "1234567.8", "123.4", "-17.6"):
        assert out.count(figure) >= len(bots)
    assert "…" not in out


def test_the_tables_tell_the_figures_of_the_standings() -> None:
    played = season()
    found = []
    for number, bot in enumerate(played.bots):
        one = Standing(bot)
        one.shares, one.share_interval, one.totals = [1.0, 0.0, 0.0, number], (0.1 + number / 5, 0.6), [30, 41 + number]
        one.rating, one.rating_interval = 25.0 - number, (20.5 - number, 29.5 - number)
        one.seconds = [0.001 * (place + number) for place in range(1, 101)]
        one.parts = {"victory": 20.5 + number, "cards": 3.5 - number}
        found.append(one)
    with watched() as tables:
        show(Console(file=StringIO(), width=WIDE), played, 4, found)
    ranks, times, parts = (read(table) for table in tables)
    for one in found:
        low, high = one.share_interval
        assert ranks.row(one.bot) == {
            "Bot": one.bot,
            "Rating": f"{one.rating:.1f} ± 4.5",
            "Wins, 95 %": f"{100 * one.share:.1f}% ({100 * low:.0f}–{100 * high:.0f})",
            "Score": f"{sum(one.totals) / 2:.1f}",
        }
        milliseconds = [sum(one.seconds) * 10, one.seconds[95] * 1000, one.seconds[99] * 1000]
        assert list(times.row(one.bot).values())[1:] == [f"{each:.1f}" for each in milliseconds]
        assert parts.column(one.bot) == {part: f"{points:.1f}" for part, points in one.parts.items()}


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
