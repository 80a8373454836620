"""Tracks, turn order, the end and prestige (sections 15, 17, 18) and bonuses that count at the end."""

import pytest

from signoria.games.virtu.components.cities import CITY_IDS
from signoria.games.virtu.rules.scoring import crowns, religion
from signoria.games.virtu.rules.year import end_conditions, new_order
from tests.virtu.own import OWN
from tests.virtu.table import (
    agent,
    ally,
    asked,
    bonus,
    chamber,
    court,
    indulgence,
    own,
    part,
    play,
    player,
    ready,
    seen,
    table,
    units,
    war,
    winter,
)

MANY = ("turin", "genoa", "nice", "bologna", "siena", "rome", "ancona")


def total(state: object, seat: int) -> int:
    return state.scores()[seat].total  # type: ignore[attr-defined,no-any-return]


@pytest.mark.rule("VIR-TRACK-1", "VIR-TRACK-2")
def test_a_moved_disc_lies_on_top() -> None:
    state = table(coins=5)
    units(state, 2, benevento=3, naples=0, otranto=0)
    units(state, 0, turin=3, milan=0, parma=0)
    war(state)
    assert (state.track, state.order) == ((3, 1, 0, 2), (2, 0, 1, 3))


@pytest.mark.rule("VIR-TRACK-3")
def test_a_ninth_city_does_not_move_the_disc() -> None:
    state = table(coins=5)
    own(state, 0, *MANY[:6])
    state.track = (0, 1, 2, 3)
    units(state, 0, ancona=3, milan=0, parma=0)
    war(state)
    assert (player(state, 0).cities, state.track) == (9, (0, 1, 2, 3))
    assert part(state, 0, "cities") == 6


@pytest.mark.rule("VIR-ORDER-1", "VIR-Q-53")
def test_most_cities_go_first_also_above_eight() -> None:
    state = table()
    own(state, 3, *MANY)
    own(state, 1, "bari", "pescara", "terracina", "ravenna", "spoleto", "benevento")
    assert (player(state, 3).cities, player(state, 1).cities) == (9, 8)
    assert new_order(state)[:2] == (3, 1)


@pytest.mark.rule("VIR-ORDER-2")
def test_among_equals_the_higher_disc_goes_first() -> None:
    state = table()
    state.track = (0, 3, 1, 2)
    assert new_order(state) == (2, 1, 3, 0)


@pytest.mark.rule("VIR-ORDER-1", "VIR-ORDER-2")
def test_discs_decide_only_among_players_with_equally_many_cities() -> None:
    state = table()
    own(state, 0, "turin")
    own(state, 1, "bologna")
    state.track = (0, 3, 1, 2)
    assert new_order(state) == (1, 0, 2, 3)


@pytest.mark.rule("VIR-END-1")
def test_eight_cities_trigger_the_end() -> None:
    state = table()
    own(state, 0, *MANY[:5])
    assert end_conditions(state) == []
    own(state, 0, MANY[5])
    assert end_conditions(state) == ["eight cities"]


@pytest.mark.rule("VIR-END-1")
def test_the_last_step_of_patronage_triggers_the_end() -> None:
    state = table()
    player(state, 1).step = 5
    assert end_conditions(state) == ["patronage"]


@pytest.mark.rule("VIR-END-1")
def test_no_neutral_city_left_triggers_the_end_pirate_ports_included() -> None:
    state = table()
    free = [id for index, id in enumerate(CITY_IDS) if state.control[index] == -1]
    for number, id in enumerate(free[:-1]):
        own(state, number % 4, id)
    assert free[-1] == "ragusa"
    assert "all cities" not in end_conditions(state)
    own(state, 3, free[-1])
    assert "all cities" in end_conditions(state)


@pytest.mark.rule("VIR-END-2", "VIR-Q-1", "VIR-END-3")
def test_after_the_trigger_the_winter_is_played_and_then_the_game_ends() -> None:
    state = table(coins=5)
    player(state, 1).step = 5
    war(state)
    assert state.ending
    seats = set()
    while state.actor is not None:
        seats.add(state.actor)
        assert state.year == 2
        state.apply(next(d for d in state.legal() if str(d) in ("end", "keep 2")))
    assert seats == {0, 1, 2, 3}


