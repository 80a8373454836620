"""A season on paper: tables as CSV and pictures as PNG, in the folder of the season."""

import csv
from pathlib import Path

from signoria.arena.contest import Result
from signoria.arena.season import Season
from signoria.arena.standings import Standing

COLUMNS = ("bot", "seats", "rating", "rating_low", "rating_high", "share", "share_low", "share_high", "score")
TIMES = ("seconds_mean", "seconds_95", "seconds_max")


def write_tables(folder: Path, season: Season, results: list[Result], found: list[Standing]) -> None:
    """`standings.csv`, one line a bot, and `games.csv`, one line for each seat of each game."""
    parts = list(dict.fromkeys(part for one in found for part in one.parts))
    with (folder / "standings.csv").open("w", encoding="utf-8", newline="") as file:
        out = csv.writer(file)
        out.writerow([*COLUMNS, *TIMES, *(f"part {part}" for part in parts)])
        for one in found:
            rating = [round(value, 2) for value in (one.rating, *one.rating_interval)]
            share = [round(value, 4) for value in (one.share, *one.share_interval)]
            seconds = [round(value, 6) for value in (one.mean_time, one.time(0.95), one.time(1.0))]
            points = [round(one.parts.get(part, 0.0), 2) for part in parts]
            out.writerow([one.bot, len(one.totals), *rating, *share, round(one.score, 2), *seconds, *points])
    with (folder / "games.csv").open("w", encoding="utf-8", newline="") as file:
        out = csv.writer(file)
        out.writerow(["deal", "seating", "seat", "bot", "total", "place", *(f"part {part}" for part in parts)])
        for result in sorted(results, key=lambda result: result.key):
            seating = season.seatings.index(result.seating)
            for seat, bot in enumerate(result.seating):
                points = [result.parts[seat].get(part, 0) for part in parts]
                out.writerow([result.deal, seating, seat, bot, result.totals[seat], result.places[seat], *points])


def draw(folder: Path, season: Season, found: list[Standing]) -> None:
    """`ratings.png`, `scores.png` and `times.png`."""
    from matplotlib.figure import Figure  # here, because it takes a second

    upwards = found[::-1]  # the strongest on top
    places = range(1, len(found) + 1)
    for name, label in (("ratings", "rating with 95 % interval"), ("scores", "points"), ("times", "ms a decision")):
        figure = Figure(figsize=(8, 1.5 + 0.6 * len(found)), layout="constrained")
        axes = figure.add_subplot()
        axes.set_title(f"{season.game.title}, {season.variant}, {len(season.lineup)} players")
        axes.set_xlabel(label)
        if name == "ratings":
            spans = [one.rating_interval[1] - one.rating for one in upwards]
            axes.errorbar([one.rating for one in upwards], places, xerr=spans, fmt="o", capsize=4)
        elif name == "scores":
            axes.violinplot([one.totals for one in upwards], places, orientation="horizontal", showmedians=True)
        else:
            times = [[max(1000 * second, 0.001) for second in one.seconds] or [0.001] for one in upwards]
            axes.boxplot(times, positions=places, orientation="horizontal", whis=(0, 95), sym="")
            axes.set_xscale("log")
        axes.set_yticks(places, [one.bot for one in upwards])
        axes.set_ylim(0.4, len(found) + 0.6)
        axes.grid(axis="x", alpha=0.3)
        figure.savefig(folder / f"{name}.png", dpi=120)
