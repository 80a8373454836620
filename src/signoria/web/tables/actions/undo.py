"""Taking back what has revealed nothing yet, without asking anybody. Further back the table goes by consent."""

from signoria.games import kit
from signoria.web.people.models import Person
from signoria.web.tables.actions.decide import check_seat
from signoria.web.tables.bots.scheduler import wake_bots
from signoria.web.tables.models import Table
from signoria.web.tables.store import ledger


def undo(table: Table, number: int, person: Person | None, whole_turn: bool) -> None:
    """Take back the last answer of the seat that is asked, or all since something was last revealed.

    What was forced goes back with the answer before, even where it was written down as an answer of its own.
    """
    with ledger.writing(table, number) as match:
        check_seat(table, match, person)
        planner = kit(match.game.name).planner
        match.undo()
        while match.can_undo and (whole_turn or planner.forced(match.legal())):
            match.undo()
    wake_bots(table)
