"""The benchmark: our games, pure and compiled, next to the peers, in one run with interleaved slices.

Every contestant sits in a process of its own; they take turns, so that whatever else the machine does meets all of
them alike. Medians of CPU time; the ratios matter more than the figures.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.progress import track
from rich.table import Table

HERE = Path(__file__).parent
PEERS = ("catanatron", "python-chess", "openspiel-gin_rummy", "openspiel-chess")
OURS = ("lorenzo/4/advanced", "carrara/4/advanced", "virtu/4/standard")
YARDSTICK = "catanatron"
ENVIRONMENTS = tuple(f"pettingzoo-{name}" for name in OURS)
ENVIRONMENT_YARDSTICK = "pettingzoo-chess_v6"


class Runner:
    """A contestant's process and what it has shown so far."""

    def __init__(self, name: str, pure: bool | None) -> None:
        self.name = name if pure is None else f"{name} {'pure' if pure else 'compiled'}"
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        if pure:
            environment["PYTHONPATH"] = str(HERE.parent / "src")
        self.process = subprocess.Popen(
            [sys.executable, str(HERE / "worker.py"), name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
            cwd=HERE,
        )
        hello = json.loads(self.read())
        if pure is not None and hello["compiled"] == pure:
            raise SystemExit(f"{self.name}: found the {'compiled' if pure else 'pure'} build; run `make install` first")
        self.slices: list[dict[str, float]] = []
        self.copies: list[float] = []
        self.bytes = 0

    def read(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"{self.name}: its process ended; is everything installed?")
        return line

    def ask(self, what: str, number: float) -> object:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{what} {number}\n")
        self.process.stdin.flush()
        return json.loads(self.read())

    def run(self, seconds: float) -> None:
        measured = self.ask("slice", seconds)
        assert isinstance(measured, dict)
        self.slices.append(measured)

    def copy(self) -> None:
        copied = self.ask("copy", 2000)
        assert isinstance(copied, float)
        self.copies.append(copied)

    def weigh(self) -> None:
        weighed = self.ask("bytes", 0)
        assert isinstance(weighed, int)
        self.bytes = weighed

    def rate(self, what: str) -> float:
        return median(part[what] / part["seconds"] for part in self.slices)

    def copy_time(self) -> float:
        return median(self.copies)


def start(ours: tuple[str, ...], peers: tuple[str, ...]) -> list[Runner]:
    return [Runner(name, pure) for name in ours for pure in (True, False)] + [Runner(name, None) for name in peers]


def measure(slices: int, seconds: float) -> tuple[list[Runner], list[Runner]]:
    """Engines and environments, all in turn."""
    engines, environments = start(OURS, PEERS), start(ENVIRONMENTS, (ENVIRONMENT_YARDSTICK,))
    for _ in track(range(slices), description="slices"):
        for runner in engines:
            runner.run(seconds)
            runner.copy()
        for runner in environments:
            runner.run(seconds)
    for runner in engines:
        runner.weigh()
    return engines, environments


def page() -> Console:
    return Console(width=max(Console().width, 120))


def show_engines(runners: list[Runner]) -> None:
    yardstick = next(runner for runner in runners if runner.name == YARDSTICK)
    table = Table(title=f"Random play, one thread, medians; × compares with {YARDSTICK}")
    for column in ("", "decisions/s", "×", "unforced/s", "×", "games/s", "µs per copy", "×", "bytes saved"):
        table.add_column(column, justify="left" if not column else "right")
    for runner in runners:
        table.add_row(
            runner.name,
            f"{runner.rate('decisions'):,.0f}",
            f"{runner.rate('decisions') / yardstick.rate('decisions'):.1f}",
            f"{runner.rate('unforced'):,.0f}",
            f"{runner.rate('unforced') / yardstick.rate('unforced'):.1f}",
            f"{runner.rate('games'):,.1f}",
            f"{runner.copy_time():.2f}",
            f"1/{yardstick.copy_time() / runner.copy_time():.1f}",
            f"{runner.bytes:,}",
        )
    page().print(table)


def show_environments(runners: list[Runner]) -> None:
    yardstick = next(runner for runner in runners if runner.name == ENVIRONMENT_YARDSTICK)
    table = Table(title=f"PettingZoo environments, last() and step() at random; × compares with {yardstick.name}")
    for column in ("", "steps/s", "×", "games/s"):
        table.add_column(column, justify="left" if not column else "right")
    for runner in runners:
        rate = runner.rate("decisions")
        ratio = f"{rate / yardstick.rate('decisions'):.1f}"
        table.add_row(runner.name, f"{rate:,.0f}", ratio, f"{runner.rate('games'):,.1f}")
    page().print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slices", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=2.0)
    chosen = parser.parse_args()
    engines, environments = measure(chosen.slices, chosen.seconds)
    show_engines(engines)
    show_environments(environments)


if __name__ == "__main__":
    main()
