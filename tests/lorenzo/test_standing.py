"""The points of a game that still runs: faith counts, and ranks of nothing do not."""

from typing import Any

import pytest

from signoria.games.lorenzo.state import LorenzoState
from signoria.games.lorenzo.text.standing import standing
from tests.lorenzo.own import OWN
from tests.lorenzo.table import end_actions, give, lead, own_any, table


def told(state: LorenzoState) -> list[Any]:
    view: Any = state.view(None)
    return standing(OWN, view, view["scores"])


@pytest.mark.rule("LOR-VATICAN-7", "LOR-VATICAN-8")
@pytest.mark.parametrize("leader", ["", "sisto_iv"])
def test_the_last_report_brings_no_jump(leader: str) -> None:
    state = table(seats=2, round=6)
    give(state, 0, faith=8, military=3, coins=11)
    give(state, 1, faith=5, military=2)
    own_any(state, 0, "character", 3)
    if leader:
        lead(state, 1, leader)
    before = [score["total"] for score in told(state)]
    end_actions(state)
    assert [score.total for score in state.scores()] == before
    assert told(state) == [score.as_data() for score in state.scores()]


@pytest.mark.rule("LOR-SCORE-6")
def test_who_has_no_military_points_has_no_rank_yet() -> None:
    state = table()
    assert [score["parts"]["military"] for score in told(state)] == [0] * 4
    give(state, 2, military=1)
    assert [score["parts"]["military"] for score in told(state)] == [0, 0, OWN.board.military_victory[0], 0]
    assert [score["place"] for score in told(state)].index(1) == 2
