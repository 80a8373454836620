"""Development cards: costs, places, and what is special to each type (section 7 of the rules)."""

import pytest

from signoria.games.lorenzo.components.components import SHIPPED
from signoria.games.lorenzo.components.goods import TYPES
from signoria.games.lorenzo.state import LorenzoState
from tests.lorenzo.table import asked, cards, give, goods, legal, own, own_any, play, refusal, seen, table


def produce(*buildings: str, **stock: int) -> LorenzoState:
    """A production at 6 with these buildings and goods; its trades are asked for."""
    state = table(dice=(6, 6, 6))
    own(state, 0, *buildings)
    give(state, 0, **stock)
    play(state, "place white production-small")
    return state


@pytest.mark.rule("LOR-CARD-1", "LOR-TERR-1")
def test_every_card_but_a_territory_has_a_cost() -> None:
    assert {TYPES[card.type] for card in SHIPPED.cards if not card.costs} == {"territory"}
    assert {TYPES[card.type] for card in SHIPPED.cards if card.costs} == {"character", "building", "venture"}


@pytest.mark.rule("LOR-CARD-1", "LOR-BONUS-7")
def test_the_cost_is_paid_for_a_card_taken_by_an_effect_too() -> None:
    state = table(floors={"character-1": "abbess", "building-1": "chapel"})
    give(state, 0, coins=3, wood=2)
    play(state, "place white character-1", "take building-1")
    assert goods(state) == {"faith": 2}


@pytest.mark.rule("LOR-CARD-2")
def test_an_immediate_effect_comes_once_after_taking_the_card() -> None:
    state = table(floors={"territory-1": "gravel_pit"}, seats=2)
    play(state, "place white territory-1")
    assert goods(state) == {"stone": 2}
    play(state, "place white market-1", "place black market-2")
    assert goods(state) == {"stone": 2, "servants": 5}


@pytest.mark.rule("LOR-CARD-3")
def test_taking_a_card_does_not_trigger_its_permanent_effect() -> None:
    state = table(floors={"territory-1": "commercial_hub", "building-1": "residence"}, seats=2)
    give(state, 0, stone=2)
    play(state, "place white territory-1", "place white market-1", "place black building-1")
    assert goods(state) == {"victory": 1}


@pytest.mark.rule("LOR-CARD-4", "LOR-VENT-5")
def test_points_of_an_effect_are_scored_at_once_those_of_a_venture_at_the_end() -> None:
    state = table(floors={"territory-1": "marble_pit"})
    own(state, 0, "support_to_the_pope")
    play(state, "place white territory-1")
    assert (goods(state), state.scores()[0].parts["ventures"]) == ({"victory": 3}, 10)


@pytest.mark.rule("LOR-CARD-5", "LOR-TERR-2")
def test_cards_lie_in_the_place_of_their_type_in_the_order_they_were_taken() -> None:
    state = table(floors={"territory-2": "village", "territory-1": "woods", "character-1": "warlord"}, seats=2)
    give(state, 0, coins=5, servants=1)
    play(state, "place white territory-2", "place white market-1")
    play(state, "place neutral territory-1", "place black market-2", "place orange council", "privilege coins")
    play(state, "place orange council", "privilege coins", "place black character-1")
    assert seen(state)["cards"] == {
        "territory": ["village", "woods"],
        "character": ["warlord"],
        "building": [],
        "venture": [],
    }


@pytest.mark.rule("LOR-TERR-1")
def test_a_territory_costs_nothing() -> None:
    state = table(floors={"territory-1": "commercial_hub"})
    play(state, "place white territory-1")
    assert (cards(state, 0, "territory"), goods(state)) == (["commercial_hub"], {})


@pytest.mark.rule("LOR-TERR-3", "LOR-TERR-5")
@pytest.mark.parametrize(("owned", "next", "needed"), [(2, "3rd", 3), (3, "4th", 7), (4, "5th", 12), (5, "6th", 18)])
def test_from_the_third_territory_on_military_points_are_needed(owned: int, next: str, needed: int) -> None:
    state = table(floors={"territory-1": "castle"})
    own_any(state, 0, "territory", owned)
    give(state, 0, military=needed - 1)
    reason = refusal(state, "place white territory-1")
    assert (reason.rule, reason.text, reason.missing) == (
        "LOR-TERR-3",
        f"Your {next} territory needs {needed} military points, and you have {needed - 1}.",
        {"military": 1},
    )
    give(state, 0, military=needed)
    assert "place white territory-1" in legal(state)


