"""The tables that the benchmark prints; the ratios matter more than the figures."""

from rich.console import Console
from rich.table import Table

from runner import Runner, ratio

WIDTH = 124


class Entry:
    """One of our games, compiled: its `playout` and a user's own loop, each now and (if it is there) of the release."""

    def __init__(self, playing: list[Runner], looping: list[Runner]) -> None:
        self.playing = playing
        self.looping = looping


def lay_out(title: str, *columns: str) -> Table:
    """A table with these columns beside the names."""
    table = Table(title=title)
    table.add_column("")
    for column in columns:
        table.add_column(column, justify="right")
    return table


def show(table: Table) -> None:
    Console(width=max(Console().width, WIDTH)).print(table)


def show_engines(runners: list[Runner], yardstick: Runner) -> None:
    title = f"Random play, one thread, medians; × compares with {yardstick.name}"
    table = lay_out(title, "decisions/s", "×", "unforced/s", "×", "games/s", "µs per copy", "×", "bytes saved")
    for runner in runners:
        table.add_row(
            runner.name,
            f"{runner.rate('decisions'):,.0f}",
            f"{times(runner, yardstick):.1f}",
            f"{runner.rate('unforced'):,.0f}",
            f"{times(runner, yardstick, 'unforced'):.1f}",
            f"{runner.rate('games'):,.1f}",
            f"{runner.copy_time():.2f}",
            f"1/{ratio(yardstick.copies, runner.copies):.1f}",
            f"{runner.bytes:,}",
        )
    show(table)


def show_compiled(entries: list[Entry], yardstick: Runner, release: str) -> None:
    """How fast playing is, and how many times as fast as with the release; of copies, how many times its time."""
    title = f"Compiled: playout, and a loop of a user's own in Python; × compares with {yardstick.name}"
    since = f"to {release}"
    table = lay_out(title, "playout ×", since, "own loop ×", since, "µs per copy", since)
    for entry in entries:
        for plays, loops in zip(entry.playing, entry.looping, strict=True):
            then, then_loops = entry.playing[-1], entry.looping[-1]
            compared = plays is not then
            table.add_row(
                plays.name,
                f"{times(plays, yardstick):.1f}",
                f"{times(plays, then):.2f}" if compared else "",
                f"{times(loops, yardstick):.1f}",
                f"{times(loops, then_loops):.2f}" if compared else "",
                f"{plays.copy_time():.2f}",
                f"{ratio(plays.copies, then.copies):.2f}" if compared else "",
            )
    show(table)


def times(runner: Runner, other: Runner, what: str = "decisions") -> float:
    """How many times as many a second."""
    return ratio(runner.rates(what), other.rates(what))


def show_environments(runners: list[Runner], yardstick: Runner) -> None:
    title = f"PettingZoo environments, last() and step() at random; × compares with {yardstick.name}"
    table = lay_out(title, "steps/s", "×", "games/s")
    for runner in runners:
        rate, games = runner.rate("decisions"), runner.rate("games")
        table.add_row(runner.name, f"{rate:,.0f}", f"{times(runner, yardstick):.1f}", f"{games:,.1f}")
    show(table)
