"""What the states of all our games share: a stack of questions that says what comes next, one truth for legality."""

from abc import abstractmethod
from random import Random
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from signoria.engine.catalogue import Catalogue, Decision
from signoria.engine.circumstance import Circumstances, Vocabulary
from signoria.engine.errors import BadSetup, UnknownDecision
from signoria.engine.journal import Journal
from signoria.engine.observation import Layout, Observer
from signoria.engine.question import NOT_ASKED, Question
from signoria.engine.refusal import Explanation, MessageFormatter, Obstacle, Refusal, Refused
from signoria.engine.state import CHANCE, State
from signoria.engine.view_types import AskedView, TableView, View


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(State):
    """A state with a stack. Its questions know what may be answered; a game adds what a seat sees and how it scores.

    `menu` is what `legal` has found, `rolled` what `roll` has found, and nothing has changed since: whoever takes a
    decision from there need not be checked again.
    """

    def __init__(self, catalogue: Catalogue, seats: int, stack: list[Question]) -> None:
        self.catalogue = catalogue
        self.seats = seats
        self.stack = stack
        self.menu: list[Decision] | None = None
        self.rolled: Decision | None = None
        self.journal: Journal | None = None

    @property
    def actor(self) -> int | None:
        stack = self.stack
        return stack[-1].seat if stack else None

    def legal(self) -> list[Decision]:
        menu = self.menu
        return self.offered()[:] if menu is None else menu[:]

    def offered(self) -> list[Decision]:
        menu = self.menu
        if menu is None:
            menu = self.find_menu()
            self.menu = menu
        return menu

    def find_menu(self) -> list[Decision]:
        if not self.stack:
            return []
        question = self.stack[-1]
        if question.seat == CHANCE:
            return [decision for decision, _ in question.outcomes(self)]
        return question.menu(self)

    def chances(self) -> list[tuple[Decision, int]]:
        if not self.stack:
            return []
        question = self.stack[-1]
        return question.outcomes(self) if question.seat == CHANCE else []

    def roll(self, rng: Random) -> Decision:
        question = self.stack[-1] if self.stack else None
        if question is None or question.seat != CHANCE:
            raise BadSetup("no chance is due: a seat decides, or the game is over")
        rolled = question.roll(self, rng)
        self.rolled = rolled
        return rolled

    def refusal(self, decision: Decision) -> Refusal | None:
        self.check(decision)
        obstacle = self.obstacle(decision)
        return self.explain(decision, obstacle) if obstacle is not None else None

    def apply(self, decision: Decision) -> None:
        if decision is not self.rolled and not self.offers(decision):
            self.check(decision)
            obstacle = self.obstacle(decision)
            if obstacle is not None:
                raise Refused(decision.text, self.explain(decision, obstacle))
        self.menu = None
        self.rolled = None
        self.stack[-1].take(self, decision)
        self.settle()

    def offers(self, decision: Decision) -> bool:
        """Whether the menu that was found holds a decision: entries are compared by identity, much faster than `in`."""
        menu = self.menu
        if menu is not None:
            for option in menu:
                if option is decision:
                    return True
        return False

    def settle(self) -> None:
        """Go on by itself until somebody has to answer."""
        stack = self.stack
        while stack and stack[-1].run(self):
            pass

    def check(self, decision: Decision) -> None:
        """A decision that is not an entry of our catalogue is no decision at all."""
        if not self.catalogue.owns(decision):
            raise UnknownDecision(f"{decision!r} is no decision of {self.catalogue.game}")

    def obstacle(self, decision: Decision) -> Obstacle | None:
        """What stands against a decision now."""
        if not self.stack:
            return self.game_over
        question = self.stack[-1]
        if question.seat != CHANCE:
            return NOT_ASKED if decision.by_chance else question.obstacle(self, decision)
        if not decision.by_chance:
            return self.chance_decides
        return None if question.can_happen(self, decision) else self.not_an_outcome

    def explain(self, decision: Decision, obstacle: Obstacle) -> Refusal:
        """The obstacle with its rule and the numbers; the sentence is made when somebody reads it."""
        explanation = Explanation(obstacle.key, obstacle.rule)
        explanation.params["decision"] = decision.text
        if self.stack and self.stack[-1].seat >= 0:
            question = self.stack[-1]
            explanation.params["seat"] = question.seat
            explanation.params["asked"] = f"question.{question.asks}"
            question.explain(self, decision, obstacle, explanation)
        return Refusal(
            explanation.rule, f"refusal.{explanation.key}", explanation.params, explanation.missing, self.formatter()
        )

    def view(self, seat: int | None) -> View:
        return self.show(self.viewer(seat))

    def asked(self) -> Any:
        """Who is asked, for what, and the public circumstances, as views tell it: an `AskedView` of the game's own."""
        if not self.stack or self.stack[-1].seat < 0:
            return None
        question = self.stack[-1]
        told = Circumstances()
        question.circumstances(self, told)
        asked: AskedView = {"seat": question.seat, "for": question.asks}
        return {**asked, **told.spelled()}

    def report_asked(self, observer: Observer, viewer: int) -> None:
        """The same as facts of an observation."""
        asked = -1
        question = ""
        told = Circumstances()
        if self.stack and self.stack[-1].seat >= 0:
            top = self.stack[-1]
            asked = top.seat
            question = top.asks
            top.circumstances(self, told)
        self.vocabulary.report(observer, asked, question, told, viewer, self.seats)

    def viewer(self, seat: int | None) -> int | None:
        if seat is not None and (isinstance(seat, bool) or not 0 <= seat < self.seats):
            raise BadSetup(f"there is no seat {seat!r}; the seats are 0 to {self.seats - 1}")
        return seat

    def consistent_history(self, decisions: list[tuple[int, Decision]]) -> list[Decision]:
        """Where nothing is hidden everything happened as it did; a game with secrets says more."""
        return [decision for _, decision in decisions]

    def observe(self, seat: int) -> bytes:
        self.viewer(seat)
        observer = Observer(self.layout().size, None)
        self.report(observer, seat)
        return bytes(observer.cells)

    def layout(self) -> Layout:
        known = self.catalogue.layouts.get(self.seats)
        if known is None:
            known = Layout()
            self.report(Observer(0, known), 0)  # any position will do: all report the same facts
            self.catalogue.layouts[self.seats] = known
        return known

    def attach(self, journal: Journal | None) -> None:
        self.journal = journal

    # What a game says once for all its tables.
    vocabulary: ClassVar[Vocabulary]
    game_over: ClassVar[Obstacle]
    chance_decides: ClassVar[Obstacle]
    not_an_outcome: ClassVar[Obstacle]

    @abstractmethod
    def formatter(self) -> MessageFormatter:
        """What makes sentences of refusals, in English."""

    @abstractmethod
    def show(self, seat: int | None) -> TableView:
        """The view of a seat that is there; a game names its own kind."""

    @abstractmethod
    def report(self, observer: Observer, seat: int) -> None:
        """Report every fact that a seat may see."""

    @abstractmethod
    def values(self) -> tuple[object, ...]:
        """Every field, for saving and comparing."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self.catalogue is other.catalogue and self.values() == other.values()

    def __hash__(self) -> int:
        return hash((self.catalogue.game, tuple(self.stack)))

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), self.values()
