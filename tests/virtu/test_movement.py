"""The year and the action token (sections 5 to 7)."""

import pytest

from tests.virtu.table import (
    act,
    agent,
    asked,
    available,
    chamber,
    court,
    indulgence,
    legal,
    own,
    play,
    player,
    ready,
    refusal,
    seen,
    sellers,
    spring,
    table,
    units,
    war,
    winter,
)
from tests.virtu.test_setup import chosen


@pytest.mark.rule("VIR-YEAR-1", "VIR-YEAR-2")
def test_a_year_begins_with_spring_turns_in_turn_order() -> None:
    state = table()
    for seat in range(4):
        chamber(state, seat, 2, "merchant")
    spring(state)
    for seat in range(4):
        told = {"seat": seat, "for": "move", "steps": 1, "arrows": 0, "chamber": 2, "does": "trade"}
        assert asked(state) == told
        play(state, "stop")
    assert asked(state)["for"] == "wages"


@pytest.mark.rule("VIR-YEAR-3", "VIR-YEAR-5", "VIR-ORDER-1")
def test_after_sieges_and_retreats_the_order_is_new_and_holds_for_winter_and_next_spring() -> None:
    state = table(coins=9)
    units(state, 2, benevento=3, naples=0, otranto=0)
    war(state)
    assert state.order == (2, 0, 1, 3)
    assert asked(state)["seat"] == 2
    while state.year == 2:
        state.apply(next(d for d in state.legal() if str(d) in ("end", "keep 2", "keep 3")))
    assert (state.order, asked(state)["seat"]) == ((2, 0, 1, 3), 2)


@pytest.mark.rule("VIR-MOVE-2", "VIR-ACTION-TRADE-1", "VIR-WAGE-1", "VIR-SETUP-12")
def test_a_decision_that_answers_another_question_is_told_which_one_is_open() -> None:
    state = spring(table(coins=9))
    reason = refusal(state, "refresh milan")
    assert (reason.rule, reason.text) == (
        "VIR-MOVE-2",
        "What is asked now: the next step of the token. 'refresh milan' does not answer that.",
    )
    assert refusal(state, "first 0").rule == "VIR-SETUP-12"
    chamber(state, 0, 1, "merchant")
    court(state, 0, left_1="merchant")
    reason = refusal(act(state, 0, "trade"), "refresh milan")
    assert (reason.rule, "what to do in the trade action" in reason.text) == ("VIR-ACTION-TRADE-1", True)
    assert refusal(winter(state, 0, "wages"), "pass").rule == "VIR-WAGE-1"


@pytest.mark.rule("VIR-YEAR-4", "VIR-WINTER-2")
def test_a_player_does_all_of_winter_before_the_next() -> None:
    state = table(coins=9)
    war(state)
    for step in ("wages", "reorganise", "buy", "recruit", "alliance"):
        found = asked(state)
        if found["for"] != step:
            continue
        assert found["seat"] == 0
        play(state, "keep 2" if step == "wages" else "end")
    assert asked(state)["seat"] == 1


@pytest.mark.rule("VIR-MOVE-1")
def test_in_the_first_spring_the_token_starts_in_any_chamber_and_acts_there() -> None:
    state = chosen(4)
    while asked(state)["for"] == "family card":
        state.apply(state.legal()[0])
    assert legal(state) == [f"start chamber-{number}" for number in range(1, 6)]
    play(state, "start chamber-4")
    assert (asked(state)["action"], seen(state)["token"]) == ("intrigue", 4)


@pytest.mark.rule("VIR-MOVE-2", "VIR-MOVE-3")
def test_one_space_is_forced_and_a_second_is_free() -> None:
    state = spring(table())
    assert (player(state).token, legal(state)) == (1, ["step", "stop"])


@pytest.mark.rule("VIR-MOVE-4")
def test_one_further_space_costs_2_florins_once() -> None:
    state = spring(table(coins=9))
    assert refusal(state, "step florins").rule == "VIR-MOVE-4"
    play(state, "step", "step florins")
    assert (player(state).token, player(state).coins) == (3, 7)
    state = spring(table(coins=9))
    ready(state, 0, "parma", "principality")
    play(state, "step", "step florins")
    assert refusal(state, "step florins").text == "Only one step of a spring may be paid with florins."


@pytest.mark.rule("VIR-MOVE-4")
def test_without_2_florins_the_space_is_refused_with_what_is_missing() -> None:
    state = table(coins=1)
    ready(state, 0, "principality")
    spring(state)
    play(state, "step")
    assert refusal(state, "step florins").missing == {"florin": 1}


@pytest.mark.rule("VIR-MOVE-5", "VIR-MOVE-6")
def test_arrows_and_florins_combine() -> None:
    state = table(coins=2)
    ready(state, 0, "principality")
    court(state, 0, left_1="envoy")
    spring(state)
    play(state, "step", "step left-1", "step florins", "step principality")
    assert player(state).token == 0


@pytest.mark.rule("VIR-MOVE-5")
def test_a_source_without_arrow_does_not_move_the_token() -> None:
    state = table(coins=2)
    ready(state, 0, "milan")
    spring(state)
    play(state, "step")
    assert refusal(state, "step left-1").rule == "VIR-PAY-14"
    court(state, 0, left_1="banker")
    assert refusal(state, "step left-1").rule == "VIR-MOVE-5"


