"""The evaluation of positions: exact at the end, and of one mind with players before it."""

import pytest

import signoria
from signoria.games.carrara.state import CarraraState
from tests.carrara.setups import FEW, PLAIN
from tests.carrara.table import column_on, give, no_fields, own, play, stored, table, upgraded, visit
from tests.setups import Setup

PROFILE = signoria.kit("carrara").profile
EVALUATOR = PROFILE.evaluator(PROFILE.step_weights.values)


def expected(state: CarraraState, seat: int = 0) -> float:
    return EVALUATOR.expected_points(state)[seat]


def after(state: CarraraState, *decisions: str) -> float:
    """What the seat to act expects after decisions of its own."""
    seat = state.on_turn
    ahead = state.copy()
    play(ahead, *decisions)
    return expected(ahead, seat)


@pytest.mark.parametrize("setup", PLAIN, ids=repr)
def test_at_the_end_the_estimate_is_the_score(setup: Setup) -> None:
    match = setup.finished()
    assert EVALUATOR.expected_points(match.state) == [score.total for score in match.scores()]


@pytest.mark.parametrize("setup", FEW, ids=repr)
def test_every_moment_has_an_estimate_and_keeps_its_position(setup: Setup) -> None:
    for match in setup.steps():
        before = match.state.copy()
        found = EVALUATOR.expected_points(match.state)
        assert match.state == before
        assert len(found) == setup.seats
        assert all(-20.0 < points < 600.0 for points in found)


def test_what_was_judged_before_changes_nothing() -> None:
    elsewhere = table(seats=4)
    for setup in FEW:
        for match in setup.steps():
            found = EVALUATOR.expected_points(match.state)
            EVALUATOR.expected_points(elsewhere)
            assert EVALUATOR.expected_points(match.state) == found


def test_equal_seats_expect_the_same_but_for_the_turn() -> None:
    state = table(seats=4)
    found = EVALUATOR.expected_points(state)
    assert max(found) - min(found) < 6.0
    assert found[0] == max(found)


def test_points_count_in_full() -> None:
    state = table()
    before = expected(state)
    state.players[0].points += 7
    assert expected(state) == pytest.approx(before + 7)


def test_a_white_block_is_worth_more_than_a_purple_one() -> None:
    white, purple = table(), table()
    give(white, 0, blocks="1 white")
    give(purple, 0, blocks="1 purple")
    assert expected(white) > expected(purple)


def test_coins_are_fuel_while_there_is_time_to_spend_them() -> None:
    early, late = table(coins=0), table(coins=0, reserve=())
    no_fields(late, 1, large=1)
    gains = []
    for state in (early, late):
        before = expected(state)
        give(state, 0, coins=5)
        gains.append(expected(state) - before)
    assert gains[0] > gains[1] >= 1.0


def test_the_tenth_coin_is_worth_more_than_the_fiftieth() -> None:
    found = []
    for coins in (9, 10, 49, 50):
        state = table()
        give(state, 0, coins=coins)
        found.append(expected(state))
    assert found[1] - found[0] > found[3] - found[2]


def test_a_building_in_livorno_promises_more_than_in_lerici() -> None:
    dear, cheap = table(), table()
    own(dear, 0, "villa-5", "livorno")
    own(cheap, 0, "villa-5", "lerici")
    assert expected(dear) > expected(cheap)


def test_a_city_that_somebody_scored_is_worth_less() -> None:
    free, taken = table(), table()
    for state in (free, taken):
        own(state, 0, "villa-5", "lucca")
        own(state, 0, "porta-5", "lucca")
    column_on(taken, 1, "city-lucca")
    assert expected(free) > expected(taken)


def test_a_city_that_a_rival_could_score_too_is_less_safe() -> None:
    alone, contested = table(), table()
    for state in (alone, contested):
        own(state, 0, "villa-5", "lucca")
        own(state, 0, "porta-5", "lucca")
    own(contested, 1, "villa-1", "lucca")
    own(contested, 1, "porta-1", "lucca")
    assert expected(alone) > expected(contested)


