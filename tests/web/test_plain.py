"""The plain page: every decision is there once and works, and everything that the seat sees is named."""

from collections.abc import Iterator
from html import escape, unescape
from random import Random

import pytest

from signoria.games import kit
from signoria.language.wording import Company
from signoria.match import Match
from signoria.web import rooms
from signoria.web.board.recap import turns_since
from signoria.web.tables.store import ledger
from tests.amounts import number_of
from tests.carrara.positions import COLOURS
from tests.pages import parse
from tests.terminal.test_sheets import FULL
from tests.web.plain_pages import called, plans_on, read
from tests.web.visitors import SETUPS, asked, client_of, laid_out, offered, played, seated, write_down

MOST_POSTED = 12
LONGEST_GAME = 5000
TOLD_OTHERWISE = "display reserve upgrades shared_places"
"""Tiles on offer are told by their value, and who has scored a city beside the city."""


@pytest.mark.parametrize("setup", SETUPS, ids=str)
@pytest.mark.parametrize("decisions", [0, 7, 40, 95, 170])
def test_every_legal_decision_is_on_the_page_once_and_works(setup: tuple[str, int, str], decisions: int) -> None:
    match = played(*setup, seed=decisions + 1, decisions=decisions)
    table, client = asked(match)
    legal = [decision.text for decision in match.legal()]
    page = parse(client.get(f"/t/{table.id}/?mode=text").content)
    plans = [button["value"] for button in page.all("#decide ul.choices button")]
    assert {plan.partition(";")[0] for plan in plans} == set(legal)
    assert len(set(plans)) == len(plans)
    assert len(plans_on(page)) <= len(plans)
    for text in Random(decisions).sample(plans, min(len(plans), MOST_POSTED)):
        write_down(table, match)
        answer = client.post(f"/t/{table.id}/decide/", {"number": match.number, "decision": text})
        assert answer.status_code == 302
        expected = Match.from_record(match.record())
        expected.play_plan(expected.parse_plan(text))
        ledger.take_forced(expected)
        with ledger.reading(table) as (now, _):
            assert now.state == expected.state


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_whole_game_through_the_site_ends_as_its_record_tells(setup: tuple[str, int, str]) -> None:
    table, clients = seated(played(*setup, seed=3, decisions=0))
    rng = Random(3)
    for turn in range(LONGEST_GAME):
        with ledger.reading(table) as (match, number):
            if match.over:
                break
            texts = [decision.text for decision in match.legal()]
            assert match.seat is not None
            client = clients[match.seat]
        if turn % 9 == 0:
            texts = offered(client.get(f"/t/{table.id}/?mode=text").content.decode())
        answer = client.post(f"/t/{table.id}/decide/", {"number": number, "decision": rng.choice(texts)})
        assert answer.status_code == 302
    client = clients[0]
    told = Match.from_record(client.get(f"/t/{table.id}/record/").content.decode())
    assert told.over
    scores = client.get(f"/t/{table.id}/result/").context["result_page"].sheet
    assert [number_of(value) for _, value in scores.rows[-2][1:]] == [
        told.scores()[seat].total for seat in told.ranking()
    ]


@pytest.mark.parametrize("game", FULL)
def test_everything_in_the_view_is_named(game: str) -> None:
    match = FULL[game]()
    assert match.seat is not None
    table, clients = laid_out(match)
    page = unescape(clients[match.seat].get(f"/t/{table.id}/?mode=text").content.decode()).lower()
    names = {component.id: component.name.lower() for component in match.game.components}
    view = match.view(match.seat)
    seen = [id for id in texts_in(view) if id in names]
    assert len(seen) > 20
    by_value = "" if game != "carrara" else TOLD_OTHERWISE
    assert [id for id in seen if names[id] not in page and id not in texts_at(view, by_value)] == []


def texts_in(data: object) -> Iterator[str]:
    if isinstance(data, dict):
        for key, value in data.items():
            yield str(key)
            yield from texts_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from texts_in(value)
    elif isinstance(data, str):
        yield data


def texts_at(view: dict[str, object], keys: str) -> list[str]:
    return [text for key in keys.split() for text in texts_in(view[key])]


def test_who_is_not_asked_has_no_buttons() -> None:
    match = played("lorenzo", 3, "advanced", seed=2, decisions=30)
    table, clients = seated(match)
    for seat, client in enumerate(clients):
        page = client.get(f"/t/{table.id}/?mode=text").content.decode()
        assert bool(offered(page)) == (seat == match.seat)
    assert offered(client_of(None).get(f"/t/{table.id}/?mode=text").content.decode()) == []


