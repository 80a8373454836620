"""The examples of docs/research.md run as they stand there."""

import re
from pathlib import Path

import pytest

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("code", re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL))
def test_an_example_runs_and_shows_something(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code, "research.md", "exec"), {})
    assert capsys.readouterr().out
