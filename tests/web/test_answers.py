"""How pages travel: no browser keeps what it must not show again, and all but news is compressed."""

from gzip import decompress

import pytest

from signoria.web.tables.models import Table
from signoria.web.tables.pages.table import STATE
from tests.web.browsers import HTMX, Browser

PACKED = {"Accept-Encoding": "gzip"}


@pytest.fixture
def anna() -> Browser:
    return Browser()


@pytest.fixture
def table(anna: Browser) -> Table:
    return anna.create_table("lorenzo", "me friend")


def test_going_back_to_a_table_asks_for_it_anew(anna: Browser, table: Table) -> None:
    """What htmx gets has the address of the page, often nothing in it, and was shown in place of the page."""
    page = anna.get(f"/t/{table.id}/")
    look = anna.get(f"/t/{table.id}/", headers=HTMX)
    nothing = anna.get(f"/t/{table.id}/", headers={**HTMX, STATE: look.headers[STATE]})
    assert [page.status_code, look.status_code, nothing.status_code] == [200, 200, 204]
    assert [answer.headers.get("Cache-Control") for answer in (page, look, nothing)] == ["no-store"] * 3


@pytest.mark.parametrize("address", ["side/", "why/?words=pass"])
def test_no_part_of_a_page_is_kept(anna: Browser, table: Table, address: str) -> None:
    assert anna.get(f"/t/{table.id}/{address}", headers=HTMX).headers["Cache-Control"] == "no-store"


def test_a_search_is_not_kept_in_place_of_the_rules(anna: Browser) -> None:
    address = "/rules/lorenzo/?search=tower"
    assert anna.get(address, headers=HTMX).headers["Cache-Control"] == "no-store"
    assert "no-store" not in anna.get(address).headers.get("Cache-Control", "")


def test_pages_are_compressed_for_browsers_that_ask(anna: Browser, table: Table) -> None:
    packed = anna.get(f"/t/{table.id}/", headers=PACKED)
    assert packed.headers["Content-Encoding"] == "gzip"
    assert "Accept-Encoding" in packed.headers["Vary"]
    assert "Lorenzo il Magnifico" in decompress(packed.content).decode()
    assert "Content-Encoding" not in anna.get(f"/t/{table.id}/").headers


def test_the_length_of_a_page_is_not_the_same_twice(anna: Browser, table: Table) -> None:
    lengths = {len(anna.get(f"/t/{table.id}/", headers=PACKED).content) for _ in range(8)}
    assert len(lengths) > 1


def test_news_are_not_compressed(anna: Browser, table: Table) -> None:
    news = anna.get(f"/t/{table.id}/news/", headers=PACKED)
    assert news.streaming
    assert "Content-Encoding" not in news.headers
