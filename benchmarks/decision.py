"""What a decision costs the site: CPU time of the process that serves, and bytes on the wire, beside the last release.

    python -m benchmarks.decision --game lorenzo --decisions 120

Four people with a browser each sit at one table of a site with one process on SQLite, and decide at random. Whoever
decides sends the decision, hears the news of it and fetches what has changed; the others hear the news and fetch it,
too. Told are the CPU time and the bytes for whoever decided, and the CPU time for the decision with everybody who
watches. The sites of both builds take turns, so that whatever else the machine does meets both alike.
"""

import re
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from html import unescape
from pathlib import Path
from queue import Empty, Queue
from random import Random
from statistics import mean
from threading import Thread
from time import clock_gettime
from typing import Annotated, Final

import httpx
import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table
from scripts.services import Site

import signoria

sys.path.insert(0, str(Path(__file__).parent))

from baseline import NAME, prepare

DECISION: Final = re.compile(r'name="decision" value="([^"]*)"')
TOKEN: Final = re.compile(r'name="csrfmiddlewaretoken" value="([^"]+)"')
NUMBER: Final = re.compile(r'data-number="(\d+)"')
LINK: Final = re.compile(r"/t/[\w-]+/join/[\w-]+/")
HTMX: Final = {"HX-Request": "true"}
STATE: Final = "Signoria-State"
NAMES: Final = ("Anna", "Bianca", "Carlo", "Dora")
SEATS: Final = len(NAMES)
WARM_UP: Final = 10
"""So many decisions are not counted: caches fill."""
PATIENCE: Final = 20.0
SCHEDULED: Final = 2
"""What the kernel calls the clock of all time that a process was given."""


class Cost:
    """What one decision took: for whoever decided, and with everybody who watches."""

    def __init__(self, own: float, all: float, wire: int) -> None:
        self.own = own
        self.all = all
        self.wire = wire


class Person:
    """Somebody with a browser at a table: what is shown, and the news that were heard."""

    def __init__(self, url: str, name: str, place: int) -> None:
        headers = {"X-Forwarded-For": f"10.1.0.{place + 1}", "Accept-Language": "en"}
        self.client = httpx.Client(base_url=url, timeout=PATIENCE, headers=headers)
        self.name = name
        self.path = ""
        self.page = ""
        self.state = ""
        self.bytes = 0
        self.heard: Queue[int] = Queue()

    def request(self, method: str, path: str, **more: object) -> httpx.Response:
        answer = self.client.request(method, path, **more)  # type: ignore[arg-type]
        if answer.status_code >= httpx.codes.BAD_REQUEST:
            raise SystemExit(f"{method} {path} answers {answer.status_code}: {answer.text[:500]}")
        self.bytes += answer.num_bytes_downloaded + sum(
            len(name) + len(value) + 4 for name, value in answer.headers.raw
        )
        return answer

    def form(self, **fields: object) -> dict[str, object]:
        return {"csrfmiddlewaretoken": first(TOKEN, self.page), **fields}

    def create_table(self, game: str, variant: str) -> list[str]:
        """Lay a table for all; the links for the others."""
        self.page = self.request("GET", "/").text
        seats = {"seat": ["me"] + ["friend"] * (SEATS - 1), "seat_name": [""] * SEATS}
        answer = self.request("POST", "/tables/", data=self.form(game=game, variant=variant, name=self.name, **seats))
        self.open(answer.headers["Location"])
        return sorted(set(LINK.findall(self.page)))

    def join(self, link: str) -> None:
        self.page = self.request("GET", link).text
        self.open(self.request("POST", link, data=self.form(name=self.name)).headers["Location"])

    def open(self, path: str) -> None:
        self.path = path
        self.page = self.request("GET", path).text
        Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        try:
            with self.client.stream("GET", f"{self.path}news/", timeout=None) as answer:
                for line in answer.iter_lines():
                    if line.startswith("data: "):
                        self.heard.put(int(line.removeprefix("data: ")))
        except httpx.HTTPError:
            return  # the site was closed

    @property
    def number(self) -> int:
        return int(first(NUMBER, self.page))

    def choices(self) -> list[str]:
        return [unescape(text) for text in DECISION.findall(self.page)]

    def decide(self, text: str) -> None:
        form = self.form(number=self.number, decision=text, confirmed="1")
        self.show(self.request("POST", f"{self.path}decide/", data=form, headers=HTMX))

    def show(self, answer: httpx.Response) -> None:
        if answer.status_code == httpx.codes.OK:
            self.page, self.state = answer.text, answer.headers[STATE]

    def look(self, number: int) -> None:
        """Wait for the news of a step, and fetch what a browser fetches then."""
        heard = -1
        while heard < number:
            try:
                heard = self.heard.get(timeout=PATIENCE)
            except Empty:
                raise SystemExit(f"no news of {self.path} after {PATIENCE:g} s") from None
        self.show(self.request("GET", self.path, headers={**HTMX, STATE: self.state}))
        self.request("GET", f"{self.path}side/", headers=HTMX)


