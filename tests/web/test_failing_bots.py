"""Bots that crash, hang, die or rave in processes of their own: somebody else decides, and the chat says so."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from threading import Timer
from time import monotonic, sleep

import pytest
from django.test import override_settings

from signoria.web.tables.bots import scheduler
from signoria.web.tables.bots.worker import Task, Worker
from signoria.web.tables.models import Remark, Table
from signoria.web.tables.store import ledger
from tests.web.broken import WAYS, Hanging
from tests.web.browsers import Browser, number_of, play_until
from tests.web.servers import PATIENCE, Server, Visitor, replayed, serving

SECONDS = 1.0
START = 30.0
"""Within this a process has begun, even on a busy machine."""


@pytest.fixture
def worker() -> Iterator[Worker]:
    found = Worker()
    yield found
    found.end()


@pytest.fixture
def table() -> Table:
    found = Browser().create_table("lorenzo", "me bot:apprentice")
    play_until(found, 1)
    return found


def task_at(table: Table) -> Task:
    with ledger.reading(table) as (match, number):
        assert match.seat is not None
        return Task("random", table.game, 1, match.state.copy(), match.seat, number)


@pytest.mark.parametrize("way", sorted(WAYS))
@override_settings(BOT_SECONDS=SECONDS, BOT_PAUSE=0.0)
def test_a_bot_that_fails_is_replaced_once(
    way: str, table: Table, worker: Worker, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    assert worker.ask(task_at(table), START) is not None  # its process has begun and is well
    before = number_of(table)
    monkeypatch.setattr(scheduler, "Task", WAYS[way])
    assert scheduler.play_once(table.id, worker.ask) is not None
    assert number_of(table) > before
    remark = Remark.objects.get()
    assert (remark.text, remark.name, remark.house) == (scheduler.REPLACED, table.places.get(index=1).called, True)
    assert "apprentice is replaced" in caplog.text
    monkeypatch.undo()
    play_until(table, 1)
    before = number_of(table)
    with override_settings(BOT_SECONDS=START, BOT_PAUSE=0.0):
        scheduler.play_once(table.id, worker.ask)  # the next one comes from the bot itself again
    assert number_of(table) > before
    assert Remark.objects.count() == 1


def test_a_process_that_was_killed_between_two_questions_is_begun_again(table: Table, worker: Worker) -> None:
    task = task_at(table)
    assert worker.ask(task, START) is not None
    assert worker.process is not None
    worker.process.kill()
    worker.process.join()
    assert worker.ask(task, START) is not None


def test_a_process_that_is_killed_while_it_thinks_is_noticed_at_once(table: Table, worker: Worker) -> None:
    task = task_at(table)
    assert worker.ask(task, START) is not None
    assert worker.process is not None
    Timer(0.5, worker.process.kill).start()
    began = monotonic()
    assert worker.ask(Hanging("random", task.game, 1, task.state, task.seat, 0), 600.0) is None
    assert monotonic() - began < 60.0
    assert worker.ask(task, START) is not None


def children(pid: int) -> list[int]:
    """The processes that a process has begun and that live, those of multiprocessing's own household left out."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            line = (folder / "cmdline").read_bytes()
        except OSError:
            continue  # it has just ended
        if parent == pid and b"spawn_main" in line:
            found.append(int(folder.name))
    return found


def steps_by_bots(server: Server, table: str) -> int:
    return sum(actor > 0 for _, actor, _ in server.steps(table))


def wait_for_bots(server: Server, table: str, more_than: int) -> None:
    end = monotonic() + PATIENCE
    while steps_by_bots(server, table) <= more_than:
        assert monotonic() < end, server.said()
        sleep(0.05)


def test_the_site_goes_on_when_all_its_bots_are_killed(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        visitor = Visitor(server)
        table = visitor.create_table("carrara", "bot:apprentice bot:apprentice")
        wait_for_bots(server, table, 0)
        assert server.process is not None
        for _ in range(5):
            killed = children(server.process.pid)
            assert killed
            for pid in killed:
                os.kill(pid, signal.SIGKILL)
            wait_for_bots(server, table, steps_by_bots(server, table) + 2)
        page = visitor.get(f"/t/{table}/")
        assert page.status == 200
        replayed(server, table)
        assert "the bots of table" not in server.said(), server.said()


@override_settings(BOT_PAUSE=0.0)
def test_bots_think_with_seeds_of_their_own(table: Table) -> None:
    """The same bot with the same one for the whole game, others with others, and nobody with the match's."""
    other = Browser().create_table("lorenzo", "me bot:apprentice")
    seeds: list[int] = []

    def ask(task: Task, seconds: float) -> None:
        seeds.append(task.seed)

    for one in (table, table, other):
        play_until(one, 1)
        scheduler.play_once(one.id, ask)
    assert seeds[0] == seeds[1] != seeds[2]
    assert not {int(table.seed), int(other.seed)} & set(seeds)
