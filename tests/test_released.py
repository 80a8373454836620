"""Matches that earlier releases have recorded, replayed."""

from pathlib import Path

import pytest

import signoria
from signoria import Match
from tests import released


@pytest.fixture(scope="module", params=released.records(), ids=released.name_of)
def file(request: pytest.FixtureRequest) -> Path:
    found: Path = request.param
    return found


@pytest.fixture(scope="module")
def match(file: Path) -> Match:
    return Match.from_record(released.unpack(file).decode())


def test_a_released_match_ends_as_it_did(file: Path, match: Match) -> None:
    assert match.over
    assert released.end(match) == released.kept_end(file)


def test_a_released_match_writes_the_same_record_again(file: Path, match: Match) -> None:
    assert match.record() == released.unpack(file).decode()


@pytest.mark.parametrize("game", signoria.games())
def test_the_first_release_has_recorded_every_seat_count_and_variant(game: str) -> None:
    known = signoria.game(game)
    kept = {file.name for file in released.folder_of("0.1.0").glob("records/*.record.gz")}
    for seats in known.seats:
        for variant in known.variants:
            assert f"{game}-{seats}-{variant}-random.record.gz" in kept
