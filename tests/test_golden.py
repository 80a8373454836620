"""Recorded matches with known results, replayed."""

import json

import pytest

import signoria
from signoria import Match
from tests import golden_records
from tests.golden_records import GOLDEN, text
from tests.matches import dealt, own_record


@pytest.fixture(params=sorted(GOLDEN))
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def match(name: str) -> Match:
    return golden_records.ended(name)


def test_a_golden_match_ends_as_it_did(name: str, match: Match) -> None:
    """After a change of rules on purpose: python -m scripts.golden_records."""
    assert match.over
    assert golden_records.result(match) == json.loads(text(name, "json"))


def test_a_golden_match_writes_the_same_record_again(name: str, match: Match) -> None:
    assert own_record(match) == text(name, "record")


def test_a_golden_match_follows_from_its_seed_and_its_decisions(name: str, match: Match) -> None:
    """Chance is not only recorded but dealt anew: the same answers must come."""
    again = dealt(GOLDEN[name])
    for line in text(name, "record").splitlines():
        who, _, decision = line.partition(": ")
        if who.isdecimal():
            again.play(decision)
    assert again.record() == match.record()


def test_much_happens_in_a_golden_match(name: str, match: Match) -> None:
    assert golden_records.lacking(name, match) == set()


@pytest.mark.parametrize("game", signoria.games())
def test_there_is_a_golden_match_for_every_seat_count_and_variant(game: str) -> None:
    known = signoria.game(game)
    needed = {f"{game}-{seats}-{variant}" for seats in known.seats for variant in known.variants}
    assert needed <= set(golden_records.names(game))


def test_no_golden_file_is_left_over() -> None:
    written = {path.name for path in golden_records.FOLDER.iterdir()}
    assert written == {f"{name}.{ending}" for name in GOLDEN for ending in ("record", "json")}
