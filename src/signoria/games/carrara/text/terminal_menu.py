"""The choices of The Palaces of Carrara: what may be done besides the action apart."""

from rich.console import Group, RenderableType
from rich.text import Text

from signoria.games.carrara.position.view_types import CarraraView
from signoria.games.carrara.text.presenter import FREE_STEPS
from signoria.presentation import Choice, Presenter
from signoria.terminal.drawing import Players, indent, listing


def menu(presenter: Presenter, view: CarraraView, choices: list[Choice], players: Players) -> RenderableType:
    """The main choices first; what may be done besides them has a heading of its own."""
    notes = {choice.number: presenter.note(view, choice, players.company) for choice in choices}
    free = [choice for choice in choices if choice.decision.verb in FREE_STEPS]
    main = [choice for choice in choices if choice.decision.verb not in FREE_STEPS]
    if not free or not main:
        return listing(choices, notes)
    heading = Text(presenter.text("Besides, on your turn:"), "dim")
    return Group(listing(main, notes), indent(heading), listing(free, notes))
