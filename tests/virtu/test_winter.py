"""Winter: steps, wages, recruiting and alliances (sections 16, 16.1, 16.5, 16.6)."""

import pytest

from tests.virtu.table import (
    act,
    agent,
    ally,
    asked,
    city,
    court,
    great,
    legal,
    neutral,
    own,
    part,
    play,
    player,
    ready,
    refusal,
    seen,
    sellers,
    table,
    units,
    war,
    winter,
)


@pytest.mark.rule("VIR-WINTER-1")
def test_the_five_steps_come_in_their_order() -> None:
    state = table(coins=9)
    sellers(state, 0)
    court(state, 0, left_1="gonfaloniere", right_1="condottiere", right_2="condottiere")
    war(state)
    steps = []
    while asked(state)["seat"] == 0:
        steps.append(asked(state)["for"])
        play(state, "keep 2" if asked(state)["for"] == "wages" else "end")
    assert steps == ["wages", "reorganise", "buy", "recruit", "alliance"]


@pytest.mark.rule("VIR-WAGE-1", "VIR-Q-2")
@pytest.mark.parametrize(("count", "florins"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_one_sum_for_all_units(count: int, florins: int) -> None:
    state = table(coins=3)
    units(state, 0, milan=count, parma=0)
    winter(state, 0, "wages")
    play(state, f"keep {count}")
    assert player(state).coins == 3 - florins


@pytest.mark.rule("VIR-WAGE-2")
def test_unpaid_units_are_removed_by_choice() -> None:
    state = table(coins=1)
    units(state, 0, milan=3, parma=2)
    winter(state, 0, "wages")
    assert legal(state) == ["keep 0", "keep 1", "keep 2"]
    assert refusal(state, "keep 3").missing == {"florin": 1}
    assert refusal(state, "keep 6").text == "You have 5 units on the map."
    play(state, "keep 2")
    assert refusal(state, "disband turin").rule == "VIR-WAGE-2"
    play(state, "disband milan", "disband milan", "disband parma")
    assert (city(state, "milan")["units"], city(state, "parma")["units"]) == ({0: 1}, {0: 1})


@pytest.mark.rule("VIR-WAGE-3")
def test_without_units_nothing_is_asked_or_paid() -> None:
    state = table(coins=9)
    units(state, 0, milan=0, parma=0)
    war(state)
    assert (asked(state)["for"], player(state).coins) == ("buy", 9)


@pytest.mark.rule("VIR-WAGE-4")
def test_removed_units_may_be_recruited_again_this_winter() -> None:
    state = table(coins=9)
    units(state, 0, milan=1, parma=5)
    winter(state, 0, "wages")
    play(state, "keep 0", *["disband parma"] * 5, "end", "recruit milan")
    assert (player(state).supply, city(state, "milan")["units"]) == (5, {0: 1})


@pytest.mark.rule("VIR-RECRUIT-1", "VIR-RECRUIT-2", "VIR-RECRUIT-3")
def test_a_unit_costs_1_at_home_and_3_elsewhere() -> None:
    state = table(coins=5)
    own(state, 0, "turin")
    winter(state, 0, "recruit")
    assert legal(state, "recruit") == ["recruit turin", "recruit milan", "recruit parma"]
    play(state, "recruit milan", "recruit turin")
    assert (player(state).coins, city(state, "turin")["units"]) == (1, {0: 1})
    assert refusal(state, "recruit turin").missing == {"florin": 2}


@pytest.mark.rule("VIR-RECRUIT-4")
def test_no_recruiting_in_a_city_of_somebody_else() -> None:
    state = table(coins=5)
    own(state, 1, "parma")
    winter(state, 0, "recruit")
    assert refusal(state, "recruit parma").rule == "VIR-RECRUIT-4"


@pytest.mark.rule("VIR-RECRUIT-5")
def test_six_units_are_the_most() -> None:
    state = table(coins=9)
    sellers(state, 0)
    units(state, 0, milan=6, parma=0)
    winter(state, 0, "recruit")
    assert refusal(state, "recruit milan").rule == "VIR-RECRUIT-5"


@pytest.mark.rule("VIR-RECRUIT-6")
def test_anothers_starting_city_costs_3_and_a_regained_own_one_1() -> None:
    state = table(coins=4)
    own(state, 1, "parma")
    own(state, 0, "padua", "parma")
    winter(state, 0, "recruit")
    play(state, "recruit padua")
    assert player(state).coins == 1
    play(state, "recruit parma")
    assert player(state).coins == 0


@pytest.mark.rule("VIR-ALLIANCE-1", "VIR-ALLIANCE-3", "VIR-ALLIANCE-14")
def test_one_alliance_a_winter_at_the_printed_price() -> None:
    state = table()
    sellers(state, 0)
    court(state, 0, left_1="condottiere", right_1="condottiere", right_2="gonfaloniere")
    court(state, 0, left_2="merchant", left_3="merchant", right_3="gonfaloniere")
    winter(state, 0, "alliance")
    assert legal(state) == ["ally france", "ally ottoman_empire", "end", "indulgence florins"]
    play(state, "ally france")
    assert asked(state)["price"] == {"crown": 1}
    play(state, "use right-2 crown")
    assert great(state, "france") == {"ally": 0, "used": False, "agent": None}
    assert asked(state)["seat"] == 1


@pytest.mark.rule("VIR-ALLIANCE-2")
def test_a_great_power_has_one_ally_and_a_player_may_have_several() -> None:
    state = table()
    ally(state, 0, "france")
    court(state, 0, left_1="merchant", right_1="merchant", right_2="gonfaloniere")
    winter(state, 0, "alliance")
    assert refusal(state, "ally france").rule == "VIR-ALLIANCE-2"
    play(state, "ally ottoman_empire")
    assert part(state, 0, "alliances") == 2


@pytest.mark.rule("VIR-ALLIANCE-3")
def test_the_empire_costs_three_crowns_and_a_cross() -> None:
    state = table()
    court(state, 0, left_1="podesta", right_1="podesta", right_2="bishop")
    winter(state, 0, "alliance")
    play(state, "ally holy_roman_empire")
    assert great(state, "holy_roman_empire")["ally"] == 0


@pytest.mark.rule("VIR-ALLIANCE-3")
def test_what_an_alliance_lacks_is_named() -> None:
    state = table()
    sellers(state, 0)
    ready(state, 0, "milan")
    winter(state, 0, "alliance")
    assert refusal(state, "ally france").missing == {"cavalry": 1}
    assert refusal(state, "ally ottoman_empire").missing == {"ship": 3}


@pytest.mark.rule("VIR-ALLIANCE-4", "VIR-AGENT-12")
def test_what_is_lacking_with_an_own_agent_counts_the_symbol_it_saves() -> None:
    state = table()
    sellers(state, 0)
    ready(state, 0, "milan")
    agent(state, 0, "ottoman_empire")
    reason = refusal(winter(state, 0, "alliance"), "ally ottoman_empire")
    assert (reason.rule, reason.missing) == ("VIR-ALLIANCE-4", {"ship": 2})


@pytest.mark.rule("VIR-ALLIANCE-7")
def test_a_foreign_agent_does_not_prevent_a_free_alliance_and_stays() -> None:
    state = table()
    agent(state, 1, "ottoman_empire")
    court(state, 0, left_1="merchant", right_1="merchant", right_2="gonfaloniere")
    winter(state, 0, "alliance")
    play(state, "ally ottoman_empire")
    assert great(state, "ottoman_empire") == {"ally": 0, "used": False, "agent": 1}


@pytest.mark.rule("VIR-ALLIANCE-12", "VIR-SCORE-7")
def test_the_empire_counts_as_a_cross_used_or_not() -> None:
    state = table()
    ally(state, 0, "holy_roman_empire", used=True)
    assert seen(state, 0)["crosses"] == 1
    agent(state, 1, "holy_roman_empire")
    assert seen(state, 0)["crosses"] == 0


@pytest.mark.rule("VIR-ALLIANCE-12")
def test_the_empires_cross_pays_actions_and_purchases() -> None:
    state = table(coins=9)
    ally(state, 0, "holy_roman_empire")
    play(act(state, 0, "patronage"), "advance")
    assert (player(state).step, great(state, "holy_roman_empire")["used"]) == (1, True)
    state = table(coins=9)
    ally(state, 0, "holy_roman_empire")
    play(winter(state, 0, "buy"), "buy cathedral")
    assert great(state, "holy_roman_empire")["used"]


@pytest.mark.rule("VIR-Q-28")
def test_neither_the_empire_nor_the_ottomans_pay_for_alliances() -> None:
    state = table()
    sellers(state, 0)
    ally(state, 0, "ottoman_empire")
    ally(state, 0, "holy_roman_empire")
    neutral(state, "parma")
    court(state, 0, left_1="podesta", right_1="podesta")
    agent(state, 0, "france")
    winter(state, 0, "alliance")
    assert legal(state) == ["end", "indulgence florins"]


@pytest.mark.rule("VIR-ALLIANCE-13", "VIR-SCORE-11")
def test_an_alliance_is_worth_1_used_or_not() -> None:
    state = table()
    ally(state, 0, "france", used=True)
    assert part(state, 0, "alliances") == 1
