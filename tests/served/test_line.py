"""Beside the game: remarks that were not read are counted, and answers wait for a line that is down."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect
from scripts.services import Site

from tests.served.chromium import PHONE, WIDE


@pytest.fixture
def anna(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport=WIDE)
    yield context
    context.close()


def begin(site: Site, context: BrowserContext, game: str) -> Page:
    """A table against bots where the newcomer is asked something."""
    page = context.new_page()
    page.goto(site.url)
    page.locator(f"[data-game={game}]").get_by_role("button", name="Play against bots").click()
    page.locator("button[name=decision]").first.wait_for()
    return page


def number(page: Page) -> int:
    return int(page.locator("#scene").get_attribute("data-number") or -1)


def test_an_answer_waits_for_the_line_and_is_taken_once(site: Site, anna: BrowserContext) -> None:
    page = begin(site, anna, "carrara")
    before = number(page)
    anna.set_offline(True)
    page.locator("button[name=decision]").first.click()
    bar = page.locator(".no-line")
    expect(bar).to_contain_text("it will be sent again")
    anna.set_offline(False)
    expect(bar).to_be_hidden()
    expect(page.locator(f"#scene[data-number='{before}']")).to_have_count(0)
    assert page.locator(".reason").count() == 0


def test_an_answer_that_had_arrived_is_not_taken_twice(site: Site, anna: BrowserContext) -> None:
    page = begin(site, anna, "carrara")
    sent: list[str | None] = []

    def lose(route: Route) -> None:
        """It reaches the site, but what the site says does not come back, the first time."""
        sent.append(route.request.post_data)
        if len(sent) == 1:
            route.fetch()
            route.abort()
        else:
            route.continue_()

    page.route("**/decide/", lose)
    with page.expect_response(lambda answer: answer.url.endswith("/decide/"), timeout=15000) as second:
        page.locator("button[name=decision]").first.click()
    assert second.value.status == 409
    assert sent[0] == sent[1]
    expect(page.locator(".no-line")).to_be_hidden()


def test_remarks_that_were_not_read_are_counted(site: Site, browser: Browser, anna: BrowserContext) -> None:
    host = anna.new_page()
    host.goto(f"{site.url}/new/lorenzo/?seats=2")
    host.locator("select[name=seat]").nth(1).select_option("friend")
    host.get_by_role("button", name="Start the game").click()
    link = host.get_by_label("Link for this seat").input_value()
    context = browser.new_context(viewport=PHONE)
    guest = context.new_page()
    guest.goto(link)
    guest.get_by_label("Your name").fill("Berta")
    guest.get_by_role("button", name="Sit down").click()
    expect(host.locator("#invitations")).to_have_count(0)
    guest.get_by_role("button", name="Table and talk").click()
    guest.get_by_placeholder("Say something").fill("Ahoj")
    guest.get_by_role("button", name="Say", exact=True).click()
    expect(host.locator(".handle .count")).to_have_text("1")
    assert host.title().startswith("(1) ")
    host.reload()
    expect(host.locator(".handle .count")).to_have_text("1")  # it was shown to nobody yet
    host.get_by_role("button", name="Table and talk").click()
    expect(host.get_by_text("Ahoj")).to_be_visible()
    assert not host.title().startswith("(")
    host.keyboard.press("Escape")
    expect(host.get_by_text("Ahoj")).to_be_hidden()
    expect(host.locator(".handle .count")).to_be_hidden()
    assert guest.locator(".handle .count").text_content() in ("", "0")
    context.close()


def test_going_back_and_forward_shows_the_table(site: Site, anna: BrowserContext) -> None:
    page = begin(site, anna, "carrara")
    page.wait_for_timeout(500)  # the first look for news, which finds nothing
    table = page.url
    page.goto(f"{site.url}/rules/carrara/")
    page.go_back()
    expect(page).to_have_url(table)  # at once or from a page that was kept
    expect(page.locator("#scene")).to_be_visible()


def begin_drawn(site: Site, context: BrowserContext) -> Page:
    """A drawn table where the newcomer is asked."""
    page = context.new_page()
    page.goto(site.url)
    page.locator("[data-game=lorenzo]").get_by_role("button", name="Play against bots").click()
    page.locator(".chip > label").first.wait_for()
    return page


def test_what_is_chosen_is_no_answer_to_the_next_question(site: Site, anna: BrowserContext) -> None:
    page = begin_drawn(site, anna)
    before = number(page)

    def go_on(route: Route) -> None:
        """The same question again, a step later, with the same places to press."""
        kept = {name: value for name, value in route.request.headers.items() if name != "signoria-state"}
        answer = route.fetch(headers=kept)
        old, new = (f'data-number="{step}"' for step in (before, before + 1))
        route.fulfill(response=answer, body=answer.text().replace(old, new))

    page.locator(".chip > label").first.click()
    expect(page.locator(".look:checked")).to_have_count(1)
    page.route(page.url, go_on)
    page.evaluate("document.getElementById('fetch').dispatchEvent(new Event('missed'))")
    expect(page.locator(f"#scene[data-number='{before + 1}']")).to_have_count(1)
    expect(page.locator(".look:checked")).to_have_count(0)


def test_an_answer_is_sent_once_however_often_one_presses(site: Site, anna: BrowserContext) -> None:
    page = begin_drawn(site, anna)
    before = number(page)
    sent: list[str | None] = []

    def keep(route: Route) -> None:
        """Two more presses come while the first answer is on its way."""
        sent.append(route.request.post_data)
        if len(sent) == 1:
            page.evaluate("for (const id of ['answer', 'at-once']) document.getElementById(id).requestSubmit()")
        route.continue_()

    page.route("**/decide/", keep)
    page.locator(".chip > label").first.click()
    page.locator("button.confirm").click()
    expect(page.locator(f"#scene[data-number='{before}']")).to_have_count(0)
    page.wait_for_timeout(300)
    assert len(sent) == 1
    assert page.locator(".reason").count() == 0
