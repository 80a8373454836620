"""The way to a table: the games, a form to lay one, tables that wait for somebody, and one's own."""

from contextlib import suppress
from datetime import datetime, timedelta
from secrets import token_urlsafe
from typing import Final, cast

from django.db.models import Count, Max, Prefetch, Q
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.timesince import timesince
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from django.views.decorators.http import require_GET, require_POST

import signoria
from signoria.bots import LEVELS
from signoria.engine.errors import BadSetup, SignoriaError, UnknownGame
from signoria.engine.rules import Option
from signoria.games.base import Game
from signoria.web.people import limits
from signoria.web.people.identity import Visit, introduce, tidy
from signoria.web.people.models import Person
from signoria.web.tables.actions.create import CONFIRM_TURN, ME, SeatRequest, create_table
from signoria.web.tables.bots.scheduler import wake_bots
from signoria.web.tables.models import BOT, FRIEND, Result, Table
from signoria.web.words import about, about_level, level_of, option_of, title_of, value_of, variant_of

BAD_REQUEST: Final = 400
NEWCOMERS: Final = "apprentice"
"""The bots that a newcomer meets: good company, quick, and not out to win at any price."""
USUAL_SEATS: Final = 3
MOST_LISTED: Final = 50
DAYS_OPEN: Final = 14


def language() -> str:
    return get_language() or "en"


class Offer:
    """A game as the first page shows it."""

    def __init__(self, game: Game) -> None:
        self.name = game.name
        self.title = title_of(game, language())
        self.about = about(game, language())
        self.fewest = game.seats[0]
        self.most = game.seats[-1]
        self.usual = usual_seats(game)


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
        places = list(table.places.all())
        kept: Result | None = getattr(table, "result", None) if table.over else None
        winners = [] if kept is None else kept.winners
        self.winners = ", ".join(places[seat].called for seat in winners)
        self.won = len(winners)
        self.names = [place.name or _("free seat") if place.waits else place.called for place in places]
        self.free = sum(place.waits for place in places)
        own = [place for place in places if person is not None and place.person_id == person.pk]
        turn = places[table.turn] if table.turn is not None else None
        self.mine = turn is not None and turn in own and not turn.bot
        self.asked = "" if turn is None else turn.called
        newest = getattr(table, "newest", None)
        self.unread = bool(own) and newest is not None and newest > max(place.read for place in own)
        self.proposal = table.back_to is not None and any(not place.agrees and not place.bot for place in own)


def since(moment: datetime) -> str:
    """How long ago something was."""
    if timezone.now() - moment < timedelta(minutes=1):
        return _("just now")
    return _("%(time)s ago") % {"time": timesince(moment, depth=1)}


def usual_seats(game: Game) -> int:
    return USUAL_SEATS if USUAL_SEATS in game.seats else game.seats[0]


