"""The choices of Lorenzo il Magnifico: placements as a grid of spaces and members, the rest as a list."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from signoria.games.lorenzo.components.board import AREAS
from signoria.games.lorenzo.components.components import Components
from signoria.games.lorenzo.components.goods import MEMBERS
from signoria.games.lorenzo.position.catalogue import PLACE
from signoria.games.lorenzo.text.consequences import servants_spent, surcharge_paid
from signoria.games.lorenzo.text.presenter import LorenzoTeller
from signoria.presentation import Choice
from signoria.presentation.choices import View
from signoria.terminal.drawing import indent, listing


def spaces(edition: Components) -> dict[str, tuple[str, str]]:
    """What the spaces outside the towers are called, and what they give or take."""
    file = edition.files[0]
    gains = file.table("market").words("gains", 4)
    large = f"large space, value −{edition.board.large_penalty}"
    return {
        "harvest-small": ("Harvest", "small space"),
        "harvest-large": ("Harvest", large),
        "production-small": ("Production", "small space"),
        "production-large": ("Production", large),
        **{f"market-{number}": (f"Market {number}", gain) for number, gain in enumerate(gains, start=1)},
        "council": ("Council", file.table("palace").word("gain")),
    }


def menu(teller: LorenzoTeller, view: View, choices: list[Choice]) -> RenderableType:
    placements = [choice for choice in choices if choice.decision.verb is PLACE]
    others = [choice for choice in choices if choice.decision.verb is not PLACE]
    parts: list[RenderableType] = []
    if placements:
        parts.append(indent(placement_grid(teller, view, placements)))
        if any(servants_spent(choice.prospect) for choice in placements):
            parts.append(indent(Text("(−2): it takes 2 servants", "dim")))
    if others:
        parts.append(listing(others, {choice.number: teller.changes(view, choice) for choice in others}))
    return Group(*parts)


def placement_grid(teller: LorenzoTeller, view: View, placements: list[Choice]) -> Table:
    """A row for each space, a column for each member; behind a number the servants that it takes."""
    own = view["players"][view["viewer"]]["members"]
    at_hand = [member for member in MEMBERS if own[member]["space"] is None]
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    for _ in at_hand:
        table.add_column(no_wrap=True)
    heads = [Text(f"{member} {own[member]['value']}", "underline") for member in at_hand]
    table.add_row(Text("Place a member", "underline"), "", *heads)
    by_space: dict[str, dict[str, Choice]] = {}
    for choice in placements:
        by_space.setdefault(choice.decision["space"], {})[choice.decision["member"]] = choice
    areas = spaces(teller.edition)
    area = ""
    for space, found in by_space.items():
        kind, floor = AREAS[space]
        if area in view["towers"] and kind != area:
            table.add_row()
        area = kind
        card = teller.card_on(view, space)
        label, what = areas[space] if card is None else (f"{kind.capitalize()} {floor}", card.name)
        name = Text(what, "" if card is None else "bold")
        due = max(surcharge_paid(choice.prospect) for choice in found.values())
        if due:
            name.append(f" +{due} coins", "not bold dim")
        table.add_row(label, name, *(cell(found.get(member)) for member in at_hand))
    return table


def cell(choice: Choice | None) -> Text:
    if choice is None:
        return Text(" ·", "dim")
    spent = servants_spent(choice.prospect)
    text = Text(f"{choice.number:>2}", "bold")
    return text.append(f" (−{spent})", "not bold dim") if spent else text
