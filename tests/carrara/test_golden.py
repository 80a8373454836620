"""Whole recorded games with known results: every seat count and variant, and a game that was stopped."""

import json
from pathlib import Path

import pytest

from signoria import Match
from signoria.carrara.state import CarraraState

GOLDEN = Path(__file__).parent.parent / "golden"
NAMES = [
    *(f"carrara-{seats}-{variant}" for seats in (2, 3, 4) for variant in ("basic", "advanced")),
    "carrara-2-basic-stopped",
]


@pytest.mark.rule("CAR-FINAL-2", "CAR-ADV-41", "CAR-Q-26")
@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_game_ends_as_it_did(name: str) -> None:
    text = (GOLDEN / f"{name}.record").read_text(encoding="utf-8")
    match = Match.from_record(text)
    assert isinstance(match.state, CarraraState)
    result = {
        "over": match.over,
        "stopped": match.state.stopped,
        "decisions": match.number,
        "ranking": match.ranking(),
        "scores": [score.as_data() for score in match.scores()],
    }
    assert result == json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))
    assert match.record() == text
