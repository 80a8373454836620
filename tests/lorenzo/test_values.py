"""Members, servants and action values (section 5 of the rules)."""

import pytest

from signoria.games.lorenzo.state import LorenzoState
from tests.lorenzo.table import (
    asked,
    curse,
    give,
    goods,
    lead,
    legal,
    own,
    play,
    refusal,
    seen,
    table,
)

TERRITORIES = {"territory-1": "woods", "territory-2": "village", "territory-3": "forest", "territory-4": "city"}
BONUS_CARDS = {"character-1": "abbess", **TERRITORIES}


def value(state: LorenzoState, seat: int, member: str) -> int:
    found: int = seen(state, seat)["members"][member]["value"]
    return found


@pytest.mark.rule("LOR-VALUE-1")
def test_ex_1_a_die_is_the_value_of_its_member_for_everybody() -> None:
    state = table(dice=(4, 1, 6))
    assert [value(state, seat, "white") for seat in range(4)] == [4, 4, 4, 4]


@pytest.mark.rule("LOR-VALUE-1")
def test_each_member_has_the_die_of_its_colour() -> None:
    state = table(dice=(4, 1, 6))
    assert [value(state, 0, member) for member in ("white", "black", "orange")] == [4, 1, 6]


@pytest.mark.rule("LOR-VALUE-2")
def test_the_neutral_member_has_value_0() -> None:
    assert value(table(), 0, "neutral") == 0


