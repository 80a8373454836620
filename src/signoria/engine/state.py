"""What every game's position can do; bots, environments and matches use nothing else."""

from abc import abstractmethod
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from signoria.engine.catalogue import Decision
from signoria.engine.chance import pick
from signoria.engine.journal import Journal
from signoria.engine.observation import Layout
from signoria.engine.refusal import Refusal
from signoria.engine.renamed import evaluator_of, warn_of
from signoria.engine.score import Score
from signoria.engine.view_types import View

CHANCE: Final = -1
"""The actor when dice, cards or tiles decide."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: plain data that can be copied, saved and shown at any moment.

    It is abstract, but not an `ABC`: the compiler gives the children of foreign classes a `__dict__`, which makes
    every call from Python slower.
    """

    @property
    @abstractmethod
    def actor(self) -> int | None:
        """The seat that decides now, CHANCE, or None when the game is over."""

    @abstractmethod
    def legal(self) -> list[Decision]:
        """Everything that `apply` accepts now."""

    def offered(self) -> list[Decision]:
        """What is legal, for those who only read it: a state may hand out the list that it keeps."""
        return self.legal()

    @abstractmethod
    def chances(self) -> list[tuple[Decision, int]]:
        """The outcomes of the chance that is due, each with its weight; empty when a seat decides."""

    def roll(self, rng: Random) -> Decision:
        """One outcome of the chance that is due, as likely as its weight: `state.apply(state.roll(rng))`."""
        return pick(self.chances(), rng)

    @abstractmethod
    def refusal(self, decision: Decision) -> Refusal | None:
        """Why a decision may not be taken now; None for a legal one."""

    @abstractmethod
    def apply(self, decision: Decision) -> None:
        """Take one decision. An illegal one raises Refused and changes nothing."""

    @abstractmethod
    def copy(self) -> "State":
        """An independent copy."""

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """All that a seat may see (None: a spectator), as plain JSON data: a dict with the keys of `TableView`."""

    @abstractmethod
    def observe(self, seat: int) -> bytes:
        """What a seat may see as numbers for learners: one byte for each cell of the layout."""

    @abstractmethod
    def layout(self) -> Layout:
        """What the cells of an observation mean; the same for all tables of so many seats."""

    @abstractmethod
    def imagine(self, seat: int | None, rng: Random) -> "State":
        """A copy in which everything the seat cannot know is drawn anew, consistent with all that it knows."""

    @abstractmethod
    def consistent_history(self, decisions: list[tuple[int, Decision]]) -> list[Decision]:
        """How an imagined position came about: from the seats and decisions that led to the real one, with others in
        place of those that were drawn anew. Played from the start, they lead to this position."""

    def retell(self, decisions: list[tuple[int, Decision]]) -> list[Decision]:
        """The old name of `consistent_history`."""
        warn_of("State.retell", "State.consistent_history")
        return self.consistent_history(decisions)

    @abstractmethod
    def viewer(self, seat: int | None) -> int | None:
        """The seat itself if it is there (None: a spectator); BadSetup names one that is not."""

    @abstractmethod
    def scores(self) -> list[Score]:
        """Every seat's score by seat: final when the game is over, before that as if it ended now."""

    @abstractmethod
    def attach(self, journal: Journal | None) -> None:
        """Note what happens in a journal from now on, or (None) keep silent."""

    def tell(self, journal: Journal | None) -> None:
        """The old name of `attach`."""
        warn_of("State.tell", "State.attach")
        self.attach(journal)

    def sensible(self) -> list[Decision]:
        """The old name of an evaluator's `candidates`. It was free to leave something out and no longer does."""
        warn_of("State.sensible", "Evaluator.candidates")
        return self.legal()

    def estimate(self, weights: list[float]) -> list[float]:
        """The old name of an evaluator's `expected_points`."""
        warn_of("State.estimate", "Evaluator.expected_points")
        return evaluator_of(self, weights).expected_points(self)

    def worth(self, seat: int, weights: list[float]) -> float:
        """The old name of an evaluator's `advantage`."""
        warn_of("State.worth", "Evaluator.advantage")
        return evaluator_of(self, weights).advantage(self, seat)
