"""The evaluation of positions: exact at the end, and of one mind with players before it."""

from collections.abc import Callable

import pytest

import signoria
from signoria.bots import Knowledge
from signoria.games.virtu.evaluation.evaluator import VirtuEvaluator
from signoria.games.virtu.state import VirtuState
from tests.players import at_random
from tests.setups import Setup
from tests.virtu.setups import balanced, conquering, patronising
from tests.virtu.table import (
    act,
    agent,
    ally,
    bonus,
    chamber,
    court,
    indulgence,
    own,
    play,
    player,
    ready,
    spring,
    table,
    units,
    war,
    winter,
)

MATCHES = [
    Setup("virtu", 3, "standard", 31, {}, patronising),
    Setup("virtu", 4, "standard", 41, {}, balanced),
    Setup("virtu", 5, "standard", 51, {}, conquering),
    Setup("virtu", 4, "standard", 42, {"year_limit": 8, "annex_per_action": 0}, at_random),
]


PROFILE = signoria.kit("virtu").profile
EVALUATOR = PROFILE.evaluator(PROFILE.step_weights.values)


def expected(state: VirtuState, seat: int = 0) -> float:
    return EVALUATOR.expected_points(state)[seat]


def gain(change: Callable[[VirtuState], None], seat: int = 0) -> float:
    """What a change of the table in a quiet spring is worth to a seat."""
    states = [spring(table(), 3), spring(table(), 3)]
    change(states[1])
    return expected(states[1], seat) - expected(states[0], seat)


def choice(state: VirtuState) -> str:
    """What a bot decides that looks one action ahead."""
    assert state.actor is not None
    return signoria.kit("virtu").bot("apprentice", 1).decide(Knowledge(state, state.actor, 0)).text


@pytest.mark.parametrize("setup", MATCHES, ids=repr)
def test_at_the_end_the_estimate_is_the_score(setup: Setup) -> None:
    match = setup.finished()
    assert EVALUATOR.expected_points(match.state) == [score.total for score in match.scores()]


@pytest.mark.parametrize("setup", MATCHES, ids=repr)
def test_every_moment_has_an_estimate_and_keeps_its_position(setup: Setup) -> None:
    for match in setup.steps():
        before = match.state.copy()
        found = EVALUATOR.expected_points(match.state)
        assert match.state == before
        assert len(found) == setup.seats
        assert all(-12.0 < points < 60.0 for points in found)


@pytest.mark.parametrize("setup", MATCHES, ids=repr)
def test_who_has_changed_is_looked_at_anew(setup: Setup) -> None:
    for match in setup.steps():
        state = match.state
        assert isinstance(state, VirtuState)
        found = EVALUATOR.expected_points(state)
        assert VirtuEvaluator(EVALUATOR.weights).expected_points(state) == found


def test_other_weights_are_not_mixed_up_with_those_before() -> None:
    state = spring(table(), 3)
    before = expected(state)
    doubled = PROFILE.evaluator([2 * value for value in EVALUATOR.weights]).expected_points(state)
    assert doubled[0] != before
    assert expected(state) == before


def test_prestige_of_a_title_counts_and_its_tile_too() -> None:
    assert gain(lambda state: ready(state, 0, "kingdom")) > 2.0


def test_a_city_is_worth_more_than_its_prestige() -> None:
    assert gain(lambda state: own(state, 0, "genoa")) > 1.0


def test_an_available_tile_is_worth_more_than_an_exhausted_one() -> None:
    assert gain(lambda state: ready(state, 0, "milan")) > 0.3


def test_the_fifth_florin_is_worth_more_than_the_twentieth() -> None:
    def coins(count: int) -> float:
        def change(state: VirtuState) -> None:
            player(state).coins = count

        return gain(change)

    assert coins(5) - coins(4) > coins(20) - coins(19) > 0.0


def test_florins_are_worth_next_to_nothing_when_the_last_winter_is_over_for_a_seat() -> None:
    state = table(coins=3)
    state.ending = True
    winter(state, 3, "buy")
    before = expected(state, 0)
    state.players[0].coins = 9
    assert 0.0 < expected(state, 0) - before < 0.02


def test_an_annex_card_belongs_into_the_annex_chamber() -> None:
    assert gain(lambda state: chamber(state, 0, 3, "podesta")) > gain(lambda state: chamber(state, 0, 4, "podesta"))


def test_a_banker_under_an_annex_card_is_wasted() -> None:
    better = gain(lambda state: chamber(state, 0, 3, "podesta", "counsellor"))
    assert better > gain(lambda state: chamber(state, 0, 3, "podesta", "banker"))


def test_an_indulgence_costs_something_but_can_be_cancelled() -> None:
    assert -1.5 < gain(lambda state: indulgence(state, 0, 3)) < -0.4


def test_an_enemy_agent_in_a_chamber_hurts() -> None:
    assert gain(lambda state: agent(state, 1, "milan-chamber-3")) < -0.1


