"""Posts to addresses that people give us: only to machines of the open internet, shortly, and never in their way.

The name is looked up once, and what it led to is both checked and connected to, so that nobody can lead us into the
network of our own house by changing the answer in between. Redirects are not followed.
"""

import http.client
import json
import logging
import socket
import ssl
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from queue import Full, Queue
from threading import Lock, Thread
from typing import Final
from urllib.parse import urlsplit

LOG: Final = logging.getLogger(__name__)
SECONDS: Final = 5.0
MOST_WAITING: Final = 1000
MOST_THREADS: Final = 4
NAT64: Final = IPv6Network("64:ff9b::/96")
PORTS: Final = {"http": 80, "https": 443}


class Forbidden(Exception):
    """An address to which we do not post."""


def check(url: str) -> tuple[str, str, int, str]:
    """Scheme, host, port and path of an address to which we may post; Forbidden says what is wrong with it."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise Forbidden(f"{url!r} is no address") from error
    if parts.scheme not in PORTS or not parts.hostname:
        raise Forbidden("an address begins with http:// or https://")
    if parts.username is not None or not url.isascii() or not url.isprintable() or " " in url:
        raise Forbidden("an address has no user, no blanks and only plain letters")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return parts.scheme, parts.hostname, port or PORTS[parts.scheme], path


def is_open(address: str) -> bool:
    """Whether an address is one of the open internet."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if found in NAT64:
            inner = IPv4Address(int(found) & 0xFFFFFFFF)
        if inner is not None:
            found = inner
    return found.is_global and not found.is_multicast


def look_up(host: str, port: int) -> str:
    """An address of a host; Forbidden if any of its addresses is not open to the world."""
    try:
        found = [str(entry[4][0]) for entry in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    except (OSError, UnicodeError) as error:
        raise Forbidden(f"{host} is not known") from error
    if not found or not all(is_open(address) for address in found):
        raise Forbidden(f"{host} is not a machine of the open internet")
    return found[0]


def post(url: str, content: dict[str, object]) -> None:
    """Post content as JSON; Forbidden and OSError say why it did not arrive. What is answered is not read."""
    scheme, host, port, path = check(url)
    address = look_up(host, port)
    channel = socket.create_connection((address, port), SECONDS)
    connection = http.client.HTTPConnection(host, port, timeout=SECONDS)
    try:
        if scheme == "https":
            channel = ssl.create_default_context().wrap_socket(channel, server_hostname=host)
        connection.sock = channel
        body = json.dumps(content)
        connection.request("POST", path, body, {"Content-Type": "application/json", "User-Agent": "Signoria"})
        channel.recv(1)  # it was heard; whoever answers drop by drop shall not hold us up
    finally:
        connection.close()
        channel.close()


class Postman:
    """A few threads that post what waits; where too much waits the rest is dropped."""

    def __init__(self) -> None:
        self.waiting: Queue[tuple[str, dict[str, object]]] = Queue(MOST_WAITING)
        self.guard = Lock()
        self.threads: list[Thread] = []

    def send(self, url: str, content: dict[str, object]) -> None:
        with self.guard:
            if len(self.threads) < MOST_THREADS:
                self.threads.append(Thread(target=self.work, daemon=True))
                self.threads[-1].start()
        try:
            self.waiting.put_nowait((url, content))
        except Full:
            LOG.warning("too many messages wait to be posted")

    def work(self) -> None:
        while True:
            url, content = self.waiting.get()
            try:
                post(url, content)
            except (Forbidden, OSError, http.client.HTTPException) as error:
                LOG.info("a message did not arrive: %s", error)
            except Exception:
                LOG.exception("a message could not be posted")


POSTMAN: Final = Postman()
