"""What the house needs of the race."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from examples.palio.evaluation import PROFILE
from examples.palio.game import GAME
from examples.palio.track import Track
from signoria.engine.rules import OptionValue
from signoria.games.base import Game
from signoria.games.bounds import Bounds
from signoria.games.game_kit import GameKit

if TYPE_CHECKING:
    from examples.palio.sheets import PalioSheets
    from signoria.presentation import Presenter


class PalioKit(GameKit):
    """Bets are secret (PAL-BET-1)."""

    game = GAME
    profile = PROFILE
    hides = True

    def bounds(self, game: Game, seats: int, options: Mapping[str, OptionValue]) -> Bounds:
        """A die and a deed for every turn, after the bets (PAL-FINISH-2)."""
        assert isinstance(game.component_set, Track)
        turns = seats * game.component_set.rounds
        return Bounds(seats + turns, 1 + turns)

    def presenter(self) -> "type[Presenter]":
        from signoria.presentation import Presenter

        return Presenter

    def sheets(self) -> "type[PalioSheets]":
        from examples.palio.sheets import PalioSheets

        return PalioSheets


KIT: Final = PalioKit()
