"""Matches in memory are never ahead of what is written down, nor half of it."""

import pytest

import signoria
from signoria.engine.errors import BadRecord
from signoria.web.tables.models import Step, Table
from signoria.web.tables.store import ledger
from tests.web.browsers import Browser, number_of


def decide_and_fail(table: Table, error: Exception) -> None:
    with ledger.writing(table, number_of(table)) as match:
        match.play(match.legal()[0])
        raise error


@pytest.mark.parametrize("error", [ledger.Stale("it was too late after all"), ZeroDivisionError()], ids=repr)
def test_what_fails_after_a_decision_leaves_nothing_of_it(error: Exception) -> None:
    table = Browser().create_table("lorenzo", "me screen")
    number = number_of(table)
    with ledger.reading(table) as (match, _number):
        before = match.record()
    with pytest.raises(type(error)):
        decide_and_fail(table, error)
    with ledger.reading(table) as (match, steps):
        assert (match.record(), steps, number_of(table)) == (before, number, number)


def test_steps_that_cannot_be_followed_are_not_followed_halfway() -> None:
    browser = Browser()
    table = browser.create_table("lorenzo", "me screen")
    number = number_of(table)
    with ledger.reading(table) as (match, _number):
        good, seat = match.legal()[0].text, match.seat
    assert seat is not None
    Step.objects.create(table=table, number=number, actor=seat, text=good)
    wrong = Step.objects.create(table=table, number=number + 1, actor=seat, text="check mate")
    for _ in range(2):
        with pytest.raises(BadRecord), ledger.reading(table):
            pass
        assert browser.get(f"/t/{table.id}/").status_code == 409
    wrong.delete()
    with ledger.reading(table) as (match, steps):
        assert (match.number, steps) == (number + 1, number + 1)


@pytest.mark.parametrize("game", signoria.games())
def test_no_decision_reads_like_a_way_back(game: str) -> None:
    assert [one.text for one in signoria.game(game).decisions if one.text.startswith(ledger.BACK)] == []
