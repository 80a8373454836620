"""Takes the pictures in the README: home, the tables of all games, one by night and on a phone, result and rules.

    python -m scripts.screenshots [FOLDER]

A site is started in a temporary folder, tables are laid on it, and Chromium looks at them.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import Browser, Page
from scripts.services import Site
from tests.served.chromium import PHONE, WIDE, open_browser

PICTURES: Final = Path(__file__).parents[1] / "docs" / "pictures"
SECONDS_TO_SETTLE: Final = 1.0


@contextmanager
def visitor(browser: Browser, site: Site, session: str, wide: bool, scheme: Literal["light", "dark"]) -> Iterator[Page]:
    """Somebody who sits at the tables; phones have fine screens."""
    context = browser.new_context(
        viewport=WIDE if wide else PHONE, color_scheme=scheme, device_scale_factor=1 if wide else 2, has_touch=not wide
    )
    context.add_cookies([{"name": "sessionid", "value": session, "url": site.url}])
    page = context.new_page()
    yield page
    context.close()


def take(page: Page, address: str, file: Path) -> None:
    page.goto(address)
    page.wait_for_timeout(SECONDS_TO_SETTLE * 1000)
    page.screenshot(path=file)
    print(file)


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with Site() as site, open_browser() as browser:
        tables = site.showcase()
        newcomer = browser.new_page(viewport=WIDE, color_scheme="light")
        take(newcomer, site.url, folder / "home.png")
        table = f"{site.url}/t/{tables['lorenzo-middle']}/"
        with visitor(browser, site, tables["session"], wide=True, scheme="light") as page:
            take(page, table, folder / "table.png")
            take(page, f"{site.url}/t/{tables['carrara-middle']}/", folder / "wheel.png")
            take(page, f"{site.url}/t/{tables['virtu-middle']}/", folder / "map.png")
            take(page, f"{site.url}/t/{tables['lorenzo-over']}/result/", folder / "result.png")
            take(page, f"{site.url}/rules/lorenzo/?search=tower", folder / "rules.png")
        with visitor(browser, site, tables["session"], wide=True, scheme="dark") as page:
            take(page, table, folder / "table-by-night.png")
        with visitor(browser, site, tables["session"], wide=False, scheme="light") as page:
            take(page, table, folder / "table-on-a-phone.png")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else PICTURES)
