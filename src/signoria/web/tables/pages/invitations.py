"""Invitations: a link and a picture of it for every friend's seat, and the page behind the link."""

from io import BytesIO
from typing import Final, cast

import segno
from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_GET, require_http_methods, require_POST

import signoria
from signoria.web import environment
from signoria.web.people import limits
from signoria.web.people.identity import Visit, introduce
from signoria.web.tables.live.events import announce
from signoria.web.tables.models import FRIEND, Seat, Table
from signoria.web.tables.pages.lobby import Row
from signoria.web.tables.store.seating import sit_down

CONFLICT: Final = 409
THIS_MACHINE: Final = ("localhost", "127.0.0.1", "[::1]")


def base(request: HttpRequest) -> str:
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


def link(request: HttpRequest, place: Seat) -> str:
    return base(request) + reverse("join", args=[place.table_id, place.key])


@require_GET
def picture(request: HttpRequest, id: str, key: str) -> HttpResponse:
    """The QR code of an invitation."""
    place = get_object_or_404(Seat, table=id, key=key, kind=FRIEND)
    out = BytesIO()
    segno.make(link(request, place), error="m").save(out, kind="svg", scale=4, border=3, light="#fff", dark="#221a12")
    response = HttpResponse(out.getvalue(), content_type="image/svg+xml")
    response.headers["Cache-Control"] = "private, max-age=3600"
    return response


@require_http_methods(["GET", "POST"])
def join(request: HttpRequest, id: str, key: str) -> HttpResponse:
    """The link of an invited friend: tell a name and sit down."""
    table = get_object_or_404(Table, pk=id)
    place = get_object_or_404(table.places, key=key, kind=FRIEND)
    person = cast(Visit, request).person
    if person is not None and place.person_id == person.pk:
        return redirect("table", table.id)
    if place.person_id is not None:
        return taken(request, table)
    if request.method == "POST":
        return sit(request, table, place)
    game = signoria.game(table.game)
    row = Row(table, person)
    return render(request, "tables/join.html", {"row": row, "place": place, "game": game, "host": table.host})


@require_POST
def take_seat(request: HttpRequest, id: str) -> HttpResponse:
    """Take the first free seat of an open table."""
    table = get_object_or_404(Table, pk=id, open=True)
    person = cast(Visit, request).person
    if person is not None and table.places.filter(person=person).exists():
        return redirect("table", table.id)
    place = next((place for place in table.places.all() if place.waits), None)
    return taken(request, table) if place is None else sit(request, table, place)


def sit(request: HttpRequest, table: Table, place: Seat) -> HttpResponse:
    limits.SEATS.count(limits.household(request))
    person = introduce(cast(Visit, request), request.POST.get("name", ""))
    if not sit_down(table, place, person):
        return taken(request, table)
    announce(table.id, table.steps.count())
    return redirect("table", table.id)


def taken(request: HttpRequest, table: Table) -> HttpResponse:
    reason = _("This seat is taken. You can watch the game, though.")
    return render(request, "refused.html", {"reason": reason, "table": table}, status=CONFLICT)
