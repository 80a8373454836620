"""What people do beside the board: talk, leave a seat to a bot, pass the screen, propose to go back."""

from http import HTTPStatus

from django.http import HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_GET, require_POST

from signoria.web.people.identity import Visit
from signoria.web.tables.actions import consent
from signoria.web.tables.actions.refusals import NoProposal, NotYours, TooLong
from signoria.web.tables.actions.substitute import let_bot_play, send_bot_away
from signoria.web.tables.actions.talk import say
from signoria.web.tables.models import LONGEST_REMARK, Table
from signoria.web.tables.pages import hotseat_screen
from signoria.web.tables.pages.requests import NO_NUMBER, number_in, person_at
from signoria.web.tables.pages.sidebar import Sidebar
from signoria.web.tables.store import ledger


@require_GET
def side(request: Visit, id: str) -> HttpResponse:
    """The part beside the board as it is now."""
    table = get_object_or_404(Table.objects.prefetch_related("places"), pk=id)
    return show_sidebar(request, table) if request.htmx else redirect("table", table.id)


def show_sidebar(request: Visit, table: Table, reason: str = "", status: int = HTTPStatus.OK) -> HttpResponse:
    sidebar = Sidebar(request, table, reason)
    sidebar.mark_read()
    return render(request, "tables/side.html", {"sidebar": sidebar}, status=status)


def answered(request: Visit, table: Table, reason: str = "", status: int = HTTPStatus.OK) -> HttpResponse:
    """After something was done beside the board: that part for htmx, the whole table otherwise."""
    if request.htmx:
        return show_sidebar(request, table, reason, status)
    if reason:
        return render(request, "refused.html", {"reason": reason, "table": table}, status=status)
    return redirect("table", table.id)


@require_POST
def talk(request: Visit, id: str) -> HttpResponse:
    """Say something to the table."""
    table = get_object_or_404(Table, pk=id)
    try:
        say(table, person_at(request, table), request.POST.get("text", ""))
    except TooLong:
        reason = _("A remark has at most %(most)s characters.") % {"most": LONGEST_REMARK}
        return answered(request, table, reason, HTTPStatus.BAD_REQUEST)
    return answered(request, table)


@require_POST
def change_seat(request: Visit, id: str, index: int) -> HttpResponse:
    """Let a bot play a seat, or (without a level) play it oneself again."""
    table = get_object_or_404(Table, pk=id)
    person = person_at(request, table)
    seat = get_object_or_404(table.places, index=index)
    level = request.POST.get("level", "")
    try:
        if level:
            let_bot_play(table, seat, person, level)
        else:
            send_bot_away(table, seat, person)
    except NotYours:
        return answered(request, table, _("You can't change who plays this seat."), HTTPStatus.FORBIDDEN)
    return answered(request, table)


@require_POST
def pass_screen(request: Visit, id: str) -> HttpResponse:
    """The screen was passed to whoever decides now."""
    table = get_object_or_404(Table, pk=id)
    hotseat_screen.pass_to(request, table, person_at(request, table), number_in(request, "seat"))
    return redirect("table", table.id)


@require_POST
def propose(request: Visit, id: str) -> HttpResponse:
    """Propose to go back to a decision of one's own."""
    table = get_object_or_404(Table, pk=id)
    person = person_at(request, table)
    decision = number_in(request, "decision")
    if decision == NO_NUMBER:
        return answered(request, table, _("That isn't a valid answer."), HTTPStatus.BAD_REQUEST)
    try:
        consent.propose(table, number_in(request, "number"), decision, person)
    except ledger.Stale:
        return answered(request, table, _("The table has moved on. This is how it stands now."), HTTPStatus.CONFLICT)
    except NoProposal:
        return answered(request, table, _("You can't propose this now."), HTTPStatus.CONFLICT)
    return answered(request, table)


@require_POST
def vote(request: Visit, id: str) -> HttpResponse:
    """Agree to what is proposed, or not."""
    table = get_object_or_404(Table, pk=id)
    decide = consent.agree if request.POST.get("vote") == "yes" else consent.decline
    try:
        decide(table, number_in(request, "decision"), person_at(request, table))
    except NoProposal:
        return answered(request, table, _("This proposal is no longer open."), HTTPStatus.CONFLICT)
    return answered(request, table)
