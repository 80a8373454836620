"""Bots at tables: they think in processes of their own, within a time, and answer like everybody else.

A bot that crashes, does not come to an end or answers what is not allowed is replaced for that decision by the
simplest level, and the table's chat says so; a process that failed is ended and another one begun. Where several
processes serve the site a bot thinks in one of them; when that one dies another goes on.
"""

import logging
from collections.abc import Callable
from datetime import timedelta
from heapq import heappop, heappush
from math import inf
from threading import Condition, Thread
from time import monotonic, sleep
from typing import Final
from zlib import crc32

from django.conf import settings
from django.db import Error, close_old_connections
from django.db.models import F, QuerySet
from django.utils import timezone
from django.utils.translation import gettext_noop

from signoria.engine.errors import SignoriaError
from signoria.games import kit
from signoria.web.tables.bots import lock
from signoria.web.tables.bots.pace import Deed, Pace
from signoria.web.tables.bots.worker import Task, Worker
from signoria.web.tables.models import Remark, Table
from signoria.web.tables.store import ledger
from signoria.web.tables.store.turns import end_turn
from signoria.web.tables.store.unreadable import Unreadable

LOG: Final = logging.getLogger(__name__)
SIMPLEST: Final = "random"
REPLACED: Final = gettext_noop(
    "{name} could not decide, so this once chance did it."
)  # kept with tables: never reword it
ROUND: Final = 2.0
"""Seconds between two looks for bots that are asked and do not think."""
UNREADABLE: Final = 60.0
"""Seconds after which a table that could not be read is tried again: its edition may have been added."""


