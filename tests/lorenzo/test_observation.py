"""Observations tell all that a view shows, and no more."""

from itertools import chain, islice
from random import Random

import pytest

from signoria.games.lorenzo.state import LorenzoState
from tests.lorenzo.rebuilding import view
from tests.lorenzo.setups import FEW, SETUPS
from tests.lorenzo.table import give, hold, lead, play, table
from tests.observations import (
    check_all_can_be_read_back,
    check_bounds,
    check_every_fact_is_read,
    check_nothing_is_betrayed,
    check_own_seat_comes_first,
    onward,
    positions,
    tables_with_options,
)
from tests.players import at_random
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


def copying() -> LorenzoState:
    """Lorenzo de' Medici copies a leader, which seldom happens at random."""
    state = table(seats=2, variant="advanced")
    hold(state, 0, "lorenzo_de_medici")
    give(state, 0, victory=35)
    lead(state, 1, "santa_rita")
    play(state, "play lorenzo_de_medici", "copy santa_rita")
    return state


def test_every_fact_is_read() -> None:
    played = (state for setup in SETUPS for state in positions(setup))
    after = islice(onward(copying(), at_random, Random(1)), 10)
    states = chain(tables_with_options("lorenzo"), played, after)
    check_every_fact_is_read(states, view, unread={"other.hand"})  # the hands of others are never told
