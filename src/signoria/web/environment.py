"""Where the site keeps its things, and what its host has told it through the environment."""

import os
import secrets
import socket
from contextlib import suppress
from importlib.resources import files
from pathlib import Path
from urllib.parse import unquote, urlsplit

from signoria.engine.errors import BadSetup
from signoria.games import FOLDERS, editions
from signoria.games.editions import DATA

PUBLIC_URL = "SIGNORIA_URL"
HOSTS = "SIGNORIA_HOSTS"
SECRET = "SIGNORIA_SECRET"
PORT = "SIGNORIA_PORT"
MAIL = "SIGNORIA_MAIL"
SENDER = "SIGNORIA_SENDER"


def data_folder() -> Path:
    """The folder for database, secret and editions, made if it is not there."""
    folder = editions.data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(error) from error
    return folder


def of_boards(kind: str) -> list[Path]:
    """Where games keep the templates or the static files of the boards that they draw themselves."""
    rooms = [Path(str(files(folder))) / "board" / kind for folder in FOLDERS.values()]
    return [room for room in rooms if room.is_dir()]


def unwritable(error: OSError) -> BadSetup:
    return BadSetup(f"{error.filename}: {error.strerror}; set {DATA} to a folder that can be written")


def secret_key() -> str:
    """The key that signs sessions: from the environment, or made once and kept in the data folder."""
    given = os.environ.get(SECRET)
    if given:
        return given
    file = data_folder() / "secret"
    try:
        if not file.exists():
            make_secret(file)
        kept = file.read_text(encoding="ascii").strip()
    except OSError as error:
        raise unwritable(error) from error
    if not kept:
        raise BadSetup(f"{file} is empty; remove it, and a new secret will be made")
    return kept


def make_secret(file: Path) -> None:
    """Write a new secret: whole or not at all, however this process ends, and only one where several begin at once."""
    draft = file.with_name(f"secret.{secrets.token_hex(8)}")
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(descriptor, "w", encoding="ascii") as out:
            out.write(secrets.token_urlsafe(64))
            out.flush()
            os.fsync(out.fileno())
        with suppress(FileExistsError):
            os.link(draft, file)
    finally:
        draft.unlink()


def public_url() -> str:
    """The address under which the site is reached from outside, or "" at home."""
    url = os.environ.get(PUBLIC_URL, "").rstrip("/")
    if url and urlsplit(url).scheme not in ("http", "https"):
        raise BadSetup(f"{PUBLIC_URL} is an address such as https://games.example.org, not {url!r}")
    return url


def hosts() -> list[str]:
    """The names under which the site answers: the public one, those that are named, and always this machine."""
    named = [name for name in os.environ.get(HOSTS, "").split(",") if name]
    public = urlsplit(public_url()).hostname
    return [*([public] if public else []), *named, "localhost", "127.0.0.1", "[::1]"]


class Mail:
    """The server that takes our letters; without a host there are none."""

    def __init__(self, url: str, sender: str) -> None:
        parts = urlsplit(url)
        if url and (parts.scheme not in ("smtp", "smtps") or not parts.hostname):
            raise BadSetup(f"{MAIL} is an address such as smtp://user:password@mail.example.org:587")
        self.host = parts.hostname or ""
        self.tls_at_once = parts.scheme == "smtps"
        self.port = parts.port or (465 if self.tls_at_once else 587)
        self.user = unquote(parts.username or "")
        self.password = unquote(parts.password or "")
        self.sender = sender or (f"signoria@{self.host}" if self.host else "signoria@localhost")


def mail() -> Mail:
    return Mail(os.environ.get(MAIL, ""), os.environ.get(SENDER, ""))


def own_addresses() -> list[str]:
    """The addresses of this machine in its house; none where there is no network."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # nothing is sent: this only asks which way it would go
        found.append(str(probe.getsockname()[0]))
    return [address for address in found if not address.startswith(("0.", "127."))]


def address() -> str:
    """Where others reach the site: the public address, or that of this machine in its house; "" if unknown."""
    if public_url():
        return public_url()
    port = os.environ.get(PORT, "")
    return next((f"http://{own}:{port}" for own in own_addresses()), "") if port else ""
