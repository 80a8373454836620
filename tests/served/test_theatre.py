"""What happened is played in the browser: pieces fly, numbers rise, deeds come one by one, and all may be skipped."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, Page, Route, ViewportSize, expect
from scripts.services import Site

from tests.served.chromium import PHONE, WIDE
from tests.served.tables import after, choose_council, number, quiet, seat_of, seated, until

FOLLOW = """id => {
  window.seen = [];
  const look = () => {
    const box = document.getElementById(id)?.getBoundingClientRect();
    if (box) window.seen.push(Math.round(box.x));
    requestAnimationFrame(look);
  };
  look();
}"""
"""Notes in every frame where a piece is."""
DEEDS = """() => {
  window.deeds = [];
  const shown = () => Number(document.getElementById("scene").dataset.number);
  document.addEventListener("theatre:deed", () => window.deeds.push([performance.now(), shown()]));
}"""
LONGEST = 4000
"""Milliseconds that the turn of a bot is shown at most."""


@pytest.fixture(scope="module")
def swift() -> Iterator[Site]:
    """A site where bots do not wait for anybody."""
    with Site(SIGNORIA_BOT_PAUSE="0") as found:
        yield found


def places_between(page: Page) -> set[int]:
    """Where the black member was seen on its way to the council, beside its first place and its last."""
    page.evaluate(FOLLOW, f"member-{seat_of(page)}-black")
    choose_council(page)
    before = number(page)
    page.locator(".confirm").click()
    after(page, before)
    quiet(page)
    seen: list[int] = page.evaluate("window.seen")
    assert seen[0] != seen[-1]
    return set(seen) - {seen[0], seen[-1]}


def test_a_piece_moves_through_what_lies_between(site: Site, browser: Browser) -> None:
    with seated(site, browser) as page:
        assert len(places_between(page)) > 2


def test_where_motion_is_not_wanted_nothing_moves(site: Site, browser: Browser) -> None:
    with seated(site, browser, motion="reduce") as page:
        page.evaluate(
            "new MutationObserver(() => { if (document.querySelector('.rise')) window.rose = true; })"
            ".observe(document.body, { childList: true })"
        )
        assert places_between(page) == set()
        assert page.evaluate("window.rose") is None


def test_who_wants_everything_at_once_sees_nothing_move(site: Site, browser: Browser) -> None:
    with seated(site, browser) as page:
        page.locator("button.speed").click()
        page.get_by_label("at once").check()
        page.reload()
        page.locator("button.speed").click()
        expect(page.get_by_label("at once")).to_be_checked()
        page.keyboard.press("Escape")
        assert places_between(page) == set()


def test_numbers_tell_what_was_added(site: Site, browser: Browser) -> None:
    with seated(site, browser) as page:
        choose_council(page)
        page.locator(".confirm").click()
        expect(page.locator(".rise.gain").first).to_have_text("+1")
        expect(page.locator(".rise")).to_have_count(0)


def test_a_key_ends_what_is_played(site: Site, browser: Browser) -> None:
    with seated(site, browser) as page:
        page.evaluate("localStorage.setItem('speed', 'slow')")
        choose_council(page)
        page.locator(".confirm").click()
        piece = f"document.getElementById('member-{seat_of(page)}-black')"
        until(page, f"{piece}.getAnimations().some(one => one.playState === 'running')")
        page.keyboard.press("x")
        assert page.evaluate(f"{piece}.getAnimations().length") == 0


def test_the_piece_that_moved_last_glows(site: Site, browser: Browser) -> None:
    with seated(site, browser) as page:
        choose_council(page)
        page.locator(".confirm").click()
        expect(page.locator(f"#member-{seat_of(page)}-black.newest")).to_have_count(1)


def test_two_quick_clicks_are_one_decision(site: Site, browser: Browser) -> None:
    """The second one comes when another question stands at the same place."""
    with seated(site, browser, "carrara") as page:
        sent: list[str] = []
        page.on("request", lambda request: sent.append(request.url) if request.url.endswith("/decide/") else None)
        before = number(page)
        box = page.locator("button[name=decision]").first.bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + 5, box["y"] + 5)
        after(page, before)
        box = page.locator("button[name=decision]").first.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + 5, box["y"] + 5)
        for press in (page.mouse.down, page.mouse.up):
            press(click_count=2)
        page.wait_for_timeout(300)
        assert len(sent) == 1
        page.mouse.click(box["x"] + 5, box["y"] + 5)  # this one was meant
        page.wait_for_timeout(300)
        assert len(sent) == 2


def test_a_click_while_something_moves_is_not_lost(site: Site, browser: Browser) -> None:
    with seated(site, browser) as page:
        page.evaluate("localStorage.setItem('speed', 'slow')")
        choose_council(page)
        page.locator(".confirm").click()
        page.locator(".desk .choice").first.wait_for()
        before = number(page)
        page.locator(".desk .choice").first.click()  # the member is on its way
        after(page, before)


def test_deeds_that_come_at_once_are_shown_one_by_one(swift: Site, browser: Browser) -> None:
    """The page is so slow that the bots have done everything before it looks."""
    with seated(swift, browser) as page:
        choose_council(page)
        page.locator(".confirm").click()
        page.locator(".desk .choice").first.wait_for()
        quiet(page)
        page.evaluate(DEEDS)
        page.route(page.url, late)
        page.locator(".desk .choice").first.click()
        page.locator(".moment.yours").wait_for()
        until(page, "window.deeds.length > 2")  # her own, and those of two bots
        times, numbers = zip(*page.evaluate("window.deeds"), strict=True)
        assert list(numbers) == sorted(set(numbers))
        assert all(later - sooner > 300 for sooner, later in pairwise(times))
        assert times[-1] - times[0] < 2 * LONGEST


def late(route: Route) -> None:
    """Let a page look at its table as soon as it is its visitor who is asked there."""
    while "moment yours" not in route.request.frame.page.context.request.get(route.request.url).text():
        pass
    route.continue_()


def test_who_has_no_patience_sees_how_the_table_stands(swift: Site, browser: Browser) -> None:
    with seated(swift, browser) as page:
        page.evaluate("localStorage.setItem('speed', 'slow')")
        choose_council(page)
        page.locator(".confirm").click()
        page.locator(".desk .choice").first.click()
        page.wait_for_timeout(600)  # the bots have done everything, and their deeds wait
        page.keyboard.press("x")
        page.locator(".moment.yours").wait_for(timeout=1200)


def look_at_council(page: Page) -> None:
    """Move the mouse there until its panel opens; the last deed of a bot may still be redrawn under it."""
    for _ in range(20):
        page.mouse.move(5, 5)
        page.locator(".spot.council").hover()
        page.wait_for_timeout(100)
        if page.locator("#see-council").is_visible():
            return
    raise AssertionError("nothing opens")


def test_what_rests_under_the_mouse_does_not_open(site: Site, browser: Browser) -> None:
    with seated(site, browser) as page:
        look_at_council(page)
        choose_council(page)
        before = number(page)
        page.keyboard.press("Enter")
        after(page, before)
        page.wait_for_timeout(500)
        expect(page.locator("#see-council")).to_be_hidden()
        look_at_council(page)


REDRAW = """change => {
  const scene = document.getElementById("scene");
  const tell = (name, detail) => document.dispatchEvent(new CustomEvent(name, { detail }));
  const ctx = { sourceElement: document.body, response: { headers: new Headers() } };
  tell("htmx:before:swap", { ctx, tasks: [{ type: "main", target: scene, fragment: document.createElement("p") }] });
  CHANGES[change](scene);
  tell("htmx:after:swap", { ctx });
}"""
CHANGES = """() => {
  const picture = (x) => `<svg viewBox="0 0 50 50" width="200" height="200"><g id="unit-1" class="piece"
    transform="translate(${x} 5)"><rect width="5" height="5"/></g></svg>`;
  window.CHANGES = {
    lay: (scene) => { scene.insertAdjacentHTML("beforeend", `<div id="sea">${picture(5)}</div>`); },
    sail: () => { document.getElementById("sea").innerHTML = picture(35); },
    take: (scene) => scene.querySelector(".board:not(.mine) .holding").append(scene.querySelector(".floor .piece")),
  };
}"""
"""What a board could look like next; nothing of it is Lorenzo's."""


