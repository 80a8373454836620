"""Tracks with an end, and final scoring part by part (sections 14.3 and 18.4 of the rules)."""

import pytest

from signoria.games.lorenzo.state import LorenzoState
from tests.lorenzo.table import (
    curse,
    end_actions,
    give,
    goods,
    lead,
    own,
    own_any,
    parts,
    play,
    refusal,
    table,
)


def outranked(**options: object) -> LorenzoState:
    """The end of the game; seats 1 and 2 have all the military points, so seat 0 scores none."""
    state = table(round=6, options=options)
    give(state, 1, military=9)
    give(state, 2, military=8)
    return state


def military(*points: int, **options: object) -> list[int]:
    """What each seat scores for military points."""
    state = table(seats=len(points), round=6, options=options)
    for seat, amount in enumerate(points):
        give(state, seat, military=amount)
    return [score.parts["military"] for score in state.scores()]


@pytest.mark.rule("LOR-SCORE-1")
def test_the_game_ends_after_round_6() -> None:
    state = table(seats=2, round=6)
    end_actions(state)
    assert (state.actor, state.legal()) == (None, [])
    reason = refusal(state, "place white market-1")
    assert (reason.rule, reason.text) == ("LOR-SCORE-1", "The game is over.")


@pytest.mark.rule("LOR-SCORE-1")
def test_final_scoring_is_added_to_the_points_scored_before() -> None:
    state = outranked()
    give(state, 0, victory=17, coins=5)
    own(state, 0, "hiring_recruits")
    own_any(state, 0, "territory", 3)
    end_actions(state)
    assert parts(state) == {"victory": 17, "territories": 1, "ventures": 4, "resources": 1}
    assert state.scores()[0].total == 23


@pytest.mark.rule("LOR-SCORE-2")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 4), (5, 10), (6, 20)])
def test_territories_score_by_their_number(count: int, points: int) -> None:
    state = outranked()
    own_any(state, 0, "territory", count)
    assert parts(state).get("territories", 0) == points


@pytest.mark.rule("LOR-SCORE-3")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21)])
def test_characters_score_by_their_number(count: int, points: int) -> None:
    state = outranked()
    own_any(state, 0, "character", count)
    assert parts(state).get("characters", 0) == points


@pytest.mark.rule("LOR-SCORE-3")
@pytest.mark.parametrize(("count", "points"), [(1, 1), (2, 3), (3, 5), (4, 10), (5, 15), (6, 21)])
def test_d_01_the_polish_rulebook_gives_5_for_three_characters(count: int, points: int) -> None:
    state = outranked(character_scoring="pl_1_3_5")
    own_any(state, 0, "character", count)
    assert parts(state) == {"characters": points}


@pytest.mark.rule("LOR-SCORE-4")
def test_ventures_score_what_is_printed_on_them() -> None:
    state = outranked()
    own(state, 0, "support_to_the_bishop", "sacred_war", "support_to_the_pope")
    assert parts(state) == {"ventures": 1 + 8 + 10}


@pytest.mark.rule("LOR-SCORE-5")
def test_buildings_give_no_set_bonus() -> None:
    state = outranked()
    own_any(state, 0, "building", 6)
    assert parts(state) == {}


@pytest.mark.rule("LOR-SCORE-6")
def test_most_military_scores_5_and_second_most_2() -> None:
    assert military(1, 20, 3, 7) == [0, 5, 0, 2]


@pytest.mark.rule("LOR-SCORE-7")
def test_dx_4_a_tie_for_most_leaves_no_second() -> None:
    assert military(9, 9, 4, 4) == [5, 5, 0, 0]


@pytest.mark.rule("LOR-SCORE-8")
def test_dx_4_a_tie_for_second_scores_2_for_all_tied() -> None:
    assert military(9, 4, 4, 1) == [5, 2, 2, 0]


@pytest.mark.rule("LOR-SCORE-7")
def test_d_03_the_next_group_may_score_after_a_tie_for_most() -> None:
    assert military(9, 9, 4, 4, military_second_after_tied_first=True) == [5, 5, 2, 2]
    assert military(9, 9, 4, 1, military_second_after_tied_first=True) == [5, 5, 2, 0]


