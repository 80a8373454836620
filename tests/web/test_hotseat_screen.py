"""Several people at one screen."""

from signoria.match import Match
from signoria.web.tables.models import Table
from signoria.web.tables.pages.hotseat_screen import holds_secrets
from signoria.web.tables.store import ledger
from tests.pages import parse
from tests.web.browsers import HTMX, Browser, asked, play_until


def drawn(browser: Browser, table: Table) -> bool:
    page = browser.get(f"/t/{table.id}/").content.decode()
    part = browser.get(f"/t/{table.id}/", headers=HTMX).content.decode()
    assert ("Pass the screen to" in page) == ("Pass the screen to" in part)
    return "Pass the screen to" in page


def test_the_screen_is_passed_before_anything_is_shown() -> None:
    browser = Browser()
    table = browser.create_table("carrara", "me screen")
    page = browser.get(f"/t/{table.id}/").content.decode()
    assert "Pass the screen to" in page
    assert 'name="decision"' not in page
    browser.post(f"/t/{table.id}/curtain/", {"seat": asked(table)})
    assert not drawn(browser, table)


def test_the_curtain_falls_for_the_next_one() -> None:
    browser = Browser()
    table = browser.create_table("carrara", "me screen")
    first = asked(table)
    browser.post(f"/t/{table.id}/curtain/", {"seat": first})
    while asked(table) == first:
        browser.decide(table)
    assert drawn(browser, table)


def test_lifting_it_for_somebody_else_shows_nothing() -> None:
    browser = Browser()
    table = browser.create_table("carrara", "me screen")
    browser.post(f"/t/{table.id}/curtain/", {"seat": 1 - asked(table)})
    assert drawn(browser, table)
    for seat in ("7", "-1", "x", ""):
        browser.post(f"/t/{table.id}/curtain/", {"seat": seat})
        assert drawn(browser, table)


def test_one_person_alone_needs_no_curtain() -> None:
    browser = Browser()
    table = browser.create_table("carrara", "me bot:random")
    assert not drawn(browser, table)


def test_whoever_is_left_alone_with_a_bot_needs_no_curtain() -> None:
    browser = Browser()
    table = browser.create_table("carrara", "me screen")
    play_until(table, 0)
    assert drawn(browser, table)
    browser.post(f"/t/{table.id}/seat/1/", {"level": "random"})
    assert not drawn(browser, table)


def test_a_game_without_secrets_needs_no_curtain() -> None:
    browser = Browser()
    assert not drawn(browser, browser.create_table("lorenzo", "me screen", variant="basic"))
    assert not drawn(browser, browser.create_table("virtu", "me screen screen"))
    assert drawn(browser, browser.create_table("lorenzo", "me screen", variant="advanced"))


def test_strangers_lift_no_curtain() -> None:
    table = Browser().create_table("carrara", "me screen")
    assert Browser().post(f"/t/{table.id}/curtain/", {"seat": 0}).status_code == 403


def test_an_empty_hand_is_no_secret() -> None:
    match = Match("lorenzo", 2, "basic", seed=1)
    assert not holds_secrets(match.view(0), match.view(None))
    match = Match("carrara", 2, "basic", seed=1)
    assert holds_secrets(match.view(0), match.view(None))


def test_ways_back_tell_only_the_decisions_of_whoever_looks_at_the_screen() -> None:
    """Which leader somebody has kept is a secret of the draft."""
    browser = Browser()
    table = browser.create_table("lorenzo", "me screen", variant="advanced", name="Anna")
    for seat in (0, 1, 0):
        play_until(table, seat)
    browser.post(f"/t/{table.id}/curtain/", {"seat": 0})
    with ledger.reading(table) as (match, _number):
        decisions = match.decisions()
    names = [place.called for place in table.places.all()]
    options = parse(browser.get(f"/t/{table.id}/").content).all("details.ways-back option")
    for option in options:
        actor, decision = decisions[int(option["value"])]
        words = match.game.wording.describe(decision).lower()
        assert option.text.startswith(f"{names[actor]}, ")
        assert (words in option.text.lower()) == (actor == 0)
    assert {decisions[int(option["value"])][0] for option in options} == {0, 1}
