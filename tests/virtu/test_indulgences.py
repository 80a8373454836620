"""Indulgences (section 8)."""

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
    part,
    play,
    player,
    ready,
    refusal,
    seen,
    sellers,
    spring,
    table,
    winter,
)


@pytest.mark.rule("VIR-INDULGENCE-1", "VIR-INV-12")
def test_one_indulgence_a_year_in_spring_or_winter() -> None:
    state = table()
    sellers(state, 0)
    act(state, 0, "rule")
    play(state, "indulgence florins")
    assert refusal(state, "indulgence florins").text == "You have already sold an indulgence this year."
    player(state).token = 1
    winter(state, 0, "buy")
    assert refusal(state, "indulgence florins").rule == "VIR-INDULGENCE-1"


@pytest.mark.rule("VIR-INDULGENCE-2", "VIR-INDULGENCE-4")
def test_three_florins_at_once_and_a_card_on_the_chamber() -> None:
    state = table()
    sellers(state, 0)
    act(state, 0, "campaign")
    play(state, "indulgence florins")
    assert (player(state).coins, seen(state)["chambers"][1]["indulgence"]) == (3, True)
    assert state.view(None)["indulgences"] == 9


@pytest.mark.rule("VIR-INDULGENCE-3")
@pytest.mark.parametrize("action", ["campaign", "intrigue"])
def test_the_crown_is_for_rule_patronage_and_annexation_only(action: str) -> None:
    state = table()
    sellers(state, 0)
    assert "use indulgence crown" not in legal(act(state, 0, action))


@pytest.mark.rule("VIR-INDULGENCE-3")
def test_the_crown_pays_a_step_of_patronage() -> None:
    state = table(coins=2)
    sellers(state, 0)
    act(state, 0, "patronage")
    play(state, "advance")
    assert (player(state).step, player(state).indulged) == (1, True)


@pytest.mark.rule("VIR-INDULGENCE-2", "VIR-INDULGENCE-3")
def test_the_crown_of_a_rule_action_must_be_spent_before_anything_else() -> None:
    state = table()
    sellers(state, 0)
    ready(state, 0, "milan")
    act(state, 0, "rule")
    play(state, "use indulgence crown")
    assert legal(state) == ["refresh milan", "refresh parma"]
    assert refusal(state, "end").rule == "VIR-INDULGENCE-3"
    assert refusal(state, "use milan crown").text == "The crown of the indulgence must be spent first."


@pytest.mark.rule("VIR-INDULGENCE-3", "VIR-ACTION-RULE-2")
def test_the_crown_goes_before_the_tile_that_another_crown_still_turns() -> None:
    state = table()
    sellers(state, 0)
    own(state, 0, "turin", "mantua", "genoa")
    act(state, 0, "rule")
    play(state, "refresh milan", "use indulgence crown", "refresh parma")
    assert "end" in legal(state)
    play(state, "refresh turin", "refresh mantua")
    assert [available(state, 0, tile) for tile in ("turin", "mantua", "genoa")] == [True, True, False]
    assert "refresh genoa" not in legal(state)


@pytest.mark.rule("VIR-INDULGENCE-5")
def test_a_chamber_with_an_indulgence_takes_no_second_one() -> None:
    state = table(coins=5)
    sellers(state, 0)
    indulgence(state, 0, 1)
    winter(state, 0, "buy")
    assert refusal(state, "indulgence florins").rule == "VIR-INDULGENCE-5"


@pytest.mark.rule("VIR-INDULGENCE-6")
def test_who_does_not_cancel_may_not_sell_in_that_spring() -> None:
    state = table()
    sellers(state, 0)
    indulgence(state, 0, 2)
    spring(state)
    play(state, "stop")
    assert (asked(state)["seat"], player(state).indulged) == (1, False)


