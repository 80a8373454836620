"""`signoria simulate`: many games, at random or by bots, and what they show."""

import json
import statistics
import sys
from collections.abc import Callable
from random import Random, SystemRandom
from time import perf_counter
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from signoria import is_compiled
from signoria.arena.contest import play_out
from signoria.arena.lineup import lineup_of
from signoria.engine.errors import SignoriaError
from signoria.engine.playout import playout
from signoria.engine.state import State
from signoria.games import kit
from signoria.games.base import Game
from signoria.terminal.arguments import GameName, Options, Seats, Seed, Variant, fail, game_of, options_of
from signoria.terminal.drawing import console_for, grid

MOST_BARS = 16


class Report:
    """What was played so far."""

    def __init__(self, seats: int, clock: str) -> None:
        self.clock = clock
        self.games = 0
        self.lengths: list[int] = []
        self.times: list[int] = []
        self.seconds = 0.0
        self.scores: list[list[int]] = [[] for _ in range(seats)]
        self.wins = [0.0] * seats
        self.interrupted = False

    def note(self, state: State, decisions: int) -> None:
        self.games += 1
        self.lengths.append(decisions)
        if self.clock:
            time = state.view(None)[self.clock]
            assert isinstance(time, int)
            self.times.append(time)
        scores = state.scores()
        winners = [score.seat for score in scores if score.place == 1]
        for score in scores:
            self.scores[score.seat].append(score.total)
        for seat in winners:
            self.wins[seat] += 1 / len(winners)

    @property
    def decisions(self) -> int:
        return sum(self.lengths)

    @property
    def totals(self) -> list[int]:
        return [total for scores in self.scores for total in scores]

    def speed(self, count: int) -> float:
        return count / self.seconds if self.seconds else 0.0


