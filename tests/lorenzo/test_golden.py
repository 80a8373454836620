"""Recorded matches with known results, replayed: one for each seat count and variant."""

import json

import pytest

from signoria import Match
from tests import golden_records
from tests.lorenzo import recount

NAMES = sorted(golden_records.SEEDS)


def text(name: str, ending: str) -> str:
    return (golden_records.FOLDER / f"{name}.{ending}").read_text(encoding="utf-8")


@pytest.fixture(params=NAMES)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def match(name: str) -> Match:
    return Match.from_record(text(name, "record"))


def test_a_golden_match_ends_as_it_did(name: str, match: Match) -> None:
    """After a change of rules or components on purpose: python -m scripts.golden_records."""
    assert match.over
    assert golden_records.result(match) == json.loads(text(name, "json"))


def test_a_golden_match_writes_the_same_record_again(name: str, match: Match) -> None:
    assert match.record() == text(name, "record")


def test_a_golden_match_follows_from_its_seed_and_its_decisions(name: str, match: Match) -> None:
    """Chance is not only recorded but dealt anew: the same answers must come."""
    again = Match("lorenzo", match.seats, match.variant, match.options, match.seed)
    for line in text(name, "record").splitlines():
        who, _, decision = line.partition(": ")
        if who.isdecimal():
            again.play(decision)
    assert again.record() == match.record()


def test_a_golden_match_survives_a_recount(match: Match) -> None:
    assert [score.parts for score in match.scores()] == [recount.parts(match, seat) for seat in range(match.seats)]
    assert match.ranking() == recount.ranking(match)


def test_much_happens_in_a_golden_match(name: str, match: Match) -> None:
    assert golden_records.wanted(name) <= set(+golden_records.happened(match))


def test_there_is_a_golden_match_for_every_seat_count_and_variant() -> None:
    assert set(NAMES) == {f"lorenzo-{seats}-{variant}" for seats in (2, 3, 4) for variant in ("basic", "advanced")}
    written = {path.name for path in golden_records.FOLDER.glob("lorenzo-*")}
    assert written == {f"{name}.{ending}" for name in NAMES for ending in ("record", "json")}
