"""The one place where the command line knows games by name: which of them have a board drawn for them."""

from signoria.game import Game
from signoria.terminal.carrara import CarraraBoard
from signoria.terminal.drawing import Board
from signoria.terminal.lorenzo import LorenzoBoard
from signoria.terminal.virtu import VirtuBoard

BOARDS: dict[str, type[Board]] = {"carrara": CarraraBoard, "lorenzo": LorenzoBoard, "virtu": VirtuBoard}


def board_of(game: Game) -> Board:
    return BOARDS.get(game.name, Board)(game)
