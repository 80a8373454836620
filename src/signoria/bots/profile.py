"""How bots play a game: who judges its positions, with which weights, and how far a search looks."""

from collections.abc import Callable
from typing import Final

from signoria.bots.evaluator import Evaluator
from signoria.bots.weights import Weights
from signoria.engine.catalogue import Catalogue

KEPT: Final = 8
"""Evaluators that are kept at hand, the last used first: players with different weights may take turns."""


class Profile:
    """All that bots are told of a game beyond its rules."""

    def __init__(
        self,
        catalogue: Catalogue,
        judge: Callable[[list[float]], Evaluator],
        step_weights: Weights,
        leaf_weights: Weights,
        points_scale: float,
        full_budget_choices: int = 1,
        horizon: int = 2,
        deep_horizon: int = 2,
        weight_jitter: float = 0.0,
    ) -> None:
        self.catalogue = catalogue
        self.judge = judge  # makes an evaluator of weights
        self.step_weights = step_weights  # as tuned by play: to compare single steps
        self.leaf_weights = leaf_weights  # as fitted to how games went on: for positions that a search arrives at
        self.points_scale = points_scale  # a lead of so many points in the middle makes a win e times as likely
        self.full_budget_choices = full_budget_choices  # a choice among fewer needs only its part of a bot's thought
        self.horizon = horizon  # so often everybody acts before a merchant judges what has come of it
        self.deep_horizon = deep_horizon  # the same for a magnifico, who has the time to look further
        self.weight_jitter = weight_jitter  # how far searching bots of different seeds differ, where luck is no variety
        self.evaluators: list[Evaluator] = []

    def evaluator(self, weights: list[float]) -> Evaluator:
        """The evaluator with these weights, made when they are seen for the first time."""
        known = self.evaluators
        for index in range(len(known)):
            if known[index].weights == weights:
                known.insert(0, known.pop(index))
                return known[0]
        made = self.judge(weights)
        known.insert(0, made)
        del known[KEPT:]
        return made

    def settings(self) -> dict[str, float]:
        """Every number that is no weight, by name."""
        return {
            "points_scale": self.points_scale,
            "full_budget_choices": self.full_budget_choices,
            "horizon": self.horizon,
            "deep_horizon": self.deep_horizon,
            "weight_jitter": self.weight_jitter,
        }

    def __reduce__(self) -> tuple[object, ...]:
        return Profile, (
            self.catalogue,
            self.judge,
            self.step_weights,
            self.leaf_weights,
            self.points_scale,
            self.full_budget_choices,
            self.horizon,
            self.deep_horizon,
            self.weight_jitter,
        )
