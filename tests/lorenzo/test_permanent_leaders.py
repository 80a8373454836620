"""Leaders that work for ever, beyond the value of members: spaces, surcharge, costs, territories, doubling, Church."""

from collections.abc import Mapping

import pytest

from signoria.games.lorenzo.state import LorenzoState
from tests.lorenzo.questions import report_begins
from tests.lorenzo.table import cards, curse, give, goods, lead, legal, own, own_any, play, refusal, stand, table

ARIOSTO, BRUNELLESCHI, PICO = "ludovico_ariosto", "filippo_brunelleschi", "pico_della_mirandola"
SISTO, CESARE, RITA = "sisto_iv", "cesare_borgia", "santa_rita"


def served_by(
    leader: str,
    floors: Mapping[str, str] | None = None,
    *,
    seats: int = 4,
    round: int = 1,
    dice: tuple[int, int, int] = (3, 4, 5),
    options: Mapping[str, object] | None = None,
) -> LorenzoState:
    """An advanced game in which seat 0 has this leader in play."""
    state = table(seats=seats, variant="advanced", floors=floors, round=round, dice=dice, options=options)
    lead(state, 0, leader)
    return state


# Ludovico Ariosto.


@pytest.mark.rule("LOR-OQ-31", "LOR-LEADER-7")
@pytest.mark.parametrize(
    ("space", "gain"),
    [
        ("harvest-small", {"wood": 1, "stone": 1, "servants": 1}),
        ("production-small", {"military": 1, "coins": 2}),
        ("market-1", {"coins": 5}),
        ("market-2", {"servants": 5}),
        ("market-3", {"military": 3, "coins": 2}),
    ],
)
def test_ariosto_may_use_occupied_spaces(space: str, gain: dict[str, int]) -> None:
    state = served_by(ARIOSTO)
    stand(state, 1, "white", space)
    play(state, f"place white {space}")
    assert goods(state) == gain


@pytest.mark.rule("LOR-OQ-31")
def test_ariosto_opens_occupied_spaces_to_his_owner_alone() -> None:
    state = table(variant="advanced")
    lead(state, 1, ARIOSTO)
    stand(state, 1, "white", "market-1")
    assert refusal(state, "place white market-1").rule == "LOR-MARKET-3"


@pytest.mark.rule("LOR-OQ-31")
def test_ariosto_keeps_the_colour_rule_in_areas() -> None:
    state = served_by(ARIOSTO)
    stand(state, 0, "black", "harvest-small")
    assert refusal(state, "place white harvest-small").rule == "LOR-HP-4"
    give(state, 0, servants=1)
    assert "place neutral harvest-small" in legal(state)


@pytest.mark.rule("LOR-OQ-31")
def test_ariosto_keeps_the_colour_rule_in_towers() -> None:
    state = served_by(ARIOSTO, {"territory-1": "woods"})
    stand(state, 0, "black", "territory-2")
    give(state, 0, coins=3)
    assert refusal(state, "place white territory-1").rule == "LOR-TOWER-11"


@pytest.mark.rule("LOR-OQ-31")
@pytest.mark.parametrize(("there", "space"), [("harvest-small", "harvest-small"), ("territory-2", "territory-1")])
def test_ariosto_lifts_the_colour_rule_with_the_option(there: str, space: str) -> None:
    state = served_by(ARIOSTO, {"territory-1": "woods"}, options={"ariosto_ignores_colour": True})
    stand(state, 0, "black", there)
    give(state, 0, coins=3)
    assert f"place white {space}" in legal(state)


@pytest.mark.rule("LOR-OQ-31")
def test_the_option_changes_nothing_without_ariosto() -> None:
    state = table(variant="advanced", options={"ariosto_ignores_colour": True})
    stand(state, 0, "black", "harvest-large")
    assert refusal(state, "place orange harvest-large").rule == "LOR-HP-4"


@pytest.mark.rule("LOR-OQ-31")
def test_ariosto_pays_the_surcharge() -> None:
    state = served_by(ARIOSTO, {"territory-1": "woods"})
    stand(state, 1, "white", "territory-2")
    assert refusal(state, "place white territory-1").rule == "LOR-TOWER-8"


@pytest.mark.rule("LOR-OQ-31", "LOR-TOWER-4")
def test_ariosto_finds_no_card_on_an_occupied_floor() -> None:
    state = served_by(ARIOSTO)
    stand(state, 1, "white", "territory-1")
    give(state, 0, coins=3)
    assert refusal(state, "place white territory-1").rule == "LOR-TOWER-4"


