"""Takes the pictures in the README: home, table by day, by night and on a phone, result and rules.

    python -m scripts.screenshots [FOLDER]

A site is started in a temporary folder, tables are laid on it, and Chromium looks at them.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, Literal

from playwright.sync_api import Browser, Page
from tests.served.chromium import PHONE, WIDE, open_browser
from tests.served.servers import Server, serving, settings_of

PICTURES: Final = Path(__file__).parents[1] / "docs" / "pictures"
SECONDS_TO_SETTLE: Final = 1.0


@contextmanager
def visitor(
    browser: Browser, server: Server, session: str, wide: bool, scheme: Literal["light", "dark"]
) -> Iterator[Page]:
    """Somebody who sits at the tables; phones have fine screens."""
    context = browser.new_context(
        viewport=WIDE if wide else PHONE, color_scheme=scheme, device_scale_factor=1 if wide else 2, has_touch=not wide
    )
    context.add_cookies([{"name": "sessionid", "value": session, "url": server.url}])
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
    with TemporaryDirectory() as data, serving(Path(data)) as server, open_browser() as browser:
        environment = {**os.environ, **settings_of(server.folder)}
        laid = subprocess.run(
            [sys.executable, "-m", "scripts.showcase"], env=environment, check=True, capture_output=True
        )
        tables = json.loads(laid.stdout)
        table = f"{server.url}/t/{tables['lorenzo-middle']}/"
        with visitor(browser, server, tables["session"], wide=True, scheme="light") as page:
            take(page, server.url, folder / "home.png")
            take(page, table, folder / "table.png")
            take(page, f"{server.url}/t/{tables['lorenzo-over']}/result/", folder / "result.png")
            take(page, f"{server.url}/rules/lorenzo/?search=tower", folder / "rules.png")
        with visitor(browser, server, tables["session"], wide=True, scheme="dark") as page:
            take(page, table, folder / "table-by-night.png")
        with visitor(browser, server, tables["session"], wide=False, scheme="light") as page:
            take(page, table, folder / "table-on-a-phone.png")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else PICTURES)
