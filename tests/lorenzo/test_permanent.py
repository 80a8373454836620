"""Permanent effects of characters: values, discounts, the handicap (section 10 of the rules)."""

import pytest

from signoria.games.lorenzo.state import LorenzoState
from tests.lorenzo.table import asked, give, goods, legal, own, play, refusal, stand, table


def guild(*owned: str, **stock: int) -> LorenzoState:
    """Stonemasons' Guild (1 wood, 2 stone) is about to be taken by the owner of some cards."""
    state = table(floors={"building-1": "stonemasons_guild", "character-1": "architect"})
    own(state, 0, *owned)
    give(state, 0, **stock)
    return state


@pytest.mark.rule("LOR-PERM-1", "LOR-PERM-2")
@pytest.mark.parametrize(
    ("character", "type", "card"),
    [
        ("warlord", "territory", "village"),
        ("stonemason", "building", "chapel"),
        ("dame", "character", "papal_messenger"),
        ("knight", "venture", "hosting_panhandlers"),
    ],
)
def test_a_character_helps_2_higher_in_the_tower_of_its_type(character: str, type: str, card: str) -> None:
    state = table(floors={f"{type}-3": card}, dice=(3, 2, 1))
    give(state, 0, coins=9, wood=9)
    assert legal(state, f"place white {type}") == []
    own(state, 0, character)
    assert legal(state, f"place white {type}") == [f"place white {type}-3"]
    assert refusal(state, f"place black {type}-3").missing == {"servants": 1}


@pytest.mark.rule("LOR-PERM-1")
@pytest.mark.parametrize(("character", "value"), [("artisan", 5), ("scholar", 6)])
def test_a_character_adds_to_productions(character: str, value: int) -> None:
    state = table(dice=(3, 4, 5))
    own(state, 0, character, "church")
    give(state, 0, wood=1)
    play(state, "place white production-small")
    assert asked(state)["value"] == value


@pytest.mark.rule("LOR-PERM-1")
def test_ex_14_with_farmer_a_harvest_at_3_counts_as_5() -> None:
    state = table(dice=(3, 4, 5))
    own(state, 0, "farmer", "citadel", "monastery")
    play(state, "place white harvest-small")
    assert goods(state) == {"wood": 1, "stone": 2, "servants": 1, "military": 2}


@pytest.mark.rule("LOR-PERM-1", "LOR-CHAR-3")
def test_ex_14_a_harvest_by_an_effect_counts_2_more_too() -> None:
    state = table(floors={"venture-1": "improving_the_canals"})
    own(state, 0, "farmer", "monastery")
    give(state, 0, coins=3, servants=2)
    play(state, "place white venture-1", "servants 0")
    assert goods(state) == {"wood": 1, "stone": 2, "servants": 1, "faith": 1}


@pytest.mark.rule("LOR-PERM-2", "LOR-PERM-3")
def test_ex_13_dame_lifts_by_2_and_takes_a_coin_off() -> None:
    state = table(floors={"character-2": "scholar"})
    own(state, 0, "dame")
    give(state, 0, coins=4, servants=1)
    play(state, "place neutral character-2")
    assert goods(state) == {"coins": 1}


@pytest.mark.rule("LOR-PERM-2")
def test_ex_13_without_the_servant_floor_2_is_too_high() -> None:
    state = table(floors={"character-2": "scholar"})
    own(state, 0, "dame")
    give(state, 0, coins=4)
    reason = refusal(state, "place neutral character-2")
    assert (reason.text, reason.missing) == (
        "Floor 2 of the character tower needs an action value of 3; without servants only 2 can be reached.",
        {"servants": 1},
    )


@pytest.mark.rule("LOR-PERM-1", "LOR-PERM-3", "LOR-CHAR-3")
def test_ex_13_dame_works_in_a_bonus_action_too() -> None:
    state = table(floors={"venture-1": "repairing_the_cathedral", "character-4": "royal_messenger"})
    own(state, 0, "dame")
    give(state, 0, wood=3, stone=3, coins=3 + 4)
    play(state, "place white venture-1", "take character-4")
    assert goods(state) == {"faith": 1, "stone": 2}


@pytest.mark.rule("LOR-PERM-3")
def test_a_discount_on_another_type_does_not_count() -> None:
    state = table(floors={"venture-1": "hiring_recruits"})
    own(state, 0, "dame")
    give(state, 0, coins=3)
    assert refusal(state, "place white venture-1").missing == {"coins": 1}


@pytest.mark.rule("LOR-PERM-3", "LOR-OQ-11")
@pytest.mark.parametrize(("card", "wood", "stone"), [("chapel", 1, 0), ("residence", 0, 1)])
def test_with_one_good_in_the_cost_the_discount_goes_there_unasked(card: str, wood: int, stone: int) -> None:
    state = table(floors={"building-1": card})
    own(state, 0, "stonemason")
    give(state, 0, wood=5, stone=5)
    play(state, "place white building-1")
    left = goods(state)
    assert (state.actor, left["wood"], left["stone"]) == (1, 5 - wood, 5 - stone)


@pytest.mark.rule("LOR-PERM-4", "LOR-OQ-12")
def test_a_cost_does_not_fall_below_0() -> None:
    state = table(floors={"character-1": "patron", "character-2": "warlord"})
    own(state, 0, "dame")
    give(state, 0, coins=2 + 3)
    play(state, "place white character-1", "take character-2")
    assert goods(state) == {"military": 3}


