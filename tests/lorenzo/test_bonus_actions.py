"""Bonus actions without a family member (section 9 of the rules)."""

import pytest

import signoria
from signoria.engine.journal import Journal
from signoria.games.lorenzo.components.board import FLOORS, SPACE_NAMES
from signoria.games.lorenzo.state import LorenzoState
from tests.lorenzo.table import asked, cards, curse, give, goods, hold, legal, own, own_any, play, refusal, stand, table

FULL = {
    **dict(zip([f"territory-{floor}" for floor in range(1, 5)], ["woods", "village", "forest", "city"], strict=True)),
    **dict(zip([f"character-{floor}" for floor in range(2, 5)], ["warlord", "farmer", "artisan"], strict=True)),
    **dict(
        zip([f"building-{floor}" for floor in range(1, 5)], ["mint", "chapel", "residence", "theater"], strict=True)
    ),
    **dict(
        zip(
            [f"venture-{floor}" for floor in range(1, 5)],
            ["hiring_recruits", "hosting_panhandlers", "building_the_walls", "raising_a_statue"],
            strict=True,
        )
    ),
}
RICH = {"coins": 30, "wood": 9, "stone": 9}


def grant(card: str, servants: int = 0, **stock: int) -> LorenzoState:
    """All towers are full and a character with a bonus action has just been taken from floor 1."""
    state = table(floors={"character-1": card, **FULL}, dice=(6, 6, 6))
    give(state, 0, **(stock or RICH), servants=servants)
    play(state, "place white character-1")
    return state


def highest(state: LorenzoState) -> dict[str, int]:
    """By tower the highest floor that the bonus action reaches."""
    found = [text.removeprefix("take ").split("-") for text in legal(state, "take")]
    return {tower: int(floor) for tower, floor in sorted(found)}


@pytest.mark.rule("LOR-BONUS-3", "LOR-BONUS-4")
@pytest.mark.parametrize(("servants", "floor"), [(0, 2), (1, 3), (2, 3), (3, 4)])
def test_ex_8_abbess_reaches_floor_2_and_more_with_servants(servants: int, floor: int) -> None:
    state = grant("abbess", servants)
    assert highest(state) == dict.fromkeys(("territory", "character", "building", "venture"), floor)


@pytest.mark.rule("LOR-IMM-4", "LOR-BONUS-11")
def test_ex_8_abbess_gives_1_faith_before_her_bonus_action() -> None:
    assert goods(grant("abbess", coins=3)) == {"faith": 1}


@pytest.mark.rule("LOR-BONUS-3", "LOR-BONUS-6")
def test_ex_8_on_floor_3_a_servant_is_paid_and_the_floor_bonus_received() -> None:
    state = grant("abbess", 1, coins=3)
    play(state, "take territory-3")
    assert goods(state) == {"faith": 1, "wood": 2}


@pytest.mark.rule("LOR-BONUS-5")
def test_ex_8_in_an_occupied_tower_3_coins_are_paid() -> None:
    state = table(floors={"character-1": "abbess", "territory-1": "woods"})
    stand(state, 1, "white", "territory-2")
    give(state, 0, coins=6)
    play(state, "place white character-1", "take territory-1")
    assert goods(state) == {"faith": 1, "wood": 1}


@pytest.mark.rule("LOR-BONUS-5")
def test_the_member_just_placed_brings_the_surcharge_too() -> None:
    state = table(floors={"character-1": "abbess", "character-2": "warlord", "territory-1": "woods"})
    give(state, 0, coins=5)
    play(state, "place white character-1")
    reason = refusal(state, "take character-2")
    assert (reason.rule, reason.missing) == ("LOR-TOWER-8", {"coins": 1})
    assert "character tower: that costs 3 coins before the floor bonus, and you have 2" in reason.text


@pytest.mark.rule("LOR-BONUS-7")
def test_ex_9_architect_takes_1_wood_and_1_stone_off() -> None:
    state = table(floors={"character-1": "architect", "building-1": "stonemasons_guild"})
    give(state, 0, coins=4, stone=1)
    play(state, "place white character-1", "take building-1")
    assert goods(state) == {"victory": 4}


@pytest.mark.rule("LOR-BONUS-7", "LOR-PERM-3", "LOR-PERM-4")
def test_ex_9_the_stone_of_the_discount_is_lost_on_painters_guild() -> None:
    state = table(floors={"character-1": "architect", "building-1": "painters_guild"})
    give(state, 0, coins=4, wood=3, stone=2)
    play(state, "place white character-1", "take building-1")
    assert goods(state) == {"victory": 5, "stone": 2}


