"""Who sits where: the seats of a person, the eyes through which they see, and who may decide."""

from django.db.models import Q, QuerySet

from signoria.bots import LEVELS
from signoria.web.people.models import Person
from signoria.web.tables.models import BOT, FRIEND, Seat, Table


class Viewer:
    """A visitor of a table: the seats that are theirs, and the one through whose eyes they see (None: a spectator)."""

    def __init__(
        self, places: list[Seat], person: Person | None, actor: int | None, looking: int | None = None
    ) -> None:
        self.own = [place.index for place in places if person is not None and place.person_id == person.pk]
        self.people = [seat for seat in self.own if not places[seat].bot]  # those whom a bot does not play
        alone = self.people or self.own
        self.seat: int | None = alone[0] if len(alone) == 1 else None  # nobody knows who of several looks at the screen
        if looking in self.own:
            self.seat = looking  # whoever had the screen last
        self.decides = actor is not None and actor in self.own and not places[actor].bot
        if self.decides:
            self.seat = actor


def sit_down(table: Table, place: Seat, person: Person) -> bool:
    """Give a friend's seat to a person, if nobody else has it. A bot that kept it warm gets up."""
    free = table.places.filter(pk=place.pk, kind=FRIEND, person=None)
    if free.update(person=person, name=person.name, bot=""):
        return True
    return table.places.filter(pk=place.pk, person=person).exists()


def hand_over(table: Table, place: Seat, person: Person, level: str) -> bool:
    """Let a bot play a seat: for its person, or, if the host wishes so, for a friend who has not come."""
    if level not in LEVELS or table.over:
        return False
    return bool(seats_of(table, person).filter(pk=place.pk).update(bot=level))


def take_back(table: Table, place: Seat, person: Person) -> bool:
    """Play a seat oneself again, or (the host) let it wait for its friend."""
    return bool(seats_of(table, person).filter(pk=place.pk).exclude(bot="").update(bot=""))


def seats_of(table: Table, person: Person) -> QuerySet[Seat]:
    """The seats for which a person may say who plays them: their own, and as a host those that nobody has taken."""
    mine = Q(person=person) | Q(person=None) if table.host_id == person.pk else Q(person=person)
    return table.places.filter(mine).exclude(kind=BOT)
