"""The first page: the games, one's own tables, and those that wait for somebody."""

from contextlib import suppress
from datetime import datetime, timedelta
from functools import cache
from secrets import token_urlsafe
from typing import Final

from django.contrib.staticfiles import finders
from django.db.models import Count, Max, Prefetch, Q
from django.http import HttpResponse
from django.shortcuts import render
from django.utils import timezone
from django.utils.timesince import timesince
from django.utils.translation import gettext as _
from django.views.decorators.http import require_GET

import signoria
from signoria.engine.errors import UnknownGame
from signoria.games import kit
from signoria.games.base import Game
from signoria.presentation.words import about, title_of, variant_of
from signoria.web.people.identity import Visit
from signoria.web.people.models import Person
from signoria.web.reader import language
from signoria.web.tables.models import FRIEND, Result, Table

USUAL_SEATS: Final = 3
MOST_LISTED: Final = 50
DAYS_OPEN: Final = 14
HEAVIEST: Final = 5


class Offer:
    """A game as the first page shows it."""

    def __init__(self, game: Game) -> None:
        self.name = game.name
        self.title = title_of(game, language())
        self.about = about(game, language())
        self.fewest = game.seats[0]
        self.most = game.seats[-1]
        self.usual = usual_seats(game)
        self.minutes = game.minutes
        self.weight = game.weight
        self.pips = [number <= game.weight for number in range(1, HEAVIEST + 1)]
        self.drawn = kit(game.name).drawn_board() is not None
        self.picture = picture_of(game.name)


class Row:
    """A table in a list, as its reader sees it."""

    def __init__(self, table: Table, person: Person | None) -> None:
        self.id = table.id
        self.title, self.variant = table.game, table.variant
        with suppress(UnknownGame):  # a table that only another version can read
            game = signoria.game(table.game)
            self.title = title_of(game, language())
            self.variant = variant_of(game, table.variant, language()) if len(game.variants) > 1 else ""
        self.changed = table.changed
        self.since = since(table.changed)
        self.over = table.over
        seats = list(table.places.all())
        kept: Result | None = getattr(table, "result", None) if table.over else None
        winners = [] if kept is None else kept.winners
        self.winners = ", ".join(seats[seat].called for seat in winners)
        self.won = len(winners)
        self.names = [seat.name or _("free seat") if seat.waits else seat.called for seat in seats]
        self.free = sum(seat.waits for seat in seats)
        own = [seat for seat in seats if person is not None and seat.person_id == person.pk]
        turn = seats[table.turn] if table.turn is not None else None
        self.mine = turn is not None and turn in own and not turn.bot
        self.asked = "" if turn is None else turn.called
        newest = getattr(table, "newest", None)
        self.unread = bool(own) and newest is not None and newest > max(seat.read for seat in own)
        self.proposal = table.back_to is not None and any(not seat.agrees and not seat.bot for seat in own)


@cache
def picture_of(game: str) -> str:
    """The picture of a game for the first page; empty where nobody has drawn one."""
    file = f"{game}/drawn/home.svg"
    return file if finders.find(file) else ""


def since(moment: datetime) -> str:
    """How long ago something was."""
    if timezone.now() - moment < timedelta(minutes=1):
        return _("just now")
    return _("%(time)s ago") % {"time": timesince(moment, depth=1)}


def usual_seats(game: Game) -> int:
    return USUAL_SEATS if USUAL_SEATS in game.seats else game.seats[0]


@require_GET
def home(request: Visit) -> HttpResponse:
    """Choose a game, see the own tables and those that wait for somebody."""
    person = request.person
    mine: list[Row] = []
    if person is not None:
        others = ~Q(remarks__person=person)
        tables = Table.objects.filter(pk__in=person.places.values("table"))
        scores = Prefetch("result", Result.objects.defer("course", "record"))
        tables = tables.annotate(newest=Max("remarks__pk", filter=others)).prefetch_related("places", scores)
        mine = [Row(table, person) for table in tables.order_by("over", "-changed")[:MOST_LISTED]]
    context = {
        "offers": sorted([Offer(signoria.game(name)) for name in signoria.games()], key=lambda offer: not offer.drawn),
        "waiting": [row for row in mine if row.mine or row.proposal],
        "running": [row for row in mine if not (row.over or row.mine or row.proposal)],
        "finished": [row for row in mine if row.over],
        "open_tables": [Row(table, person) for table in open_tables(person)],
        "once": token_urlsafe(12),
    }
    return render(request, "home.html", context)


def open_tables(person: Person | None) -> list[Table]:
    """Tables where anybody may take a free seat, those that were laid last first."""
    free = Count("places", filter=Q(places__kind=FRIEND, places__person=None, places__bot=""))
    tables = Table.objects.filter(open=True, over=False, changed__gte=timezone.now() - timedelta(days=DAYS_OPEN))
    if person is not None:
        tables = tables.exclude(pk__in=person.places.values("table"))
    tables = tables.annotate(free=free).filter(free__gt=0)
    return list(tables.prefetch_related("places").order_by("-created")[:MOST_LISTED])