class Served:
    """A site of one build, with one table of one game at which everybody decides at random."""

    def __init__(self, name: str, site: Site, game: str, seed: int) -> None:
        self.name = name
        self.game = game
        self.url = site.url
        assert site.process is not None
        self.clock = (~site.process.pid) << 3 | SCHEDULED
        self.rng = Random(f"{game} {seed}")
        self.costs: list[Cost] = []
        self.people: list[Person] = []

    def sit_down(self) -> None:
        self.people = [Person(self.url, name, place) for place, name in enumerate(NAMES)]
        variant = list(signoria.game(self.game).variants)[-1]
        links = self.people[0].create_table(self.game, variant)
        if len(links) != SEATS - 1:
            raise SystemExit(f"{self.name} shows {len(links)} links for {SEATS - 1} friends")
        for person, link in zip(self.people[1:], links, strict=True):
            person.join(link)

    def step(self) -> None:
        """One decision of whoever is asked; a new table when the game is over."""
        asked = next((person for person in self.people if person.choices()), None)
        if asked is None:
            self.sit_down()
            for person in self.people:
                person.show(person.request("GET", person.path, headers=HTMX))
            return
        begun, sent = clock_gettime(self.clock), asked.bytes
        asked.decide(self.rng.choice(asked.choices()))
        asked.look(asked.number)
        own, wire = clock_gettime(self.clock) - begun, asked.bytes - sent
        for person in self.people:
            if person is not asked:
                person.look(asked.number)
        self.costs.append(Cost(own, clock_gettime(self.clock) - begun, wire))

    def counted(self) -> list[Cost]:
        return self.costs[WARM_UP:]


def first(pattern: re.Pattern[str], text: str) -> str:
    found = pattern.search(text)
    if found is None:
        raise SystemExit(f"there is no {pattern.pattern} in a page: {text[:500]}")
    return found[1]


@contextmanager
def sites() -> Iterator[dict[str, Site]]:
    """A site with the present engine and, where it is to be had, one with the last release."""
    release = prepare()
    with ExitStack() as stack:
        found = {"now": stack.enter_context(Site(SIGNORIA_BOT_PAUSE="0"))}
        if release is not None:
            found[NAME] = stack.enter_context(Site(SIGNORIA_BOT_PAUSE="0", PYTHONPATH=str(release)))
        yield found


def main(
    game: Annotated[list[str] | None, typer.Option(help="Which games; all without it.")] = None,
    decisions: Annotated[int, typer.Option(min=WARM_UP + 2, help="How many of each game and build.")] = 120,
    seed: Annotated[int, typer.Option(help="What people decide is drawn with it.")] = 1,
) -> None:
    """Measure what a decision costs the process that serves."""
    console = Console()
    with sites() as found:
        served = [Served(name, site, title, seed) for title in game or signoria.games() for name, site in found.items()]
        for _ in track(range(decisions), description="decisions", console=console, transient=True):
            for one in served:
                one.step()
    table = Table(title=f"A decision among {SEATS} people; {'compiled' if signoria.is_compiled() else 'pure'} engine")
    for column in ("", "decisions", "CPU ms", "with watchers ms", "kB on the wire"):
        table.add_column(column, justify="right" if column else "left")
    for one in served:
        costs = one.counted()
        own, all = mean(cost.own for cost in costs) * 1000, mean(cost.all for cost in costs) * 1000
        wire = mean(cost.wire for cost in costs) / 1000
        table.add_row(f"{one.game}, {one.name}", str(len(costs)), f"{own:.1f}", f"{all:.1f}", f"{wire:.1f}")
    console.print(table)


if __name__ == "__main__":
    typer.run(main)
