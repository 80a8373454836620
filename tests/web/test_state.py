"""What a browser shows already is not drawn again."""

import pytest
from django.test import Client

from signoria.web.tables.models import Table
from signoria.web.tables.pages.table import STATE
from tests.web.browsers import HTMX, Browser, play_until


def fetch(browser: Client, table: Table, state: str = "") -> tuple[int, str]:
    """The status of an answer, and the state that it names."""
    answer = browser.get(f"/t/{table.id}/", headers={**HTMX, STATE: state})
    return answer.status_code, answer.headers.get(STATE, "")


@pytest.fixture
def anna() -> Browser:
    return Browser()


@pytest.fixture
def table(anna: Browser) -> Table:
    table = anna.create_table("lorenzo", "me friend", variant="basic")
    play_until(table, 0)
    return table


def test_the_same_is_not_sent_twice(anna: Browser, table: Table) -> None:
    status, state = fetch(anna, table)
    assert (status, bool(state)) == (200, True)
    assert fetch(anna, table, state) == (204, "")
    assert f'data-state="{state}"' in anna.get(f"/t/{table.id}/", headers={STATE: state}).content.decode()


def test_the_answer_to_a_decision_names_what_it_shows(anna: Browser, table: Table) -> None:
    before = fetch(anna, table)[1]
    page = anna.get(f"/t/{table.id}/", headers=HTMX).content.decode()
    number = page.split('data-number="')[1].split('"')[0]
    form = {"number": number, "decision": page.split('name="decision" value="')[1].split('"')[0]}
    answer = anna.post(f"/t/{table.id}/decide/", form, headers={**HTMX, STATE: before})
    assert answer.status_code == 200
    assert answer.headers[STATE] != before
    assert fetch(anna, table, answer.headers[STATE]) == (204, "")
    assert fetch(anna, table, before)[0] == 200


def test_whoever_comes_or_leaves_is_shown(anna: Browser, table: Table) -> None:
    state = fetch(anna, table)[1]
    Browser().join(table, "Berta")
    status, then = fetch(anna, table, state)
    assert status == 200
    anna.post(f"/t/{table.id}/seat/0/", {"level": "random"})
    assert fetch(anna, table, then)[0] == 200


def test_others_and_other_languages_see_something_else(anna: Browser, table: Table) -> None:
    state = fetch(anna, table)[1]
    assert fetch(Browser(), table, state)[0] == 200
    anna.post("/language/", {"language": "cs"})
    assert fetch(anna, table, state)[0] == 200
    anna.get(f"/t/{table.id}/?mode=text")
    assert fetch(anna, table, fetch(anna, table)[1])[0] == 204
