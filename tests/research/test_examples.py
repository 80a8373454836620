"""The examples run as they are told to in their first lines, here in small."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import signoria

EXAMPLES = Path(__file__).parents[2] / "examples"
LITTLE = ["--generations", "1", "--games", "2", "--evaluate", "3", "--final", "4", "--workers", "1", "--hidden", "4"]


def run(example: str, *words: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / example), *words], capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize("game", ["python_signoria_lorenzo(players=2)", "python_signoria_carrara(players=2)"])
def test_openspiel_ismcts_plays_a_whole_game(game: str) -> None:
    told = run("openspiel_ismcts.py", game, "--simulations", "2")
    results = [line for line in told if "return" in line]
    assert told[-2:] == results
    assert re.fullmatch(r"seat 0 \(search\): place [12], \d+ points, return [+-][01]\.00", results[0])
    assert re.fullmatch(r"seat 1 \(random\): place [12], \d+ points, return [+-][01]\.00", results[1])
    decisions = [line.partition(": ")[2] for line in told[:-2]]
    assert len(decisions) > 100
    for text in decisions:
        signoria.game(game.split("_")[2].split("(")[0]).catalogue.parse(text)


def test_openspiel_ismcts_is_short_enough_to_read() -> None:
    assert len((EXAMPLES / "openspiel_ismcts.py").read_text().splitlines()) < 40


@pytest.mark.parametrize("game", signoria.games())
def test_learn_value_tells_how_it_fares_and_draws_it(game: str, tmp_path: Path) -> None:
    plot = tmp_path / "curve.png"
    told = run("learn_value.py", game, "--seats", "3", "--plot", str(plot), *LITTLE)
    assert re.match(r" +0 games, +\d+ s: wins \d+%", told[0])
    assert re.match(r" +2 games, +\d+ s: wins \d+%", told[1])
    assert re.fullmatch(
        rf"{game}, 3 seats: wins \d+\.\d% of 4 games against random players "
        r"\(95 % interval \d+\.\d% to \d+\.\d%; by chance 33%\)",
        told[2],
    )
    assert plot.read_bytes().startswith(b"\x89PNG")


def test_learn_value_learns_the_same_from_the_same_seed(tmp_path: Path) -> None:
    words = ("learn_value.py", "lorenzo", "--seats", "2", "--plot", str(tmp_path / "curve.png"), *LITTLE, "--workers")
    one, two = run(*words, "1"), run(*words, "2")
    assert [line.split("wins")[1:] for line in one] == [line.split("wins")[1:] for line in two]
