"""Rules and cards are complete, and found by words."""

from html import unescape

import pytest

import signoria
from signoria import Match
from tests.editions import another, raised
from tests.pages import parse
from tests.web.plain_pages import read
from tests.web.visitors import client_of


@pytest.mark.parametrize("name", signoria.games())
def test_all_rules_are_there(name: str) -> None:
    page = unescape(client_of(None).get(f"/rules/{name}/").content.decode())
    game = signoria.game(name)
    assert [id for id in game.rules if f'<div id="{id}">' not in page] == []
    assert [id for id, text in game.rules.items() if f"<dd>{text}</dd>" not in page] == []
    assert page.count("<dd>") == len(game.rules)


@pytest.mark.parametrize("name", signoria.games())
def test_all_components_are_there(name: str) -> None:
    page = unescape(client_of(None).get(f"/cards/{name}/").content.decode())
    components = signoria.game(name).components
    assert page.count("<article id=") == len(components)
    assert [one.id for one in components if f'<article id="{one.id}">' not in page] == []
    assert [line for one in components for line in one.text if f"<p>{line}</p>" not in page] == []


@pytest.mark.parametrize("name", signoria.games())
def test_the_components_of_an_edition_say_what_it_has_corrected(name: str) -> None:
    shipped, other = signoria.game(name), another(name)
    page = client_of(None).get(f"/cards/{name}/?edition={other.data_version}")
    told = [line.text for line in parse(page.content).all("#found article p")]
    assert told == [line for one in other.components for line in one.text]
    assert told != [line for one in shipped.components for line in one.text]
    fields = {field["name"]: field["value"] for field in parse(page.content).all("main form input")}
    assert fields == {"edition": other.data_version, "search": ""}, "what is searched for is searched for there"
    assert client_of(None).get(f"/cards/{name}/?edition=00000000").status_code == 404


@pytest.mark.parametrize("name", signoria.games())
def test_a_table_leads_to_what_the_components_of_its_own_edition_say(name: str) -> None:
    for game in (signoria.game(name), raised(name)):
        page = read(Match(name, game.seats[0], seed=1, edition=game.data_version), 0)
        links = [link for link in page.all("a") if link["href"].startswith("/cards/")]
        told = {one.id: " ".join(one.text) for one in game.components}
        for link in links:
            address, _, id = link["href"].partition("#")
            assert address == f"/cards/{name}/?edition={game.data_version}"
            assert not id or link["title"] == told[id]
        assert len(links) > 3


def test_rules_are_searched_by_every_word() -> None:
    found = client_of(None).get("/rules/lorenzo/?search=surcharge+COINS").context["sections"]
    ids = [id for rules in found.values() for id in rules]
    rules = signoria.game("lorenzo").rules
    assert sorted(ids) == sorted(
        id for id, text in rules.items() if "surcharge" in text.lower() and "coins" in f"{id} {text}".lower()
    )
    assert "LOR-TOWER-8" in ids


def test_cards_are_found_by_kind_and_words() -> None:
    shelves = client_of(None).get("/cards/lorenzo/?kind=leader&search=borgia").context["shelves"]
    assert [(shelf.kind, [one.name for one in shelf.components]) for shelf in shelves] == [
        ("leader", ["Lucrezia Borgia", "Cesare Borgia"])
    ]


@pytest.mark.parametrize("address", ["/rules/virtu/?search=siege", "/cards/virtu/?search=siege"])
def test_htmx_gets_only_what_was_found(address: str) -> None:
    whole = client_of(None).get(address).content
    part = client_of(None).get(address, headers={"HX-Request": "true"}).content
    assert b"<html" not in part
    assert part.strip() in whole


def test_what_is_not_there() -> None:
    assert client_of(None).get("/rules/chess/").status_code == 404
    assert client_of(None).get("/cards/chess/").status_code == 404
    assert "No rule holds" in client_of(None).get("/rules/virtu/?search=zeppelin").content.decode()
