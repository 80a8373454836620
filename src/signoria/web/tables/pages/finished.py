"""What remains of a game: its result, its record, and another game."""

from http import HTTPStatus

from django.http import HttpResponse, HttpResponseForbidden
from django.shortcuts import get_object_or_404, redirect, render
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _
from django.views.decorators.http import require_GET, require_POST

import signoria
from signoria.engine.view_types import ScoreView
from signoria.presentation import presenter_of
from signoria.presentation.sheets import sheets_of
from signoria.presentation.words import other_edition, title_of
from signoria.web.board.scene import company_of
from signoria.web.people.identity import Visit
from signoria.web.people.models import Person
from signoria.web.plain.markup import MarkedSheet, markup
from signoria.web.reader import language
from signoria.web.tables.actions.refusals import NotYours
from signoria.web.tables.actions.rematch import rematch as ask_for_rematch
from signoria.web.tables.models import Result, Seat, Table
from signoria.web.tables.pages.score_chart import ScoreChart
from signoria.web.tables.store import ledger
from signoria.web.tables.store.seating import Viewer


class Standing:
    """A seat as the head of the page shows it: medal, arms, name, place and points."""

    def __init__(self, seat: Seat, score: ScoreView, name: SafeString) -> None:
        self.medal = seat.medal
        self.arms = seat.coat
        self.name = name
        self.place = score["place"]
        self.total = score["total"]


class ResultPage:
    """The points part by part, and how they came about; templates know it as `result_page`."""

    def __init__(self, table: Table, kept: Result, person: Person | None) -> None:
        seats = list(table.places.all())
        viewer = Viewer(seats, person, None)
        game = signoria.game(table.game)  # for its words; the edition of the table may not be known any more
        sheets = sheets_of(presenter_of(game, language()), {}, company_of(seats, viewer.seat))
        self.table = table
        self.title = title_of(game, language())
        self.edition = other_edition(table.game, table.data)
        self.sheet = MarkedSheet(game, sheets.score_sheet(_("Final result"), kept.score_data))
        self.chart = ScoreChart(kept.course)
        self.winners = markup(game, sheets.players(kept.winners))
        self.won = len(kept.winners)
        self.names = [markup(game, sheets.player(seat.index)) for seat in seats]
        ranked = sorted(kept.score_data, key=lambda score: (score["place"], score["seat"]))
        standings = [Standing(seats[score["seat"]], score, self.names[score["seat"]]) for score in ranked]
        self.first = [one for one in standings if one.place == 1]
        self.others = [one for one in standings if one.place > 1]
        self.seated = bool(viewer.own)
        self.rematch = Table.objects.filter(after=table).first()


@require_GET
def result(request: Visit, id: str) -> HttpResponse:
    """The result of a game that is over."""
    table = get_object_or_404(Table, pk=id)
    kept = ledger.result_of(table)
    if kept is None:
        return redirect("table", table.id)
    return render(request, "finished/result.html", {"result_page": ResultPage(table, kept, request.person)})


@require_GET
def record(request: Visit, id: str) -> HttpResponse:
    """The record of a game that is over. It holds the seed and every secret, so it is not given out before."""
    table = get_object_or_404(Table, pk=id)
    if not table.over:
        return HttpResponseForbidden(_("The record holds secrets. You can download it when the game is over."))
    response = HttpResponse(ledger.record_of(table), content_type="text/plain; charset=utf-8")
    response.headers["Content-Disposition"] = f'attachment; filename="{table.game}-{table.id}.txt"'
    return response


@require_POST
def rematch(request: Visit, id: str) -> HttpResponse:
    """Another game with the same people on the same seats; whoever was at the table may ask for it."""
    table = get_object_or_404(Table, pk=id)
    try:
        return redirect("table", ask_for_rematch(table, request.person).id)
    except NotYours:
        reason = _("Only players of a finished game can ask for a rematch.")
        return render(request, "refused.html", {"reason": reason}, status=HTTPStatus.FORBIDDEN)
