"""Questions: who is asked for what, and how matters stand. A position keeps a stack of them, ready to be saved.

A kind of question is a class in the room of its rule. What may be answered, what stands against the rest, what an
answer does and what is told of the question stand side by side there:

    class Privileges(Question):
        asks = "privilege"
        rule = "LOR-PRIV-1"

        def menu(self, state: Position) -> list[Decision]: ...
        def obstacle(self, state: Position, answer: Decision) -> Obstacle | None: ...
        def take(self, state: Position, answer: Decision) -> None: ...
        def circumstances(self, state: Position, told: Circumstances) -> None: ...
"""

from random import Random
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from signoria.engine.catalogue import Decision
from signoria.engine.chance import pick
from signoria.engine.circumstance import Circumstances
from signoria.engine.refusal import Explanation, Obstacle

NOBODY: Final = -2
"""The seat of a step that runs by itself."""

NOT_ASKED: Final = Obstacle("not_asked", "")
"""Something else is asked for; the question names its rule."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Question:
    """Who is asked (a seat, CHANCE or NOBODY) and, in fields of each kind's own, how matters stand. Never changed once
    it is on a stack, but replaced: copies of a position share it.

    Each game names its own kind of position for `state`. A generic class would say the same more strictly, but the
    compiler gives those a `__dict__`, and questions are made all the time: 5 % of random play.
    """

    __slots__ = ("seat",)

    asks: ClassVar[str] = ""  # what views and messages call it
    rule: ClassVar[str] = ""  # where the rules speak of it

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Any) -> bool:
        """Do what needs nobody's decision. False when an answer is needed; True to look at the stack again."""
        return False

    def menu(self, state: Any) -> list[Decision]:
        """Every decision that is a legal answer."""
        return []

    def obstacle(self, state: Any, answer: Decision) -> Obstacle | None:
        """What stands against an answer; None for those of the menu."""
        return NOT_ASKED

    def take(self, state: Any, answer: Decision) -> None:
        """Do what a legal answer says."""

    def outcomes(self, state: Any) -> list[tuple[Decision, int]]:
        """What chance can bring, each outcome with its weight."""
        return []

    def can_happen(self, state: Any, answer: Decision) -> bool:
        """Whether an answer is among the outcomes."""
        for outcome, _ in self.outcomes(state):
            if outcome is answer:
                return True
        return False

    def roll(self, state: Any, rng: Random) -> Decision:
        """One outcome, as likely as its weight."""
        return pick(self.outcomes(state), rng)

    def circumstances(self, state: Any, told: Circumstances) -> None:
        """How matters stand, for view, observation and text alike."""

    def explain(self, state: Any, answer: Decision, obstacle: Obstacle, explanation: Explanation) -> None:
        """Names and numbers for the sentence of a refusal."""
        if obstacle is NOT_ASKED:
            explanation.rule = self.rule

    def values(self) -> tuple[object, ...]:
        """The fields in the order in which the class takes them, for saving and comparing."""
        return (self.seat,)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Question) and type(self) is type(other) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(self.values())

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.values()}"

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), self.values()