@pytest.mark.rule("VIR-END-4")
def test_a_condition_that_is_gone_at_the_end_of_spring_does_not_count() -> None:
    state = table(coins=9)
    own(state, 0, *MANY[:6])
    units(state, 1, bologna=5, florence=0, pisa=0)
    war(state)
    assert not state.ending


@pytest.mark.rule("VIR-OPT-2", "VIR-Q-52")
@pytest.mark.parametrize(("limit", "ending"), [(2, True), (3, False), (0, False)])
def test_the_year_limit_ends_the_game_with_that_winter(limit: int, ending: bool) -> None:
    state = table(coins=5, options={"year_limit": limit})
    war(state)
    assert state.ending is ending


@pytest.mark.rule("VIR-SCORE-1", "VIR-Q-3")
def test_city_prestige_runs_from_0_to_6() -> None:
    state = table()
    found = [part(state, 0, "cities")]
    for id in MANY:
        own(state, 0, id)
        found.append(part(state, 0, "cities"))
    assert found == [0, 1, 2, 3, 4, 5, 6, 6]
    own(state, 1, "milan", "parma", *MANY[:6])
    assert (player(state, 0).cities, part(state, 0, "cities")) == (1, 0)


@pytest.mark.rule("VIR-SCORE-2")
def test_the_furthest_on_the_city_track_all_get_1() -> None:
    state = table()
    own(state, 0, *MANY)
    own(state, 1, "bari", "pescara", "terracina", "ravenna", "spoleto", "benevento")
    assert [part(state, seat, "most cities") for seat in range(4)] == [1, 1, 0, 0]


@pytest.mark.rule("VIR-SCORE-3", "VIR-SCORE-4", "VIR-Q-4")
def test_patronage_prestige_by_step_and_1_for_the_furthest() -> None:
    state = table()
    for seat, step in enumerate((5, 4, 2, 1)):
        player(state, seat).step = step
    assert [part(state, seat, "patronage") for seat in range(4)] == [3, 2, 1, 0]
    assert [part(state, seat, "most patronage") for seat in range(4)] == [1, 0, 0, 0]


@pytest.mark.rule("VIR-SCORE-5")
def test_printed_prestige_counts_on_either_side() -> None:
    state = table()
    court(state, 0, exhausted=True, left_1="cardinal")
    chamber(state, 0, 1, "pope")
    ready(state, 0, "kingdom", "principality")
    player(state).ready_tiles = 0
    assert part(state, 0, "cards and tiles") == 6


@pytest.mark.rule("VIR-BONUS-4", "VIR-BONUS-12", "VIR-SCORE-5")
def test_bonuses_carry_their_prestige() -> None:
    assert {found.id: found.prestige for found in OWN.bonuses if found.prestige} == {
        "leonardo_da_vinci": 1, "nicolaus_copernicus": 1, "michelangelo": 1, "christopher_columbus": 2,
        "bastion_fortress": 1, "duomo": 1,
    }  # fmt: skip
    state = table()
    bonus(state, 0, "christopher_columbus", "duomo")
    assert part(state, 0, "bonuses") == 3


@pytest.mark.rule("VIR-SCORE-7", "VIR-BONUS-9", "VIR-BONUS-10")
def test_crosses_of_cards_tiles_bonuses_and_the_empire_add_up() -> None:
    state = table()
    court(state, 0, exhausted=True, left_1="cardinal")
    chamber(state, 0, 1, "pope", "bishop")
    ready(state, 0, "cathedral-milan")
    bonus(state, 0, "sistine_chapel")
    ally(state, 0, "holy_roman_empire")
    assert seen(state)["crosses"] == 2 + 3 + 1 + 1 + 2 + 1
    bonus(state, 1, "duomo")
    assert seen(state, 1)["crosses"] == 1


@pytest.mark.rule("VIR-SCORE-8")
@pytest.mark.parametrize(
    ("counts", "rewards"), [([3, 2, 1], [4, 2, 0]), ([4, 3, 2, 1], [4, 2, 1, 0]), ([5, 4, 3, 2, 1], [4, 2, 1, 0, 0])]
)
def test_rewards_by_rank_of_crosses(counts: list[int], rewards: list[int]) -> None:
    assert [religion(OWN, counts, seat) for seat in range(len(counts))] == rewards


