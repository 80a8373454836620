"""One site and one browser for all tests here; each has people and tables of its own."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser
from scripts.services import Site

from tests.served.chromium import open_browser


@pytest.fixture(scope="session")
def site() -> Iterator[Site]:
    with Site() as found:
        yield found


@pytest.fixture(scope="session")
def showcase(site: Site) -> dict[str, str]:
    return site.showcase()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with open_browser() as found:
        yield found
