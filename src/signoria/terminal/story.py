"""The log as people like to read it: sentences, gathered by whose deeds they are."""

from itertools import groupby

from rich.console import Console
from rich.table import Table
from rich.text import Text

from signoria.game import Game
from signoria.terminal.drawing import STYLES, View, indent
from signoria.wording import Company


def paragraphs(game: Game, events: list[View], company: Company) -> list[tuple[int | None, str]]:
    """What one seat did without another coming between is one paragraph; what nobody did stands alone."""
    found: list[tuple[int | None, str]] = []
    for seat, run in groupby(events, key=lambda event: doer(game, event)):
        sentences = game.wording.tell(list(run), company)
        found += [(None, line) for line in sentences] if seat is None else [(seat, " ".join(sentences))]
    return found


def doer(game: Game, event: View) -> int | None:
    """Whose deed an event is; what is told of several seats at once is nobody's."""
    seat: int | None = event["seat"]
    return seat if game.wording.of_one_seat(event["key"]) else None


def print_story(console: Console, game: Game, events: list[View], company: Company) -> None:
    table = Table.grid(padding=(0, 1))
    for seat, words in paragraphs(game, events, company):
        style = "dim" if seat is None else STYLES[seat % len(STYLES)]
        table.add_row(Text("▪", style), Text(words, "dim" if seat is None else ""))
    if table.row_count:
        console.print(indent(table))
