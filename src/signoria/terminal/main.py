"""The command `signoria`."""

import sys
from importlib.metadata import PackageNotFoundError, version
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from signoria import is_compiled
from signoria.terminal import library
from signoria.terminal.arena import arena
from signoria.terminal.arguments import USAGE
from signoria.terminal.edition import edition
from signoria.terminal.export import export
from signoria.terminal.play import play
from signoria.terminal.replay import replay
from signoria.terminal.serve import serve
from signoria.terminal.simulate import simulate

INTERRUPTED = 130


class OneLine(TyperGroup):
    """Says what is wrong with a command in one line instead of a page."""

    def main(self, *args: Any, **extra: Any) -> Any:
        standalone = extra.pop("standalone_mode", True)
        try:
            extra["standalone_mode"] = False
            code = super().main(*args, **extra)
        except KeyboardInterrupt:
            code = INTERRUPTED
        except Exception as error:
            if type(error).__name__ == "Abort":
                code = INTERRUPTED
            elif hasattr(error, "format_message"):
                typer.echo(f"signoria: {error.format_message()}", err=True)
                code = getattr(error, "exit_code", USAGE)
            else:
                raise
        if standalone:
            sys.exit(code if isinstance(code, int) else 0)
        return code


app = typer.Typer(
    cls=OneLine,
    name="signoria",
    help="Board games of Renaissance Italy: play, simulate, replay, export, look up.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command()(serve)
app.command()(play)
app.command()(simulate)
app.command()(arena)
app.command()(replay)
app.command()(export)
app.command()(edition)
app.command()(library.rules)
app.command()(library.cards)
app.command()(library.games)


def show_version(wanted: bool) -> None:
    if wanted:
        engine = "compiled engine" if is_compiled() else "engine in pure Python, which is several times slower"
        try:
            typer.echo(f"signoria {version('signoria')}, {engine}")
        except PackageNotFoundError:
            typer.echo(f"signoria, not installed as a package, {engine}")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and leave.")
    ] = False,
) -> None:
    """Board games of Renaissance Italy: play, simulate, replay, export, look up."""


def run() -> None:
    app()


if __name__ == "__main__":
    run()
