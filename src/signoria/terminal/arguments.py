"""What people type behind a command; every mistake is one line on stderr and an exit code."""

import os
from pathlib import Path
from typing import Annotated, NoReturn

import typer

import signoria
from signoria.engine.errors import SignoriaError
from signoria.games.base import Game
from signoria.games.editions import in_use
from signoria.presentation.words import LANGUAGES, SOURCE

USAGE = 2
FAILURE = 1

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game, as `signoria games` lists it.")]
Seats = Annotated[int | None, typer.Option("--seats", help="How many players.", show_default=False)]
Variant = Annotated[str | None, typer.Option("--variant", help="The variant of the game.", show_default=False)]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the rules; may be repeated.")
]
Seed = Annotated[int | None, typer.Option("--seed", help="The same seed brings the same chance.", show_default=False)]

Language = Annotated[
    str | None,
    typer.Option("--language", help=f"{', '.join(LANGUAGES)}; else that of the terminal.", show_default=False),
]


def language_of(given: str | None) -> str:
    """The language that was asked for, or that of the terminal where we speak it, or English."""
    if given is not None:
        if given not in LANGUAGES:
            fail(f"there is no language {given!r}; there are: {', '.join(LANGUAGES)}")
        return given
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            spoken = os.environ[name][:2].lower()
            return spoken if spoken in LANGUAGES else SOURCE
    return SOURCE


def fail(text: object, code: int = USAGE) -> NoReturn:
    """Say what is wrong and leave."""
    typer.echo(f"signoria: {text}", err=True)
    raise typer.Exit(code)


def game_of(name: str) -> Game:
    """The game of that name in the edition that its owner plays with."""
    try:
        return in_use(signoria.game(name))
    except SignoriaError as error:
        fail(error)


def options_of(pairs: list[str] | None) -> dict[str, object]:
    """["confirm_turn=true"] as a table; a bare name switches an option on."""
    found: dict[str, object] = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not name:
            fail(f"an option is given as name=value, not {pair!r}")
        found[name.strip()] = value.strip() if equals else "true"
    return found


def text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        fail(f"{path}: {error.strerror}", FAILURE)
    except UnicodeDecodeError:
        fail(f"{path}: this is no text file", FAILURE)
