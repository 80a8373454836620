"""Matches in memory are never ahead of what is written down, nor half of it."""

import pytest

from signoria.errors import BadRecord
from signoria.web.tables import ledger
from signoria.web.tables.models import Step
from tests.web.browsers import Browser, number_of


def test_a_no_after_a_decision_leaves_nothing_of_it() -> None:
    table = Browser().lay("lorenzo", "me screen")
    number = number_of(table)
    with ledger.reading(table) as (match, _number):
        before = match.record()
    with pytest.raises(ledger.Stale), ledger.writing(table, number) as match:
        match.play(match.legal()[0])
        raise ledger.Stale("it was too late after all")
    with ledger.reading(table) as (match, steps):
        assert (match.record(), steps) == (before, number)


def test_a_crash_after_a_decision_leaves_nothing_of_it() -> None:
    table = Browser().lay("lorenzo", "me screen")
    number = number_of(table)
    with pytest.raises(ZeroDivisionError), ledger.writing(table, number) as match:
        match.play(match.legal()[0])
        raise ZeroDivisionError
    with ledger.reading(table) as (match, steps):
        assert (match.number, steps, number_of(table)) == (number, number, number)


def test_steps_that_cannot_be_followed_are_not_followed_halfway() -> None:
    browser = Browser()
    table = browser.lay("lorenzo", "me screen")
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
