"""The real site in a process of its own, as `signoria serve` starts it."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

SECONDS_TO_START = 60.0


class Server:
    """A site that is being served from a folder."""

    def __init__(self, folder: Path, process: "subprocess.Popen[bytes]", port: int) -> None:
        self.folder = folder
        self.process = process
        self.url = f"http://127.0.0.1:{port}"

    def wait(self) -> None:
        """Until it answers."""
        until = time.monotonic() + SECONDS_TO_START
        while time.monotonic() < until and self.process.poll() is None:
            try:
                with urlopen(self.url, timeout=SECONDS_TO_START):
                    return
            except (URLError, ConnectionError):
                time.sleep(0.05)
        raise AssertionError(f"the site did not start: {(self.folder / 'server.log').read_text(encoding='utf-8')}")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def settings_of(folder: Path) -> dict[str, str]:
    """What a site has to be told that keeps its things in a folder."""
    return {"SIGNORIA_DATA": str(folder), "DATABASE_URL": f"sqlite:///{folder / 'signoria.db'}"}


def start(folder: Path, port: int, **environment: str) -> Server:
    """Start a site that keeps its things in a folder; the caller ends it."""
    settings = {**settings_of(folder), **environment}
    command = [sys.executable, "-m", "signoria.terminal.main", "serve", "--no-open", "--host", "127.0.0.1"]
    with (folder / "server.log").open("ab") as log:
        process = subprocess.Popen(
            [*command, "--port", str(port)], env={**os.environ, **settings}, stdout=log, stderr=subprocess.STDOUT
        )
    return Server(folder, process, port)


@contextmanager
def serving(folder: Path, **environment: str) -> Iterator[Server]:
    """A site for as long as it is needed."""
    server = start(folder, free_port(), **environment)
    try:
        server.wait()
        yield server
    finally:
        server.process.kill()
        server.process.wait()
