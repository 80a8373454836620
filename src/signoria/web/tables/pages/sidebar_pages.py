"""What people do beside the board: talk, leave a seat to a bot, pass the screen, propose to go back."""

from typing import Final, cast

from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_GET, require_POST

from signoria.web.people import limits
from signoria.web.people.identity import Visit
from signoria.web.people.models import Person
from signoria.web.tables.actions import consent
from signoria.web.tables.bots.scheduler import wake_bots
from signoria.web.tables.live.events import announce
from signoria.web.tables.models import LONGEST_REMARK, Remark, Seat, Table
from signoria.web.tables.pages import hotseat_screen
from signoria.web.tables.pages.sidebar import Sidebar
from signoria.web.tables.store import ledger
from signoria.web.tables.store.seating import hand_over, take_back

BAD_REQUEST: Final = 400
FORBIDDEN: Final = 403
CONFLICT: Final = 409
LONGEST_NUMBER: Final = 9


@require_GET
def side(request: HttpRequest, id: str) -> HttpResponse:
    """The part beside the board as it is now."""
    table = get_object_or_404(Table.objects.prefetch_related("places"), pk=id)
    return show_side(request, table) if request.headers.get("HX-Request") else redirect("table", table.id)


def show_side(request: HttpRequest, table: Table, reason: str = "", status: int = 200) -> HttpResponse:
    shown = Sidebar(request, table, cast(Visit, request).person)
    shown.mark_read()
    return render(request, "tables/sidebar.html", {"side": shown, "side_reason": reason}, status=status)


def answered(request: HttpRequest, table: Table, reason: str = "", status: int = 200) -> HttpResponse:
    """After something was done beside the board: that part for htmx, the whole table otherwise."""
    if request.headers.get("HX-Request"):
        return show_side(request, table, reason, status)
    if reason:
        return render(request, "refused.html", {"reason": reason, "table": table}, status=status)
    return redirect("table", table.id)


def seated(request: HttpRequest, table: Table) -> Person:
    """The person of a request, who must have a seat at the table or be its host."""
    person = cast(Visit, request).person
    if person is None or not (table.host_id == person.pk or table.places.filter(person=person).exists()):
        raise PermissionDenied(_("Only those who sit at this table may do that."))
    return person


def number_of(request: HttpRequest, field: str) -> int:
    """A number of the form; -1, which means nothing anywhere, for what is none."""
    text = request.POST.get(field, "")
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER else -1


@require_POST
def talk(request: HttpRequest, id: str) -> HttpResponse:
    """Say something to the table."""
    table = get_object_or_404(Table, pk=id)
    person = seated(request, table)
    text = " ".join("".join(sign if sign.isprintable() else " " for sign in request.POST.get("text", "")).split())
    if not text:
        return answered(request, table)
    if len(text) > LONGEST_REMARK:
        reason = _("A remark has at most %(most)s characters.") % {"most": LONGEST_REMARK}
        return answered(request, table, reason, BAD_REQUEST)
    limits.REMARKS.count(limits.of_person(person))
    Remark.objects.create(table=table, person=person, name=person.name, text=text)
    announce(table.id, table.steps.count())
    return answered(request, table)


@require_POST
def change_seat(request: HttpRequest, id: str, index: int) -> HttpResponse:
    """Let a bot play a seat, or (without a level) play it oneself again."""
    table = get_object_or_404(Table, pk=id)
    person = seated(request, table)
    place = get_object_or_404(Seat, table=table, index=index)
    level = request.POST.get("level", "")
    done = hand_over(table, place, person, level) if level else take_back(table, place, person)
    if not done:
        return answered(request, table, _("This seat is not yours to give."), FORBIDDEN)
    consent.reconsider(table)
    announce(table.id, table.steps.count())
    wake_bots(table)
    return answered(request, table)


@require_POST
def lift_curtain(request: HttpRequest, id: str) -> HttpResponse:
    """The screen was passed to whoever decides now."""
    table = get_object_or_404(Table, pk=id)
    person = seated(request, table)
    seat = number_of(request, "seat")
    if table.places.filter(index=seat, person=person).exists():
        hotseat_screen.lift(request, table, seat)
    return redirect("table", table.id)


@require_POST
def propose(request: HttpRequest, id: str) -> HttpResponse:
    """Propose to go back to a decision of one's own."""
    table = get_object_or_404(Table, pk=id)
    person = seated(request, table)
    limits.PROPOSALS.count(limits.of_person(person))
    decision = number_of(request, "decision")
    if decision < 0:
        return answered(request, table, _("That was no answer to a question."), BAD_REQUEST)
    try:
        consent.propose(table, number_of(request, "number"), decision, person)
    except ledger.Stale:
        return answered(request, table, _("The table has moved on; this is how it stands."), CONFLICT)
    except consent.NoProposal:
        return answered(request, table, _("This cannot be proposed now."), CONFLICT)
    announce(table.id, table.steps.count())
    return answered(request, table)


@require_POST
def vote(request: HttpRequest, id: str) -> HttpResponse:
    """Agree to what is proposed, or not."""
    table = get_object_or_404(Table, pk=id)
    person = seated(request, table)
    decide = consent.agree if request.POST.get("vote") == "yes" else consent.decline
    try:
        decide(table, number_of(request, "decision"), person)
    except consent.NoProposal:
        return answered(request, table, _("Nobody proposes this any more."), CONFLICT)
    announce(table.id, table.steps.count())
    return answered(request, table)
