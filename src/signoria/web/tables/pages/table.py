"""The page of a table, and the answers that change it."""

from hashlib import blake2b
from http import HTTPStatus
from typing import Final

from django.db.models import prefetch_related_objects
from django.http import HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.template.loader import render_to_string
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext as _
from django.views.decorators.http import require_GET, require_POST

from signoria.engine.errors import BrokenPlan, NothingToUndo, UnknownDecision
from signoria.engine.refusal import Refused
from signoria.match import Match
from signoria.presentation.words import other_edition, reason_of, title_of
from signoria.web.board.scene import Scene, company_of
from signoria.web.people.identity import Visit
from signoria.web.plain.table import aids
from signoria.web.reader import language
from signoria.web.rooms import PLAIN, room_of
from signoria.web.tables.actions import decide as deciding
from signoria.web.tables.actions.refusals import NotYours
from signoria.web.tables.actions.undo import undo
from signoria.web.tables.models import Seat, Table
from signoria.web.tables.pages import hotseat_screen
from signoria.web.tables.pages.frames import MORE, next_frame
from signoria.web.tables.pages.modes import wants_text
from signoria.web.tables.pages.requests import NO_NUMBER, number_in
from signoria.web.tables.pages.sidebar import Sidebar
from signoria.web.tables.store import ledger
from signoria.web.tables.store.seating import Viewer

STATE: Final = "Signoria-State"
"""The header that names what a page shows; a browser that sends it back is not sent the same again."""


class Notice:
    """What stands against an answer: a sentence, the rule it rests on if there is one, and the status of HTTP."""

    def __init__(self, reason: str = "", status: int = HTTPStatus.OK, rule: str = "") -> None:
        self.reason = reason
        self.status = status
        self.rule = rule


class TablePage:
    """The page of a table as one visitor sees it now; templates know it as `table_page`."""

    drawn: SafeString
    """The part that changes while people play."""
    sidebar: Sidebar
    """Only where the whole page is asked for."""

    def __init__(self, request: Visit, table: Table, match: Match, number: int, notice: Notice) -> None:
        last = hotseat_screen.looking(request, table)
        seats = list(table.places.all())
        viewer = Viewer(seats, request.person, match.seat, last)
        self.table = table
        self.number = number
        self.notice = notice
        self.viewer = viewer
        self.title = title_of(match.game, language())
        self.edition = other_edition(table.game, table.data)
        self.room = room_of(table.game, wants_text(request))
        self.has_board = room_of(table.game) is not PLAIN
        self.passes_to: Seat | None = None
        """Who is to have the screen next, where nobody else may see what they hold."""
        if hotseat_screen.is_drawn(match, viewer, last):
            assert viewer.seat is not None
            self.passes_to = seats[viewer.seat]
        self.template = "tables/hotseat_screen.html" if self.passes_to else self.room.template
        self.state = state_of(number, seats, viewer, self.template)
        self.scene: Scene | None = None
        self.furniture: object = None
        """What the room of the game draws."""
        self.aids: dict[str, object] = {}

    def furnish(self, request: Visit, match: Match) -> None:
        """Look at the position through the eyes of the visitor, unless the screen is to be passed first."""
        if self.passes_to is None:
            last = hotseat_screen.looking(request, self.table)
            self.scene = scene = Scene(self.table, match, self.number, request.person, last)
            self.furniture = self.room.furnish(scene, match)
            self.aids = aids(scene, match)

    def context(self) -> dict[str, object]:
        """For templates: the page, and by name what the rooms of games read."""
        return {
            "table_page": self,
            "table": self.table,
            "scene": self.scene,
            "title": self.title,
            "reason": self.notice.reason,
            "rule": self.notice.rule,
            "board": self.furniture,
            **self.aids,
        }


@require_GET
def table(request: Visit, id: str) -> HttpResponse:
    """The table as it stands for this visitor."""
    return show(request, get_object_or_404(Table, pk=id), Notice())


def show(request: Visit, table: Table, notice: Notice) -> HttpResponse:
    """The table with what stands against an answer; only the part that changes where htmx asks for it."""
    prefetch_related_objects([table], "places")
    with ledger.reading(table) as (match, number):
        page = TablePage(request, table, match, number, notice)
        if request.htmx and request.method == "GET" and request.headers.get(STATE) == page.state:
            return HttpResponse(status=HTTPStatus.NO_CONTENT)
        more = 0
        if request.htmx and page.passes_to is None and (frame := next_frame(request, table, number)):
            then = TablePage(request, table, frame.match, frame.number, notice)
            if not then.viewer.decides:  # a question that was answered since is not asked again
                page, match, more = then, frame.match, frame.more
        page.furnish(request, match)
    page.drawn = mark_safe(render_to_string(page.template, page.context(), request))
    if request.htmx:
        return HttpResponse(page.drawn, status=notice.status, headers={STATE: page.state, MORE: str(more)})
    page.sidebar = Sidebar(request, table)
    page.sidebar.mark_read()
    response = render(request, "tables/table.html", page.context(), status=notice.status)
    response.headers["Cache-Control"] = "no-store"  # whoever comes back to a table wants to see it as it stands then
    return response


def state_of(number: int, seats: list[Seat], viewer: Viewer, template: str) -> str:
    """A word for all that decides what a visitor is shown of a table; another one when any of it has changed."""
    players = [(seat.person_id, seat.name, seat.bot) for seat in seats]
    told = repr((number, players, viewer.seat, viewer.decides, template, language()))
    return blake2b(told.encode(), digest_size=12).hexdigest()


@require_POST
def decide(request: Visit, id: str) -> HttpResponse:
    """Take a decision or a plan for the seat that is asked, if it is the visitor's."""
    return answer(request, id, request.POST.get("decision", ""))


@require_POST
def back(request: Visit, id: str) -> HttpResponse:
    """Take the last decision back, or the whole turn."""
    return answer(request, id, None)


def answer(request: Visit, id: str, decision: str | None) -> HttpResponse:
    """Carry an answer out; whatever stands against it is said on the table as it is now."""
    table = get_object_or_404(Table, pk=id)
    notice = carried_out(request, table, decision)
    if notice.reason or request.htmx:
        return show(request, table, notice)
    return redirect("table", table.id)


def carried_out(request: Visit, table: Table, decision: str | None) -> Notice:
    """Call the action of an answer, without a decision the way back; what came of it."""
    number = number_in(request, "number")
    if number == NO_NUMBER:
        return Notice(_("That isn't a valid answer."), HTTPStatus.BAD_REQUEST)
    try:
        if decision is None:
            undo(table, number, request.person, "turn" in request.POST)
        else:
            deciding.decide(table, number, request.person, decision, "confirmed" in request.POST)
    except ledger.Stale:
        return Notice(_("The table has moved on. This is how it stands now."), HTTPStatus.CONFLICT)
    except NotYours:
        return Notice(_("It's not your turn."), HTTPStatus.FORBIDDEN)
    except NothingToUndo:
        return Notice(_("There's nothing to take back."), HTTPStatus.CONFLICT)
    except (UnknownDecision, BrokenPlan):
        return Notice(_("That isn't a valid answer."), HTTPStatus.BAD_REQUEST)
    except Refused as refused:
        company = company_of(list(table.places.all()), None)
        reason = reason_of(table.edition, refused.refusal, company, language())
        return Notice(reason, HTTPStatus.UNPROCESSABLE_ENTITY, refused.refusal.rule)
    return Notice()
