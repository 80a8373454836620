"""`signoria edition`: which values a game is played with, and how an owner corrects them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import tomlkit
import typer
from rich.text import Text
from tomlkit.items import Item

import signoria
from signoria.data.component_set import Tables
from signoria.data.corrections import BASE, FIELD_SOURCES, Corrections, differences
from signoria.data.datafile import is_remark
from signoria.engine.errors import SignoriaError
from signoria.games.base import Game
from signoria.games.editions import OWNERS, corrected, in_use
from signoria.games.editions import edition as find_edition
from signoria.terminal.arguments import FAILURE, GameName, fail, text_of
from signoria.terminal.drawing import console_for, grid

NOTHING = "–"


def edition(
    name: GameName,
    file: Annotated[Path | None, typer.Argument(metavar="[FILE]", help="Corrections to check and play with.")] = None,
    export: Annotated[
        Path | None, typer.Option("--export", metavar="FILE", help="Write all values into a file to be corrected.")
    ] = None,
    use: Annotated[
        str | None, typer.Option("--use", metavar="EDITION", help="Play new games with an edition that is kept here.")
    ] = None,
    shipped: Annotated[bool, typer.Option("--shipped", help="Play new games with the shipped values again.")] = False,
) -> None:
    """Show which values a game is played with, or correct them.

    Games that have begun go on with the values they began with.
    """
    if [file is not None, export is not None, use is not None, shipped].count(True) > 1:
        fail("a file, --export, --use and --shipped are four different things to do")
    try:
        game = signoria.game(name)
        if file is not None:
            install(game, file)
        elif export is not None:
            write_to(export, exported(in_use(game)))
        elif shipped or use is not None:
            play_with(game if use is None else find_edition(game, use))
        else:
            show(game)
    except SignoriaError as error:
        fail(error, FAILURE)


def install(game: Game, file: Path) -> None:
    """Check a file of corrections, keep what differs from the shipped values, and play with it from now on."""
    found = corrected(game, Corrections(file.name, text_of(file)))
    if found is not game:
        OWNERS.keep(found, as_text(differences(game.component_set.files, found.component_set.files), game))
    if found.data_version == OWNERS.in_use(game):
        typer.echo(f"These are the values that {game.title} is played with; nothing is changed.")
    else:
        play_with(found)


def play_with(game: Game) -> None:
    OWNERS.use(game)
    shipped = signoria.game(game.name)
    number = len(list(rows(shipped, game)))
    told = "the shipped values" if game is shipped else f"{number} {'values' if number != 1 else 'value'} corrected"
    typer.echo(f"New games of {game.title} are played in the edition {game.data_version}: {told}.")


def show(game: Game) -> None:
    """The edition in use, what differs from the shipped values, and which others are kept."""
    console = console_for()
    used = in_use(game)
    console.print(Text(game.title, "bold").append(f": edition {used.data_version}", "not bold"))
    if used is game:
        console.print("These are the values that the game comes with.")
    else:
        table = grid("Entry", "Field", "Shipped", "In use", "Source", "Confidence")
        for row in rows(game, used):
            table.add_row(*row)
        console.print(table)
    others = [kept for kept in (game.data_version, *OWNERS.kept(game)) if kept != used.data_version]
    if others:
        console.print(f"Also kept here: {', '.join(others)} (--use takes one up again).")


def rows(shipped: Game, used: Game) -> Iterator[list[str]]:
    """What differs, a row for each field: entry, field, both values, source and confidence."""
    old, new = values_of(shipped), values_of(used)
    for where, fields in new.items():
        for field in dict.fromkeys([*old[where], *fields]):
            if not is_remark(field) and old[where].get(field) != fields.get(field):
                yield [where, field, written(old[where].get(field)), written(fields.get(field)), *origin(fields, field)]


def origin(fields: dict[str, object], field: str) -> tuple[str, str]:
    """Where a value comes from, and how sure that is: as told for the field, or for its entry."""
    own = fields.get(FIELD_SOURCES)
    if isinstance(own, dict) and field in own:
        source, _, confidence = str(own[field]).rpartition(", ")
        return source, confidence
    told = fields.get(f"{field}_source", fields.get("source", NOTHING))
    return str(told), str(fields.get(f"{field}_confidence", fields.get("confidence", NOTHING)))


def values_of(game: Game) -> dict[str, dict[str, object]]:
    """The fields of every table and entry, by what it is called."""
    found: dict[str, dict[str, object]] = {}
    for file in game.component_set.files:
        for key, table in file.tables.items():
            if isinstance(table, list):
                found.update({f"{key} {entry['id']}": entry for entry in table})
            elif isinstance(table, dict):
                found[key] = table
    return found


def exported(game: Game) -> str:
    """All values of an edition, to be corrected."""
    text = f"# {game.title}: correct what is wrong on your copy, and remove the rest or leave it as it is.\n"
    text += f"# `signoria edition {game.name} FILE` checks the file and plays new games with it.\n\n"
    tables = {key: table for file in game.component_set.files for key, table in file.tables.items()}
    return text + as_text(tables, game)


def as_text(tables: Tables, base: Game) -> str:
    """Corrections of an edition as a file, with a line for each field."""
    document = tomlkit.document()
    document.add(BASE, base.data_version)
    for key, table in tables.items():
        if isinstance(table, list):
            entries = tomlkit.aot()
            for entry in table:
                entries.append(lines(entry))
            document.add(key, entries)
        elif isinstance(table, dict):
            document.add(key, lines(table))
    return tomlkit.dumps(document)


def lines(fields: dict[str, object]) -> tomlkit.items.Table:
    table = tomlkit.table()
    for field, value in fields.items():
        table.add(field, item(value))
    return table


def item(value: object) -> Item:
    """A value on one line."""
    if isinstance(value, dict):
        inline = tomlkit.inline_table()
        for key, part in value.items():
            inline.append(key, item(part))
        return inline
    if isinstance(value, list):
        found = tomlkit.array()
        for part in value:
            found.append(item(part))
        return found
    return tomlkit.item(value)


def written(value: object) -> str:
    return NOTHING if value is None else item(value).as_string()


def write_to(path: Path, text: str) -> None:
    if str(path) == "-":
        typer.echo(text, nl=False)
        return
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        fail(f"{path}: {error.strerror}", FAILURE)
    typer.echo(f"Written to {path}.")
