"""The scores of random games, counted a second time from the log."""

import pytest
from hypothesis import given, settings

from tests.lorenzo import recount
from tests.lorenzo.setups import SETUPS
from tests.lorenzo.test_random_play import setups
from tests.matches import dealt
from tests.setups import Setup


def check_scores(setup: Setup) -> None:
    match = setup.finished(dealt(setup))
    for score in match.scores():
        assert score.parts == recount.parts(match, score.seat)
        assert score.total == sum(score.parts.values())
    assert match.ranking() == recount.ranking(match)


@pytest.mark.rule(
    "LOR-SCORE-2", "LOR-SCORE-3", "LOR-SCORE-4", "LOR-SCORE-6", "LOR-SCORE-9", "LOR-SCORE-10", "LOR-EXC-3"
)
@pytest.mark.parametrize("setup", SETUPS, ids=repr)
def test_scores_survive_a_recount(setup: Setup) -> None:
    check_scores(setup)


@pytest.mark.rule("LOR-SCORE-7", "LOR-SCORE-8", "LOR-OQ-24", "LOR-OQ-25")
@given(setups)
@settings(max_examples=60)
def test_scores_survive_a_recount_with_any_options(setup: Setup) -> None:
    check_scores(setup)


@pytest.mark.rule("LOR-RES-4")
@pytest.mark.parametrize("setup", SETUPS, ids=repr)
def test_the_log_accounts_for_every_good(setup: Setup) -> None:
    for number, match in enumerate(setup.steps(dealt(setup))):
        if number % 16 == 0 or match.over:
            for seat, stock in enumerate(recount.ledger(match)):
                left = recount.goods_left(match, seat)
                assert stock == {good: left[good] for good in recount.COUNTED}
