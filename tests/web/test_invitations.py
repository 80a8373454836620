"""Links for friends."""

import pytest
from django.test import override_settings

from signoria.web import environment
from tests.pages import parse
from tests.web.browsers import HTMX, Browser


def test_the_host_sees_a_link_and_its_picture_and_others_do_not() -> None:
    anna, berta = Browser(), Browser()
    table = anna.create_table(wishes="me friend friend")
    first, second = table.places.filter(kind="friend")
    page = anna.get(f"/t/{table.id}/").content.decode()
    assert first.key in page
    assert f"/t/{table.id}/join/{first.key}/code.svg" in page
    berta.join(table)
    assert second.key not in berta.get(f"/t/{table.id}/").content.decode()
    assert second.key not in Browser().get(f"/t/{table.id}/").content.decode()
    assert first.key not in anna.get(f"/t/{table.id}/").content.decode()


def test_the_picture_is_drawn_for_those_who_have_the_link() -> None:
    browser = Browser()
    place = browser.create_table().places.get(kind="friend")
    response = browser.get(f"/t/{place.table_id}/join/{place.key}/code.svg")
    assert response.headers["Content-Type"] == "image/svg+xml"
    assert b"<svg" in response.content
    assert browser.get(f"/t/{place.table_id}/join/forged/code.svg").status_code == 404


def test_the_link_names_the_machine_as_the_house_knows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "own_addresses", lambda: ["192.168.1.7"])
    browser = Browser()
    table = browser.create_table()
    with override_settings(ALLOWED_HOSTS=["localhost", "192.168.1.7"]):
        page = browser.get(f"/t/{table.id}/", headers={"host": "localhost:8000"}).content.decode()
    assert f"http://192.168.1.7:8000/t/{table.id}/join/" in page


def test_a_machine_that_listens_only_to_itself_is_not_named_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "own_addresses", lambda: ["192.168.1.7"])
    browser = Browser()
    table = browser.create_table()
    with override_settings(ALLOWED_HOSTS=["localhost"]):
        page = browser.get(f"/t/{table.id}/", headers={"host": "localhost:8000"}).content.decode()
    assert f"http://localhost:8000/t/{table.id}/join/" in page


def test_the_public_address_comes_first() -> None:
    browser = Browser()
    table = browser.create_table()
    with override_settings(PUBLIC_URL="https://games.example.org"):
        assert f"https://games.example.org/t/{table.id}/join/" in browser.get(f"/t/{table.id}/").content.decode()


def test_a_seat_that_was_taken_stays_his() -> None:
    table = Browser().create_table()
    berta, carlo = Browser(), Browser()
    place = berta.join(table)
    path = f"/t/{table.id}/join/{place.key}/"
    assert carlo.post(path, {"name": "Carlo"}).status_code == 409
    assert carlo.get(path).status_code == 409
    assert berta.get(path).status_code == 302
    assert berta.post(path, {"name": "Berta"}).status_code == 302
    place.refresh_from_db()
    assert place.person == berta.person


@pytest.mark.parametrize("key", ["forged", "-", "x" * 300])
def test_a_forged_link_leads_nowhere(key: str) -> None:
    table = Browser().create_table()
    assert Browser().get(f"/t/{table.id}/join/{key}/").status_code == 404


def test_the_key_of_the_host_is_no_invitation() -> None:
    table = Browser().create_table()
    key = table.places.get(index=0).key
    assert Browser().post(f"/t/{table.id}/join/{key}/", {"name": "Carlo"}).status_code == 404


def test_the_link_tells_who_invites_to_what() -> None:
    table = Browser().create_table(name="Anna")
    place = table.places.get(kind="friend")
    page = Browser().get(f"/t/{table.id}/join/{place.key}/").content.decode()
    assert "Anna invites you" in page
    assert "Lorenzo il Magnifico" in page


def test_a_waiting_table_says_who_is_missing() -> None:
    browser = Browser()
    table = browser.create_table()
    assert "has not come yet" in browser.get(f"/t/{table.id}/").content.decode()
    Browser().join(table)
    assert "has not come yet" not in browser.get(f"/t/{table.id}/").content.decode()


def test_the_host_sees_first_who_has_not_come_until_all_are_there() -> None:
    anna, berta = Browser(), Browser()
    table = anna.create_table("lorenzo", "me friend friend")
    first, second = table.places.filter(kind="friend")
    page = parse(anna.get(f"/t/{table.id}/").content)
    links = [link.text for link in page.all("#arrivals textarea")]
    assert [link.rsplit("/", 2)[1] for link in links] == [first.key, second.key]
    source = anna.get(f"/t/{table.id}/").content.decode()
    assert source.index('id="invitations" open') < source.index('id="scene"')
    assert not parse(berta.get(f"/t/{table.id}/").content).has("#invitations")
    berta.join(table)
    side = parse(anna.get(f"/t/{table.id}/side/", headers=HTMX).content)
    assert len(side.all("#arrivals li.invitation")) == 1
    Browser().join(table, "Carlo")
    side = parse(anna.get(f"/t/{table.id}/side/", headers=HTMX).content)
    assert side.one("#arrivals")["hx-swap-oob"] == "outerMorph"
    assert not side.has("#invitations")
