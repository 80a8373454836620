"""Pictures of a table in text: sheets as tables, players in their colours, and choices in a list."""

import codecs
import sys
from collections.abc import Callable
from typing import Final

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from signoria.engine.view_types import TableView, View
from signoria.games import kit
from signoria.games.base import Game
from signoria.language.wording import Company
from signoria.presentation import Choice, Presenter, presenter_of
from signoria.presentation.choices import grouped
from signoria.presentation.sheets import QUIET, STRONG, Cell, Line, Section, Sheet, capital, sheets_of
from signoria.presentation.words import SOURCE

STYLES: Final = {
    "red": "bright_red",
    "blue": "dodger_blue1",
    "green": "green3",
    "yellow": "yellow3",
    "white": "bright_white",
    "black": "reverse",
    "orange": "dark_orange",
    QUIET: "dim",
    STRONG: "bold",
}
"""How tones and the colours of players look in a terminal; what is not named here looks like everything else."""

FEW: Final = 6
"""So many choices need no headings."""
NOBODY: Final = -1


class Players:
    """Who sits where: what a seat is called, and in which colour."""

    def __init__(self, presenter: Presenter, view: TableView, you: int = NOBODY) -> None:
        names = presenter.titled(view, presenter.player_names()[: view["seats"]])
        self.company = Company(names, you)
        self.grammar = presenter.wording.grammar
        self.styles = [STYLES.get(colour, "") for colour in presenter.seat_colours(view)]

    def name(self, seat: int) -> str:
        return capital(self.company.name(seat, self.grammar))

    def style(self, seat: int) -> str:
        return f"{self.styles[seat]} bold" if seat == self.company.you else self.styles[seat]

    def person(self, seat: int) -> Text:
        return Text(self.name(seat), self.style(seat))


Menu = Callable[[Presenter, View, list[Choice], Players], RenderableType]
"""Draws the choices of a game, where groups would be too long."""


class Board:
    """Draws a game from views, in a language: the whole table, what is at hand for a small question, the choices."""

    def __init__(self, game: Game, language: str = SOURCE) -> None:
        self.game = game
        self.language = language
        self.presenter = presenter_of(game, language)
        self.text = self.presenter.text
        self.wording = self.presenter.wording

    def players(self, view: TableView, you: int = NOBODY) -> Players:
        return Players(self.presenter, view, you)

    def table(self, view: TableView, players: Players, everything: bool = True) -> RenderableType:
        """The sheets of a view; those that few people need only where everything is asked for."""
        sheets = sheets_of(self.presenter, view, players.company)
        parts: list[RenderableType] = [drawn_line(line, players) for line in sheets.summary()]
        sections = sheets.sections()
        shown = [section for section in sections if everything or not section.folded]
        parts += ["", Flow([drawn_section(section, players) for section in shown])]
        folded = [section.title for section in sections if section.folded]
        if folded and not everything:
            more = self.text("`board all` shows more: %(titles)s") % {"titles": ", ".join(folded)}
            parts += ["", Text(more, "dim")]
        return Group(*parts)

    def at_hand(self, view: TableView, players: Players) -> Text | None:
        """What the viewer can pay with, in one line."""
        line = sheets_of(self.presenter, view, players.company).at_hand()
        return drawn_line(line, players) if line else None

    def menu(self, view: TableView, choices: list[Choice], players: Players) -> RenderableType:
        own = kit(self.game.name).terminal_menu()
        if own is None:
            return grouped_choices(self.presenter, view, choices, players)
        assert callable(own)
        drawn: RenderableType = own(self.presenter, view, choices, players)
        return drawn

    def result(self, view: TableView, players: Players) -> RenderableType:
        """Points part by part, the winner first."""
        return drawn_sheet(sheets_of(self.presenter, view, players.company).scores(), players)


PLAINER: Final = "signoria-plainer"
PLAIN_SIGNS: Final = {"▪": "*", "─": "-", "–": "-", "−": "-", "…": "...", "·": ".", "█": "#"}


def plainer(error: UnicodeError) -> tuple[str, int]:
    """For terminals that cannot show a sign: the next best one."""
    assert isinstance(error, UnicodeEncodeError)
    signs = error.object[error.start : error.end]
    return "".join(PLAIN_SIGNS.get(sign, "?") for sign in signs), error.end