@pytest.mark.rule("VIR-MOVE-7", "VIR-EX-28")
def test_ex_28_two_free_one_paid_and_two_arrows_make_a_full_lap() -> None:
    state = table(coins=2)
    ready(state, 0, "parma", "principality")
    court(state, 0, exhausted=True, left_1="merchant", right_1="merchant")
    spring(state)
    play(state, "step", "step florins", "step parma", "step principality")
    assert player(state).token == 0
    assert player(state).ready == 0b001001
    assert asked(state)["action"] == "rule"


@pytest.mark.rule("VIR-EX-28", "VIR-Q-39")
def test_ex_28_three_arrows_make_a_lap_and_more_go_further() -> None:
    state = table(coins=2)
    own(state, 0, "pescara", "spoleto")
    ready(state, 0, "parma", "pescara", "spoleto", "principality")
    spring(state)
    play(state, "step", "step parma", "step pescara", "step spoleto")
    assert player(state).token == 0
    play(state, "step principality")
    assert player(state).token == 1


@pytest.mark.rule("VIR-MOVE-8", "VIR-EX-1")
def test_ex_1_passing_the_left_arrow_refreshes_the_left_side_only() -> None:
    state = table()
    court(state, 3, exhausted=True, left_1="merchant", right_1="merchant")
    player(state, 3).token = 4
    spring(state, 3)
    assert player(state, 3).ready == 0b000001


@pytest.mark.rule("VIR-MOVE-9", "VIR-Q-42")
def test_courtiers_just_refreshed_pay_for_further_steps() -> None:
    state = table()
    court(state, 0, exhausted=True, left_1="envoy")
    player(state).token = 3
    spring(state)
    play(state, "step", "step left-1")
    assert player(state).token == 1


@pytest.mark.rule("VIR-MOVE-10", "VIR-MOVE-13", "VIR-MOVE-9")
def test_courtiers_just_refreshed_cancel_the_indulgence_behind_the_arrow() -> None:
    state = table()
    court(state, 0, exhausted=True, left_1="cardinal")
    indulgence(state, 0, 1)
    player(state).token = 4
    spring(state)
    assert legal(state) == ["leave", "cancel cross"]
    play(state, "cancel cross")
    assert (player(state).indulgences, legal(state)) == (0, ["step", "stop"])


@pytest.mark.rule("VIR-MOVE-11", "VIR-Q-42")
def test_the_chamber_left_is_not_passed_over() -> None:
    state = table()
    court(state, 0, left_1="cardinal")
    indulgence(state, 0, 1)
    spring(state)
    assert legal(state) == ["step", "stop"]


@pytest.mark.rule("VIR-MOVE-12")
def test_the_action_follows_the_last_step() -> None:
    state = spring(table(coins=2))
    play(state, "stop")
    assert asked(state)["action"] == "campaign"
    play(state, "end")
    assert (asked(state)["seat"], asked(state)["for"]) == (1, "move")


@pytest.mark.rule("VIR-MOVE-13")
def test_a_token_that_stops_before_an_arrow_has_not_passed_it() -> None:
    state = table()
    court(state, 0, exhausted=True, right_1="merchant")
    player(state).token = 1
    spring(state)
    assert player(state).ready == 0
    play(state, "step")
    assert player(state).ready == 0b001000


@pytest.mark.rule("VIR-ACT-2", "VIR-EX-2", "VIR-INDULGENCE-6")
def test_ex_2_an_indulgence_that_stays_costs_the_action() -> None:
    state = table()
    indulgence(state, 1, 2)
    sellers(state, 1)
    spring(state, 1)
    play(state, "stop")
    assert asked(state)["seat"] == 2


@pytest.mark.rule("VIR-EX-2", "VIR-INDULGENCE-13")
@pytest.mark.parametrize(("way", "source"), [("cross", "bishop"), ("crowns", "gonfaloniere")])
def test_ex_2_a_cross_or_two_crowns_free_the_chamber(way: str, source: str) -> None:
    state = table()
    indulgence(state, 1, 2)
    court(state, 1, left_1=source)
    spring(state, 1)
    play(state, f"cancel {way}", "stop")
    assert asked(state)["action"] == "rule"
    assert state.view(None)["indulgences"] == 10


@pytest.mark.rule("VIR-ACT-3", "VIR-EX-9")
def test_ex_9_an_enemy_agent_blocks_the_action_of_its_chamber() -> None:
    state = table(coins=5)
    agent(state, 1, "venice-chamber-2")
    spring(state, 3)
    play(state, "stop")
    assert asked(state)["for"] == "wages"


@pytest.mark.rule("VIR-ACT-4")
def test_an_effect_repeats_as_often_as_symbols_are_spent() -> None:
    state = table()
    own(state, 0, "turin", "genoa")
    chamber(state, 0, 1, "gonfaloniere")
    act(state, 0, "rule")
    play(state, "refresh milan", "refresh parma", "refresh turin", "refresh genoa")
    assert all(available(state, 0, tile) for tile in ("milan", "parma", "turin", "genoa"))


@pytest.mark.rule("VIR-ACT-5", "VIR-Q-12")
def test_an_action_may_be_left_undone() -> None:
    state = act(table(), 0, "rule")
    play(state, "end")
    assert asked(state)["seat"] == 1
