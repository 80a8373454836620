"""Plans at tables: written down as one answer, refused and taken back as one; what is forced belongs to it."""

from http import HTTPStatus
from random import Random

import pytest
from django.http import HttpResponse
from django.test import Client

from signoria import Match, kit
from signoria.match.match import planned
from signoria.match.preview import previews
from signoria.web.tables.models import Step, Table
from signoria.web.tables.store import ledger
from tests.players import at_random, play_some
from tests.web.browsers import HTMX, number_of
from tests.web.visitors import asked, offered


def with_servants() -> tuple[Match, str]:
    """A match, and a placement for which more servants could be taken than the fewest."""
    match = Match("lorenzo", 3, "basic", {"confirm_turn": True}, seed=7)
    while True:
        assert match.seat is not None
        for preview in previews(match, match.seat, kit("lorenzo").planner):
            if preview.instead:
                return match, planned(preview.plan)
        match.play(match.legal()[0])


@pytest.fixture
def laid() -> tuple[Table, Client, str]:
    match, plan = with_servants()
    return *asked(match), plan


def post(client: Client, table: Table, plan: str, **fields: str) -> HttpResponse:
    number = fields.pop("number", str(number_of(table)))
    return client.post(  # type: ignore[return-value]
        f"/t/{table.id}/decide/", {"decision": plan, "number": number, **fields}, headers=HTMX
    )


def rows(table: Table, since: int) -> list[tuple[str, bool]]:
    return [(step.text, step.joined) for step in Step.objects.filter(table=table, number__gte=since)]


def record(table: Table) -> str:
    with ledger.reading(table) as (match, _number):
        return match.record()


def test_a_plan_is_written_as_one_answer(laid: tuple[Table, Client, str]) -> None:
    table, client, plan = laid
    before = number_of(table)
    assert post(client, table, plan).status_code == HTTPStatus.OK
    first, *others = plan.split("; ")
    assert rows(table, before)[: len(others) + 1] == [(first, False), *((text, True) for text in others)]
    assert all(joined for _, joined in rows(table, before)[1:])


@pytest.mark.parametrize("forgotten", [False, True])
def test_a_plan_is_taken_back_as_one(laid: tuple[Table, Client, str], forgotten: bool) -> None:
    table, client, plan = laid
    before = record(table)
    post(client, table, plan)
    assert record(table) != before
    if forgotten:
        ledger.LEDGER.clear()
    number = str(number_of(table))
    assert client.post(f"/t/{table.id}/back/", {"number": number}, headers=HTMX).status_code == HTTPStatus.OK
    assert record(table) == before
    ledger.LEDGER.clear()
    assert record(table) == before


def test_a_plan_is_refused_as_one_with_the_rule_of_its_step(laid: tuple[Table, Client, str]) -> None:
    table, client, plan = laid
    before, told = number_of(table), record(table)
    answer = post(client, table, f"{plan.partition(';')[0]}; servants 20")
    assert answer.status_code == HTTPStatus.UNPROCESSABLE_ENTITY
    assert "LOR-VALUE-4" in answer.content.decode()
    assert (number_of(table), record(table)) == (before, told)


@pytest.mark.parametrize("plan", ["", ";", "dance", "{plan};", "{plan}; dance", "{plan}; end-turn; end-turn"])
def test_what_is_no_plan_is_named(laid: tuple[Table, Client, str], plan: str) -> None:
    table, client, good = laid
    before, told = number_of(table), record(table)
    assert post(client, table, plan.format(plan=good)).status_code == HTTPStatus.BAD_REQUEST
    assert (number_of(table), record(table)) == (before, told)


def test_a_plan_for_an_older_table_is_stale(laid: tuple[Table, Client, str]) -> None:
    table, client, plan = laid
    assert post(client, table, plan, number=str(number_of(table) - 1)).status_code == HTTPStatus.CONFLICT


@pytest.mark.parametrize("confirmed", [False, True])
def test_a_plan_that_was_looked_at_ends_the_turn(laid: tuple[Table, Client, str], confirmed: bool) -> None:
    table, client, plan = laid
    before = number_of(table)
    post(client, table, plan, **({"confirmed": "1"} if confirmed else {}))
    assert (("end-turn", True) in rows(table, before)) == confirmed


def test_a_turn_with_something_open_is_not_ended(laid: tuple[Table, Client, str]) -> None:
    table, client, plan = laid
    before = number_of(table)
    post(client, table, plan.partition(";")[0], confirmed="1")
    assert rows(table, before) == [(plan.partition(";")[0], False)]


def test_a_plan_cannot_decide_for_another_seat(laid: tuple[Table, Client, str]) -> None:
    table, client, plan = laid
    before = number_of(table)
    answer = post(client, table, f"{plan}; end-turn; place white market-1")
    assert answer.status_code == HTTPStatus.BAD_REQUEST
    assert number_of(table) == before


def test_a_long_plan_is_refused_at_its_first_fault(laid: tuple[Table, Client, str]) -> None:
    table, client, plan = laid
    before = number_of(table)
    answer = post(client, table, "; ".join([plan] * 200))
    assert answer.status_code == HTTPStatus.UNPROCESSABLE_ENTITY
    assert number_of(table) == before


def test_what_was_written_before_there_were_plans_is_taken_back_past_what_is_forced() -> None:
    match = Match("carrara", 2, "basic", {"confirm_turn": True}, seed=1)
    planner = kit("carrara").planner
    rng = Random(1)
    while True:
        forced = match.can_undo and planner.forced(match.legal())
        play_some(match, at_random, rng, 1)
        if forced and match.can_undo:
            break
    table, client = asked(match)
    client.post(f"/t/{table.id}/back/", {"number": str(number_of(table))}, headers=HTMX)
    with ledger.reading(table) as (now, _number):
        assert now.number < match.number - 1
        assert not planner.forced(now.legal())


def test_more_servants_are_offered_beside_the_fewest(laid: tuple[Table, Client, str]) -> None:
    table, client, plan = laid
    found = offered(client.get(f"/t/{table.id}/?mode=text").content.decode())
    more = [text for text in found if text.startswith(plan.partition(";")[0] + ";")]
    assert more[0] == plan
    assert len(more) > 1
    assert post(client, table, more[1]).status_code == HTTPStatus.OK
