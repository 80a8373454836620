"""News: "table T is now at step N", for every browser that watches T. What N holds each of them fetches for itself."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Final

from django.conf import settings

from signoria.web.tables.live import redis_bus

AGAIN: Final = -1
"""Instead of a number: nobody knows what has happened meanwhile, so look for yourself."""
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

    def look_again(self) -> None:
        """Tell all watchers that something may have happened."""
        for table in list(self.watchers):
            self.tell(table, AGAIN)

    async def watch(self, table: str) -> AsyncIterator[int | None]:
        """The numbers as they come, of those that have come at once only the last; None as a sign of life.

        It begins with AGAIN, so that nothing can happen unheard between a look at the table and the first news.
        """
        queue: asyncio.Queue[int] = asyncio.Queue()
        watcher = (asyncio.get_running_loop(), queue)
        self.watchers.setdefault(table, set()).add(watcher)
        if settings.REDIS_URL:
            LISTENER.begin()
        try:
            yield AGAIN
            while True:
                try:
                    number = await asyncio.wait_for(queue.get(), HEARTBEAT)
                except TimeoutError:
                    yield None
                    continue
                while not queue.empty():
                    number = queue.get_nowait()
                yield number
        finally:
            others = self.watchers.get(table, set())
            others.discard(watcher)
            if not others:
                self.watchers.pop(table, None)


EXCHANGE: Final = Exchange()
SENDER: Final = redis_bus.Sender()
LISTENER: Final = redis_bus.Listener(EXCHANGE.tell, EXCHANGE.look_again)


def announce(table: str, number: int) -> None:
    """Tell everybody who watches a table, in this process and, through Redis, in the others."""
    EXCHANGE.tell(table, number)
    if settings.REDIS_URL:
        SENDER.send(table, number)
