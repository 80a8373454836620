"""A table step by step: any position that it went through, as it was seen then."""

from django.http import Http404, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.template.loader import render_to_string
from django.utils.safestring import SafeString, mark_safe
from django.views.decorators.http import require_GET

from signoria.engine.state import CHANCE
from signoria.match import Match
from signoria.match.record import Entry
from signoria.presentation import presenter_of
from signoria.presentation.story import paragraphs
from signoria.presentation.words import other_edition, title_of
from signoria.web.board.scene import Scene, company_of, titled
from signoria.web.people.identity import Visit
from signoria.web.people.models import Person
from signoria.web.reader import language
from signoria.web.rooms import room_of
from signoria.web.tables.models import Seat, Table
from signoria.web.tables.pages.modes import wants_text
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
        self.viewer.seat = seat
        self.viewer.decides = False
        self.view = match.view(seat)
        self.company = titled(self.game, self.view, company_of(self.seats, seat))
        self.is_answerable = False
        self.question = ""
        self.can_undo = False
        self.story = self.wording.tell(match.log(seat), self.company)


def eyes_of(seats: list[Seat], person: Person | None, over: bool, wish: str) -> int | None:
    """Through whose eyes somebody may look back. When the game is over everybody may choose; before that it is the own
    seat or, where several people share a screen, a spectator's chair."""
    if over and wish.isdecimal() and len(wish) < 4 and int(wish) < len(seats):
        return int(wish)
    own = Viewer(seats, person, None).own
    return own[0] if len(own) == 1 or (own and over) else None


class ReplayPage:
    """One position of a game, as the visitor may see it: while it is played, what their seat saw then.

    Templates know it as `replay_page`.
    """

    drawn: SafeString
    """The position as it is drawn."""

    def __init__(self, request: Visit, steps: Replay, number: int) -> None:
        table = steps.table
        wish = request.GET.get("seat", "")
        match = steps.at(number)
        seats = list(table.places.all())
        self.table = table
        self.seat = eyes_of(seats, request.person, table.over, wish)
        self.scene = Past(table, match, number, request.person, self.seat)
        self.room = room_of(table.game, wants_text(request))
        self.furniture = self.room.furnish(self.scene, match)
        self.title = title_of(match.game, language())
        self.edition = other_edition(table.game, table.data)
        self.number = number
        self.first, self.last = steps.stops[0], steps.last
        self.before, self.after = steps.before(number), steps.after(number)
        self.happened = self.told(match, steps.at(self.before or 0))
        self.eyes = seats if table.over else []
        self.query = f"?seat={self.seat}" if table.over and wish and self.seat is not None else ""

    def told(self, match: Match, before: Match) -> list[tuple[int | None, str]]:
        """What led from the stop before to a position; when the game is over, with everything that was secret then."""
        known = len(before.log(None)) if match.number else 0
        if self.table.over:
            eyes = [match.log(other) for other in range(match.seats)]
            log = [
                eyes[public["seat"]][index] if isinstance(public["seat"], int) and public["seat"] >= 0 else public
                for index, public in enumerate(match.log(None))
            ]
        else:
            log = match.log(self.seat)
        return paragraphs(presenter_of(match.game, language()).wording, log[known:], self.scene.company)

    def context(self) -> dict[str, object]:
        """For templates: the page, and by name what the rooms of games read."""
        return {"replay_page": self, "scene": self.scene, "title": self.title, "board": self.furniture}


@require_GET
def replay(request: Visit, id: str, number: int | None = None) -> HttpResponse:
    """A position of a game; without a number the first at which somebody was asked."""
    steps = Replay(get_object_or_404(Table, pk=id))
    if number is None:
        return redirect("replay", id, steps.stops[0])
    page = ReplayPage(request, steps, number)
    page.drawn = mark_safe(render_to_string(page.room.template, page.context(), request))
    return render(request, "finished/replay.html", page.context())
