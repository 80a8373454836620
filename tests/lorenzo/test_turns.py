"""Turns of the action phase: placing, forfeiting, passing (section 4 of the rules)."""

from collections.abc import Mapping
from typing import Any

import pytest

import signoria
from signoria.games.lorenzo.components.board import SPACE_NAMES
from signoria.games.lorenzo.state import LorenzoState
from tests.lorenzo.table import asked, curse, give, goods, hold, legal, own, play, refusal, seen, stand, table


def last_member(servants: int = 0, options: Mapping[str, object] | None = None) -> LorenzoState:
    """Two players; the one to move has only the neutral member left."""
    state = table(seats=2, options=options)
    stand(state, 0, "white", "market-1")
    stand(state, 0, "black", "harvest-small")
    stand(state, 0, "orange", "council")
    give(state, 0, servants=servants)
    return state


@pytest.mark.rule("LOR-TURN-1")
def test_players_take_turns_in_turn_order_again_and_again() -> None:
    state = table(seats=3, turn=1)
    actors = []
    for space in ("harvest-small", "production-small", "market-1", "market-2"):
        actors.append(state.actor)
        play(state, f"place {'white' if len(actors) < 4 else 'black'} {space}")
    assert [*actors, state.actor] == [1, 2, 0, 1, 2]


@pytest.mark.rule("LOR-TURN-1")
def test_a_placement_is_resolved_at_once() -> None:
    state = table()
    play(state, "place orange market-1")
    assert (goods(state), seen(state)["members"]["orange"]["space"]) == ({"coins": 5}, "market-1")


@pytest.mark.rule("LOR-TURN-1")
def test_one_action_is_all_of_a_turn() -> None:
    state = table(options={"confirm_turn": True})
    play(state, "place white market-1")
    reason = refusal(state, "place black market-2")
    assert (reason.rule, reason.text) == ("LOR-TURN-1", "You have already done this turn's action.")


@pytest.mark.rule("LOR-TURN-1")
def test_what_is_asked_must_be_answered_first() -> None:
    state = table()
    play(state, "place white council")
    reason = refusal(state, "place black market-1")
    assert (reason.rule, "the moment for a privilege" in reason.text) == ("LOR-PRIV-4", True)


@pytest.mark.rule("LOR-TURN-1")
def test_a_refused_placement_changes_nothing() -> None:
    state = table()
    before = state.copy()
    with pytest.raises(signoria.Refused, match="LOR-VALUE-9"):
        play(state, "place neutral market-1")
    assert state == before


@pytest.mark.rule("LOR-TURN-2")
def test_every_player_has_four_turns() -> None:
    match = signoria.Match("lorenzo", 4, "basic", seed=3)
    view: Any = match.view(None)
    while match.view(None)["round"] == 1:
        match.play(match.legal()[0])
    turns = [event["seat"] for event in match.log(None) if event["key"] in ("placed", "forfeited")]
    assert turns[:16] == view["order"] * 4


@pytest.mark.rule("LOR-TURN-2", "LOR-TURN-5")
def test_a_forfeited_turn_counts_as_one_of_the_four() -> None:
    state = table(seats=2, options={"allow_voluntary_pass": True})
    for _ in range(4):
        play(state, "forfeit", "forfeit")
    assert (state.round, state.actor) == (2, signoria.CHANCE)


@pytest.mark.rule("LOR-TURN-2", "LOR-OQ-45")
def test_who_is_skipped_has_the_fourth_turn_in_an_extra_lap() -> None:
    state = table(seats=2, turn=1, options={"allow_voluntary_pass": True})
    curse(state, 0, "2_7")
    actors = []
    while state.round == 1:
        actors.append(state.actor)
        play(state, "forfeit")
    assert actors == [1, 1, 0, 1, 0, 1, 0, 0]


@pytest.mark.rule("LOR-TURN-3")
def test_placing_is_compulsory() -> None:
    reason = refusal(table(), "forfeit")
    assert (reason.rule, reason.text) == (
        "LOR-TURN-3",
        "You can still place a member, so you may not forfeit the turn.",
    )


@pytest.mark.rule("LOR-TURN-3")
def test_a_turn_cannot_end_before_the_placement() -> None:
    assert refusal(table(), "end-turn").rule == "LOR-TURN-3"


