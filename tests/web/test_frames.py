"""A browser that is behind is shown deed after deed; who has no time for that sees how the table stands now."""

import pytest

from signoria.games import kit
from signoria.web.tables.actions import decide as deciding
from signoria.web.tables.models import Table
from signoria.web.tables.pages.frames import MORE, MOST, SHOWN
from signoria.web.tables.store import ledger
from tests.web.browsers import HTMX, Browser, number_of, play_until


@pytest.fixture
def anna() -> Browser:
    return Browser()


@pytest.fixture
def table(anna: Browser) -> Table:
    """Anna is at a table of three, and another one is asked."""
    table = anna.create_table("lorenzo", "me friend friend", variant="basic")
    play_until(table, 1)
    return table


def do(table: Table, text: str) -> int:
    """A deed, with the first answers that there are to all that it asks; the steps after it."""
    with ledger.writing(table, number_of(table)) as match:
        began = match.state.copy()
        match.play(text)
        while kit(table.game).planner.under_way(began, match.state):
            match.go_on(match.legal()[0])
    return number_of(table)


def two_deeds(table: Table) -> tuple[int, int, int]:
    """How many steps there were, after the first deed of somebody else, and after the second."""
    return number_of(table), do(table, "place black council"), do(table, "end-turn")


def fetch(browser: Browser, table: Table, **headers: str) -> tuple[int, int]:
    """The steps that an answer shows, and how many deeds it says that there are to come."""
    answer = browser.get(f"/t/{table.id}/", headers={**HTMX, **headers})
    number = int(answer.content.decode().split('data-number="')[1].split('"')[0])
    return number, int(answer.headers[MORE])


def test_deeds_are_shown_one_by_one(anna: Browser, table: Table) -> None:
    before, first, second = two_deeds(table)
    assert fetch(anna, table, **{SHOWN: str(before)}) == (first, 1)
    assert fetch(anna, table, **{SHOWN: str(first)}) == (second, 0)


def test_who_does_not_say_what_they_show_sees_how_the_table_stands(anna: Browser, table: Table) -> None:
    _, _, second = two_deeds(table)
    for shown in ("", "-1", "two", "²", "9" * 30, str(second), str(second + 5)):
        assert fetch(anna, table, **{SHOWN: shown}) == (second, 0)


def test_what_was_asked_of_the_visitor_meanwhile_is_not_asked_again(anna: Browser, table: Table) -> None:
    play_until(table, 0)
    before = number_of(table)
    do(table, "place black council")
    last = do(table, "end-turn")
    assert fetch(anna, table, **{SHOWN: str(before)}) == (last, 0)


def test_a_way_back_is_shown_at_once(anna: Browser, table: Table) -> None:
    before = number_of(table)
    do(table, "place black council")
    with ledger.writing(table, number_of(table)) as match:
        match.undo()
    assert fetch(anna, table, **{SHOWN: str(before)}) == (number_of(table), 0)


def test_who_was_away_for_long_is_not_shown_everything(anna: Browser, table: Table) -> None:
    before = number_of(table)
    for _ in range(MOST + 2):
        with ledger.writing(table, number_of(table)) as match:
            match.play(match.legal()[-1])
    assert fetch(anna, table, **{SHOWN: str(before)}) == (number_of(table), 0)


def test_a_frame_tells_no_more_than_its_seat_saw_then(anna: Browser, table: Table) -> None:
    before = number_of(table)
    page = anna.get(f"/t/{table.id}/", headers=HTMX).content.decode()
    first = do(table, "place black council")
    then = anna.get(f"/t/{table.id}/", headers=HTMX).content.decode()
    do(table, "end-turn")
    assert anna.get(f"/t/{table.id}/", headers={**HTMX, SHOWN: str(before)}).content.decode() == then
    assert page != then
    assert f'data-number="{first}"' in then


def test_the_answer_of_a_visitor_is_shown_before_what_bots_did_meanwhile(
    anna: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = anna.create_table("lorenzo", "me bot:random", variant="basic")
    play_until(table, 0)
    before = do(table, "place black council")
    monkeypatch.setattr(deciding, "wake_bots", lambda table: play_until(table, 0))
    form = {"number": before, "decision": "end-turn"}
    answer = anna.post(f"/t/{table.id}/decide/", form, headers={**HTMX, SHOWN: str(before)})
    assert f'data-number="{before + 1}"' in answer.content.decode()
    assert int(answer.headers[MORE]) > 0