@pytest.mark.rule("LOR-TERR-3")
@pytest.mark.parametrize("owned", [0, 1])
def test_the_first_two_territories_need_nothing(owned: int) -> None:
    state = table(floors={"territory-1": "castle"})
    own_any(state, 0, "territory", owned)
    assert "place white territory-1" in legal(state)


@pytest.mark.rule("LOR-TERR-3")
@pytest.mark.parametrize(("military", "allowed"), [(2, False), (3, True)])
def test_dx_6_a_third_territory_needs_3_military_points(military: int, allowed: bool) -> None:
    state = table(floors={"territory-1": "castle"})
    own(state, 0, "woods", "village")
    give(state, 0, military=military)
    assert ("place white territory-1" in legal(state)) == allowed


@pytest.mark.rule("LOR-TERR-4")
def test_the_military_points_are_not_spent() -> None:
    state = table(floors={"territory-1": "commercial_hub"})
    own(state, 0, "woods", "village")
    give(state, 0, military=3)
    play(state, "place white territory-1")
    assert goods(state) == {"military": 3}


@pytest.mark.rule("LOR-TERR-4")
def test_losing_military_points_later_changes_nothing() -> None:
    state = table(floors={"venture-1": "military_campaign"}, seats=2)
    own(state, 0, "woods", "village", "commercial_hub")
    give(state, 0, military=3)
    play(state, "place white venture-1", "place white market-1", "place orange harvest-small")
    assert goods(state) == {"military": 1, "coins": 5, "wood": 2, "stone": 1, "servants": 2}


@pytest.mark.rule("LOR-TERR-5")
def test_without_the_points_the_floor_cannot_be_occupied_by_any_member() -> None:
    state = table(floors={"territory-4": "castle"}, dice=(6, 6, 6))
    own(state, 0, "woods", "village")
    give(state, 0, military=2, servants=20)
    assert [text for text in legal(state) if "territory" in text] == []


@pytest.mark.rule("LOR-TERR-6")
def test_a_harvest_triggers_territories_and_no_buildings() -> None:
    state = table(dice=(6, 6, 6))
    own(state, 0, "gold_mine", "bank")
    play(state, "place white harvest-small")
    assert goods(state) == {"wood": 1, "stone": 1, "servants": 1, "coins": 2}


@pytest.mark.rule("LOR-OQ-14")
@pytest.mark.parametrize("tower", ["territory", "venture"])
def test_no_floor_bonus_could_help_with_a_military_condition(tower: str) -> None:
    state = table(floors={f"{tower}-4": "city" if tower == "territory" else "military_campaign"}, dice=(6, 6, 6))
    own(state, 0, "woods", "village")
    give(state, 0, military=2, servants=1)
    assert refusal(state, f"place white {tower}-4").missing == {"military": 1}


@pytest.mark.rule("LOR-BUILD-1")
def test_a_building_costs_its_resources() -> None:
    state = table(floors={"building-1": "garden"})
    give(state, 0, wood=5, stone=5, servants=5, coins=5)
    play(state, "place white building-1")
    assert goods(state) == {"wood": 1, "stone": 3, "servants": 3, "coins": 5, "victory": 10}


@pytest.mark.rule("LOR-BUILD-1")
def test_without_its_cost_a_building_cannot_be_taken() -> None:
    state = table(floors={"building-1": "bank"})
    give(state, 0, wood=1, stone=1, coins=2)
    reason = refusal(state, "place white building-1")
    assert (reason.rule, reason.text, reason.missing) == (
        "LOR-BUILD-1",
        "Bank needs 3 coins, 1 wood, 3 stone; you lack 1 coin, 2 stone.",
        {"coins": 1, "stone": 2},
    )


@pytest.mark.rule("LOR-BUILD-2")
def test_a_production_triggers_buildings_and_no_territories() -> None:
    state = produce("bank", "gold_mine")
    assert goods(state) == {"military": 1, "coins": 7}


@pytest.mark.rule("LOR-BUILD-2")
@pytest.mark.parametrize(
    ("owned", "gain"),
    [
        (("mint", "fair", "palace"), {"coins": 2 + 3}),
        (("tax_office", "woods", "village"), {"coins": 2 + 2}),
        (("triumphal_arch", "crusade", "sacred_war"), {"coins": 2, "victory": 2}),
    ],
)
def test_a_building_can_give_goods_per_owned_card(owned: tuple[str, ...], gain: dict[str, int]) -> None:
    assert goods(produce(*owned)) == {"military": 1, **gain}


