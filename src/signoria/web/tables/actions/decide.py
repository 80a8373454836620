"""Taking a decision or a plan. It names the question that it answers, so that nobody answers another one by mistake."""

from signoria.match import Match
from signoria.web.people.models import Person
from signoria.web.tables.actions.refusals import NotYours
from signoria.web.tables.bots.scheduler import wake_bots
from signoria.web.tables.models import Table
from signoria.web.tables.store import ledger
from signoria.web.tables.store.seating import Viewer
from signoria.web.tables.store.turns import end_turn


def decide(table: Table, number: int, person: Person | None, plan: str, confirmed: bool = False) -> None:
    """Take a decision, or several as one answer. One that was looked at and `confirmed` ends the turn, too.

    Stale, NotYours, UnknownDecision, BrokenPlan and Refused leave the table as it was.
    """
    with ledger.writing(table, number) as match:
        check_seat(table, match, person)
        seat = match.seat
        match.play_plan(match.parse_plan(plan))
        ledger.take_forced(match)
        asked = person is not None and person.confirm_turn and not confirmed and match.can_undo
        if seat is not None and person is not None and not asked:
            end_turn(match, seat)
    wake_bots(table)


def check_seat(table: Table, match: Match, person: Person | None) -> None:
    """NotYours unless the seat that is asked is one of the person's."""
    if not Viewer(list(table.places.all()), person, match.seat).decides:
        raise NotYours("it is somebody else who is asked")
