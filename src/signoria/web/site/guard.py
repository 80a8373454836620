"""The guard at the door: what Django should not even begin to read is turned away here."""

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

from django.conf import settings

from signoria.web.site.policy import HEADERS

Scope = dict[str, Any]
Message = Mapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

CHARSET: Final = re.compile(rb"charset\*?\d*\*?\s*=[\s\"']*([^\s\"';]*)", re.IGNORECASE)
MOST_BYTES: Final = 256 * 1024
"""More than any form of ours can hold. Django would keep whatever comes on the disk before it looks at it."""
BAD_REQUEST: Final = 400
TOO_LARGE: Final = 413
UNSUPPORTED: Final = 415


class Guard:
    """Lets a request through to the site, unless its address cannot be read or it brings too much."""

    def __init__(self, app: App) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
        elif not is_readable(scope["query_string"]):
            await refuse(send, BAD_REQUEST, "This address cannot be read.")
        elif not is_utf8(field(scope, b"content-type")):
            await refuse(send, UNSUPPORTED, "Only UTF-8 is read here.")
        elif announced(scope) > MOST_BYTES:
            await refuse(send, TOO_LARGE, "This is too much at once.")
        else:
            limit = BodyLimit(receive, send)
            await self.app(scope, limit.receive, limit.send)


class BodyLimit:
    """Counts the bytes of a request that did not say how many it brings, or did not tell the truth."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self.next = receive
        self.out = send
        self.bytes = 0

    async def receive(self) -> Message:
        message = await self.next()
        self.bytes += len(message.get("body", b""))
        if self.bytes <= MOST_BYTES:
            return message
        await refuse(self.out, TOO_LARGE, "This is too much at once.")
        return {"type": "http.disconnect"}

    async def send(self, message: Message) -> None:
        if self.bytes <= MOST_BYTES:
            await self.out(message)


def is_readable(query: bytes) -> bool:
    """Whether what follows the question mark is text, and not more fields than Django takes."""
    try:
        return query.decode().count("&") < settings.DATA_UPLOAD_MAX_NUMBER_FIELDS
    except UnicodeDecodeError:
        return False


def field(scope: Scope, wanted: bytes) -> bytes:
    """A header; empty where there is none."""
    return next((bytes(value) for name, value in scope["headers"] if name == wanted), b"")


def is_utf8(type: bytes) -> bool:
    """Whether a type of content names no other encoding; there are some at which Django stumbles."""
    return all(named.lower() == b"utf-8" for named in CHARSET.findall(type))


def announced(scope: Scope) -> int:
    """The length that a request tells, 0 for one that tells none; the server has checked that it is a number."""
    return int(field(scope, b"content-length") or 0)


async def refuse(send: Send, status: int, reason: str) -> None:
    body = reason.encode()
    headers = {"Content-Type": "text/plain; charset=utf-8", "Content-Length": str(len(body)), "Connection": "close"}
    named = [(name.lower().encode(), value.encode()) for name, value in {**headers, **HEADERS}.items()]
    await send({"type": "http.response.start", "status": status, "headers": named})
    await send({"type": "http.response.body", "body": body})
