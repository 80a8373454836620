"""A contestant in a process of its own, what it has shown so far, and the build of our engine that it plays with."""

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

HERE = Path(__file__).parent


class Build:
    """A build of our engine: what it is called here, and the folder it comes from (None: the environment's own)."""

    def __init__(self, name: str, folder: Path | None, compiled: bool) -> None:
        self.name = name
        self.folder = folder
        self.compiled = compiled

    def check(self, compiled: bool, source: str) -> None:
        """What a process has found must be this build."""
        if compiled != self.compiled:
            found = "compiled" if compiled else "pure"
            raise SystemExit(f"{self.name}: found the {found} build; run `make install` first")
        if self.folder is not None and not Path(source).is_relative_to(self.folder):
            raise SystemExit(f"{self.name}: found the engine in {source} instead of in {self.folder}")


PURE = Build("pure", HERE.parent / "src", compiled=False)
COMPILED = Build("compiled", None, compiled=True)


class Runner:
    """A contestant's process; peers have no build of ours."""

    def __init__(self, name: str, build: Build | None = None) -> None:
        self.name = name if build is None else f"{name} {build.name}"
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        if build is not None and build.folder is not None:
            environment["PYTHONPATH"] = str(build.folder)
        self.process = subprocess.Popen(
            [sys.executable, str(HERE / "worker.py"), name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
            cwd=HERE,
        )
        hello = json.loads(self.read())
        if build is not None:
            build.check(hello["compiled"], hello["source"])
        self.ours = build is not None
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
        copied = self.ask("copy", 20_000 if self.ours else 2_000)
        assert isinstance(copied, float)
        self.copies.append(copied)

    def weigh(self) -> None:
        weighed = self.ask("bytes", 0)
        assert isinstance(weighed, int)
        self.bytes = weighed

    def rates(self, what: str) -> list[float]:
        """How much of something a second, slice by slice."""
        return [part[what] / part["seconds"] for part in self.slices]

    def rate(self, what: str) -> float:
        return median(self.rates(what))

    def copy_time(self) -> float:
        return median(self.copies)


def ratio(ours: list[float], theirs: list[float]) -> float:
    """How many times theirs ours is: slices of the same round are compared, and the median is told."""
    return median(our / their for our, their in zip(ours, theirs, strict=True))
