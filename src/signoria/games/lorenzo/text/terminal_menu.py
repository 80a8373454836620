"""The choices of Lorenzo il Magnifico: placements as a grid of spaces and members, the rest as a list."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from signoria.games.lorenzo.components.board import AREAS
from signoria.games.lorenzo.components.goods import MEMBERS
from signoria.games.lorenzo.position.catalogue import PLACE
from signoria.games.lorenzo.position.view_types import LorenzoView
from signoria.games.lorenzo.text.consequences import servants_spent, surcharge_paid
from signoria.games.lorenzo.text.presenter import LorenzoPresenter
from signoria.presentation import Choice, Presenter
from signoria.presentation.sheets import capital
from signoria.terminal.drawing import Players, indent, listing


def gives(presenter: LorenzoPresenter, space: str) -> str:
    """What a space outside the towers gives or takes."""
    board = presenter.edition.board
    area, which = AREAS[space]
    if area == "market":
        return presenter.wording.word(board.market_gains[int(which) - 1].table())
    if area == "council":
        return presenter.wording.word(board.palace_gain.table())
    return presenter.text("value −%(number)s") % {"number": board.large_penalty} if which == "large" else ""


def menu(presenter: Presenter, view: LorenzoView, choices: list[Choice], players: Players) -> RenderableType:
    assert isinstance(presenter, LorenzoPresenter)
    placements = [choice for choice in choices if choice.decision.verb is PLACE]
    others = [choice for choice in choices if choice.decision.verb is not PLACE]
    parts: list[RenderableType] = []
    if placements:
        parts.append(indent(placement_grid(presenter, view, placements)))
        if any(servants_spent(choice.preview) for choice in placements):
            parts.append(indent(Text(presenter.text("(−2): it takes 2 servants"), "dim")))
    if others:
        parts.append(listing(others, {choice.number: presenter.changes(view, choice) for choice in others}))
    return Group(*parts)


def placement_grid(presenter: LorenzoPresenter, view: LorenzoView, placements: list[Choice]) -> Table:
    """A row for each space, a column for each member; behind a number the servants that it takes."""
    seat = view["viewer"]
    assert seat is not None
    own = view["players"][seat]["members"]
    at_hand = [member for member in MEMBERS if own[member]["space"] is None]
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    for _ in at_hand:
        table.add_column(no_wrap=True)
    word = presenter.wording.word
    heads = [Text(f"{word(member)} {own[member]['value']}", "underline") for member in at_hand]
    table.add_row(Text(presenter.text("Place a member"), "underline"), "", *heads)
    by_space: dict[str, dict[str, Choice]] = {}
    for choice in placements:
        by_space.setdefault(choice.decision["space"], {})[choice.decision["member"]] = choice
    area = ""
    for space, found in by_space.items():
        kind, floor = AREAS[space]
        if area in view["towers"] and kind != area:
            table.add_row()
        area = kind
        card = presenter.card_on(view, space)
        label = capital(word(space)) if card is None else f"{capital(word(kind))} {floor}"
        what = gives(presenter, space) if card is None else card.name
        name = Text(what, "" if card is None else "bold")
        due = max(surcharge_paid(choice.preview) for choice in found.values())
        if due:
            name.append(f" +{presenter.wording.count(due, 'coins')}", "not bold dim")
        table.add_row(label, name, *(cell(found.get(member)) for member in at_hand))
    return table


def cell(choice: Choice | None) -> Text:
    if choice is None:
        return Text(" ·", "dim")
    spent = servants_spent(choice.preview)
    text = Text(f"{choice.number:>2}", "bold")
    return text.append(f" (−{spent})", "not bold dim") if spent else text
