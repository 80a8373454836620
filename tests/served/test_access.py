"""axe-core finds nothing serious on any page, by day and by night, wide and on a phone."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, ViewportSize
from scripts.services import Site

import signoria
from signoria.presentation.words import LANGUAGES
from tests.served.chromium import PHONE, WIDE

SERIOUS = ("serious", "critical")
LOOKS: list[tuple[ViewportSize, Literal["light", "dark"]]] = [
    (WIDE, "light"),
    (WIDE, "dark"),
    (PHONE, "light"),
    (PHONE, "dark"),
]
HOUSE = ("", "me/", "me/register/", "me/login/", "me/forgotten/", "nowhere/")
OF_A_GAME = ("new/{game}/", "rules/{game}/", "rules/{game}/?search=coins", "cards/{game}/", "cards/{game}/?search=a")
OF_A_TABLE = (
    "begun?mode=drawn",
    "middle",
    "middle/why/?words=pass",
    "middle/replay/30/",
    "over",
    "over/result/",
    "middle?mode=text",
)


def pages() -> list[str]:
    """Addresses; a table is called by its name in the showcase."""
    found = list(HOUSE)
    for game in signoria.games():
        found += [address.format(game=game) for address in OF_A_GAME]
        found += [f"t/{game}-{address}" for address in OF_A_TABLE]
    return found


@contextmanager
def visitor(browser: Browser, site: Site, session: str | None, size: ViewportSize, scheme: str) -> Iterator[Page]:
    context = browser.new_context(
        viewport=size, has_touch=size is PHONE, color_scheme="dark" if scheme == "dark" else "light"
    )
    if session is not None:
        context.add_cookies([{"name": "sessionid", "value": session, "url": site.url}])
    yield context.new_page()
    context.close()


def address(site: Site, showcase: dict[str, str], page: str) -> str:
    """Where a page is, with the id of its table for the name."""
    if not page.startswith("t/"):
        return f"{site.url}/{page}"
    name, mark, rest = page[2:].partition("?")
    name, _, more = name.partition("/")
    return f"{site.url}/t/{showcase[name]}/{more}{mark}{rest}"


def complaints(page: Page) -> list[str]:
    """What axe-core calls serious, with the first place of each."""
    return [
        f"{fault['id']}: {fault['help']} ({len(fault['nodes'])} times, first {fault['nodes'][0]['html'][:200]})"
        for fault in Axe().run(page).response["violations"]
        if fault["impact"] in SERIOUS
    ]


@pytest.mark.parametrize(("size", "scheme"), LOOKS, ids=["day", "night", "phone", "phone by night"])
def test_nothing_serious_on_any_page(
    site: Site, browser: Browser, showcase: dict[str, str], size: ViewportSize, scheme: str
) -> None:
    found: dict[str, list[str]] = {}
    with visitor(browser, site, showcase["session"], size, scheme) as page:
        for name in pages():
            page.goto(address(site, showcase, name))
            assert page.evaluate("document.documentElement.scrollWidth") <= size["width"], name
            if wrong := complaints(page):
                found[name] = wrong
    assert found == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", signoria.games())
def test_long_words_of_any_language_fit_a_phone(site: Site, browser: Browser, game: str, language: str) -> None:
    with visitor(browser, site, None, PHONE, "light") as page:
        page.context.add_cookies([{"name": "django_language", "value": language, "url": site.url}])
        for address in (f"new/{game}/", f"cards/{game}/", f"rules/{game}/"):
            page.goto(f"{site.url}/{address}")
            assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], address


def test_nothing_serious_for_guests(site: Site, browser: Browser) -> None:
    """An invitation, and the curtain between people at one screen."""
    with visitor(browser, site, None, WIDE, "light") as page:
        page.goto(f"{site.url}/new/lorenzo/?seats=3")
        page.get_by_label("Advanced").check()
        page.locator("select[name=seat]").nth(1).select_option("screen")
        page.locator("select[name=seat]").nth(2).select_option("friend")
        page.get_by_role("button", name="Start the game").click()
        assert complaints(page) == []
        link = page.get_by_label("Link for this seat").input_value()
        with visitor(browser, site, None, PHONE, "dark") as friend:
            friend.goto(link)
            assert complaints(friend) == []
