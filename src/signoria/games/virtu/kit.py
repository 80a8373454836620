"""What the house needs of Virtù."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from signoria.engine.rules import OptionValue
from signoria.games.base import Game
from signoria.games.bounds import Bounds
from signoria.games.game_kit import GameKit
from signoria.games.virtu.bounds import bounds_with
from signoria.games.virtu.evaluation.evaluator import PROFILE
from signoria.games.virtu.game import GAME
from signoria.games.virtu.planner import VirtuPlanner

if TYPE_CHECKING:
    from signoria.games.virtu.text.presenter import VirtuPresenter
    from signoria.games.virtu.text.sheets import VirtuSheets
    from signoria.terminal.drawing import Menu
    from signoria.web.rooms import Room


class VirtuKit(GameKit):
    """Everything lies open."""

    game = GAME
    profile = PROFILE
    hides = False
    planner = VirtuPlanner()

    def bounds(self, game: Game, seats: int, options: Mapping[str, OptionValue]) -> Bounds:
        return bounds_with(seats, int(options["year_limit"]))

    def presenter(self) -> "type[VirtuPresenter]":
        from signoria.games.virtu.text.presenter import VirtuPresenter

        return VirtuPresenter

    def sheets(self) -> "type[VirtuSheets]":
        from signoria.games.virtu.text.sheets import VirtuSheets

        return VirtuSheets

    def terminal_menu(self) -> "Menu":
        from signoria.games.virtu.text.terminal_menu import menu

        return menu

    def drawn_board(self) -> "Room":
        from signoria.games.virtu.board.table import furnish
        from signoria.web.rooms import Room

        return Room("virtu/table.html", ["signoria/board.css", "virtu/places.css", "virtu/board.css"], furnish)


KIT: Final = VirtuKit()