@pytest.mark.rule("LOR-OQ-31", "LOR-SETUP-7")
@pytest.mark.parametrize("space", ["harvest-large", "production-large", "market-3", "market-4"])
def test_ariosto_does_not_open_covered_spaces(space: str) -> None:
    assert refusal(served_by(ARIOSTO, seats=2), f"place orange {space}").rule == "LOR-SETUP-7"


@pytest.mark.rule("LOR-OQ-31", "LOR-OQ-47")
def test_ariosto_does_not_lift_the_market_ban() -> None:
    state = served_by(ARIOSTO)
    curse(state, 0, "2_5")
    assert refusal(state, "place white market-1").rule == "LOR-OQ-47"


# Filippo Brunelleschi.


@pytest.mark.rule("LOR-OQ-32", "LOR-LEADER-7")
def test_brunelleschi_saves_the_surcharge_of_members() -> None:
    state = served_by(BRUNELLESCHI, {"territory-1": "woods"})
    stand(state, 1, "white", "territory-2")
    give(state, 0, coins=4)
    play(state, "place white territory-1")
    assert goods(state) == {"coins": 4, "wood": 1}


@pytest.mark.rule("LOR-OQ-32")
@pytest.mark.parametrize(("option", "coins"), [(False, 3), (True, 0)])
def test_brunelleschi_saves_the_surcharge_of_bonus_actions(option: bool, coins: int) -> None:
    floors = {"character-1": "patron", "character-2": "knight"}  # 3 coins; 2 coins less 2
    state = served_by(BRUNELLESCHI, floors, round=3, options={"brunelleschi_members_only": option})
    give(state, 0, coins=6)
    play(state, "place white character-1", "take character-2")
    assert goods(state).get("coins", 0) == coins


@pytest.mark.rule("LOR-OQ-32")
def test_brunelleschi_saves_members_the_surcharge_with_the_option_too() -> None:
    state = served_by(BRUNELLESCHI, {"territory-1": "woods"}, options={"brunelleschi_members_only": True})
    stand(state, 1, "white", "territory-2")
    play(state, "place white territory-1")
    assert goods(state) == {"wood": 1}


# Pico della Mirandola.


@pytest.mark.rule("LOR-OQ-39", "LOR-LEADER-7")
@pytest.mark.parametrize(
    ("space", "card", "had", "left"),
    [
        ("character-1", "papal_messenger", {"coins": 2}, {"faith": 3}),  # 5 coins
        ("character-1", "knight", {"coins": 1}, {"coins": 1}),  # 2 coins: never below 0
        ("building-1", "theater", {"wood": 2}, {"victory": 6}),  # 2 wood, 2 coins
        ("building-1", "bank", {"wood": 1, "stone": 3}, {"victory": 7}),  # 1 wood, 3 stone, 3 coins
        ("building-1", "chapel", {"wood": 2, "coins": 3}, {"coins": 3, "faith": 1}),  # 2 wood
        ("venture-1", "hiring_recruits", {"coins": 1}, {"military": 5}),  # 4 coins
        ("venture-1", "support_to_the_bishop", {"wood": 1, "stone": 1}, {"faith": 3}),  # 2 military or with 2 coins
        ("venture-1", "military_campaign", {"military": 3}, {"military": 1, "coins": 3}),  # no coins in the cost
        ("territory-1", "city", {}, {"coins": 3}),
    ],
)
def test_pico_takes_3_coins_off_costs_in_coins(
    space: str, card: str, had: dict[str, int], left: dict[str, int]
) -> None:
    state = served_by(PICO, {space: card})
    give(state, 0, **had)
    play(state, f"place white {space}")
    assert goods(state) == left


@pytest.mark.rule("LOR-OQ-39")
def test_pico_takes_no_more_than_3_coins_off() -> None:
    state = served_by(PICO, {"venture-1": "hiring_mercenaries"}, round=5)
    give(state, 0, coins=4)
    assert refusal(state, "place white venture-1").missing == {"coins": 1}


@pytest.mark.rule("LOR-OQ-39", "LOR-PERM-6")
def test_pico_does_not_touch_the_surcharge() -> None:
    state = served_by(PICO, {"character-1": "knight"})
    stand(state, 1, "white", "character-2")
    give(state, 0, coins=2)
    assert refusal(state, "place white character-1").rule == "LOR-TOWER-8"


@pytest.mark.rule("LOR-OQ-39", "LOR-OQ-12", "LOR-PERM-5")
def test_pico_adds_to_the_dame_and_to_a_bonus_action() -> None:
    state = served_by(PICO, {"character-1": "patron", "character-2": "paramour"}, round=5)
    own(state, 0, "dame")
    give(state, 0, coins=5)  # Patron 3 - 3 - 1; surcharge 3; Paramour 7 - 3 - 1 - 2
    play(state, "place white character-1")
    play(state, "take character-2")
    assert goods(state) == {"coins": 1, "victory": 6}


