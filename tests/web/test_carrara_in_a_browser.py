"""The drawn table of Carrara in a real browser: it fits, and blocks can be pressed one by one."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import parse_qs

import pytest
from django.contrib.staticfiles import finders
from playwright.sync_api import Page, Route, ViewportSize

from signoria.games import kit
from signoria.match import Match
from signoria.web.rooms import Room
from tests.carrara.table import give, shown_table
from tests.matches import standing
from tests.served.chromium import PHONE, WIDE, open_browser
from tests.web.test_carrara_board import drawn

HOUSE = "http://house.test"
HEADER = 74
"""Pixels that the head of the house and the links of the game take above the table."""
PART = 2
TYPES = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}


def buying() -> Match:
    """Somebody has turned and may buy three different blocks at a part."""
    state = shown_table(variant="basic", wheel={PART: ["white", "red", "green"]})
    give(state, 0, 30, "")
    match = standing("carrara", state, "basic")
    for decision in ("buy", "rotate none"):
        match.play(decision)
    return match


def plan(*colours: str) -> str:
    stop = [] if colours[-1] == "green" else ["stop"]
    return "; ".join([*(f"take {PART} {colour}" for colour in colours), *stop])


class Visit:
    """A page in the browser, and what was answered there."""

    def __init__(self, page: Page, html: str) -> None:
        self.page = page
        self.html = html
        self.answers: list[str] = []
        page.route("**/*", self.serve)
        page.goto(HOUSE)

    def serve(self, route: Route) -> None:
        request = route.request
        if request.method == "POST":
            self.answers += parse_qs(request.post_data or "")["decision"]
        name = request.url.removeprefix(f"{HOUSE}/").removeprefix("static/").partition("#")[0]
        file = finders.find(name) if Path(name).suffix in TYPES else None
        if file is not None:
            route.fulfill(body=Path(file).read_text(encoding="utf-8"), content_type=TYPES[Path(name).suffix])
        else:
            route.fulfill(body=self.whole(), content_type="text/html; charset=utf-8")

    def whole(self) -> str:
        room = kit("carrara").drawn_board()
        assert isinstance(room, Room)
        links = "".join(f'<link rel="stylesheet" href="/{style}">' for style in ("signoria/site.css", *room.styles))
        links += '<link rel="icon" href="/signoria/mark.svg"><script src="/signoria/site.js" defer></script>'
        sized = '<meta name="viewport" content="width=device-width, initial-scale=1">'
        body = f'<main><div class="table"><div class="board">{self.html}</div></div></main>'
        return f'<!doctype html><html lang="en">{sized}{links}<body class="at-table">{body}</body></html>'

    def chosen(self) -> list[str]:
        """The colours of the blocks that are marked as chosen."""
        found: list[str] = self.page.eval_on_selector_all(".block.chosen", "all => all.map(one => one.dataset.piece)")
        return found

    def press(self, selector: str) -> None:
        self.page.locator(selector).dispatch_event("click")


@contextmanager
def visit(size: ViewportSize) -> Iterator[Visit]:
    match = buying()
    html = drawn(match, match.seat).html
    with open_browser() as browser:
        context = browser.new_context(viewport=size, has_touch=size is PHONE)
        yield Visit(context.new_page(), html)


def test_blocks_are_left_out_and_added_one_by_one() -> None:
    with visit(WIDE) as here:
        here.press(f".part.p-{PART} > label")
        assert here.chosen() == ["white", "red", "green"]
        here.press(".block.c-red")
        assert here.chosen() == ["white", "green"]
        here.press(".block.c-white")
        assert here.chosen() == ["green"]
        here.press(".block.c-red")
        assert here.chosen() == ["red", "green"]
        here.page.locator("button.confirm").click()
        here.page.wait_for_url("**/decide/")
        assert here.answers == [plan("red", "green")]


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desk", "phone"])
def test_the_table_is_no_wider_than_the_window(size: ViewportSize) -> None:
    with visit(size) as here:
        assert here.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        plan_box = here.page.locator(".views").bounding_box()
        assert (plan_box is not None) == (size is PHONE)
        if size is WIDE:
            box = here.page.locator(".carrara").bounding_box()
            assert box is not None
            assert box["height"] + HEADER <= size["height"] + 1
