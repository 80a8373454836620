"""`signoria simulate`: figures, histogram, JSON and Ctrl-C."""

import json
from io import StringIO

import pytest
from rich.console import Console

import signoria
from signoria.engine.score import Score
from signoria.terminal import simulate
from signoria.terminal.simulate import Report, as_data, histogram, print_report
from tests.terminal.run import run
from tests.terminal.tables import read, watched


def test_figures_histogram_and_winners_are_reported() -> None:
    out = run("simulate", "lorenzo", "--seats", "3", "--games", "6", "--seed", "1", "--variant", "basic").out
    assert all(word in out for word in ("basic, 3 players, seed 1", "games/s", "decisions/s", "median", "█", "Winners"))


def test_json_is_one_object() -> None:
    outcome = run("simulate", "lorenzo", "--seats", "2", "--games", "4", "--seed", "1", "--json")
    data = json.loads(outcome.out)
    assert (data["games"], data["seats"], sum(seat["wins"] for seat in data["seats_detail"])) == (4, 2, 4)


def report() -> Report:
    """Four games of two seats, none like another; the last is shared."""
    found = Report(2, "year")
    found.games, found.seconds = 4, 2.0
    found.lengths, found.times = [10, 20, 30, 60], [3, 5, 5, 8]
    found.scores, found.wins = [[7, 9, 12, 20], [3, 10, 11, 20]], [2.5, 1.5]
    return found


def test_figures_are_those_of_the_games() -> None:
    data = as_data(report())
    assert (data["decisions"], data["games_per_second"], data["decisions_per_second"]) == (120, 2.0, 60.0)
    assert data["decisions_a_game"] == {"mean": 30, "median": 25, "min": 10, "max": 60}
    assert data["length"] == {"counted_in": "year", "mean": 5.25, "median": 5, "min": 3, "max": 8}
    assert data["score"] == {"mean": 11.5, "median": 10.5, "min": 3, "max": 20}
    assert data["seats_detail"] == [
        {"seat": 0, "wins": 2.5, "share": 0.625, "score": {"mean": 12, "median": 10.5, "min": 7, "max": 20}},
        {"seat": 1, "wins": 1.5, "share": 0.375, "score": {"mean": 11, "median": 10.5, "min": 3, "max": 20}},
    ]


def test_the_tables_tell_the_same_figures() -> None:
    paper = StringIO()
    with watched() as tables:
        game = signoria.game("lorenzo")
        print_report(Console(file=paper, width=100), game, {"variant": "basic", "seats": 2, "seed": 1}, report())
    out = " ".join(paper.getvalue().split())
    assert "4 games with 120 decisions in 2.00 s: 2.0 games/s, 60 decisions/s" in out
    assert "Decisions a game: mean 30.0, median 25, from 10 to 60" in out
    assert "Scores: mean 11.5, median 10.5, from 3 to 20" in out
    scores, lengths, winners = (read(table).rows for table in tables)
    for found, numbers in ((scores, [*report().scores[0], *report().scores[1]]), (lengths, report().times)):
        counts = {int(value.partition("–")[0]): int(count) for value, _, count in found}
        assert counts == {low: count for low, _, count in histogram(numbers)}
        most = max(counts.values())
        longest = max(len(bar) for _, bar, _ in found)
        assert all(len(bar) == round(longest * int(count) / most) for _, bar, count in found)
    assert winners == [["Seat 0", "2.5", "62.5 %", "12.0"], ["Seat 1", "1.5", "37.5 %", "11.0"]]


def test_a_shared_victory_is_divided() -> None:
    class Over:
        def scores(self) -> list[Score]:
            return [Score(0, 9, {}, 1), Score(1, 4, {}, 3), Score(2, 9, {}, 1)]

    found = Report(3, "")
    found.note(Over(), 25)  # type: ignore[arg-type]
    assert (found.wins, found.scores, found.lengths) == ([0.5, 0, 0.5], [[9], [4], [9]], [25])


def test_there_is_no_bar_where_there_is_no_terminal() -> None:
    assert run("simulate", "lorenzo", "--games", "2", "--seed", "1").err == ""


def test_the_same_seed_plays_the_same_games() -> None:
    words = ("simulate", "lorenzo", "--games", "3", "--seed", "8", "--json")
    first, second = (json.loads(run(*words).out) for _ in range(2))
    assert first["histogram"] == second["histogram"]


def test_options_are_used() -> None:
    data = json.loads(run("simulate", "lorenzo", "--games", "1", "--option", "any_servants=true", "--json").out)
    assert data["options"]["any_servants"] is True


def test_ctrl_c_reports_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    played = []

    def tire(state: signoria.State, rng: object) -> object:
        played.append(state)
        if len(played) == 3:
            raise KeyboardInterrupt
        return signoria.playout(state, rng)  # type: ignore[arg-type]

    monkeypatch.setattr(simulate, "playout", tire)
    data = json.loads(run("simulate", "lorenzo", "--games", "50", "--seed", "1", "--json").out)
    assert (data["games"], data["interrupted"]) == (2, True)


def test_ctrl_c_before_the_first_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(state: object, rng: object) -> object:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate, "playout", stop)
    assert "No game was finished." in run("simulate", "lorenzo", "--games", "5").out


def test_the_histogram_counts_everything_in_bars_of_equal_width() -> None:
    assert histogram([0, 4, 5, 61]) == [
        (0, 4, 2), (5, 9, 1), *((low, low + 4, 0) for low in range(10, 60, 5)), (60, 64, 1),
    ]  # fmt: skip


def test_the_histogram_of_scores_below_zero() -> None:
    assert histogram([-3, 2])[0] == (-3, -3, 1)


def test_games_of_different_length_show_how_long_they_last() -> None:
    told = run("simulate", "virtu", "--games", "3", "--seed", "1", "--option", "year_limit=10").out
    assert "Length, counted in years" in told
    assert "Decisions a game: mean" in told


def test_the_length_is_in_the_json_too() -> None:
    data = json.loads(run("simulate", "virtu", "--games", "3", "--seed", "1", "--json").out)
    assert data["length"]["counted_in"] == "year"
    assert data["length"]["max"] <= 60
    assert data["decisions_a_game"]["min"] > 0
