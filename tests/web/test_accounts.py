"""Accounts and settings."""

import pytest
from django.contrib.auth.models import User
from django.core import mail
from django.test import override_settings

from signoria.web.people import webhook
from signoria.web.people.models import Person
from signoria.web.tables.models import Table
from signoria.web.tables.store import ledger
from tests.pages import parse
from tests.web.browsers import Browser, asked, play_until

PASSWORD = "quattrocento-1469"
SETTINGS = {"name": "Anna", "language": "en", "theme": "auto", "confirm_turn": "on"}


def register(browser: Browser, name: str = "Anna", email: str = "") -> User:
    form = {"username": name, "password1": PASSWORD, "password2": PASSWORD, "email": email}
    response = browser.post("/me/register/", form)
    assert response.status_code == 302, response.content.decode()
    return User.objects.get(username=name)


def test_an_account_takes_over_the_tables_of_the_session() -> None:
    browser = Browser()
    table = browser.create_table("lorenzo", "me friend")
    user = register(browser)
    assert table.places.get(index=0).person == Person.objects.get(user=user)
    assert Person.objects.count() == 1


def test_the_name_of_the_account_is_told_at_the_tables() -> None:
    browser = Browser()
    table = browser.create_table(name="Guest")
    register(browser, "Donna")
    assert table.places.get(index=0).name == "Donna"
    assert "Donna" in browser.get("/").content.decode()


def test_logging_in_takes_over_the_tables_of_the_session() -> None:
    register(Browser())
    elsewhere = Browser()
    table = elsewhere.create_table(name="Guest")
    elsewhere.post(f"/t/{table.id}/talk/", {"text": "Hello"})
    response = elsewhere.post("/me/login/", {"username": "Anna", "password": PASSWORD})
    assert response.status_code == 302
    table.refresh_from_db()
    person = Person.objects.get()
    assert (table.host, table.places.get(index=0).person, table.remarks.get().person) == (person, person, person)
    play_until(table, 0)
    elsewhere.decide(table)


def test_who_logs_out_leaves_nothing_behind() -> None:
    browser = Browser()
    table = browser.create_table()
    register(browser)
    browser.post("/me/logout/")
    assert "You are watching" in browser.get(f"/t/{table.id}/").content.decode()


def test_an_old_session_is_no_way_into_an_account() -> None:
    """Whoever still has the cookie from before the account is a stranger."""
    browser, old = Browser(), Browser()
    table = browser.create_table()
    old.cookies["sessionid"] = browser.cookies["sessionid"].value
    register(browser)
    assert "You are watching" in old.get(f"/t/{table.id}/").content.decode()


@pytest.mark.parametrize(
    "change",
    [
        {"username": "anna"},
        {"username": " \0 "},
        {"username": "x" * 41},
        {"username": "Berta <b>"},
        {"password2": "other"},
        {"password1": "short", "password2": "short"},
        {"password1": "password123", "password2": "password123"},
        {"email": "nobody"},
    ],
)
def test_a_form_with_a_fault_makes_no_account(change: dict[str, str]) -> None:
    register(Browser(), "Anna")
    form = {"username": "Berta", "password1": PASSWORD, "password2": PASSWORD, "email": "", **change}
    response = Browser().post("/me/register/", form)
    assert response.status_code == 400
    assert "errorlist" in response.content.decode()
    assert User.objects.count() == 1


@pytest.mark.parametrize("typed", ["Anna of Siena", "  Anna  of Siena ", "Ａnna of Siena"])
def test_a_name_may_have_spaces(typed: str) -> None:
    register(Browser(), "Anna of Siena")
    assert Browser().post("/me/login/", {"username": typed, "password": PASSWORD}).status_code == 302


def test_a_name_that_cannot_be_is_refused_in_plain_words() -> None:
    form = {"username": "a/b", "password1": PASSWORD, "password2": PASSWORD, "email": ""}
    told = [Browser().post("/me/register/", form), Browser().get("/me/register/")]
    told.append(Browser().post("/me/login/", {"username": "Anna", "password": "x"}))
    pages = [parse(response.content).one("main").text for response in told]
    assert all("username" not in page.lower() for page in pages)
    assert [page.count("letters, digits and spaces") for page in map(str.lower, pages)] == [2, 1, 0]
    assert "no account with this name" in pages[2]


def test_guessing_passwords_is_stopped() -> None:
    register(Browser())
    browser = Browser()
    codes = [browser.post("/me/login/", {"username": "Anna", "password": "x"}).status_code for _ in range(22)]
    assert codes[0] == 200
    assert codes[-1] == 429
    assert browser.post("/me/login/", {"username": "ANNA", "password": PASSWORD}).status_code == 429


def test_logging_in_leads_only_to_pages_of_this_house() -> None:
    register(Browser())
    form = {"username": "Anna", "password": PASSWORD, "next": "https://example.org/"}
    assert Browser().post("/me/login/", form).headers["Location"] == "/"


