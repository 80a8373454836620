"""Pieces, goods and set-up (sections 1 and 2 of the rules)."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import signoria
from signoria.games.lorenzo.components.board import SPACE_NAMES
from signoria.games.lorenzo.components.components import SHIPPED
from signoria.games.lorenzo.state import LorenzoState
from tests.lorenzo.own import begin
from tests.lorenzo.table import asked, curse, give, goods, legal, own, play, refusal, seen, stand, table

FOUR_PLAYER_MARKET = {"market-3", "market-4"}
LARGE = {"harvest-large", "production-large"}


def start(seats: int = 4, variant: str = "basic", *decisions: str) -> LorenzoState:
    """A new game, brought so far by the outcomes of chance."""
    state = begin(seats, variant)
    play(state, *decisions)
    return state


def covered(seats: int) -> set[str]:
    """The spaces that are refused as covered."""
    state = table(seats=seats, floors=dict.fromkeys(SPACE_NAMES[:16], "woods"))
    decisions = {space: signoria.game("lorenzo").catalogue.parse(f"place black {space}") for space in SPACE_NAMES}
    reasons = {space: state.refusal(decision) for space, decision in decisions.items()}
    return {space for space, reason in reasons.items() if reason is not None and reason.rule == "LOR-SETUP-7"}


@pytest.mark.rule("LOR-COMP-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_is_for_2_to_4_players(seats: int) -> None:
    assert len(signoria.game("lorenzo").new(seats).scores()) == seats


@pytest.mark.rule("LOR-COMP-1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(signoria.BadSetup, match=f"2 to 4 players, not {seats}"):
        signoria.game("lorenzo").new(seats)


@pytest.mark.rule("LOR-COMP-2")
def test_there_are_8_cards_of_each_type_and_period() -> None:
    assert Counter((card.type, card.period) for card in SHIPPED.cards) == {
        (type, period): 8 for type in range(4) for period in (1, 2, 3)
    }


@pytest.mark.rule("LOR-COMP-2")
def test_there_are_7_excommunication_tiles_of_each_period() -> None:
    assert Counter(tile.period for tile in SHIPPED.tiles) == {1: 7, 2: 7, 3: 7}


@pytest.mark.rule("LOR-COMP-2")
def test_there_are_20_leaders_and_4_bonus_tiles_with_a_common_standard_side() -> None:
    assert (len(SHIPPED.leaders), [tile.id for tile in SHIPPED.board.bonus_tiles]) == (
        20,
        ["standard", "1", "2", "3", "4"],
    )


@pytest.mark.rule("LOR-COMP-2", "LOR-COMP-3")
def test_a_player_has_a_member_for_each_die_and_a_neutral_one() -> None:
    state = table()
    view: Any = state.view(0)
    assert [list(view["dice"]), list(seen(state)["members"])] == [
        ["white", "black", "orange"],
        ["white", "black", "orange", "neutral"],
    ]


@pytest.mark.rule("LOR-COMP-3")
def test_a_player_can_be_excommunicated_three_times() -> None:
    state = table()
    for tile in ("1_2", "2_3", "3_4"):
        curse(state, 0, tile)
    assert seen(state)["excommunicated"] == ["1_2", "2_3", "3_4"]


@pytest.mark.rule("LOR-RES-1")
def test_coins_are_a_resource_like_wood_stone_and_servants() -> None:
    state = table()
    give(state, 0, wood=1, stone=1, servants=1, coins=2)
    assert state.scores()[0].parts["resources"] == 1


@pytest.mark.rule("LOR-RES-2")
def test_points_of_the_three_tracks_are_no_resources() -> None:
    state = table()
    give(state, 0, victory=5, military=5, faith=5)
    assert state.scores()[0].parts["resources"] == 0


@pytest.mark.rule("LOR-RES-3", "LOR-RES-6")
def test_the_supply_never_runs_out() -> None:
    state = table()
    give(state, 0, coins=999)
    play(state, "place white market-1")
    assert goods(state) == {"coins": 1004}


@pytest.mark.rule("LOR-RES-4")
def test_payments_go_to_the_supply_and_gains_to_the_own_stock() -> None:
    state = table(floors={"character-1": "warlord"})
    give(state, 0, coins=5)
    play(state, "place white character-1")
    assert [goods(state, seat) for seat in range(4)] == [{"coins": 3, "military": 3}, {}, {}, {}]


@pytest.mark.rule("LOR-RES-5")
def test_military_points_paid_move_the_marker_back() -> None:
    state = table(floors={"venture-1": "military_campaign"})
    give(state, 0, military=3)
    play(state, "place white venture-1")
    assert goods(state) == {"military": 1, "coins": 3}


@pytest.mark.rule("LOR-RES-5")
@pytest.mark.parametrize("seed", range(3))
def test_no_total_is_ever_negative(seed: int) -> None:
    state = signoria.game("lorenzo").new(4, "advanced")
    assert isinstance(state, LorenzoState)
    rng = Random(seed)
    lowest = 0
    while state.actor is not None:
        state.apply(rng.choice(state.legal()))
        lowest = min(lowest, *(min(player.goods) for player in state.players))
    assert lowest == 0


@pytest.mark.rule("LOR-RES-6")
def test_amounts_are_plain_numbers_without_change() -> None:
    state = table(floors={"character-1": "warlord"})
    give(state, 0, coins=7)
    play(state, "place white character-1")
    assert goods(state)["coins"] == 5


@pytest.mark.rule("LOR-SETUP-1", "LOR-SETUP-2")
def test_a_deck_begins_with_the_shuffled_pack_of_period_1() -> None:
    state = start(2, "basic", "order 0", "excommunication 1_1", "excommunication 2_1", "excommunication 3_1")
    pack = [f"turn-up {card.id}" for card in SHIPPED.cards if card.type == 0 and card.period == 1]
    assert [(str(decision), weight) for decision, weight in state.chances()] == [(text, 1) for text in pack]


@pytest.mark.rule("LOR-SETUP-3")
def test_one_random_tile_of_each_period_is_laid_out() -> None:
    state = start(2, "basic", "order 0")
    offered = []
    for tile in ("1_7", "2_1", "3_4"):
        offered.append(legal(state))
        play(state, f"excommunication {tile}")
    assert offered == [[f"excommunication {period}_{number}" for number in range(1, 8)] for period in (1, 2, 3)]


@pytest.mark.rule("LOR-SETUP-3")
def test_only_the_three_tiles_laid_out_are_in_the_game() -> None:
    state = start(2, "basic", "order 0", "excommunication 1_7", "excommunication 2_1", "excommunication 3_4")
    assert state.view(None)["excommunication"] == ["1_7", "2_1", "3_4"]


@pytest.mark.rule("LOR-SETUP-4")
def test_2_players_cover_the_large_spaces_and_half_of_the_market() -> None:
    assert covered(2) == LARGE | FOUR_PLAYER_MARKET


@pytest.mark.rule("LOR-SETUP-5")
def test_3_players_cover_half_of_the_market() -> None:
    assert covered(3) == FOUR_PLAYER_MARKET


@pytest.mark.rule("LOR-SETUP-6")
def test_4_players_cover_nothing() -> None:
    assert covered(4) == set()


@pytest.mark.rule("LOR-SETUP-7")
def test_a_covered_space_cannot_be_used() -> None:
    reason = refusal(table(seats=3), "place white market-3")
    assert (reason.rule, reason.text) == ("LOR-SETUP-7", "With 3 players market space 3 is covered and cannot be used.")


@pytest.mark.rule("LOR-SETUP-8", "LOR-SETUP-9", "LOR-SETUP-11")
def test_starting_goods_and_coins_by_turn_order() -> None:
    state = start(4, "basic", "order 2", "order 0", "order 3")
    basics = {"wood": 2, "stone": 2, "servants": 3}
    assert [goods(state, seat) for seat in range(4)] == [
        {"coins": 6, **basics},
        {"coins": 8, **basics},
        {"coins": 5, **basics},
        {"coins": 7, **basics},
    ]


@pytest.mark.rule("LOR-SETUP-9")
def test_all_markers_start_at_0() -> None:
    state = start(3, "basic", "order 0", "order 1")
    points = [[seen(state, seat)["goods"][kind] for kind in ("victory", "military", "faith")] for seat in range(3)]
    assert points == [[0, 0, 0]] * 3


@pytest.mark.rule("LOR-SETUP-10")
def test_the_first_turn_order_is_random() -> None:
    state = start(4, "basic", "order 2")
    assert [(str(decision), weight) for decision, weight in state.chances()] == [
        ("order 0", 1),
        ("order 1", 1),
        ("order 3", 1),
    ]


@pytest.mark.rule("LOR-SETUP-10")
def test_the_first_turn_order_is_the_order_drawn() -> None:
    assert start(4, "basic", "order 2", "order 0", "order 3").order == (2, 0, 3, 1)


@pytest.mark.rule("LOR-SETUP-12")
def test_the_standard_tile_gives_wood_stone_and_a_servant_in_a_harvest() -> None:
    state = table()
    play(state, "place white harvest-small")
    assert goods(state) == {"wood": 1, "stone": 1, "servants": 1}


@pytest.mark.rule("LOR-SETUP-12")
def test_the_standard_tile_gives_military_and_coins_in_a_production() -> None:
    state = table()
    play(state, "place white production-small")
    assert goods(state) == {"military": 1, "coins": 2}


@pytest.mark.rule("LOR-SETUP-12")
def test_in_the_basic_game_all_have_the_standard_tile() -> None:
    state = start(4)
    assert {seen(state, seat)["bonus_tile"] for seat in range(4)} == {"standard"}


@pytest.mark.rule("LOR-SETUP-13")
def test_the_basic_game_has_no_leaders() -> None:
    state = start(2)
    rng = Random(1)
    deeds = set()
    while state.actor is not None:
        options = state.legal()
        deeds |= {str(decision).split()[0] for decision in options}
        state.apply(rng.choice(options))
    assert not deeds & {"deal", "keep", "discard", "play", "activate", "copy", "raise", "bonus-tile"}


@pytest.mark.rule("LOR-SETUP-13")
def test_the_advanced_game_goes_on_with_bonus_tiles() -> None:
    state = start(2, "advanced", "order 1", *(f"excommunication {period}_1" for period in (1, 2, 3)))
    assert asked(state) == {"seat": 0, "for": "bonus tile"}


@pytest.mark.rule("LOR-SETUP-14")
def test_everybody_sees_whose_pieces_are_whose() -> None:
    state = table()
    stand(state, 2, "black", "market-1")
    own(state, 3, "woods")
    view: Any = state.view(None)
    assert view["spaces"] == {"market-1": [{"seat": 2, "member": "black"}]}
    assert [corner["cards"]["territory"] for corner in view["players"]] == [[], [], [], ["woods"]]
