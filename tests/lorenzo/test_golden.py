"""The recorded matches of Lorenzo survive an independent count of the points."""

import pytest

from tests.golden_records import ended, names
from tests.lorenzo import recount


@pytest.mark.parametrize("name", names("lorenzo"))
def test_a_golden_match_survives_a_recount(name: str) -> None:
    match = ended(name)
    assert [score.parts for score in match.scores()] == [recount.parts(match, seat) for seat in range(match.seats)]
    assert match.ranking() == recount.ranking(match)
