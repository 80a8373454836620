"""Files of weights keep everything but their numbers, and tell where these come from."""

import tomllib
from pathlib import Path

import pytest
from scripts import weights
from scripts.weights import rewritten, write_weights

NAMES = ("coin", "coin_late")
FILE = """\
# Found: command before
# Found: figures
# What it is made of.

[weights]
# Goods
coin = 0.75   # each
coin_late = -1.0
"""


def test_a_file_keeps_its_comments_and_tells_how_its_weights_were_found() -> None:
    written = rewritten(FILE, NAMES, [1.23456, 0.5], ["command", "result"])
    assert written.splitlines()[:3] == ["# Found: command", "# Found: result", "# What it is made of."]
    assert "coin = 1.235  # each\ncoin_late = 0.5\n" in written
    assert tomllib.loads(written)["weights"] == {"coin": 1.235, "coin_late": 0.5}


def test_a_second_file_has_the_words_of_the_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weights, "DATA", tmp_path)
    first = tmp_path / "lorenzo" / "data" / "evaluation.toml"
    first.parent.mkdir(parents=True)
    first.write_text(FILE, encoding="utf-8")
    write_weights("lorenzo", "leaf_weights.toml", NAMES, [2.0, -0.1], ["command"])
    assert first.read_text(encoding="utf-8") == FILE
    second = (first.parent / "leaf_weights.toml").read_text(encoding="utf-8")
    assert second.startswith("# Found: command\n# What it is made of.\n")
    assert "coin = 2.0    # each\ncoin_late = -0.1\n" in second
