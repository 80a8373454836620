"""Debian's Chromium, driven by Playwright."""

from collections.abc import Iterator
from contextlib import contextmanager
from shutil import which

from playwright.sync_api import Browser, ViewportSize, sync_playwright

WIDE: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}


@contextmanager
def open_browser() -> Iterator[Browser]:
    """A browser for as long as it is needed."""
    program = which("chromium") or which("chromium-browser") or which("google-chrome")
    assert program is not None, "the site is tested in Chromium (on Debian: apt install chromium)"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program,
            args=["--no-sandbox", "--disable-gpu", "--disable-software-rasterizer", "--disable-dev-shm-usage"],
        )
        yield browser
        browser.close()