def test_in_the_last_turn_a_column_is_scored_where_it_pays_most() -> None:
    state = table(reserve=())
    state.trigger = 3
    no_fields(state, 0, large=1)
    own(state, 0, "villa-5", "livorno")
    own(state, 0, "porta-1", "lerici")
    choices = {place: after(state, "score", "field large", f"place {place}") for place in ("kind-villa", "kind-porta")}
    assert after(state, "score") > after(state, "pass")
    assert choices["kind-villa"] > choices["kind-porta"]


def test_in_the_last_turn_a_seat_without_columns_builds_the_largest() -> None:
    state = table(reserve=())
    state.trigger = 3
    no_fields(state, 0)
    give(state, 0, blocks="5 purple")
    choices = [after(state, "build", f"tile {tile}", "city lerici") for tile in ("palazzo-5", "villa-4", "porta-2")]
    assert choices == sorted(choices, reverse=True)
    assert after(state, "build") > after(state, "pass")


def test_who_has_no_turn_left_expects_points_and_coins_only() -> None:
    state = table(turn=1, reserve=())
    state.trigger = 0
    give(state, 0, coins=10, blocks="5 white")
    own(state, 0, "villa-5", "livorno")
    state.players[0].points = 40
    assert expected(state) == pytest.approx(42)


def test_who_cannot_follow_a_visit_loses_the_bonus() -> None:
    calm, visited = table(turn=1), table(turn=1)
    visit(visited, holder=0, field=1)
    assert expected(calm, 1) > expected(visited, 1)


def test_the_dear_block_stays_behind_the_screen() -> None:
    state = table()
    give(state, 0, blocks="1 white, 1 purple")
    play(state, "build", "tile biblioteca-1", "city lerici")
    assert after(state, "pay purple") > after(state, "pay white")


def test_a_cheap_white_block_is_bought() -> None:
    state = table(wheel={6: ["white", "white"], 1: ["purple"]}, coins=5)
    play(state, "buy", "rotate none", "take 6 white")
    assert after(state, "take 6 white") > after(state, "stop")


def test_decorations_of_one_sort_are_better_than_of_two() -> None:
    same, mixed = table(variant="advanced"), table(variant="advanced")
    for state, other in ((same, "villa-2"), (mixed, "castello-2")):
        own(state, 0, "villa-1", "massa", decorated=True)
        own(state, 0, other, "massa", decorated=True)
    assert expected(same) > expected(mixed)


def test_a_stored_item_has_its_worth() -> None:
    bare, holding = table(variant="advanced"), table(variant="advanced")
    stored(holding, 0, "book")
    assert expected(holding) > expected(bare)


def test_a_lead_in_statues_counts() -> None:
    even, ahead = table(variant="advanced"), table(variant="advanced")
    for state in (even, ahead):
        own(state, 0, "villa-1", "pisa", statue="white")
        own(state, 1, "porta-1", "pisa", statue="white")
    own(even, 1, "porta-2", "pisa")
    own(ahead, 1, "porta-2", "pisa", statue="yellow")
    assert expected(ahead, 1) > expected(even, 1)
    assert expected(ahead, 0) < expected(even, 0)


def test_enough_coins_promise_a_money_place() -> None:
    poor, rich = table(variant="advanced"), table(variant="advanced")
    give(poor, 0, coins=100)
    give(rich, 0, coins=150)
    taken = table(variant="advanced")
    give(taken, 0, coins=150)
    column_on(taken, 1, "money-2to1")
    column_on(taken, 2, "money-3to1")
    assert expected(rich) > expected(taken) > expected(poor)


def test_an_upgrade_tile_is_taken_where_the_buildings_stand() -> None:
    here, elsewhere = table(), table()
    for state, upgrade in ((here, "upgrade-lucca"), (elsewhere, "upgrade-viareggio")):
        own(state, 0, "villa-8", "lucca")
        upgraded(state, 0, upgrade)
    assert expected(here) > expected(elsewhere)


def test_the_last_tile_brings_the_points_for_the_trigger() -> None:
    state = table(reserve=["villa-5"])
    no_fields(state, 1)
    give(state, 0, blocks="1 purple")
    play(state, "build", "tile biblioteca-1", "city lerici", "pay purple")
    waiting = expected(state)
    no_fields(state, 1, large=1)
    assert waiting > expected(state) + 2  # with a column left nobody triggers the end, and the game goes on
