"""The real site: `signoria serve` in a process and a folder of its own, and visitors who come to it over HTTP."""

import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from http.client import HTTPConnection
from http.cookies import SimpleCookie
from pathlib import Path
from time import sleep
from urllib.parse import urlencode

from scripts.services import free_port

from signoria.engine.errors import SignoriaError
from signoria.engine.state import CHANCE
from signoria.match import Match
from signoria.match.record import Entry, Record
from signoria.web.tables.store.ledger import BACK
from tests.web.visitors import offered

PATIENCE = 60.0
MOMENT = 0.02
NUMBER = re.compile(r'name="number" value="(\d+)"')
HEADER = ("game", "rules", "data", "seats", "variant", "options", "seed")
FORM = "application/x-www-form-urlencoded"

StepRow = tuple[int, int, str]
"""Number, actor and text."""


class Server:
    """A site that is started, killed and started again in the same folder."""

    def __init__(self, folder: Path, **environment: str) -> None:
        self.folder = folder
        self.port = free_port()
        self.log = folder / "log"
        self.process: subprocess.Popen[bytes] | None = None
        ours = ("SIGNORIA_", "DATABASE_URL", "REDIS_URL", "PYTHONDONTWRITEBYTECODE")  # the last makes starts slow
        kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
        self.environment = {
            **kept,
            "PYTHONPATH": os.pathsep.join(sys.path),
            "PYTHONFAULTHANDLER": "1",
            "DJANGO_SETTINGS_MODULE": "tests.web.quick",
            "SIGNORIA_DATA": str(folder),
            **environment,
        }

    def begin(self) -> None:
        """Start the process, without waiting until it answers."""
        command = ["-m", "signoria.terminal.main", "serve", "--no-open", "--host", "127.0.0.1", "--port"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, *command, str(self.port)], env=self.environment, stdout=log, stderr=log
            )

    def start(self) -> None:
        self.begin()
        assert self.process is not None
        for _ in range(int(PATIENCE / MOMENT)):  # a clock would also count while this machine has no time for us
            assert self.process.poll() is None, self.said()
            with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
                return
            sleep(MOMENT)
        self.process.send_signal(signal.SIGABRT)  # lets it say where it hangs
        self.process.wait()
        raise AssertionError(f"the site did not start: {self.said()}")

    def kill(self) -> None:
        """As the kernel does it when memory is short: nothing can be put in order any more."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
        self.process = None

    def said(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace") if self.log.exists() else ""

    def rows(self, query: str, *values: object) -> list[tuple[object, ...]]:
        """What stands in the database, whether the site runs or not."""
        connection = sqlite3.connect(self.folder / "signoria.db", timeout=20)
        try:
            return connection.execute(query, values).fetchall()
        finally:
            connection.close()

    def steps(self, table: str) -> list[StepRow]:
        query = "SELECT number, actor, text FROM tables_step WHERE table_id = ? ORDER BY number"
        return self.rows(query, table)  # type: ignore[return-value]

    def header(self, table: str) -> dict[str, str]:
        (found,) = self.rows(f"SELECT {', '.join(HEADER)} FROM tables_table WHERE id = ?", table)
        return {name: str(value) for name, value in zip(HEADER, found, strict=True)}


@contextmanager
def serving(folder: Path, **environment: str) -> Iterator[Server]:
    server = Server(folder, **environment)
    try:
        server.start()
        yield server
    finally:
        server.kill()


class Answer:
    def __init__(self, status: int, headers: dict[str, str], cookies: list[str], body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.cookies = cookies
        self.body = body

    @property
    def text(self) -> str:
        return self.body.decode()


class Visitor:
    """A browser with its cookies."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.cookies: dict[str, str] = {}

    def ask(self, method: str, path: str, form: Mapping[str, object] | None = None, **headers: str) -> Answer:
        """An answer; OSError and HTTPException where none came."""
        body = None if form is None else urlencode(form, doseq=True)
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        sent["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        if body is not None:
            sent["Content-Type"] = FORM
            sent.setdefault("X-CSRFToken", self.cookies.get("csrftoken", ""))
        connection = HTTPConnection("127.0.0.1", self.server.port, timeout=PATIENCE)
        try:
            connection.request(method, path, body, sent)
            response = connection.getresponse()
            content = response.read()
        finally:
            connection.close()
        kept = response.headers.get_all("Set-Cookie", [])
        for line in kept:
            for name, morsel in SimpleCookie(line).items():
                self.cookies[name] = morsel.value
        named = {name.lower(): value for name, value in response.headers.items()}
        return Answer(response.status, named, kept, content)

    def get(self, path: str, **headers: str) -> Answer:
        return self.ask("GET", path, None, **headers)

    def post(self, path: str, form: Mapping[str, object], **headers: str) -> Answer:
        return self.ask("POST", path, form, **headers)

    def create_table(self, game: str, wishes: str, variant: str = "") -> str:
        """Lay a table; its id."""
        if "csrftoken" not in self.cookies:
            self.get(f"/new/{game}/")
        seats = wishes.split()
        form = {"game": game, "name": "Anna", "seat": seats, "seat_name": [""] * len(seats), "variant": variant}
        answer = self.post("/tables/", form)
        assert answer.status == 302, answer.text
        return answer.headers["location"].split("/")[2]


class Sight:
    """A table as the plain page shows it to its visitor."""

    def __init__(self, page: str) -> None:
        found = NUMBER.search(page)
        self.number = int(found.group(1)) if found else -1
        self.decisions = offered(page)


def replayed(server: Server, table: str) -> Match:
    """The match that the steps of a table tell; they must be whole, with every answer of chance that belongs there."""
    steps = server.steps(table)
    assert [number for number, _, _ in steps] == list(range(len(steps))), f"gaps at {table}"
    entries: list[Entry] = []
    for number, actor, text in steps:
        if text.startswith(BACK):
            del entries[int(text.removeprefix(BACK)) :]
        else:
            entries.append(Entry(actor, text, number))
    header = server.header(table)
    try:
        match = Match.replay(Record(header, entries))
    except SignoriaError as error:
        raise AssertionError(f"table {table} cannot be replayed: {error}") from error
    assert match.seat != CHANCE, f"table {table} ends in half a decision"
    again = Match(header["game"], match.seats, match.variant, match.options, match.seed, header["data"])
    for entry in entries:
        if entry.actor != CHANCE:
            again.play(entry.text)
    assert again.record() == match.record(), f"chance has answered otherwise at {table}"
    return match
