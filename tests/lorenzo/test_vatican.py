"""The Vatican report: faith required, support or excommunication, round 6 (section 14.1 of the rules)."""

import pytest

from signoria.engine.journal import Journal
from signoria.engine.state import CHANCE
from signoria.games.lorenzo.state import LorenzoState
from tests.lorenzo.table import end_actions, excommunicated, give, goods, legal, play, refusal, table

FAITH_POINTS = [0, 1, 2, 3, 4, 5, 7, 9, 11, 13, 15, 17, 19, 22, 25, 30]


def report(*faith: int, round: int = 2, turn: int = 0, **options: object) -> LorenzoState:
    """The report after the actions of a round; one number of faith points for each seat."""
    state = table(seats=len(faith), round=round, turn=turn, options=options)
    for seat, points in enumerate(faith):
        give(state, seat, faith=points)
    end_actions(state)
    return state


@pytest.mark.rule("LOR-VATICAN-3", "LOR-VATICAN-4")
def test_ex_24_too_little_faith_is_excommunication_and_faith_is_kept() -> None:
    state = report(2, 3)
    play(state, "support")
    assert (excommunicated(state, 0), goods(state, 0)) == (["1_1"], {"faith": 2})


@pytest.mark.rule("LOR-VATICAN-5", "LOR-VATICAN-7")
def test_ex_24_who_supports_scores_his_faith_and_goes_to_0() -> None:
    state = report(2, 3)
    assert (state.actor, legal(state)) == (1, ["support", "decline"])
    play(state, "support")
    assert (excommunicated(state, 1), goods(state, 1)) == ([], {"victory": 3})


@pytest.mark.rule("LOR-VATICAN-5", "LOR-VATICAN-6")
def test_ex_24_who_declines_is_excommunicated_and_keeps_his_faith() -> None:
    state = report(2, 3)
    play(state, "decline")
    assert (excommunicated(state, 1), goods(state, 1)) == (["1_1"], {"faith": 3})


@pytest.mark.rule("LOR-VATICAN-5")
def test_the_report_wants_an_answer_before_the_round_ends() -> None:
    state = report(2, 3)
    reason = refusal(state, "end-turn")
    assert reason.text == "Now is the moment for an answer to the Vatican, and 'end-turn' does not answer that."


@pytest.mark.rule("LOR-VATICAN-5")
def test_nobody_supports_outside_a_report() -> None:
    assert refusal(table(), "support").rule == "LOR-TURN-1"


@pytest.mark.rule("LOR-VATICAN-1")
@pytest.mark.parametrize(("round", "bound"), [(1, 0), (2, 1), (3, 0), (4, 1), (5, 0), (6, 1)])
def test_a_report_follows_rounds_2_4_and_6_only(round: int, bound: int) -> None:
    state = report(0, 0, round=round)
    assert len(excommunicated(state)) == bound


@pytest.mark.rule("LOR-VATICAN-1")
def test_the_report_comes_after_the_last_turn() -> None:
    state = table(seats=2, round=2)
    for member in ("white", "black", "orange", "neutral"):
        for seat in (0, 1):
            assert excommunicated(state, seat) == []
            give(state, seat, servants=1)
            play(state, f"place {member} council", "privilege military")
    assert (excommunicated(state, 0), excommunicated(state, 1)) == (["1_1"], ["1_1"])


@pytest.mark.rule("LOR-VATICAN-2")
@pytest.mark.parametrize(("round", "required", "tile"), [(2, 3, "1_1"), (4, 4, "2_1"), (6, 5, "3_1")])
def test_the_faith_required_rises_from_3_to_5(round: int, required: int, tile: str) -> None:
    state = report(required - 1, required, round=round)
    if round < 6:
        play(state, "support")
    assert (excommunicated(state, 0), excommunicated(state, 1)) == ([tile], [])


@pytest.mark.rule("LOR-VATICAN-8")
def test_dx_8_in_round_6_all_score_their_faith_and_go_to_0() -> None:
    state = report(4, 8, round=6)
    assert (excommunicated(state, 0), goods(state, 0)) == (["3_1"], {"victory": 4})
    assert (excommunicated(state, 1), goods(state, 1)) == ([], {"victory": 11})


@pytest.mark.rule("LOR-VATICAN-9")
@pytest.mark.parametrize("faith", range(16))
def test_points_by_faith_position(faith: int) -> None:
    state = report(faith, 0, round=6)
    assert goods(state).get("victory", 0) == FAITH_POINTS[faith]


@pytest.mark.rule("LOR-VATICAN-7", "LOR-VATICAN-9")
@pytest.mark.parametrize("faith", range(3, 16))
def test_support_scores_the_faith_position_on_top_of_other_points(faith: int) -> None:
    state = report(faith, 0)
    give(state, 0, victory=10)
    play(state, "support")
    assert goods(state) == {"victory": 10 + FAITH_POINTS[faith]}


