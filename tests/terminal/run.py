"""Runs the command line in this process, with lines to type."""

from pathlib import Path
from tempfile import TemporaryDirectory

from typer.testing import CliRunner

from signoria import Match
from signoria.terminal.main import app


class Outcome:
    """What a command printed and how it ended."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


def run(*words: str | Path, typed: str = "", columns: int = 100, language: str = "C.UTF-8") -> Outcome:
    around = {"COLUMNS": str(columns), "LC_ALL": language}
    result = CliRunner().invoke(app, [str(word) for word in words], input=typed, env=around)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Outcome(result.exit_code, result.stdout, result.stderr)


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


def go_on(match: Match, *typed: str, columns: int = 100) -> str:
    """What is printed when seat 0 goes on with a saved match, against bots that decide at random."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "evening.record"
        file.write_text(match.record(), encoding="utf-8")
        words = ("play", match.game.name, "--bots", "random", "--resume", file)
        return run(*words, typed=lines(*typed), columns=columns).out


def answer_in(match: Match, command: str, *before: str) -> str:
    """What a command prints in a saved match, in one line, without the screens before it."""
    out = go_on(match, *before, command)
    return " ".join(out[out.rindex(f"\n> {command}\n") :].split())
