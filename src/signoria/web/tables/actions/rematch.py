"""Another game with the same people."""

from django.db import transaction

from signoria.web.people.models import Person
from signoria.web.tables.actions.create import SeatRequest, create_table
from signoria.web.tables.actions.refusals import NotYours
from signoria.web.tables.bots.scheduler import wake_bots
from signoria.web.tables.models import FRIEND, Table


def rematch(old: Table, person: Person | None) -> Table:
    """The rematch of a table that is over: the same game and people on the same seats, in the edition in use now.

    There is one; who asks later gets it, too. NotYours for those who have not played.
    """
    if person is None or not old.over or not old.places.filter(person=person).exists():
        raise NotYours("a rematch is for those who have played, when the game is over")
    table = create_rematch(old, person)
    wake_bots(table)
    return table


def create_rematch(old: Table, host: Person) -> Table:
    with transaction.atomic():
        Table.objects.select_for_update().get(pk=old.pk)
        found = Table.objects.filter(after=old).first()
        if found is not None:
            return found
        options = dict(pair.split("=", 1) for pair in old.options.split())
        seats = [SeatRequest(FRIEND, seat.name) for seat in old.places.all()]
        table = create_table(host, old.game, old.variant, dict(options), seats)
        for seat, before in zip(table.places.all(), old.places.all(), strict=True):
            seat.kind, seat.person, seat.arms, seat.bot = before.kind, before.person, before.arms, before.bot
            seat.save(update_fields=["kind", "person", "arms", "bot"])
        table.after = old
        table.save(update_fields=["after"])
        return table
