"""Reading what people type, at a terminal or from a pipe."""

import contextlib
import sys

from rich.console import Console


def listen(console: Console, prompt: str) -> str | None:
    """One line without the spaces around it; None when there will be no more (end of input, Ctrl-C).

    From a pipe the line is repeated, so that what is printed reads like a conversation.
    """
    try:
        if sys.stdin.isatty():
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401 - arrow keys and history come with the import
            return input(prompt).strip()
        line = sys.stdin.readline()
    except (EOFError, KeyboardInterrupt):
        console.print()
        return None
    if not line:
        return None
    console.print(f"{prompt}{line.strip()}")
    return line.strip()
