"""Shares with intervals, ratings, and tables and pictures of them."""

import csv
from pathlib import Path

import pytest

from signoria.arena.contest import Result
from signoria.arena.papers import draw, write_tables
from signoria.arena.standings import standings
from tests.arena.seasons import season, won_by

A_WINS_MOST = [won_by(0, deal) for deal in range(15)] + [won_by(1, deal) for deal in range(15, 20)]


def test_the_strongest_comes_first_with_shares_scores_and_times() -> None:
    first, second = standings(["b", "a"], A_WINS_MOST)
    assert (first.bot, first.share, first.score, first.parts) == ("a", 0.75, 8.5, {"victory": 8.5})
    assert (second.bot, second.share) == ("b", 0.25)
    assert second.mean_time == pytest.approx(0.002)
    assert second.rating < first.rating
    assert first.rating_interval[0] < first.rating < first.rating_interval[1]


def test_a_shared_victory_counts_half() -> None:
    tie = Result(1, ("a", "b"), [5, 5], [{}, {}], [1, 1], [[], []])
    assert [one.share for one in standings(["a", "b"], [tie])] == [0.5, 0.5]


def test_the_order_of_results_does_not_matter() -> None:
    forward, backward = standings(["a", "b"], A_WINS_MOST), standings(["a", "b"], A_WINS_MOST[::-1])
    assert [one.rating for one in forward] == [one.rating for one in backward]


def test_the_time_within_which_most_decisions_are_taken() -> None:
    (one, _) = standings(["a", "b"], A_WINS_MOST)
    one.seconds = [0.001 * number for number in range(100)]
    assert (one.time(0.95), one.time(1.0)) == pytest.approx((0.095, 0.099))


def test_tables_and_pictures(tmp_path: Path) -> None:
    played = season()
    results = list(played.play([], workers=1))
    found = standings(played.bots, results)
    write_tables(tmp_path, played, results, found)
    draw(tmp_path, played, found)
    with (tmp_path / "games.csv").open() as file:
        lines = list(csv.DictReader(file))
    assert len(lines) == 8
    assert sum(int(line["total"]) for line in lines) == sum(sum(result.totals) for result in results)
    with (tmp_path / "standings.csv").open() as file:
        assert [line["bot"] for line in csv.DictReader(file)] == [one.bot for one in found]
    for name in ("ratings.png", "scores.png", "times.png"):
        assert (tmp_path / name).read_bytes().startswith(b"\x89PNG")