@pytest.mark.rule("LOR-BONUS-4")
@pytest.mark.parametrize(("servants", "floor"), [(0, 3), (1, 4)])
def test_ex_9_architect_reaches_floor_3_and_with_a_servant_floor_4(servants: int, floor: int) -> None:
    assert highest(grant("architect", servants)) == {"building": floor}


@pytest.mark.rule("LOR-BONUS-5", "LOR-BONUS-6")
def test_ex_9_surcharge_and_floor_bonus_as_usual() -> None:
    state = table(floors={"character-1": "architect", "building-3": "painters_guild"})
    stand(state, 1, "white", "building-1")
    give(state, 0, coins=7, wood=3)
    play(state, "place white character-1", "take building-3")
    assert goods(state) == {"victory": 5, "military": 1}


@pytest.mark.rule("LOR-BONUS-9")
def test_ex_10_cardinal_gives_2_faith_and_a_harvest_at_4() -> None:
    state = table(floors={"character-1": "cardinal"})
    own(state, 0, "gravel_pit", "forest")
    give(state, 0, coins=4)
    play(state, "place white character-1")
    assert (goods(state), legal(state)) == ({"faith": 2}, ["skip", "servants 0"])
    play(state, "servants 0")
    assert goods(state) == {"faith": 2, "wood": 1, "stone": 3, "servants": 1}


@pytest.mark.rule("LOR-BONUS-3")
def test_ex_10_with_farmer_and_a_servant_the_harvest_has_value_7() -> None:
    state = table(floors={"character-1": "cardinal"}, options={"any_servants": True})
    own(state, 0, "farmer")
    give(state, 0, coins=4, servants=1)
    play(state, "place white character-1", "servants 0")
    state.attach(journal := Journal())
    play(state, "servants 1")
    assert [event.params for event in journal.events if event.key == "harvest"] == [{"value": 7, "servants": 1}]


@pytest.mark.rule("LOR-BONUS-1")
def test_the_rules_of_an_action_hold_in_a_bonus_action() -> None:
    state = table(floors={"character-1": "abbess", "building-1": "mint", "territory-1": "woods"})
    give(state, 0, coins=3, wood=1, stone=1)
    play(state, "place white character-1")
    reason = refusal(state, "take building-1")
    assert (reason.rule, reason.text) == ("LOR-BUILD-1", "Mint needs 1 wood, 3 stone; you lack 2 stone.")


@pytest.mark.rule("LOR-BONUS-2")
def test_a_bonus_action_may_be_skipped() -> None:
    state = grant("abbess", coins=3)
    play(state, "skip")
    assert (state.actor, goods(state)) == (1, {"faith": 1})


@pytest.mark.rule("LOR-BONUS-2", "LOR-OQ-8")
def test_a_bonus_action_without_possibility_lapses() -> None:
    state = table(floors={"character-1": "abbess", "building-1": "mint", "territory-3": "woods"})
    give(state, 0, coins=3)
    play(state, "place white character-1")
    assert (state.actor, cards(state, 0, "character")) == (1, ["abbess"])


@pytest.mark.rule("LOR-BONUS-2", "LOR-OQ-8")
def test_in_an_occupied_tower_a_bonus_action_lapses_without_the_3_coins() -> None:
    state = table(floors={"character-1": "captain", "territory-1": "woods"})
    stand(state, 1, "white", "territory-2")
    give(state, 0, coins=6)
    play(state, "place white character-1")
    assert (state.actor, goods(state)) == (1, {"coins": 2, "military": 2})


@pytest.mark.rule("LOR-BONUS-3")
def test_a_penalty_lowers_a_bonus_action() -> None:
    state = table(floors={"character-1": "captain", **FULL})
    curse(state, 0, "2_1")
    give(state, 0, coins=4, servants=1)
    play(state, "place white character-1")
    reason = refusal(state, "take territory-3")
    assert (highest(state), reason.rule, reason.missing) == ({"territory": 2}, "LOR-VALUE-9", {"servants": 2})
    assert "needs an action value of 5" in reason.text


