"""Invitations: a link and a picture of it for every friend's seat, and the page behind the link."""

from http import HTTPStatus
from io import BytesIO
from typing import Final

import segno
from django.conf import settings
from django.http import HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_GET, require_http_methods, require_POST

import signoria
from signoria.web import environment
from signoria.web.people import limits
from signoria.web.people.identity import Visit, introduce
from signoria.web.tables.actions import join as actions
from signoria.web.tables.actions.refusals import SeatTaken
from signoria.web.tables.models import FRIEND, Seat, Table
from signoria.web.tables.pages.lobby import Row

THIS_MACHINE: Final = ("localhost", "127.0.0.1", "[::1]")


def base(request: Visit) -> str:
    """The address of the site as friends reach it; one that only this machine knows is of no use to them."""
    if settings.PUBLIC_URL:
        return str(settings.PUBLIC_URL)
    host, colon, port = request.get_host().rpartition(":")
    if not colon or port.endswith("]"):
        host, port = request.get_host(), ""
    if host in THIS_MACHINE:
        served = [address for address in environment.own_addresses() if address in settings.ALLOWED_HOSTS]
        host = served[0] if served else host
    return f"{request.scheme}://{host}{':' if port else ''}{port}"


def link(request: Visit, seat: Seat) -> str:
    return base(request) + reverse("join", args=[seat.table_id, seat.key])


@require_GET
def picture(request: Visit, id: str, key: str) -> HttpResponse:
    """The QR code of an invitation."""
    seat = get_object_or_404(Seat, table=id, key=key, kind=FRIEND)
    out = BytesIO()
    segno.make(link(request, seat), error="m").save(out, kind="svg", scale=4, border=3, light="#fff", dark="#221a12")
    response = HttpResponse(out.getvalue(), content_type="image/svg+xml")
    response.headers["Cache-Control"] = "private, max-age=3600"
    return response


@require_http_methods(["GET", "POST"])
def join(request: Visit, id: str, key: str) -> HttpResponse:
    """The link of an invited friend: tell a name and sit down."""
    table = get_object_or_404(Table, pk=id)
    seat = get_object_or_404(table.places, key=key, kind=FRIEND)
    person = request.person
    if person is not None and seat.person_id == person.pk:
        return redirect("table", table.id)
    if seat.person_id is not None:
        return taken(request, table)
    if request.method == "POST":
        return sit(request, table, seat)
    game = signoria.game(table.game)
    row = Row(table, person)
    return render(request, "tables/join.html", {"row": row, "seat": seat, "game": game, "host": table.host})


@require_POST
def take_seat(request: Visit, id: str) -> HttpResponse:
    """Take the first free seat of an open table."""
    table = get_object_or_404(Table, pk=id, open=True)
    person = request.person
    if person is not None and table.places.filter(person=person).exists():
        return redirect("table", table.id)
    seat = next((seat for seat in table.places.all() if seat.waits), None)
    return taken(request, table) if seat is None else sit(request, table, seat)


def sit(request: Visit, table: Table, seat: Seat) -> HttpResponse:
    limits.SEATS.count(limits.household(request))
    person = introduce(request, request.POST.get("name", ""))
    try:
        actions.join(table, seat, person)
    except SeatTaken:
        return taken(request, table)
    return redirect("table", table.id)


def taken(request: Visit, table: Table) -> HttpResponse:
    reason = _("This seat is taken. You can watch the game, though.")
    return render(request, "refused.html", {"reason": reason, "table": table}, status=HTTPStatus.CONFLICT)
