"""Towers: floors, surcharge, floor bonus, colours, order of resolution (section 6 of the rules)."""

import pytest

from signoria.engine.journal import Journal
from signoria.games.lorenzo.components.board import SPACE_NAMES
from signoria.games.lorenzo.components.goods import TYPES
from tests.lorenzo.table import (
    asked,
    cards,
    curse,
    give,
    goods,
    legal,
    own,
    own_any,
    play,
    refusal,
    seen,
    stand,
    table,
)

RICH = {"coins": 20, "wood": 20, "stone": 20, "servants": 20}
TERRITORIES = {"territory-1": "woods", "territory-2": "village", "territory-3": "forest", "territory-4": "city"}


@pytest.mark.rule("LOR-TOWER-1")
def test_there_are_4_towers_of_4_floors() -> None:
    assert list(SPACE_NAMES[:16]) == [f"{type}-{floor}" for type in TYPES for floor in (1, 2, 3, 4)]


@pytest.mark.rule("LOR-TOWER-1")
def test_a_floor_belongs_to_the_card_that_lies_there() -> None:
    state = table(floors=TERRITORIES)
    play(state, "place black territory-2")
    assert cards(state, 0, "territory") == ["village"]


@pytest.mark.rule("LOR-TOWER-2")
@pytest.mark.parametrize(("floor", "servants"), [(1, 0), (2, 2), (3, 4), (4, 6)])
def test_the_floors_need_1_3_5_and_7(floor: int, servants: int) -> None:
    state = table(floors=TERRITORIES, dice=(1, 1, 1))
    give(state, 0, servants=20)
    play(state, f"place white territory-{floor}")
    assert goods(state)["servants"] == 20 - servants


@pytest.mark.rule("LOR-TOWER-3", "LOR-VALUE-4")
def test_ex_3_a_6_reaches_floor_4_only_with_a_servant() -> None:
    state = table(floors=TERRITORIES, dice=(6, 6, 6))
    assert refusal(state, "place white territory-4").missing == {"servants": 1}
    give(state, 0, servants=1)
    assert "place white territory-4" in legal(state)


@pytest.mark.rule("LOR-TOWER-3")
def test_ex_3_a_value_raising_effect_does_it_too() -> None:
    state = table(floors=TERRITORIES, dice=(6, 6, 6))
    own(state, 0, "warlord")
    assert "place white territory-4" in legal(state)


@pytest.mark.rule("LOR-TOWER-4")
def test_a_floor_holds_one_member() -> None:
    state = table(floors=TERRITORIES)
    stand(state, 1, "white", "territory-2")
    give(state, 0, coins=3)
    reason = refusal(state, "place black territory-2")
    assert (reason.rule, reason.text) == (
        "LOR-TOWER-4",
        "Another member already stands on floor 2 of the territory tower.",
    )


@pytest.mark.rule("LOR-TOWER-5")
def test_floors_may_be_used_in_any_order() -> None:
    state = table(floors=TERRITORIES, seats=2)
    give(state, 1, coins=3)
    play(state, "place orange territory-3", "place white territory-1")
    assert (cards(state, 0, "territory"), cards(state, 1, "territory")) == (["forest"], ["woods"])


@pytest.mark.rule("LOR-TOWER-6")
@pytest.mark.parametrize(
    ("space", "card", "good"),
    [
        ("territory", "village", "wood"),
        ("character", "farmer", "stone"),
        ("building", "mint", "military"),
        ("venture", "promoting_sacred_art", "coins"),
    ],
)
@pytest.mark.parametrize(("floor", "amount"), [(1, 0), (2, 0), (3, 1), (4, 2)])
def test_floors_3_and_4_give_1_and_2_of_the_good_of_the_tower(
    space: str, card: str, good: str, floor: int, amount: int
) -> None:
    state = table(floors={f"{space}-{floor}": card}, dice=(6, 6, 6))
    own(state, 0, "warlord", "stonemason", "dame", "knight")
    give(state, 0, **RICH)
    state.attach(journal := Journal())
    play(state, f"place white {space}-{floor}", *(["discount wood"] if card == "mint" else []))
    bonus = [event.params["goods"] for event in journal.events if event.params.get("source") == "floor bonus"]
    assert bonus == ([{good: amount}] if amount else [])


