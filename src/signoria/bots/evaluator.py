"""What bots think of a position; each game has an evaluator of its own, and one is made for each set of weights."""

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from signoria.engine.catalogue import Decision
from signoria.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator(ABC):
    """Judges positions of one game. What it works out from its weights, and what it has just seen, it keeps."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights[:]

    @abstractmethod
    def expected_points(self, state: State) -> list[float]:
        """By seat the points it can expect at the end; when the game is over, those it has."""

    def advantage(self, state: State, seat: int) -> float:
        """How well a seat stands, to compare what it may decide: its points above those of the others. A game whose
        seats hardly touch each other's points can tell it faster from the seat's own."""
        points = self.expected_points(state)
        others = 0.0
        for other in range(len(points)):
            if other != seat:
                others += points[other]
        return points[seat] - others / (len(points) - 1)

    def candidates(self, state: State) -> list[Decision]:
        """What is legal, for those who weigh decisions one by one: a game may leave out what another decision does as
        well. Something is always left."""
        return state.legal()

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.weights,)
