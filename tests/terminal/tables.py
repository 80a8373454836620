"""The tables that a command prints, read cell by cell, wherever they stand on the screen."""

from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from pathlib import Path
from unittest.mock import patch

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from signoria import Match
from signoria.telling import choices_of
from signoria.terminal.boards import board_of
from signoria.terminal.drawing import company_of, result
from tests.terminal.run import lines, run

NAMES = ("Red", "Blue", "Green", "Yellow", "White")
WIDE = 600
"""Columns enough for all tables side by side, so that no cell is broken into lines."""


class Printed:
    """A printed table: its headings and its rows of cells; the first cell of a row names it."""

    def __init__(self, headings: list[str], rows: list[list[str]], caption: str) -> None:
        self.headings = headings
        self.rows = rows
        self.caption = caption

    @property
    def names(self) -> list[str]:
        return [row[0] for row in self.rows]

    def row(self, name: str) -> dict[str, str]:
        """The only row of that name, by heading."""
        found = [row for row in self.rows if row[0] == name]
        assert len(found) == 1, f"{len(found)} rows are called {name!r}: {self.names}"
        return dict(zip(self.headings, found[0], strict=True))

    def column(self, heading: str) -> dict[str, str]:
        """What stands under a heading, by the name of the row."""
        assert self.headings.count(heading) == 1, f"the headings are {self.headings}"
        assert len(set(self.names)) == len(self.rows), f"rows of one name: {self.names}"
        place = self.headings.index(heading)
        return {row[0]: row[place] for row in self.rows}


class Screen:
    """What was printed: all of it as text, and the tables in it."""

    def __init__(self, text: str, tables: list[Printed]) -> None:
        self.text = text
        self.tables = tables

    def table(self, name: str) -> Printed:
        """The only table whose first heading is this."""
        found = [table for table in self.tables if table.headings[0] == name]
        assert len(found) == 1, f"{len(found)} tables begin with {name!r}: {[one.headings for one in self.tables]}"
        return found[0]

    @property
    def lines(self) -> list[str]:
        return [line.rstrip() for line in self.text.splitlines()]


@contextmanager
def watched() -> Iterator[list[Table]]:
    """Every table of text that is drawn meanwhile, in the order of the screen."""
    seen: dict[int, Table] = {}
    found: list[Table] = []
    draw = Table.__rich_console__

    def note(table: Table, console: Console, options: ConsoleOptions) -> RenderResult:
        seen[id(table)] = table
        return draw(table, console, options)

    with patch.object(Table, "__rich_console__", note):
        yield found
    found += [table for table in seen.values() if all(isinstance(cell, str | Text) for cell in cells(table))]


def printed(content: RenderableType) -> Screen:
    """Print and read."""
    console = Console(file=StringIO(), width=WIDE, markup=False, highlight=False, emoji=False)
    with watched() as found:
        console.print(content)
    assert isinstance(console.file, StringIO)
    return screen_of(console.file.getvalue(), found)


def screen_of(text: str, found: list[Table]) -> Screen:
    """What was printed with its tables; all words of their cells must have come to the screen."""
    tables = [read(table) for table in found]
    for table in tables:
        for cell in [*table.headings, *(cell for row in table.rows for cell in row)]:
            assert all(word in text for word in cell.split()), f"{cell!r} was not printed"
    return Screen(text, tables)


def resumed(match: Match, folder: Path, seat: int) -> Screen:
    """A saved game as `signoria play` shows it to the seat that goes on with it."""
    file = folder / "evening.record"
    file.write_text(match.record(), encoding="utf-8")
    words = ("play", match.game.name, "--resume", file, "--seat", str(seat), "--bots", "random")
    with watched() as found:
        outcome = run(*words, typed=lines("quit", ""), columns=WIDE)
    assert outcome.code == 0
    return screen_of(outcome.out, found)


def cells(table: Table) -> Iterator[RenderableType]:
    for column in table.columns:
        yield column.header
        yield from column.cells


def read(table: Table) -> Printed:
    headings = [plain(column.header) for column in table.columns]
    columns = [[plain(cell) for cell in column.cells] for column in table.columns]
    return Printed(headings, [list(row) for row in zip(*columns, strict=True)], plain(table.caption or ""))


def plain(cell: object) -> str:
    return (cell.plain if isinstance(cell, Text) else str(cell)).strip()


def called(seat: int, reader: int | None) -> str:
    """What a player is called on the screen of a reader."""
    return "You" if seat == reader else NAMES[seat]


def board(match: Match, seat: int | None) -> Screen:
    """The whole table as a seat (None: a spectator) sees it."""
    company = company_of(match.seats, -1 if seat is None else seat)
    return printed(board_of(match.game).table(match.view(seat), company))


def menu(match: Match) -> Screen:
    """What the seat that decides is offered."""
    seat = match.seat
    assert seat is not None
    drawn = board_of(match.game)
    company = company_of(match.seats, seat)
    return printed(drawn.menu(match.view(seat), choices_of(match, seat, drawn.teller), company))


def aside(match: Match, seat: int) -> Screen:
    """The line with what a seat has, between two questions."""
    line = board_of(match.game).aside(match.view(seat), company_of(match.seats, seat))
    assert line is not None
    return printed(line)


def final(match: Match, seat: int | None) -> Printed:
    """The points at the end, part by part."""
    found = printed(result(match.game, match.scores(), company_of(match.seats, -1 if seat is None else seat)))
    assert len(found.tables) == 1
    return found.tables[0]
