"""Observations tell all that a view shows, and no more."""

from itertools import chain

import pytest

from tests.carrara.rebuilding import view
from tests.carrara.setups import FEW, SETUPS
from tests.observations import (
    check_all_can_be_read_back,
    check_bounds,
    check_every_fact_is_read,
    check_nothing_is_betrayed,
    check_own_seat_comes_first,
    positions,
    tables_with_options,
)
from tests.setups import Setup


@pytest.mark.parametrize("setup", SETUPS, ids=repr)
def test_the_view_can_be_read_back(setup: Setup) -> None:
    check_all_can_be_read_back(setup, view)


@pytest.mark.rule("CAR-HIDDEN-1")
@pytest.mark.parametrize("setup", SETUPS, ids=repr)
def test_nothing_hidden_is_betrayed(setup: Setup) -> None:
    check_nothing_is_betrayed(setup)


@pytest.mark.parametrize("setup", FEW, ids=repr)
def test_no_place_exceeds_its_top(setup: Setup) -> None:
    check_bounds(setup)


@pytest.mark.parametrize("setup", FEW, ids=repr)
def test_the_own_seat_comes_first(setup: Setup) -> None:
    check_own_seat_comes_first(setup)


def test_every_fact_is_read() -> None:
    played = (state for setup in SETUPS for state in positions(setup))
    check_every_fact_is_read(chain(tables_with_options("carrara"), played), view, unread=set())