@pytest.mark.rule("LOR-VALUE-3", "LOR-VALUE-9", "LOR-TOWER-2")
@pytest.mark.parametrize(("die", "highest"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_a_member_reaches_every_floor_up_to_its_value(die: int, highest: int) -> None:
    state = table(dice=(die, 1, 1), floors=TERRITORIES)
    assert legal(state, "place white territory") == [f"place white territory-{n}" for n in range(1, highest + 1)]


@pytest.mark.rule("LOR-VALUE-9")
def test_a_floor_too_high_is_refused_with_its_requirement() -> None:
    state = table(dice=(1, 4, 5), floors=TERRITORIES)
    give(state, 0, servants=2)
    reason = refusal(state, "place white territory-3")
    assert (reason.rule, reason.text, reason.missing) == (
        "LOR-VALUE-9",
        "Floor 3 of the territory tower needs an action value of 5; with 2 servants at most 3 can be reached.",
        {"servants": 2},
    )


@pytest.mark.rule("LOR-VALUE-9", "LOR-VALUE-5")
@pytest.mark.parametrize("space", ["harvest-small", "production-small", "market-1", "market-4", "council"])
def test_every_space_outside_the_towers_needs_1(space: str) -> None:
    state = table(dice=(1, 1, 1))
    assert f"place white {space}" in legal(state)
    assert refusal(state, f"place neutral {space}").missing == {"servants": 1}


@pytest.mark.rule("LOR-VALUE-4")
def test_ex_2_three_servants_make_the_neutral_member_worth_3() -> None:
    state = table()
    own(state, 0, "treasury")
    give(state, 0, servants=3, coins=1)
    play(state, "place neutral production-small", "servants 3")
    assert (asked(state)["value"], goods(state)) == (3, {"coins": 1})


@pytest.mark.rule("LOR-VALUE-4")
def test_servants_are_paid_before_the_action_is_resolved() -> None:
    state = table()
    give(state, 0, servants=1)
    play(state, "place neutral market-2")
    assert goods(state) == {"servants": 5}


@pytest.mark.rule("LOR-VALUE-4")
def test_only_servants_at_hand_can_be_spent() -> None:
    state = table()
    own(state, 0, "city")
    give(state, 0, servants=2)
    play(state, "place white harvest-small")
    reason = refusal(state, "servants 3")
    assert (reason.rule, reason.text, reason.missing) == (
        "LOR-VALUE-4",
        "You can spend 2 servants at most here, not 3.",
        {"servants": 1},
    )


@pytest.mark.rule("LOR-VALUE-5")
@pytest.mark.parametrize("space", ["territory-1", "harvest-small", "production-small", "market-1", "council"])
def test_nothing_can_be_done_with_a_value_below_1(space: str) -> None:
    state = table(floors=TERRITORIES)
    reason = refusal(state, f"place neutral {space}")
    assert (reason.rule, "needs an action value of 1; without servants only 0" in reason.text) == (
        "LOR-VALUE-9",
        True,
    )


@pytest.mark.rule("LOR-VALUE-6")
def test_a_negative_value_must_be_lifted_to_1() -> None:
    state = table(dice=(2, 4, 5))
    curse(state, 0, "1_5")
    give(state, 0, servants=1)
    assert refusal(state, "place white harvest-small").missing == {"servants": 1}
    give(state, 0, servants=2)
    play(state, "place white harvest-small")
    assert goods(state) == {"wood": 1, "stone": 1, "servants": 1}


@pytest.mark.rule("LOR-VALUE-6", "LOR-VALUE-7")
def test_an_effect_can_lift_a_negative_value_too() -> None:
    state = table(dice=(2, 4, 5))
    curse(state, 0, "1_5")
    own(state, 0, "farmer")
    assert "place white harvest-small" in legal(state)


@pytest.mark.rule("LOR-VALUE-7")
def test_value_raising_cards_add_up_and_servants_come_on_top() -> None:
    state = table(dice=(1, 4, 5))
    own(state, 0, "artisan", "scholar", "palace", "church")
    give(state, 0, servants=1, wood=1)
    play(state, "place white production-large", "servants 1")
    assert asked(state)["value"] == 1 - 3 + 2 + 3 + 1


@pytest.mark.rule("LOR-VALUE-8")
@pytest.mark.parametrize(("servants", "enough"), [(0, False), (1, True)])
def test_all_parts_of_the_formula_are_summed(servants: int, enough: bool) -> None:
    """3 + 2 (Lucrezia) - 1 (tile I-7) + servants + 2 (Farmer) - 3 (tile I-5) - 3 (large space)."""
    state = table(dice=(3, 4, 5))
    lead(state, 0, "lucrezia_borgia")
    own(state, 0, "farmer")
    curse(state, 0, "1_7")
    curse(state, 0, "1_5")
    give(state, 0, servants=servants)
    assert ("place white harvest-large" in legal(state)) == enough


@pytest.mark.rule("LOR-VALUE-8")
def test_leader_bonus_and_member_malus_count_for_members_only() -> None:
    state = table(floors=BONUS_CARDS, dice=(3, 4, 5))
    lead(state, 0, "lucrezia_borgia")
    curse(state, 0, "1_7")
    give(state, 0, coins=3)
    play(state, "place white character-1")
    assert legal(state, "take") == ["take territory-1", "take territory-2"]


@pytest.mark.rule("LOR-VALUE-8")
@pytest.mark.parametrize("space", ["market-1", "council"])
def test_no_character_helps_on_the_market_and_in_the_palace(space: str) -> None:
    state = table()
    own(state, 0, "farmer", "artisan", "warlord", "dame", "stonemason", "knight")
    assert refusal(state, f"place neutral {space}").rule == "LOR-VALUE-9"


@pytest.mark.rule("LOR-VALUE-8")
def test_a_character_helps_only_its_kind_of_action() -> None:
    state = table(floors={"territory-2": "woods", "venture-2": "hosting_panhandlers"}, dice=(1, 1, 1))
    own(state, 0, "warlord")
    give(state, 0, wood=3)
    assert legal(state, "place white territory") == ["place white territory-2"]
    assert refusal(state, "place white venture-2").missing == {"servants": 2}


@pytest.mark.rule("LOR-VALUE-8")
def test_characters_do_not_help_sforza_and_leonardo() -> None:
    state = table(variant="advanced")
    own(state, 0, "artisan", "farmer", "citadel")
    lead(state, 0, "leonardo_da_vinci", "francesco_sforza")
    assert refusal(state, "activate leonardo_da_vinci").rule == "LOR-OQ-7"
    play(state, "activate francesco_sforza")
    assert "military" not in goods(state)


@pytest.mark.rule("LOR-VALUE-9")
def test_the_large_space_needs_1_after_its_penalty() -> None:
    reason = refusal(table(dice=(3, 4, 5)), "place white harvest-large")
    assert (reason.text, reason.missing) == (
        "The large harvest space needs an action value of 1; without servants only 0 can be reached.",
        {"servants": 1},
    )


@pytest.mark.rule("LOR-VALUE-10")
def test_a_higher_value_brings_nothing_more_on_the_market() -> None:
    state = table(seats=2, dice=(1, 4, 6))
    play(state, "place white market-1", "place orange market-2")
    assert (goods(state, 0), goods(state, 1)) == ({"coins": 5}, {"servants": 5})


@pytest.mark.rule("LOR-VALUE-10", "LOR-OQ-1")
def test_the_owner_decides_how_strong_a_harvest_becomes() -> None:
    state = table(dice=(3, 4, 5))
    own(state, 0, "woods", "forest")
    give(state, 0, servants=9)
    play(state, "place white harvest-small")
    assert legal(state) == ["servants 0", "servants 1", "servants 2"]


@pytest.mark.rule("LOR-OQ-1")
def test_servants_without_use_are_not_offered() -> None:
    state = table(dice=(3, 4, 5))
    own(state, 0, "forest")
    give(state, 0, servants=9)
    play(state, "place white harvest-small")
    reason = refusal(state, "servants 3")
    assert (reason.rule, reason.text) == (
        "LOR-OQ-1",
        "With 3 servants nothing more is gained; you can choose 0, 1, 2.",
    )


@pytest.mark.rule("LOR-OQ-1")
def test_a_tower_takes_the_least_servants_without_asking() -> None:
    state = table(floors=TERRITORIES, dice=(3, 4, 5))
    give(state, 0, servants=9)
    play(state, "place white territory-3")
    assert (state.actor, goods(state)["servants"]) == (1, 7)


@pytest.mark.rule("LOR-OQ-1")
def test_with_any_servants_more_than_the_least_are_offered() -> None:
    state = table(floors=TERRITORIES, dice=(3, 4, 5), options={"any_servants": True})
    give(state, 0, servants=4)
    play(state, "place white territory-3")
    assert legal(state) == ["servants 2", "servants 3", "servants 4"]


@pytest.mark.rule("LOR-OQ-1")
def test_with_tile_iii_7_on_the_board_servants_may_be_thrown_away() -> None:
    state = table(dice=(3, 4, 5), tiles=("1_1", "2_1", "3_7"))
    give(state, 0, servants=3)
    play(state, "place white market-1", "servants 3")
    assert goods(state) == {"coins": 5}


@pytest.mark.rule("LOR-VALUE-9", "LOR-OQ-1")
def test_too_few_servants_are_refused() -> None:
    state = table(floors=TERRITORIES, dice=(2, 4, 5), options={"any_servants": True})
    give(state, 0, servants=4)
    play(state, "place white territory-3")
    reason = refusal(state, "servants 2")
    assert (reason.rule, reason.text) == ("LOR-VALUE-9", "2 servants will not do; at least 3 must be spent.")


@pytest.mark.rule("LOR-OQ-2", "LOR-VALUE-6")
def test_a_bonus_card_alone_lifts_the_neutral_member_to_floor_1() -> None:
    state = table(floors=TERRITORIES)
    own(state, 0, "warlord")
    assert "place neutral territory-1" in legal(state)


@pytest.mark.rule("LOR-OQ-2")
@pytest.mark.parametrize(("servants", "enough"), [(0, False), (1, True)])
def test_with_min1_before_card_bonus_member_and_servants_must_reach_1(servants: int, enough: bool) -> None:
    state = table(floors=TERRITORIES, options={"min1_before_card_bonus": True})
    own(state, 0, "warlord")
    give(state, 0, servants=servants)
    assert ("place neutral territory-1" in legal(state)) == enough


@pytest.mark.rule("LOR-OQ-2")
def test_with_min1_before_card_bonus_the_bonus_still_counts_above_1() -> None:
    state = table(floors=TERRITORIES, dice=(1, 1, 1), options={"min1_before_card_bonus": True})
    own(state, 0, "warlord")
    assert legal(state, "place white territory") == ["place white territory-1", "place white territory-2"]


@pytest.mark.rule("LOR-OQ-3")
def test_a_bonus_card_always_counts() -> None:
    state = table(dice=(3, 4, 5))
    own(state, 0, "farmer", "citadel")
    play(state, "place white harvest-small")
    assert goods(state) == {"wood": 1, "stone": 2, "servants": 1, "military": 2}


@pytest.mark.rule("LOR-OQ-4")
def test_servants_of_a_privilege_can_be_spent_in_the_bonus_action_that_follows() -> None:
    state = table(floors={"character-1": "hero", "venture-4": "hosting_foreigners"})
    give(state, 0, coins=4, wood=4)
    play(state, "place white character-1", "privilege servants", "take venture-4")
    assert goods(state) == {"servants": 6, "coins": 2}


@pytest.mark.rule("LOR-OQ-4")
def test_servants_gained_in_a_harvest_cannot_raise_it() -> None:
    state = table(dice=(5, 4, 5))
    own(state, 0, "manor_house", "monastery")
    play(state, "place white harvest-small")
    assert (state.actor, goods(state)) == (1, {"wood": 1, "stone": 1, "servants": 3, "military": 2})


@pytest.mark.rule("LOR-OQ-5")
def test_the_base_is_set_first_then_bonus_and_malus_count() -> None:
    state = table(variant="advanced", dice=(1, 2, 3))
    lead(state, 0, "ludovico_il_moro", "lucrezia_borgia", "federico_da_montefeltro")
    curse(state, 0, "1_7")
    play(state, "activate federico_da_montefeltro", "raise black")
    assert [value(state, 0, member) for member in ("white", "black", "orange")] == [6, 7, 6]


@pytest.mark.rule("LOR-OQ-6")
def test_the_large_space_may_be_used_while_the_small_one_is_free() -> None:
    state = table(dice=(3, 4, 5))
    play(state, "place black harvest-large")
    assert goods(state) == {"wood": 1, "stone": 1, "servants": 1}


@pytest.mark.rule("LOR-OQ-7", "LOR-VALUE-5")
def test_leonardo_needs_a_servant_to_reach_1() -> None:
    state = table(variant="advanced")
    lead(state, 0, "leonardo_da_vinci")
    reason = refusal(state, "activate leonardo_da_vinci")
    assert (reason.rule, reason.missing) == ("LOR-OQ-7", {"servants": 1})
    assert "acts at a value of 0, and your 0 servants" in reason.text


@pytest.mark.rule("LOR-OQ-7")
def test_leonardo_with_one_servant_produces() -> None:
    state = table(variant="advanced")
    lead(state, 0, "leonardo_da_vinci")
    give(state, 0, servants=1)
    state.players[0].tile = 1
    play(state, "activate leonardo_da_vinci")
    assert goods(state) == {"servants": 2, "coins": 1}


@pytest.mark.rule("LOR-OQ-7")
def test_under_tile_i_5_sforza_needs_3_servants() -> None:
    state = table(variant="advanced")
    lead(state, 0, "francesco_sforza")
    curse(state, 0, "1_5")
    give(state, 0, servants=2)
    assert refusal(state, "activate francesco_sforza").missing == {"servants": 1}
    give(state, 0, servants=3)
    assert "activate francesco_sforza" in legal(state)


@pytest.mark.rule("LOR-OQ-7", "LOR-BONUS-2")
def test_a_bonus_production_that_stays_below_1_lapses() -> None:
    state = table(floors={"venture-1": "improving_the_roads"})
    curse(state, 0, "1_6")
    give(state, 0, coins=4, servants=3)
    play(state, "place white venture-1")
    assert (state.actor, goods(state)) == (1, {})


@pytest.mark.rule("LOR-VALUE-8")
def test_rx_1_tile_i_7_makes_a_black_5_a_4() -> None:
    state = table(dice=(3, 5, 6))
    curse(state, 0, "1_7")
    assert [value(state, seat, "black") for seat in (0, 1)] == [4, 5]


@pytest.mark.rule("LOR-VALUE-8")
def test_rx_1_the_neutral_member_keeps_its_value() -> None:
    state = table()
    curse(state, 0, "1_7")
    assert value(state, 0, "neutral") == 0


@pytest.mark.rule("LOR-VALUE-8")
def test_rx_2_under_tile_i_5_the_large_harvest_space_takes_off_6() -> None:
    state = table(dice=(6, 6, 6))
    curse(state, 0, "1_5")
    assert refusal(state, "place white harvest-large").missing == {"servants": 1}
    give(state, 0, servants=1)
    assert "place white harvest-large" in legal(state)


@pytest.mark.rule("LOR-VALUE-8")
@pytest.mark.parametrize(("die", "cost"), [(4, 2), (3, 4)])
def test_rx_3_under_tile_ii_6_each_point_costs_2_servants(die: int, cost: int) -> None:
    state = table(floors={"territory-3": "commercial_hub"}, dice=(die, 1, 1))
    curse(state, 0, "2_6")
    give(state, 0, servants=cost)
    play(state, "place white territory-3")
    assert goods(state) == {"wood": 1}


@pytest.mark.rule("LOR-VALUE-8")
def test_rx_3_an_odd_servant_is_one_short_of_the_next_point() -> None:
    state = table(floors=TERRITORIES, dice=(3, 1, 1))
    curse(state, 0, "2_6")
    give(state, 0, servants=3)
    reason = refusal(state, "place white territory-3")
    assert (reason.missing, "with 3 servants at most 4" in reason.text) == ({"servants": 1}, True)


@pytest.mark.rule("LOR-VALUE-8", "LOR-OQ-46")
def test_rx_3_only_even_numbers_of_servants_are_offered() -> None:
    state = table(dice=(3, 1, 1))
    curse(state, 0, "2_6")
    own(state, 0, "city")
    give(state, 0, servants=5)
    play(state, "place white harvest-small")
    assert legal(state) == ["servants 0", "servants 2", "servants 4"]