@pytest.mark.rule("LOR-BONUS-3")
def test_under_tile_ii_6_a_bonus_action_takes_2_servants_for_a_point() -> None:
    state = table(floors={"character-1": "abbess", "territory-3": "village"})
    curse(state, 0, "2_6")
    give(state, 0, coins=3, servants=2)
    play(state, "place white character-1", "take territory-3")
    assert goods(state) == {"faith": 1, "wood": 1}


@pytest.mark.rule("LOR-BONUS-3")
def test_dx_12_with_warlord_abbess_reaches_floor_3_of_the_territories_only() -> None:
    state = table(floors={"character-1": "abbess", **FULL})
    own(state, 0, "warlord")
    give(state, 0, **RICH)
    play(state, "place white character-1")
    assert highest(state) == {"territory": 3, "character": 2, "building": 2, "venture": 2}


@pytest.mark.rule("LOR-BONUS-3")
@pytest.mark.parametrize(("servants", "floor"), [(0, 3), (1, 3), (2, 4)])
def test_dx_12_ambassador_with_warlord_and_tile_ii_1(servants: int, floor: int) -> None:
    state = table(floors={"character-1": "ambassador", **FULL})
    own(state, 0, "warlord")
    curse(state, 0, "2_1")
    give(state, 0, **RICH, servants=servants)
    play(state, "place white character-1", "privilege faith")
    assert highest(state) == {"territory": floor, "character": 4, "building": 4, "venture": 4}


@pytest.mark.rule("LOR-BONUS-4")
def test_only_the_types_named_can_be_taken() -> None:
    state = grant("captain")
    reason = refusal(state, "take building-1")
    assert (reason.rule, reason.text) == (
        "LOR-BONUS-4",
        "The bonus action of Captain does not take a card of the type building.",
    )


@pytest.mark.rule("LOR-BONUS-4")
def test_a_floor_without_a_card_cannot_be_chosen() -> None:
    assert refusal(grant("abbess"), "take character-1").rule == "LOR-TOWER-13"


@pytest.mark.rule("LOR-BONUS-6", "LOR-BONUS-11")
def test_the_floor_bonus_helps_to_pay_the_card_of_a_bonus_action() -> None:
    state = table(floors={"character-1": "hero", "venture-3": "repairing_the_church"})
    give(state, 0, coins=4, wood=1, stone=1)
    play(state, "place white character-1", "privilege military", "take venture-3")
    assert goods(state) == {"military": 2, "faith": 1}


@pytest.mark.rule("LOR-BONUS-7")
def test_the_military_condition_holds_in_a_bonus_action() -> None:
    state = table(floors={"character-1": "abbess", "territory-1": "castle", "building-1": "chapel"})
    own(state, 0, "woods", "village")
    give(state, 0, coins=3, military=2, wood=2)
    play(state, "place white character-1")
    reason = refusal(state, "take territory-1")
    assert (reason.rule, reason.missing) == ("LOR-TERR-3", {"military": 1})


@pytest.mark.rule("LOR-BONUS-7")
def test_the_limit_of_6_cards_holds_in_a_bonus_action() -> None:
    state = table(floors={"character-1": "abbess", "territory-1": "castle", "building-1": "chapel"})
    own_any(state, 0, "territory", 6)
    give(state, 0, coins=3, military=25, wood=2)
    play(state, "place white character-1")
    assert refusal(state, "take territory-1").rule == "LOR-TOWER-14"


@pytest.mark.rule("LOR-BONUS-8", "LOR-OQ-9")
def test_a_bonus_action_does_not_occupy_the_tower() -> None:
    state = table(floors={"character-1": "captain", "territory-1": "woods", "territory-2": "village"})
    give(state, 0, coins=4)
    play(state, "place white character-1", "take territory-1", "place white territory-2")
    assert (goods(state, 1), cards(state, 1, "territory")) == ({}, ["village"])


@pytest.mark.rule("LOR-BONUS-8", "LOR-OQ-10")
def test_nobody_can_go_where_a_bonus_action_took_the_card() -> None:
    state = table(floors={"character-1": "captain", "territory-1": "woods"})
    give(state, 0, coins=4)
    play(state, "place white character-1", "take territory-1")
    reason = refusal(state, "place white territory-1")
    assert (reason.rule, reason.text) == ("LOR-TOWER-13", "There is no card left on floor 1 of the territory tower.")


@pytest.mark.rule("LOR-BONUS-8")
def test_the_one_colour_rule_does_not_bind_bonus_actions() -> None:
    state = table(floors={"character-1": "captain", "territory-1": "woods"})
    stand(state, 0, "black", "territory-2")
    give(state, 0, coins=7)
    play(state, "place white character-1")
    assert legal(state) == ["skip", "take territory-1"]


