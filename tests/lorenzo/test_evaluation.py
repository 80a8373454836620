"""The evaluation: exact at the end, and before it what players agree on."""

from random import Random

import pytest

from signoria import kit
from signoria.engine.chance import pick
from signoria.engine.state import CHANCE
from signoria.games.lorenzo.components.goods import GOODS
from signoria.games.lorenzo.state import LorenzoState
from tests.lorenzo.questions import privileges_due
from tests.lorenzo.setups import FEW, SETUPS
from tests.lorenzo.table import curse, end_actions, give, hold, lead, own, own_any, play, stand, table
from tests.setups import Setup

PROFILE = kit("lorenzo").profile
WEIGHTS = PROFILE.step_weights.values
EVALUATOR = PROFILE.evaluator(WEIGHTS)


def worth(state: LorenzoState, seat: int = 0) -> float:
    return EVALUATOR.expected_points(state)[seat]


MEMBERS = ("white", "black", "orange", "neutral")


def midgame(round: int = 3) -> LorenzoState:
    """Everybody has a little of everything."""
    state = table(round=round, tiles=("1_2", "2_5", "3_7"))
    for seat in range(4):
        give(state, seat, coins=4, wood=2, stone=2, servants=3, military=4, faith=2, victory=10)
    return state


def all_placed(state: LorenzoState) -> LorenzoState:
    """The last turn of the round is over."""
    for seat in range(4):
        for member in MEMBERS:
            stand(state, seat, member, "council")
    return state


@pytest.mark.parametrize("setup", SETUPS, ids=repr)
def test_at_the_end_the_estimate_is_the_score(setup: Setup) -> None:
    match = setup.finished()
    assert EVALUATOR.expected_points(match.state) == [score.total for score in match.scores()]


@pytest.mark.parametrize("setup", FEW, ids=repr)
def test_an_estimate_changes_nothing_and_is_repeated(setup: Setup) -> None:
    for match in setup.steps():
        before = match.state.copy()
        first = EVALUATOR.expected_points(match.state)
        assert match.state.copy() == before
        assert EVALUATOR.expected_points(match.state) == first
        assert len(first) == setup.seats
        assert [EVALUATOR.advantage(match.state, seat) for seat in range(setup.seats)] == first


def test_estimates_before_chance_are_finite_too() -> None:
    state = kit("lorenzo").game.new(3, "advanced")
    rng = Random(5)
    while state.actor == CHANCE:
        assert all(abs(points) < 500 for points in EVALUATOR.expected_points(state))
        state.apply(pick(state.chances(), rng))


@pytest.mark.parametrize("round", [1, 3, 6])
@pytest.mark.parametrize("good", GOODS[:7])
def test_more_of_a_good_is_better(round: int, good: str) -> None:
    state = midgame(round)
    worths: list[float] = []
    for amount in range(6, 12):
        give(state, 0, **{good: amount})
        worths.append(worth(state))
    assert worths == sorted(worths)
    assert worths[0] < worths[-1]


@pytest.mark.parametrize("good", ["coins", "wood", "stone", "servants"])
def test_goods_are_worth_more_while_there_is_time_to_spend_them(good: str) -> None:
    def difference(round: int, placed: bool) -> float:
        state = midgame(round)
        if placed:
            all_placed(state)
        rich = state.copy()
        give(rich, 0, **{good: 8})
        return worth(rich) - worth(state)

    early, last_round, at_last = difference(1, False), difference(6, False), difference(6, True)
    assert early > last_round > at_last


def test_a_member_still_to_be_placed_is_worth_a_turn() -> None:
    state = midgame()
    placed = state.copy()
    stand(placed, 0, "white", "market-1")
    assert worth(state) > worth(placed) + 1


def test_a_higher_member_is_better_to_keep() -> None:
    low, high = midgame(), midgame()
    stand(low, 0, "orange", "council")
    stand(high, 0, "white", "council")
    assert worth(high) > worth(low)


@pytest.mark.parametrize("tile", [f"{period}_{number}" for period in (1, 2) for number in range(1, 8)])
def test_an_excommunication_hurts_the_more_the_earlier_it_comes(tile: str) -> None:
    def loss(round: int) -> float:
        state = midgame(round)
        bound = state.copy()
        curse(bound, 0, tile)
        curse(state, 1, tile)  # so that the same tile lies on the board
        return worth(state) - worth(bound)

    assert loss(3) > loss(5) > 0


def test_enough_faith_before_a_report_averts_a_tile() -> None:
    state = all_placed(midgame(2))
    give(state, 0, faith=2)
    lacking = worth(state)
    give(state, 0, faith=3)
    assert worth(state) - lacking > 3


def test_after_the_report_the_support_is_counted_once() -> None:
    state = all_placed(midgame(2))
    give(state, 0, faith=3)
    give(state, 1, faith=3)
    end_actions(state)
    asked = worth(state)
    play(state, "support")
    assert abs(worth(state) - asked) < 2


