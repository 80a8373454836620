"""`signoria arena`: bots play each other, and what that shows."""

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from signoria.arena.contest import Result
from signoria.arena.extras import MissingExtra, require_extras
from signoria.arena.lineup import lineup_of
from signoria.arena.papers import draw, write_tables
from signoria.arena.season import Folder, Season
from signoria.arena.standings import Standing, standings
from signoria.engine.errors import SignoriaError
from signoria.terminal.arguments import FAILURE, GameName, Options, Seats, Variant, fail, game_of, options_of
from signoria.terminal.drawing import console_for, grid

MOST_WORKERS = 256


def arena(
    name: GameName,
    bots: Annotated[
        str, typer.Option("--bots", help="Who plays: magnifico:2000,merchant*2,apprentice. The last fills the seats.")
    ],
    seats: Seats = None,
    games: Annotated[int, typer.Option("--games", help="How many games, rounded up to whole deals.")] = 100,
    seed: Annotated[int, typer.Option("--seed", help="The first deal; the others follow.")] = 1,
    workers: Annotated[int, typer.Option("--workers", help="How many processes play.")] = 1,
    variant: Variant = None,
    option: Options = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="DIR", help="Keep results, tables and pictures; go on with them.")
    ] = None,
) -> None:
    """Let bots play each other: every deal with every seating."""
    game = game_of(name)
    if games < 1:
        fail(f"at least 1 game has to be played, not {games}")
    if workers not in range(1, MOST_WORKERS + 1):
        fail(f"1 to {MOST_WORKERS} processes can play, not {workers}")
    try:
        require_extras()
    except MissingExtra as error:
        fail(error, FAILURE)
    try:
        seats = game.read_seats(game.seats[-1] if seats is None else seats)
        chosen, options = game.read_variant(variant), game.read_options(options_of(option))
        season = Season(game, chosen, options, lineup_of(bots, game, seats), seed, 0)
        season.deals = -(-games // len(season.seatings))
        folder = None if out is None else Folder(out, season)
        done = [] if folder is None else folder.open()
    except SignoriaError as error:
        fail(error)
    except OSError as error:
        fail(f"{out}: {error.strerror}", FAILURE)
    interrupted = play(season, folder, done, workers)
    console = console_for()
    if not done:
        console.print("No game was finished.")
        return
    found = standings(season.bots, done)
    if out is not None:
        write_tables(out, season, done, found)
        draw(out, season, found)
    show(console, season, len(done), found)
    if interrupted:
        again = "the same command goes on with it" if folder is not None else "with --out DIR it could be gone on with"
        console.print(f"Stopped before the end; {again}.")


def play(season: Season, folder: Folder | None, done: list[Result], workers: int) -> bool:
    """Add the missing results to those that are done; whether Ctrl-C ended it early."""
    bar = Progress(
        TextColumn("Playing"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn(),
        console=console_for(stderr=True), disable=not sys.stderr.isatty(), transient=True,
    )  # fmt: skip
    try:
        with bar:
            task = bar.add_task("", total=season.deals * len(season.seatings), completed=len(done))
            for result in season.play(done[:], workers):
                done.append(result)
                if folder is not None:
                    folder.add(result)
                bar.update(task, completed=len(done))
    except KeyboardInterrupt:
        return True
    return False


def show(console: Console, season: Season, games: int, found: list[Standing]) -> None:
    console.print(f"{season.game.title}, {season.variant}, {len(season.lineup)} players, seed {season.first_deal}")
    console.print(f"{games:,} games: {season.deals:,} deals with {len(season.seatings)} seatings each")
    table = grid("Bot", "Rating", "Wins, 95 %", "Score", title="Standings")
    for one in found:
        low, high = one.share_interval
        rating = f"{one.rating:.1f} ± {one.rating_interval[1] - one.rating:.1f}"
        wins = f"{one.share:.1%} ({100 * low:.0f}–{100 * high:.0f})"
        table.add_row(one.bot, rating, wins, f"{one.score:.1f}")
    times = grid("Milliseconds", "mean", "95 %", "longest", title="Time for a decision")
    for one in found:
        seconds = (one.mean_time, one.time(0.95), one.time(1.0))
        times.add_row(one.bot, *(f"{1000 * each:.1f}" for each in seconds))
    parts = grid("Mean points", *(one.bot for one in found), title="What they score")
    for part in dict.fromkeys(part for one in found for part in one.parts):
        parts.add_row(part, *(f"{one.parts.get(part, 0.0):.1f}" for one in found))
    for shown in (table, times, parts):
        for column in shown.columns[1:]:
            column.justify = "right"
        console.print()
        console.print(shown)
