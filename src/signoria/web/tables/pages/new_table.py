"""The form for a new table, and the button that plays at once."""

import re
from http import HTTPStatus
from secrets import token_urlsafe
from typing import Final

from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_GET, require_POST

import signoria
from signoria.bots import LEVELS
from signoria.engine.errors import BadSetup, SignoriaError, UnknownGame
from signoria.engine.rules import Option
from signoria.games.base import Game
from signoria.presentation.words import about_level, about_variant, level_of, option_of, value_of, variant_of
from signoria.web.people import limits
from signoria.web.people.identity import Visit, introduce, tidy
from signoria.web.reader import language
from signoria.web.tables.actions.create import CONFIRM_TURN, ME, SeatRequest, open_table
from signoria.web.tables.models import BOT
from signoria.web.tables.pages.lobby import Offer, usual_seats

NEWCOMERS: Final = "apprentice"
"""The bots that a newcomer meets: good company, quick, and not out to win at any price."""


RULE: Final = re.compile(r" \(([A-Z]+(?:-[A-Z]+)+-\d+)\)\.$")


class SeatField:
    """One seat of the form: who may sit there, and who does unless something else is chosen."""

    def __init__(self, index: int, chosen: str, name: str) -> None:
        self.number = index + 1
        self.chosen = chosen
        self.name = name


class OptionField:
    """An option of the rules, as the form offers it."""

    def __init__(self, game: Game, option: Option, given: str | None, shown: bool) -> None:
        self.name = option.name
        said = option_of(game, option.name, language())
        self.text, self.rule = without_rule(said)
        self.is_switch = isinstance(option.default, bool)
        chosen = option.default
        if shown:
            chosen = given is not None if self.is_switch else (given or option.default)
        self.on = chosen is True
        self.values = [
            (str(value).lower(), value_of(game, option, value, language()), str(value) == str(chosen))
            for value in option.values
        ]


def without_rule(said: str) -> tuple[str, str]:
    """A sentence, and apart from it the rule that stands at its end in brackets."""
    found = RULE.search(said)
    return (said, "") if found is None else (said[: found.start()] + said[found.end() - 1 :], found[1])


@require_GET
def new(request: Visit, name: str) -> HttpResponse:
    """The form for a table of one game."""
    game = game_called(name)
    return show_form(request, game, seats_wanted(game, request.GET.get("seats", "")))


def seats_wanted(game: Game, wanted: str) -> int:
    """The number of seats that was asked for, or the usual one where there is no such number."""
    seats = int(wanted) if wanted.isdecimal() and len(wanted) < 3 else usual_seats(game)
    return seats if seats in game.seats else usual_seats(game)


def show_form(request: Visit, game: Game, seats: int, reason: str = "") -> HttpResponse:
    """The form; with what was filled in already where it is shown again."""
    form = request.POST
    wishes, names = form.getlist("seat"), form.getlist("seat_name")
    person = request.person
    chosen = [*wishes, *([ME] if not wishes else []), *[f"{BOT}:{NEWCOMERS}"] * seats][:seats]
    context = {
        "offer": Offer(game),
        "counts": list(game.seats),
        "seats": [SeatField(index, wish, (names + [""] * seats)[index]) for index, wish in enumerate(chosen)],
        "levels": [(f"{BOT}:{level}", level_of(level, language()), about_level(level, language())) for level in LEVELS],
        "variants": [
            (variant, variant_of(game, variant, language()), about_variant(game, variant, language()))
            for variant in game.variants
        ],
        "variant": form.get("variant", game.variants[0]),
        "rules": [
            OptionField(game, option, form.get(f"option_{option.name}"), "ruled" in form)
            for option in game.options.values()
            if option.name != CONFIRM_TURN  # which is a matter of taste, not of the table; see the settings of a person
        ],
        "open": "open" in form,
        "name": form.get("name", person.name if person else ""),
        "reason": reason,
        "once": token_urlsafe(12),
    }
    return render(request, "new.html", context, status=HTTPStatus.BAD_REQUEST if reason else HTTPStatus.OK)


@require_POST
def create(request: Visit) -> HttpResponse:
    """Lay a table as the form says; what is wrong is said above the form, which keeps what was filled in."""
    form = request.POST
    try:
        game = signoria.game(form.get("game", ""))
    except UnknownGame as error:
        return render(request, "refused.html", {"reason": str(error)}, status=HTTPStatus.BAD_REQUEST)
    if "seats" in form:  # another number of players
        return show_form(request, game, seats_wanted(game, form["seats"]))
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


def options_of(game: Game, request: Visit) -> dict[str, object]:
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
def play_now(request: Visit, name: str) -> HttpResponse:
    """Me against a few bots, with the simplest rules."""
    game = game_called(name)
    wanted = [SeatRequest(ME), *[SeatRequest(BOT, bot=NEWCOMERS) for _seat in range(usual_seats(game) - 1)]]
    return begin(request, game, game.variants[0], {}, wanted)


def begin(
    request: Visit, game: Game, variant: str, options: dict[str, object], wanted: list[SeatRequest]
) -> HttpResponse:
    limits.TABLES.count(limits.household(request))
    form = request.POST
    host = introduce(request, form.get("name", ""))
    once = tidy(form.get("once", "")) or None
    try:
        table = open_table(host, game.name, variant, options, wanted, "open" in form, once)
    except BadSetup as error:
        return show_form(request, game, len(wanted), str(error))
    return redirect("table", table.id)


def game_called(name: str) -> Game:
    try:
        return signoria.game(name)
    except UnknownGame as error:
        raise Http404(str(error)) from error
