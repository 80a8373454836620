"""The README's code runs as it stands there."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import signoria

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
PYTHON = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
BLOCKS = [
    [line.removeprefix("$ ").split("  #")[0].strip() for line in block.splitlines()]
    for block in re.findall(r"```console\n(.*?)```", README, re.DOTALL)
]


def test_the_readme_shows_code_and_commands() -> None:
    assert len(PYTHON) >= 2
    commands = [command for block in BLOCKS for command in block]
    assert [command for command in commands if command.startswith("make ")][:2] == ["make play", "make test"]


def test_the_code_runs_from_top_to_bottom(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    for code in PYTHON:
        exec(compile(code, "README.md", "exec"), names)
        assert capsys.readouterr().out


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block[0])
def test_the_commands_run_one_after_the_other(block: list[str], tmp_path: Path) -> None:
    for command in block:
        check(command, tmp_path)


def check(command: str, folder: Path) -> None:
    program, *arguments = shlex.split(command)
    if program == "make":
        assert re.search(rf"^{arguments[0]}:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
        return
    assert program == "signoria"
    done = subprocess.run(
        [sys.executable, "-m", "signoria.terminal.main", *arguments],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        cwd=folder,
        env={**os.environ, "SIGNORIA_DATA": str(folder), "PYTHONPATH": str(Path(signoria.__file__).parents[1])},
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


@pytest.mark.parametrize("page", sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]), ids=lambda page: page.name)
def test_the_links_between_pages_lead_somewhere(page: Path) -> None:
    targets = re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text(encoding="utf-8"))
    assert [target for target in targets if not (page.parent / target).exists()] == []
