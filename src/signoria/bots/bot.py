"""What every bot is: somebody who judges decisions from what a seat knows."""

from abc import ABC, abstractmethod
from random import Random

from mypy_extensions import mypyc_attr

from signoria.bots.knowledge import Knowledge
from signoria.engine.catalogue import Decision


class Judgement:
    """A decision, how good it is (between 0 and 1), and by how many points its seat may end ahead of the best other.

    Where whole deeds are weighed the decision is the first of one.
    """

    __slots__ = ("decision", "deed", "lead", "utility")

    def __init__(self, decision: Decision, utility: float, lead: float, deed: list[Decision] | None = None) -> None:
        self.decision = decision
        self.utility = utility
        self.lead = lead
        self.deed = [decision] if deed is None else deed

    def __repr__(self) -> str:
        return f"Judgement({self.decision.text!r}, {self.utility:.3f}, {self.lead:+.1f})"

    def __reduce__(self) -> tuple[object, ...]:
        return Judgement, (self.decision, self.utility, self.lead, self.deed)


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

    def weigh(self, knowledge: Knowledge, deeds: list[list[Decision]]) -> list[Judgement]:
        """Whole deeds, each several legal decisions one after the other; the one to take first. Bots that look no
        further than a decision judge a deed by how it begins."""
        judged: list[Judgement] = []
        for one in self.judge(knowledge):
            for deed in deeds:
                if deed[0] is one.decision:
                    judged.append(Judgement(one.decision, one.utility, one.lead, deed))
        return judged

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.seed,)


def ranked(judged: list[Judgement]) -> list[Judgement]:
    """The best first; equals stay in their order."""
    return sorted(judged, key=disutility)


def disutility(one: Judgement) -> float:
    return -one.utility
