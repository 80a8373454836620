"""Who has no seat changes nothing, whatever he sends; and nobody can make the site crash."""

import logging
from collections.abc import Iterator
from hashlib import sha256
from random import Random

import pytest
from django.contrib.auth.models import User
from django.db.models import Model, QuerySet
from django.test import Client

from signoria.web.people.models import Person
from signoria.web.tables.bots import hints
from signoria.web.tables.models import Remark, Seat, Step, Table
from signoria.web.tables.store import ledger
from tests.web.browsers import Browser, play_out, play_until
from tests.web.fuzz import Gun, Shot
from tests.web.visitors import addresses, client_of

GAME_ROWS: list[type[Model]] = [Person, Table, Seat, Step, Remark, User]


@pytest.fixture
def silence() -> Iterator[None]:
    """Thousands of refusals are nothing to write home about."""
    logging.disable(logging.ERROR)
    yield
    logging.disable(logging.NOTSET)


def tables() -> list[Table]:
    """A table of each game in different moments, with seats of all kinds: taken, free, of bots, on a screen."""
    anna, berta = Browser(), Browser()
    lorenzo = anna.create_table("lorenzo", "me friend friend", variant="advanced")
    berta.join(lorenzo)
    carrara = anna.create_table("carrara", "me screen")
    play_until(carrara, 1)
    virtu = anna.create_table("virtu", "me friend bot:random")
    over = berta.create_table("carrara", "me bot:random", name="Berta")
    play_out(over)
    Remark.objects.create(table=lorenzo, person=anna.person, name="Anna", text="Good evening")
    anna.post(f"/t/{lorenzo.id}/propose/", {"decision": 0, "number": 0})
    return [lorenzo, carrara, virtu, Table.objects.get(pk=over.pk)]


def fingerprint(*rows: QuerySet[Model]) -> str:
    """Of all that a game consists of."""
    return sha256(repr([list(found.order_by("pk").values_list()) for found in rows]).encode()).hexdigest()


def everything() -> str:
    return fingerprint(*(model._default_manager.all() for model in GAME_ROWS))


def hit(shot: Shot, client: Client) -> int:
    """The status of the answer, which is never a crash."""
    try:
        status = shot.fire(client)
    except Exception as error:
        raise AssertionError(f"a crash: {shot!r}") from error
    assert 200 <= status < 500, (status, shot)
    return status


@pytest.mark.usefixtures("silence")
def test_five_thousand_requests_without_a_token_change_nothing() -> None:
    rng = Random(1)
    gun = Gun(rng, tables())
    before = everything()
    hits: dict[int, int] = {}
    for number, shot in enumerate(gun.shots(5000)):
        client = Client(enforce_csrf_checks=True, REMOTE_ADDR=f"192.0.2.{rng.randrange(256)}")
        status = hit(shot, client)
        hits[status] = hits.get(status, 0) + 1
        if number % 50 == 0:
            assert everything() == before, f"changed by one of the fifty requests up to {shot!r}"
    assert everything() == before
    assert {200, 302, 400, 403, 404, 405} <= set(hits), hits


@pytest.mark.usefixtures("silence")
def test_five_thousand_forms_of_strangers_change_no_table_of_others() -> None:
    rng = Random(2)
    laid = tables()
    gun = Gun(rng, laid)
    gun.keys = ["A" * 24]  # which nobody can guess
    people = [person.pk for person in Person.objects.all()]
    users = [user.pk for user in User.objects.all()]
    ours: list[QuerySet[Model]] = [
        Person.objects.filter(pk__in=people),
        User.objects.filter(pk__in=users),
        Table.objects.filter(pk__in=gun.tables),
        *(model._default_manager.filter(table__in=gun.tables) for model in (Seat, Step, Remark)),
    ]
    before = fingerprint(*ours)
    client = Client()
    for number, shot in enumerate(gun.shots(5000)):
        if number % 10 == 0:
            client = Client(REMOTE_ADDR=f"192.0.2.{rng.randrange(256)}")
        hit(shot, client)
        if number % 50 == 0:
            assert fingerprint(*ours) == before, f"changed by one of the fifty requests up to {shot!r}"
    assert fingerprint(*ours) == before


@pytest.mark.usefixtures("silence")
def test_two_thousand_requests_of_players_never_crash(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "ADVISER", "random")
    monkeypatch.setattr(hints.WORKER, "think", lambda task, seconds: [])
    rng = Random(3)
    anna = Browser()
    laid = [
        anna.create_table("lorenzo", "me friend"),
        anna.create_table("carrara", "me screen"),
        anna.create_table("virtu", "me friend friend"),
    ]
    gun = Gun(rng, laid)
    client = client_of(anna.person)
    for number, shot in enumerate(gun.shots(2000)):
        if number % 20 == 0:
            client = client_of(anna.person)  # some of these requests log out
            client.defaults["REMOTE_ADDR"] = f"192.0.2.{number % 256}"
        shot.headers.pop("Cookie", None)
        hit(shot, client)
    for table in laid:
        ledger.LEDGER.clear()
        with ledger.reading(table) as (match, steps):
            assert steps == table.steps.count()
            assert match.seat is not None


