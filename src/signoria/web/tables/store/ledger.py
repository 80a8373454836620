"""The ledger: tables are written down step by step, and matches are only what the steps amount to.

A step is in the database before anybody hears of it. Matches are kept in memory as long as there is room, brought up to
date from the steps whenever they are asked for, and thrown away when anything goes wrong.
"""

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from threading import RLock
from typing import Final

from django.db import transaction

from signoria.engine.catalogue import Decision
from signoria.engine.errors import BadRecord, SignoriaError
from signoria.games import kit
from signoria.match import Match
from signoria.match.record import Entry, Record, write
from signoria.web.tables.live.events import announce
from signoria.web.tables.live.notices import call
from signoria.web.tables.models import Result, Step, Table
from signoria.web.tables.results import keep_result
from signoria.web.tables.store.unreadable import Unreadable

MOST_KEPT: Final = 500
BACK: Final = "back "


class Stale(SignoriaError):
    """An answer to a question that is not asked any more, or not asked of this seat."""


class Sheet:
    """A match and how many steps of its table it holds. Whoever has it in hand also has its lock."""

    def __init__(self) -> None:
        self.lock = RLock()
        self.match: Match | None = None
        self.steps = 0

    def clear(self) -> None:
        self.match = None
        self.steps = 0


class Ledger:
    """The sheets that are in memory, those used last at the end."""

    def __init__(self) -> None:
        self.sheets: OrderedDict[str, Sheet] = OrderedDict()
        self.guard = RLock()

    def sheet(self, id: str) -> Sheet:
        with self.guard:
            found = self.sheets.setdefault(id, Sheet())
            self.sheets.move_to_end(id)
            if len(self.sheets) > MOST_KEPT:
                self.sheets.popitem(last=False)  # whoever reads it now keeps it alive
            return found

    def clear(self) -> None:
        with self.guard:
            self.sheets.clear()


LEDGER: Final = Ledger()


@contextmanager
def reading(table: Table) -> Iterator[tuple[Match, int]]:
    """The match as the table stands now, and the number of its steps; nobody changes it meanwhile."""
    sheet = LEDGER.sheet(table.id)
    with sheet.lock:
        yield catch_up(table, sheet), sheet.steps


@contextmanager
def writing(table: Table, number: int, joined: bool = False, quietly: bool = False) -> Iterator[Match]:
    """The match to be changed by an answer to question `number`: all of it is written down, or nothing happened.

    An answer may be `joined` to the one before. Whoever watches the table hears of it afterwards; where it is written
    down `quietly`, only when somebody calls `tell`.
    """
    sheet = LEDGER.sheet(table.id)
    with sheet.lock:
        try:
            with transaction.atomic():
                table.refresh_from_db(from_queryset=Table.objects.select_for_update())
                match = catch_up(table, sheet)
                if sheet.steps != number:
                    raise Stale(f"this answers question {number}, and the table is at {sheet.steps}")
                before = match.number
                actor = match.state.actor
                try:
                    yield match
                    if match.number > before:
                        take_forced(match)
                except SignoriaError:
                    if match.number != before:
                        sheet.clear()  # something had been decided before the "no"
                    raise
                steps = new_steps(table, match, actor, before, sheet.steps, joined)
                Step.objects.bulk_create(steps)
                note(table, match)
            sheet.steps += len(steps)
            if not quietly:
                tell(table, sheet.steps, actor)
        except SignoriaError:
            raise  # a "no" changes nothing
        except BaseException:
            sheet.clear()  # it may be ahead of what was written
            raise


def go_back_to(table: Table, decision: int, seat: int) -> None:
    """Go back to before a decision of a seat, however long ago it was; Stale if that is not its decision any more."""
    sheet = LEDGER.sheet(table.id)
    with sheet.lock:
        try:
            with transaction.atomic():
                table.refresh_from_db(from_queryset=Table.objects.select_for_update())
                match = catch_up(table, sheet)
                if decision not in own_decisions(match, [seat]):
                    raise Stale(f"decision {decision} is not one of seat {seat}")
                actor = match.state.actor
                Step.objects.create(table=table, number=sheet.steps, actor=seat, text=f"{BACK}{decision}")
                note(table, catch_up(table, sheet))
            tell(table, sheet.steps, actor)
        except Stale:
            raise
        except BaseException:
            sheet.clear()
            raise


