"""Drawn boards fit: at every size of window, in every language, nothing overlaps, is cut off, broken or too small."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page
from scripts.services import Site

LANGUAGES: Final = ("en", "cs", "pl", "ru")
DESKS: Final = ((1366, 768), (1440, 900), (1920, 1080), (2560, 1440))
TABLETS: Final = ((820, 1180), (1180, 820))
PHONES: Final = ((360, 780), (390, 844), (430, 932))
MOMENTS: Final = ("begun", "middle", "over")
DRAWN: Final = ("lorenzo", "carrara", "virtu")
"""The games with a drawn board."""
MEASURE: Final = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")


def parts(page: Page) -> Iterator[str]:
    """Show one part of the table after another, where a phone has room for one only; else the whole."""
    views = [view for view in page.locator(".views label").all() if view.is_visible()]
    for view in views:
        view.click()
        yield view.inner_text()
    if not views:
        yield "whole"


@pytest.mark.parametrize("size", [*DESKS, *TABLETS, *PHONES], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", DRAWN)
def test_a_board_fits(site: Site, showcase: dict[str, str], browser: Browser, game: str, size: tuple[int, int]) -> None:
    rules = {"fits": size in DESKS, "touch": size not in DESKS}
    found = []
    for language in LANGUAGES:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce", has_touch=size not in DESKS
        )
        context.add_cookies(
            [
                {"name": "sessionid", "value": showcase["session"], "url": site.url},
                {"name": "django_language", "value": language, "url": site.url},
            ]
        )
        page = context.new_page()
        for moment in MOMENTS:
            page.goto(f"{site.url}/t/{showcase[f'{game}-{moment}']}/?mode=drawn")
            page.evaluate("document.fonts.ready")
            for part in parts(page):
                found += [f"{language} {moment} {part}: {fault}" for fault in page.evaluate(MEASURE, rules)]
        context.close()
    assert found == []
