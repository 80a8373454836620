"""Going back by consent: beyond what may be taken back by oneself, everybody at the table has to agree.

Somebody proposes to go back to a decision of their own. Bots have no say and wait meanwhile, and neither has a seat
that a bot plays or that nobody has taken. When all people have agreed the table goes back; one "no" is enough against
it.
"""

from django.db import transaction
from django.utils.translation import gettext_noop

from signoria.web.people import limits
from signoria.web.people.models import Person
from signoria.web.tables.actions.refusals import NoProposal
from signoria.web.tables.bots.scheduler import wake_bots
from signoria.web.tables.live.events import announce
from signoria.web.tables.models import BOT, Remark, Seat, Table
from signoria.web.tables.store import ledger

WENT_BACK = gettext_noop("The table has gone back to an earlier decision of {name}.")
DECLINED = gettext_noop("{name} would rather not go back.")


def voters(seats: list[Seat]) -> list[Seat]:
    """The seats of people who play themselves."""
    return [seat for seat in seats if seat.person_id is not None and seat.kind != BOT and not seat.bot]


def missing(seats: list[Seat]) -> list[Seat]:
    """The seats that have not agreed yet."""
    return [seat for seat in voters(seats) if not seat.agrees]


def propose(table: Table, number: int, decision: int, person: Person) -> None:
    """Propose to go back to before a decision of one's own; alone with bots it is done at once."""
    limits.PROPOSALS.count(limits.of_person(person))
    with ledger.reading(table) as (match, steps):
        if steps != number:
            raise ledger.Stale(f"this was proposed at step {number}, and the table is at {steps}")
        own = [seat.index for seat in voters(list(table.places.all())) if seat.person_id == person.pk]
        seat = match.decisions()[decision][0] if decision < match.number else None
    if seat is None or seat not in own:
        raise NoProposal("people propose to go back to decisions of their own")
    with transaction.atomic():
        if not Table.objects.filter(pk=table.pk, back_to=None).update(back_to=decision, back_by=seat):
            raise NoProposal("there is another proposal already")
        table.places.update(agrees=False)
        table.places.filter(person=person).update(agrees=True)
    go_if_agreed(table)
    announce(table.id, table.steps.count())


def agree(table: Table, decision: int, person: Person) -> None:
    """Agree to the proposal that is about this decision."""
    with transaction.atomic():
        check(table, decision, person)
        table.places.filter(person=person).update(agrees=True)
    go_if_agreed(table)
    announce(table.id, table.steps.count())


def decline(table: Table, decision: int, person: Person) -> None:
    """Say no, or withdraw what one has proposed oneself."""
    with transaction.atomic():
        seat = check(table, decision, person)
        withdrawn = any(other.index == table.back_by for other in table.places.filter(person=person))
        close(table)
        if not withdrawn:
            Remark.objects.create(table=table, name=seat.called, text=DECLINED, house=True)
    wake_bots(table)
    announce(table.id, table.steps.count())


def check(table: Table, decision: int, person: Person) -> Seat:
    """The seat that speaks for a person about an open proposal."""
    table.refresh_from_db(from_queryset=Table.objects.select_for_update())
    own = [seat for seat in voters(list(table.places.all())) if seat.person_id == person.pk]
    if table.back_to != decision or not own:
        raise NoProposal("nobody proposes this now")
    return own[0]


def go_if_agreed(table: Table) -> None:
    """Go back if nobody is missing any more."""
    table.refresh_from_db()
    decision, seat = table.back_to, table.back_by
    seats = list(table.places.all())
    if decision is None or seat is None or missing(seats):
        return
    try:
        ledger.go_back_to(table, decision, seat)
        Remark.objects.create(table=table, name=seats[seat].called, text=WENT_BACK, house=True)
    except ledger.Stale:
        close(table)  # it was taken back otherwise meanwhile
    wake_bots(table)


def reconsider(table: Table) -> None:
    """After somebody has left their seat to a bot: perhaps nobody is missing any more, or nobody is left to ask."""
    table.refresh_from_db()
    if table.back_to is None:
        return
    if voters(list(table.places.all())):
        go_if_agreed(table)
    else:
        close(table)


def close(table: Table) -> None:
    table.back_to = table.back_by = None
    table.save(update_fields=["back_to", "back_by"])
    table.places.update(agrees=False)
