"""Sounds are off until somebody wants them, and the browser remembers that; the title tells whose turn it is."""

from playwright.sync_api import Browser, Page, expect
from scripts.services import Site

from tests.served.tables import after, choose_council, number, seated, until

LISTEN = """() => {
  window.heard = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...told) { window.heard += 1; return start.apply(this, told); };
}"""


def place(page: Page) -> None:
    before = number(page)
    choose_council(page)
    page.locator(".confirm").click()
    after(page, before)
    page.wait_for_timeout(300)


def test_nothing_is_heard_until_it_is_wanted(site: Site, browser: Browser) -> None:
    with seated(site, browser) as page:
        page.evaluate(LISTEN)
        place(page)
        assert page.evaluate("window.heard") == 0


def test_a_piece_that_is_placed_is_heard(site: Site, browser: Browser) -> None:
    with seated(site, browser) as page:
        page.get_by_role("button", name="Sound").click()
        page.evaluate(LISTEN)
        place(page)
        until(page, "window.heard > 0")


def test_the_browser_remembers_that_sounds_are_wanted(site: Site, browser: Browser) -> None:
    with seated(site, browser) as page:
        button = page.get_by_role("button", name="Sound")
        expect(button).to_have_attribute("aria-pressed", "false")
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")
        page.reload()
        expect(button).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("n")
        expect(button).to_have_attribute("aria-pressed", "false")


def test_title_and_sound_tell_that_it_is_my_turn(site: Site, browser: Browser) -> None:
    with seated(site, browser) as page:
        page.get_by_role("button", name="Sound").click()
        assert page.title().startswith("● Your turn")
        place(page)
        before = number(page)
        page.locator(".desk .choice").first.click()
        after(page, before)
        until(page, "!document.title.startsWith('●')")
        page.evaluate("() => { window.turns = 0; document.addEventListener('turn', () => { window.turns += 1; }); }")
        page.evaluate(LISTEN)
        until(page, "document.title.startsWith('●')")
        assert page.evaluate("window.turns") == 1
        assert page.evaluate("window.heard") > 0


def test_the_end_of_the_game_is_heard_once(site: Site, browser: Browser) -> None:
    with seated(site, browser, "carrara") as page:
        page.get_by_role("button", name="Sound").click()
        page.evaluate(LISTEN)
        redraw = "document.dispatchEvent(new CustomEvent('htmx:after:swap', { detail: { ctx: {} } }))"
        page.evaluate(redraw)
        assert page.evaluate("window.heard") == 0
        page.evaluate("document.querySelector('#scene .moment').dataset.over = ''")
        page.evaluate(redraw)
        heard = page.evaluate("window.heard")
        assert heard > 0
        page.evaluate(redraw)
        assert page.evaluate("window.heard") == heard
