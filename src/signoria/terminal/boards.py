"""The one place where the command line knows games by name: which of them have a board drawn for them."""

from signoria.engine.game import Game
from signoria.games.carrara.text.terminal_board import CarraraBoard
from signoria.games.lorenzo.text.terminal_board import LorenzoBoard
from signoria.games.virtu.text.terminal_board import VirtuBoard
from signoria.terminal.drawing import Board

BOARDS: dict[str, type[Board]] = {"carrara": CarraraBoard, "lorenzo": LorenzoBoard, "virtu": VirtuBoard}


def board_of(game: Game) -> Board:
    return BOARDS.get(game.name, Board)(game)
