"""What bots think of a race."""

from typing import Final

from examples.palio.catalogue import CATALOGUE
from examples.palio.position import Position
from signoria.bots.evaluator import Evaluator
from signoria.bots.profile import Profile
from signoria.bots.weights import read_weights
from signoria.data.datafile import DataFile
from signoria.engine.state import State

NAMES: Final = ("turn", "coin")
WEIGHTS: Final = read_weights(DataFile("examples.palio", "weights.toml"), NAMES)


class PalioEvaluator(Evaluator):
    """A rider gets about as far as the turns that are left allow; coins make them longer."""

    def __init__(self, weights: list[float]) -> None:
        super().__init__(weights)
        self.turn, self.coin = weights

    def expected_points(self, state: State) -> list[float]:
        assert isinstance(state, Position)
        if not state.stack:
            return [float(score.total) for score in state.scores()]
        spaces = state.track.spaces
        front = max([rider.space for rider in state.riders])
        turns = (spaces - front) / self.turn
        points: list[float] = []
        for rider in state.riders:
            ahead = min(spaces, rider.space + self.turn * turns) + rider.coins * (1 + self.coin * min(1.0, turns))
            if rider.backed >= 0:
                ahead += state.track.backing * (1 - (front - state.riders[rider.backed].space) / spaces)
            points.append(ahead)
        return points


PROFILE: Final = Profile(CATALOGUE, PalioEvaluator, WEIGHTS, WEIGHTS, points_scale=5.0)
