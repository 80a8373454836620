"""What goes wrong is said in the look of the house."""

import pytest

from signoria.web.tables.store.ledger import LEDGER
from tests.web.browsers import HTMX, Browser

HOUSE = 'class="crest"'


@pytest.mark.parametrize("path", ["/nowhere/", "/t/none/", "/t/none/side/", "/new/chess/", "/t/none/join/x/"])
def test_nothing_there(path: str) -> None:
    response = Browser().get(path)
    assert response.status_code == 404
    assert HOUSE in response.content.decode()


def test_a_host_that_we_are_not() -> None:
    response = Browser().get("/", headers={"host": "evil.example.org"})
    assert response.status_code == 400
    assert HOUSE in response.content.decode()


def test_too_many_tables() -> None:
    browser = Browser()
    responses = [browser.post("/play/carrara/") for _time in range(81)]
    assert responses[-1].status_code == 429
    assert HOUSE in responses[-1].content.decode()
    assert "Retry-After" in responses[-1].headers


def test_a_request_with_too_much_in_it() -> None:
    response = Browser().post("/tables/", {f"field{number}": "x" for number in range(300)})
    assert response.status_code == 400
    assert HOUSE in response.content.decode()


def test_a_table_of_other_rules_is_an_answer_and_no_crash() -> None:
    browser = Browser()
    table = browser.create_table()
    table.rules = "0"
    table.save()
    LEDGER.clear()
    assert browser.get(f"/t/{table.id}/").status_code == 409
    assert "#notice" in browser.get(f"/t/{table.id}/", headers=HTMX).headers["HX-Retarget"]
    assert browser.get("/").status_code == 200


@pytest.mark.parametrize("number", ["", "x", "-1", "²", "٣", "9" * 30, "\0"])
def test_numbers_that_are_none(number: str) -> None:
    browser = Browser()
    table = browser.create_table("lorenzo", "me bot:random")
    for path in ("decide", "back", "propose", "vote", "curtain"):
        form = {"number": number, "decision": number, "seat": number}
        assert 300 <= browser.post(f"/t/{table.id}/{path}/", form).status_code < 500


def test_pages_load_nothing_inline() -> None:
    browser = Browser()
    table = browser.create_table()
    for path in ("/", "/new/lorenzo/", f"/t/{table.id}/", "/me/", "/me/login/", "/me/register/", "/nowhere/"):
        response = browser.get(path)
        page = response.content.decode()
        assert "style=" not in page
        assert "<style" not in page
        assert " onclick" not in page
        assert "script-src 'self'" in response.headers["Content-Security-Policy"]
