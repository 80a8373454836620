"""The table as text, as anybody may see it: what environments render."""

from io import StringIO

from rich.console import Console

from signoria.engine.state import State
from signoria.games.base import Game
from signoria.terminal.drawing import board_of, company_of, result

MODES = ("ansi", "human")
WIDTH = 120


def drawing(game: Game, state: State, seats: int) -> str:
    """The board as a spectator sees it, and who decides now, or how the game ended."""
    page = StringIO()
    console = Console(file=page, width=WIDTH, color_system=None, markup=False, highlight=False, emoji=False)
    company = company_of(seats)
    console.print(board_of(game).table(state.view(None), company))
    if state.actor is None:
        console.print(result(game, state.scores(), company))
    else:
        console.print(f"{company.name(state.actor)} (seat {state.actor}) decides.")
    return page.getvalue()
