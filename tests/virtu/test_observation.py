"""Observations tell all that a view shows."""

import pytest

from tests.observations import (
    check_all_can_be_read_back,
    check_bounds,
    check_every_question_comes_up,
    check_nothing_is_betrayed,
    check_own_seat_comes_first,
)
from tests.players import at_random
from tests.setups import Setup
from tests.virtu.rebuilding import ASKED, view
from tests.virtu.setups import balanced, conquering, gathering, patronising

FEW = [Setup("virtu", seats, "standard", seats, {"year_limit": 5}, at_random) for seats in (3, 4, 5)]
SETUPS = [
    *FEW,
    Setup("virtu", 3, "standard", 31, {"year_limit": 8, "one_agent_per_palace": True}, conquering),
    Setup("virtu", 4, "standard", 41, {"year_limit": 8, "annex_per_action": 0}, patronising),
    Setup("virtu", 5, "standard", 51, {"year_limit": 8, "war_tokens_expire": "end_of_spring"}, balanced),
    Setup("virtu", 4, "standard", 42, {"year_limit": 8, "bought_items_usable": "after_buying"}, gathering),
    Setup("virtu", 3, "standard", 32, {"year_limit": 25}, balanced),
]
"""Each seat count, each option, and players who strive for each way to win."""


@pytest.mark.parametrize("setup", SETUPS, ids=repr)
def test_the_view_can_be_read_back(setup: Setup) -> None:
    check_all_can_be_read_back(setup, view)


@pytest.mark.parametrize("setup", FEW, ids=repr)
def test_nothing_is_left_to_imagine(setup: Setup) -> None:
    check_nothing_is_betrayed(setup)


@pytest.mark.parametrize("setup", SETUPS[3:6], ids=repr)
def test_no_place_exceeds_its_top(setup: Setup) -> None:
    check_bounds(setup)


@pytest.mark.parametrize("setup", FEW, ids=repr)
def test_the_own_seat_comes_first(setup: Setup) -> None:
    check_own_seat_comes_first(setup)


def test_every_question_comes_up() -> None:
    check_every_question_comes_up(SETUPS, ASKED)