@pytest.mark.rule("LOR-TOWER-7", "LOR-HP-15")
def test_the_floor_bonus_helps_to_pay_the_card() -> None:
    state = table(floors={"venture-4": "repairing_the_church"}, dice=(6, 6, 6))
    give(state, 0, wood=1, stone=1, servants=1)
    play(state, "place white venture-4")
    assert goods(state) == {"coins": 1, "faith": 1}


@pytest.mark.rule("LOR-TOWER-7")
def test_a_card_too_dear_even_with_the_floor_bonus_is_refused() -> None:
    state = table(floors={"venture-3": "hiring_recruits"})
    give(state, 0, coins=2)
    reason = refusal(state, "place orange venture-3")
    assert (reason.text, reason.missing) == ("Hiring Recruits needs 4 coins; you lack 1 coin.", {"coins": 1})


@pytest.mark.rule("LOR-TOWER-8", "LOR-TOWER-10")
def test_a_member_in_the_tower_costs_3_coins_once() -> None:
    state = table(floors={"territory-1": "woods"})
    stand(state, 1, "white", "territory-2")
    stand(state, 2, "black", "territory-3")
    give(state, 0, coins=5)
    play(state, "place white territory-1")
    assert goods(state) == {"coins": 2, "wood": 1}


@pytest.mark.rule("LOR-TOWER-8")
def test_the_surcharge_must_be_there() -> None:
    state = table(floors={"territory-1": "woods"})
    stand(state, 1, "white", "territory-2")
    give(state, 0, coins=2)
    reason = refusal(state, "place white territory-1")
    assert (reason.rule, reason.missing) == ("LOR-TOWER-8", {"coins": 1})
    assert "3 coins" in reason.text


@pytest.mark.rule("LOR-TOWER-8")
@pytest.mark.parametrize(("seat", "member"), [(0, "black"), (0, "neutral"), (1, "orange"), (2, "neutral")])
def test_any_member_in_the_tower_brings_the_surcharge(seat: int, member: str) -> None:
    state = table(floors={"territory-1": "woods"})
    stand(state, seat, member, "territory-4")
    give(state, 0, coins=3, servants=1)
    play(state, "place neutral territory-1" if member != "neutral" else "place white territory-1")
    assert "coins" not in goods(state)


@pytest.mark.rule("LOR-TOWER-8")
def test_a_member_in_another_tower_costs_nothing() -> None:
    state = table(floors={"territory-1": "woods"})
    stand(state, 1, "white", "venture-1")
    play(state, "place white territory-1")
    assert goods(state) == {"wood": 1}


@pytest.mark.rule("LOR-TOWER-9", "LOR-TOWER-17")
def test_dx_1_the_floor_bonus_cannot_pay_the_surcharge() -> None:
    state = table(floors={"venture-4": "hosting_panhandlers"}, dice=(6, 6, 6))
    stand(state, 1, "white", "venture-1")
    give(state, 0, coins=2, wood=3, servants=1)
    reason = refusal(state, "place white venture-4")
    assert (reason.rule, reason.missing) == ("LOR-TOWER-9", {"coins": 1})
    give(state, 0, coins=3)
    assert "place white venture-4" in legal(state, "place")


@pytest.mark.rule("LOR-TOWER-9", "LOR-TOWER-17")
def test_dx_1_after_the_surcharge_the_floor_bonus_pays_the_card() -> None:
    state = table(floors={"venture-4": "support_to_the_bishop"}, dice=(6, 6, 6))
    stand(state, 1, "white", "venture-1")
    give(state, 0, coins=3, wood=1, stone=1, servants=1)
    play(state, "place white venture-4")
    assert goods(state) == {"faith": 3}


@pytest.mark.rule("LOR-TOWER-11")
def test_dx_2_the_neutral_member_may_join_the_own_coloured_one_for_3_coins() -> None:
    state = table(floors={"character-1": "warlord"})
    stand(state, 0, "white", "character-2")
    give(state, 0, coins=5, servants=1)
    play(state, "place neutral character-1")
    assert goods(state) == {"military": 3}


@pytest.mark.rule("LOR-TOWER-11")
def test_dx_2_a_second_coloured_member_may_not() -> None:
    state = table(floors={"character-1": "warlord"})
    stand(state, 0, "white", "character-2")
    give(state, 0, **RICH)
    reason = refusal(state, "place black character-1")
    assert (reason.rule, reason.text) == (
        "LOR-TOWER-11",
        "One of your coloured members already stands in the character tower.",
    )


