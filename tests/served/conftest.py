"""One site and one browser for all tests here; each has people and tables of its own."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.served.chromium import open_browser
from tests.served.servers import Server, serving, settings_of


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("site")) as found:
        yield found


@pytest.fixture(scope="session")
def showcase(server: Server) -> dict[str, str]:
    """Tables of every kind, and the session of somebody who sits there."""
    environment = {**os.environ, **settings_of(server.folder)}
    told = subprocess.run(
        [sys.executable, "-m", "scripts.showcase"], env=environment, check=True, stdout=subprocess.PIPE
    ).stdout
    found: dict[str, str] = json.loads(told)
    return found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with open_browser() as found:
        yield found
