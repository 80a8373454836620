"""The pages of a table: the table itself, the answers that change it, and news of it."""

from collections.abc import AsyncIterator
from hashlib import blake2b
from typing import Final, cast

from asgiref.sync import sync_to_async
from django.db import close_old_connections
from django.db.models import prefetch_related_objects
from django.http import HttpRequest, HttpResponse, StreamingHttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from django.views.decorators.http import require_GET, require_POST

from signoria.engine.errors import NothingToUndo, UnknownDecision
from signoria.engine.refusal import Refused
from signoria.web.board.scene import Scene, company_of
from signoria.web.people.identity import Visit
from signoria.web.plain.table import aids
from signoria.web.rooms import PLAIN, room_of
from signoria.web.tables.actions import decide as deciding
from signoria.web.tables.actions.undo import undo
from signoria.web.tables.live.events import AGAIN, EXCHANGE
from signoria.web.tables.models import Seat, Step, Table
from signoria.web.tables.pages.hotseat_screen import is_drawn, looking
from signoria.web.tables.pages.modes import wants_text
from signoria.web.tables.pages.sidebar import Sidebar
from signoria.web.tables.store import ledger
from signoria.web.tables.store.seating import Viewer
from signoria.web.words import other_edition, reason_of, title_of

BAD_REQUEST: Final = 400
FORBIDDEN: Final = 403
CONFLICT: Final = 409
UNPROCESSABLE: Final = 422
LONGEST_NUMBER: Final = 9
NO_CONTENT: Final = 204
STATE: Final = "Signoria-State"
"""The header that names what a page shows; a browser that sends it back is not sent the same again."""


@require_GET
def table(request: HttpRequest, id: str) -> HttpResponse:
    return show(request, get_object_or_404(Table, pk=id))


def show(request: HttpRequest, table: Table, reason: str = "", status: int = 200, rule: str = "") -> HttpResponse:
    """The table as it stands for this visitor; only the part that changes where htmx asks for it."""
    person = cast(Visit, request).person
    last = looking(request, table)
    part = bool(request.headers.get("HX-Request"))
    prefetch_related_objects([table], "places")
    with ledger.reading(table) as (match, number):
        places = list(table.places.all())
        guest = Viewer(places, person, match.seat, last)
        drawn = is_drawn(match, guest, last)
        room = room_of(table.game, wants_text(request))
        state = state_of(number, places, guest, "tables/hotseat_screen.html" if drawn else room.template)
        if part and request.method == "GET" and request.headers.get(STATE) == state:
            return HttpResponse(status=NO_CONTENT)
        scene = None if drawn else Scene(table, match, number, person, last)
        told = {} if scene is None else {**aids(scene, match), **room.furnish(scene, match)}
        game = match.game
    context: dict[str, object] = {"table": table, "scene": scene, "room": room, "reason": reason, "rule": rule, **told}
    context["title"] = title_of(game, get_language() or "en")
    context["next"] = places[guest.seat] if drawn and guest.seat is not None else None
    if part:
        response = render(request, "tables/hotseat_screen.html" if drawn else room.template, context, status=status)
        response.headers[STATE] = state
        return response
    context["side"] = side = Sidebar(request, table, person)
    context["drawn"] = room_of(table.game) is not PLAIN
    context["state"] = state
    context["edition"] = other_edition(table.game, table.data)
    side.mark_read()
    return render(request, "tables/table.html", context, status=status)


def state_of(number: int, places: list[Seat], guest: Viewer, template: str) -> str:
    """A word for all that decides what a visitor is shown of a table; another one when any of it has changed."""
    seats = [(place.person_id, place.name, place.bot) for place in places]
    told = repr((number, seats, guest.seat, guest.decides, template, get_language()))
    return blake2b(told.encode(), digest_size=12).hexdigest()


@require_POST
def decide(request: HttpRequest, id: str) -> HttpResponse:
    """Take a decision for the seat that is asked, if it is the visitor's."""
    return answer(request, id, request.POST.get("decision", ""))


@require_POST
def back(request: HttpRequest, id: str) -> HttpResponse:
    """Take the last decision back, or the whole turn."""
    return answer(request, id, None)


def answer(request: HttpRequest, id: str, decision: str | None) -> HttpResponse:
    """Carry an answer out; whatever stands against it is said on the table as it is now."""
    table = get_object_or_404(Table, pk=id)
    person = cast(Visit, request).person
    number = request.POST.get("number", "")
    if not number.isdecimal() or len(number) > LONGEST_NUMBER:
        return show(request, table, _("That was no answer to a question."), BAD_REQUEST)
    try:
        if decision is None:
            undo(table, int(number), person, "turn" in request.POST)
        else:
            deciding.decide(table, int(number), person, decision)
    except ledger.Stale:
        return show(request, table, _("The table has moved on; this is how it stands."), CONFLICT)
    except deciding.NotYours:
        return show(request, table, _("It is not you who decides now."), FORBIDDEN)
    except NothingToUndo:
        return show(request, table, _("There is nothing to take back."), CONFLICT)
    except UnknownDecision:
        return show(request, table, _("That was no answer to a question."), BAD_REQUEST)
    except Refused as refused:
        company = company_of(list(table.places.all()), None)
        reason = reason_of(table.edition, refused.refusal, company, get_language() or "en")
        return show(request, table, reason, UNPROCESSABLE, refused.refusal.rule)
    return show(request, table) if request.headers.get("HX-Request") else redirect("table", table.id)


@require_GET
def news(request: HttpRequest, id: str) -> StreamingHttpResponse:
    """Server-sent events: the number of steps, whenever it changes."""
    get_object_or_404(Table, pk=id)

    async def lines() -> AsyncIterator[str]:
        async for number in EXCHANGE.watch(id):
            if number is None:
                yield ": still here\n\n"
            else:
                yield f"event: news\ndata: {await steps_now(id) if number == AGAIN else number}\n\n"

    response = StreamingHttpResponse(lines(), content_type="text/event-stream")
    response.headers["Cache-Control"] = "no-store"
    response.headers["X-Accel-Buffering"] = "no"
    return response


@sync_to_async
def steps_now(id: str) -> int:
    """How many steps a table has; one thread looks for all."""
    close_old_connections()
    return Step.objects.filter(table=id).count()
