"""What bots want: to win, and beyond that to be ahead by as much as possible."""

from math import exp
from typing import Final

from signoria.bots.evaluator import Evaluator
from signoria.engine.score import Score
from signoria.engine.state import State

POINTS_SHARE: Final = 0.15
"""How much of the utility is points ahead; the rest is the chance to win. It keeps a seat trying that is far behind."""

FAR: Final = 3.0
"""After how many times the scale of points a lead in points counts half of what it can count at most."""


class Forecast:
    """By seat the points at the end, and how good that is: from 0, lost by far, to 1, won by far."""

    __slots__ = ("points", "utilities")

    def __init__(self, points: list[float], utilities: list[float]) -> None:
        self.points = points
        self.utilities = utilities


class Forecaster:
    """Turns positions into utilities: the game's evaluation, and how far results scatter around it.

    Single steps are compared with weights of their own: what a good engine or a full purse is worth is seen best by who
    takes the steps that lead there, and worst by who only counts what came of it in the end.
    """

    def __init__(self, leaves: Evaluator, steps: Evaluator, points_scale: float) -> None:
        self.leaves = leaves
        self.steps = steps
        self.points_scale = points_scale

    def forecast(self, state: State) -> Forecast:
        """How matters stand for every seat: known when the game is over, otherwise expected."""
        if state.actor is None:
            return settled(state.scores(), self.points_scale)
        points = self.leaves.expected_points(state)
        return mixed(points, shares_of(points, self.points_scale), self.points_scale)

    def __reduce__(self) -> tuple[object, ...]:
        return Forecaster, (self.leaves, self.steps, self.points_scale)


def shares_of(points: list[float], scale: float) -> list[float]:
    """By seat the chance to win."""
    highest = points[0]
    for one in points:
        if one > highest:
            highest = one
    shares: list[float] = []
    total = 0.0
    for one in points:
        share = exp((one - highest) / scale)
        shares.append(share)
        total += share
    for seat in range(len(shares)):
        shares[seat] /= total
    return shares


def settled(scores: list[Score], scale: float) -> Forecast:
    """A game that is over: those in the first place share the victory."""
    winners = 0
    for score in scores:
        if score.place == 1:
            winners += 1
    shares = [1.0 / winners if score.place == 1 else 0.0 for score in scores]
    return mixed([float(score.total) for score in scores], shares, scale)


def mixed(points: list[float], shares: list[float], scale: float) -> Forecast:
    far = FAR * scale
    utilities: list[float] = []
    for seat in range(len(points)):
        ahead = lead(points, seat)
        squashed = 0.5 + 0.5 * ahead / (far + abs(ahead))
        utilities.append((1.0 - POINTS_SHARE) * shares[seat] + POINTS_SHARE * squashed)
    return Forecast(points, utilities)


def lead(points: list[float], seat: int) -> float:
    """How far a seat is ahead of the best other, negative if it is behind."""
    best = -1e9
    for other in range(len(points)):
        if other != seat and points[other] > best:
            best = points[other]
    return points[seat] - best