@pytest.mark.usefixtures("silence")
def test_hundreds_of_decisions_that_mostly_are_none() -> None:
    rng = Random(4)
    anna = Browser()
    for game in ("lorenzo", "carrara", "virtu"):
        table = anna.create_table(game, "me screen screen")
        statuses: set[int] = set()
        for _ in range(120):
            with ledger.reading(table) as (match, number):
                legal = [decision.text for decision in match.legal()]
                catalogue = [decision.text for decision in match.game.decisions]
            text = rng.choice([rng.choice(legal), rng.choice(catalogue), rng.choice(catalogue)[: rng.randrange(20)]])
            sent = rng.choice([number, number, number, number, number - 1, number + 1, rng.randrange(-5, 500)])
            response = anna.post(
                f"/t/{table.id}/decide/", {"decision": text, "number": sent}, headers={"HX-Request": "true"}
            )
            assert response.status_code in (200, 400, 409, 422), (response.status_code, text, sent)
            assert (response.status_code == 200) == (text in legal and sent == number) == (table.steps.count() > number)
            statuses.add(response.status_code)
        assert statuses == {200, 400, 409, 422}


def test_every_form_needs_its_token() -> None:
    anna = Browser()
    table = anna.create_table("lorenzo", "me friend")
    play_until(table, 0)
    strict = Client(enforce_csrf_checks=True)
    strict.cookies = anna.cookies
    before = everything()
    with ledger.reading(table) as (match, number):
        form = {"decision": match.legal()[0].text, "number": number, "level": "random", "text": "x", "name": "Eve"}
    statuses = {path: strict.post(path, form).status_code for path in addresses(table)}
    assert set(statuses.values()) <= {403}, statuses
    assert everything() == before


def test_the_token_of_another_browser_is_none() -> None:
    anna, eve = Browser(), Browser()
    table = anna.create_table("lorenzo", "me friend")
    eve.get("/new/lorenzo/")
    strict = Client(enforce_csrf_checks=True)
    strict.cookies = anna.cookies
    token = eve.cookies["csrftoken"].value
    assert strict.post(f"/t/{table.id}/talk/", {"text": "x", "csrfmiddlewaretoken": token}).status_code == 403
    assert not Remark.objects.exists()


@pytest.mark.parametrize("path", ["decide/", "back/"])
def test_strangers_and_others_at_the_table_do_not_decide(path: str) -> None:
    anna, berta, eve = Browser(), Browser(), Browser()
    table = anna.create_table("lorenzo", "me friend")
    berta.join(table)
    eve.create_table("lorenzo", "me friend", name="Eve")
    play_until(table, 0)
    with ledger.reading(table) as (match, number):
        form = {"decision": match.legal()[0].text, "number": number}
    before = everything()
    for browser in (berta, eve, Browser()):
        assert browser.post(f"/t/{table.id}/{path}", form).status_code == 403
    assert everything() == before


def test_an_answer_to_another_question_is_none() -> None:
    anna = Browser()
    table = anna.create_table("lorenzo", "me screen", variant="basic")
    anna.decide(table)
    with ledger.reading(table) as (match, number):
        text = match.legal()[0].text
    before = everything()
    for wrong in (0, number - 1, number + 1, 10**8):
        assert anna.post(f"/t/{table.id}/decide/", {"decision": text, "number": wrong}).status_code == 409
    assert everything() == before


def test_a_key_opens_only_the_seat_for_which_it_was_made() -> None:
    anna, eve = Browser(), Browser()
    one, other = anna.create_table("lorenzo", "me friend"), anna.create_table("lorenzo", "me friend bot:random")
    before = everything()
    for place in [*other.places.all(), one.places.get(index=0)]:
        assert eve.post(f"/t/{one.id}/join/{place.key}/", {"name": "Eve"}).status_code == 404
        assert eve.get(f"/t/{one.id}/join/{place.key}/code.svg").status_code == 404
    assert everything() == before


def test_a_seat_that_is_taken_stays_with_whoever_has_it() -> None:
    anna, berta, eve = Browser(), Browser(), Browser()
    table = anna.create_table("lorenzo", "me friend")
    place = berta.join(table)
    assert eve.post(f"/t/{table.id}/join/{place.key}/", {"name": "Eve"}).status_code == 409
    assert eve.post(f"/t/{table.id}/sit/").status_code == 404  # it is not an open table
    assert table.places.get(index=1).person == berta.person


def test_a_session_that_names_somebody_with_an_account_is_nobody() -> None:
    user = User.objects.create_user("anna")
    anna = Person.objects.create(name="Anna", user=user)
    eve = Browser()
    session = eve.session
    session["person"] = anna.pk
    session.save()
    assert eve.get("/me/").context["person"] is None


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "localhost:x", "", "a b", "localhost@evil"])
def test_other_hosts_are_refused(host: str) -> None:
    assert Client().get("/", headers={"Host": host}).status_code == 400
    assert Client().get("/me/", headers={"X-Forwarded-Host": host}).status_code == 200


def test_links_name_the_host_that_was_asked_and_not_one_that_was_forwarded() -> None:
    anna = Browser()
    table = anna.create_table("lorenzo", "me friend")
    page = anna.get(f"/t/{table.id}/", headers={"X-Forwarded-Host": "evil.example", "Forwarded": "host=evil.example"})
    assert "evil.example" not in page.content.decode()


@pytest.mark.parametrize(
    "next", ["//evil.example", "https://evil.example", "/\\evil.example", "javascript:1", "\r\nX: y"]
)
def test_nobody_is_led_away(next: str) -> None:
    for path in ("/theme/", "/language/"):
        response = Client().post(path, {"next": next, "theme": "dark", "language": "cs"})
        assert "evil" not in response.headers["Location"]
        assert response.headers["Location"].startswith("/")
    assert "evil" not in Client().get("/me/login/", {"next": next}).headers.get("Location", "")
