"""Bots play on deed by deed: what is decided in small steps is shown as one thing, and no turn is shown for long."""

from collections.abc import Callable

import pytest
from django.test import override_settings

from signoria.games import kit
from signoria.web.tables.bots import scheduler
from signoria.web.tables.bots.pace import LONGEST_TURN, Deed, Pace
from signoria.web.tables.bots.worker import Task
from signoria.web.tables.models import Table
from signoria.web.tables.store import ledger
from tests.web.browsers import Browser, asked, number_of, play_until

BOTS = {"lorenzo": "place white council", "carrara": "buy"}
"""By game a decision after which a bot is asked for more."""


def thinking(first: str) -> Callable[[Task, float], str]:
    """A bot with a wish; otherwise it takes the last thing that it may."""

    def ask(task: Task, seconds: float) -> str:
        legal = [decision.text for decision in task.state.legal()]
        return first if first in legal else legal[-1]

    return ask


def bot_asked(game: str, variant: str = "basic") -> Table:
    """A table where a bot may do what it wishes."""
    table = Browser().create_table(game, "me bot:random bot:random", variant=variant)
    play_until(table, 1)
    while BOTS[game] not in legal(table):  # leaders are drafted first
        with ledger.writing(table, number_of(table)) as match:
            match.play(match.legal()[0])
        play_until(table, 1)
    return table


def legal(table: Table) -> list[str]:
    with ledger.reading(table) as (match, _number):
        return [decision.text for decision in match.legal()]


@pytest.mark.parametrize("game", BOTS)
def test_the_steps_of_a_deed_are_announced_together(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = bot_asked(game)
    before = number_of(table)
    told: list[int] = []
    monkeypatch.setattr(ledger, "announce", lambda _table, number: told.append(number))
    assert scheduler.play_once(table.id, thinking(BOTS[game])) is not None
    steps = list(table.steps.all())[before:]
    decided = [step.text for step in steps if step.actor >= 0]
    assert decided[0] == BOTS[game]
    assert len(decided) > 1
    assert told == [number_of(table)]
    assert [step.joined for step in steps] == [False, *[True] * (len(steps) - 1)]


@pytest.mark.parametrize("game", BOTS)
def test_a_deed_is_over_when_no_more_is_asked_than_before(game: str) -> None:
    table = bot_asked(game)
    with ledger.reading(table) as (match, _number):
        began = match.state.copy()
    with ledger.writing(table, number_of(table)) as match:
        match.play(BOTS[game])
        assert kit(game).planner.under_way(began, match.state)
        while match.seat == began.actor and kit(game).planner.under_way(began, match.state):
            match.play(match.legal()[-1])
        assert match.seat != began.actor or "end-turn" in [decision.text for decision in match.legal()]


def test_a_bot_that_was_interrupted_leaves_its_deed_to_whoever_comes_back() -> None:
    anna = Browser()
    table = anna.create_table("lorenzo", "me bot:random", variant="basic")
    play_until(table, 0)
    anna.post(f"/t/{table.id}/seat/0/", {"level": "random"})
    first = BOTS["lorenzo"]

    def think(task: Task, seconds: float) -> str:
        if first not in [decision.text for decision in task.state.legal()]:
            anna.post(f"/t/{table.id}/seat/0/")  # she is back while it thinks about the servants
        return thinking(first)(task, seconds)

    before = number_of(table)
    assert scheduler.play_once(table.id, think) is not None
    assert [step.text for step in list(table.steps.all())[before:]] == [first]
    assert asked(table) == 0


def done(seat: int, seen: bool = True) -> Deed:
    deed = Deed(seat)
    deed.seen = seen
    return deed


@pytest.mark.parametrize("deeds", [1, 3, 8, 40])
@override_settings(BOT_PAUSE=0.7)
def test_the_pauses_of_a_turn_never_sum_up_to_more_than_it_may_take(deeds: int) -> None:
    pace = Pace()
    pauses = []
    for _ in range(deeds):
        pace.note("table", done(1))
        pauses.append(pace.pause("table"))
    assert pauses[0] == 0.7
    assert sum(pauses) <= LONGEST_TURN
    assert pauses == sorted(pauses, reverse=True)
    pace.note("table", done(2))
    assert pace.pause("table") == 0.7  # the next one has a turn of their own


@override_settings(BOT_PAUSE=0.7)
def test_nobody_waits_for_what_cannot_be_seen() -> None:
    pace = Pace()
    pace.note("table", done(1))
    assert pace.pause("table") == 0.7
    pace.note("table", done(1, seen=False))
    assert pace.pause("table") == 0.0
    assert pace.pause("table") == 0.7


def test_the_end_of_a_turn_is_nothing_to_look_at() -> None:
    table = bot_asked("lorenzo", "advanced")  # with leaders in hand the end of the turn is a decision
    placed = scheduler.play_once(table.id, thinking(BOTS["lorenzo"]))
    ended = scheduler.play_once(table.id, thinking("end-turn"))
    assert placed is not None
    assert placed.seen
    assert ended is not None
    assert not ended.seen
