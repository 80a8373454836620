"""The prestige of a game that still runs: nobody leads where all stand equal."""

from typing import Any

import pytest

from signoria.games.virtu.state import VirtuState
from signoria.games.virtu.text.standing import standing
from tests.virtu.own import begin
from tests.virtu.table import table

RANKS = ("most cities", "most patronage", "religion")


def told(state: VirtuState) -> list[Any]:
    view: Any = state.view(None)
    return standing(view, view["scores"])


@pytest.mark.rule("VIR-SCORE-2", "VIR-SCORE-4", "VIR-SCORE-8")
def test_at_the_beginning_nobody_has_a_rank() -> None:
    assert [[score["parts"][part] for part in RANKS] for score in told(begin(4))] == [[0, 0, 0]] * 4
    assert [score["place"] for score in told(begin(4))] == [1] * 4


def test_who_is_ahead_has_what_the_rules_give() -> None:
    state = table()
    state.players[1].step = 2
    final = state.scores()
    assert [score["parts"]["most patronage"] for score in told(state)] == [0, final[1].parts["most patronage"], 0, 0]
    assert final[1].parts["most patronage"] > 0
