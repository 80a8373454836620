"""Another game with the same people."""

from django.db import transaction

from signoria.web.people.models import Person
from signoria.web.tables.actions.create import SeatRequest, create_table
from signoria.web.tables.models import FRIEND, Table


def rematch(old: Table, host: Person) -> Table:
    """The rematch of a table: the same game and people on the same seats. There is one; who asks later gets it, too.

    It is played with the edition that is in use now.
    """
    with transaction.atomic():
        Table.objects.select_for_update().get(pk=old.pk)
        found = Table.objects.filter(after=old).first()
        if found is not None:
            return found
        options = dict(pair.split("=", 1) for pair in old.options.split())
        seats = [SeatRequest(FRIEND, place.name) for place in old.places.all()]
        table = create_table(host, old.game, old.variant, dict(options), seats)
        for place, before in zip(table.places.all(), old.places.all(), strict=True):
            place.kind, place.person, place.bot = before.kind, before.person, before.bot
            place.save(update_fields=["kind", "person", "bot"])
        table.after = old
        table.save(update_fields=["after"])
        return table