@pytest.mark.rule("LOR-TOWER-11")
def test_a_coloured_member_may_join_the_own_neutral_one() -> None:
    state = table(floors={"character-1": "warlord"})
    stand(state, 0, "neutral", "character-2")
    give(state, 0, coins=5)
    assert "place black character-1" in legal(state)


@pytest.mark.rule("LOR-TOWER-11")
def test_neutral_members_of_several_players_may_stand_in_a_tower() -> None:
    state = table(floors={"character-1": "warlord"})
    stand(state, 1, "neutral", "character-2")
    stand(state, 2, "neutral", "character-3")
    give(state, 0, coins=5, servants=1)
    assert "place neutral character-1" in legal(state)


@pytest.mark.rule("LOR-TOWER-11")
def test_the_colours_of_others_do_not_matter() -> None:
    state = table(floors={"character-1": "warlord"})
    stand(state, 1, "white", "character-2")
    give(state, 0, coins=5)
    assert "place white character-1" in legal(state)


@pytest.mark.rule("LOR-TOWER-12")
def test_a_second_card_of_a_tower_comes_with_the_neutral_member_only() -> None:
    state = table(floors=TERRITORIES)
    stand(state, 0, "white", "territory-4")
    give(state, 0, coins=3, servants=9)
    assert {text.split()[1] for text in legal(state, "place") if "territory" in text} == {"neutral"}


@pytest.mark.rule("LOR-TOWER-12")
def test_a_second_card_of_a_tower_can_come_through_a_card() -> None:
    state = table(floors={"character-1": "patron", "character-2": "farmer"})
    give(state, 0, coins=7)
    play(state, "place white character-1", "take character-2")
    assert cards(state, 0, "character") == ["patron", "farmer"]


@pytest.mark.rule("LOR-TOWER-13")
def test_without_a_card_a_floor_cannot_be_occupied() -> None:
    reason = refusal(table(), "place orange territory-3")
    assert (reason.rule, reason.text) == ("LOR-TOWER-13", "There is no card left on floor 3 of the territory tower.")


@pytest.mark.rule("LOR-TOWER-13")
@pytest.mark.parametrize(
    ("space", "card"),
    [("building-3", "mint"), ("character-3", "farmer"), ("venture-3", "hosting_panhandlers")],
)
def test_a_floor_cannot_be_occupied_for_the_bonus_alone(space: str, card: str) -> None:
    state = table(floors={space: card})
    assert legal(state, f"place orange {space}") == []


@pytest.mark.rule("LOR-TOWER-13")
def test_the_card_is_always_taken() -> None:
    state = table(floors={"territory-3": "village"})
    play(state, "place orange territory-3")
    assert (state.actor, cards(state, 0, "territory"), state.floors[2]) == (1, ["village"], -1)


@pytest.mark.rule("LOR-TOWER-14")
@pytest.mark.parametrize("type", TYPES)
def test_nobody_owns_a_seventh_card_of_a_type(type: str) -> None:
    card = {"territory": "colony", "character": "ambassador", "building": "garden", "venture": "sacred_war"}[type]
    state = table(floors={f"{type}-1": card})
    own_any(state, 0, type, 6)
    give(state, 0, **RICH, military=25)
    reason = refusal(state, f"place white {type}-1")
    assert (reason.rule, reason.text) == (
        "LOR-TOWER-14",
        f"You own 6 cards of the type {type} already, and nobody may own more than 6.",
    )


@pytest.mark.rule("LOR-TOWER-14")
def test_a_sixth_card_may_be_taken() -> None:
    state = table(floors={"venture-1": "sacred_war"})
    own_any(state, 0, "venture", 5)
    give(state, 0, military=15)
    play(state, "place white venture-1")
    assert len(cards(state, 0, "venture")) == 6


@pytest.mark.rule("LOR-TOWER-15")
def test_no_decision_ever_gives_up_an_owned_card() -> None:
    state = table(floors={"territory-1": "woods"})
    own_any(state, 0, "territory", 6)
    assert {text.split()[0] for text in legal(state)} == {"place"}
    assert refusal(state, "place white territory-1").rule == "LOR-TOWER-14"


