"""Help for whoever decides: why something is not possible, and what a strong bot would do."""

from http import HTTPStatus

from django.http import HttpResponse
from django.shortcuts import get_object_or_404, render
from django.utils.formats import localize
from django.views.decorators.http import require_GET, require_POST

from signoria.language.wording import Company
from signoria.match import Match
from signoria.presentation import Presenter, presenter_of
from signoria.presentation.choices import choice_of
from signoria.presentation.reasons import Reason, answer
from signoria.presentation.sheets import capital
from signoria.presentation.words import rules_of
from signoria.web.board.scene import company_of
from signoria.web.people.identity import Visit
from signoria.web.reader import language
from signoria.web.tables.bots.hints import Hint, advice, hints, may_ask
from signoria.web.tables.models import Seat, Table
from signoria.web.tables.pages.hotseat_screen import is_drawn, looking
from signoria.web.tables.pages.requests import NO_NUMBER, number_in, template_of
from signoria.web.tables.store import ledger
from signoria.web.tables.store.seating import Viewer

MOST_REASONS = 8
MOST_DECISIONS = 5
LONGEST_SEARCH = 100
CLOSE = 0.05
"""Points, told with one figure behind the comma."""


class Told:
    """A reason in the language of the reader, with its rule."""

    def __init__(self, reason: Reason, presenter: Presenter, company: Company, rules: dict[str, str]) -> None:
        refusal = reason.refusal
        self.decisions = [capital(words) for words in reason.decisions[:MOST_DECISIONS]]
        self.more = max(0, len(reason.decisions) - MOST_DECISIONS)
        self.text = presenter.wording.say(refusal.key, refusal.params, company)
        self.rule = refusal.rule
        self.rule_text = rules.get(refusal.rule, "")


@require_GET
def why(request: Visit, id: str) -> HttpResponse:
    """What stands against the decisions that the words mean."""
    table = get_object_or_404(Table, pk=id)
    words = request.GET.get("words", "")[:LONGEST_SEARCH].strip()
    context: dict[str, object] = {"table": table, "words": words, "asked": False}
    seats = list(table.places.all())
    with ledger.reading(table) as (match, _number):
        seat = decider(request, table, seats, match)
        if seat is not None:
            context.update(explained(match, seat, company_of(seats, seat), words), asked=True)
    return render(request, template_of(request, "help/why"), context)


def decider(request: Visit, table: Table, seats: list[Seat], match: Match) -> int | None:
    """The seat that is asked, if it is the visitor's own and the screen has been passed to it."""
    last = looking(request, table)
    viewer = Viewer(seats, request.person, match.seat, last)
    return viewer.seat if viewer.decides and not is_drawn(match, viewer, last) else None


def explained(match: Match, seat: int, company: Company, words: str) -> dict[str, object]:
    presenter = presenter_of(match.game, language())
    found = answer(match, presenter, seat, words)
    rules = rules_of(match.game, language())
    view = match.view(seat)
    return {
        "game": match.game,
        "possible": [capital(presenter.words(view, decision)) for decision in found.possible[:MOST_REASONS]],
        "more_possible": max(0, len(found.possible) - MOST_REASONS),
        "reasons": [Told(reason, presenter, company, rules) for reason in found.reasons[:MOST_REASONS]],
        "more": max(0, len(found.reasons) - MOST_REASONS),
    }


@require_POST
def hint(request: Visit, id: str) -> HttpResponse:
    """The three best deeds as a strong bot sees it; only where one person plays against bots.

    A hint that is ready only when its question has been answered is none: what htmx gets then changes nothing.
    """
    table = get_object_or_404(Table, pk=id)
    seats = list(table.places.all())
    with ledger.reading(table) as (match, number):
        seat = decider(request, table, seats, match)
        if seat is None or not may_ask(seats):
            return render(
                request,
                template_of(request, "help/hint"),
                {"table": table, "refused": True},
                status=HTTPStatus.FORBIDDEN,
            )
        task = advice(match, seat)
    if number_in(request, "number") not in (number, NO_NUMBER):
        return HttpResponse(status=HTTPStatus.NO_CONTENT)
    found = hints(task)
    with ledger.reading(table) as (match, now):
        if now != number:
            return HttpResponse(status=HTTPStatus.NO_CONTENT)
        told = [told_hint(match, seat, company_of(seats, seat), one) for one in found]
    return render(request, template_of(request, "help/hint"), {"table": table, "number": number, "hints": told})


def told_hint(match: Match, seat: int, company: Company, one: Hint) -> dict[str, object]:
    """A deed in words, what it leads to, and how far it is behind the best one unless that cannot be told apart."""
    presenter = presenter_of(match.game, language())
    choice = choice_of(match, seat, presenter, match.parse_plan(one.text))
    behind = f"−{localize(round(-one.behind, 1))}" if one.behind <= -CLOSE else ""
    note = presenter.note(match.view(seat), choice, company)
    return {"text": choice.plan, "words": capital(choice.words), "note": note, "behind": behind}
