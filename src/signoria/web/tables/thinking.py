"""Bots at tables: they think in processes of their own, within a time, and answer like everybody else.

A bot that crashes, does not come to an end or answers what is not allowed is replaced for that decision by the
simplest level, and the table's chat says so; a process that failed is ended and another one begun.
"""

import logging
from collections.abc import Callable
from queue import SimpleQueue
from threading import Lock, Thread
from time import monotonic, sleep
from typing import Final

from django.conf import settings
from django.db import close_old_connections
from django.utils.translation import gettext_noop

from signoria.errors import SignoriaError
from signoria.web.tables import ledger
from signoria.web.tables.models import Remark, Table
from signoria.web.tables.turns import end_turn
from signoria.web.thinker import Task, Thinker

LOG: Final = logging.getLogger(__name__)
SIMPLEST: Final = "random"
REPLACED: Final = gettext_noop("{name} could not decide, so this once chance did it.")


class Study:
    """The threads that bring tables to thinkers, one each, and the tables that wait for them."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.waiting: SimpleQueue[str] = SimpleQueue()
        self.known: dict[str, bool] = {}  # tables that wait or are thought about; whether they were added again since
        self.guard = Lock()
        self.threads: list[Thread] = []

    def add(self, id: str) -> None:
        """Let a table's bots play on; a table that is being played on already is not added twice."""
        with self.guard:
            if id in self.known:
                self.known[id] = True
                return
            self.known[id] = False
            if len(self.threads) < self.size:
                thread = Thread(target=self.work, args=(Thinker(),), daemon=True)
                self.threads.append(thread)
                thread.start()
        self.waiting.put(id)

    def work(self, thinker: Thinker) -> None:
        while True:
            id = self.waiting.get()
            with self.guard:
                self.known[id] = False
            again = False
            try:
                close_old_connections()
                again = play_once(id, thinker.ask)
            except Exception:
                LOG.exception("the bots of table %s stopped", id)
            with self.guard:
                again = self.known.pop(id) or again
            if again:
                self.add(id)  # behind the others, so that every table gets its turn


STUDY: Final = Study(settings.BOT_PROCESSES)


def wake_bots(table: Table) -> None:
    """Let the bot that is asked now think, if one is."""
    if not table.over:
        STUDY.add(table.id)


def resume_bots() -> None:
    """After a start: let bots go on wherever they were thinking when the site stopped."""
    Thread(target=wake_all, daemon=True).start()


def wake_all() -> None:
    close_old_connections()
    for id in Table.objects.filter(over=False).filter(places__bot__gt="").values_list("pk", flat=True).distinct():
        STUDY.add(id)


def play_once(id: str, ask: Callable[[Task, float], str | None]) -> bool:
    """Let the bot of a table take one decision; whether there may be another one for it to take."""
    table = Table.objects.get(pk=id)
    with ledger.reading(table) as (match, number):
        seat = match.seat
        place = table.places.filter(index=seat).first() if seat is not None else None
        if seat is None or place is None or not place.bot or table.back_to is not None:
            return False  # somebody else is asked, or people talk about going back
        task = Task(place.bot, table.game, match.state.copy(), seat, match.number)
    began = monotonic()
    text = ask(task, settings.BOT_SECONDS)
    replaced = text is None or not task.allows(text)
    if text is None or replaced:
        LOG.warning("%s is replaced at table %s for a decision", place.bot, id)
        text = task.decide(SIMPLEST)
    sleep(max(0.0, settings.BOT_PAUSE - (monotonic() - began)))
    try:
        with ledger.writing(table, number) as match:
            if not table.places.filter(index=seat, bot=place.bot).exists():
                raise ledger.Stale("its person has come back")
            match.play(text)
            end_turn(match, seat)
            if replaced:
                Remark.objects.create(table=table, name=place.called, text=REPLACED, house=True)
    except SignoriaError as error:
        LOG.info("table %s has changed while %s was thinking: %s", id, place.bot, error)
        return True
    return not table.over
