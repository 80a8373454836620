"""What bots are told of Virtù."""

from typing import Final

from signoria.bots.evaluator import Evaluator
from signoria.bots.profile import Profile
from signoria.engine.catalogue import Decision
from signoria.engine.state import State
from signoria.games.virtu.components.components import SHIPPED
from signoria.games.virtu.evaluation.detours import without_detours
from signoria.games.virtu.evaluation.evaluation import expected_points
from signoria.games.virtu.evaluation.prices import LEAF_WEIGHTS, WEIGHTS, PriceList
from signoria.games.virtu.position.catalogue import CATALOGUE
from signoria.games.virtu.position.position import Position


class VirtuEvaluator(Evaluator):
    """Judges positions by prestige, palace, dominion, agents, armies and ranks."""

    def __init__(self, weights: list[float]) -> None:
        super().__init__(weights)
        self.prices = PriceList(SHIPPED, weights)

    def expected_points(self, state: State) -> list[float]:
        assert isinstance(state, Position)
        if self.prices.components is not state.components:
            self.prices = PriceList(state.components, self.weights)
        return expected_points(state, self.prices)

    def candidates(self, state: State) -> list[Decision]:
        """One antechamber stands for all of its side, and no courtier goes round in circles."""
        assert isinstance(state, Position)
        found = state.legal()
        return without_detours(state, state.stack[-1], found) if state.stack else found


PROFILE: Final = Profile(
    CATALOGUE, VirtuEvaluator, WEIGHTS, LEAF_WEIGHTS, points_scale=2.5, horizon=1, weight_jitter=0.05
)