def own_decisions(match: Match, seats: list[int]) -> dict[int, Decision]:
    """What seats have decided so far, by its number in the record."""
    return {number: decision for number, (actor, decision) in enumerate(match.decisions()) if actor in seats}


def note(table: Table, match: Match) -> None:
    """Write on the table what lists of tables tell, and the result of a game that is over.

    A proposal to go back ends where it would lead forward.
    """
    if match.over:
        keep_result(table, match)
    elif table.over:
        Result.objects.filter(table=table).delete()  # people have gone back
    table.over = match.over
    table.turn = match.seat
    if table.back_to is not None and match.number <= table.back_to:
        table.back_to = table.back_by = None
    table.save(update_fields=["over", "turn", "back_to", "back_by", "changed"])


def result_of(table: Table) -> Result | None:
    """What remains of a game that is over. One that ended before results were kept is replayed, once."""
    kept = Result.objects.filter(table=table).first()
    if kept is not None or not table.over:
        return kept
    sheet = LEDGER.sheet(table.id)
    with sheet.lock, transaction.atomic():
        table.refresh_from_db(from_queryset=Table.objects.select_for_update())
        match = catch_up(table, sheet)
        return keep_result(table, match) if match.over else None


def record_of(table: Table) -> str:
    """The record as far as the table has got: as it is written down, whether it can be replayed here or not."""
    kept = Result.objects.filter(table=table).values_list("record", flat=True).first()
    if kept is not None:
        return kept
    entries = entries_of(table, list(table.steps.all()))
    return write(header_of(table), [(entry.actor, entry.text) for entry in entries])


def tell(table: Table, steps: int, before: int | None) -> None:
    """Let everybody know who watches the table, and the seat that is asked now if it was not before."""
    announce(table.id, steps)
    if table.turn is not None and table.turn != before:
        call(table, table.turn, before)


def new_steps(table: Table, match: Match, actor: int | None, before: int, number: int, joined: bool) -> list[Step]:
    """The rows for what has happened to a match since it had `before` decisions."""
    if match.number < before:
        assert actor is not None
        return [Step(table=table, number=number, actor=actor, text=f"{BACK}{match.number}")]
    return [
        Step(table=table, number=number + place, actor=who, text=decision.text, joined=joined or place > 0)
        for place, (who, decision) in enumerate(match.decisions(before))
    ]


def take_forced(match: Match) -> None:
    """Take what nobody needs to be asked for, whoever is asked; it belongs to the answer before."""
    planner = kit(match.game.name).planner
    while not match.over and (taken := planner.passed(match.state, match.legal())) is not None:
        match.go_on(taken)


def catch_up(table: Table, sheet: Sheet) -> Match:
    """Bring a sheet up to date; Unreadable where its table cannot be followed."""
    try:
        steps = list(table.steps.filter(number__gte=sheet.steps))
        if sheet.match is None or any(step.text.startswith(BACK) for step in steps):
            steps = list(table.steps.all())
            sheet.match = replayed(table, entries_of(table, steps))
            sheet.steps = len(steps)
        else:
            follow(table, sheet.match, steps)
            sheet.steps += len(steps)
    except BaseException:
        sheet.clear()  # it may have followed some of them
        raise
    return sheet.match


def follow(table: Table, match: Match, steps: list[Step]) -> None:
    try:
        for step in steps:
            match.follow(entry_of(step))
    except BadRecord as error:
        raise Unreadable(table, error) from error


def replayed(table: Table, entries: list[Entry]) -> Match:
    """The match of a table after some decisions."""
    try:
        return Match.replay(Record(header_of(table), entries))
    except SignoriaError as error:
        raise Unreadable(table, error) from error


def header_of(table: Table) -> dict[str, str]:
    """What the record of a table begins with."""
    return {
        "game": table.game,
        "rules": table.rules,
        "data": table.data,
        "seats": str(table.seats),
        "variant": table.variant,
        "options": table.options,
        "seed": table.seed,
    }


def entry_of(step: Step) -> Entry:
    return Entry(step.actor, step.text, step.number + 1, step.joined)


def entries_of(table: Table, steps: list[Step]) -> list[Entry]:
    """The decisions that still count after every way back."""
    entries: list[Entry] = []
    for step in steps:
        if step.text.startswith(BACK):
            decision = step.text.removeprefix(BACK)
            if not decision.isdecimal():
                raise Unreadable(table, f"line {step.number + 1}: {step.text!r} leads nowhere")
            del entries[int(decision) :]
        else:
            entries.append(entry_of(step))
    return entries