@pytest.mark.rule("VIR-SCORE-9", "VIR-EX-26", "VIR-Q-11", "VIR-Q-41")
@pytest.mark.parametrize(
    ("counts", "rewards"),
    [
        ([3, 3, 2, 0], [2, 2, 1, 0]),
        ([1, 4, 2, 4, 0], [0, 2, 1, 2, 0]),
        ([3, 3, 3, 1], [2, 2, 2, 0]),
        ([5, 2, 2, 1], [4, 1, 1, 0]),
        ([0, 0, 0], [2, 2, 2]),
        ([4, 1, 1], [4, 0, 0]),
    ],
)
def test_ex_26_tied_players_get_the_next_lower_reward(counts: list[int], rewards: list[int]) -> None:
    assert [religion(OWN, counts, seat) for seat in range(len(counts))] == rewards


@pytest.mark.rule("VIR-Q-41")
@pytest.mark.parametrize(
    ("counts", "rewards"),
    [
        ([3, 3, 2, 0], [2, 2, 1, 0]),
        ([3, 3, 3, 1], [2, 2, 2, 1]),
        ([2, 2, 2, 2, 0], [2, 2, 2, 2, 1]),
        ([5, 2, 2, 1], [4, 1, 1, 0]),
        ([3, 3, 1, 1], [2, 2, 0, 0]),
        ([4, 3, 2, 1], [4, 2, 1, 0]),
    ],
)
def test_with_dense_ranks_the_next_number_of_crosses_takes_the_next_rank(counts: list[int], rewards: list[int]) -> None:
    assert [religion(OWN, counts, seat, True) for seat in range(len(counts))] == rewards


@pytest.mark.rule("VIR-Q-41")
@pytest.mark.parametrize(("dense", "rewards"), [(False, [2, 2, 2, 0]), (True, [2, 2, 2, 1])])
def test_the_option_decides_on_the_rank_behind_three_tied(dense: bool, rewards: list[int]) -> None:
    state = table(options={"dense_religious_ranks": dense})
    for seat in range(3):
        court(state, seat, left_1="cardinal")
    assert [score.parts["religion"] for score in state.scores()] == rewards


@pytest.mark.rule("VIR-SCORE-10")
def test_a_trophy_is_worth_2() -> None:
    state = table()
    player(state, 0).trophies = 0b1010
    assert part(state, 0, "trophies") == 4


@pytest.mark.rule("VIR-SCORE-11", "VIR-SCORE-12")
def test_alliances_count_and_indulgences_cost() -> None:
    state = table()
    ally(state, 0, "france")
    ally(state, 0, "ottoman_empire")
    agent(state, 1, "ottoman_empire")
    indulgence(state, 0, 1)
    assert (part(state, 0, "alliances"), part(state, 0, "indulgences")) == (1, -1)


@pytest.mark.rule("VIR-SCORE-13")
def test_coins_units_and_agents_are_worth_nothing() -> None:
    state = table()
    before = total(state, 0)
    player(state, 0).coins = 50
    units(state, 0, milan=5)
    agent(state, 0, "rome")
    assert total(state, 0) == before


@pytest.mark.rule("VIR-SCORE-14")
def test_most_prestige_wins() -> None:
    state = table()
    player(state, 2).trophies = 1
    assert [score.place for score in state.scores()][2] == 1


@pytest.mark.rule("VIR-SCORE-15", "VIR-Q-44")
def test_crowns_on_cards_and_tiles_break_ties_and_the_rest_is_shared() -> None:
    state = table()
    places = [score.place for score in state.scores()]
    assert places == [4, 1, 1, 1]
    court(state, 3, left_1="podesta")
    assert [score.place for score in state.scores()] == [4, 2, 2, 1]


@pytest.mark.rule("VIR-SCORE-15", "VIR-Q-44")
def test_michelangelos_crown_breaks_no_tie() -> None:
    state = table()
    before = crowns(OWN, player(state, 1))
    bonus(state, 1, "michelangelo")
    assert crowns(OWN, player(state, 1)) == before
    court(state, 1, left_1="niccolo_machiavelli")  # stands in the palace, so his two count
    assert crowns(OWN, player(state, 1)) == before + 2


@pytest.mark.rule("VIR-YEAR-5")
def test_the_winter_follows_the_new_order() -> None:
    state = table(coins=5)
    units(state, 3, ravenna=3, venice=0, padua=0)
    war(state)
    assert (state.order, asked(state)["seat"]) == ((3, 0, 1, 2), 3)
    play(winter(state, 3, "recruit"), "end")
    assert asked(state)["seat"] == 0
