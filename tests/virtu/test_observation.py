"""Observations tell all that a view shows."""

from collections.abc import Iterator
from functools import partial
from itertools import chain, islice
from random import Random

import pytest

from signoria import State, game
from signoria.games.virtu.components.cities import CITY_IDS
from signoria.games.virtu.rules.battles import IN_THIS_BATTLE
from signoria.games.virtu.state import VirtuState
from tests.golden_records import moments
from tests.observations import (
    check_all_can_be_read_back,
    check_bounds,
    check_every_fact_is_read,
    check_nothing_is_betrayed,
    check_own_seat_comes_first,
    check_reading,
    observed_options,
    onward,
    tables_with_options,
)
from tests.players import at_random
from tests.setups import Setup
from tests.virtu import questions
from tests.virtu.own import OWN
from tests.virtu.rebuilding import view
from tests.virtu.setups import balanced, conquering, gathering, patronising, warlike
from tests.virtu.table import bonus, court, own, table, units, war

GAME = game("virtu")
BOLOGNA = CITY_IDS.index("bologna")
SEEDS = ((3, 0), (4, 7), (4, 8), (4, 16))
"""Seats and seeds of matches with blocked chambers, sieges and retreats."""

FEW = [Setup("virtu", seats, "standard", seats, {"year_limit": 5}, at_random) for seats in (3, 4, 5)]
SETUPS = [
    *FEW,
    Setup("virtu", 3, "standard", 31, {"year_limit": 8, "one_agent_per_palace": True}, conquering),
    Setup("virtu", 4, "standard", 41, {"year_limit": 8, "annex_per_action": 0}, patronising),
    Setup("virtu", 5, "standard", 51, {"year_limit": 8, "war_tokens_expire": "end_of_spring"}, balanced),
    Setup("virtu", 4, "standard", 42, {"year_limit": 8, "bought_items_usable": "after_buying"}, gathering),
    *[Setup("virtu", seats, "standard", seed, {"year_limit": 30}, warlike) for seats, seed in SEEDS],
]
"""Each seat count, each option, and players who strive for each way to win."""


def field_won() -> VirtuState:
    """Whoever has won a field battle may go on to the siege."""
    state = table(coins=5)
    units(state, 0, bologna=4, milan=0, parma=0)
    units(state, 1, bologna=2, florence=0, pisa=0)
    war(state)
    return state


def overfull() -> VirtuState:
    """Whoever falls below five cities may have too many cards on lighter antechambers."""
    state = table()
    own(state, 0, "turin", "genoa", "bologna")
    court(state, 0, left_1="envoy", right_1="banker")
    court(state, 0, exhausted=True, left_2="admiral", right_3="merchant")
    bonus(state, 0, "nicolaus_copernicus")
    units(state, 1, bologna=5, florence=0, pisa=0)
    war(state)
    return state


def seldom() -> Iterator[State]:
    """Positions that hardly ever come up at random, and what follows them."""
    for scene in (field_won, overfull):
        for seed in range(3):
            yield from islice(onward(scene(), at_random, Random(seed)), 60)
    for question in (
        questions.announcing(2, city=BOLOGNA, attacker=2, defender=1, bonuses=(3, 2)),
        questions.moving(3, steps=2, arrows=1),
        questions.retreating(1, ships=2),
        questions.dropping(0, power=1),
    ):
        for _ in range(4):  # for each seat that observes
            yield at_war(question)


def at_war(question: questions.Question) -> VirtuState:
    """Tokens, trophies, allies, Leonardo and beaten units everywhere, and a question."""
    state = table()
    for seat, each in enumerate(state.players):
        each.war_tokens = seat + 1
        each.trophies = 0b1111 & ~(1 << seat)
        each.beaten = (BOLOGNA,) * seat
        each.leonardo = (seat % 2 << IN_THIS_BATTLE) | 1 << BOLOGNA
    state.allies[:2] = [0, 2]
    state.used_alliances = 0b10
    questions.ask_in_spring(state, question)
    return state


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


def test_seldom_views_can_be_read_back() -> None:
    for number, state in enumerate(seldom()):
        check_reading(state, 4, number % 4, own_view)


own_view = partial(view, components=OWN)


def test_every_fact_is_read() -> None:
    states = chain(tables_with_options("virtu"), seldom(), moments("virtu"))
    check_every_fact_is_read(states, own_view, unread=set())


@pytest.mark.parametrize("name", [option.name for option in observed_options(GAME)])
def test_the_options_are_told(name: str) -> None:
    told = {GAME.new(3, None, {name: value}).observe(0) for value in GAME.options[name].values}
    assert len(told) == len(GAME.options[name].values)
