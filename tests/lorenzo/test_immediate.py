"""Immediate effects of cards (section 8 of the rules)."""

from collections.abc import Mapping

import pytest

from signoria.engine.bits import has
from signoria.games.lorenzo.state import LorenzoState
from tests.lorenzo.table import asked, give, goods, legal, own, own_any, play, refusal, table


def bishop(options: Mapping[str, object] | None = None) -> LorenzoState:
    """At the end of the faith track Bishop (1 faith, production at 4) is taken by the owner of Baptistery."""
    state = table(floors={"character-1": "bishop"}, options=options)
    own(state, 0, "baptistery")
    give(state, 0, coins=5, faith=15)
    play(state, "place white character-1")
    return state


@pytest.mark.rule("LOR-IMM-1", "LOR-CARD-2")
@pytest.mark.parametrize(
    ("card", "gain"),
    [
        ("monastery", {"servants": 1, "military": 2}),
        ("dukedom", {"coins": 4}),
        ("mining_town", {"stone": 1, "servants": 2}),
        ("farm", {"wood": 1, "victory": 1}),
        ("sanctuary", {"faith": 1}),
        ("citadel", {}),
    ],
)
def test_goods_are_received_as_printed(card: str, gain: dict[str, int]) -> None:
    state = table(floors={"territory-1": card})
    play(state, "place white territory-1")
    assert goods(state) == gain


@pytest.mark.rule("LOR-IMM-2")
@pytest.mark.parametrize(("card", "type"), [("noble", "territory"), ("governor", "building"), ("herald", "venture")])
def test_a_per_effect_counts_the_owned_cards_of_a_type(card: str, type: str) -> None:
    state = table(floors={"character-1": card})
    own_any(state, 0, type, 3)
    own_any(state, 1, type, 5)
    give(state, 0, coins=6)
    play(state, "place white character-1")
    assert goods(state) == {"victory": 6}


@pytest.mark.rule("LOR-IMM-2")
def test_ex_11_paramour_counts_herself() -> None:
    state = table(floors={"character-1": "paramour"})
    own(state, 0, "warlord", "knight")
    give(state, 0, coins=7)
    play(state, "place white character-1")
    assert goods(state) == {"victory": 6}


@pytest.mark.rule("LOR-IMM-2", "LOR-OQ-16")
@pytest.mark.parametrize(("military", "victory"), [(0, 0), (1, 0), (2, 1), (7, 3), (8, 4)])
def test_points_per_2_military_are_rounded_down(military: int, victory: int) -> None:
    state = table(floors={"character-1": "general"})
    give(state, 0, coins=5, military=military)
    play(state, "place white character-1")
    assert goods(state).get("victory", 0) == victory


@pytest.mark.rule("LOR-IMM-3")
def test_ex_12_royal_messenger_gives_three_different_privileges() -> None:
    state = table(floors={"character-1": "royal_messenger"})
    give(state, 0, coins=5)
    play(state, "place white character-1", "privilege faith", "privilege wood-stone", "privilege servants")
    assert (state.actor, goods(state)) == (1, {"faith": 1, "wood": 1, "stone": 1, "servants": 2})


@pytest.mark.rule("LOR-IMM-3")
def test_ex_12_an_option_chosen_twice_is_rejected() -> None:
    state = table(floors={"character-1": "royal_messenger"})
    give(state, 0, coins=5)
    play(state, "place white character-1", "privilege faith", "privilege coins")
    reason = refusal(state, "privilege coins")
    assert (reason.rule, "must all be different" in reason.text) == ("LOR-PRIV-2", True)
    assert legal(state) == ["privilege wood-stone", "privilege servants", "privilege military"]


@pytest.mark.rule("LOR-IMM-4")
def test_a_bonus_action_needs_no_member() -> None:
    state = table(floors={"character-1": "captain", "territory-3": "forest"})
    give(state, 0, coins=4)
    play(state, "place white character-1", "take territory-3")
    assert (goods(state), has(state.occupied, 2)) == ({"military": 2, "wood": 2}, False)


@pytest.mark.rule("LOR-IMM-5", "LOR-OQ-15")
def test_goods_come_first_then_the_privileges_then_the_bonus_action() -> None:
    state = table(floors={"character-1": "hero", "venture-1": "crusade"})
    give(state, 0, coins=4, military=6)
    play(state, "place white character-1")
    steps = [asked(state)["for"]]
    play(state, "privilege military")
    steps.append(asked(state)["for"])
    assert (steps, legal(state)) == (["privilege", "bonus action"], ["skip", "take venture-1"])


@pytest.mark.rule("LOR-IMM-5", "LOR-BONUS-11")
def test_the_goods_of_a_card_are_there_for_its_bonus_action() -> None:
    state = table(floors={"character-1": "captain", "territory-1": "castle"})
    own(state, 0, "woods", "village")
    give(state, 0, coins=4, military=1)
    play(state, "place white character-1", "take territory-1")
    assert goods(state) == {"military": 3, "coins": 2, "victory": 2}


@pytest.mark.rule("LOR-IMM-5")
def test_at_the_end_of_a_track_the_fixed_order_loses_a_point() -> None:
    state = bishop()
    play(state, "servants 0", "trade baptistery 1")
    assert goods(state) == {"faith": 14, "military": 1, "coins": 4, "victory": 2}


@pytest.mark.rule("LOR-IMM-5", "LOR-OQ-15", "LOR-TOWER-18")
def test_with_ask_effect_order_the_owner_spends_the_point_first() -> None:
    state = bishop({"ask_effect_order": True})
    assert legal(state) == ["effect goods", "effect action"]
    play(state, "effect action", "servants 0", "trade baptistery 1")
    assert goods(state) == {"faith": 15, "military": 1, "coins": 4, "victory": 2}


@pytest.mark.rule("LOR-OQ-15")
def test_with_ask_effect_order_a_single_effect_needs_no_question() -> None:
    state = table(floors={"territory-1": "forest"}, options={"ask_effect_order": True})
    play(state, "place white territory-1")
    assert (state.actor, goods(state)) == (1, {"wood": 1})


@pytest.mark.rule("LOR-OQ-15")
def test_with_ask_effect_order_privileges_may_come_before_goods() -> None:
    state = table(floors={"territory-1": "province"}, options={"ask_effect_order": True})
    play(state, "place white territory-1", "effect privileges", "privilege faith")
    assert (state.actor, goods(state)) == (1, {"faith": 1, "stone": 1})
