"""Prints rule → code → tests for every rule id of every game, and fails for an id that no test carries.

A test carries the ids in its `@pytest.mark.rule("LOR-TOWER-8", …)`. Code names them in comments and docstrings, where
"LOR-END-1 to LOR-END-7" stands for all between. With --quiet only what is missing is printed.
"""

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.table import Table

import signoria
from signoria.presentation.library import natural

ROOT = Path(__file__).parent.parent
MENTION = re.compile(r"\b([A-Z]{3}(?:-[A-Z]+)+)-(\d+)(?:\s+to\s+\1-(\d+))?")


def ids_in(text: str) -> Iterator[str]:
    """The rule ids a text mentions, and those between two of them."""
    for found in MENTION.finditer(text):
        stem, first, last = found.groups()
        for number in range(int(first), int(last or first) + 1):
            yield f"{stem}-{number}"


def code_by_rule() -> dict[str, set[str]]:
    found: dict[str, set[str]] = defaultdict(set)
    for path in sorted((ROOT / "src").rglob("*.py")):
        for id in ids_in(path.read_text(encoding="utf-8")):
            found[id].add(path.stem)
    return found


def tests_by_rule() -> dict[str, set[str]]:
    found: dict[str, set[str]] = defaultdict(set)
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            for id in marked(node):
                found[id].add(path.stem)
    return found


def marked(node: ast.AST) -> Iterator[str]:
    """The ids in a `pytest.mark.rule(…)`, be it a decorator, a parameter's mark or a module's."""
    if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
        for argument in node.args:
            if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                raise SystemExit(f"a rule mark holds plain ids, not {ast.unparse(argument)}")
            yield argument.value


def main(quiet: bool) -> int:
    code, tests = code_by_rule(), tests_by_rule()
    known: set[str] = set()
    missing: list[str] = []
    console = Console(width=max(Console().width, 120))
    for name in signoria.games():
        game = signoria.game(name)
        table = Table("rule", "code", "tests", title=game.title)
        for id in sorted(game.rules, key=natural):
            known.add(id)
            table.add_row(id, ", ".join(sorted(code[id])) or "–", ", ".join(sorted(tests[id])) or "[bold]none[/bold]")
            if not tests[id]:
                missing.append(id)
        if not quiet:
            console.print(table)
    unknown = sorted(id for id in tests if id not in known)
    for id in unknown:
        console.print(f"{id} is carried by {', '.join(sorted(tests[id]))}, but there is no such rule")
    for id in missing:
        console.print(f"{id} is not carried by any test")
    console.print(f"{len(known)} rules, {len(known) - len(missing)} of them tested")
    return 1 if missing or unknown else 0


if __name__ == "__main__":
    sys.exit(main(quiet="--quiet" in sys.argv))
