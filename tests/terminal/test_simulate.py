"""`signoria simulate`: figures, histogram, JSON and Ctrl-C."""

import json

import pytest

import signoria
from signoria.terminal import simulate
from signoria.terminal.simulate import histogram
from tests.terminal.run import run


def test_figures_histogram_and_winners_are_reported() -> None:
    out = run("simulate", "lorenzo", "--seats", "3", "--games", "6", "--seed", "1", "--variant", "basic").out
    assert all(word in out for word in ("basic, 3 players, seed 1", "games/s", "decisions/s", "median", "█", "Winners"))


def test_json_is_one_object() -> None:
    outcome = run("simulate", "lorenzo", "--seats", "2", "--games", "4", "--seed", "1", "--json")
    data = json.loads(outcome.out)
    assert (data["games"], data["seats"], sum(seat["wins"] for seat in data["seats_detail"])) == (4, 2, 4)


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
