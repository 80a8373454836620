"""The log as people like to read it: sentences, gathered by whose deeds they are."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from signoria.presentation.story import SeenEvent, paragraphs
from signoria.terminal.drawing import Board, Players, indent


def print_story(console: Console, board: Board, events: list[SeenEvent], players: Players) -> None:
    table = Table.grid(padding=(0, 1))
    for seat, words in paragraphs(board.wording, events, players.company):
        style = "dim" if seat is None else players.style(seat)
        table.add_row(Text("▪", style), Text(words, "dim" if seat is None else ""))
    if table.row_count:
        console.print(indent(table))
