"""The wire between the processes of a site: what one of them announces, the others hear through Redis.

Nobody waits for Redis. A thread sends and a task listens, and where Redis is away both try again until it is back. What
was not heard meanwhile is made good: whoever watches a table is told to look again.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from queue import Full, Queue
from secrets import token_hex
from threading import Lock, Thread
from time import sleep
from typing import Final

import redis
import redis.asyncio
from django.conf import settings
from redis.asyncio.retry import Retry as AsyncRetry
from redis.backoff import NoBackoff
from redis.retry import Retry

LOG: Final = logging.getLogger(__name__)
CHANNEL: Final = "signoria:news"
SELF: Final = token_hex(8)
"""The name of this process on the wire; its own watchers have heard already what it sends."""
EVERYTHING: Final = f"{SELF} *"
"""Sent instead of news that were lost."""
MOST_WAITING: Final = 1000
SECONDS: Final = 2.0
"""How long Redis may take to answer."""
RETRY: Final = 3.0
"""Seconds until the next try while Redis is away; watchers look at their tables meanwhile as often."""
QUIET: Final = 5.0
"""Seconds without news after which Redis is asked whether it is still there."""


class Sender:
    """A thread that sends what this process announces."""

    def __init__(self) -> None:
        self.waiting: Queue[str] = Queue(MOST_WAITING)
        self.guard = Lock()
        self.thread: Thread | None = None
        self.lost = False

    def send(self, table: str, number: int) -> None:
        """From any thread, without waiting."""
        with self.guard:
            if self.thread is None:
                self.thread = Thread(target=self.work, daemon=True)
                self.thread.start()
        try:
            self.waiting.put_nowait(f"{SELF} {table} {number}")
        except Full:
            self.lost = True

    def work(self) -> None:
        connection = redis.Redis.from_url(
            settings.REDIS_URL,
            socket_connect_timeout=SECONDS,
            socket_timeout=SECONDS,
            retry=Retry(NoBackoff(), 1),  # once, since Redis may have closed a connection that was kept
        )
        away = False
        while True:
            news = self.next()
            try:
                connection.publish(CHANNEL, news)
                away = False
            except Exception as error:  # whatever it is, the next try may go better
                self.lost = True
                if not away:
                    LOG.warning("Redis is away, other processes see late what happens here: %r", error)
                away = True

    def next(self) -> str:
        """What to send next; a while after something was lost, that everything has to be looked at."""
        if not self.lost:
            return self.waiting.get()
        sleep(RETRY)
        self.lost = False
        while not self.waiting.empty():
            self.waiting.get_nowait()
        return EVERYTHING


class Listener:
    """A task of the running loop that hears what other processes announce."""

    def __init__(self, tell: Callable[[str, int], None], look_again: Callable[[], None]) -> None:
        self.tell = tell
        self.look_again = look_again
        self.task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Listen from now on, unless that is done already."""
        loop = asyncio.get_running_loop()
        if self.task is None or self.task.done() or self.task.get_loop() is not loop:
            self.task = loop.create_task(self.work())

    async def work(self) -> None:
        away = False
        while True:
            try:
                async for news in subscription():
                    away = False
                    self.hear(news)
            except Exception as error:
                if not away:
                    LOG.warning("Redis is away, what happens in other processes is seen late: %r", error)
                away = True
            self.look_again()
            await asyncio.sleep(RETRY)

    def hear(self, news: str) -> None:
        """Pass news on to the watchers of this process."""
        match news.split():
            case [sender, *_] if sender == SELF:
                pass
            case [_, table, number] if number.isdecimal():
                self.tell(table, int(number))
            case _:
                self.look_again()


async def subscription() -> AsyncIterator[str]:
    """What comes over the wire, first an empty word: some may have come before. An error if Redis does not answer."""
    connection = redis.asyncio.Redis.from_url(
        settings.REDIS_URL,
        socket_connect_timeout=SECONDS,
        socket_timeout=SECONDS,
        retry=AsyncRetry(NoBackoff(), 0),
        decode_responses=True,
    )
    async with connection, connection.pubsub() as channel:
        await channel.subscribe(CHANNEL)
        asked = False
        while True:
            heard = await channel.get_message(timeout=QUIET)
            if heard is not None:
                asked = False
                if heard["type"] == "subscribe":
                    yield ""
                elif heard["type"] == "message":
                    yield str(heard["data"])
            elif asked:
                raise redis.TimeoutError("it does not answer")
            else:
                await channel.ping()
                asked = True
