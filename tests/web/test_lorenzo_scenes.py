"""Every kind of question at Lorenzo's drawn table, answered by mouse, by thumb and by keys, in a real browser."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, ViewportSize

from tests.lorenzo.positions import QUESTIONS
from tests.served.chromium import PHONE, WIDE
from tests.web.test_lorenzo_board import drawn
from tests.web.test_lorenzo_in_a_browser import HOUSE, visit

MOST_TABS: Final = 400
OFFERS: Final = ".desk button[name=decision]:visible, .chip > label:visible, .deed > label:visible, .end:visible"


def click(page: Page) -> None:
    answer(page, page.locator(OFFERS).first, tap=False)


def tap(page: Page) -> None:
    answer(page, page.locator(OFFERS).first, tap=True)


def answer(page: Page, offer: Locator, tap: bool) -> None:
    """Take what is offered; what is looked at first is confirmed."""
    press = Locator.tap if tap else Locator.click
    looks = offer.evaluate("offer => offer.matches('label')")
    press(offer)
    if looks:
        press(page.locator("button.confirm"))


def type_keys(page: Page) -> None:
    """Go from one to the next with Tab until something can be decided, and take it."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.name === 'decision'"):
            break
    if page.evaluate("document.activeElement.matches('.look')"):
        page.keyboard.press("Space")
    page.keyboard.press("Enter")


@pytest.mark.parametrize(
    ("way", "size"), [(click, WIDE), (tap, PHONE), (type_keys, WIDE)], ids=["mouse", "thumb", "keys"]
)
def test_every_question_is_answered(way: Callable[[Page], None], size: ViewportSize) -> None:
    matches = {asked: laid_out() for asked, laid_out in QUESTIONS.items()}
    pages = {asked: drawn(match, match.seat).html for asked, match in matches.items()}
    with visit("", size) as here:
        for asked, html in pages.items():
            here.html, here.answers = html, []
            here.page.goto(HOUSE)
            way(here.page)
            given = here.answered()
            assert len(given) == 1, asked
            matches[asked].play_plan(matches[asked].parse_plan(given[0]))
