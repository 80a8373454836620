"""The choices of The Palaces of Carrara: blocks as a grid like the wheel, a turn in groups, the rest as a list."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from signoria.games.carrara.components.marble import COLOURS
from signoria.games.carrara.position.catalogue import TAKE
from signoria.games.carrara.text.presenter import FREE_STEPS, spent
from signoria.language.wording import Company
from signoria.presentation import Choice, Teller
from signoria.presentation.choices import View
from signoria.terminal.drawing import indent, listing


def menu(teller: Teller, view: View, choices: list[Choice], company: Company) -> RenderableType:
    """The main choices first; what may be done besides them has a heading of its own."""
    notes = {choice.number: teller.note(view, choice, company) for choice in choices}
    takes = [choice for choice in choices if choice.decision.verb is TAKE]
    if takes and view["asked"]["part"] is None:
        return indent(block_grid(takes))
    free = [choice for choice in choices if choice.decision.verb in FREE_STEPS]
    main = [choice for choice in choices if choice.decision.verb not in FREE_STEPS]
    if not free or not main:
        return listing(choices, notes)
    heading = Text("Besides, on your turn:", "dim")
    return Group(listing(main, notes), indent(heading), listing(free, notes))


def block_grid(takes: list[Choice]) -> Table:
    """A row for each colour, a column for each ring part; behind a number the price."""
    found = {(choice.decision["part"], choice.decision["colour"]): choice for choice in takes}
    parts = sorted({part for part, _ in found})
    table = Table.grid(padding=(0, 3, 0, 0))
    for _ in range(len(parts) + 1):
        table.add_column(no_wrap=True)
    table.add_row(Text("Buy a block", "underline"), *(Text(f"part {part}", "underline") for part in parts))
    for colour in reversed(COLOURS):
        if any((part, colour) in found for part in parts):
            table.add_row(colour, *(cell(found.get((part, colour))) for part in parts))
    return table


def cell(choice: Choice | None) -> Text:
    if choice is None:
        return Text(" ·", "dim")
    price = spent(choice)
    return Text(f"{choice.number:>2}", "bold").append(f" for {price}" if price else " free", "not bold dim")
