"""What bots are told of Lorenzo il Magnifico."""

from typing import Final

from signoria.bots.evaluator import Evaluator
from signoria.bots.profile import Profile
from signoria.engine.state import State
from signoria.games.lorenzo.components.components import SHIPPED
from signoria.games.lorenzo.evaluation.evaluation import expected_points, expected_points_of
from signoria.games.lorenzo.evaluation.prices import LEAF_WEIGHTS, WEIGHTS, PriceList
from signoria.games.lorenzo.position.catalogue import CATALOGUE
from signoria.games.lorenzo.position.position import Position


class LorenzoEvaluator(Evaluator):
    """Judges positions by goods, turns, cards, faith, ranks and leaders."""

    def __init__(self, weights: list[float]) -> None:
        super().__init__(weights)
        self.prices = PriceList(SHIPPED, weights)

    def prices_of(self, state: Position) -> PriceList:
        """The tables for the components of a position; mostly those of the last one."""
        if self.prices.components is not state.components:
            self.prices = PriceList(state.components, self.weights)
        return self.prices

    def expected_points(self, state: State) -> list[float]:
        assert isinstance(state, Position)
        return expected_points(state, self.prices_of(state))

    def advantage(self, state: State, seat: int) -> float:
        """The seat's own points: they hardly depend on the others."""
        assert isinstance(state, Position)
        return expected_points_of(state, seat, self.prices_of(state))


PROFILE: Final = Profile(
    CATALOGUE, LorenzoEvaluator, WEIGHTS, LEAF_WEIGHTS, points_scale=8.0, full_budget_choices=32, deep_horizon=4
)
