"""Runs the command line in this process, with lines to type."""

from pathlib import Path

from typer.testing import CliRunner

from signoria.terminal.main import app


class Outcome:
    """What a command printed and how it ended."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


def run(*words: str | Path, typed: str = "", columns: int = 100) -> Outcome:
    result = CliRunner().invoke(app, [str(word) for word in words], input=typed, env={"COLUMNS": str(columns)})
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Outcome(result.exit_code, result.stdout, result.stderr)


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)
