"""What remains of a game: its result, every position on the way, its record, and another game."""

from typing import cast

from django.http import HttpRequest, HttpResponse, HttpResponseForbidden
from django.shortcuts import get_object_or_404, redirect, render
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from django.views.decorators.http import require_GET, require_POST

import signoria
from signoria.language.wording import Company
from signoria.match import Match
from signoria.presentation.story import paragraphs
from signoria.web.board.scene import company_of
from signoria.web.people.identity import Visit
from signoria.web.plain.table import page_of, teller_in
from signoria.web.rooms import room_of
from signoria.web.tables.actions import rematch as rematches
from signoria.web.tables.bots.scheduler import wake_bots
from signoria.web.tables.models import Table
from signoria.web.tables.pages.modes import wants_text
from signoria.web.tables.pages.replays import Past, Replay, eyes_of
from signoria.web.tables.pages.score_chart import ScoreChart
from signoria.web.tables.store import ledger
from signoria.web.tables.store.seating import Viewer
from signoria.web.words import other_edition, title_of

FORBIDDEN = 403


@require_GET
def result(request: HttpRequest, id: str) -> HttpResponse:
    """The points part by part, and how they came about."""
    table = get_object_or_404(Table, pk=id)
    kept = ledger.result_of(table)
    if kept is None:
        return redirect("table", table.id)
    places = list(table.places.all())
    guest = Viewer(places, cast(Visit, request).person, None)
    language = get_language() or "en"
    game = signoria.game(table.game)  # for its words; the edition of the table may not be known any more
    page = page_of(teller_in(game, language), {}, company_of(places, guest.seat))
    context = {
        "table": table,
        "name": title_of(game, language),
        "edition": other_edition(table.game, table.data),
        "sheet": page.score_sheet(_("Final result"), kept.score_data),
        "curve": ScoreChart(kept.course),
        "winners": page.players(kept.winners),
        "won": len(kept.winners),
        "names": [page.player(place.index) for place in places],
        "seated": bool(guest.own),
        "rematch": Table.objects.filter(after=table).first(),
    }
    return render(request, "finished/result.html", context)


@require_GET
def replay(request: HttpRequest, id: str, number: int | None = None) -> HttpResponse:
    """One position of a game, as the visitor may see it: while it is played, what their seat saw then."""
    table = get_object_or_404(Table, pk=id)
    steps = Replay(table)
    wish = request.GET.get("seat", "")
    if number is None:
        first = steps.stops[0]
        return redirect("replay", table.id, first)
    person = cast(Visit, request).person
    match = steps.at(number)
    places = list(table.places.all())
    seat = eyes_of(places, person, table.over, wish)
    scene = Past(table, match, number, person, seat)
    room = room_of(table.game, wants_text(request))
    told = room.furnish(scene, match)
    before = steps.before(number)
    context = {
        **told,
        "scene": scene,
        "room": room,
        "table": table,
        "title": title_of(match.game, get_language() or "en"),
        "edition": other_edition(table.game, table.data),
        "number": number,
        "last": steps.last,
        "first": steps.stops[0],
        "before": before,
        "after": steps.after(number),
        "happened": happened(steps, match, before or 0, seat, table.over, scene.company),
        "eyes": places if table.over else [],
        "seat": seat,
        "query": f"?seat={seat}" if table.over and wish and seat is not None else "",
    }
    return render(request, "finished/replay.html", context)


def happened(
    steps: Replay, match: Match, before: int, seat: int | None, over: bool, company: Company
) -> list[tuple[int | None, str]]:
    """What led from the stop before to a position; when the game is over, with everything that was secret then."""
    known = len(steps.at(before).log(None)) if match.number else 0
    wording = teller_in(match.game, get_language() or "en").wording
    if over:
        eyes = [match.log(other) for other in range(match.seats)]
        told = [
            eyes[public["seat"]][place] if isinstance(public["seat"], int) and public["seat"] >= 0 else public
            for place, public in enumerate(match.log(None))
        ]
    else:
        told = match.log(seat)
    return paragraphs(wording, told[known:], company)


@require_GET
def record(request: HttpRequest, id: str) -> HttpResponse:
    """The record of a game that is over. It holds the seed and every secret, so it is not given out before."""
    table = get_object_or_404(Table, pk=id)
    if not table.over:
        return HttpResponseForbidden(_("The record holds secrets; it can be had when the game is over."))
    response = HttpResponse(ledger.record_of(table), content_type="text/plain; charset=utf-8")
    response.headers["Content-Disposition"] = f'attachment; filename="{table.game}-{table.id}.txt"'
    return response


@require_POST
def rematch(request: HttpRequest, id: str) -> HttpResponse:
    """Another game with the same people on the same seats; whoever was at the table may ask for it."""
    table = get_object_or_404(Table, pk=id)
    person = cast(Visit, request).person
    if person is None or not table.over or not table.places.filter(person=person).exists():
        reason = _("A rematch is for those who have played here, when the game is over.")
        return render(request, "refused.html", {"reason": reason}, status=FORBIDDEN)
    new = rematches.rematch(table, person)
    wake_bots(new)
    return redirect("table", new.id)
