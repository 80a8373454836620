"""How good a position is for each seat, in the points it can expect at the end."""

from typing import Final

from signoria.datafile import DataFile
from signoria.evaluation import Weights, read_weights
from signoria.virtu.position import Position
from signoria.virtu.scoring import scores

NAMES: Final = ("points",)
WEIGHTS: Final[Weights] = read_weights(DataFile("signoria.virtu", "evaluation.toml"), NAMES)


def estimate(state: Position, weights: list[float]) -> list[float]:
    """By seat the points it can expect at the end."""
    return [weights[0] * score.total for score in scores(state)]
