"""A table step by step: any position that it went through, as it was seen then."""

from django.http import Http404

from signoria.engine.state import CHANCE
from signoria.match import Match
from signoria.match.record import Entry
from signoria.web.board.scene import Scene, company_of
from signoria.web.people.models import Person
from signoria.web.tables.models import Seat, Table
from signoria.web.tables.store import ledger
from signoria.web.tables.store.seating import Viewer


class Replay:
    """The decisions of a table that still count, and the positions between which a reader steps."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.entries: list[Entry] = ledger.entries_of(table, list(table.steps.all()))
        self.last = len(self.entries)
        self.stops = [
            number for number in range(self.last) if self.entries[number].actor != CHANCE
        ]  # where a seat is asked
        self.stops.append(self.last)

    def at(self, number: int) -> Match:
        """The match after so many decisions."""
        if number > self.last:
            raise Http404
        return ledger.replayed(self.table, self.entries[:number])

    def before(self, number: int) -> int | None:
        """The stop before a position."""
        return max((stop for stop in self.stops if stop < number), default=None)

    def after(self, number: int) -> int | None:
        return min((stop for stop in self.stops if stop > number), default=None)


class Past(Scene):
    """A position of the past through the eyes of a seat: there is nothing to decide any more."""

    past = True

    def __init__(self, table: Table, match: Match, number: int, person: Person | None, seat: int | None) -> None:
        super().__init__(table, match, number, person)
        self.guest.seat = seat
        self.guest.decides = False
        self.view = match.view(seat)
        self.company = company_of(self.places, seat)
        self.choices = []
        self.question = ""
        self.can_undo = False
        self.story = self.wording.tell(match.log(seat), self.company)


def eyes_of(places: list[Seat], person: Person | None, over: bool, wish: str) -> int | None:
    """Through whose eyes somebody may look back. When the game is over everybody may choose; before that it is the own
    seat or, where several people share a screen, a spectator's chair."""
    if over and wish.isdecimal() and len(wish) < 4 and int(wish) < len(places):
        return int(wish)
    own = Viewer(places, person, None).own
    return own[0] if len(own) == 1 or (own and over) else None
