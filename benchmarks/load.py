"""The site under load: real servers, and many people who play Lorenzo over HTTP, each against a bot.

    python -m benchmarks.load --tables 1 --tables 50 --seconds 20 --csv load.csv

Everybody does what a browser does: sends a decision, hears the news of it over server-sent events, and fetches the
table and what stands beside it anew. Measured is the time from sending a decision until the new view of the table is
there. What bots think is not in it: they are apprentices without a pause, and their answers bring news of their own.
They do take time of the same processors, though, and so do the people played here.

With a pause of 0 everybody decides as soon as it is his turn, which tells how much the servers can do, and how long one
waits when they do it; with a pause of some seconds the tables are played as people play.
"""

import asyncio
import csv
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from html import unescape
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import monotonic
from typing import Annotated

import httpx
import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from scripts.services import Missing, Postgres, Redis, Site

import signoria

BUTTON = re.compile(r'name="decision" value="([^"]*)"')
TOKEN = re.compile(r'name="csrfmiddlewaretoken" value="([^"]+)"')
NUMBER = re.compile(r'data-number="(\d+)"')
HTMX = {"HX-Request": "true"}
STATE = "Signoria-State"
WARM_UP = 5.0
PATIENCE = 60.0
AT_ONCE = 8
"""How many people lay their tables at the same time."""

FORM = {"game": "lorenzo", "variant": "basic", "name": "Anna", "seat": ["me", "bot:apprentice"], "seat_name": ["", ""]}
SETUPS = {"SQLite, 1 process": 1, "PostgreSQL + Redis, 2 processes": 2}
COLUMNS = ("setup", "tables", "pause", "decisions", "seconds", "decisions_per_s", "median_ms", "p95_ms")


class Measured:
    """The times from decisions to new views, of those that were sent between two moments."""

    def __init__(self, seconds: float) -> None:
        self.begin = monotonic() + WARM_UP
        self.end = self.begin + seconds
        self.times: list[float] = []

    def add(self, sent: float, seen: float) -> None:
        if self.begin <= sent < self.end:
            self.times.append(seen - sent)


class Player:
    """Somebody with a browser, at one table after the other."""

    def __init__(self, url: str, index: int, seed: int) -> None:
        self.rng = Random(f"{seed} {index}")
        household = f"10.0.{index // 250}.{index % 250 + 1}"  # there are limits to what comes from one of them
        limits = httpx.Limits(max_connections=4)
        headers = {"X-Forwarded-For": household, "Accept-Language": "en"}
        self.client = httpx.AsyncClient(base_url=url, timeout=PATIENCE, limits=limits, headers=headers)
        self.path = ""
        self.page = ""
        self.state = ""
        self.heard: asyncio.Queue[int] = asyncio.Queue()
        self.listening: asyncio.Task[None] | None = None

    async def create_table(self) -> None:
        """Lay a table, look at it and listen for news."""
        await self.hang_up()
        home = await self.get("/")
        answer = await self.client.post("/tables/", data={**FORM, "csrfmiddlewaretoken": first(TOKEN, home)})
        if answer.status_code != httpx.codes.FOUND:
            raise SystemExit(f"a table could not be laid: {answer.status_code} {answer.text[:500]}")
        self.path = answer.headers["Location"]
        self.page, self.state = await self.get(self.path), ""
        self.heard = asyncio.Queue()
        self.listening = asyncio.create_task(self.listen(self.heard))

    async def listen(self, heard: asyncio.Queue[int]) -> None:
        async with self.client.stream("GET", f"{self.path}news/", timeout=None) as answer:
            async for line in answer.aiter_lines():
                if line.startswith("data: "):
                    heard.put_nowait(int(line.removeprefix("data: ")))

    async def hang_up(self) -> None:
        if self.listening is not None:
            self.listening.cancel()
            await asyncio.gather(self.listening, return_exceptions=True)

    async def leave(self) -> None:
        await self.hang_up()
        await self.client.aclose()

    async def fetch(self, path: str, **headers: str) -> httpx.Response:
        answer = await self.client.get(path, headers=headers)
        if not answer.is_success:
            raise SystemExit(f"{path} answers {answer.status_code}: {answer.text[:500]}")
        return answer

    async def get(self, path: str, **headers: str) -> str:
        return (await self.fetch(path, **headers)).text

    def number(self) -> int:
        """The number of steps of the view that is shown."""
        return int(first(NUMBER, self.page))

    async def play(self, measured: Measured, pause: float) -> None:
        """Play until the time is over; what is on its way then is still waited for."""
        await asyncio.sleep(self.rng.uniform(0, pause))
        while monotonic() < measured.end:
            decisions = BUTTON.findall(self.page)
            if decisions:
                sent, shown = monotonic(), self.number()
                await self.decide(unescape(self.rng.choice(decisions)))
                measured.add(sent, await self.look(shown))
                await asyncio.sleep(self.rng.uniform(0.5, 1.5) * pause)
            elif "/result/" in self.page or "The game is over" in self.page:
                await self.create_table()
            else:
                await self.look(self.number(), measured.end)

    async def decide(self, decision: str) -> None:
        form = {"csrfmiddlewaretoken": first(TOKEN, self.page), "number": self.number(), "decision": decision}
        answer = await self.client.post(f"{self.path}decide/", data=form, headers=HTMX)
        if answer.status_code != httpx.codes.OK:
            raise SystemExit(f"{decision!r} was answered with {answer.status_code}: {answer.text[:500]}")
        self.show(answer)

    def show(self, answer: httpx.Response) -> None:
        """What comes is shown; nothing comes where it is shown already."""
        if answer.status_code == httpx.codes.OK:
            self.page, self.state = answer.text, answer.headers[STATE]

    async def look(self, shown: int, until: float | None = None) -> float:
        """Wait for news of more than was shown and fetch it; returns when the view of the table was there."""
        while until is None or monotonic() < until:
            try:
                number = await asyncio.wait_for(self.heard.get(), PATIENCE if until is None else 1)
            except TimeoutError:
                if until is None:
                    raise SystemExit(f"no news of {self.path} after {PATIENCE} s") from None
                continue
            if number > shown:
                beside = asyncio.create_task(self.get(f"{self.path}side/", **HTMX))
                self.show(await self.fetch(self.path, **HTMX, **{STATE: self.state}))
                seen = monotonic()
                await beside
                return seen
        return monotonic()


