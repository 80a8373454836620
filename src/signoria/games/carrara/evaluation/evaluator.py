"""What bots are told of The Palaces of Carrara."""

from typing import Final

from signoria.bots.evaluator import Evaluator
from signoria.bots.profile import Profile
from signoria.engine.state import State
from signoria.games.carrara.components.components import SHIPPED
from signoria.games.carrara.evaluation.evaluation import Judge, expected_points
from signoria.games.carrara.evaluation.prices import WEIGHTS
from signoria.games.carrara.position.catalogue import CATALOGUE
from signoria.games.carrara.position.position import Position


class CarraraEvaluator(Evaluator):
    """Judges positions by what columns, buildings, marble and money still bring."""

    def __init__(self, weights: list[float]) -> None:
        super().__init__(weights)
        self.judge = Judge(SHIPPED, weights)

    def expected_points(self, state: State) -> list[float]:
        assert isinstance(state, Position)
        if self.judge.components is not state.components:
            self.judge = Judge(state.components, self.weights)
        return expected_points(state, self.judge)


PROFILE: Final = Profile(CATALOGUE, CarraraEvaluator, WEIGHTS, WEIGHTS, points_scale=15.0)
