"""The benchmark: our games, pure and compiled, next to the last release and the peers, in one run.

Every contestant sits in a process of its own; they take turns slice by slice, so that whatever else the machine does
meets all of them alike. Medians of CPU time; the ratios matter more than the figures.
"""

import argparse

from rich.progress import track

from baseline import NAME, prepare
from report import Entry, show_compiled, show_engines, show_environments
from runner import COMPILED, PURE, Build, Runner

PEERS = ("catanatron", "python-chess", "openspiel-gin_rummy", "openspiel-chess")
OURS = ("lorenzo/4/advanced", "carrara/4/advanced", "virtu/4/standard")
YARDSTICK = "catanatron"
ENVIRONMENT_YARDSTICK = "pettingzoo-chess_v6"


class Field:
    """Everybody who runs, in the order of their turns: the same by several builds one after the other."""

    def __init__(self, release: Build | None) -> None:
        builds = [COMPILED] if release is None else [COMPILED, release]
        playing = [[Runner(name, build) for build in builds] for name in OURS]
        looping = [[Runner(f"loop-{name}", build) for build in builds] for name in OURS]
        self.entries = [Entry(plays, loops) for plays, loops in zip(playing, looping, strict=True)]
        self.engines = [
            runner for name, plays in zip(OURS, playing, strict=True) for runner in (Runner(name, PURE), *plays)
        ]
        self.engines += [Runner(name) for name in PEERS]
        self.loops = [runner for loops in looping for runner in loops]
        self.environments = [Runner(f"pettingzoo-{name}", build) for name in OURS for build in (PURE, COMPILED)]
        self.environments.append(Runner(ENVIRONMENT_YARDSTICK))

    def measure(self, slices: int, seconds: float) -> None:
        for _ in track(range(slices), description="slices"):
            for runner in self.engines:
                runner.run(seconds)
                runner.copy()
            for runner in self.loops + self.environments:
                runner.run(seconds)
        for runner in self.engines:
            runner.weigh()

    def show(self) -> None:
        yardstick = next(runner for runner in self.engines if runner.name == YARDSTICK)
        show_engines(self.engines, yardstick)
        show_compiled(self.entries, yardstick, NAME)
        show_environments(self.environments, self.environments[-1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slices", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=2.0)
    chosen = parser.parse_args()
    folder = prepare()
    field = Field(None if folder is None else Build(NAME, folder, compiled=True))
    field.measure(chosen.slices, chosen.seconds)
    field.show()


if __name__ == "__main__":
    main()
