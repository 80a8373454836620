"""Looking one action ahead. An action comes in small steps, so a step is judged with the best own steps after it."""

from random import Random
from typing import Final

from signoria.bots.utility import Forecaster
from signoria.engine.catalogue import Decision
from signoria.engine.chance import pick
from signoria.engine.state import CHANCE, State

LONGEST: Final = 16
"""After so many own steps a position is judged as it stands."""

EVERYTHING: Final = 1_000_000
"""The width of a look at every legal decision."""


class Action:
    """A decision with the own steps after it: where they lead, and how well the seat stands there."""

    __slots__ = ("decision", "state", "steps", "advantage")

    def __init__(self, decision: Decision, steps: list[Decision], state: State, advantage: float) -> None:
        self.decision = decision
        self.steps = steps
        self.state = state
        self.advantage = advantage


class Lookahead:
    """Tries decisions on imagined positions, counts them, and remembers which ones have been good for whom."""

    def __init__(self, forecaster: Forecaster, rng: Random, decisions: int, seats: int) -> None:
        self.forecaster = forecaster
        self.rng = rng
        self.decisions = decisions  # how many the catalogue has
        self.spent = 0  # decisions taken on imagined positions
        self.gains = [0.0] * (decisions * seats)  # by seat and decision: mean change of the advantage
        self.trials = [0] * (decisions * seats)

    def apply(self, state: State, decision: Decision) -> None:
        state.apply(decision)
        self.spent += 1

    def skip(self, state: State) -> None:
        """Let chance answer and take what is forced, until a seat has a choice or the game is over."""
        while True:
            actor = state.actor
            if actor is None:
                return
            if actor == CHANCE:
                self.apply(state, pick(state.chances(), self.rng))
                continue
            options = self.forecaster.steps.candidates(state)
            if len(options) > 1:
                return
            self.apply(state, options[0])

    def act(self, state: State, decision: Decision, seat: int, width: int, before: float) -> Action:
        """Take a decision on a copy and follow it up; `before` is the advantage that its gain is measured by."""
        evaluator = self.forecaster.steps
        ahead = state.copy()
        self.apply(ahead, decision)
        steps: list[Decision] = []
        advantage = 0.0
        known = False  # whether this is the advantage in what lies ahead
        for _ in range(LONGEST):
            if ahead.actor != seat:
                break
            options = evaluator.candidates(ahead)
            if len(options) == 1:
                steps.append(options[0])
                self.apply(ahead, options[0])
                known = False
                continue
            base = advantage if known else evaluator.advantage(ahead, seat)
            best: State | None = None
            chosen = options[0]
            highest = -1e9
            for step in self.proposed(options, seat, width):
                tried = ahead.copy()
                self.apply(tried, step)
                found = evaluator.advantage(tried, seat)
                self.learn(seat, step, found - base)
                if found > highest:
                    best, chosen, highest = tried, step, found
            assert best is not None
            ahead = best
            advantage = highest
            known = True
            steps.append(chosen)
        if not known:
            advantage = evaluator.advantage(ahead, seat)
        self.learn(seat, decision, advantage - before)
        return Action(decision, steps, ahead, advantage)

    def act_whole(self, state: State, deed: list[Decision], seat: int, width: int, before: float) -> Action:
        """Take several decisions one after the other, and follow up the last of them."""
        begun = state
        if len(deed) > 1:
            begun = state.copy()
            for decision in deed[:-1]:
                self.apply(begun, decision)
        action = self.act(begun, deed[-1], seat, width, before)
        return Action(deed[0], deed[1:] + action.steps, action.state, action.advantage)

    def learn(self, seat: int, decision: Decision, gain: float) -> None:
        index = seat * self.decisions + decision.index
        trials = self.trials[index] + 1
        self.trials[index] = trials
        self.gains[index] += (gain - self.gains[index]) / trials

    def proposed(self, options: list[Decision], seat: int, width: int) -> list[Decision]:
        """What the seat never tried, and so many of the most promising by what was learned; all if they are few."""
        if len(options) <= width:
            return options
        first = seat * self.decisions
        chosen: list[Decision] = []
        left: list[Decision] = []
        for decision in options:
            if self.trials[first + decision.index]:
                left.append(decision)
            else:
                chosen.append(decision)
        for _ in range(min(width, len(left))):
            best = 0
            highest = -1e9
            for index in range(len(left)):
                gain = self.gains[first + left[index].index]
                if gain > highest:
                    best, highest = index, gain
            chosen.append(left.pop(best))
        return chosen
