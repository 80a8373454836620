"""Tables of Lorenzo in a browser, where the first move is always the same: the black member goes to the council."""

from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Literal

from playwright.sync_api import Browser, Page, expect
from scripts.services import Site

from tests.served.chromium import WIDE

COUNCIL = "place black council"
PATIENCE = 20.0


@contextmanager
def seated(
    site: Site, browser: Browser, game: str = "lorenzo", motion: Literal["reduce", "no-preference"] = "no-preference"
) -> Iterator[Page]:
    """Somebody at a table against bots, who is asked for the first move."""
    context = browser.new_context(viewport=WIDE, reduced_motion=motion)
    page = context.new_page()
    page.goto(site.url)
    page.locator(f"[data-game={game}]").get_by_role("button", name="Play against bots").click()
    page.locator("[name=decision]").first.wait_for(state="attached")
    quiet(page)
    yield page
    context.close()


def quiet(page: Page) -> None:
    """Wait until nothing moves."""
    expect(page.locator(".flying, .rise")).to_have_count(0)


def until(page: Page, expression: str) -> None:
    """Wait for something that only a script can tell; the site's policy lets Playwright do that by no other means."""
    end = monotonic() + PATIENCE
    while not page.evaluate(expression):
        assert monotonic() < end, expression


def choose_council(page: Page) -> None:
    """Look at what the black member would bring at the council."""
    page.locator(f".look[value='{COUNCIL}'], .look[value^='{COUNCIL};']").first.check(force=True)


def seat_of(page: Page) -> str:
    return str(page.evaluate("document.querySelector('.player.mine').className.match(/seat-(\\d)/)[1]"))


def number(page: Page) -> int:
    return int(page.locator("#scene").get_attribute("data-number") or -1)


def after(page: Page, before: int) -> None:
    page.locator(f"#scene:not([data-number='{before}'])").wait_for()