@pytest.mark.rule("LOR-BONUS-9")
def test_a_bonus_harvest_uses_no_space() -> None:
    state = table(floors={"character-1": "cardinal"})
    stand(state, 1, "white", "harvest-small")
    stand(state, 0, "black", "harvest-large")
    own(state, 0, "gravel_pit")
    give(state, 0, coins=4)
    play(state, "place white character-1", "servants 0")
    standing = [SPACE_NAMES[space] for other in state.players for space in other.placed if space >= FLOORS]
    assert (goods(state)["stone"], standing) == (3, ["harvest-large", "harvest-small"])


@pytest.mark.rule("LOR-BONUS-9", "LOR-BONUS-2")
def test_a_bonus_production_may_be_raised_or_skipped() -> None:
    state = table(floors={"venture-1": "improving_the_roads"})
    own(state, 0, "mint")
    give(state, 0, coins=4, servants=6)
    play(state, "place white venture-1")
    assert legal(state) == ["skip", "servants 0", "servants 1", "servants 2"]


@pytest.mark.rule("LOR-BONUS-10", "LOR-BONUS-12")
def test_dx_11_a_chain_of_three_cards() -> None:
    state = table(
        round=5,
        floors={"venture-1": "repairing_the_cathedral", "character-1": "ambassador", "character-2": "cardinal"},
    )
    give(state, 0, wood=3, stone=3, coins=3 + 6 + 4)
    play(state, "place white venture-1", "take character-1", "privilege military", "take character-2", "servants 0")
    assert (state.actor, goods(state)) == (1, {"faith": 3, "military": 2, "wood": 1, "stone": 1, "servants": 1})
    assert (cards(state, 0, "venture"), cards(state, 0, "character")) == (
        ["repairing_the_cathedral"],
        ["ambassador", "cardinal"],
    )


@pytest.mark.rule("LOR-BONUS-2", "LOR-BONUS-12")
@pytest.mark.parametrize(
    "links",
    [
        ("skip",),
        ("take character-1", "privilege military", "skip"),
        ("take character-1", "privilege military", "take character-2", "skip"),
    ],
)
def test_dx_11_any_link_may_be_skipped_and_ends_the_chain(links: tuple[str, ...]) -> None:
    state = table(
        round=5,
        floors={"venture-1": "repairing_the_cathedral", "character-1": "ambassador", "character-2": "cardinal"},
    )
    give(state, 0, wood=3, stone=3, coins=13)
    play(state, "place white venture-1", *links)
    assert asked(state) == {"seat": 1, "for": "turn", "acted": False}


@pytest.mark.rule("LOR-BONUS-11", "LOR-HP-11")
def test_what_the_granting_card_gave_can_be_traded_in_its_production() -> None:
    state = table(floors={"character-1": "bishop"})
    own(state, 0, "baptistery")
    give(state, 0, coins=5)
    play(state, "place white character-1", "servants 0", "trade baptistery 1")
    assert goods(state) == {"military": 1, "coins": 4, "victory": 2}


@pytest.mark.rule("LOR-BONUS-11")
def test_a_privilege_of_the_granting_card_pays_for_the_bonus_action() -> None:
    state = table(floors={"character-1": "ambassador", "building-1": "barracks"})
    give(state, 0, coins=6)
    play(state, "place white character-1", "privilege wood-stone", "take building-1")
    assert goods(state) == {"victory": 3}


@pytest.mark.rule("LOR-BONUS-12")
def test_no_card_grants_more_than_one_bonus_action() -> None:
    components = signoria.game("lorenzo").components
    actions = [component.facts.get("immediate", "").count(" at ") for component in components]
    assert set(actions) == {0, 1}


@pytest.mark.rule("LOR-BONUS-12")
def test_no_leader_action_is_possible_inside_the_chain() -> None:
    state = table(floors={"character-1": "captain", "territory-1": "woods"}, variant="advanced")
    hold(state, 0, "sisto_iv")
    give(state, 0, coins=4)
    play(state, "place white character-1")
    assert legal(state) == ["skip", "take territory-1"]
    assert "the moment for a bonus action" in refusal(state, "discard sisto_iv").text
    play(state, "take territory-1")
    assert legal(state) == ["end-turn", "discard sisto_iv"]
