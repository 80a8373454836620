"""Beside the board: talk, bots that sit in, spectators."""

import pytest
from django.test import Client

from signoria.web.tables.bots import scheduler
from signoria.web.tables.bots.worker import Task
from signoria.web.tables.models import Remark
from signoria.web.tables.store import ledger
from tests.pages import parse
from tests.web.browsers import HTMX, Browser, number_of, play_until


def test_a_remark_is_read_by_everybody_at_the_table() -> None:
    anna, berta = Browser(), Browser()
    table = anna.create_table()
    berta.join(table)
    assert anna.post(f"/t/{table.id}/talk/", {"text": "Good <i>evening</i>"}).status_code == 302
    page = berta.get(f"/t/{table.id}/").content.decode()
    assert "Good &lt;i&gt;evening&lt;/i&gt;" in page


def test_htmx_gets_only_the_side() -> None:
    anna = Browser()
    table = anna.create_table()
    page = anna.post(f"/t/{table.id}/talk/", {"text": "Hello"}, headers=HTMX).content.decode()
    assert page.strip().startswith('<div id="side"')
    assert "Hello" in page
    assert anna.get(f"/t/{table.id}/side/", headers=HTMX).content.decode().strip().startswith('<div id="side"')
    assert anna.get(f"/t/{table.id}/side/").status_code == 302


@pytest.mark.parametrize("text", ["", "   ", "\0\n\t"])
def test_nothing_is_not_said(text: str) -> None:
    anna = Browser()
    table = anna.create_table()
    assert anna.post(f"/t/{table.id}/talk/", {"text": text}).status_code == 302
    assert not Remark.objects.exists()


def test_remarks_are_short() -> None:
    anna = Browser()
    table = anna.create_table()
    assert anna.post(f"/t/{table.id}/talk/", {"text": "x" * 500}).status_code == 302
    assert anna.post(f"/t/{table.id}/talk/", {"text": "x" * 501}).status_code == 400
    assert Remark.objects.count() == 1


def test_spectators_listen_and_do_not_talk() -> None:
    table = Browser().create_table()
    assert Browser().post(f"/t/{table.id}/talk/", {"text": "Hello"}).status_code == 403
    page = Browser().get(f"/t/{table.id}/").content.decode()
    assert "You are watching" in page
    assert 'class="talk"' not in page


def test_talk_needs_the_token_of_its_form() -> None:
    anna = Browser()
    table = anna.create_table()
    strict = Client(enforce_csrf_checks=True)
    strict.cookies = anna.cookies
    assert strict.post(f"/t/{table.id}/talk/", {"text": "Hello"}).status_code == 403
    assert not Remark.objects.exists()


def test_too_many_remarks_are_too_many() -> None:
    anna = Browser()
    table = anna.create_table()
    codes = [anna.post(f"/t/{table.id}/talk/", {"text": str(number)}).status_code for number in range(45)]
    assert 429 in codes
    refused = anna.post(f"/t/{table.id}/talk/", {"text": "again"}, headers=HTMX)
    assert refused.headers["HX-Retarget"] == "#notice"
    assert int(refused.headers["Retry-After"]) > 0


def test_a_bot_plays_for_me_until_i_am_back() -> None:
    anna = Browser()
    table = anna.create_table("lorenzo", "me bot:random")
    play_until(table, 0)
    assert anna.post(f"/t/{table.id}/seat/0/", {"level": "random"}).status_code == 302
    with ledger.reading(table) as (match, number):
        text = match.legal()[0].text
    assert anna.post(f"/t/{table.id}/decide/", {"decision": text, "number": number}).status_code == 403
    assert scheduler.play_once(table.id, lambda task, seconds: text) is not None
    assert number_of(table) > number
    play_until(table, 0)
    assert anna.post(f"/t/{table.id}/seat/0/").status_code == 302
    anna.decide(table)


def test_a_bot_whose_person_comes_back_while_it_thinks_does_not_decide() -> None:
    anna = Browser()
    table = anna.create_table("lorenzo", "me bot:random")
    play_until(table, 0)
    anna.post(f"/t/{table.id}/seat/0/", {"level": "random"})
    before = number_of(table)

    def think(task: Task, seconds: float) -> str:
        anna.post(f"/t/{table.id}/seat/0/")
        return task.decide("random")

    scheduler.play_once(table.id, think)
    assert number_of(table) == before


def test_a_bot_is_not_asked_for_the_end_of_its_turn() -> None:
    table = Browser().create_table("lorenzo", "me bot:random", variant="basic")
    play_until(table, 1)
    for _ in range(8):
        play_until(table, 1)
        scheduler.play_once(table.id, lambda task, seconds: task.decide("random"))
        with ledger.reading(table) as (match, _number):
            assert match.seat == 0 or [decision.text for decision in match.legal()] != ["end-turn"]