def first(pattern: re.Pattern[str], text: str) -> str:
    found = pattern.search(text)
    if found is None:
        raise SystemExit(f"there is no {pattern.pattern} in a page: {text[:500]}")
    return found[1]


async def load(url: str, tables: int, pause: float, seconds: float, seed: int, tick: Callable[[], None]) -> list[float]:
    """The times of all decisions, in seconds."""
    players = [Player(url, index, seed) for index in range(tables)]
    for start in range(0, tables, AT_ONCE):
        await asyncio.gather(*(player.create_table() for player in players[start : start + AT_ONCE]))
        tick()
    measured = Measured(seconds)
    playing = asyncio.gather(*(player.play(measured, pause) for player in players))
    while not playing.done():
        await asyncio.wait([playing], timeout=0.5)
        tick()
    await playing
    await asyncio.gather(*(player.leave() for player in players))
    return measured.times


@contextmanager
def site(processes: int) -> Iterator[Site]:
    """A new site, on SQLite where it has one process."""
    if processes == 1:
        with Site(SIGNORIA_BOT_PAUSE="0") as alone:
            yield alone
    else:
        with Postgres(safe=True) as postgres, Redis() as redis:
            database = postgres.create("load")
            with Site(processes, DATABASE_URL=database, REDIS_URL=redis.url, SIGNORIA_BOT_PAUSE="0") as several:
                yield several


def main(
    tables: Annotated[list[int] | None, typer.Option(help="How many tables at once; may be repeated.")] = None,
    pause: Annotated[list[float] | None, typer.Option(help="Seconds before a decision; may be repeated.")] = None,
    seconds: Annotated[float, typer.Option(min=1, help="How long each case is measured.")] = 20.0,
    seed: Annotated[int, typer.Option(help="What people decide is drawn with it.")] = 1,
    setup: Annotated[list[int] | None, typer.Option(help="Processes: 1 (SQLite), 2 (PostgreSQL, Redis).")] = None,
    file: Annotated[Path | None, typer.Option("--csv", help="Where to write the figures as CSV.")] = None,
) -> None:
    """Measure how fast the site answers when many tables are played at once."""
    setups = {name: processes for name, processes in SETUPS.items() if setup is None or processes in setup}
    cases = [(name, count, wait) for name in setups for count in tables or (1, 50, 200) for wait in pause or (0.0, 5.0)]
    console = Console()
    console.print(f"{'Compiled engine' if signoria.is_compiled() else 'Engine in pure Python'}, {len(cases)} cases")
    rows: list[dict[str, object]] = []
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("time left"), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=len(cases))
        try:
            for place, (name, count, wait) in enumerate(cases):
                progress.update(task, description=f"{name}, {count} tables, pause {wait:g} s")
                with site(SETUPS[name]) as served:
                    began, whole = monotonic(), seconds + WARM_UP + count / 20

                    def tick(place: int = place, began: float = began, whole: float = whole) -> None:
                        progress.update(task, completed=place + min(0.99, (monotonic() - began) / whole))

                    times = asyncio.run(load(served.url, count, wait, seconds, seed, tick))
                rows.append(row(name, count, wait, seconds, times))
        except Missing as error:
            console.print(f"[red]{error}[/red]")
            raise typer.Exit(1) from error
    show(console, rows)
    if file is not None:
        with file.open("w", newline="", encoding="utf-8") as out:
            writer = csv.DictWriter(out, COLUMNS)
            writer.writeheader()
            writer.writerows(rows)


def row(name: str, tables: int, pause: float, seconds: float, times: list[float]) -> dict[str, object]:
    if len(times) < 2:
        raise SystemExit(f"{name}, {tables} tables: too few decisions to measure")
    values = (
        name,
        tables,
        pause,
        len(times),
        seconds,
        round(len(times) / seconds, 1),
        round(median(times) * 1000, 1),
        round(quantiles(times, n=20)[-1] * 1000, 1),
    )
    return dict(zip(COLUMNS, values, strict=True))


def show(console: Console, rows: list[dict[str, object]]) -> None:
    table = Table(title="From a decision to its new view; decisions of people only")
    for column in ("", "tables", "pause s", "decisions/s", "median ms", "95 % within ms"):
        table.add_column(column, justify="right" if column else "left")
    for row in rows:
        shown = (row[name] for name in ("setup", "tables", "pause", "decisions_per_s", "median_ms", "p95_ms"))
        table.add_row(*(f"{value:,.0f}" if isinstance(value, float) and value > 10 else str(value) for value in shown))
    console.print(table)


if __name__ == "__main__":
    typer.run(main)
