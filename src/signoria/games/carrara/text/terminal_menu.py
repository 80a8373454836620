"""The choices of The Palaces of Carrara: blocks as a grid like the wheel, a turn in groups, the rest as a list."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from signoria.games.carrara.components.marble import COLOURS
from signoria.games.carrara.position.catalogue import TAKE
from signoria.games.carrara.position.view_types import CarraraView
from signoria.games.carrara.text.presenter import FREE_STEPS, spent
from signoria.presentation import Choice, Presenter
from signoria.terminal.drawing import Players, indent, listing


def menu(presenter: Presenter, view: CarraraView, choices: list[Choice], players: Players) -> RenderableType:
    """The main choices first; what may be done besides them has a heading of its own."""
    notes = {choice.number: presenter.note(view, choice, players.company) for choice in choices}
    takes = [choice for choice in choices if choice.decision.verb is TAKE]
    asked = view["asked"]
    if takes and asked is not None and asked["part"] is None:
        return indent(block_grid(presenter, takes))
    free = [choice for choice in choices if choice.decision.verb in FREE_STEPS]
    main = [choice for choice in choices if choice.decision.verb not in FREE_STEPS]
    if not free or not main:
        return listing(choices, notes)
    heading = Text(presenter.text("Besides, on your turn:"), "dim")
    return Group(listing(main, notes), indent(heading), listing(free, notes))


def block_grid(presenter: Presenter, takes: list[Choice]) -> Table:
    """A row for each colour, a column for each ring part; behind a number the price."""
    found = {(choice.decision["part"], choice.decision["colour"]): choice for choice in takes}
    parts = sorted({part for part, _ in found})
    table = Table.grid(padding=(0, 3, 0, 0))
    for _ in range(len(parts) + 1):
        table.add_column(no_wrap=True)
    heads = [Text(presenter.text("Part %(part)s") % {"part": part}, "underline") for part in parts]
    table.add_row(Text(presenter.text("Buy a block"), "underline"), *heads)
    for colour in reversed(COLOURS):
        if any((part, colour) in found for part in parts):
            table.add_row(
                presenter.wording.word(colour), *(cell(presenter, found.get((part, colour))) for part in parts)
            )
    return table


def cell(presenter: Presenter, choice: Choice | None) -> Text:
    if choice is None:
        return Text(" ·", "dim")
    price = spent(choice)
    told = presenter.text("for %(price)s") % {"price": price} if price else presenter.wording.word("term.free")
    return Text(f"{choice.number:>2}", "bold").append(f" {told}", "not bold dim")
