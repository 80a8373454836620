"""Hints at the terminal: the best first, under the numbers of the choices, each with the points that it is behind."""

from operator import attrgetter
from pathlib import Path
from random import Random

import pytest

import signoria
from signoria import Match
from signoria.bots import Knowledge
from signoria.games import kit
from signoria.match.preview import previews, whole_deeds
from signoria.terminal import sitting as room
from tests.matches import scripted, unplayed
from tests.terminal.run import lines, run


@pytest.mark.parametrize(
    ("game", "seat", "begins"), [("lorenzo", 0, "order 0"), ("carrara", 1, "start 1"), ("virtu", 2, "first 2")]
)
def test_the_best_come_first(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, game: str, seat: int, begins: str
) -> None:
    monkeypatch.setattr(room, "ADVISER", "apprentice")
    file = tmp_path / "game.txt"
    variant = signoria.game(game).variants[0]
    file.write_text(scripted(unplayed(Match(game, 3, variant, seed=3)), begins).record(), encoding="utf-8")
    match = Match.from_record(file.read_text(encoding="utf-8"))
    assert match.seat == seat
    words = ("play", game, "--resume", file, "--seat", str(seat), "--bots", "random")
    out = run(*words, typed=lines("hint"), columns=300).out
    players = kit(match.game.name)
    deeds = whole_deeds(match.state.imagine(seat, Random(0)), seat, players.planner)
    judged = players.bot("apprentice", match.seed).weigh(Knowledge(match.state, seat, match.number), deeds)
    best = sorted(judged, key=attrgetter("utility"), reverse=True)[:3]
    offered = enumerate(previews(match, seat, players.planner), start=1)
    numbers = {tuple(preview.chosen): str(number) for number, preview in offered}
    told = [line.strip() for line in out[out.rindex("\n> hint\n") :].splitlines() if line.startswith("  ")]
    assert len(told) == 3
    begun = [next(number for chosen, number in numbers.items() if one.deed[: len(chosen)] == [*chosen]) for one in best]
    assert [line.split()[0] for line in told] == begun
    behind = [f"about {one.lead - best[0].lead:+.1f} points".replace("-", "−") for one in best[1:]]
    assert [line.rpartition(": ")[2] for line in told] == ["best", *behind]
