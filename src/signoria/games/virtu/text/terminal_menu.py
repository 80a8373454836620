"""The choices of Virtù: cards and their places as a grid, the deeds of a turn in groups, each with what it takes."""

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from signoria.games.virtu.position.catalogue import CARD_SLOTS, DISCARD
from signoria.games.virtu.position.view_types import VirtuView
from signoria.games.virtu.text.looking import card_at, own_view, place_of
from signoria.games.virtu.text.presenter import CARD_MOVES, VirtuPresenter
from signoria.presentation import Choice, Presenter
from signoria.presentation.choices import grouped
from signoria.terminal.drawing import Flow, Players, indent, light_table

FEW = 6
"""So many choices need no groups."""
LONGEST_COLUMN = 18


def menu(presenter: Presenter, view: VirtuView, choices: list[Choice], players: Players) -> RenderableType:
    assert isinstance(presenter, VirtuPresenter)
    notes = {choice.number: presenter.note(view, choice, players.company) for choice in choices}
    moves = [choice for choice in choices if choice.decision.verb in CARD_MOVES]
    rest = [choice for choice in choices if choice not in moves]
    parts: list[RenderableType] = []
    if len(moves) > FEW and any(choice.decision.verb is not DISCARD for choice in moves):
        parts.append(indent(card_grid(presenter, view, moves)))
    else:
        rest = choices
    if rest:
        parts.append(indent(Flow(list(columns(presenter, view, rest, notes)))))
    return Group(*parts)


def columns(
    presenter: VirtuPresenter, view: VirtuView, choices: list[Choice], notes: dict[int, str]
) -> Iterable[Table]:
    """The choices in groups with a heading each; a long group goes on beside itself."""
    groups = grouped(view, choices, presenter)
    if len(choices) <= FEW or len(groups) == 1 or any(choice.decision.verb in CARD_MOVES for choice in choices):
        groups = {"": choices}
    for found_heading, found in groups.items():
        heading = found_heading or ("" if len(groups) == 1 else presenter.text("Or"))
        rows = -(-len(found) // -(-len(found) // LONGEST_COLUMN))
        for start in range(0, len(found), rows):
            yield column(heading if start == 0 or not heading else " ", found[start : start + rows], notes)


def column(heading: str, choices: list[Choice], notes: dict[int, str]) -> Table:
    noted = any(notes[choice.number] for choice in choices)
    table = light_table()
    for title in ("", heading, *([""] if noted else [])):
        table.add_column(title)
    table.show_header = heading != ""
    table.columns[0].style = "bold"
    for choice in choices:
        words = choice.words[:1].upper() + choice.words[1:]
        table.add_row(f"{choice.number:>2}", words, *([Text(notes[choice.number], "dim")] if noted else []))
    return table


def card_grid(presenter: VirtuPresenter, view: VirtuView, moves: list[Choice]) -> Table:
    """A row for each card, a column for each place where one can go."""
    own = own_view(view)
    rows: dict[str, dict[str, Choice]] = {}
    for choice in moves:
        decision = choice.decision
        end = decision.parts.get("end", decision.verb.word)
        rows.setdefault(place_of(decision), {})[end] = choice
    ends = [end for end in (*CARD_SLOTS, "discard") if any(end in found for found in rows.values())]
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column()
    for _ in ends:
        table.add_column(no_wrap=True)
    table.add_column(style="dim", overflow="fold")
    kinds = {
        "chamber": presenter.text("ch."),
        "left": presenter.text("left"),
        "right": presenter.text("right"),
        DISCARD.word: presenter.text("discard"),
    }
    heads = [f"{kinds[kind]}\n{number}" for kind, _, number in (end.partition("-") for end in ends)]
    table.add_row(Text(presenter.text("Move a card to"), "underline"), *heads)
    for start, found in rows.items():
        card = card_at(own, start)
        name = Text(presenter.wording.word(card or start))
        if card:
            name.append(f" {presenter.wording.word(start)}", "dim")
        cells = [Text(f"{found[end].number:>2}", "bold") if end in found else Text(" ·", "dim") for end in ends]
        table.add_row(name, *cells, presenter.card_facts(card or start))
    return table
