"""Observations tell all that a view shows, and no more."""

from functools import partial
from itertools import chain

import pytest

from signoria.games.carrara.components.items import ITEMS
from signoria.games.carrara.state import CarraraState
from tests.carrara.own import OWN
from tests.carrara.questions import setting_new
from tests.carrara.rebuilding import view
from tests.carrara.setups import FEW, SETUPS
from tests.carrara.table import own, play, stored, table, take_from_supply
from tests.golden_records import moments
from tests.observations import (
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


def two_items() -> CarraraState:
    """A stored item moves while a new one waits; turns end when that is said."""
    state = table(seats=2, variant="advanced", options={"confirm_turn": True})
    own(state, 0, "villa-5", "lerici")
    stored(state, 0, "coat_of_arms", "book")
    take_from_supply(state, ITEMS.index("gate"))
    setting_new(state, 0, ITEMS.index("gate"))
    play(state, "move coat_of_arms")
    return state


own_view = partial(view, components=OWN)


def test_every_fact_is_read() -> None:
    check_every_fact_is_read(
        chain(tables_with_options("carrara"), moments("carrara"), [two_items(), two_items()]), own_view, unread=set()
    )
