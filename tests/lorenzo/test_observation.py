"""Observations tell all that a view shows, and no more."""

from functools import partial
from itertools import chain
from typing import Any

import pytest

from signoria.games.lorenzo.state import LorenzoState
from tests.golden_records import moments
from tests.lorenzo.component_sets import with_values
from tests.lorenzo.own import OWN
from tests.lorenzo.questions import report_begins
from tests.lorenzo.rebuilding import view
from tests.lorenzo.setups import FEW, SETUPS
from tests.lorenzo.table import curse, give, hold, lead, play, player, table
from tests.observations import (
    Reading,
    check_all_can_be_read_back,
    check_bounds,
    check_every_fact_is_read,
    check_nothing_is_betrayed,
    check_own_seat_comes_first,
    tables_with_options,
)
from tests.setups import Setup


@pytest.mark.parametrize("setup", SETUPS, ids=repr)
def test_the_view_can_be_read_back(setup: Setup) -> None:
    check_all_can_be_read_back(setup, view)


@pytest.mark.rule("LOR-HIDDEN-1")
@pytest.mark.parametrize("setup", SETUPS, ids=repr)
def test_nothing_hidden_is_betrayed(setup: Setup) -> None:
    check_nothing_is_betrayed(setup)


@pytest.mark.parametrize("setup", FEW, ids=repr)
def test_no_place_exceeds_its_top(setup: Setup) -> None:
    check_bounds(setup)


@pytest.mark.parametrize("setup", FEW, ids=repr)
def test_the_own_seat_comes_first(setup: Setup) -> None:
    check_own_seat_comes_first(setup)


def test_members_that_a_correction_makes_too_strong_are_told_as_the_strongest() -> None:
    shipped, corrected = (
        table(seats=2, variant="advanced", dice=(1, 5, 6), components=components)
        for components in (with_values(), with_values(lucrezia_borgia=8))
    )
    assert shipped.layout() == corrected.layout()
    lead(corrected, 0, "lucrezia_borgia")
    fact = next(fact for fact in corrected.layout().facts if fact.name == "player-0.member values")
    weakest, *others = Reading(corrected.layout(), corrected.observe(0)).numbers("player-0.member values")[:3]
    assert others == [fact.top, fact.top]
    assert weakest <= fact.top
    view: Any = corrected.view(0)
    assert view["players"][0]["members"]["black"]["value"] > fact.top


def copying() -> LorenzoState:
    """Lorenzo de' Medici copies a leader."""
    state = table(seats=2, variant="advanced", options={"confirm_turn": True})
    hold(state, 0, "lorenzo_de_medici")
    give(state, 0, victory=35)
    lead(state, 1, "santa_rita")
    play(state, "play lorenzo_de_medici", "copy santa_rita")
    return state


def ordering() -> LorenzoState:
    """The owner of a card orders its effects."""
    state = table(seats=2, floors={"character-1": "ambassador"}, options={"ask_effect_order": True})
    give(state, 0, coins=9)
    play(state, "place white character-1")
    return state


def answering(*answers: str) -> LorenzoState:
    """The Vatican asks everybody, and answers stay secret until all have answered."""
    state = table(seats=2, round=2, options={"vatican_simultaneous": True})
    for seat in range(2):
        give(state, seat, faith=3)
    report_begins(state)
    play(state, *answers)
    return state


def losing() -> LorenzoState:
    """Both players have forfeited, and lose points at the end."""
    state = table(seats=2, options={"pass_is_final": True})
    for seat in range(2):
        curse(state, seat, "3_5")
        give(state, seat, military=5, victory=30)
        player(state, seat).out = True
    return state


own_view = partial(view, components=OWN)


def test_every_fact_is_read() -> None:
    scenes = (copying(), ordering(), answering(), answering("support"), losing())
    for_each_seat = [scene for scene in scenes for _ in range(2)]
    # The hands of others are never told.
    check_every_fact_is_read(
        chain(tables_with_options("lorenzo"), moments("lorenzo"), for_each_seat), own_view, unread={"other.hand"}
    )
