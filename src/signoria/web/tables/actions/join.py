"""Sitting down on a seat that was kept for a friend."""

from signoria.web.people.models import Person
from signoria.web.tables.actions.refusals import SeatTaken
from signoria.web.tables.live.events import announce
from signoria.web.tables.models import FRIEND, Seat, Table


def join(table: Table, seat: Seat, person: Person) -> None:
    """Give a friend's seat to a person; a bot that kept it warm gets up. SeatTaken if somebody else has it."""
    free = table.places.filter(pk=seat.pk, kind=FRIEND, person=None)
    if not free.update(person=person, name=person.name, arms=person.arms, bot=""):
        if not table.places.filter(pk=seat.pk, person=person).exists():
            raise SeatTaken(f"somebody has seat {seat.index}")
    announce(table.id, table.steps.count())
