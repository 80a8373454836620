"""What a visitor sees of a table: built from the view of their seat, never from the position itself."""

from typing import Any

from django.utils.translation import get_language

from signoria.engine.catalogue import Decision
from signoria.language.wording import Company
from signoria.match import Match
from signoria.web.people.models import Person
from signoria.web.tables.models import Seat, Table
from signoria.web.tables.store.seating import Viewer
from signoria.web.words import wording_of

View = dict[str, Any]


class Choice:
    """A decision on offer, in words."""

    def __init__(self, decision: Decision, words: str) -> None:
        self.text = decision.text
        self.words = words[:1].upper() + words[1:]


class Scene:
    """The table through the eyes of a visitor, as it stands after `number` steps."""

    def __init__(
        self, table: Table, match: Match, number: int, person: Person | None, looking: int | None = None
    ) -> None:
        self.table = table
        self.number = number
        self.game = match.game
        self.over = match.over
        self.actor = match.seat
        self.places: list[Seat] = list(table.places.all())
        self.guest = Viewer(self.places, person, match.seat, looking)
        self.wording = wording_of(match.game, get_language() or "en")
        self.view: View = match.view(self.guest.seat)
        self.company = company_of(self.places, self.guest.seat)
        self.choices = self.offered(match) if self.guest.decides else []
        self.question = self.asked()
        self.can_undo = self.guest.decides and match.can_undo
        self.story = self.wording.tell(match.log(self.guest.seat), self.company)
        self.scores = match.scores() if match.over else []

    def offered(self, match: Match) -> list[Choice]:
        return [Choice(decision, self.wording.describe(decision)) for decision in match.legal()]

    def asked(self) -> str:
        """The question that is open, as its seat hears it."""
        asked = self.view.get("asked")
        if self.over or not isinstance(asked, dict):
            return ""
        return self.wording.say(f"ask.{asked['for']}", asked, self.company)


def company_of(places: list[Seat], you: int | None) -> Company:
    return Company([place.called for place in places], -1 if you is None else you)
