"""The counter of clicks: a game of bots, entered through the plans that are on offer."""

import sys
from importlib import import_module
from typing import Any

import pytest

import signoria
from signoria import Match, kit
from signoria.match.preview import previews

clicks: Any = import_module("benchmarks.clicks")


def counted(game: str, seats: int = 2) -> Any:
    tally = clicks.Clicks()
    clicks.count(game, seats, signoria.game(game).variants[0], "apprentice", 3, tally)
    return tally


@pytest.mark.parametrize(("game", "target"), [("carrara", 3.5), ("lorenzo", 2.5)])
def test_a_turn_takes_few_clicks(game: str, target: float) -> None:
    tally = counted(game)
    assert tally.games == 1
    assert 0 < tally.each() <= target
    assert tally.forced == 0 or game != "carrara"
    assert tally.most >= tally.each()
    assert tally.turns > 10


def test_a_plan_counts_once_and_the_longest_that_is_wanted_is_taken() -> None:
    match = Match("carrara", 2, "basic", seed=1)
    assert match.seat is not None
    offered = previews(match, match.seat, kit("carrara").planner)
    buy = match.parse_plan("buy; rotate wheel")
    assert clicks.wanted(offered, [*buy, match.parse("take 1 white")]) == buy
    assert clicks.wanted(offered, [match.parse("end-turn")]) == [match.parse("end-turn")]


def test_it_is_a_command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    words = "clicks --game carrara --games 1 --seats 2 --variant basic --bots random"
    monkeypatch.setattr(sys, "argv", words.split())
    clicks.main()
    told = capsys.readouterr().out
    assert "carrara, 1 games of random" in told
    assert "clicks a turn" in told