@pytest.mark.rule("LOR-VATICAN-10", "LOR-OQ-28")
def test_an_excommunication_holds_to_the_end_one_for_each_period() -> None:
    state = table(seats=2, tiles=("1_5", "2_5", "3_5"))
    found = []
    for round in (2, 4, 6):
        state.round = round
        end_actions(state)
        found.append(excommunicated(state))
    assert found == [["1_5"], ["1_5", "2_5"], ["1_5", "2_5", "3_5"]]


@pytest.mark.rule("LOR-VATICAN-10", "LOR-OQ-28")
def test_a_new_tile_binds_in_the_very_next_round() -> None:
    """Tile I-7 makes a white 1 a 0, too little for the palace without servants."""
    state = table(seats=2, round=2, tiles=("1_7", "2_1", "3_1"))
    end_actions(state)
    while state.actor == CHANCE:
        state.apply(state.legal()[0])
    assert (state.round, state.dice) == (3, (1, 1, 1))
    assert refusal(state, "place white council").missing == {"servants": 1}


@pytest.mark.rule("LOR-OQ-28")
def test_a_tile_of_period_3_binds_in_final_scoring() -> None:
    state = table(seats=2, round=6, tiles=("1_1", "2_1", "3_5"))
    give(state, 0, military=2, victory=20)
    end_actions(state)
    assert state.scores()[0].parts["excommunication"] == -2


@pytest.mark.rule("LOR-VATICAN-11")
def test_one_tile_may_bind_several_players() -> None:
    state = report(0, 1, 2, 0)
    assert [excommunicated(state, seat) for seat in range(4)] == [["1_1"]] * 4


@pytest.mark.rule("LOR-OQ-26")
def test_players_answer_in_turn_order_and_it_counts_at_once() -> None:
    state = report(3, 3, 0, 3, turn=3)
    assert state.actor == 3
    play(state, "support")
    assert (state.actor, goods(state, 3)) == (0, {"victory": 3})
    play(state, "decline")
    assert (state.actor, excommunicated(state, 0)) == (1, ["1_1"])


@pytest.mark.rule("LOR-OQ-26")
def test_simultaneous_answers_count_when_all_have_chosen() -> None:
    state = report(6, 3, 2, turn=1, vatican_simultaneous=True)
    play(state, "support")
    assert goods(state, 1) == {"faith": 3}
    assert excommunicated(state, 2) == []
    play(state, "decline")
    assert (goods(state, 0), goods(state, 1), goods(state, 2)) == ({"faith": 6}, {"victory": 3}, {"faith": 2})
    assert [excommunicated(state, seat) for seat in range(3)] == [["1_1"], [], ["1_1"]]


@pytest.mark.rule("LOR-OQ-26")
def test_the_others_cannot_see_a_simultaneous_answer() -> None:
    views = []
    for answer in ("support", "decline"):
        state = report(3, 3, vatican_simultaneous=True)
        journal = Journal()
        state.attach(journal)
        play(state, answer)
        views.append((state.view(1), state.view(None), [event.seen_by(1) for event in journal.events]))
    assert views[0] == views[1]


@pytest.mark.rule("LOR-OQ-27")
def test_in_round_6_nobody_with_enough_faith_is_asked() -> None:
    state = report(5, 15, round=6)
    assert state.actor is None
    assert (goods(state, 0), goods(state, 1)) == ({"victory": 5}, {"victory": 30})


@pytest.mark.rule("LOR-OQ-27", "LOR-VATICAN-8")
def test_round6_prompt_lets_a_player_decline_and_he_scores_all_the_same() -> None:
    state = report(5, 4, round=6, round6_prompt=True)
    assert (state.actor, legal(state)) == (0, ["support", "decline"])
    play(state, "decline")
    assert (excommunicated(state, 0), goods(state, 0)) == (["3_1"], {"victory": 5})
    assert (excommunicated(state, 1), goods(state, 1)) == (["3_1"], {"victory": 4})


@pytest.mark.rule("LOR-OQ-27")
def test_round6_prompt_lets_a_player_support() -> None:
    state = report(6, 4, round=6, round6_prompt=True)
    play(state, "support")
    assert (excommunicated(state, 0), goods(state, 0)) == ([], {"victory": 7})


@pytest.mark.rule("LOR-VATICAN-8")
def test_d_04_lacking_and_supporters_score_in_round_6_but_not_who_declines() -> None:
    state = report(9, 4, 6, round=6, round6_prompt=True, round6_scoring="lacking_and_supporters")
    play(state, "decline", "support")
    assert [goods(state, seat).get("victory", 0) for seat in range(3)] == [0, 4, 7]
    assert [excommunicated(state, seat) for seat in range(3)] == [["3_1"], ["3_1"], []]


@pytest.mark.rule("LOR-VATICAN-8")
def test_d_04_without_a_prompt_nobody_declines_and_all_score() -> None:
    state = report(9, 4, round=6, round6_scoring="lacking_and_supporters")
    assert (goods(state, 0), goods(state, 1)) == ({"victory": 13}, {"victory": 4})
