"""Pictures of a table in text: what every game shares, and a plain drawing for games without one of their own."""

import codecs
import sys
from collections.abc import Callable
from typing import Any

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from signoria.engine.score import Score
from signoria.games import kit
from signoria.games.base import Game
from signoria.language.wording import Company
from signoria.presentation import Choice, teller_of
from signoria.presentation.choices import View

COLOURS = ("Red", "Blue", "Green", "Yellow", "White")
STYLES = ("bright_red", "dodger_blue1", "green3", "yellow3", "bright_white")


class Board:
    """Draws a game from views: the whole table, what is at hand for a small question, and the choices."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.teller = teller_of(game)
        first = game.decisions[0]
        self.examples = {
            "text": first.text,
            "words": first.text.replace("-", " "),
            "why": first.verb.words[0],
            "cards": game.components[0].name.lower(),
            "rules": next(iter(game.rules)).partition("-")[2].lower(),
        }  # what help tells one could type

    def table(self, view: View, company: Company) -> RenderableType:
        return plain(self.game, view)

    def aside(self, view: View, company: Company) -> RenderableType | None:
        return None

    def menu(self, view: View, choices: list[Choice], company: Company) -> RenderableType:
        return listing(choices)


def board_of(game: Game) -> Board:
    """The board of a game's kit."""
    own = kit(game.name).terminal_board()
    assert issubclass(own, Board)
    return own(game)


PLAINER = "signoria-plainer"
PLAIN_SIGNS = {"▪": "*", "─": "-", "–": "-", "−": "-", "…": "...", "·": ".", "█": "#"}


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


def company_of(seats: int, you: int = -1) -> Company:
    return Company(list(COLOURS[:seats]), you)


def person(company: Company, seat: int) -> Text:
    name = company.name(seat)
    return Text(name[:1].upper() + name[1:], STYLES[seat % len(STYLES)] + (" bold" if seat == company.you else ""))


def grid(*headings: str, title: str | None = None) -> Table:
    """A light table; the first column is for names."""
    table = Table(box=box.SIMPLE_HEAD, title=title, title_justify="left", title_style="bold", padding=(0, 1))
    for heading in headings:
        table.add_column(heading, overflow="fold")
    return table


def sheet(*headings: str | Text) -> Table:
    """A table as narrow and low as can be; the first column is for names."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="underline")
    for number, heading in enumerate(headings):
        table.add_column(heading, no_wrap=number == 0)
    return table


class Flow:
    """Tables side by side as far as there is room, then below each other, an empty line between."""

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


def listing(choices: list[Choice], notes: dict[int, str] | None = None) -> Table:
    """The choices one below the other, each with a note."""
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right", style="bold", min_width=4)
    table.add_column()
    table.add_column(style="dim")
    for choice in choices:
        words = choice.words[:1].upper() + choice.words[1:]
        table.add_row(str(choice.number), words, (notes or {}).get(choice.number, ""))
    return table


def result(game: Game, scores: list[Score], company: Company) -> Table:
    """Points part by part, the winner first."""
    ranked = sorted(scores, key=lambda score: (score.place, score.seat))
    table = grid("", title="Final result")
    for score in ranked:
        table.add_column(person(company, score.seat), justify="right")
    for part in ranked[0].parts:
        name = game.wording.templates.get(f"score.{part}", part.capitalize())
        table.add_row(name, *(str(score.parts[part]) for score in ranked))
    table.add_section()
    table.add_row("Total", *(str(score.total) for score in ranked), style="bold")
    table.add_row("Place", *(str(score.place) for score in ranked), style="bold")
    return table


def plain(game: Game, view: View) -> Group:
    """Any view as tables: its single values first, then everything that holds more."""
    single = [(name, value) for name, value in view.items() if not isinstance(value, dict | list)]
    parts: list[RenderableType] = [pairs(game, None, dict(single))]
    for name, value in view.items():
        if isinstance(value, dict):
            parts.append(pairs(game, name, value))
        elif isinstance(value, list):
            parts.append(rows(game, name, value))
    return Group(*parts)


def pairs(game: Game, title: str | None, values: dict[str, Any]) -> Table:
    table = grid("", "", title=heading(title))
    table.show_header = False
    for name, value in values.items():
        table.add_row(heading(name), told(game, value))
    return table


def rows(game: Game, title: str, values: list[Any]) -> Table:
    """A list: a table of its own where its entries have names for their parts."""
    if values and all(isinstance(value, dict) for value in values):
        names = list(values[0])
        table = grid(*(heading(name) or "" for name in names), title=heading(title))
        for value in values:
            table.add_row(*(told(game, value.get(name)) for name in names))
        return table
    return pairs(game, None, {title: values})


def heading(name: str | None) -> str | None:
    return None if name is None else str(name).replace("_", " ").capitalize()


def told(game: Game, value: Any) -> str:
    """A value in words; what is empty stays empty."""
    if isinstance(value, dict):
        return "; ".join(f"{game.wording.word(name)} {told(game, part)}" for name, part in value.items() if part)
    if isinstance(value, list):
        return ", ".join(told(game, part) for part in value)
    return "" if value is None else game.wording.word(value)
