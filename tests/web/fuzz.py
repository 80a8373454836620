"""Requests that nobody should send, made from the addresses and fields that the site has: new ones are tried, too."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from urllib.parse import urlencode

from django.test import Client
from django.test.client import MULTIPART_CONTENT, encode_multipart

import signoria
from signoria.bots import LEVELS
from signoria.web.tables.models import Table
from tests.web.visitors import patterns

SITE = Path(signoria.__file__).parent / "web"
FIELD = re.compile(r'name="([\w-]+)"')
READ = re.compile(r'(?:POST|GET|form)\.get(?:list)?\("(\w+)"')
METHODS = ["GET"] * 7 + ["POST"] * 10 + ["HEAD", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "BREW"]
FORM = "application/x-www-form-urlencoded"
TYPES = [
    *[FORM] * 6,
    MULTIPART_CONTENT,
    "multipart/form-data",
    "multipart/form-data; boundary=\xff",
    "application/json",
    "text/plain; charset=utf-8",
    f"{FORM}; charset=no-such-thing",
    f"{FORM}; charset=utf-16",
    f"{FORM}; charset=latin-1",
    "image/png",
    "",
]
TEXTS = [
    *(
        "",
        " ",
        "0",
        "1",
        "2",
        "3",
        "-1",
        "7",
        "10",
        "true",
        "None",
        "NaN",
        "1e309",
        "0x10",
        "+1",
        "1_0",
        "²",
        "٣",
        "\0",
    ),
    *("9" * 9, "9" * 20, "9" * 5000, "x" * 41, "x" * 501, "x" * 70_000, "é", "ł" * 40, "\u202e", "🂡", "\ufeff", "\x7f"),
    *(
        "<script>alert(1)</script>",
        "' OR 1=1 --",
        "%s%d%n",
        "{0}{name}",
        "../../etc/passwd",
        "//evil.example",
        "\r\nX: y",
    ),
    *(
        "https://evil.example/",
        "javascript:alert(1)",
        "\\evil",
        "/\t/evil",
        "http://[",
        "a\tb",
        "\ud7ff",
        "back 0",
        "-",
    ),
    *("me", "friend", "screen", "bot", "bot:random", "bot:magnifico:9999s", "yes", "no", "text", "drawn", "end-turn"),
    *("en", "cs", "xx", "de", "a@b.example", "http://127.0.0.1/", "light", *LEVELS, *signoria.games()),
]
BYTES = [b"", b"\0", b"\xff\xfe", b"%", b"%zz=%", b"a=%ff%fe", b"&" * 500, b"=" * 500, b'{"a": 1}', b"\xed\xa0\x80"]
PATHS = ["//", "/..", "/%00", "/%2e%2e/", "/%ff", "/é", "/.", "?", "#", ";a=b", "\0", "\n", "%", "/" * 300, "x" * 3000]
HEADERS = {
    "Host": [
        "localhost",
        "evil.example",
        "localhost:99999999",
        "",
        "a b",
        "127.0.0.1",
        "[::1",
        "localhost@evil",
        "\xff",
    ],
    "X-Forwarded-Host": ["evil.example"],
    "X-Forwarded-For": ["1.2.3.4", "x", "::1, \xff", "1.2.3.4," * 200],
    "X-Forwarded-Proto": ["https", "\xff", "ftp"],
    "X-Forwarded-Port": ["443", "x"],
    "Forwarded": ["for=x;host=evil.example"],
    "X-HTTP-Method-Override": ["POST"],
    "X-Original-URL": ["/admin"],
    "X-CSRFToken": ["x", "x" * 32, "x" * 64, "\xff"],
    "HX-Request": ["true", "x"],
    "HX-Current-URL": ["http://[", "\xff", "https://evil.example/"],
    "HX-Current-URL-URI-AutoEncoded": ["true"],
    "HX-Prompt": ["%ff"],
    "Accept-Language": ["cs", "xx", "en;q=x", "*", "a-" * 500, "\xff", "../../x"],
    "Accept-Encoding": ["gzip", "x" * 999],
    "Accept": ["text/event-stream", "\xff"],
    "Cookie": [
        "sessionid=x",
        "sessionid=\xff",
        "csrftoken=x",
        "theme=\0",
        "django_language=../x",
        "messages=x",
        ";" * 99,
    ],
    "Origin": ["null", "https://evil.example", "http://["],
    "Referer": ["https://evil.example/", "http://[", "\xff"],
    "If-Modified-Since": ["x", "\xff"],
    "If-None-Match": ["*", "x"],
    "Range": ["bytes=0-1", "bytes=9-1,x"],
    "Remote-User": ["Anna"],
}


def fields() -> list[str]:
    """The names of all fields that a form has or a page reads."""
    found: set[str] = set()
    for file in SITE.rglob("*.html"):
        found.update(FIELD.findall(file.read_text(encoding="utf-8")))
    for file in SITE.rglob("*.py"):
        found.update(READ.findall(file.read_text(encoding="utf-8")))
    return sorted(found | {"csrfmiddlewaretoken"})


class Shot:
    """One request, which can be told to whoever has to repeat it."""

    def __init__(self, method: str, path: str, query: str, type: str, body: bytes, headers: dict[str, str]) -> None:
        self.method = method
        self.path = path
        self.query = query
        self.type = type
        self.body = body
        self.headers = headers

    def __repr__(self) -> str:
        parts = (self.method, self.path, self.query, self.type, self.body[:2000], self.headers)
        return f"Shot({', '.join(repr(part) for part in parts)})"

    def fire(self, client: Client) -> int:
        """Send it; the status of the answer. A crash of the site is a 500 whose reason is raised."""
        environment = {
            "PATH_INFO": self.path.encode().decode("latin-1"),
            "QUERY_STRING": self.query,
            **{f"HTTP_{name.upper().replace('-', '_')}": value for name, value in self.headers.items()},
        }
        response = client.generic(
            self.method, "/", self.body, self.type, secure=False, headers=None, query_params=None, **environment
        )
        response.close()
        return response.status_code


class Gun:
    """Makes requests from what there is to be hit: addresses, fields, and tables with their keys and decisions."""

    def __init__(self, rng: Random, tables: list[Table]) -> None:
        self.rng = rng
        self.tables = [table.id for table in tables]
        self.keys = [place.key for table in tables for place in table.places.all()]
        self.decisions = [d.text for table in tables for d in signoria.game(table.game).decisions[::17]]
        self.patterns = patterns()
        self.fields = fields()

    def shots(self, number: int) -> Iterator[Shot]:
        for _ in range(number):
            yield self.shot()

    def shot(self) -> Shot:
        rng = self.rng
        method = rng.choice(METHODS)
        path = self.path()
        query = (
            urlencode(self.pairs(rng.randrange(8)))
            if rng.random() < 0.2
            else rng.choice(["mode=text", "seat=1", "%ff=%00", "&&=", ""])
        )
        type, body = self.content() if method not in ("GET", "HEAD") else (FORM, b"")
        names = rng.sample(sorted(HEADERS), rng.choice([0, 0, 1, 1, 2, 5]))
        headers = {name: rng.choice(HEADERS[name]) for name in names}
        return Shot(method, path, query, type, body, headers)

    def path(self) -> str:
        rng = self.rng
        pattern = rng.choice(self.patterns)
        filled = re.sub(r"<(?:\w+:)?(\w+)>", lambda found: self.part(found.group(1)), str(pattern.pattern))
        if rng.random() < 0.1:
            cut = rng.randrange(len(filled) + 1)
            filled = filled[:cut] + rng.choice(PATHS) + filled[cut:]
        return "/" + filled

    def part(self, name: str) -> str:
        """What stands in an address for a part of that name: mostly something that there is."""
        rng = self.rng
        if rng.random() < 0.15:
            return rng.choice(TEXTS)
        known = {"id": self.tables, "key": self.keys, "name": signoria.games()}
        return rng.choice(known.get(name, ["0", "1", "2", "9" * 9, "9" * 19, "9" * 30, "9" * 5000, "MQ", "x-y"]))

    def value(self) -> str:
        rng = self.rng
        if rng.random() < 0.2:
            return rng.choice([*self.decisions, *self.keys])
        return rng.choice(TEXTS)

    def pairs(self, number: int) -> list[tuple[str, str]]:
        return [(self.rng.choice(self.fields), self.value()) for _ in range(number)]

    def content(self) -> tuple[str, bytes]:
        rng = self.rng
        type = rng.choice(TYPES)
        if rng.random() < 0.15:
            return type, rng.choice([*BYTES, rng.randbytes(200)])
        pairs = self.pairs(300 if rng.random() < 0.01 else rng.randrange(8))
        if type.startswith("multipart"):
            return type, encode_multipart("BoUnDaRyStRiNg", dict(pairs))
        return type, urlencode(pairs).encode()
