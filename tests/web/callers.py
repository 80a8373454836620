"""People who come to a site over the network, where it runs in processes of its own."""

import re
from collections.abc import Callable
from html import unescape
from queue import Empty, Queue
from threading import Thread
from time import monotonic, sleep
from typing import Self

import httpx

BUTTON = re.compile(r'name="decision" value="([^"]*)"')
TOKEN = re.compile(r'name="csrfmiddlewaretoken" value="([^"]+)"')
NUMBER = re.compile(r'data-number="(\d+)"')
SOON = 20.0
"""Seconds; on a busy machine everything takes longer than it should."""


class Caller(httpx.Client):
    """A browser without scripts. What several sites share it can reach at each of them: a path is of the first one."""

    def __init__(self, url: str) -> None:
        super().__init__(base_url=url, timeout=30, headers={"Accept-Language": "en"})

    def post_form(self, address: str, **fields: object) -> httpx.Response:
        token = TOKEN.search(self.get("/").text)
        assert token is not None
        return self.post(address, data={"csrfmiddlewaretoken": token[1], **fields})

    def create_table(
        self, *wishes: str, game: str = "lorenzo", variant: str = "basic", at: str = "", **fields: object
    ) -> str:
        """Lay a table, of a game without secrets unless another one is named; returns its path."""
        form = {"game": game, "variant": variant, "name": "Anna", **fields}
        answer = self.post_form(f"{at}/tables/", **form, seat=list(wishes), seat_name=[""] * len(wishes))
        assert answer.status_code == 302, answer.text
        return answer.headers["Location"]

    def scene(self, table: str) -> str:
        """The part of a table that changes, without what stands beside it."""
        answer = self.get(table, headers={"HX-Request": "true"})
        assert answer.status_code == 200, answer.text
        return answer.text

    def decide(self, table: str, number: int | None = None, choice: int = 0) -> httpx.Response:
        """Take one of the decisions that the page offers, now or at a number."""
        scene = self.scene(table)
        decisions = decisions_of(scene)
        number = number_of(scene) if number is None else number
        return self.post_form(f"{table}decide/", number=number, decision=decisions[choice % len(decisions)])


def happens(true: Callable[[], bool], within: float = SOON) -> bool:
    """Whether something becomes true soon."""
    until = monotonic() + within
    while not true():
        if monotonic() > until:
            return False
        sleep(0.1)
    return True


def decisions_of(page: str) -> list[str]:
    """The decisions that have a button on a page."""
    return [unescape(text) for text in BUTTON.findall(page)]


def number_of(page: str) -> int:
    """The number of steps that a page shows."""
    found = NUMBER.search(page)
    assert found is not None
    return int(found[1])


class Watch:
    """News of a table as they come, heard in a thread."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.heard: Queue[int] = Queue()
        self.client = httpx.Client(timeout=None)
        self.thread = Thread(target=self.listen, daemon=True)

    def __enter__(self) -> Self:
        self.thread.start()
        self.next()  # the first one comes at once
        return self

    def __exit__(self, *reason: object) -> None:
        self.client.close()

    def listen(self) -> None:
        try:
            with self.client.stream("GET", f"{self.address}news/") as answer:
                for line in answer.iter_lines():
                    if line.startswith("data: "):
                        self.heard.put(int(line.removeprefix("data: ")))
        except (httpx.HTTPError, RuntimeError, OSError):
            pass  # it was closed by either side

    def next(self, seconds: float = 20) -> int:
        return self.heard.get(timeout=seconds)

    def until(self, number: int, seconds: float = 20) -> None:
        """Wait for news of a number, whatever else comes before."""
        while self.next(seconds) != number:
            pass

    def drain(self, seconds: float) -> list[int]:
        """All that comes until nothing has come for so long."""
        found: list[int] = []
        try:
            while True:
                found.append(self.next(seconds))
        except Empty:
            return found
