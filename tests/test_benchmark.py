"""The benchmark: what it measures runs with this engine, and it says so where there is nothing to compare with."""

import json
import subprocess
import sys
from pathlib import Path
from shutil import copy

import pytest

import signoria

BENCHMARKS = Path(__file__).parent.parent / "benchmarks"


def measured(name: str) -> dict[str, float]:
    """A short slice of a contestant."""
    command = [sys.executable, str(BENCHMARKS / "worker.py"), name]
    told = subprocess.run(command, input="slice 0.01\n", stdout=subprocess.PIPE, text=True, check=True).stdout
    found: dict[str, float] = json.loads(told.splitlines()[1])
    return found


@pytest.mark.parametrize("prefix", ["", "loop-"])
@pytest.mark.parametrize("game", signoria.games())
def test_our_contestants_play_whole_games(game: str, prefix: str) -> None:
    known = signoria.game(game)
    found = measured(f"{prefix}{game}/4/{known.variants[-1]}")
    assert found["games"] >= 1
    assert found["decisions"] > 4 * found["games"]
    if not prefix:  # a user's loop counts nothing but decisions
        assert found["decisions"] >= found["unforced"] > 4 * found["games"]


def test_without_the_history_the_benchmark_says_that_it_compares_with_no_release(tmp_path: Path) -> None:
    (tmp_path / "benchmarks").mkdir()
    script = copy(BENCHMARKS / "baseline.py", tmp_path / "benchmarks")
    told = subprocess.run([sys.executable, script], stdout=subprocess.PIPE, text=True, check=True).stdout
    assert told.count("\n") == 1
    assert "not in the git history" in told
