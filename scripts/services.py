"""PostgreSQL, Redis and the site itself on temporary folders, for tests and for measuring.

Nothing is shared with what else runs on the machine: PostgreSQL listens at a socket in its folder, Redis and the site
at ports of this machine that were free. As root PostgreSQL is run as a user who may do less, as it demands.
"""

import json
import os
import pwd
import signal
import socket
import subprocess
import sys
from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import SystemRandom
from shutil import rmtree, which
from tempfile import mkdtemp
from time import monotonic, sleep
from typing import Self
from urllib.error import URLError
from urllib.parse import quote
from urllib.request import urlopen

import psycopg

ADVICE = "on Debian: apt install postgresql redis-server"
LESSER_USERS = ("postgres", "nobody")
OWNER = "signoria"
PATIENCE = 60.0
PORTS = range(20000, 30000)
OURS = ("SIGNORIA_", "DATABASE_URL", "REDIS_URL", "DJANGO_SETTINGS_MODULE")


class Missing(Exception):
    """A program that is not installed, or a service that does not start."""


def program(name: str) -> str:
    """The path of a program; Debian keeps those of PostgreSQL in folders of their versions."""
    versions = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3]))
    found = which(name) or (str(versions[-1]) if versions else None)
    if found is None:
        raise Missing(f"{name} is not installed ({ADVICE})")
    return found


def free_port() -> int:
    """A port for a server: none of those from which connections are made, or a caller may get connected to himself."""
    for port in SystemRandom().sample(PORTS, 100):
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise Missing("no port is free")


def lesser_user() -> str | None:
    """Who runs PostgreSQL: whoever this is, but somebody else instead of root."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in LESSER_USERS if name in known)


class Service(ABC):
    """A process with a folder of its own, where it writes what it has to say."""

    def __init__(self, name: str, user: str | None = None) -> None:
        self.name = name
        self.user = user
        self.folder = Path(mkdtemp(prefix=f"signoria-{name}-"))
        self.log = self.folder / "log"
        self.process: subprocess.Popen[bytes] | None = None
        if user is not None:
            os.chown(self.folder, pwd.getpwnam(user).pw_uid, pwd.getpwnam(user).pw_gid)

    def start(self, command: Sequence[str], environment: dict[str, str] | None = None) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command,
                stdout=log,
                stderr=log,
                cwd=self.folder,
                env=environment,
                user=self.user,
                start_new_session=True,
            )
        until = monotonic() + PATIENCE
        while not self.answers():
            if self.process.poll() is not None or monotonic() > until:
                said = self.log.read_text(errors="replace")
                self.remove()
                raise Missing(f"{self.name} does not start:\n{said}")
            sleep(0.05)

    @abstractmethod
    def answers(self) -> bool:
        """Whether it can be used now."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *reason: object) -> None:
        self.remove()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End the process, if it runs; what it wrote stays."""
        if self.process is not None:
            self.process.send_signal(how)
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.process = None

    def remove(self) -> None:
        self.stop()
        rmtree(self.folder, ignore_errors=True)


class Postgres(Service):
    """A cluster of databases; without `safe` it does not wait for the disk, which tests can do without."""

    def __init__(self, safe: bool = False) -> None:
        initdb, postgres = program("initdb"), program("postgres")
        super().__init__("postgres", lesser_user())
        data = self.folder / "data"
        subprocess.run(
            [initdb, "-D", str(data), "-U", OWNER, "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8"],
            check=True,
            cwd=self.folder,
            user=self.user,
            stdout=subprocess.DEVNULL,
        )
        self.command = [postgres, "-D", str(data), "-k", str(self.folder), "-c", "listen_addresses="]
        self.command += ["-c", f"fsync={'on' if safe else 'off'}"]
        self.start(self.command)

    def address(self, database: str) -> str:
        return f"postgres://{OWNER}@{quote(str(self.folder), safe='')}/{database}"

    def answers(self) -> bool:
        try:
            with psycopg.connect(self.address("postgres")):
                return True
        except psycopg.OperationalError:
            return False

    def create(self, database: str) -> str:
        """A new database; returns its address."""
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(psycopg.sql.SQL("CREATE DATABASE {}").format(psycopg.sql.Identifier(database)))
        return self.address(database)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Without waiting for whoever is still connected."""
        super().stop(how)


class Redis(Service):
    """Redis, which forgets everything when it stops."""

    def __init__(self) -> None:
        server = program("redis-server")
        super().__init__("redis")
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        self.command = [server, "--port", str(self.port), "--bind", "127.0.0.1", "--save", ""]
        self.start(self.command)

    def answers(self) -> bool:
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0


class Site(Service):
    """`signoria serve` with the engine that this Python finds."""

    def __init__(self, processes: int = 1, **environment: str) -> None:
        super().__init__("site")
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        kept = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}
        words = ["serve", "--no-open", "--host", "127.0.0.1", "--port", str(self.port), "--processes", str(processes)]
        own = {"SIGNORIA_DATA": str(self.folder / "data"), "SIGNORIA_SECRET": "for nobody"}
        self.environment = {**kept, **own, **environment}
        self.start([sys.executable, "-m", "signoria.terminal.main", *words], self.environment)

    def answers(self) -> bool:
        try:
            with urlopen(self.url, timeout=5):
                return True
        except (URLError, ConnectionError, TimeoutError):
            return False

    def showcase(self) -> dict[str, str]:
        """Lay tables that show every kind of page; see `scripts.showcase`."""
        command = [sys.executable, "-m", "scripts.showcase"]
        told = subprocess.run(command, env=self.environment, check=True, stdout=subprocess.PIPE).stdout
        found: dict[str, str] = json.loads(told)
        return found

    def workers(self) -> list[int]:
        """The processes that serve, where there are several."""
        assert self.process is not None
        text = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return [int(pid) for pid in text.split() if "spawn_main" in Path(f"/proc/{pid}/cmdline").read_text()]