class Scheduler:
    """The threads that bring tables to workers, one each, and the tables that wait for them."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.waiting: list[tuple[float, str]] = []  # a heap: when a table's bot may think, and the table
        self.known: dict[str, bool] = {}  # tables that wait or are thought about; whether they were added again since
        self.broken: dict[
            str, float
        ] = {}  # tables that cannot be played on, until when or somebody does something there
        self.pace = Pace()
        self.guard = Condition()
        self.threads: list[Thread] = []

    def add(self, id: str) -> None:
        """Let a table's bots play on, after a pause in which people see what was decided before.

        A table that is being played on already is not added twice.
        """
        with self.guard:
            self.broken.pop(id, None)
            if id in self.known:
                self.known[id] = True
                return
            self.known[id] = False
            if len(self.threads) < self.size:
                thread = Thread(target=self.work, args=(Worker(),), daemon=True)
                self.threads.append(thread)
                thread.start()
            heappush(self.waiting, (monotonic() + self.pace.pause(id), id))
            self.guard.notify()

    def next(self) -> str:
        """The table that has waited longest, as soon as its pause is over."""
        with self.guard:
            while True:
                pause = self.waiting[0][0] - monotonic() if self.waiting else None
                if pause is not None and pause <= 0:
                    _, id = heappop(self.waiting)
                    self.known[id] = False
                    return id
                self.guard.wait(pause)

    def remind(self, id: str) -> None:
        """Add a table that seems to be forgotten."""
        with self.guard:
            if id in self.known or monotonic() < self.broken.get(id, 0):
                return
        self.add(id)

    def give_up(self, id: str, seconds: float) -> None:
        """Leave a table that cannot be played on alone for a while."""
        with self.guard:
            self.broken[id] = monotonic() + seconds

    def work(self, worker: Worker) -> None:
        while True:
            id = self.next()
            again = False
            try:
                deed = play_once(id, worker.ask)
                again = deed is not None
                self.pace.note(id, deed)
            except Error as error:
                LOG.warning("the bots of table %s wait for the database: %s", id, error)
            except Unreadable as error:
                LOG.warning("the bots wait until it can be read: %s", error)
                self.give_up(id, UNREADABLE)
            except Exception:
                LOG.exception("the bots of table %s stopped", id)
                self.give_up(id, inf)
            finally:
                close_old_connections()
            with self.guard:
                again = self.known.pop(id) or again
            if again:
                self.add(id)  # behind the others, so that every table gets its turn


SCHEDULER: Final = Scheduler(settings.BOT_PROCESSES)


def wake_bots(table: Table) -> None:
    """Let the bot that is asked now think, if one is."""
    if not table.over:
        SCHEDULER.add(table.id)


def resume_bots() -> None:
    """Let bots go on wherever they were thinking when the site, or another of its processes, stopped."""
    Thread(target=make_rounds, daemon=True).start()


def make_rounds() -> None:
    while True:
        try:
            remind_bots()
        except Error as error:
            LOG.warning("the database does not say where bots are asked: %s", error)
        finally:
            close_old_connections()
        sleep(ROUND)


def remind_bots() -> None:
    """Wake the bots of tables where one is asked and nothing has happened for a while."""
    forgotten = bots_asked().filter(changed__lt=timezone.now() - timedelta(seconds=ROUND))
    for id in forgotten.values_list("pk", flat=True):
        SCHEDULER.remind(id)


def bots_asked() -> QuerySet[Table]:
    """The tables where it is for a bot to decide, and people do not talk about going back."""
    return Table.objects.filter(over=False, back_to=None, places__index=F("turn"), places__bot__gt="")


def play_once(id: str, ask: Callable[[Task, float], str | None]) -> Deed | None:
    """Let the bot of a table do one deed; None where there is no other for it to do."""
    if not bots_asked().filter(pk=id).exists():
        return None
    with lock.alone(id) as mine:
        # Another process that has it will look again when it is done, so nothing that happens meanwhile is missed.
        return do_deed(id, ask) if mine else None


def do_deed(id: str, ask: Callable[[Task, float], str | None]) -> Deed | None:
    """Let the bot that is asked decide until its deed is done; whoever watches hears of the deed, not of its steps."""
    table = Table.objects.get(pk=id)
    deed = Deed(table.turn)
    try:
        while deed.goes_on:
            think_once(table, deed, ask)
    finally:
        if deed.steps:
            ledger.tell(table, deed.steps, deed.seat)
    return None if deed.idle or table.over else deed


def own_seed(table: Table, seat: int) -> int:
    """A bot's own seed: bots of different tables play differently, and the match's seed stays secret."""
    return crc32(f"{table.pk}/{seat}".encode())


def think_once(table: Table, deed: Deed, ask: Callable[[Task, float], str | None]) -> None:
    """Let a bot take the next decision of its deed."""
    deed.goes_on = False
    with ledger.reading(table) as (match, number):
        seat = match.seat
        row = table.places.filter(index=seat).first() if seat is not None else None
        table.refresh_from_db(fields=["back_to"])
        if seat is None or row is None or not row.bot or table.back_to is not None:
            deed.idle = not deed.steps  # somebody else is asked, or people talk about going back
            return
        task = Task(row.bot, table.game, own_seed(table, seat), match.state.copy(), seat, match.number)
        told = len(match.log(None))
    text = ask(task, settings.BOT_SECONDS)
    replaced = text is None or not task.allows(text)
    if text is None or replaced:
        LOG.warning("%s is replaced at table %s for a decision", row.bot, table.id)
        text = task.decide(SIMPLEST)
    try:
        with ledger.writing(table, number, joined=deed.steps > 0, quietly=True) as match:
            if not table.places.filter(index=seat, bot=row.bot).exists():
                raise ledger.Stale("its person has come back")
            if table.back_to is not None:
                raise ledger.Stale("people talk about going back")
            began = deed.begin(match.state)
            match.play(text)
            ledger.take_forced(match)
            end_turn(match, seat)
            if replaced:
                Remark.objects.create(table=table, name=row.called, text=REPLACED, house=True)
    except SignoriaError as error:
        LOG.info("table %s has changed while %s was thinking: %s", table.id, row.bot, error)
        return
    with ledger.reading(table) as (match, deed.steps):
        deed.seen = deed.seen or len(match.log(None)) > told
        deed.goes_on = kit(table.game).planner.under_way(began, match.state)
