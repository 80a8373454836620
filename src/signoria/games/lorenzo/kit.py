"""What the house needs of Lorenzo il Magnifico."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from signoria.engine.rules import OptionValue
from signoria.games.base import Game
from signoria.games.bounds import Bounds
from signoria.games.game_kit import GameKit
from signoria.games.lorenzo.bounds import bounds_with
from signoria.games.lorenzo.components.components import Components
from signoria.games.lorenzo.evaluation.evaluator import PROFILE
from signoria.games.lorenzo.game import GAME
from signoria.games.lorenzo.planner import LorenzoPlanner

if TYPE_CHECKING:
    from signoria.games.lorenzo.text.presenter import LorenzoPresenter
    from signoria.games.lorenzo.text.sheets import LorenzoSheets
    from signoria.terminal.drawing import Menu
    from signoria.web.rooms import Room


class LorenzoKit(GameKit):
    """Leaders are secret until they are played (LOR-HIDDEN-1)."""

    game = GAME
    profile = PROFILE
    hides = True
    planner = LorenzoPlanner()

    def bounds(self, game: Game, seats: int, options: Mapping[str, OptionValue]) -> Bounds:
        assert isinstance(game.component_set, Components)
        return bounds_with(game.component_set, seats)

    def presenter(self) -> "type[LorenzoPresenter]":
        from signoria.games.lorenzo.text.presenter import LorenzoPresenter

        return LorenzoPresenter

    def sheets(self) -> "type[LorenzoSheets]":
        from signoria.games.lorenzo.text.sheets import LorenzoSheets

        return LorenzoSheets

    def terminal_menu(self) -> "Menu":
        from signoria.games.lorenzo.text.terminal_menu import menu

        return menu

    def drawn_board(self) -> "Room":
        from signoria.games.lorenzo.board.table import furnish
        from signoria.web.rooms import Room

        return Room("lorenzo/table.html", ["signoria/board.css", "lorenzo/board.css", "lorenzo/tracks.css"], furnish)


KIT: Final = LorenzoKit()