codecs.register_error(PLAINER, plainer)


def console_for(stderr: bool = False) -> Console:
    """Plain text in, plain text out: brackets and numbers of the rules are no markup."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure: Callable[..., None] | None = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors=PLAINER)
    return Console(stderr=stderr, markup=False, highlight=False, emoji=False)


def drawn_line(cell: Cell, players: Players) -> Text:
    """Words one after the other, each in its style."""
    line = cell if isinstance(cell, Line) else Line(cell)
    text = Text()
    for words in line.words:
        if words.seat is not None:
            text.append(words.text, players.style(words.seat))
        else:
            text.append(words.text, STYLES.get(words.tone, "bold" if words.component is not None else ""))
    return text


def drawn_section(section: Section, players: Players) -> RenderableType:
    """The title, lines, and the sheets side by side as far as there is room."""
    parts: list[RenderableType] = [Text(section.title, "bold underline")]
    parts += [drawn_line(line, players) for line in section.lines]
    sheets: list[RenderableType] = [drawn_sheet(sheet, players) for sheet in section.sheets]
    parts += sheets if len(sheets) < 2 else [Flow(sheets)]
    return Group(*parts)


def drawn_sheet(sheet: Sheet, players: Players) -> Table:
    """A sheet as a table; columns of numbers stand to the right, and a column without a word is left out."""
    table = light_table()
    table.title = Text(sheet.caption, "bold")
    shown = [number for number in range(len(sheet.headings)) if any(str(row[number]) for row in sheet.rows)]
    for number in shown:
        only_numbers = all(isinstance(row[number], int) for row in sheet.rows)
        heading = drawn_line(sheet.headings[number], players)
        table.add_column(heading, justify="right" if only_numbers and number else "left", overflow="fold")
    for row in sheet.rows:
        table.add_row(*(drawn_line(row[number], players) for number in shown))
    return table


def light_table() -> Table:
    """A table as narrow and low as can be."""
    return Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="underline", title_justify="left")


def grid(*headings: str, title: str | None = None) -> Table:
    """A table with a line below its headings."""
    table = Table(box=box.SIMPLE_HEAD, title=title, title_justify="left", title_style="bold", padding=(0, 1))
    for heading in headings:
        table.add_column(heading, overflow="fold")
    return table


class Flow:
    """Parts side by side as far as there is room, then below each other, an empty line between."""

    def __init__(self, parts: list[RenderableType], gap: int = 3) -> None:
        self.parts = parts
        self.gap = gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        rows: list[list[RenderableType]] = []
        room = 0
        for part in self.parts:
            width = Measurement.get(console, options, part).maximum
            if not rows or width + self.gap > room:
                rows.append([])
                room = options.max_width + self.gap
            rows[-1].append(part)
            room -= width + self.gap
        for number, row in enumerate(rows):
            if number:
                yield ""
            line = Table.grid(padding=(0, self.gap, 0, 0))
            line.add_row(*row)
            yield line


def indent(content: RenderableType, by: int = 2) -> Padding:
    return Padding(content, (0, 0, 0, by))


def grouped_choices(presenter: Presenter, view: TableView, choices: list[Choice], players: Players) -> RenderableType:
    """The choices under their headings, each with a note."""
    notes = {choice.number: presenter.note(view, choice, players.company) for choice in choices}
    groups = grouped(view, choices, presenter) if len(choices) > FEW else {"": choices}
    other = presenter.text("Or") if len(groups) > 1 else ""
    parts: list[RenderableType] = []
    for heading, found in groups.items():
        if heading or other:
            parts.append(indent(Text(capital(heading or other), "dim")))
        parts.append(listing(found, notes))
    return Group(*parts)


def listing(choices: list[Choice], notes: dict[int, str] | None = None) -> Table:
    """The choices one below the other, each with a note."""
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right", style="bold", min_width=4)
    table.add_column()
    table.add_column(style="dim")
    for choice in choices:
        table.add_row(str(choice.number), capital(choice.words), (notes or {}).get(choice.number, ""))
    return table