@require_GET
def home(request: HttpRequest) -> HttpResponse:
    """Choose a game, see the own tables and those that wait for somebody."""
    person = cast(Visit, request).person
    mine: list[Row] = []
    if person is not None:
        others = ~Q(remarks__person=person)
        tables = Table.objects.filter(pk__in=person.places.values("table"))
        scores = Prefetch("result", Result.objects.defer("course", "record"))
        tables = tables.annotate(newest=Max("remarks__pk", filter=others)).prefetch_related("places", scores)
        mine = [Row(table, person) for table in tables.order_by("over", "-changed")[:MOST_LISTED]]
    context = {
        "offers": [Offer(signoria.game(name)) for name in signoria.games()],
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


class Wish:
    """One seat of the form: who may sit there, and who does unless something else is chosen."""

    def __init__(self, index: int, chosen: str, name: str) -> None:
        self.number = index + 1
        self.chosen = chosen
        self.name = name


class Rule:
    """An option of the rules, as the form offers it."""

    def __init__(self, game: Game, option: Option, given: str | None, shown: bool) -> None:
        self.name = option.name
        self.text = option_of(game, option.name, language())
        self.is_switch = isinstance(option.default, bool)
        chosen = option.default
        if shown:
            chosen = given is not None if self.is_switch else (given or option.default)
        self.on = chosen is True
        self.values = [
            (str(value).lower(), value_of(game, option, value, language()), str(value) == str(chosen))
            for value in option.values
        ]


@require_GET
def new(request: HttpRequest, name: str) -> HttpResponse:
    """The form for a table of one game."""
    try:
        game = signoria.game(name)
    except UnknownGame as error:
        raise Http404(str(error)) from error
    wanted = request.GET.get("seats", "")
    seats = int(wanted) if wanted.isdecimal() and len(wanted) < 3 else usual_seats(game)
    return show_form(request, game, seats if seats in game.seats else usual_seats(game))


def show_form(request: HttpRequest, game: Game, seats: int, reason: str = "") -> HttpResponse:
    """The form; with what was filled in already where there is a reason to show it again."""
    form = request.POST
    wishes, names = form.getlist("seat"), form.getlist("seat_name")
    person = cast(Visit, request).person
    chosen = [*wishes, *([ME] if not wishes else []), *[f"{BOT}:{NEWCOMERS}"] * seats][:seats]
    context = {
        "offer": Offer(game),
        "counts": list(game.seats),
        "seats": [Wish(index, wish, (names + [""] * seats)[index]) for index, wish in enumerate(chosen)],
        "levels": [(f"{BOT}:{level}", level_of(level, language()), about_level(level, language())) for level in LEVELS],
        "variants": [(variant, variant_of(game, variant, language())) for variant in game.variants],
        "variant": form.get("variant", game.variants[0]),
        "rules": [
            Rule(game, option, form.get(f"option_{option.name}"), "ruled" in form)
            for option in game.options.values()
            if option.name != CONFIRM_TURN  # which is a matter of taste, not of the table; see the settings of a person
        ],
        "open": "open" in form,
        "name": form.get("name", person.name if person else ""),
        "reason": reason,
        "once": token_urlsafe(12),
    }
    return render(request, "new.html", context, status=BAD_REQUEST if reason else 200)


@require_POST
def create(request: HttpRequest) -> HttpResponse:
    """Lay a table as the form says; what is wrong is said above the form, which keeps what was filled in."""
    form = request.POST
    try:
        game = signoria.game(form.get("game", ""))
    except UnknownGame as error:
        return render(request, "refused.html", {"reason": str(error)}, status=BAD_REQUEST)
    try:
        pairs = list(zip(form.getlist("seat"), form.getlist("seat_name"), strict=True))
        wanted = [seat_request(wish, name) for wish, name in pairs]
        game.read_seats(len(wanted))
        variant = game.read_variant(form.get("variant") or None)
        options = game.read_options(options_of(game, request))
    except (SignoriaError, ValueError) as error:
        seats = len(form.getlist("seat"))
        return show_form(request, game, seats if seats in game.seats else usual_seats(game), str(error))
    return begin(request, game, variant, dict(options), wanted)


def seat_request(wish: str, name: str) -> SeatRequest:
    kind, _colon, level = wish.partition(":")
    return SeatRequest(kind, name, level)


def options_of(game: Game, request: HttpRequest) -> dict[str, object]:
    """The options as the form has them: a switch that is not in it is off. Without the list the defaults stay."""
    form = request.POST
    if "ruled" not in form:
        return {}
    options: dict[str, object] = {}
    for name, option in game.options.items():
        given = form.get(f"option_{name}")
        if isinstance(option.default, bool):
            options[name] = given is not None
        elif given is not None:
            options[name] = given
    return options


@require_POST
def play_now(request: HttpRequest, name: str) -> HttpResponse:
    """Me against a few bots, with the simplest rules."""
    try:
        game = signoria.game(name)
    except UnknownGame as error:
        raise Http404(str(error)) from error
    wanted = [SeatRequest(ME), *[SeatRequest(BOT, bot=NEWCOMERS) for _seat in range(usual_seats(game) - 1)]]
    return begin(request, game, game.variants[0], {}, wanted)


def begin(
    request: HttpRequest, game: Game, variant: str, options: dict[str, object], wanted: list[SeatRequest]
) -> HttpResponse:
    limits.TABLES.count(limits.household(request))
    form = request.POST
    host = introduce(cast(Visit, request), form.get("name", ""))
    once = tidy(form.get("once", "")) or None
    try:
        table = create_table(host, game.name, variant, options, wanted, "open" in form, once)
    except BadSetup as error:
        return show_form(request, game, len(wanted), str(error))
    wake_bots(table)
    return redirect("table", table.id)
