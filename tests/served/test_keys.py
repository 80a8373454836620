"""The table by keys alone: letters lead to its parts, answers lead to the next question, the list tells all of it."""

import pytest
from playwright.sync_api import Browser, Page, expect
from scripts.services import Site

from tests.served.tables import COUNCIL, after, number, seat_of, seated

AT = "document.activeElement"
FEW_TABS = 12
"""Stops of the Tab key within the table: its parts, not its sixty buttons."""


def go_to_council(page: Page) -> None:
    """Send the black member to the council, without a mouse."""
    page.keyboard.press("2")
    page.keyboard.press("k")
    page.keyboard.press("Space")
    before = number(page)
    page.keyboard.press("Enter")
    after(page, before)


def test_a_letter_leads_to_what_can_be_done_there(site: Site, browser: Browser) -> None:
    with seated(site, browser) as page:
        page.keyboard.press("k")
        assert page.evaluate(f"{AT}.matches('.spot.council .look')")
        page.keyboard.press("2")
        expect(page.locator("#pick-black")).to_be_checked()


def test_after_an_answer_by_keys_the_next_question_has_the_focus(site: Site, browser: Browser) -> None:
    with seated(site, browser) as page:
        go_to_council(page)
        expect(page.locator(".desk .choice").first).to_be_focused()
        before = number(page)
        page.keyboard.press("2")  # the second privilege of the list
        after(page, before)
        expect(page.locator(".moment")).to_be_focused()  # somebody else decides
        page.locator(".moment.yours").wait_for()
        page.wait_for_timeout(100)
        assert page.evaluate(f"{AT}.matches('.look, .end')")


def test_the_next_question_is_announced(site: Site, browser: Browser) -> None:
    with seated(site, browser) as page:
        go_to_council(page)
        expect(page.locator("#announced[role=status]")).to_have_text(page.locator(".moment").inner_text())


def test_backspace_takes_back(site: Site, browser: Browser) -> None:
    with seated(site, browser) as page:
        go_to_council(page)
        placed = page.locator(f".spot.council #member-{seat_of(page)}-black")
        expect(placed).to_have_count(1)
        before = number(page)
        page.keyboard.press("Backspace")
        after(page, before)
        expect(placed).to_have_count(0)


def test_what_is_chosen_is_dropped_and_confirmed(site: Site, browser: Browser) -> None:
    with seated(site, browser) as page:
        page.keyboard.press("k")
        for key in ("Escape", "Backspace"):
            page.keyboard.press("Space")
            expect(page.locator(".look:checked")).to_have_count(1)
            page.keyboard.press(key)
            expect(page.locator(".look:checked")).to_have_count(0)
        page.keyboard.press("Space")
        page.evaluate(f"{AT}.blur()")
        before = number(page)
        page.keyboard.press("Enter")
        after(page, before)


def test_the_list_tells_every_key(site: Site, browser: Browser) -> None:
    with seated(site, browser) as page:
        page.keyboard.press("?")
        listed = page.locator("#keys")
        expect(listed).to_be_visible()
        told = {key.casefold() for key in listed.locator("kbd").all_inner_texts()}
        letters = page.evaluate(
            "[...document.querySelectorAll('#scene [data-key], #keys [data-letter]')]"
            ".map(one => one.dataset.key ?? one.dataset.letter)"
        )
        assert {"k", "2", "e", "h"} <= set(letters) <= told
        assert {"tab", "enter", "esc", "backspace", "?"} <= told
        assert "The council palace" in listed.inner_text()
        page.keyboard.press("?")
        expect(listed).to_be_hidden()


def test_no_letter_is_taken_from_who_writes(site: Site, browser: Browser) -> None:
    with seated(site, browser) as page:
        page.keyboard.press("c")
        page.keyboard.type("kh?2")
        expect(page.get_by_placeholder("Say something")).to_have_value("kh?2")
        expect(page.locator("#keys")).to_be_hidden()


def test_tab_stops_once_in_each_part_where_arrows_lead_on(site: Site, browser: Browser) -> None:
    with seated(site, browser) as page:
        page.locator("header.house .log-in").focus()
        stops = 0
        while not page.evaluate(f"{AT}.closest('.a-council')"):
            page.keyboard.press("Tab")
            stops += 1
            assert stops <= FEW_TABS
        page.locator(".tower").first.locator(".card, .place").first.focus()
        first = page.evaluate(f"{AT}.getAttribute('popovertarget')")
        page.keyboard.press("ArrowDown")
        assert page.evaluate(f"{AT}.closest('.tower') !== null")
        assert page.evaluate(f"{AT}.getAttribute('popovertarget')") != first


@pytest.mark.parametrize("by", ["Escape", "close", "beside"])
def test_the_hint_can_be_closed(site: Site, browser: Browser, by: str) -> None:
    with seated(site, browser) as page:
        page.keyboard.press("h")
        hint = page.locator("#hint")
        expect(hint).to_contain_text("As a strong bot sees it")
        if by == "Escape":
            page.keyboard.press("Escape")
        elif by == "close":
            hint.get_by_role("button", name="Close").click()
        else:
            page.locator(".tower h2").first.click()
        expect(hint).to_be_empty()


def test_the_plain_page_knows_the_same_keys(site: Site, browser: Browser) -> None:
    with seated(site, browser) as page:
        page.goto(f"{page.url}?mode=text")
        before = number(page)
        page.locator(f"button[value='{COUNCIL}'], button[value^='{COUNCIL};']").first.focus()
        page.keyboard.press("Enter")
        after(page, before)
        expect(page.locator("#question")).to_be_focused()
        before = number(page)
        page.keyboard.press("Backspace")
        after(page, before)
        before = number(page)
        page.keyboard.press("1")
        after(page, before)
