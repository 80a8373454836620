"""Laying a table, and who sits where: the seats of a person, the eyes through which he sees, and who may decide."""

from secrets import randbits
from typing import Final

from django.db import transaction

from signoria.errors import BadSetup
from signoria.match import Match
from signoria.web.people.models import Person
from signoria.web.tables.models import BOT, FRIEND, PERSON, Seat, Step, Table

ME: Final = "me"
SCREEN: Final = "screen"
SEED_BITS: Final = 128


class Chair:
    """What the host wishes for a seat: me, somebody on this screen, a friend, or a bot with its level."""

    def __init__(self, wish: str, name: str = "", bot: str = "") -> None:
        if wish not in (ME, SCREEN, FRIEND, BOT):
            raise BadSetup(f"a seat is for {ME}, {SCREEN}, {FRIEND} or {BOT}, not {wish!r}")
        self.wish = wish
        self.name = name
        self.bot = bot


def lay(host: Person, game: str, variant: str | None, options: dict[str, object], chairs: list[Chair]) -> Table:
    """A new table with its opening dealt; BadSetup and UnknownGame name what is wrong."""
    match = Match(game, len(chairs), variant, options, randbits(SEED_BITS))
    header = match.header()
    with transaction.atomic():
        table = Table.objects.create(
            host=host,
            game=header["game"],
            seats=match.seats,
            variant=header["variant"],
            options=header["options"],
            seed=header["seed"],
            rules=header["rules"],
            data=header["data"],
        )
        Seat.objects.bulk_create([place_of(table, host, index, chair) for index, chair in enumerate(chairs)])
        Step.objects.bulk_create(
            [
                Step(table=table, number=number, actor=actor, text=decision.text)
                for number, (actor, decision) in enumerate(match.decisions())
            ]
        )
    return table


def lay_again(old: Table, host: Person) -> Table:
    """The rematch of a table: the same game and people on the same seats. There is one; who asks later gets it, too."""
    with transaction.atomic():
        Table.objects.select_for_update().get(pk=old.pk)
        found = Table.objects.filter(after=old).first()
        if found is not None:
            return found
        options: dict[str, object] = dict(pair.split("=", 1) for pair in old.options.split())
        chairs = [Chair(FRIEND, place.name) for place in old.places.all()]
        table = lay(host, old.game, old.variant, options, chairs)
        for place, before in zip(table.places.all(), old.places.all(), strict=True):
            place.kind, place.person, place.bot = before.kind, before.person, before.bot
            place.save(update_fields=["kind", "person", "bot"])
        table.after = old
        table.save(update_fields=["after"])
        return table


def place_of(table: Table, host: Person, index: int, chair: Chair) -> Seat:
    if chair.wish == BOT:
        return Seat(table=table, index=index, kind=BOT, name=chair.name, bot=chair.bot)
    if chair.wish == FRIEND:
        return Seat(table=table, index=index, kind=FRIEND, name=chair.name)
    name = host.name if chair.wish == ME else chair.name
    return Seat(table=table, index=index, kind=PERSON, person=host, name=name)


class Guest:
    """A visitor of a table: the seats that are his, and the one through whose eyes he sees (None: a spectator)."""

    def __init__(self, places: list[Seat], person: Person | None, actor: int | None) -> None:
        self.own = [place.index for place in places if person is not None and place.person_id == person.pk]
        self.seat: int | None = self.own[0] if self.own else None
        if actor in self.own:
            self.seat = actor
        self.decides = actor is not None and actor in self.own and not places[actor].bot


def sit_down(table: Table, key: str, person: Person) -> Seat | None:
    """Give the seat of that key to a person, if nobody else has it; None where the key opens nothing."""
    with transaction.atomic():
        place = table.places.select_for_update().filter(key=key, kind=FRIEND).first()
        if place is None or (place.person_id is not None and place.person_id != person.pk):
            return None
        place.person = person
        place.name = person.name
        place.save(update_fields=["person", "name"])
        return place
