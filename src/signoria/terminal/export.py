"""`signoria export`: recorded games as data to learn from."""

import sys
from enum import StrEnum
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from signoria.engine.errors import SignoriaError
from signoria.research.dataset import FORMATS, Recording
from signoria.research.rewards import REWARDS
from signoria.terminal.arguments import FAILURE, fail, text_of
from signoria.terminal.drawing import console_for


class Format(StrEnum):
    jsonl = "jsonl"
    parquet = "parquet"


class Reward(StrEnum):
    rank = "rank"
    score = "score"


class Exported:
    """What was written so far."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.unfinished: list[Path] = []


def export(
    files: Annotated[list[Path], typer.Argument(metavar="RECORDS...", help="Records of games.", show_default=False)],
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="The file to write.", show_default=False)],
    format: Annotated[Format, typer.Option("--format", help="JSON lines or Parquet.")] = Format.jsonl,
    rewards: Annotated[Reward, typer.Option("--rewards", help="What the reward counts.")] = Reward.rank,
    unfinished: Annotated[
        bool, typer.Option("--unfinished", help="Also games that were not played to the end; they have no outcome.")
    ] = False,
) -> None:
    """Write recorded games as rows, one for each decision of a seat."""
    if format is Format.parquet and find_spec("pyarrow") is None:
        fail('Parquet needs pyarrow: pip install "signoria[research]"', FAILURE)
    if out.exists() and any(file.exists() and file.samefile(out) for file in files):
        fail(f"{out} is one of the records; the rows need a file of their own")
    part = out.with_name(f".{out.name}.part")
    try:
        exported = write(files, part, format, rewards, unfinished)
        part.replace(out)
    except OSError as error:
        fail(f"{out}: {error.strerror}", FAILURE)
    finally:
        part.unlink(missing_ok=True)
    console = console_for()
    console.print(f"{exported.games:,} games with {exported.decisions:,} decisions are in {out}.", soft_wrap=True)
    for file in exported.unfinished:
        console.print(f"Left out, because the game was not over: {file}", soft_wrap=True)


def write(files: list[Path], out: Path, format: Format, rewards: Reward, unfinished: bool) -> Exported:
    """Write the rows of all records; the first one that is damaged ends it."""
    exported = Exported()
    bar = Progress(
        TextColumn("Exporting"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=console_for(stderr=True), disable=not sys.stderr.isatty(), transient=True,
    )  # fmt: skip
    with bar, FORMATS[format.value](out) as writer:
        for file in bar.track(files):
            text = text_of(file)
            try:
                recording = Recording(text)
            except SignoriaError as error:
                fail(f"{file}: {error}", FAILURE)
            if not recording.finished and not unfinished:
                exported.unfinished.append(file)
                continue
            exported.decisions += writer.write(recording.rows(REWARDS[rewards.value]))
            exported.games += 1
    return exported
