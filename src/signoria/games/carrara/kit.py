"""What the house needs of The Palaces of Carrara."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from signoria.engine.rules import OptionValue
from signoria.games.base import Game
from signoria.games.bounds import Bounds
from signoria.games.carrara.bounds import bounds_with
from signoria.games.carrara.components.components import Components
from signoria.games.carrara.evaluation.evaluator import PROFILE
from signoria.games.carrara.game import GAME
from signoria.games.carrara.planner import CarraraPlanner
from signoria.games.game_kit import GameKit

if TYPE_CHECKING:
    from signoria.games.carrara.text.presenter import CarraraPresenter
    from signoria.games.carrara.text.sheets import CarraraSheets
    from signoria.terminal.drawing import Menu
    from signoria.web.rooms import Room


class CarraraKit(GameKit):
    """Coins and blocks stand behind screens (CAR-HIDDEN-1)."""

    game = GAME
    profile = PROFILE
    hides = True
    planner = CarraraPlanner()

    def bounds(self, game: Game, seats: int, options: Mapping[str, OptionValue]) -> Bounds:
        assert isinstance(game.component_set, Components)
        return bounds_with(game.component_set, seats, int(options["stall_rounds"]))

    def presenter(self) -> "type[CarraraPresenter]":
        from signoria.games.carrara.text.presenter import CarraraPresenter

        return CarraraPresenter

    def sheets(self) -> "type[CarraraSheets]":
        from signoria.games.carrara.text.sheets import CarraraSheets

        return CarraraSheets

    def terminal_menu(self) -> "Menu":
        from signoria.games.carrara.text.terminal_menu import menu

        return menu

    def drawn_board(self) -> "Room":
        from signoria.games.carrara.board.table import furnish
        from signoria.web.rooms import Room

        return Room("carrara/table.html", ["signoria/board.css", "carrara/board.css"], furnish)


KIT: Final = CarraraKit()
