"""Winter: reorganising the palace (section 16.2)."""

import pytest

from tests.virtu.table import (
    agent,
    chamber,
    court,
    in_place,
    indulgence,
    legal,
    play,
    player,
    ready,
    refusal,
    seen,
    table,
    winter,
)


@pytest.mark.rule("VIR-REORG-1", "VIR-REORG-2", "VIR-REORG-9")
def test_cards_move_one_at_a_time_as_often_as_wanted() -> None:
    state = table()
    court(state, 0, left_1="podesta", right_1="envoy")
    winter(state, 0, "reorganise")
    play(state, "move left-1 chamber-3", "move right-1 chamber-3")
    assert (in_place(state, 0, "chamber-3"), in_place(state, 0, "upgrade-3")) == ("podesta", "envoy")


@pytest.mark.rule("VIR-REORG-3")
def test_the_chamber_with_the_token_stays_as_it_is() -> None:
    state = table()
    court(state, 0, left_1="podesta")
    chamber(state, 0, 1, "gonfaloniere")
    winter(state, 0, "reorganise")
    assert refusal(state, "move left-1 chamber-1").text == "Your action token stands in chamber 1."
    assert refusal(state, "move chamber-1 right-1").rule == "VIR-REORG-3"


@pytest.mark.rule("VIR-REORG-4")
def test_only_an_available_courtier_moves_and_keeps_its_side() -> None:
    state = table()
    court(state, 0, left_1="podesta")
    court(state, 0, exhausted=True, right_1="envoy")
    winter(state, 0, "reorganise")
    assert refusal(state, "move right-1 right-2").rule == "VIR-REORG-4"
    play(state, "move left-1 right-2")
    assert seen(state)["antechambers"]["right-2"]["available"]


@pytest.mark.rule("VIR-REORG-5", "VIR-REORG-7")
def test_a_card_leaves_a_chamber_exhausted_and_reaches_no_other_chamber_this_winter() -> None:
    state = table()
    chamber(state, 0, 3, "podesta")
    winter(state, 0, "reorganise")
    play(state, "move chamber-3 left-1")
    assert not seen(state)["antechambers"]["left-1"]["available"]
    assert refusal(state, "move left-1 chamber-2").rule == "VIR-REORG-4"
    assert refusal(state, "move chamber-2 left-2").text == "There is no card at chamber 2."


@pytest.mark.rule("VIR-REORG-6", "VIR-REORG-10", "VIR-Q-31")
def test_an_action_card_leaves_only_an_upgrade_that_can_take_its_place() -> None:
    state = table()
    chamber(state, 0, 3, "podesta", "envoy")
    chamber(state, 0, 2, "condottiere", "cutthroat")
    winter(state, 0, "reorganise")
    assert refusal(state, "move chamber-3 left-1").rule == "VIR-REORG-6"
    play(state, "move chamber-2 left-1")
    assert (in_place(state, 0, "chamber-2"), in_place(state, 0, "upgrade-2")) == ("cutthroat", None)
    play(state, "move upgrade-3 right-1")
    assert in_place(state, 0, "chamber-3") == "podesta"


@pytest.mark.rule("VIR-REORG-8")
def test_courtiers_do_not_swap_without_a_free_antechamber() -> None:
    state = table()
    court(state, 0, left_1="podesta", right_1="envoy", right_2="envoy")
    winter(state, 0, "reorganise")
    assert refusal(state, "move left-1 right-1").rule == "VIR-COURT-6"
    assert refusal(state, "move left-3 right-1").rule == "VIR-REORG-4"
    assert refusal(state, "move left-1 left-2").rule == "VIR-COURT-4"


@pytest.mark.rule("VIR-REORG-9")
def test_a_card_without_action_enters_only_under_another() -> None:
    state = table()
    court(state, 0, left_1="envoy")
    chamber(state, 0, 4, "cutthroat")
    winter(state, 0, "reorganise")
    assert legal(state, "move left-1 chamber") == ["move left-1 chamber-4"]
    assert refusal(state, "move left-1 chamber-3").rule == "VIR-PALACE-8"


@pytest.mark.rule("VIR-REORG-11", "VIR-Q-49")
def test_a_card_changes_its_antechamber_twice_at_most() -> None:
    state = table()
    court(state, 0, left_1="podesta")
    winter(state, 0, "reorganise")
    play(state, "move left-1 right-1", "move right-1 right-2")
    assert refusal(state, "move right-2 left-1").rule == "VIR-REORG-11"
    assert "move right-2 chamber-3" in legal(state)


@pytest.mark.rule("VIR-REORG-11")
def test_the_count_goes_with_the_card() -> None:
    state = table()
    court(state, 0, left_1="podesta", right_1="envoy")
    winter(state, 0, "reorganise")
    play(state, "move left-1 right-2", "discard right-2", "move right-1 right-2", "move right-2 left-1")
    assert in_place(state, 0, "left-1") == "envoy"


@pytest.mark.rule("VIR-REORG-11")
def test_a_card_that_leaves_for_a_chamber_leaves_no_count_behind() -> None:
    state = table()
    court(state, 0, left_1="podesta", right_1="envoy")
    winter(state, 0, "reorganise")
    play(state, "move left-1 right-2", "move right-2 left-1", "move left-1 chamber-3", "move right-1 left-1")
    play(state, "move left-1 right-2")
    assert refusal(state, "move right-2 left-1").rule == "VIR-REORG-11"


@pytest.mark.rule("VIR-EX-20")
def test_ex_20_naples_rearranges_a_full_palace() -> None:
    state = table()
    court(state, 2, left_1="ferdinand_ii", right_1="merchant")
    court(state, 2, exhausted=True, right_2="federico_da_montefeltro")
    chamber(state, 2, 3, "gonfaloniere")
    chamber(state, 2, 2, "alfonso_of_calabria", "envoy")
    chamber(state, 2, 5, "bishop")
    indulgence(state, 2, 5)
    winter(state, 2, "reorganise")
    for wrong in ("move right-2 left-1", "move left-1 chamber-1", "move left-1 chamber-5", "move upgrade-2 left-1"):
        refusal(state, wrong)
    play(state, "move left-1 chamber-3", "move right-1 left-1", "move upgrade-2 right-1")
    assert in_place(state, 2, "upgrade-3") == "ferdinand_ii"
    assert (in_place(state, 2, "left-1"), in_place(state, 2, "right-1")) == ("merchant", "envoy")
    assert player(state, 2).ready == 0b000001


@pytest.mark.rule("VIR-REORG-3")
def test_an_own_agent_does_not_lock_a_chamber() -> None:
    state = table()
    agent(state, 0, "milan-chamber-3")
    court(state, 0, left_1="podesta")
    ready(state, 0, "duchy")
    winter(state, 0, "reorganise")
    assert "move left-1 chamber-3" in legal(state)
