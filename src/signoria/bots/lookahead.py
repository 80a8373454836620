"""Looking one action ahead. An action comes in small steps, so a step is judged with the best own steps after it."""

from random import Random
from typing import Final

from signoria.bots.utility import Outlook, Prospect
from signoria.decision import Decision
from signoria.playout import pick
from signoria.state import CHANCE, State

LONGEST: Final = 16
"""After so many own steps a position is judged as it stands."""

EVERYTHING: Final = 1_000_000
"""The width of a look at every legal decision."""


class Action:
    """A decision with the own steps after it: where they lead, and how that looks."""

    __slots__ = ("decision", "prospect", "state", "steps")

    def __init__(self, decision: Decision, steps: list[Decision], state: State, prospect: Prospect) -> None:
        self.decision = decision
        self.steps = steps
        self.state = state
        self.prospect = prospect


class Lookahead:
    """Tries decisions on imagined positions, counts them, and remembers which ones have been good for whom."""

    def __init__(self, outlook: Outlook, rng: Random, decisions: int, seats: int) -> None:
        self.outlook = outlook
        self.rng = rng
        self.decisions = decisions  # how many the catalogue has
        self.spent = 0  # decisions taken on imagined positions
        self.gains = [0.0] * (decisions * seats)  # by seat and decision: mean change of the seat's utility
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
            legal = state.legal()
            if len(legal) > 1:
                return
            self.apply(state, legal[0])

    def act(self, state: State, decision: Decision, seat: int, width: int, before: float) -> Action:
        """Take a decision on a copy and follow it up; `before` is the utility that its gain is measured by."""
        ahead = state.copy()
        self.apply(ahead, decision)
        steps: list[Decision] = []
        prospect: Prospect | None = None
        for _ in range(LONGEST):
            if ahead.actor != seat:
                break
            legal = ahead.legal()
            if len(legal) == 1:
                steps.append(legal[0])
                self.apply(ahead, legal[0])
                prospect = None
                continue
            base = self.outlook.look(ahead).utilities[seat] if prospect is None else prospect.utilities[seat]
            best: State | None = None
            chosen = legal[0]
            highest = -1.0
            for step in self.proposed(legal, seat, width):
                tried = ahead.copy()
                self.apply(tried, step)
                seen = self.outlook.look(tried)
                utility = seen.utilities[seat]
                self.learn(seat, step, utility - base)
                if utility > highest:
                    best, chosen, highest, prospect = tried, step, utility, seen
            assert best is not None
            ahead = best
            steps.append(chosen)
        if prospect is None:
            prospect = self.outlook.look(ahead)
        self.learn(seat, decision, prospect.utilities[seat] - before)
        return Action(decision, steps, ahead, prospect)

    def learn(self, seat: int, decision: Decision, gain: float) -> None:
        place = seat * self.decisions + decision.index
        trials = self.trials[place] + 1
        self.trials[place] = trials
        self.gains[place] += (gain - self.gains[place]) / trials

    def proposed(self, legal: list[Decision], seat: int, width: int) -> list[Decision]:
        """What the seat never tried, and so many of the most promising by what was learned; all if they are few."""
        if len(legal) <= width:
            return legal
        first = seat * self.decisions
        chosen: list[Decision] = []
        left: list[Decision] = []
        for decision in legal:
            if self.trials[first + decision.index]:
                left.append(decision)
            else:
                chosen.append(decision)
        for _ in range(min(width, len(left))):
            best = 0
            highest = -1e9
            for place in range(len(left)):
                gain = self.gains[first + left[place].index]
                if gain > highest:
                    best, highest = place, gain
            chosen.append(left.pop(best))
        return chosen
