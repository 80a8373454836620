"""What the states of all our games share: a stack of frames that says what comes next, and one truth for legality."""

from abc import abstractmethod

from signoria.engine.catalogue import Catalogue, Decision
from signoria.engine.errors import BadSetup, UnknownDecision
from signoria.engine.frame import Frame
from signoria.engine.journal import Journal
from signoria.engine.observation import Layout, Observer
from signoria.engine.refusal import Refusal, Refused
from signoria.engine.state import CHANCE, State


class FrameTable(State):
    """A state with a stack. A game says what stands against a decision, explains it, and does what a decision says."""

    def __init__(self, catalogue: Catalogue, seats: int, stack: list[Frame]) -> None:
        self.catalogue = catalogue
        self.seats = seats
        self.stack = stack
        self.journal: Journal | None = None

    @property
    def actor(self) -> int | None:
        return self.stack[-1].seat if self.stack else None

    def chances(self) -> list[tuple[Decision, int]]:
        if not self.stack or self.stack[-1].seat != CHANCE:
            return []
        return self.outcomes(self.stack[-1])

    def refusal(self, decision: Decision) -> Refusal | None:
        self.check(decision)
        obstacle = self.obstacle(decision)
        return self.explain(decision, obstacle) if obstacle else None

    def apply(self, decision: Decision) -> None:
        self.check(decision)
        obstacle = self.obstacle(decision)
        if obstacle:
            raise Refused(decision.text, self.explain(decision, obstacle))
        self.take(decision)

    def check(self, decision: Decision) -> None:
        """A decision that is not an entry of our catalogue is no decision at all."""
        if not self.catalogue.owns(decision):
            raise UnknownDecision(f"{decision!r} is no decision of {self.catalogue.game}")

    def view(self, seat: int | None) -> dict[str, object]:
        return self.show(self.viewer(seat))

    def viewer(self, seat: int | None) -> int | None:
        if seat is not None and (isinstance(seat, bool) or not 0 <= seat < self.seats):
            raise BadSetup(f"there is no seat {seat!r}; the seats are 0 to {self.seats - 1}")
        return seat

    def retell(self, decisions: list[tuple[int, Decision]]) -> list[Decision]:
        """Where nothing is hidden everything happened as it did; a game with secrets says more."""
        return [decision for _, decision in decisions]

    def observe(self, seat: int) -> bytes:
        self.viewer(seat)
        observer = Observer(self.layout().size, None)
        self.report(observer, seat)
        return bytes(observer.places)

    def layout(self) -> Layout:
        known = self.catalogue.layouts.get(self.seats)
        if known is None:
            known = Layout()
            self.report(Observer(0, known), 0)  # any position will do: all report the same facts
            self.catalogue.layouts[self.seats] = known
        return known

    def tell(self, journal: Journal | None) -> None:
        self.journal = journal

    @abstractmethod
    def outcomes(self, frame: Frame) -> list[tuple[Decision, int]]:
        """What chance can bring, each outcome with its weight."""

    @abstractmethod
    def obstacle(self, decision: Decision) -> int:
        """What stands against a decision, as a small number; 0 if nothing does."""

    @abstractmethod
    def explain(self, decision: Decision, obstacle: int) -> Refusal:
        """The obstacle in words."""

    @abstractmethod
    def take(self, decision: Decision) -> None:
        """Do what a legal decision says."""

    @abstractmethod
    def show(self, seat: int | None) -> dict[str, object]:
        """The view of a seat that is there."""

    @abstractmethod
    def report(self, observer: Observer, seat: int) -> None:
        """Report every fact that a seat may see."""

    @abstractmethod
    def values(self) -> tuple[object, ...]:
        """Every field, for saving and comparing."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, FrameTable) and self.catalogue is other.catalogue and self.values() == other.values()

    def __hash__(self) -> int:
        return hash((self.catalogue.game, tuple(self.stack)))

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), self.values()
