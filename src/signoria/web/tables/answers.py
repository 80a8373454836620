"""What people at a table may do to it: decide, and go back. Each answer names the question that it answers."""

from signoria.engine.errors import SignoriaError
from signoria.match import Match
from signoria.web.people.models import Person
from signoria.web.tables import ledger
from signoria.web.tables.models import Table
from signoria.web.tables.seating import Guest
from signoria.web.tables.thinking import wake_bots
from signoria.web.tables.turns import end_turn


class NotYours(SignoriaError):
    """The seat that is asked belongs to somebody else."""


def decide(table: Table, number: int, person: Person | None, text: str) -> None:
    """Take a decision. Stale, NotYours, UnknownDecision and Refused leave the table as it was."""
    with ledger.writing(table, number) as match:
        check_seat(table, match, person)
        seat = match.seat
        match.play(text)
        if seat is not None and person is not None and not person.confirm_turn:
            end_turn(match, seat)
    wake_bots(table)


def go_back(table: Table, number: int, person: Person | None, whole_turn: bool) -> None:
    """Take back the last decision of the seat that is asked, or all since something was last revealed."""
    with ledger.writing(table, number) as match:
        check_seat(table, match, person)
        match.undo()
        while whole_turn and match.can_undo:
            match.undo()
    wake_bots(table)


def check_seat(table: Table, match: Match, person: Person | None) -> None:
    if not Guest(list(table.places.all()), person, match.seat).decides:
        raise NotYours("it is somebody else who is asked")
