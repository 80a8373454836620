"""Tiles of period III: what they cost in final scoring, and in which order (sections 14.4 and 18.6 of the rules)."""

import pytest

from signoria.games.lorenzo.state import LorenzoState
from tests.lorenzo.table import curse, end_actions, excommunicated, give, own, own_any, parts, play, table


def final(tile: str, **options: object) -> LorenzoState:
    """Final scoring for seat 0, excommunicated by a tile; others have all the military points."""
    state = table(round=6, options=options)
    curse(state, 0, tile)
    give(state, 1, military=25)
    give(state, 2, military=24)
    return state


@pytest.mark.rule("LOR-EXC-3", "LOR-EXC-2")
@pytest.mark.parametrize(
    ("tile", "scored"),
    [
        ("3_1", {"territories": 4, "ventures": 9}),
        ("3_2", {"territories": 4, "characters": 6}),
        ("3_3", {"characters": 6, "ventures": 9}),
    ],
)
def test_a_type_of_cards_scores_nothing(tile: str, scored: dict[str, int]) -> None:
    state = final(tile)
    own_any(state, 0, "territory", 4)
    own_any(state, 0, "character", 3)
    own(state, 0, "hiring_recruits", "repairing_the_church")
    assert parts(state) == scored


@pytest.mark.rule("LOR-EXC-3")
def test_rx_4_tile_3_4_takes_1_for_every_5_points() -> None:
    state = final("3_4")
    give(state, 0, victory=26)
    assert parts(state) == {"victory": 26, "excommunication": -5}


@pytest.mark.rule("LOR-EXC-3")
def test_tile_3_4_counts_only_points_from_before_final_scoring() -> None:
    state = final("3_4")
    give(state, 0, victory=26, coins=10)
    own_any(state, 0, "character", 6)
    own_any(state, 0, "territory", 6)
    assert parts(state) == {"victory": 26, "territories": 20, "characters": 21, "resources": 2, "excommunication": -5}


@pytest.mark.rule("LOR-EXC-3")
def test_tile_3_4_counts_the_faith_points_of_round_6() -> None:
    """21 + 4 for faith = 25 points, of which 5 are lost."""
    state = table(seats=2, round=6, tiles=("1_1", "2_1", "3_4"))
    give(state, 0, victory=21, faith=4)
    end_actions(state)
    assert excommunicated(state) == ["3_4"]
    assert (parts(state)["victory"], parts(state)["excommunication"]) == (25, -5)


@pytest.mark.rule("LOR-EXC-3")
def test_rx_5_tile_3_5_takes_1_for_every_military_point() -> None:
    state = final("3_5")
    give(state, 0, victory=50, military=12)
    assert parts(state) == {"victory": 50, "excommunication": -12}


@pytest.mark.rule("LOR-OQ-50")
def test_tile_3_5_leaves_the_military_ranking_alone() -> None:
    state = table(round=6)
    curse(state, 0, "3_5")
    give(state, 0, victory=50, military=12)
    give(state, 1, military=11)
    assert parts(state) == {"victory": 50, "military": 5, "excommunication": -12}
    assert parts(state, 1) == {"military": 2}


@pytest.mark.rule("LOR-EXC-3")
def test_rx_6_tile_3_6_takes_1_for_all_wood_and_stone_in_building_costs() -> None:
    """7 wood and 6 stone in all."""
    state = final("3_6")
    give(state, 0, victory=50)
    own(state, 0, "mint", "tax_office", "chapel", "stonemasons_guild")
    assert parts(state) == {"victory": 50, "excommunication": -13}


@pytest.mark.rule("LOR-OQ-48")
def test_tile_3_6_counts_printed_costs_whatever_was_paid() -> None:
    """Mint shows 1 wood and 3 stone; Stonemason saves the wood."""
    state = table(round=6, floors={"building-1": "mint"})
    curse(state, 0, "3_6")
    own(state, 0, "stonemason")
    give(state, 0, stone=3)
    play(state, "place white building-1")
    assert parts(state)["excommunication"] == -4


@pytest.mark.rule("LOR-EXC-3")
def test_tile_3_6_leaves_out_coins_and_servants_and_other_cards() -> None:
    """Garden costs 4 wood, 2 stone and 2 servants; ventures and characters do not matter."""
    state = final("3_6")
    give(state, 0, victory=50)
    own(state, 0, "garden", "hosting_foreigners", "farmer")
    assert parts(state)["excommunication"] == -6


@pytest.mark.rule("LOR-OQ-49", "LOR-EXC-3")
def test_rx_7_tile_3_7_takes_1_for_every_resource_which_still_scores() -> None:
    state = final("3_7")
    give(state, 0, victory=50, wood=3, stone=1, coins=4, servants=2)
    assert parts(state) == {"victory": 50, "resources": 2, "excommunication": -10}


@pytest.mark.rule("LOR-EXC-3", "LOR-OQ-25")
def test_losses_come_after_all_that_is_scored() -> None:
    """0 points before final scoring: the 12 lost are taken from the 21 for characters."""
    state = final("3_5")
    give(state, 0, military=12)
    own_any(state, 0, "character", 6)
    assert state.scores()[0].total == 9


@pytest.mark.rule("LOR-EXC-3", "LOR-SCORE-10")
def test_losses_decide_who_wins() -> None:
    state = table(seats=2, round=6)
    curse(state, 0, "3_7")
    give(state, 0, victory=40, coins=8)
    give(state, 1, victory=35)
    assert [(score.total, score.place) for score in state.scores()] == [(40 + 1 + 5 - 8, 2), (40, 1)]
