"""Reads what the terminal prints: boxes cell by cell, and lines column by column."""

import re
from io import StringIO

from rich.console import Console


def printed(content: object, width: int = 132) -> str:
    console = Console(file=StringIO(), width=width, markup=False, highlight=False)
    console.print(content)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def columns(line: str) -> list[str]:
    """The parts of a line between which there is more than one space."""
    return re.split(r" {2,}", line.strip())


def boxed(text: str) -> list[list[str]]:
    """The rows of a table with lines around its cells; a cell that goes over several lines is one text."""
    rows: list[list[str]] = []
    for line in text.splitlines():
        if line.startswith(("┌", "├")):
            rows.append([])
        elif line.startswith("│"):
            cells = [cell.strip() for cell in line.strip("│").split("│")]
            rows[-1] = [
                f"{above} {cell}".strip() for above, cell in zip(rows[-1] or [""] * len(cells), cells, strict=True)
            ]
    return rows


def after(text: str, heading: str) -> list[str]:
    """The lines below a line, up to the next empty one."""
    lines = [line.rstrip() for line in text.splitlines()]
    start = next(place for place, line in enumerate(lines) if line.strip().startswith(heading))
    rest = lines[start + 1 :]
    return rest[: rest.index("")] if "" in rest else rest
