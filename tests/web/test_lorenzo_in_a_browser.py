"""The drawn table of Lorenzo in a real browser, without any script: it fits, it is played by mouse, keys and thumb."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import parse_qs

import pytest
from django.contrib.staticfiles import finders
from playwright.sync_api import Page, Route, ViewportSize

from signoria.match import Match
from tests.lorenzo.positions import QUESTIONS
from tests.served.chromium import PHONE, WIDE, open_browser
from tests.web.test_lorenzo_board import drawn

HOUSE = "http://house.test"
STYLES = (
    "signoria/fonts/fonts.css",
    "signoria/site.css",
    "signoria/board.css",
    "lorenzo/board.css",
    "lorenzo/tracks.css",
)
HEADER = 74
"""Pixels that the head of the house and the links of the game take above the table."""


def turn() -> Match:
    """A game in the middle: it is somebody's turn, and members stand on the board."""
    return QUESTIONS["turn"]()


class Visit:
    """A page in the browser, and what was answered there."""

    def __init__(self, page: Page, html: str) -> None:
        self.page = page
        self.html = html
        self.answers: list[str] = []
        page.route("**/*", self.serve)
        page.goto(HOUSE)

    def answered(self) -> list[str]:
        """What has been answered, as soon as the page after it is there."""
        self.page.wait_for_url("**/decide/")
        return self.answers

    def serve(self, route: Route) -> None:
        request = route.request
        if request.method == "POST":
            self.answers += parse_qs(request.post_data or "")["decision"]
        if request.url.endswith((".css", ".woff2")):
            file = finders.find(request.url.removeprefix(f"{HOUSE}/"))
            assert file is not None
            route.fulfill(path=Path(file))
        else:
            links = "".join(f'<link rel="stylesheet" href="/{style}">' for style in STYLES)
            sized = '<meta name="viewport" content="width=device-width, initial-scale=1">'
            body = f'<main><div class="table"><div class="board">{self.html}</div></div></main>'
            page = f'<!doctype html><html lang="en">{sized}{links}<body class="at-table">{body}</body></html>'
            route.fulfill(body=page, content_type="text/html; charset=utf-8")


@contextmanager
def visit(html: str, size: ViewportSize) -> Iterator[Visit]:
    with open_browser() as browser:
        context = browser.new_context(viewport=size, has_touch=size is PHONE)
        yield Visit(context.new_page(), html)


def test_everything_public_is_seen_at_once() -> None:
    match = turn()
    with visit(drawn(match, match.seat).html, WIDE) as here:
        for part in ("towers", "areas", "tracks", "players", "log", "boards", "picker"):
            box = here.page.locator(f".lorenzo .{part}").bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= WIDE["width"]
            assert box["y"] + box["height"] <= WIDE["height"] - HEADER


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_no_question_makes_the_page_scroll_sideways(size: ViewportSize) -> None:
    pages = []
    for laid_out in QUESTIONS.values():
        match = laid_out()
        pages.append(drawn(match, match.seat).html)
    with visit(pages[0], size) as here:
        for html in pages:
            here.html = html
            here.page.goto(HOUSE)
            assert here.page.evaluate("document.documentElement.scrollWidth") <= size["width"]


def test_a_chosen_member_makes_the_whole_space_its_button() -> None:
    match = Match("lorenzo", 4, "basic", seed=1)
    with visit(drawn(match, match.seat).html, WIDE) as here:
        here.page.locator("label[for=pick-white]").click()
        here.page.locator(".spot.market-1").click(position={"x": 15, "y": 12})
        here.page.locator(".confirm").click()
        assert here.answered() == ["place white market-1"]


def test_a_space_offers_its_members() -> None:
    match = Match("lorenzo", 4, "basic", seed=1)
    with visit(drawn(match, match.seat).html, PHONE) as here:
        here.page.locator(".spot.council .chip.m-orange label").tap()
        here.page.locator(".spot.council .chip.m-orange .plan").wait_for(state="visible")
        here.page.locator(".confirm").tap()
        assert here.answered() == ["place orange council"]


def test_a_member_stands_there_before_it_is_placed() -> None:
    match = Match("lorenzo", 4, "basic", seed=1)
    ghost = "label => getComputedStyle(label, '::before').clipPath"
    with visit(drawn(match, match.seat).html, WIDE) as here:
        label = here.page.locator(".spot.council .chip.m-orange > label")
        assert label.evaluate(ghost) == "none"
        label.click()
        assert label.evaluate(ghost).startswith("polygon")
        plan, bar = (here.page.locator(part).bounding_box() for part in (".look:checked ~ .plan", ".bar"))
        assert plan is not None
        assert bar is not None
        assert bar["y"] <= plan["y"] < bar["y"] + bar["height"]  # nothing around the member holds its plan back


def test_the_keyboard_is_enough() -> None:
    match = Match("lorenzo", 4, "basic", seed=1)
    with visit(drawn(match, match.seat).html, WIDE) as here:
        for _ in range(300):
            here.page.keyboard.press("Tab")
            if here.page.evaluate("document.activeElement.matches('.look')"):
                break
        for _ in range(100):  # all that can be done is one group of choices
            if here.page.evaluate("document.activeElement.value") == "place black market-2":
                break
            here.page.keyboard.press("ArrowRight")
        here.page.keyboard.press("Enter")
        assert here.answered() == ["place black market-2"]


def test_a_closed_space_tells_its_reason_on_hover_and_on_tap() -> None:
    match = Match("lorenzo", 3, "basic", seed=3)
    first = match.seat
    match.play("place white market-1")
    while match.seat == first:
        match.play(match.legal()[0])
    html = drawn(match, match.seat).html
    with visit(html, WIDE) as here:
        here.page.locator(".spot.market-1").hover()
        here.page.locator("#see-market-1 .why").wait_for(state="visible")
    with visit(html, PHONE) as here:
        here.page.locator(".spot.market-1 .place").tap()
        here.page.locator("#see-market-1 .why a").wait_for(state="visible")


def test_one_tooltip_at_a_time() -> None:
    """What a member would bring is told instead of the space, not over it."""
    match = Match("lorenzo", 4, "basic", seed=1)
    with visit(drawn(match, match.seat).html, WIDE) as here:
        here.page.locator(".spot.council").hover(position={"x": 30, "y": 20})
        here.page.locator("#see-council").wait_for(state="visible")
        here.page.locator(".spot.council .chip.m-white label").hover()
        here.page.locator(".spot.council .chip.m-white .effect").first.wait_for(state="visible")
        here.page.locator("#see-council").wait_for(state="hidden")


def test_members_at_the_council_leave_its_reward_to_be_read() -> None:
    match = Match("lorenzo", 3, "basic", seed=3)
    first = match.seat
    match.play("place white council")
    while match.seat == first:
        match.play(match.legal()[0])
    with visit(drawn(match, match.seat).html, WIDE) as here:
        gain = here.page.locator(".spot.council .gain .mark").last.bounding_box()
        member = here.page.locator(".spot.council .standing .member").first.bounding_box()
        assert gain is not None
        assert member is not None
        assert gain["x"] + gain["width"] <= member["x"]


def test_everything_small_tells_what_it_is() -> None:
    match = turn()
    with visit(drawn(match, match.seat).html, WIDE) as here:
        for things in (".goods .mark", ".die", ".marker", ".track h2", ".faith .step", ".military .step.due"):
            for thing in here.page.locator(things).all():
                assert thing.get_attribute("title"), things
        here.page.locator(".bonus").first.hover()
        here.page.locator(".bonus .panel").first.wait_for(state="visible")