# Cesare Borgia.


@pytest.mark.rule("LOR-LEADER-7", "LOR-TERR-3")
@pytest.mark.parametrize(("owned", "next"), [(2, "3rd"), (3, "4th"), (4, "5th"), (5, "6th")])
def test_cesare_needs_no_military_for_territories(owned: int, next: str) -> None:
    state = table(variant="advanced", floors={"territory-1": "colony"})
    own_any(state, 0, "territory", owned)
    reason = refusal(state, "place white territory-1")
    assert reason.text.startswith(f"Your {next} territory needs")
    lead(state, 0, CESARE)
    play(state, "place white territory-1")
    assert len(cards(state, 0, "territory")) == owned + 1


@pytest.mark.rule("LOR-TOWER-14")
def test_cesare_finds_no_room_for_a_seventh_territory() -> None:
    state = served_by(CESARE, {"territory-1": "colony"})
    own_any(state, 0, "territory", 6)
    assert refusal(state, "place white territory-1").rule == "LOR-TOWER-14"


@pytest.mark.rule("LOR-VENT-2")
def test_cesare_does_not_help_with_ventures() -> None:
    state = served_by(CESARE, {"venture-1": "military_campaign"})
    assert refusal(state, "place white venture-1").missing == {"military": 3}


@pytest.mark.rule("LOR-BONUS-7")
def test_cesare_helps_in_bonus_actions() -> None:
    state = served_by(CESARE, {"character-1": "captain", "territory-1": "colony"}, round=5)
    own_any(state, 0, "territory", 4)  # the fifth would need 12
    give(state, 0, coins=4)
    play(state, "place white character-1", "take territory-1")
    assert len(cards(state, 0, "territory")) == 5


# Santa Rita.


@pytest.mark.rule("LOR-OQ-33", "LOR-LEADER-7")
@pytest.mark.parametrize(
    ("space", "card", "had", "left"),
    [
        ("territory-1", "gravel_pit", {}, {"stone": 4}),
        ("territory-1", "estate", {}, {"wood": 2, "servants": 4}),
        ("territory-1", "dukedom", {}, {"coins": 8}),
        ("territory-1", "monastery", {}, {"servants": 2, "military": 2}),  # points come once
        ("territory-1", "farm", {}, {"wood": 2, "victory": 1}),
        ("venture-1", "crusade", {"military": 8}, {"military": 4, "coins": 10, "faith": 1}),
        ("venture-1", "military_conquest", {"military": 12}, {"military": 6, "wood": 6, "stone": 6, "coins": 6}),
        ("venture-1", "hosting_foreigners", {"wood": 4}, {"servants": 10}),
        ("building-1", "chapel", {"wood": 2}, {"faith": 1}),
    ],
)
def test_santa_rita_doubles_the_resources_of_immediate_effects(
    space: str, card: str, had: dict[str, int], left: dict[str, int]
) -> None:
    state = served_by(RITA, {space: card})
    give(state, 0, **had)
    play(state, f"place white {space}")
    assert goods(state) == left


@pytest.mark.rule("LOR-OQ-33")
def test_santa_rita_does_not_double_privileges() -> None:
    state = served_by(RITA, {"territory-1": "province"})  # 1 stone, 1 privilege
    play(state, "place white territory-1", "privilege wood-stone")
    assert goods(state) == {"stone": 3, "wood": 1}
    assert legal(state, "privilege") == []


@pytest.mark.rule("LOR-OQ-33")
def test_santa_rita_does_not_double_floor_bonuses() -> None:
    state = served_by(RITA, {"territory-4": "woods"}, dice=(6, 1, 1))
    give(state, 0, servants=1)
    play(state, "place white territory-4")
    assert goods(state) == {"wood": 4}


@pytest.mark.rule("LOR-OQ-33")
def test_santa_rita_does_not_double_a_bonus_harvest() -> None:
    state = served_by(RITA, {"venture-1": "improving_the_canals"}, round=3)
    own(state, 0, "woods")
    give(state, 0, coins=3, servants=2)
    play(state, "place white venture-1", "servants 0")
    assert goods(state) == {"wood": 2, "stone": 1, "servants": 1}


@pytest.mark.rule("LOR-OQ-33")
def test_santa_rita_doubles_cards_taken_by_bonus_actions() -> None:
    state = served_by(RITA, {"character-1": "captain", "territory-1": "city"}, round=3)
    give(state, 0, coins=4)
    play(state, "place white character-1", "take territory-1")
    assert goods(state) == {"coins": 6, "military": 2}


