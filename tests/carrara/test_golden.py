"""The recorded matches of Carrara: how they end."""

import pytest

from signoria.games.carrara.state import CarraraState
from signoria.match.record import read
from tests.carrara.setups import CARRARA
from tests.carrara.table import table, told
from tests.golden_records import ended, names, text


@pytest.mark.rule("CAR-FINAL-2", "CAR-ADV-41", "CAR-Q-26")
@pytest.mark.parametrize("name", names("carrara"))
def test_only_a_stalled_game_is_stopped(name: str) -> None:
    state = ended(name).state
    assert isinstance(state, CarraraState)
    assert state.stopped == name.endswith("stopped")


def test_the_recorded_matches_see_every_kind_of_decision_and_event() -> None:
    played: set[str] = set()
    keys: set[object] = set()
    for name in names("carrara"):
        played |= {CARRARA.catalogue.parse(entry.text).verb.word for entry in read(text(name, "record")).entries}
        keys |= {event["key"] for event in ended(name).log(None)}
    rich = table(variant="advanced", coins=90)
    keys |= {event["key"] for event in told(rich, "score", "field 7", "place money-3to1")}
    assert set(CARRARA.catalogue.verbs) == played
    assert {key.removeprefix("log.") for key in CARRARA.wording.templates if key.startswith("log.")} == keys