def test_an_alliance_is_worth_more_than_its_prestige_unless_an_enemy_agent_is_there() -> None:
    def blocked(state: VirtuState) -> None:
        ally(state, 0, "france")
        agent(state, 1, "france")

    assert gain(lambda state: ally(state, 0, "france")) > 1.0
    assert gain(blocked) < 0.8


def test_columbus_is_worth_his_two_prestige() -> None:
    assert gain(lambda state: bonus(state, 0, "christopher_columbus")) == pytest.approx(2.0)


def test_who_alone_has_crosses_expects_the_reward() -> None:
    assert gain(lambda state: court(state, 0, left_1="pope")) > 4.0


def test_a_siege_that_will_succeed_is_worth_a_city_and_one_that_will_fail_is_not() -> None:
    states = [table(), table(), table()]
    units(states[1], 0, milan=0, genoa=4)
    units(states[2], 0, milan=0, genoa=2)
    quiet, strong, weak = [expected(spring(state, 3)) for state in states]
    assert strong > quiet + 0.5
    assert weak < quiet


def test_a_besieged_city_is_half_lost() -> None:
    def besieged(state: VirtuState) -> None:
        units(state, 0, parma=0)
        units(state, 1, florence=0, pisa=0, parma=5)

    assert gain(besieged, seat=0) < -0.8
    assert gain(besieged, seat=1) > 2.0


def test_the_nearer_the_end_the_less_an_engine_is_worth() -> None:
    def engine(step: int) -> float:
        states = [table(), table()]
        for state in states:
            state.players[1].step = step
        chamber(states[1], 0, 3, "podesta", "counsellor")
        before, after = [expected(spring(state, 3)) for state in states]
        return after - before

    assert engine(0) > engine(4) > 0.0


def test_a_city_within_reach_is_annexed() -> None:
    state = table()
    chamber(state, 0, 3, "podesta")
    ready(state, 0, "milan")
    assert choice(act(state, 0, "annex")).startswith("annex")


def test_who_can_annex_next_door_stops_there() -> None:
    state = table()
    chamber(state, 0, 3, "podesta")
    court(state, 0, left_1="counsellor")
    player(state).token = 1
    assert choice(spring(state)) == "stop"


def test_a_patron_with_the_means_advances() -> None:
    state = table(coins=5)
    ready(state, 0, "milan")
    assert choice(act(state, 0, "patronage")) == "advance"


def test_rule_turns_the_best_tiles_and_does_not_end_early() -> None:
    state = table()
    first = choice(act(state, 0, "rule"))
    assert {first, choice(play(state, first))} == {"refresh milan", "refresh parma"}


def test_no_more_crowns_than_needed_are_wasted() -> None:
    state = table()
    own(state, 0, "mantua", "genoa", "turin")
    chamber(state, 0, 3, "podesta")
    ready(state, 0, "mantua", "milan")
    court(state, 0, left_1="niccolo_machiavelli")
    play(act(state, 0, "annex"), "annex nice")
    assert choice(state) == "use mantua crown"


def test_enough_units_march_to_take_a_city() -> None:
    state = table()
    units(state, 0, milan=3)
    chamber(state, 0, 2, "galeazzo_sanseverino")
    court(state, 0, left_1="condottiere")
    act(state, 0, "campaign")
    while state.actor == 0:
        play(state, choice(state))
    assert max(state.players[0].units[city] for city in range(30) if state.control[city] != 0) > 2


def test_an_army_that_cannot_win_stays_at_home() -> None:
    state = table()
    units(state, 0, milan=1, parma=0)
    act(state, 0, "campaign")
    while state.actor == 0:
        play(state, choice(state))
    assert [state.players[0].units[city] for city in range(30) if state.control[city] != 0] == [0] * 28


def test_who_is_ahead_in_a_siege_passes_and_who_can_turn_it_does() -> None:
    state = table(coins=2)
    units(state, 0, milan=0, turin=3)
    court(state, 0, left_1="condottiere")
    assert choice(war(state)) == "pass"
    state = table(coins=2)
    units(state, 0, milan=0, turin=2)
    court(state, 0, left_1="condottiere")
    assert choice(war(state)) == "war left-1"


def test_in_the_last_winter_florins_become_prestige() -> None:
    state = table(coins=6)
    ready(state, 0, "milan")
    state.ending = True
    bought = []
    winter(state, 0, "buy")
    while state.actor == 0:
        bought.append(choice(state))
        play(state, bought[-1])
    assert {"buy kingdom", "buy republic", "buy cathedral", "buy cardinal"} & set(bought)


def test_in_the_last_winter_nobody_pays_wages() -> None:
    state = table(coins=3)
    ready(state, 0, "milan")
    state.ending = True
    assert choice(winter(state, 0, "wages")) == "keep 0"
