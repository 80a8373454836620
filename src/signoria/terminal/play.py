"""`signoria play`: a game at the terminal against bots."""

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from signoria.arena.lineup import lineup_of
from signoria.bots import LEVELS
from signoria.engine.errors import BadRecord, BadSetup, SignoriaError
from signoria.match import Match
from signoria.presentation.words import about_level, text_in
from signoria.terminal.arguments import (
    FAILURE,
    GameName,
    Language,
    Options,
    Seats,
    Seed,
    Variant,
    fail,
    game_of,
    language_of,
    options_of,
    text_of,
)
from signoria.terminal.drawing import console_for
from signoria.terminal.listening import listen
from signoria.terminal.sitting import Sitting

USUAL_BOT = "merchant"


def play(
    name: GameName,
    seats: Seats = None,
    variant: Variant = None,
    option: Options = None,
    seed: Seed = None,
    seat: Annotated[int, typer.Option("--seat", help="Where you sit; the first seat is 0.")] = 0,
    bots: Annotated[
        str | None, typer.Option("--bots", help=f"Who plays against you: {', '.join(LEVELS)}.", show_default=False)
    ] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved game.")] = None,
    language: Language = None,
) -> None:
    """Play in the terminal against bots."""
    game = game_of(name)
    spoken = language_of(language)
    if resume is not None:
        if seats is not None or variant is not None or option or seed is not None:
            fail("--resume takes seats, variant, options and seed from the record; leave them out")
        match = resumed(name, resume)
    else:
        options = options_of(option)
        if "confirm_turn" in game.options:
            options.setdefault("confirm_turn", True)  # a turn that is not over can be taken back
        try:
            seats = default_seats(game.seats) if seats is None else seats
            match = Match(name, seats, variant, options, seed, game.data_version)
        except SignoriaError as error:
            fail(error)
    if seat not in range(match.seats):
        fail(f"there is no seat {seat}; the seats are 0 to {match.seats - 1}")
    console = console_for()
    try:
        lineup = ask_for_bots(console, match, spoken) if bots is None else lineup_of(bots, game, match.seats - 1)
    except SignoriaError as error:
        fail(error)
    Sitting(console, match, seat, lineup, resume, spoken).run()


def ask_for_bots(console: Console, match: Match, language: str) -> tuple[str, ...]:
    """Who sits on the other seats; where nobody can be asked, the usual ones."""
    while sys.stdin.isatty():
        asked = text_in(
            language, "Who plays against you? Name a level for all, or %(number)s with commas between them:"
        )
        console.print(asked % {"number": match.seats - 1})
        for level in LEVELS:
            console.print(f"  {level:<12}{about_level(level, language)}")
        answer = listen(console, text_in(language, "Enter for %(level)s: ") % {"level": USUAL_BOT})
        if not answer:
            break
        try:
            return lineup_of(answer.replace(" ", ""), match.game, match.seats - 1)
        except BadSetup as error:
            console.print(f"No: {error}.")
    return (USUAL_BOT,) * (match.seats - 1)


def default_seats(seats: range) -> int:
    """Three where that is possible: company, and yet short rounds."""
    return 3 if 3 in seats else seats[0]


def resumed(name: str, path: Path) -> Match:
    try:
        match = Match.from_record(text_of(path))
    except BadRecord as error:
        fail(f"{path}: {error}", FAILURE)
    if match.game.name != name:
        fail(f"{path}: this is a game of {match.game.name}, not of {name}")
    return match
