"""Laying a table, and who sits where: the seats of a person, the eyes through which they see, and who may decide."""

from random import shuffle
from secrets import randbits
from typing import Final

from django.db import transaction
from django.db.models import Q, QuerySet

from signoria.bots import LEVELS
from signoria.engine.errors import BadSetup
from signoria.games import game as find_game
from signoria.games.editions import in_use
from signoria.match import Match
from signoria.web.people.identity import tidy
from signoria.web.people.models import Person
from signoria.web.tables import shelf
from signoria.web.tables.models import BOT, FRIEND, PERSON, Seat, Step, Table

ME: Final = "me"
SCREEN: Final = "screen"
SEED_BITS: Final = 128
CONFIRM_TURN: Final = "confirm_turn"
BOT_NAMES: Final = (
    "Baldassare",
    "Bianca",
    "Fiammetta",
    "Ginevra",
    "Jacopo",
    "Lucrezia",
    "Niccolò",
    "Simonetta",
    "Vieri",
)


class Chair:
    """What the host wishes for a seat: me, somebody on this screen, a friend, or a bot with its level."""

    def __init__(self, wish: str, name: str = "", bot: str = "") -> None:
        if wish not in (ME, SCREEN, FRIEND, BOT):
            raise BadSetup(f"a seat is for {ME}, {SCREEN}, {FRIEND} or {BOT}, not {wish!r}")
        if (wish == BOT or bot) and bot not in LEVELS:
            raise BadSetup(f"there is no bot {bot!r}; there are: {', '.join(LEVELS)}")
        self.wish = wish
        self.name = tidy(name)
        self.bot = bot


def lay(
    host: Person,
    game: str,
    variant: str | None,
    options: dict[str, object],
    chairs: list[Chair],
    open: bool = False,
    once: str | None = None,
    seed: int | None = None,
) -> Table:
    """A new table with its opening dealt; BadSetup and UnknownGame name what is wrong.

    It is played to its end with the edition that is in use now. A host who asks twice with the same word `once` gets
    the same table. Without a seed chance is nobody's to foresee.
    """
    if sum(chair.wish == ME for chair in chairs) > 1:
        raise BadSetup("you can sit on one seat only; others at this screen have seats of their own")
    edition = in_use(find_game(game))
    if CONFIRM_TURN in edition.options:
        options = {**options, CONFIRM_TURN: True}  # the site ends turns for those who do not want to be asked
    seed = randbits(SEED_BITS) if seed is None else seed
    match = Match(game, len(chairs), variant, options, seed, edition.data_version)
    header = match.header()
    name_bots(chairs)
    with transaction.atomic():
        if once is not None:
            Person.objects.select_for_update().get(pk=host.pk)
            known = Table.objects.filter(host=host, once=once).first()
            if known is not None:
                return known
        shelf.keep(edition)
        table = Table.objects.create(
            open=open,
            once=once,
            turn=match.seat,
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
    """The rematch of a table: the same game and people on the same seats. There is one; who asks later gets it, too.

    It is played with the edition that is in use now.
    """
    with transaction.atomic():
        Table.objects.select_for_update().get(pk=old.pk)
        found = Table.objects.filter(after=old).first()
        if found is not None:
            return found
        options = dict(pair.split("=", 1) for pair in old.options.split())
        chairs = [Chair(FRIEND, place.name) for place in old.places.all()]
        table = lay(host, old.game, old.variant, dict(options), chairs)
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


def name_bots(chairs: list[Chair]) -> None:
    """Bots without a name get one that nobody else has."""
    taken = {chair.name for chair in chairs}
    free = [name for name in BOT_NAMES if name not in taken]
    shuffle(free)
    for chair in chairs:
        if chair.wish == BOT and not chair.name:
            chair.name = free.pop()


class Guest:
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
