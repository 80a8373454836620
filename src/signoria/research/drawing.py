"""The table as text, as anybody may see it: what environments render."""

from io import StringIO

from rich.console import Console

from signoria.engine.state import State
from signoria.games.base import Game
from signoria.terminal.drawing import Board

MODES = ("ansi", "human")
WIDTH = 120


def drawing(game: Game, state: State) -> str:
    """The board as a spectator sees it, and who decides now, or how the game ended."""
    page = StringIO()
    console = Console(file=page, width=WIDTH, color_system=None, markup=False, highlight=False, emoji=False)
    board = Board(game)
    view = state.view(None)
    players = board.players(view)
    console.print(board.table(view, players))
    if state.actor is not None:
        console.print(f"{players.name(state.actor)} (seat {state.actor}) decides.")
    return page.getvalue()