def test_a_refusal_leads_to_its_rule() -> None:
    match = played("carrara", 2, "basic", seed=1, decisions=0)
    table, client = asked(match)
    answer = client.post(f"/t/{table.id}/decide/", {"number": match.number, "decision": "end-turn"})
    refusal = match.refusal("end-turn")
    assert refusal is not None
    page = answer.content.decode()
    assert answer.status_code == 422
    assert escape(refusal.text) in page
    assert f'href="/rules/carrara/#{refusal.rule}"' in page


def test_taking_back_is_offered_where_it_is_possible() -> None:
    match = played("carrara", 2, "basic", seed=1, decisions=0)
    table, client = asked(match)
    assert "Take back" not in client.get(f"/t/{table.id}/").content.decode()
    client.post(f"/t/{table.id}/decide/", {"number": match.number, "decision": "buy"})
    assert "Take back" in client.get(f"/t/{table.id}/").content.decode()
    client.post(f"/t/{table.id}/back/", {"number": match.number + 1})
    with ledger.reading(table) as (now, _):
        assert now.number == match.number


def test_the_text_mode_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = rooms.Room("tables/recap.html", [], lambda scene, match: None)
    monkeypatch.setattr(type(kit("carrara")), "drawn_board", lambda self: drawn)
    match = played("carrara", 2, "basic", seed=1, decisions=4)
    table, client = asked(match)
    address = f"/t/{table.id}/"
    assert 'id="scene" class="plain"' not in client.get(address).content.decode()
    assert 'id="scene" class="plain"' in client.get(f"{address}?mode=text").content.decode()
    assert 'id="scene" class="plain"' in client.get(address).content.decode()
    assert 'id="scene" class="plain"' not in client.get(f"{address}?mode=drawn").content.decode()


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_page_can_be_read_in_every_language(setup: tuple[str, int, str]) -> None:
    match = played(*setup, seed=8, decisions=60)
    table, client = asked(match)
    for language in ("cs", "pl", "ru"):
        answer = client.get(f"/t/{table.id}/?mode=text", headers={"Accept-Language": language})
        assert f'<html lang="{language}"' in answer.content.decode()
        begun = {plan.partition(";")[0] for plan in offered(answer.content.decode())}
        assert begun == {decision.text for decision in match.legal()}


@pytest.mark.parametrize("game", FULL)
def test_players_are_named_in_their_own_colours(game: str) -> None:
    match = FULL[game]()
    for who in (found := read(match, 1).all("#scene span.who")):
        assert called(int(who.named("seat-")), 1) in who.text
    assert {int(who.named("seat-")) for who in found} == set(range(match.seats))


def test_marble_is_named_in_its_own_colour() -> None:
    tones = read(FULL["carrara"](), 1).all("#wheel thead span.tone")
    assert [tone.classes for tone in tones] == [["tone", tone.text.lower()] for tone in tones]
    assert len(tones) == len(COLOURS)


def test_what_the_others_did_is_told_to_whoever_is_asked() -> None:
    match = Match("carrara", 3, seed=1)
    while match.seat != 1 or 1 not in [actor for actor, _ in match.decisions()]:
        match.play("pass")
    table, client = asked(match)
    turns = turns_since(match, 1, match.game.wording, Company([], 1))
    told = parse(client.get(f"/t/{table.id}/?mode=text").content).all("ol.since li")
    assert [int(line.named("seat-")) for line in told] == [turn.seat for turn in turns]
    assert {turn.seat for turn in turns} == {0, 2}


def test_options_are_told_that_are_not_as_usual() -> None:
    match = Match("lorenzo", 3, "basic", {"pass_is_final": True}, seed=1)
    told = [line.text for line in read(match, 0).all("ul.summary li.setting")]
    assert told == ["Basic", match.game.options["pass_is_final"].text]


def test_without_a_script_whoever_waits_is_told_to_look_again() -> None:
    match = played("virtu", 3, "standard", seed=2, decisions=40)
    table, client = asked(match)
    waits = next(seat for seat in table.places.all() if seat.index != match.seat and seat.person is not None)
    assert "<noscript>" not in client.get(f"/t/{table.id}/?mode=text").content.decode().partition('id="decide"')[2]
    page = parse(client_of(waits.person).get(f"/t/{table.id}/?mode=text").content)
    assert page.one("#decide noscript a")["href"] == f"/t/{table.id}/"


def test_the_field_for_why_not_is_another_one_for_another_question() -> None:
    table, client = asked(played("virtu", 3, "standard", seed=2, decisions=40))
    with ledger.reading(table) as (match, number):
        text = match.legal()[0].text
    fields = []
    for _ in range(2):
        fields += [
            one["id"]
            for one in parse(client.get(f"/t/{table.id}/?mode=text").content).all("input")
            if one.attributes.get("name") == "words"
        ]
        client.post(f"/t/{table.id}/decide/", {"number": number, "decision": text})
    assert len(set(fields)) == len(fields) > 0