def simulate(
    name: GameName,
    seats: Seats = None,
    games: Annotated[int, typer.Option("--games", help="How many games.")] = 1000,
    seed: Seed = None,
    variant: Variant = None,
    option: Options = None,
    bots: Annotated[
        str | None,
        typer.Option("--bots", help="Who plays; the last one fills the seats.", show_default=False),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object instead of tables.")] = False,
) -> None:
    """Play games at random, or by bots, and report scores and speed."""
    game = game_of(name)
    seats = game.seats[-1] if seats is None else seats
    if games < 1:
        fail(f"at least 1 game has to be played, not {games}")
    seed = SystemRandom().randrange(2**32) if seed is None else seed
    options = options_of(option)
    try:
        start = game.new(seats, variant, options)
        lineup = None if bots is None else lineup_of(bots, game, seats)
    except SignoriaError as error:
        fail(error)
    play = random_play(seed) if lineup is None else play_by(game, lineup, seed)
    report = play_games(start, Report(seats, game.clock), games, play, as_json)
    header: dict[str, object] = {"game": name, "seats": seats, "variant": game.read_variant(variant), "seed": seed}
    if lineup is not None:
        header["bots"] = ",".join(lineup)
    if as_json:
        sys.stdout.write(json.dumps({**header, "options": game.read_options(options), **as_data(report)}) + "\n")
    else:
        print_report(console_for(), game, header, report)


Play = Callable[[State, int], int]
"""Plays a state to its end, in the game of that number, and returns how many decisions the seats took."""


def random_play(seed: int) -> Play:
    rng = Random(seed)
    return lambda state, number: playout(state, rng).decisions


def play_by(game: Game, lineup: tuple[str, ...], seed: int) -> Play:
    def play(state: State, number: int) -> int:
        deal = seed + number
        return play_out(state, [kit(game.name).bot(spec, deal) for spec in lineup], deal).decisions

    return play


def play_games(start: State, report: Report, games: int, play: Play, quiet: bool) -> Report:
    """Play on copies of the first position; Ctrl-C ends it early."""
    bar = Progress(
        TextColumn("Playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=console_for(stderr=True), disable=quiet or not sys.stderr.isatty(), transient=True,
    )  # fmt: skip
    began = perf_counter()
    try:
        with bar:
            task = bar.add_task("", total=games)
            for number in range(1, games + 1):
                state = start.copy()
                report.note(state, play(state, number))
                bar.update(task, completed=number)
    except KeyboardInterrupt:
        report.interrupted = True
    report.seconds = perf_counter() - began
    return report


def as_data(report: Report) -> dict[str, object]:
    totals = report.totals
    return {
        "games": report.games,
        "interrupted": report.interrupted,
        "seconds": round(report.seconds, 3),
        "games_per_second": round(report.speed(report.games), 1),
        "decisions": report.decisions,
        "decisions_per_second": round(report.speed(report.decisions), 1),
        "decisions_a_game": summary(report.lengths) if report.lengths else None,
        "length": {"counted_in": report.clock, **summary(report.times)} if report.times else None,
        "score": summary(totals) if totals else None,
        "histogram": {str(low): count for low, _, count in histogram(totals)},
        "seats_detail": [
            {
                "seat": seat,
                "wins": round(wins, 2),
                "share": round(wins / report.games, 4) if report.games else 0,
                "score": summary(report.scores[seat]) if totals else None,
            }
            for seat, wins in enumerate(report.wins)
        ],
    }


def summary(totals: list[int]) -> dict[str, float]:
    return {
        "mean": round(statistics.fmean(totals), 2),
        "median": statistics.median(totals),
        "min": min(totals),
        "max": max(totals),
    }


def histogram(totals: list[int]) -> list[tuple[int, int, int]]:
    """Bars as lowest score, highest score and how many; round widths, no more bars than fit on a screen."""
    if not totals:
        return []
    width = next(width for width in (1, 2, 5, 10, 20, 50, 100, 1000) if (max(totals) - min(totals)) / width < MOST_BARS)
    first = min(totals) // width
    counts = [0] * (max(totals) // width - first + 1)
    for total in totals:
        counts[total // width - first] += 1
    return [((first + bar) * width, (first + bar + 1) * width - 1, count) for bar, count in enumerate(counts)]


def print_report(console: Console, game: Game, header: dict[str, object], report: Report) -> None:
    console.print(f"{game.title}, {header['variant']}, {header['seats']} players, seed {header['seed']}")
    if "bots" in header:
        console.print(f"Bots by seat: {header['bots']}")
    if report.interrupted:
        console.print("Stopped before the end; this is what was played.")
    if not report.games:
        console.print("No game was finished.")
        return
    games, decisions = f"{report.games:,}", f"{report.decisions:,}"
    console.print(
        f"{games} games with {decisions} decisions in {report.seconds:.2f} s: "
        f"{report.speed(report.games):,.1f} games/s, {report.speed(report.decisions):,.0f} decisions/s"
    )
    if not is_compiled():
        console.print("The engine runs in pure Python; with a C compiler at installation it is several times faster.")
    lengths = summary(report.lengths)
    console.print(
        f"Decisions a game: mean {lengths['mean']:.1f}, median {lengths['median']:g}, "
        f"from {lengths['min']:g} to {lengths['max']:g}"
    )
    figures = summary(report.totals)
    console.print(
        f"Scores: mean {figures['mean']:.1f}, median {figures['median']:g}, "
        f"from {figures['min']:g} to {figures['max']:g}"
    )
    console.print()
    console.print(bars(console, report.totals))
    if report.times:
        console.print()
        console.print(f"Length, counted in {report.clock}s")
        console.print(bars(console, report.times))
    table = grid("Seat", "Wins", "Share", "Mean score", title="Winners")
    for column in table.columns[1:]:
        column.justify = "right"
    for seat, wins in enumerate(report.wins):
        mean = statistics.fmean(report.scores[seat])
        table.add_row(
            f"Seat {seat}",
            f"{wins:g}",
            f"{100 * wins / report.games:.1f} %",
            f"{mean:.1f}",
        )
    console.print()
    console.print(table)


def bars(console: Console, totals: list[int]) -> Table:
    """The scores as a bar chart."""
    found = histogram(totals)
    most = max(count for _, _, count in found)
    room = max(10, min(60, console.width - 24))
    sign = "#" if console.options.ascii_only else "█"
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right")
    table.add_column(style="green", no_wrap=True)
    table.add_column(justify="right", style="dim")
    for low, high, count in found:
        bar = sign * round(room * count / most)
        table.add_row(str(low) if low == high else f"{low}–{high}", bar or ("·" if count else ""), str(count))
    return table
