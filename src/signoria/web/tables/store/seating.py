"""Who sits where: the seats of a person, the eyes through which they see, and who may decide."""

from signoria.web.people.models import Person
from signoria.web.tables.models import Seat, Table


class Viewer:
    """A visitor of a table: the seats that are theirs, and the one through whose eyes they see (None: a spectator)."""

    def __init__(self, seats: list[Seat], person: Person | None, actor: int | None, looking: int | None = None) -> None:
        self.own = [seat.index for seat in seats if person is not None and seat.person_id == person.pk]
        self.people = [seat for seat in self.own if not seats[seat].bot]  # those whom a bot does not play
        alone = self.people or self.own
        self.seat: int | None = alone[0] if len(alone) == 1 else None  # nobody knows who of several looks at the screen
        if looking in self.own:
            self.seat = looking  # whoever had the screen last
        self.decides = actor is not None and actor in self.own and not seats[actor].bot
        if self.decides:
            self.seat = actor


def is_at(table: Table, person: Person) -> bool:
    """Whether a person has a seat at a table or is its host."""
    return table.host_id == person.pk or table.places.filter(person=person).exists()