def test_pieces_of_a_drawing_move_in_its_own_units(site: Site, browser: Browser) -> None:
    with seated(site, browser) as page:
        page.evaluate(CHANGES)
        page.evaluate(REDRAW, "lay")
        quiet(page)
        page.evaluate(FOLLOW, "unit-1")
        page.wait_for_timeout(100)
        page.evaluate(REDRAW, "sail")
        quiet(page)
        page.wait_for_timeout(100)
        seen: list[int] = page.evaluate("window.seen")
        assert seen[-1] - seen[0] == 120  # 30 units of 4 pixels
        assert max(seen) - min(seen) <= 121
        assert len(set(seen)) > 4


def test_what_goes_to_a_board_that_is_not_shown_flies_to_its_player(site: Site, browser: Browser) -> None:
    with seated(site, browser) as page:
        page.evaluate(CHANGES)
        page.evaluate(REDRAW, "take")
        leaving = page.locator(".leaving")
        expect(leaving).to_have_count(1)
        assert leaving.get_attribute("id") is None
        expect(leaving).to_have_count(0)


def test_the_scene_is_not_redrawn_by_the_browser_as_a_whole(site: Site, browser: Browser) -> None:
    """A view transition fades a picture of the whole board, which flashes."""
    with seated(site, browser) as page:
        page.evaluate("() => { document.startViewTransition = () => { window.faded = true; throw new Error(); }; }")
        choose_council(page)
        before = number(page)
        page.locator(".confirm").click()
        after(page, before)
        assert page.evaluate("window.faded") is None


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_board_does_not_shift_when_the_turn_changes(site: Site, browser: Browser, size: ViewportSize) -> None:
    """The bar is as high as ever, whatever it says and whatever can be pressed there."""
    with seated(site, browser) as page:
        page.set_viewport_size(size)
        page.evaluate("localStorage.setItem('speed', 'once')")
        seen = set()
        choose_council(page)
        for button in (".confirm", ".desk .choice"):
            page.locator(button).first.wait_for()
            seen.add(top(page))
            before = number(page)
            page.locator(button).first.click()
            after(page, before)
            seen.add(top(page))
        page.locator(".moment.yours").wait_for()
        assert seen == {top(page)}


def top(page: Page) -> float:
    """Where the board begins, below the bar."""
    box = page.locator(".towers").bounding_box()
    assert box is not None
    return box["y"] + float(page.evaluate("scrollY"))
