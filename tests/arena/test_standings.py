"""Shares with intervals, ratings, and tables and pictures of them."""

import csv
from pathlib import Path
from statistics import fmean

import pytest
from matplotlib.axes import Axes
from openskill.models import PlackettLuce

from signoria.arena.contest import Result
from signoria.arena.papers import draw, write_tables
from signoria.arena.season import Season
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


def test_a_bot_with_several_seats_moves_by_the_mean_of_them() -> None:
    model = PlackettLuce()
    first, second, third = (one for (one,) in model.rate([[model.rating()] for _ in range(3)], ranks=[1, 2, 3]))
    assert first.sigma > second.sigma
    result = Result(1, ("b", "b", "a"), [9, 6, 3], [{}, {}, {}], [1, 2, 3], [[], [], []])
    twice, alone = standings(["a", "b"], [result])
    rating, spread = (first.mu + second.mu) / 2, 1.96 * (first.sigma + second.sigma) / 2
    assert (twice.rating, alone.rating) == pytest.approx((rating, third.mu))
    assert twice.rating_interval == pytest.approx((rating - spread, rating + spread))


def test_the_time_within_which_most_decisions_are_taken() -> None:
    (one, _) = standings(["a", "b"], A_WINS_MOST)
    one.seconds = [0.001 * number for number in range(100)]
    assert (one.time(0.95), one.time(1.0)) == pytest.approx((0.095, 0.099))


def uneven() -> tuple[Season, list[Result]]:
    """A season of which no two figures are the same, with a bot on two seats."""
    played = season("apprentice,random*2", seats=3, deals=3)
    results = []
    for number, contest in enumerate(played.contests()):
        totals = [20 + 3 * number, 41 - 5 * number, 30 - number]
        places = [1 + sum(other > total for other in totals) for total in totals]
        parts = [{"victory": total - seat - 2, "cards": seat + 2} for seat, total in enumerate(totals)]
        seconds = [[0.1 * (1 + number + 10 * seat + 100 * step) for step in range(5)] for seat in range(3)]
        results.append(Result(contest.deal, contest.seating, totals, parts, places, seconds))
    return played, results


def test_tables_tell_the_figures_of_every_bot_and_every_seat(tmp_path: Path) -> None:
    played, results = uneven()
    found = standings(played.bots, results)
    write_tables(tmp_path, played, results, found)
    with (tmp_path / "standings.csv").open() as file:
        lines = list(csv.DictReader(file))
    assert [line.pop("bot") for line in lines] == [one.bot for one in found]
    for line, one in zip(lines, found, strict=True):
        told = {name: float(value) for name, value in line.items()}
        assert told == pytest.approx(
            {
                "seats": len(results) * played.lineup.count(one.bot),
                **dict(zip(("rating", "rating_low", "rating_high"), (one.rating, *one.rating_interval), strict=True)),
                **dict(zip(("share", "share_low", "share_high"), (one.share, *one.share_interval), strict=True)),
                "score": one.score,
                "seconds_mean": one.mean_time,
                "seconds_95": sorted(one.seconds)[len(one.seconds) * 95 // 100],
                "seconds_max": max(one.seconds),
                **{f"part {part}": points for part, points in one.parts.items()},
            },
            abs=0.005,
        )
    with (tmp_path / "games.csv").open() as file:
        games = list(csv.DictReader(file))
    expected = [
        [result.deal, played.seatings.index(result.seating), seat, bot, result.totals[seat], result.places[seat]]
        + [result.parts[seat][part] for part in ("victory", "cards")]
        for result in results
        for seat, bot in enumerate(result.seating)
    ]
    assert [list(line.values()) for line in games] == [[str(value) for value in row] for row in expected]


def test_a_bot_has_the_means_of_its_own_seats() -> None:
    played, results = uneven()
    for one in standings(played.bots, results):
        own = [(result, seat) for result in results for seat, bot in enumerate(result.seating) if bot == one.bot]
        assert one.score == pytest.approx(fmean(result.totals[seat] for result, seat in own))
        assert one.share == pytest.approx(fmean(result.places[seat] == 1 for result, seat in own))
        for part in ("victory", "cards"):
            assert one.parts[part] == pytest.approx(fmean(result.parts[seat][part] for result, seat in own))
        assert sorted(one.seconds) == sorted(second for result, seat in own for second in result.seconds[seat])


def test_tables_and_pictures(tmp_path: Path) -> None:
    played = season()
    results = list(played.play([], workers=1))
    found = standings(played.bots, results)
    write_tables(tmp_path, played, results, found)
    draw(tmp_path, played, found)
    assert len((tmp_path / "games.csv").read_text().splitlines()) == 1 + 8
    for name in ("ratings.png", "scores.png", "times.png"):
        assert (tmp_path / name).read_bytes().startswith(b"\x89PNG")


def test_pictures_show_the_figures_of_every_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: dict[str, tuple[object, ...]] = {}
    for kind in ("errorbar", "violinplot", "boxplot"):
        monkeypatch.setattr(Axes, kind, lambda axes, *told, kind=kind, **more: shown.update({kind: (*told, more)}))
    played, results = uneven()
    found = standings(played.bots, results)
    draw(tmp_path, played, found)
    upwards = found[::-1]
    spans = [one.rating_interval[1] - one.rating for one in upwards]
    assert shown["errorbar"][0] == [one.rating for one in upwards]
    assert shown["errorbar"][2]["xerr"] == spans  # type: ignore[index]
    assert shown["violinplot"][0] == [one.totals for one in upwards]
    assert shown["boxplot"][0] == [[1000 * second for second in one.seconds] for one in upwards]