@pytest.mark.parametrize(("military", "points"), [(18, 10.0), (0, 10.0)])
def test_a_sixth_territory_at_the_end_is_worth_its_points(military: int, points: float) -> None:
    state = all_placed(midgame(6))
    give(state, 0, military=military)
    own_any(state, 0, "territory", 5)
    before = worth(state)
    own(state, 0, "farm")
    assert worth(state) - before == pytest.approx(points)


def test_military_points_open_the_way_to_territories() -> None:
    state = midgame(5)
    own_any(state, 0, "territory", 4)
    none = midgame(5)

    def step(state: LorenzoState) -> float:
        give(state, 0, military=11)
        before = worth(state)
        give(state, 0, military=12)
        return worth(state) - before

    assert step(state) > step(none)


def test_a_territory_is_worth_more_early_for_its_harvests() -> None:
    def gain(round: int) -> float:
        state = midgame(round)
        before = worth(state)
        own(state, 0, "estate")
        return worth(state) - before

    assert gain(3) > gain(6) > 0


def test_a_venture_is_worth_its_points() -> None:
    state = midgame()
    before = worth(state)
    own(state, 0, "sacred_war")
    assert worth(state) - before == pytest.approx(8)


@pytest.mark.parametrize("count", range(6))
def test_each_character_is_worth_at_least_its_step(count: int) -> None:
    state = all_placed(midgame(6))
    own_any(state, 0, "character", count)
    before = worth(state)
    own(state, 0, "ambassador")
    assert worth(state) - before == pytest.approx(count + 1)


def test_the_most_military_points_rank_at_the_end() -> None:
    state = all_placed(midgame(6))
    give(state, 1, military=5)
    give(state, 0, military=4)
    behind = worth(state)
    give(state, 0, military=6)
    assert worth(state) - behind > 2


def test_privileges_due_are_worth_something_each() -> None:
    worths: list[float] = []
    for count in range(4):
        state = midgame()
        if count:
            privileges_due(state, 0, count)
        worths.append(worth(state))
    assert worths[0] < worths[1] < worths[2] < worths[3]


def test_a_leader_nearer_to_its_requirement_is_worth_more() -> None:
    def leader(stone: int) -> float:
        state = midgame()
        give(state, 0, stone=stone)
        without = worth(state)
        hold(state, 0, "michelangelo_buonarroti")
        return worth(state) - without

    assert leader(10) > leader(5) > 0


def test_a_leader_in_play_is_worth_more_than_in_hand() -> None:
    in_hand, in_play = midgame(), midgame()
    hold(in_hand, 0, "bartolomeo_colleoni")
    lead(in_play, 0, "bartolomeo_colleoni")
    assert worth(in_play) > worth(in_hand)


@pytest.mark.parametrize("leader", ["bartolomeo_colleoni", "girolamo_savonarola", "michelangelo_buonarroti"])
def test_a_leader_is_better_used_than_waiting(leader: str) -> None:
    state = midgame()
    lead(state, 0, leader)
    before = worth(state)
    play(state, f"activate {leader}")
    assert before < worth(state) < before + 2


def test_a_neutral_member_without_servants_has_hardly_a_turn() -> None:
    state = midgame()
    give(state, 0, servants=1)
    ready = worth(state)
    give(state, 0, servants=0)
    assert ready - worth(state) > 1.5


def test_to_be_first_next_round_is_better() -> None:
    state = midgame()
    stand(state, 1, "white", "council")
    stand(state, 0, "white", "council")
    first = midgame()
    stand(first, 0, "white", "council")
    stand(first, 1, "white", "council")
    assert worth(first) > worth(state)


def test_an_announced_production_is_judged_by_its_outcome() -> None:
    state = midgame()
    give(state, 0, servants=6)
    own(state, 0, "treasury", "stronghold")
    play(state, "place black production-small")
    best = worth(state)
    outcomes: list[float] = []
    for option in state.legal():
        ahead = state.copy()
        ahead.apply(option)
        outcomes.append(worth(ahead))
    assert len(outcomes) > 1
    assert best == max(outcomes)


def test_other_weights_give_other_estimates_side_by_side() -> None:
    state = midgame()
    doubled = PROFILE.evaluator([2 * weight for weight in WEIGHTS])
    first, second = EVALUATOR.expected_points(state), doubled.expected_points(state)
    assert first != second
    assert (EVALUATOR.expected_points(state), doubled.expected_points(state)) == (first, second)


def test_after_the_last_turn_leaders_do_nothing_more() -> None:
    state = all_placed(midgame(6))
    before = worth(state)
    hold(state, 0, "santa_rita")
    lead(state, 0, "bartolomeo_colleoni")
    assert worth(state) == before
