"""The pages of tables: home, laying a table, the table itself, and the answers that change it."""

from collections.abc import AsyncIterator
from typing import Final, cast

from django.http import HttpRequest, HttpResponse, StreamingHttpResponse
from django.shortcuts import aget_object_or_404, get_object_or_404, redirect, render
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from django.views.decorators.http import require_GET, require_POST

import signoria
from signoria.errors import NothingToUndo, SignoriaError, UnknownDecision
from signoria.refusal import Refused
from signoria.web.modes import wants_text
from signoria.web.people.identity import Visit, introduce
from signoria.web.rooms import room_of
from signoria.web.tables import answers, ledger
from signoria.web.tables.events import EXCHANGE, announce
from signoria.web.tables.models import Table
from signoria.web.tables.scene import Scene, company_of
from signoria.web.tables.seating import Chair, lay, sit_down
from signoria.web.tables.thinking import wake_bots
from signoria.web.words import reason_of

BAD_REQUEST: Final = 400
FORBIDDEN: Final = 403
CONFLICT: Final = 409
UNPROCESSABLE: Final = 422
LONGEST_NUMBER: Final = 9


@require_GET
def home(request: HttpRequest) -> HttpResponse:
    """Choose a game, see the own tables."""
    person = cast(Visit, request).person
    mine = Table.objects.filter(places__person=person).distinct().order_by("-changed")[:50] if person else []
    games = [signoria.game(name) for name in signoria.games()]
    return render(request, "home.html", {"games": games, "mine": mine})


@require_POST
def create(request: HttpRequest) -> HttpResponse:
    """Lay a table as the form says."""
    form = request.POST
    columns = (form.getlist("seat"), form.getlist("seat_name"), form.getlist("bot"))
    try:
        chairs = [Chair(wish, name, bot) for wish, name, bot in zip(*columns, strict=False)]
        host = introduce(cast(Visit, request), form.get("name", "") or _("Guest"))
        table = lay(host, form.get("game", ""), form.get("variant") or None, {}, chairs)
    except SignoriaError as error:
        return render(request, "refused.html", {"reason": str(error)}, status=BAD_REQUEST)
    wake_bots(table)
    return redirect("table", table.id)


@require_GET
def table(request: HttpRequest, id: str) -> HttpResponse:
    return show(request, get_object_or_404(Table, pk=id))


def show(request: HttpRequest, table: Table, reason: str = "", status: int = 200, rule: str = "") -> HttpResponse:
    """The table as it stands for this visitor; only the part that changes where htmx asks for it."""
    room = room_of(table.game, wants_text(request))
    with ledger.reading(table) as (match, number):
        scene = Scene(table, match, number, cast(Visit, request).person)
        told = room.furnish(scene, match)
    template = room.template if request.headers.get("HX-Request") else "tables/table.html"
    context = {"scene": scene, "room": room, "reason": reason, "rule": rule, **told}
    return render(request, template, context, status=status)


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
            answers.go_back(table, int(number), person, "turn" in request.POST)
        else:
            answers.decide(table, int(number), person, decision)
    except ledger.Stale:
        return show(request, table, _("The table has moved on; this is how it stands."), CONFLICT)
    except answers.NotYours:
        return show(request, table, _("It is not you who decides now."), FORBIDDEN)
    except NothingToUndo:
        return show(request, table, _("There is nothing to take back."), CONFLICT)
    except UnknownDecision:
        return show(request, table, _("That was no answer to a question."), BAD_REQUEST)
    except Refused as refused:
        company = company_of(list(table.places.all()), None)
        reason = reason_of(signoria.game(table.game), refused.refusal, company, get_language() or "en")
        return show(request, table, reason, UNPROCESSABLE, refused.refusal.rule)
    return show(request, table) if request.headers.get("HX-Request") else redirect("table", table.id)


def join(request: HttpRequest, id: str, key: str) -> HttpResponse:
    """The link of an invited friend: tell a name and sit down."""
    table = get_object_or_404(Table, pk=id)
    visit = cast(Visit, request)
    place = get_object_or_404(table.places, key=key)
    if request.method == "POST":
        person = introduce(visit, request.POST.get("name", "") or _("Guest"))
        if sit_down(table, key, person) is None:
            return render(request, "refused.html", {"reason": _("This seat is taken.")}, status=FORBIDDEN)
        announce(table.id, table.steps.count())
        return redirect("table", table.id)
    if place.person_id is not None and visit.person is not None and place.person_id == visit.person.pk:
        return redirect("table", table.id)
    return render(request, "tables/join.html", {"table": table, "place": place})


@require_GET
async def news(request: HttpRequest, id: str) -> StreamingHttpResponse:
    """Server-sent events: the number of steps, whenever it changes."""
    table = await aget_object_or_404(Table, pk=id)

    async def lines() -> AsyncIterator[str]:
        yield f"event: news\ndata: {await table.steps.acount()}\n\n"
        async for number in EXCHANGE.watch(table.id):
            yield ": still here\n\n" if number is None else f"event: news\ndata: {number}\n\n"

    response = StreamingHttpResponse(lines(), content_type="text/event-stream")
    response.headers["Cache-Control"] = "no-store"
    response.headers["X-Accel-Buffering"] = "no"
    return response
