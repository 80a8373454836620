"""`signoria arena`: bots play each other, and who wins how often."""

import sys
from concurrent.futures import ProcessPoolExecutor
from statistics import fmean
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from signoria.arena.contest import Contest, Result
from signoria.arena.lineup import lineup_of, seatings
from signoria.errors import SignoriaError
from signoria.terminal.arguments import GameName, Options, Seats, Variant, fail, game_of, options_of
from signoria.terminal.drawing import console_for, grid


def arena(
    name: GameName,
    bots: Annotated[str, typer.Option("--bots", help="Who plays: apprentice,random or magnifico:2000,merchant*2.")],
    seats: Seats = None,
    games: Annotated[int, typer.Option("--games", help="How many games, rounded up to whole deals.")] = 100,
    seed: Annotated[int, typer.Option("--seed", help="The first deal; the others follow.")] = 1,
    variant: Variant = None,
    option: Options = None,
    workers: Annotated[int, typer.Option("--workers", help="How many processes play.")] = 1,
) -> None:
    """Let bots play each other: every deal with every seating."""
    game = game_of(name)
    options = options_of(option)
    try:
        seats = game.read_seats(game.seats[-1] if seats is None else seats)
        chosen = game.read_variant(variant)
        game.read_options(options)
        lineup = lineup_of(bots, game, seats)
    except SignoriaError as error:
        fail(error)
    ways = seatings(lineup)
    deals = -(-games // len(ways))
    contests = [Contest(name, chosen, options, seed + deal, way) for deal in range(deals) for way in ways]
    results: list[Result] = []
    console = console_for()
    bar = Progress(
        TextColumn("Playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=console_for(stderr=True), disable=not sys.stderr.isatty(), transient=True,
    )  # fmt: skip
    with bar, ProcessPoolExecutor(workers) as pool:
        task = bar.add_task("", total=len(contests))
        for result in pool.map(Contest.played, contests):
            results.append(result)
            bar.advance(task)
    table = grid("Bot", "Games", "Wins", "Share", "Mean score", "ms a decision", title=f"{game.title}, {chosen}")
    for spec in dict.fromkeys(lineup):
        places = [(one, seat) for one in results for seat in range(seats) if one.seating[seat] == spec]
        wins = fmean(one.wins[seat] for one, seat in places)
        score = fmean(one.totals[seat] for one, seat in places)
        times = [second for one, seat in places for second in one.seconds[seat]]
        table.add_row(
            spec,
            str(len(places)),
            f"{wins * len(places):g}",
            f"{wins:.1%}",
            f"{score:.1f}",
            f"{1000 * fmean(times):.2f}",
        )
    console.print(table)
