"""Bots that sit in: for a person who leaves their seat for a while, or for a friend who has not come."""

from django.db.models import Q, QuerySet

from signoria.bots import LEVELS
from signoria.web.people.models import Person
from signoria.web.tables.actions import consent
from signoria.web.tables.actions.refusals import NotYours
from signoria.web.tables.bots.scheduler import wake_bots
from signoria.web.tables.live.events import announce
from signoria.web.tables.models import BOT, Seat, Table


def let_bot_play(table: Table, seat: Seat, person: Person, level: str) -> None:
    """Let a bot play a seat: for its person, or, if the host wishes so, for a friend who has not come."""
    if level not in LEVELS or table.over or not seats_of(table, person).filter(pk=seat.pk).update(bot=level):
        raise NotYours(f"no bot {level!r} for seat {seat.index}")
    changed(table)


def send_bot_away(table: Table, seat: Seat, person: Person) -> None:
    """Play a seat oneself again, or (the host) let it wait for its friend."""
    if not seats_of(table, person).filter(pk=seat.pk).exclude(bot="").update(bot=""):
        raise NotYours(f"there is no bot on seat {seat.index} to send away")
    changed(table)


def seats_of(table: Table, person: Person) -> QuerySet[Seat]:
    """The seats for which a person may say who plays them: their own, and as a host those that nobody has taken."""
    mine = Q(person=person) | Q(person=None) if table.host_id == person.pk else Q(person=person)
    return table.places.filter(mine).exclude(kind=BOT)


def changed(table: Table) -> None:
    """Somebody else plays a seat now, which may settle a proposal, too."""
    consent.reconsider(table)
    announce(table.id, table.steps.count())
    wake_bots(table)
