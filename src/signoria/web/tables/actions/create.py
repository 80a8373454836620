"""Laying a table: who is wished for its seats, and its opening dealt."""

from random import shuffle
from secrets import randbits
from typing import Final

from django.db import transaction
from django.utils.translation import gettext_noop

from signoria.bots import LEVELS
from signoria.engine.errors import BadSetup
from signoria.games import game as find_game
from signoria.games.editions import in_use
from signoria.match import Match
from signoria.web.people.identity import tidy
from signoria.web.people.models import Person
from signoria.web.tables.bots.scheduler import wake_bots
from signoria.web.tables.models import BOT, FRIEND, PERSON, Seat, Step, Table
from signoria.web.tables.store import shelf

ME: Final = "me"
SCREEN: Final = "screen"
SEED_BITS: Final = 128
CONFIRM_TURN: Final = "confirm_turn"
BOT_NAMES: Final = (
    gettext_noop("Baldassare"),
    gettext_noop("Bianca"),
    gettext_noop("Fiammetta"),
    gettext_noop("Ginevra"),
    gettext_noop("Jacopo"),
    gettext_noop("Lucrezia"),
    gettext_noop("Niccolò"),
    gettext_noop("Simonetta"),
    gettext_noop("Vieri"),
)


class SeatRequest:
    """What the host wishes for a seat: me, somebody on this screen, a friend, or a bot with its level."""

    def __init__(self, wish: str, name: str = "", bot: str = "") -> None:
        if wish not in (ME, SCREEN, FRIEND, BOT):
            raise BadSetup(f"a seat is for {ME}, {SCREEN}, {FRIEND} or {BOT}, not {wish!r}")
        if (wish == BOT or bot) and bot not in LEVELS:
            raise BadSetup(f"there is no bot {bot!r}; there are: {', '.join(LEVELS)}")
        self.wish = wish
        self.name = tidy(name)
        self.bot = bot


def create_table(
    host: Person,
    game: str,
    variant: str | None,
    options: dict[str, object],
    seats: list[SeatRequest],
    open: bool = False,
    once: str | None = None,
    seed: int | None = None,
) -> Table:
    """A new table with its opening dealt; BadSetup and UnknownGame name what is wrong.

    It is played to its end with the edition that is in use now. A host who asks twice with the same word `once` gets
    the same table. Without a seed chance is nobody's to foresee.
    """
    if sum(wanted.wish == ME for wanted in seats) > 1:
        raise BadSetup("you can sit on one seat only; others at this screen have seats of their own")
    edition = in_use(find_game(game))
    if CONFIRM_TURN in edition.options:
        options = {**options, CONFIRM_TURN: True}  # the site ends turns for those who do not want to be asked
    seed = randbits(SEED_BITS) if seed is None else seed
    match = Match(game, len(seats), variant, options, seed, edition.data_version)
    header = match.header()
    name_bots(seats)
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
        Seat.objects.bulk_create([seat_of(table, host, index, wanted) for index, wanted in enumerate(seats)])
        Step.objects.bulk_create(
            [
                Step(table=table, number=number, actor=actor, text=decision.text)
                for number, (actor, decision) in enumerate(match.decisions())
            ]
        )
    return table


def open_table(
    host: Person,
    game: str,
    variant: str | None,
    options: dict[str, object],
    seats: list[SeatRequest],
    open: bool = False,
    once: str | None = None,
) -> Table:
    """Create a table and let its bots begin."""
    table = create_table(host, game, variant, options, seats, open, once)
    wake_bots(table)
    return table


def seat_of(table: Table, host: Person, index: int, wanted: SeatRequest) -> Seat:
    if wanted.wish == BOT:
        return Seat(table=table, index=index, kind=BOT, name=wanted.name, bot=wanted.bot)
    if wanted.wish == FRIEND:
        return Seat(table=table, index=index, kind=FRIEND, name=wanted.name)
    if wanted.wish == ME:
        return Seat(table=table, index=index, kind=PERSON, person=host, name=host.name, arms=host.arms)
    return Seat(table=table, index=index, kind=PERSON, person=host, name=wanted.name)


def name_bots(seats: list[SeatRequest]) -> None:
    """Bots without a name get one that nobody else has."""
    taken = {wanted.name for wanted in seats}
    free = [name for name in BOT_NAMES if name not in taken]
    shuffle(free)
    for wanted in seats:
        if wanted.wish == BOT and not wanted.name:
            wanted.name = free.pop()
