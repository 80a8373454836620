"""One site and one browser for all tests here; each has people and tables of its own."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.served.chromium import open_browser
from tests.served.servers import Server, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("site")) as found:
        yield found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with open_browser() as found:
        yield found
