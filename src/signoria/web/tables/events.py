"""News: "table T is now at step N", for every browser that watches T. What N holds each of them fetches for itself."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Final

from django.conf import settings

CHANNEL: Final = "signoria:table:"
HEARTBEAT: Final = 20.0
"""Seconds after which a silent connection says that it is still there."""


class Exchange:
    """Watchers of this process, each with a queue in the loop where it was opened."""

    def __init__(self) -> None:
        self.watchers: dict[str, set[tuple[asyncio.AbstractEventLoop, asyncio.Queue[int]]]] = {}

    def tell(self, table: str, number: int) -> None:
        """From any thread."""
        for loop, queue in list(self.watchers.get(table, ())):
            with suppress(RuntimeError):  # a loop that was closed has nobody left to tell
                loop.call_soon_threadsafe(queue.put_nowait, number)

    async def watch(self, table: str) -> AsyncIterator[int | None]:
        """The numbers as they come; None as a sign of life."""
        watcher = (asyncio.get_running_loop(), asyncio.Queue[int]())
        self.watchers.setdefault(table, set()).add(watcher)
        try:
            while True:
                try:
                    yield await asyncio.wait_for(watcher[1].get(), HEARTBEAT)
                except TimeoutError:
                    yield None
        finally:
            others = self.watchers.get(table, set())
            others.discard(watcher)
            if not others:
                self.watchers.pop(table, None)


EXCHANGE: Final = Exchange()


def announce(table: str, number: int) -> None:
    """Tell everybody who watches a table, in this process and, through Redis, in the others."""
    if settings.REDIS_URL:
        import redis

        with suppress(redis.RedisError), redis.Redis.from_url(settings.REDIS_URL) as connection:
            connection.publish(CHANNEL + table, number)
    else:
        EXCHANGE.tell(table, number)