@pytest.mark.rule("LOR-TURN-3")
def test_d_07_with_allow_voluntary_pass_nobody_must_act() -> None:
    state = table(options={"allow_voluntary_pass": True})
    play(state, "forfeit")
    assert (state.actor, seen(state)["members"]["white"]["space"]) == (1, None)


@pytest.mark.rule("LOR-TURN-4")
def test_dx_7_without_servants_the_neutral_member_alone_forfeits_the_turn() -> None:
    assert legal(last_member()) == ["forfeit"]


@pytest.mark.rule("LOR-TURN-3", "LOR-TURN-4")
def test_dx_7_with_1_servant_the_neutral_member_must_be_placed() -> None:
    state = last_member(servants=1)
    assert refusal(state, "forfeit").rule == "LOR-TURN-3"
    assert "place neutral council" in legal(state)


@pytest.mark.rule("LOR-TURN-3", "LOR-OQ-2")
def test_dx_7_a_bonus_effect_makes_the_placement_compulsory_again() -> None:
    state = last_member()
    state.floors[SPACE_NAMES.index("territory-1")] = 1
    own(state, 0, "warlord")
    assert legal(state) == ["place neutral territory-1"]


@pytest.mark.rule("LOR-TURN-4")
def test_d_06_without_the_option_a_turn_is_forfeited_only_when_nothing_can_be_placed() -> None:
    assert ("forfeit" in legal(last_member(servants=1)), "forfeit" in legal(last_member())) == (False, True)


@pytest.mark.rule("LOR-TURN-5")
def test_after_a_forfeit_a_later_placement_is_possible_and_compulsory() -> None:
    state = last_member()
    play(state, "forfeit", "place white market-2")
    give(state, 0, servants=1)
    assert (state.actor, "forfeit" in legal(state), "place neutral council" in legal(state)) == (0, False, True)


@pytest.mark.rule("LOR-TURN-5")
def test_with_pass_is_final_a_forfeit_is_for_the_whole_round() -> None:
    state = last_member(options={"pass_is_final": True})
    play(state, "forfeit", "place white market-2")
    give(state, 0, servants=1)
    assert state.actor == 1


@pytest.mark.rule("LOR-TURN-5")
def test_with_pass_is_final_a_player_is_back_in_the_next_round() -> None:
    state = table(seats=2, options={"pass_is_final": True, "allow_voluntary_pass": True}, round=2)
    play(state, "forfeit", "forfeit")
    while state.actor == signoria.CHANCE:
        play(state, legal(state)[0])
    assert (state.round, state.actor) == (3, 0)


@pytest.mark.rule("LOR-TURN-4", "LOR-OQ-29")
def test_leader_actions_are_possible_in_a_forfeited_turn() -> None:
    state = table(seats=2, variant="advanced")
    for member, space in (("white", "market-1"), ("black", "harvest-small"), ("orange", "council")):
        stand(state, 0, member, space)
    hold(state, 0, "sisto_iv")
    play(state, "forfeit")
    assert legal(state) == ["end-turn", "discard sisto_iv"]


@pytest.mark.rule("LOR-TURN-6")
def test_members_stay_where_they_are() -> None:
    state = table(seats=2)
    play(state, "place white market-1", "place white market-2")
    reason = refusal(state, "place white harvest-small")
    assert (reason.rule, reason.text) == (
        "LOR-TURN-6",
        "The white member already stands on market space 1 until the end of the round.",
    )


@pytest.mark.rule("LOR-TURN-7")
def test_there_are_five_areas_with_action_spaces() -> None:
    assert {name.split("-")[0] for name in SPACE_NAMES} == {
        *("territory", "character", "building", "venture"),
        *("harvest", "production", "market", "council"),
    }


@pytest.mark.rule("LOR-TURN-1")
def test_in_the_basic_game_a_turn_ends_by_itself() -> None:
    state = table()
    play(state, "place white market-1")
    assert asked(state) == {"seat": 1, "for": "turn", "acted": False}


@pytest.mark.rule("LOR-TURN-1")
def test_with_confirm_turn_the_end_of_a_turn_is_asked_for() -> None:
    state = table(options={"confirm_turn": True})
    play(state, "place white market-1")
    assert (asked(state), legal(state)) == ({"seat": 0, "for": "turn", "acted": True}, ["end-turn"])
    play(state, "end-turn")
    assert state.actor == 1
