"""What every bot is: somebody who judges decisions from what a seat knows."""

from abc import ABC, abstractmethod
from random import Random

from mypy_extensions import mypyc_attr

from signoria.bots.knowledge import Knowledge
from signoria.engine.catalogue import Decision


class Judgement:
    """A decision, how good it is (between 0 and 1), and by how many points its seat may end ahead of the best other."""

    __slots__ = ("decision", "lead", "utility")

    def __init__(self, decision: Decision, utility: float, lead: float) -> None:
        self.decision = decision
        self.utility = utility
        self.lead = lead

    def __repr__(self) -> str:
        return f"Judgement({self.decision.text!r}, {self.utility:.3f}, {self.lead:+.1f})"

    def __reduce__(self) -> tuple[object, ...]:
        return Judgement, (self.decision, self.utility, self.lead)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A player. It keeps nothing between two decisions: equal seeds and equal knowledge bring equal answers."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def decide(self, knowledge: Knowledge) -> Decision:
        legal = knowledge.legal()
        if len(legal) == 1:
            return legal[0]
        return self.judge(knowledge)[0].decision

    def chance(self, knowledge: Knowledge) -> Random:
        """The generator for one decision."""
        return Random(f"{self.seed}/{knowledge.moment}")

    @abstractmethod
    def judge(self, knowledge: Knowledge) -> list[Judgement]:
        """Legal decisions, those that are worth a thought, the one to take first."""

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.seed,)


def ranked(judged: list[Judgement]) -> list[Judgement]:
    """The best first; equals stay in their order."""
    return sorted(judged, key=disutility)


def disutility(one: Judgement) -> float:
    return -one.utility