@pytest.mark.rule("LOR-PERM-5", "LOR-OQ-12")
def test_a_permanent_discount_and_that_of_the_bonus_action_add_up() -> None:
    state = table(floors={"character-1": "patron", "character-2": "papal_messenger"})
    own(state, 0, "dame")
    give(state, 0, coins=2 + 3 + 2)
    play(state, "place white character-1", "take character-2")
    assert goods(state) == {"faith": 3}


@pytest.mark.rule("LOR-BONUS-7", "LOR-PERM-5")
def test_dx_9_architect_alone_leaves_1_stone_to_pay() -> None:
    state = guild(coins=4, wood=9, stone=9)
    play(state, "place white character-1", "take building-1")
    assert goods(state) == {"wood": 9, "stone": 8, "victory": 4}


@pytest.mark.rule("LOR-PERM-5", "LOR-OQ-11")
@pytest.mark.parametrize(("good", "left"), [("wood", {"wood": 9, "stone": 7}), ("stone", {"wood": 8, "stone": 8})])
def test_dx_9_the_owner_of_stonemason_chooses_wood_or_stone(good: str, left: dict[str, int]) -> None:
    state = guild("stonemason", wood=9, stone=9)
    play(state, "place white building-1")
    assert (asked(state)["for"], legal(state)) == ("discount", ["discount wood", "discount stone"])
    play(state, f"discount {good}")
    assert goods(state) == {**left, "victory": 4}


@pytest.mark.rule("LOR-PERM-5", "LOR-OQ-11", "LOR-OQ-12")
def test_dx_9_both_together_leave_nothing_to_pay() -> None:
    state = guild("stonemason", coins=4)
    play(state, "place white character-1", "take building-1")
    assert goods(state) == {"victory": 4}


@pytest.mark.rule("LOR-PERM-5", "LOR-OQ-11")
@pytest.mark.parametrize(("wood", "stone"), [(0, 2), (1, 1)])
def test_a_discount_that_leaves_only_one_payable_cost_is_not_asked_for(wood: int, stone: int) -> None:
    state = guild("stonemason", wood=wood, stone=stone)
    play(state, "place white building-1")
    assert (state.actor, goods(state)) == (1, {"victory": 4})


@pytest.mark.rule("LOR-PERM-5")
def test_a_discount_of_choice_counts_in_what_is_lacking() -> None:
    reason = refusal(guild("stonemason", stone=1), "place white building-1")
    assert (reason.text, reason.missing) == ("Stonemasons' Guild needs 2 stone; you lack 1 stone.", {"stone": 1})


@pytest.mark.rule("LOR-PERM-6")
def test_a_discount_does_not_lower_the_surcharge() -> None:
    state = table(floors={"character-1": "warlord"})
    own(state, 0, "dame")
    stand(state, 1, "white", "character-2")
    give(state, 0, coins=4)
    play(state, "place white character-1")
    assert goods(state) == {"military": 3}


@pytest.mark.rule("LOR-PERM-6")
def test_an_unused_part_of_a_discount_does_not_help_with_the_surcharge() -> None:
    state = table(floors={"character-1": "patron", "character-2": "warlord"})
    own(state, 0, "dame")
    give(state, 0, coins=2 + 2)
    play(state, "place white character-1")
    assert (state.actor, goods(state)) == (1, {"coins": 2})


@pytest.mark.rule("LOR-PERM-7")
@pytest.mark.parametrize("floor", [3, 4])
def test_ex_15_the_owner_of_preacher_gets_no_floor_bonus(floor: int) -> None:
    state = table(floors={f"territory-{floor}": "village"}, dice=(6, 6, 6))
    own(state, 0, "preacher")
    give(state, 0, servants=1)
    play(state, f"place white territory-{floor}")
    assert "wood" not in goods(state)


@pytest.mark.rule("LOR-PERM-7")
def test_ex_15_nor_in_a_bonus_action() -> None:
    state = table(floors={"character-1": "captain", "territory-3": "village"})
    own(state, 0, "preacher")
    give(state, 0, coins=4)
    play(state, "place white character-1", "take territory-3")
    assert goods(state) == {"military": 2}


@pytest.mark.rule("LOR-PERM-7")
def test_ex_15_so_the_floor_bonus_cannot_help_to_pay() -> None:
    state = table(floors={"venture-3": "hiring_recruits"})
    own(state, 0, "preacher")
    give(state, 0, coins=3)
    reason = refusal(state, "place orange venture-3")
    assert (reason.rule, reason.missing) == ("LOR-VENT-4", {"coins": 1})


@pytest.mark.rule("LOR-OQ-13", "LOR-PERM-7")
def test_preacher_himself_is_still_taken_with_the_floor_bonus() -> None:
    state = table(floors={"character-3": "preacher"})
    give(state, 0, coins=2)
    play(state, "place orange character-3")
    assert goods(state) == {"stone": 1, "faith": 4}


@pytest.mark.rule("LOR-OQ-13")
def test_dame_does_not_help_to_take_dame() -> None:
    state = table(floors={"character-2": "dame"}, dice=(1, 1, 3))
    give(state, 0, coins=3)
    assert refusal(state, "place orange character-2").missing == {"coins": 1}
    give(state, 0, coins=4)
    assert refusal(state, "place white character-2").missing == {"servants": 2}


@pytest.mark.rule("LOR-OQ-13")
def test_a_card_taken_helps_in_the_next_turn() -> None:
    state = table(floors={"character-1": "dame", "character-2": "scholar"}, seats=2)
    give(state, 0, coins=4 + 3 + 3, servants=1)
    play(state, "place white character-1", "place white market-1", "place neutral character-2")
    assert goods(state) == {}
