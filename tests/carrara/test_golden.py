"""The recorded matches of Carrara: how they end."""

import pytest

from signoria import Match
from signoria.games.carrara.state import CarraraState
from tests.golden_records import names, text


@pytest.mark.rule("CAR-FINAL-2", "CAR-ADV-41", "CAR-Q-26")
@pytest.mark.parametrize("name", names("carrara"))
def test_only_a_stalled_game_is_stopped(name: str) -> None:
    state = Match.from_record(text(name, "record")).state
    assert isinstance(state, CarraraState)
    assert state.stopped == name.endswith("stopped")