@pytest.mark.rule("LOR-TOWER-16")
def test_a_card_is_taken_step_by_step() -> None:
    """Servants and surcharge, the member, the floor bonus, the cost, the card, its immediate effects."""
    state = table(floors={"venture-4": "repairing_the_cathedral", "territory-1": "woods"}, dice=(6, 6, 6))
    stand(state, 1, "white", "venture-1")
    give(state, 0, coins=4, wood=3, stone=3, servants=1)
    play(state, "place white venture-4")
    assert (
        goods(state),
        cards(state, 0, "venture"),
        seen(state)["members"]["white"]["space"],
        asked(state)["for"],
    ) == (
        {"faith": 1},
        ["repairing_the_cathedral"],
        "venture-4",
        "bonus action",
    )


@pytest.mark.rule("LOR-TOWER-16")
def test_what_a_card_gives_cannot_pay_the_surcharge_for_it() -> None:
    state = table(floors={"territory-1": "dukedom"})
    stand(state, 1, "white", "territory-2")
    give(state, 0, coins=2)
    assert refusal(state, "place white territory-1").rule == "LOR-TOWER-8"


@pytest.mark.rule("LOR-TOWER-17")
def test_coins_must_be_enough_for_surcharge_and_card() -> None:
    state = table(floors={"venture-3": "hiring_recruits"})
    stand(state, 1, "white", "venture-1")
    give(state, 0, coins=5)
    assert refusal(state, "place orange venture-3").missing == {"coins": 1}
    give(state, 0, coins=6)
    play(state, "place orange venture-3")
    assert goods(state) == {"military": 5}


@pytest.mark.rule("LOR-TOWER-17")
@pytest.mark.parametrize(("coins", "enough"), [(0, False), (1, True)])
def test_under_tile_i_2_the_floor_gives_a_coin_less_to_pay_with(coins: int, enough: bool) -> None:
    state = table(floors={"venture-4": "support_to_the_bishop"}, dice=(6, 6, 6))
    curse(state, 0, "1_2")
    give(state, 0, coins=coins, wood=1, stone=1, servants=1)
    assert ("place white venture-4" in legal(state)) == enough


@pytest.mark.rule("LOR-TOWER-17", "LOR-PERM-7")
def test_the_owner_of_preacher_has_no_floor_bonus_to_pay_with() -> None:
    state = table(floors={"venture-4": "support_to_the_bishop"}, dice=(6, 6, 6))
    own(state, 0, "preacher")
    give(state, 0, coins=1, wood=1, stone=1, servants=1)
    assert refusal(state, "place white venture-4").missing == {"coins": 1}


@pytest.mark.rule("LOR-TOWER-17")
def test_servants_must_be_enough_for_value_and_card() -> None:
    state = table(floors={"building-3": "garden"}, dice=(3, 4, 5))
    give(state, 0, wood=4, stone=2, servants=3)
    assert refusal(state, "place white building-3").missing == {"servants": 1}
    give(state, 0, servants=4)
    play(state, "place white building-3")
    assert goods(state) == {"victory": 10, "military": 1}


@pytest.mark.rule("LOR-TOWER-18", "LOR-IMM-5")
def test_d_10_by_default_effects_come_in_a_fixed_order() -> None:
    state = table(floors={"character-1": "ambassador", "territory-1": "woods"})
    give(state, 0, coins=6)
    play(state, "place white character-1")
    assert asked(state)["for"] == "privilege"


@pytest.mark.rule("LOR-TOWER-18")
def test_d_10_with_ask_effect_order_the_owner_chooses() -> None:
    state = table(floors={"character-1": "ambassador", "territory-1": "woods"}, options={"ask_effect_order": True})
    give(state, 0, coins=6)
    play(state, "place white character-1")
    assert legal(state) == ["effect privileges", "effect action"]
    play(state, "effect action", "take territory-1", "privilege faith")
    assert (state.actor, goods(state)) == (1, {"wood": 1, "faith": 1})


@pytest.mark.rule("LOR-TOWER-18")
def test_an_effect_comes_only_once() -> None:
    state = table(floors={"character-1": "ambassador", "territory-1": "woods"}, options={"ask_effect_order": True})
    give(state, 0, coins=6)
    play(state, "place white character-1")
    reason = refusal(state, "effect goods")
    assert (reason.rule, reason.text) == ("LOR-TOWER-18", "Ambassador has no such effect left.")
