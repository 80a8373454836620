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
from signoria.presentation import choices_of
from signoria.terminal.drawing import Board, Players
from tests.terminal.run import lines, run

NAMES = ("Red", "Blue", "Green", "Yellow", "White")
WIDE = 600
"""Columns enough for all tables side by side, so that no cell is broken into lines."""


class Printed:
    """A printed table: its headings and its rows of cells; the first cell of a row names it."""

    def __init__(self, title: str, headings: list[str], rows: list[list[str]]) -> None:
        self.title = title
        self.headings = headings
        self.rows = rows

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
        """The only table of that title."""
        found = [table for table in self.tables if table.title == name]
        assert len(found) == 1, f"{len(found)} tables are called {name!r}: {[one.title for one in self.tables]}"
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
    return Printed(plain(table.title or ""), headings, [list(row) for row in zip(*columns, strict=True)])


def plain(cell: object) -> str:
    return (cell.plain if isinstance(cell, Text) else str(cell)).strip()


def drawn(match: Match, seat: int | None) -> tuple[Board, Players]:
    """Who draws a match in English, and who sits there in the eyes of a seat (None: a spectator)."""
    board = Board(match.game)
    return board, board.players(match.view(seat), -1 if seat is None else seat)


def called(seat: int, reader: int | None) -> str:
    """What a player is called on the screen of a reader."""
    return "You" if seat == reader else NAMES[seat]


def board(match: Match, seat: int | None, everything: bool = True) -> Screen:
    """The whole table as a seat (None: a spectator) sees it."""
    board, players = drawn(match, seat)
    return printed(board.table(match.view(seat), players, everything))


def menu(match: Match) -> Screen:
    """What the seat that decides is offered."""
    seat = match.seat
    assert seat is not None
    board, players = drawn(match, seat)
    return printed(board.menu(match.view(seat), choices_of(match, seat, board.presenter), players))


def at_hand(match: Match, seat: int) -> Screen:
    """The line with what a seat has, between two questions."""
    board, players = drawn(match, seat)
    line = board.at_hand(match.view(seat), players)
    assert line is not None
    return printed(line)


def final(match: Match, seat: int | None) -> Printed:
    """The points at the end, part by part."""
    board, players = drawn(match, seat)
    found = printed(board.result(match.view(seat), players))
    assert len(found.tables) == 1
    return found.tables[0]