def test_the_password_can_be_changed() -> None:
    browser = Browser()
    register(browser)
    form = {"old_password": PASSWORD, "new_password1": "cinquecento-1513", "new_password2": "cinquecento-1513"}
    assert browser.post("/me/password/", form).status_code == 302
    assert Browser().post("/me/login/", {"username": "Anna", "password": "cinquecento-1513"}).status_code == 302


def test_without_a_mail_server_there_are_no_letters() -> None:
    assert Browser().get("/me/forgotten/").status_code == 404
    assert "/me/forgotten/" not in Browser().get("/me/login/").content.decode()


def test_with_a_mail_server_a_letter_lets_one_set_a_new_password() -> None:
    register(Browser(), "Anna", "anna@example.org")
    with override_settings(EMAIL_HOST="mail.example.org"):
        browser = Browser()
        browser.post("/me/forgotten/", {"email": "nobody@example.org"})
        assert not mail.outbox
        browser.post("/me/forgotten/", {"email": "anna@example.org"})
        path = next(line for line in str(mail.outbox[0].body).splitlines() if "/me/forgotten/" in line)
        page = browser.get("/" + path.split("/", 3)[3], follow=True)
        form = {"new_password1": "cinquecento-1513", "new_password2": "cinquecento-1513"}
        assert browser.post(page.redirect_chain[-1][0], form).status_code == 302
    assert Browser().post("/me/login/", {"username": "Anna", "password": "cinquecento-1513"}).status_code == 302


def test_settings_are_kept() -> None:
    browser = Browser()
    form = {"name": "Anna", "language": "cs", "theme": "dark", "notify": "on"}
    assert browser.post("/me/", form).status_code == 302
    person = browser.person
    assert (person.name, person.language, person.notify, person.confirm_turn) == ("Anna", "cs", True, False)
    page = browser.get("/").content.decode()
    assert 'data-theme="dark"' in page
    assert '<html lang="cs"' in page
    assert "data-notify" in page


def test_a_new_name_is_told_at_the_tables_too() -> None:
    browser = Browser()
    table = browser.create_table(wishes="me screen", name="Guest")
    browser.post("/me/", {**SETTINGS, "name": "Anna"})
    assert [place.name for place in table.places.all()] == ["Anna", ""]


@pytest.mark.parametrize("change", [{"theme": "pink"}, {"language": "xx"}, {"name": "\0"}, {"name": "x" * 41}])
def test_settings_with_a_fault_are_shown_again(change: dict[str, str]) -> None:
    response = Browser().post("/me/", {**SETTINGS, **change})
    assert response.status_code == 400
    assert not Person.objects.exists()


@pytest.mark.parametrize(
    "url",
    ["ftp://example.org", "http://127.0.0.1/", "http://localhost:8000/", "http://[::1]/", "http://192.168.1.1/", "x"],
)
def test_a_webhook_into_the_own_network_is_refused(url: str) -> None:
    assert Browser().post("/me/", {**SETTINGS, "webhook": url}).status_code == 400


def test_a_webhook_of_the_open_internet_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhook, "look_up", lambda host, port: "93.184.215.14")
    browser = Browser()
    assert browser.post("/me/", {**SETTINGS, "webhook": "https://example.org/hook"}).status_code == 302
    assert browser.person.webhook == "https://example.org/hook"


@pytest.mark.parametrize("next", ["https://example.org/", "//example.org", "javascript:alert(1)", "", "/\\example.org"])
def test_changing_the_colours_leads_only_to_pages_of_this_house(next: str) -> None:
    response = Browser().post("/theme/", {"theme": "dark", "next": next})
    assert response.headers["Location"] == "/"
    assert response.cookies["theme"].value == "dark"


def test_colours_that_there_are_not_are_forgotten() -> None:
    browser = Browser()
    assert "theme" not in browser.post("/theme/", {"theme": "pink", "next": "/me/"}).cookies
    browser.cookies["theme"] = '"><script>'
    assert 'data-theme="auto"' in browser.get("/").content.decode()


@pytest.mark.parametrize("asks", [True, False])
def test_turns_end_by_themselves_for_those_who_want_that(asks: bool) -> None:
    browser = Browser()
    browser.post("/me/", {key: value for key, value in SETTINGS.items() if asks or key != "confirm_turn"})
    table = browser.create_table("lorenzo", "me bot:random", variant="basic")
    play_until(table, 0)
    place = {"decision": "place neutral council", "number": table.steps.count()}
    assert browser.post(f"/t/{table.id}/decide/", place).status_code == 302
    while asked(table) == 0 and not only_the_end(table.id):
        browser.decide(table)
    assert (asked(table) == 0) is asks


def only_the_end(id: str) -> bool:
    with ledger.reading(Table.objects.get(pk=id)) as (match, _number):
        return [decision.text for decision in match.legal()] == ["end-turn"]
