"""The examples of docs/research.md and docs/openspiel.md run as they stand there."""

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
EXAMPLES = [
    (page, code)
    for page in ("research.md", "openspiel.md")
    for code in re.findall(r"```python\n(.*?)```", (DOCS / page).read_text(encoding="utf-8"), re.DOTALL)
]


@pytest.mark.parametrize(("page", "code"), EXAMPLES)
def test_an_example_runs_and_shows_something(page: str, code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code, page, "exec"), {})
    assert capsys.readouterr().out