@pytest.mark.rule("LOR-OQ-24", "LOR-SCORE-6")
def test_with_2_players_the_second_scores_2_even_with_0_points() -> None:
    assert military(6, 3) == [5, 2]
    assert military(6, 0) == [5, 2]


@pytest.mark.rule("LOR-OQ-24", "LOR-SCORE-7")
def test_all_with_0_military_points_tie_for_most() -> None:
    assert military(0, 0, 0) == [5, 5, 5]


@pytest.mark.rule("LOR-OQ-24")
def test_military_needs_points_leaves_out_players_with_0() -> None:
    assert military(6, 0, military_needs_points=True) == [5, 0]
    assert military(0, 0, 0, military_needs_points=True) == [0, 0, 0]
    assert military(6, 1, 0, military_needs_points=True) == [5, 2, 0]


@pytest.mark.rule("LOR-SCORE-9")
def test_dx_5_every_5_resources_score_1_rounded_down() -> None:
    state = outranked()
    give(state, 0, wood=3, stone=1, servants=4, coins=6)
    assert parts(state) == {"resources": 2}


@pytest.mark.rule("LOR-SCORE-9")
@pytest.mark.parametrize(("coins", "points"), [(4, 0), (5, 1), (9, 1), (10, 2)])
def test_resources_are_rounded_down(coins: int, points: int) -> None:
    state = outranked()
    give(state, 0, coins=coins)
    assert parts(state).get("resources", 0) == points


@pytest.mark.rule("LOR-SCORE-9")
def test_faith_and_military_points_are_no_resources() -> None:
    state = outranked()
    give(state, 0, faith=4, military=7, coins=4)
    assert parts(state) == {}


@pytest.mark.rule("LOR-SCORE-10")
def test_most_points_win() -> None:
    state = table(seats=3, round=6)
    for seat, victory in enumerate((10, 30, 20)):
        give(state, seat, victory=victory)
    assert [score.place for score in state.scores()] == [3, 1, 2]


@pytest.mark.rule("LOR-SCORE-10")
def test_a_tie_is_won_by_who_stands_higher_in_the_turn_order() -> None:
    state = table(seats=3, round=6, turn=1)
    for seat, victory in enumerate((30, 10, 30)):
        give(state, seat, victory=victory)
    assert state.order == (1, 2, 0)
    assert [score.place for score in state.scores()] == [2, 3, 1]


@pytest.mark.rule("LOR-OQ-22")
def test_faith_ends_at_15() -> None:
    state = table()
    give(state, 0, faith=15)
    play(state, "place white council", "privilege faith")
    assert goods(state) == {"coins": 1, "faith": 15}


@pytest.mark.rule("LOR-OQ-22")
def test_faith_of_a_leader_ends_at_15_too() -> None:
    state = table(variant="advanced")
    lead(state, 0, "girolamo_savonarola")
    give(state, 0, faith=15)
    play(state, "activate girolamo_savonarola")
    assert goods(state) == {"faith": 15}


@pytest.mark.rule("LOR-OQ-23")
@pytest.mark.parametrize(("uncapped", "expected"), [(False, 25), (True, 26)])
def test_military_ends_at_25_unless_uncapped(uncapped: bool, expected: int) -> None:
    state = table(options={"military_uncapped": uncapped})
    give(state, 0, military=23)
    play(state, "place white market-3")
    assert goods(state) == {"coins": 2, "military": expected}


@pytest.mark.rule("LOR-OQ-23")
def test_victory_points_have_no_end() -> None:
    state = table(dice=(6, 6, 6))
    own(state, 0, "garden")
    give(state, 0, victory=199)
    play(state, "place white production-small")
    assert goods(state)["victory"] == 202


@pytest.mark.rule("LOR-OQ-25")
def test_losses_stop_at_0() -> None:
    state = outranked()
    curse(state, 0, "3_7")
    give(state, 0, victory=2, wood=6)
    assert parts(state) == {"victory": 2, "resources": 1, "excommunication": -3}
    assert state.scores()[0].total == 0


@pytest.mark.rule("LOR-OQ-25")
def test_allow_negative_vp_lets_losses_go_below_0() -> None:
    state = outranked(allow_negative_vp=True)
    curse(state, 0, "3_7")
    give(state, 0, victory=2, wood=6)
    assert state.scores()[0].total == 2 + 1 - 6
