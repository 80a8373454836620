"""What bots are told of The Palaces of Carrara."""

from typing import Final

from signoria.bots.evaluator import Evaluator
from signoria.bots.profile import Profile
from signoria.engine.state import State
from signoria.games.carrara.evaluation.evaluation import estimate
from signoria.games.carrara.evaluation.outlook import Outlook
from signoria.games.carrara.evaluation.prices import WEIGHTS, Prices
from signoria.games.carrara.position.catalogue import CATALOGUE
from signoria.games.carrara.position.position import Position

MOST_SEATS: Final = 4


class CarraraEvaluator(Evaluator):
    """Judges positions by what columns, buildings, marble and money still bring."""

    def __init__(self, weights: list[float]) -> None:
        super().__init__(weights)
        self.prices = Prices(weights)
        self.seen: list[Outlook | None] = [None] * MOST_SEATS

    def expected_points(self, state: State) -> list[float]:
        assert isinstance(state, Position)
        return estimate(state, self.prices, self.seen)


PROFILE: Final = Profile(CATALOGUE, CarraraEvaluator, WEIGHTS, WEIGHTS, points_scale=15.0)