@pytest.mark.rule("LOR-BUILD-4")
def test_ex_4_painters_guild_offers_fixed_packages() -> None:
    state = produce("painters_guild", wood=3)
    assert legal(state) == ["trade painters_guild 1", "trade painters_guild 2", "trade painters_guild none"]


@pytest.mark.rule("LOR-BUILD-3", "LOR-BUILD-4")
@pytest.mark.parametrize(("trade", "wood", "victory"), [("none", 3, 0), ("1", 2, 3), ("2", 0, 7)])
def test_ex_4_one_wood_gives_3_points_and_three_give_7(trade: str, wood: int, victory: int) -> None:
    state = produce("painters_guild", wood=3)
    play(state, f"trade painters_guild {trade}")
    assert (seen(state)["goods"]["wood"], seen(state)["goods"]["victory"]) == (wood, victory)


@pytest.mark.rule("LOR-BUILD-3", "LOR-BUILD-4")
def test_ex_4_a_package_cannot_be_scaled() -> None:
    state = produce("painters_guild", wood=2)
    reason = refusal(state, "trade painters_guild 2")
    assert (reason.rule, reason.text, reason.missing) == (
        "LOR-HP-11",
        "This trade costs 3 wood; you lack 1 wood.",
        {"wood": 1},
    )


@pytest.mark.rule("LOR-BUILD-3")
def test_a_trade_is_used_once_per_activation() -> None:
    state = produce("painters_guild", wood=9)
    play(state, "trade painters_guild 1")
    assert (state.actor, goods(state)) == (1, {"wood": 8, "victory": 3, "military": 1, "coins": 2})


@pytest.mark.rule("LOR-BUILD-2", "LOR-IMM-2")
def test_ex_5_theater_gives_a_point_per_character() -> None:
    state = table(dice=(6, 6, 6))
    own(state, 0, "theater", "warlord", "dame", "knight", "farmer")
    play(state, "place white production-small")
    assert goods(state) == {"military": 1, "coins": 2, "victory": 4}


@pytest.mark.rule("LOR-BUILD-3")
def test_ex_6_fair_trades_4_coins_for_3_wood_and_3_stone() -> None:
    state = produce("fair", coins=4)
    play(state, "trade fair 1")
    assert goods(state) == {"military": 1, "coins": 2, "wood": 3, "stone": 3}


@pytest.mark.rule("LOR-BUILD-3")
def test_ex_6_with_3_coins_fair_is_not_asked_for() -> None:
    state = produce("fair", coins=3)
    assert (state.actor, goods(state)) == (1, {"military": 1, "coins": 5})


@pytest.mark.rule("LOR-BUILD-5")
@pytest.mark.parametrize(("trade", "left"), [("1", "stone"), ("2", "wood")])
def test_ex_7_church_is_paid_with_wood_or_with_stone(trade: str, left: str) -> None:
    state = produce("church", wood=1, stone=1)
    play(state, f"trade church {trade}")
    assert goods(state) == {"military": 1, "coins": 2, "faith": 2, left: 1}


@pytest.mark.rule("LOR-BUILD-5")
def test_goods_without_a_slash_are_all_paid() -> None:
    state = produce("stonemasons_guild", wood=2, stone=2, servants=2)
    play(state, "trade stonemasons_guild 1")
    assert goods(state) == {"military": 1, "coins": 2, "wood": 1, "stone": 1, "servants": 1, "victory": 6}


@pytest.mark.rule("LOR-BUILD-5")
def test_with_one_of_the_goods_missing_there_is_no_trade() -> None:
    state = produce("stonemasons_guild", wood=2, stone=2)
    assert state.actor == 1


@pytest.mark.rule("LOR-CHAR-1")
def test_characters_cost_coins_only() -> None:
    costs = [card.costs[0] for card in SHIPPED.cards if TYPES[card.type] == "character"]
    assert all(cost.coins and not (cost.wood or cost.stone or cost.servants or cost.military) for cost in costs)


@pytest.mark.rule("LOR-CHAR-1")
def test_without_its_coins_a_character_cannot_be_taken() -> None:
    state = table(floors={"character-1": "paramour"})
    give(state, 0, coins=5)
    reason = refusal(state, "place white character-1")
    assert (reason.rule, reason.text, reason.missing) == (
        "LOR-CHAR-1",
        "Paramour needs 7 coins; you lack 2 coins.",
        {"coins": 2},
    )