@pytest.mark.rule("VIR-Q-12")
def test_after_cancelling_on_landing_a_new_indulgence_may_be_sold_there() -> None:
    state = table()
    sellers(state, 0)
    indulgence(state, 0, 2)
    court(state, 0, left_1="bishop")
    spring(state)
    play(state, "cancel cross", "stop", "indulgence florins")
    assert seen(state)["chambers"][1]["indulgence"]


@pytest.mark.rule("VIR-Q-12")
def test_in_a_chamber_blocked_by_an_agent_only_a_winter_sale_is_possible() -> None:
    state = table()
    sellers(state, 0)
    agent(state, 1, "milan-chamber-2")
    spring(state)
    play(state, "stop")
    assert asked(state)["seat"] == 1
    assert "indulgence florins" in legal(winter(state, 0, "buy"))


@pytest.mark.rule("VIR-INDULGENCE-7")
def test_a_new_indulgence_does_not_stop_the_action_under_way() -> None:
    state = table()
    sellers(state, 0)
    act(state, 0, "rule")
    play(state, "indulgence florins", "refresh milan")
    assert available(state, 0, "milan")


@pytest.mark.rule("VIR-INDULGENCE-8")
@pytest.mark.parametrize("step", ["wages", "reorganise", "buy", "recruit", "alliance"])
def test_in_winter_it_may_be_sold_in_every_step(step: str) -> None:
    state = table(coins=1)
    sellers(state, 0)
    winter(state, 0, step)
    play(state, "indulgence florins")
    assert (player(state).coins, seen(state)["chambers"][0]["indulgence"]) == (4, True)


@pytest.mark.rule("VIR-INDULGENCE-9", "VIR-Q-28")
def test_the_winter_crown_pays_a_purchase_or_an_alliance() -> None:
    state = table(coins=2)
    sellers(state, 0)
    winter(state, 0, "buy")
    play(state, "buy duchy")
    assert "duchy" in seen(state)["tiles"]
    state = table()
    sellers(state, 0)
    court(state, 0, left_1="condottiere", right_1="condottiere")
    winter(state, 0, "alliance")
    play(state, "ally france")
    assert (state.allies[0], player(state).indulged) == (0, True)


@pytest.mark.rule("VIR-INDULGENCE-10", "VIR-Q-32")
def test_without_a_card_in_the_pile_none_can_be_sold() -> None:
    state = table()
    sellers(state, 0)
    state.stock[-1] = 0
    winter(state, 0, "buy")
    state.stock[-1] = 0
    assert refusal(act(state, 0, "rule"), "indulgence florins").rule == "VIR-INDULGENCE-10"


@pytest.mark.rule("VIR-INDULGENCE-11")
def test_cancelling_costs_one_cross_or_two_crowns() -> None:
    state = table()
    indulgence(state, 0, 2)
    court(state, 0, left_1="envoy", right_1="cardinal")
    spring(state)
    assert refusal(state, "cancel crowns").missing == {"crown": 1}
    play(state, "cancel cross")
    assert player(state).indulgences == 0


@pytest.mark.rule("VIR-INDULGENCE-12", "VIR-PAY-14")
def test_chamber_cards_do_not_pay_for_cancelling() -> None:
    state = table()
    indulgence(state, 0, 2)
    chamber(state, 0, 2, "pope")
    spring(state)
    assert (legal(state), player(state).indulgences) == (["step", "stop"], 2)


@pytest.mark.rule("VIR-INDULGENCE-14", "VIR-REORG-3")
def test_cards_under_an_indulgence_stay_in_winter() -> None:
    state = table()
    chamber(state, 0, 3, "podesta")
    indulgence(state, 0, 3)
    winter(state, 0, "reorganise")
    court(state, 0, left_1="envoy")
    winter(state, 0, "reorganise")
    assert refusal(state, "move chamber-3 right-1").text == "An indulgence lies on chamber 3."


@pytest.mark.rule("VIR-INDULGENCE-15", "VIR-SCORE-12")
def test_each_indulgence_costs_1_prestige() -> None:
    state = table()
    indulgence(state, 0, 1, 4)
    assert part(state, 0, "indulgences") == -2
