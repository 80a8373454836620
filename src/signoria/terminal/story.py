"""The log as people like to read it: sentences, gathered by whose deeds they are."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from signoria.games.base import Game
from signoria.language.wording import Company
from signoria.presentation.choices import View
from signoria.presentation.story import paragraphs
from signoria.terminal.drawing import STYLES, indent


def print_story(console: Console, game: Game, events: list[View], company: Company) -> None:
    table = Table.grid(padding=(0, 1))
    for seat, words in paragraphs(game.wording, events, company):
        style = "dim" if seat is None else STYLES[seat % len(STYLES)]
        table.add_row(Text("▪", style), Text(words, "dim" if seat is None else ""))
    if table.row_count:
        console.print(indent(table))
