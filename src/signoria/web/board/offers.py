"""What a visitor may decide, by the place on the board that it belongs to; and why they may not decide the rest."""

from abc import ABC, abstractmethod
from typing import Final, Generic, TypeVar

from django.utils.safestring import SafeString

from signoria.engine.catalogue import Decision
from signoria.engine.view_types import AskedView, TableView
from signoria.games import kit
from signoria.games.planner import Planner
from signoria.match import Match
from signoria.match.match import planned
from signoria.match.preview import Preview
from signoria.presentation import Choice, Presenter, choices_of, presenter_of
from signoria.presentation.sheets import capital
from signoria.web.board.marks import MINUS, NOTHING, changes, table
from signoria.web.board.scene import Scene, question_about
from signoria.web.reader import language

DESK: Final = "desk"
"""Where small questions are answered that belong to no place on the board."""
END: Final = "end"
"""The buttons of the bar that end a turn, or let something go."""
OPEN_CHOICE: Final = "turn"
"""The question from which a turn goes on wherever one likes: not worth a word about what comes next."""

OfferType = TypeVar("OfferType", bound="Offer")


class Otherwise:
    """What one could want in its place: mostly another answer to what it takes for granted."""

    def __init__(self, plan: list[Decision], words: str) -> None:
        self.text = planned(plan)
        self.words = capital(words)


class Sum:
    """What somebody has of something, before and after."""

    def __init__(self, name: str, words: str, before: int, after: int) -> None:
        self.name = name
        self.words = words
        self.before = before
        self.after = after


class Offer:
    """A plan that can be chosen, in words, and what it leads to; boards add what they draw of it."""

    def __init__(self, choice: Choice, scene: Scene, presenter: Presenter) -> None:
        preview = choice.preview
        self.number = choice.number
        self.text = choice.plan
        self.decision = choice.decision
        self.kind = choice.decision.verb.word
        self.words = capital(choice.words)
        self.note = ""
        self.instead = [Otherwise(plan, presenter.instead(scene.view, choice, plan)) for plan in preview.instead]
        self.next = following(scene, preview)
        self.ends = kit(scene.game.name).planner.ends_turn(preview.then)
        self.face = NOTHING  # the decision in signs, where it can be told in them
        self.value = 0  # a number that stands before all others, such as the value of an action
        self.changes = NOTHING
        self.told = ""
        self.sums: list[Sum] = []

    def change(self, sums: list[Sum], scene: Scene) -> None:
        """Note what becomes more or less."""
        self.sums = [one for one in sums if one.before != one.after]
        by_name = {one.name: one.after - one.before for one in self.sums}
        self.changes = changes(by_name)
        self.told = ", ".join(
            ("+" if amount > 0 else MINUS) + scene.wording.count(abs(amount), name) for name, amount in by_name.items()
        )


def following(scene: Scene, preview: Preview) -> str:
    """The question that comes next, if the same seat is asked."""
    after: TableView = preview.after
    asked: AskedView | None = after["asked"]
    if asked is None or not preview.then or asked["for"] == OPEN_CHOICE:
        return ""
    return question_about(scene.wording, asked, scene.company)


class WhyNot:
    """Something that one could want and cannot decide now, with the reason."""

    def __init__(self, scene: Scene, match: Match, decision: Decision) -> None:
        refusal = match.refusal(decision)
        assert refusal is not None
        self.text = decision.text
        self.decision = capital(scene.wording.describe(decision))
        self.face = NOTHING
        self.rule = refusal.rule
        self.words = scene.wording.say(refusal.key, refusal.params, scene.company)
        self.missing = table(refusal.missing)
        self.subjects: list[SafeString] = []  # in signs what is refused so, where several things are at one place


class Offers(ABC, Generic[OfferType]):
    """All that is on offer to one visitor, and what they could want besides.

    The board of a game says to which place what is chosen belongs, how it is drawn, and what one could want there.
    """

    planner: Planner | None = None
    """What is offered, where a board goes further than lists do."""

    def __init__(self, scene: Scene, match: Match) -> None:
        self.scene = scene
        self.match = match
        self.presenter = presenter_of(scene.game, language())
        table: TableView = scene.view
        asked: AskedView | None = table["asked"]
        self.asked: str = asked["for"] if asked is not None and scene.viewer.decides else ""
        self.by_place: dict[str, list[OfferType]] = {}
        seat = scene.viewer.seat
        if scene.viewer.decides and seat is not None:
            for choice in choices_of(match, seat, self.presenter, self.planner):
                self.by_place.setdefault(self.place(choice.preview.chosen), []).append(self.offer(choice))

    def place(self, chosen: list[Decision]) -> str:
        """The place to which a deed belongs."""
        return DESK

    @abstractmethod
    def offer(self, choice: Choice) -> OfferType:
        """A deed as it is drawn."""

    def wanted(self, place: str) -> list[Decision]:
        """What one could want at a place, whether it is on offer or not."""
        return []

    def face(self, decision: Decision) -> SafeString:
        """A small decision in signs."""
        return NOTHING

    def subject(self, decision: Decision) -> SafeString:
        """In signs what is refused, where a place has several reasons."""
        return NOTHING

    def at(self, place: str) -> list[OfferType]:
        return self.by_place.get(place, [])

    def why_not(self, place: str) -> list[WhyNot]:
        """What cannot be decided at a place, with the reasons; what has the same one together, but on the desk."""
        offered = [offer.decision for offer in self.at(place)]
        found: dict[str, WhyNot] = {}
        for decision in self.wanted(place):
            if decision not in offered:
                reason = WhyNot(self.scene, self.match, decision)
                reason.face = self.face(decision)
                together = found.setdefault(decision.text if place == DESK else reason.words, reason)
                subject = self.subject(decision)
                if subject:
                    together.subjects.append(subject)
        return list(found.values())