def test_bots_wait_while_people_talk_about_going_back() -> None:
    anna = Browser()
    table = anna.create_table("lorenzo", "me friend bot:random")
    Browser().join(table)
    play_until(table, 0)
    with ledger.reading(table) as (match, _number):
        decision = match.number
    anna.decide(table)
    play_until(table, 2)
    anna.post(f"/t/{table.id}/propose/", {"decision": decision, "number": number_of(table)})
    before = number_of(table)
    assert scheduler.play_once(table.id, lambda task, seconds: task.decide("random")) is None
    assert number_of(table) == before


def test_nobody_gives_away_the_seat_of_somebody_else() -> None:
    anna, berta = Browser(), Browser()
    table = anna.create_table()
    berta.join(table)
    assert anna.post(f"/t/{table.id}/seat/1/", {"level": "random"}).status_code == 403
    assert berta.post(f"/t/{table.id}/seat/0/", {"level": "random"}).status_code == 403
    assert Browser().post(f"/t/{table.id}/seat/0/", {"level": "random"}).status_code == 403
    assert not table.places.exclude(bot="").exists()


@pytest.mark.parametrize(
    ("seat", "level", "status"), [(0, "genius", 403), (0, "magnifico:3600s", 403), (7, "random", 404)]
)
def test_only_bots_that_there_are_sit_in(seat: int, level: str, status: int) -> None:
    anna = Browser()
    table = anna.create_table()
    assert anna.post(f"/t/{table.id}/seat/{seat}/", {"level": level}).status_code == status


def test_the_seat_of_a_bot_stays_a_bots() -> None:
    anna = Browser()
    table = anna.create_table("lorenzo", "me bot:random")
    assert anna.post(f"/t/{table.id}/seat/1/").status_code == 403
    assert anna.post(f"/t/{table.id}/seat/1/", {"level": "magnifico"}).status_code == 403
    assert table.places.get(index=1).bot == "random"


def test_the_host_lets_a_bot_sit_in_for_a_friend_who_may_still_come() -> None:
    anna, berta = Browser(), Browser()
    table = anna.create_table()
    place = table.places.get(index=1)
    assert anna.post(f"/t/{table.id}/seat/1/", {"level": "random"}).status_code == 302
    assert not table.places.get(index=1).waits
    assert berta.post(f"/t/{table.id}/join/{place.key}/", {"name": "Berta"}).status_code == 302
    place.refresh_from_db()
    assert (place.bot, place.name) == ("", "Berta")


def test_what_the_house_says_names_names_and_is_not_for_people_to_fake() -> None:
    anna = Browser()
    table = anna.create_table(name="{name}")
    Remark.objects.create(table=table, name="Jacopo", text=scheduler.REPLACED, house=True)
    anna.post(f"/t/{table.id}/talk/", {"text": "{name} {0} %s"})
    page = anna.get(f"/t/{table.id}/").content.decode()
    assert "Jacopo could not decide, so this once chance did it." in page
    assert "{name} {0} %s" in page


def test_it_is_told_whose_turn_it_is() -> None:
    anna = Browser()
    table = anna.create_table("lorenzo", "me bot:random")
    play_until(table, 0)
    assert 'data-turn="mine"' in anna.get(f"/t/{table.id}/side/", headers=HTMX).content.decode()
    play_until(table, 1)
    assert 'data-turn=""' in anna.get(f"/t/{table.id}/side/", headers=HTMX).content.decode()


def test_the_side_tells_who_decides_and_which_bots_play() -> None:
    anna = Browser()
    table = anna.create_table("carrara", "me bot:random bot:apprentice")
    for seat in range(3):
        play_until(table, seat)
        corners = parse(anna.get(f"/t/{table.id}/").content).all("#side section.company li")
        assert [corner.has("strong.turn") for corner in corners] == [seat == other for other in range(3)]
        assert [corner.one("span.soft").text for corner in corners] == ["you", "bot: random", "bot: apprentice"]


def test_the_side_tells_what_was_read_and_whose_remarks_are_ones_own() -> None:
    anna, berta = Browser(), Browser()
    table = anna.create_table("lorenzo", "me friend")
    berta.join(table)
    anna.post(f"/t/{table.id}/talk/", {"text": "Hello"})
    berta.post(f"/t/{table.id}/talk/", {"text": "Ahoj"})
    numbers = list(table.remarks.values_list("pk", flat=True))
    for browser, own in ((anna, [True, False]), (berta, [False, True])):
        before = table.places.get(person=browser.person).read
        side = parse(browser.get(f"/t/{table.id}/").content).one("#side")
        remarks = side.all("section.remarks li")
        assert side["data-read"] == str(before)
        assert [int(one["data-remark"]) for one in remarks] == numbers
        assert ["data-own" in one.attributes for one in remarks] == own
        assert table.places.get(person=browser.person).read == numbers[-1]