@pytest.mark.rule("LOR-OQ-33")
@pytest.mark.parametrize(("space", "gain"), [("market-1", {"coins": 5}), ("market-2", {"servants": 5})])
def test_santa_rita_does_not_double_action_spaces(space: str, gain: dict[str, int]) -> None:
    state = served_by(RITA)
    play(state, f"place white {space}")
    assert goods(state) == gain


@pytest.mark.rule("LOR-OQ-33")
def test_santa_rita_doubles_effects_ordered_by_their_owner_too() -> None:
    state = served_by(RITA, {"territory-1": "province"}, options={"ask_effect_order": True})
    play(state, "place white territory-1", "effect privileges", "privilege coins")
    assert goods(state) == {"coins": 2, "stone": 2}


@pytest.mark.rule("LOR-OQ-34", "LOR-OQ-41")
@pytest.mark.parametrize(
    ("tile", "card", "gain"),
    [
        ("1_2", "city", {"coins": 5}),
        ("1_3", "estate", {"wood": 2, "servants": 3}),
        ("1_4", "gravel_pit", {"stone": 3}),
        ("1_1", "monastery", {"servants": 2, "military": 1}),
    ],
)
def test_santa_rita_doubles_before_a_tile_takes_1(tile: str, card: str, gain: dict[str, int]) -> None:
    state = served_by(RITA, {"territory-1": card})
    curse(state, 0, tile)
    play(state, "place white territory-1")
    assert goods(state) == gain


@pytest.mark.rule("LOR-OQ-34", "LOR-OQ-43")
def test_santa_rita_with_tile_i_4_loses_one_wood_or_stone_of_a_card_that_gives_both() -> None:
    state = served_by(RITA, {"venture-1": "military_conquest"}, round=5)
    curse(state, 0, "1_4")
    give(state, 0, military=12)
    play(state, "place white venture-1", "reduce wood")
    assert goods(state) == {"military": 6, "wood": 5, "stone": 6, "coins": 6}


# Sisto IV.


def report(round: int, faith: int, *, leader: str = SISTO, options: Mapping[str, object] | None = None) -> LorenzoState:
    """The Vatican report of a round begins; seat 0 has the leader and this faith, the others have none."""
    state = served_by(leader, round=round, options=options)
    give(state, 0, faith=faith)
    report_begins(state)
    return state


@pytest.mark.rule("LOR-OQ-38", "LOR-VATICAN-7", "LOR-LEADER-7")
@pytest.mark.parametrize(("round", "faith", "victory"), [(2, 3, 3 + 5), (2, 6, 7 + 5), (4, 4, 4 + 5), (4, 15, 30 + 5)])
def test_sisto_brings_5_points_for_supporting_the_church(round: int, faith: int, victory: int) -> None:
    state = report(round, faith)
    play(state, "support")
    assert goods(state) == {"victory": victory}


@pytest.mark.rule("LOR-OQ-38")
@pytest.mark.parametrize("round", [2, 4])
def test_sisto_brings_nothing_to_who_declines(round: int) -> None:
    state = report(round, 5)
    play(state, "decline")
    assert goods(state) == {"faith": 5}


@pytest.mark.rule("LOR-OQ-38")
@pytest.mark.parametrize(("round", "faith"), [(2, 2), (4, 3)])
def test_sisto_brings_nothing_to_who_lacks_faith(round: int, faith: int) -> None:
    assert goods(report(round, faith)) == {"faith": faith}


@pytest.mark.rule("LOR-OQ-38", "LOR-VATICAN-8")
@pytest.mark.parametrize(("faith", "victory"), [(4, 4), (5, 5 + 5), (8, 11 + 5)])
def test_sisto_in_round_6_pays_supporters_and_not_the_excommunicated(faith: int, victory: int) -> None:
    assert goods(report(6, faith)) == {"victory": victory}


@pytest.mark.rule("LOR-OQ-38", "LOR-OQ-27")
def test_sisto_in_round_6_brings_nothing_to_who_declines() -> None:
    state = report(6, 5, options={"round6_prompt": True})
    play(state, "decline")
    assert goods(state) == {"victory": 5}


@pytest.mark.rule("LOR-OQ-38", "LOR-OQ-26")
def test_sisto_pays_when_secret_answers_are_shown() -> None:
    state = report(2, 3, options={"vatican_simultaneous": True})
    play(state, "support")
    assert goods(state) == {"victory": 3 + 5}


@pytest.mark.rule("LOR-OQ-38")
def test_sisto_works_in_every_report_again() -> None:
    state = report(2, 3)
    play(state, "support")
    give(state, 0, faith=4, victory=0)
    state.round = 4
    report_begins(state)
    play(state, "support")
    assert goods(state) == {"victory": 4 + 5}
