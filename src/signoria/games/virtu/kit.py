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

if TYPE_CHECKING:
    from signoria.games.virtu.text.plain_page import VirtuPage
    from signoria.games.virtu.text.presenter import VirtuTeller
    from signoria.games.virtu.text.terminal_board import VirtuBoard


class VirtuKit(GameKit):
    """Everything lies open."""

    game = GAME
    profile = PROFILE
    hides = False

    def bounds(self, game: Game, seats: int, options: Mapping[str, OptionValue]) -> Bounds:
        return bounds_with(seats, int(options["year_limit"]))

    def presenter(self) -> "type[VirtuTeller]":
        from signoria.games.virtu.text.presenter import VirtuTeller

        return VirtuTeller

    def terminal_board(self) -> "type[VirtuBoard]":
        from signoria.games.virtu.text.terminal_board import VirtuBoard

        return VirtuBoard

    def plain_page(self) -> "type[VirtuPage]":
        from signoria.games.virtu.text.plain_page import VirtuPage

        return VirtuPage


KIT: Final = VirtuKit()