@pytest.mark.rule("LOR-CHAR-2")
def test_a_permanent_effect_works_from_the_moment_the_card_is_owned() -> None:
    state = table(floors={"character-1": "farmer"}, seats=2, dice=(3, 4, 5))
    own(state, 0, "citadel")
    give(state, 0, coins=3)
    play(state, "place black character-1", "place white market-1", "place white harvest-small")
    assert goods(state) == {"wood": 1, "stone": 2, "servants": 1, "military": 2}


@pytest.mark.rule("LOR-CHAR-3", "LOR-BONUS-3")
def test_a_permanent_effect_works_for_actions_of_cards_too() -> None:
    state = table(floors={"character-1": "cardinal"})
    own(state, 0, "farmer", "monastery")
    give(state, 0, coins=4)
    play(state, "place white character-1", "servants 0")
    assert goods(state) == {"wood": 1, "stone": 2, "servants": 1, "faith": 3}


@pytest.mark.rule("LOR-VENT-1")
def test_no_cost_box_mixes_resources_and_military_points() -> None:
    boxes = [cost for card in SHIPPED.cards if TYPES[card.type] == "venture" for cost in card.costs]
    assert all((cost.military > 0) != (cost.coins + cost.wood + cost.stone + cost.servants > 0) for cost in boxes)


@pytest.mark.rule("LOR-VENT-2")
def test_the_points_needed_are_more_than_the_points_spent() -> None:
    boxes = [cost for card in SHIPPED.cards for cost in card.costs if cost.military]
    assert all(cost.military < cost.military_needed for cost in boxes)


@pytest.mark.rule("LOR-VENT-2")
@pytest.mark.parametrize(("military", "allowed"), [(14, False), (15, True)])
def test_the_points_must_be_there_before_the_card_is_taken(military: int, allowed: bool) -> None:
    state = table(floors={"venture-1": "sacred_war"})
    give(state, 0, military=military)
    assert ("place white venture-1" in legal(state)) == allowed


@pytest.mark.rule("LOR-VENT-2")
def test_only_the_smaller_number_of_points_is_spent() -> None:
    state = table(floors={"venture-1": "sacred_war"})
    give(state, 0, military=15)
    play(state, "place white venture-1")
    assert goods(state) == {"military": 7, "faith": 4}


@pytest.mark.rule("LOR-VENT-2")
def test_too_few_points_are_refused_with_the_number_needed() -> None:
    state = table(floors={"venture-1": "sacred_war"})
    give(state, 0, military=9)
    reason = refusal(state, "place white venture-1")
    assert (reason.rule, reason.text, reason.missing) == (
        "LOR-VENT-2",
        "Sacred War needs 15 military points; you lack 6 military points.",
        {"military": 6},
    )


@pytest.mark.rule("LOR-VENT-2", "LOR-VENT-3")
def test_ex_16_with_4_military_points_the_bishop_costs_2() -> None:
    state = table(floors={"venture-1": "support_to_the_bishop"})
    give(state, 0, military=4)
    play(state, "place white venture-1")
    assert goods(state) == {"military": 2, "faith": 3}


@pytest.mark.rule("LOR-VENT-3")
def test_ex_16_with_3_military_points_the_resources_are_paid() -> None:
    state = table(floors={"venture-1": "support_to_the_bishop"})
    give(state, 0, military=3, wood=1, stone=1, coins=2)
    play(state, "place white venture-1")
    assert goods(state) == {"military": 3, "faith": 3}


@pytest.mark.rule("LOR-VENT-3")
@pytest.mark.parametrize(
    ("cost", "left"),
    [("military", {"military": 2, "wood": 1, "stone": 1, "coins": 2}), ("resources", {"military": 4})],
)
def test_of_two_cost_boxes_one_is_chosen(cost: str, left: dict[str, int]) -> None:
    state = table(floors={"venture-1": "support_to_the_bishop"})
    give(state, 0, military=4, wood=1, stone=1, coins=2)
    play(state, "place white venture-1")
    assert (asked(state)["for"], legal(state)) == ("cost", ["cost military", "cost resources"])
    play(state, f"cost {cost}")
    assert goods(state) == {**left, "faith": 3}


@pytest.mark.rule("LOR-VENT-4")
def test_if_no_cost_box_can_be_paid_the_floor_stays_closed() -> None:
    state = table(floors={"venture-1": "support_to_the_bishop"})
    give(state, 0, military=1, wood=1, stone=1, coins=1)
    reason = refusal(state, "place white venture-1")
    assert (reason.rule, reason.missing) == ("LOR-VENT-4", {"coins": 1})
