"""Field battles (section 13) and retreats (section 14)."""

import pytest

from signoria.games.virtu.game import GAME
from signoria.games.virtu.state import VirtuState
from tests.virtu.table import (
    act,
    agent,
    ally,
    asked,
    available,
    bonus,
    city,
    court,
    great,
    legal,
    neutral,
    own,
    play,
    player,
    ready,
    refusal,
    seen,
    table,
    units,
    war,
)


@pytest.mark.rule("VIR-BATTLE-1", "VIR-BATTLE-4")
def test_the_weaker_loses_all_and_the_winner_as_many() -> None:
    state = table(coins=5)
    units(state, 0, bologna=4, milan=0, parma=0)
    units(state, 1, bologna=2, florence=0, pisa=0)
    war(state)
    assert (asked(state)["for"], city(state, "bologna")["units"]) == ("field won", {0: 2})
    assert player(state, 1).supply == 6


@pytest.mark.rule("VIR-BATTLE-1")
def test_a_third_players_city_sees_a_field_battle_too() -> None:
    state = table(coins=5)
    own(state, 3, "bologna")
    units(state, 0, bologna=3, milan=0, parma=0)
    units(state, 1, bologna=1, florence=0, pisa=0)
    war(state)
    assert city(state, "bologna")["units"] == {0: 2}


@pytest.mark.rule("VIR-BATTLE-2")
def test_value_agents_and_garrison_do_not_count_in_the_field() -> None:
    state = table(coins=5)
    own(state, 3, "bologna")
    units(state, 3, bologna=3, venice=0, padua=0)
    agent(state, 1, "bologna")
    units(state, 0, bologna=2, milan=0, parma=0)
    units(state, 1, bologna=1, florence=0, pisa=0)
    war(state)
    assert city(state, "bologna")["units"] == {0: 1, 3: 3}


@pytest.mark.rule("VIR-BATTLE-3", "VIR-BATTLE-8")
def test_bonuses_alternate_and_are_spent_for_the_siege() -> None:
    state = table(coins=5)
    player(state, 0).war_tokens = 1
    player(state, 1).war_tokens = 1
    units(state, 0, turin=3, milan=0, parma=0)
    units(state, 1, turin=1, florence=0, pisa=0)
    war(state)
    assert asked(state)["seat"] == 0
    play(state, "war token", "pass", "besiege")
    assert (city(state, "turin")["control"], player(state, 0).war_tokens) == (None, 0)


@pytest.mark.rule("VIR-BATTLE-5")
def test_the_winner_may_give_up_and_retreats_without_further_loss() -> None:
    state = table(coins=5)
    units(state, 0, bologna=4, milan=0, parma=0)
    units(state, 1, bologna=1, florence=0, pisa=0)
    war(state)
    assert legal(state) == ["besiege", "give-up"]
    play(state, "give-up")
    assert city(state, "bologna")["beaten"] == {0: 3}


@pytest.mark.rule("VIR-BATTLE-5")
def test_a_winner_without_units_neither_besieges_nor_retreats() -> None:
    state = table(coins=5)
    player(state, 0).war_tokens = 1
    units(state, 0, bologna=1, milan=0, parma=0)
    units(state, 1, bologna=1, florence=0, pisa=0)
    war(state)
    play(state, "war token")
    assert (city(state, "bologna")["units"], city(state, "bologna")["beaten"]) == ({}, {})


@pytest.mark.rule("VIR-BATTLE-5", "VIR-BATTLE-9")
def test_a_winner_out_of_turn_without_units_is_not_asked() -> None:
    state = table(coins=5)
    player(state, 1).war_tokens = 1
    units(state, 0, bologna=1, turin=2, mantua=2, milan=0, parma=0)
    units(state, 1, bologna=1, florence=0, pisa=0)
    war(state)
    play(state, "siege bologna", "war token")
    assert (asked(state), player(state, 1).supply) == ({"seat": 0, "for": "siege"}, 6)


@pytest.mark.rule("VIR-BATTLE-6")
def test_equal_strengths_cost_both_one_and_both_retreat() -> None:
    state = table(coins=5)
    units(state, 0, bologna=2, milan=0, parma=0)
    units(state, 1, bologna=2, florence=0, pisa=0)
    war(state)
    assert (asked(state)["for"], city(state, "bologna")["beaten"]) == ("retreat", {0: 1, 1: 1})
    assert city(state, "bologna")["control"] is None


@pytest.mark.rule("VIR-Q-8")
def test_an_equal_siege_costs_only_the_attacker_a_unit() -> None:
    state = table(coins=5)
    own(state, 1, "mantua")
    units(state, 1, mantua=1, pisa=0)
    units(state, 0, mantua=3, milan=0, parma=0)
    war(state)
    assert (player(state, 0).supply, player(state, 1).supply) == (4, 4)


@pytest.mark.rule("VIR-BATTLE-7")
def test_a_field_battle_gives_no_trophy() -> None:
    state = table(coins=5)
    units(state, 0, bologna=4, milan=0, parma=0)
    units(state, 1, bologna=1, florence=0, pisa=0)
    war(state)
    assert seen(state, 0)["trophies"] == []


@pytest.mark.rule("VIR-BATTLE-9", "VIR-Q-20")
def test_a_winner_out_of_turn_decides_at_once_and_besieges_in_the_own_turn() -> None:
    state = table(coins=5)
    units(state, 0, mantua=1, turin=1, milan=0, parma=0)
    units(state, 1, mantua=5, florence=0, pisa=0)
    war(state)
    play(state, "siege mantua")
    assert asked(state) == {"seat": 1, "for": "field won", "city": "mantua"}
    play(state, "besiege")
    assert city(state, "mantua")["control"] == 1


@pytest.mark.rule("VIR-BATTLE-10", "VIR-Q-21")
def test_three_besiegers_fight_one_after_another_in_turn_order() -> None:
    state = table(coins=5)
    units(state, 0, bologna=5, milan=0, parma=0)
    units(state, 1, bologna=1, florence=0, pisa=0)
    units(state, 3, bologna=1, venice=0, padua=0)
    war(state)
    assert (asked(state), city(state, "bologna")["units"]) == (
        {"seat": 0, "for": "field won", "city": "bologna"},
        {0: 3},
    )


@pytest.mark.rule("VIR-Q-19")
def test_leonardo_helps_once_in_a_field_battle_and_the_siege_after_it() -> None:
    state = table(coins=5)
    bonus(state, 0, "leonardo_da_vinci")
    units(state, 0, turin=4, milan=0, parma=0)
    units(state, 1, turin=1, florence=0, pisa=0)
    player(state, 0).war_tokens = 2
    war(state)
    play(state, "war leonardo_da_vinci", "pass", "besiege")
    assert refusal(state, "war leonardo_da_vinci").rule == "VIR-Q-19"
    play(state, "pass")
    assert player(state, 0).leonardo == 0


@pytest.mark.rule("VIR-Q-19")
def test_with_siege_bonuses_in_sieges_only_the_field_knows_neither_leonardo_nor_the_cannons() -> None:
    state = table(coins=5, options={"siege_bonuses_in_sieges_only": True})
    bonus(state, 0, "leonardo_da_vinci")
    bonus(state, 0, "cannons")
    units(state, 0, turin=4, milan=0, parma=0)
    units(state, 1, turin=1, florence=0, pisa=0)
    player(state, 0).war_tokens = 1
    war(state)
    assert legal(state) == ["war token", "pass"]
    for helper in ("leonardo_da_vinci", "cannons"):
        assert refusal(state, f"war {helper}").rule == "VIR-Q-19"
    assert agrees(state)
    play(state, "pass", "besiege")
    assert legal(state, "war") == ["war token", "war leonardo_da_vinci", "war cannons"]
    assert agrees(state)


@pytest.mark.rule("VIR-BONUS-1", "VIR-Q-19")
def test_leonardo_helps_in_every_field_battle_but_not_in_the_siege_after_them() -> None:
    state = table(coins=5)
    bonus(state, 0, "leonardo_da_vinci")
    units(state, 0, turin=5, milan=0, parma=0)
    units(state, 1, turin=1, florence=0, pisa=0)
    units(state, 3, turin=1, venice=0, padua=0)
    player(state, 0).war_tokens = 2
    war(state)
    play(state, "war leonardo_da_vinci")
    assert refusal(state, "war leonardo_da_vinci").rule == "VIR-SIEGE-10"
    play(state, "pass")
    assert asked(state)["defender"] == 3
    play(state, "war leonardo_da_vinci", "pass", "besiege")
    assert refusal(state, "war leonardo_da_vinci").rule == "VIR-Q-19"


@pytest.mark.rule("VIR-Q-19")
def test_leonardo_who_helped_in_an_earlier_field_battle_stays_out_of_the_siege() -> None:
    state = table(coins=5)
    bonus(state, 0, "leonardo_da_vinci")
    units(state, 0, turin=5, milan=0, parma=0)
    units(state, 1, turin=1, florence=0, pisa=0)
    units(state, 3, turin=1, venice=0, padua=0)
    player(state, 0).war_tokens = 2
    war(state)
    play(state, "war leonardo_da_vinci", "pass", "pass", "besiege")
    assert (asked(state)["for"], "war leonardo_da_vinci" in legal(state)) == ("war bonus", False)


@pytest.mark.rule("VIR-Q-19")
def test_cannons_help_in_the_field() -> None:
    state = table(coins=5)
    bonus(state, 1, "cannons")
    units(state, 0, bologna=2, milan=0, parma=0)
    units(state, 1, bologna=1, florence=0, pisa=0)
    war(state)
    assert asked(state)["seat"] == 1
    play(state, "war cannons")
    assert city(state, "bologna")["units"] == {}


@pytest.mark.rule("VIR-Q-19", "VIR-BONUS-6")
def test_the_bastion_does_not_help_in_the_field() -> None:
    state = table(coins=5)
    bonus(state, 1, "bastion_fortress")
    units(state, 0, bologna=2, milan=0, parma=0)
    units(state, 1, bologna=1, florence=0, pisa=0)
    war(state)
    assert (asked(state)["for"], city(state, "bologna")["units"]) == ("field won", {0: 1})


@pytest.mark.rule("VIR-RETREAT-1")
def test_retreats_follow_all_sieges_in_turn_order() -> None:
    state = table(coins=5)
    units(state, 0, genoa=2, milan=0, parma=0)
    units(state, 1, siena=2, florence=0, pisa=0)
    war(state)
    assert asked(state)["seat"] == 0
    play(state, "retreat milan")
    assert asked(state)["seat"] == 1


@pytest.mark.rule("VIR-RETREAT-2", "VIR-RETREAT-6")
def test_each_unit_chooses_an_own_neighbour_by_road() -> None:
    state = table(coins=5)
    units(state, 0, genoa=3, milan=0, parma=0)
    war(state)
    play(state, "retreat milan", "retreat parma")
    assert [city(state, id)["units"] for id in ("milan", "parma")] == [{0: 1}, {0: 1}]


def agrees(state: VirtuState) -> bool:
    """Whether exactly what is legal meets no obstacle, in the whole catalogue."""
    return set(state.legal()) == {decision for decision in GAME.decisions if state.obstacle(decision) is None}


@pytest.mark.rule("VIR-Q-23")
def test_with_retreat_together_all_units_from_one_city_go_to_one_city() -> None:
    state = table(coins=5, options={"retreat_together": True})
    units(state, 0, genoa=3, milan=0, parma=0)
    war(state)
    play(state, "retreat milan")
    assert legal(state) == ["retreat milan", "lose"]
    assert agrees(state)
    reason = refusal(state, "retreat parma")
    assert (reason.rule, reason.params["start"], reason.params["end"]) == ("VIR-Q-23", "genoa", "milan")


@pytest.mark.rule("VIR-Q-23", "VIR-RETREAT-5")
def test_with_retreat_together_a_lost_unit_binds_nobody() -> None:
    state = table(coins=5, options={"retreat_together": True})
    units(state, 0, genoa=3, milan=0, parma=0)
    war(state)
    play(state, "lose")
    assert legal(state, "retreat") == ["retreat milan", "retreat parma"]


@pytest.mark.rule("VIR-Q-23", "VIR-RETREAT-4")
def test_with_retreat_together_ships_are_asked_for_the_same_port_only() -> None:
    state = table(coins=5, options={"retreat_together": True})
    neutral(state, "naples")
    own(state, 2, "reggio")
    court(state, 2, left_1="merchant", right_1="merchant")
    units(state, 2, palermo=3, otranto=0)
    war(state)
    play(state, "use left-1 ship", "retreat reggio")
    assert legal(state) == ["retreat reggio", "lose"]
    assert refusal(state, "use right-1 ship").rule == "VIR-RETREAT-3"
    assert agrees(state)


@pytest.mark.rule("VIR-RETREAT-3", "VIR-EX-19", "VIR-RETREAT-4", "VIR-Q-23")
def test_ex_19_by_sea_a_ship_for_each_unit_and_sea() -> None:
    state = table(coins=5)
    neutral(state, "naples")
    own(state, 2, "reggio")
    court(state, 2, left_1="merchant")
    units(state, 2, palermo=3, otranto=0)
    war(state)
    assert asked(state)["city"] == "palermo"
    assert refusal(state, "retreat reggio").missing == {"ship": 1}
    play(state, "use left-1 ship", "retreat reggio", "retreat reggio")
    assert city(state, "reggio")["units"] == {2: 2}


@pytest.mark.rule("VIR-RETREAT-4", "VIR-ALLIANCE-11", "VIR-Q-23")
def test_the_ottoman_bonus_gives_two_ships_for_all_units() -> None:
    state = table(coins=5)
    ally(state, 2, "ottoman_empire")
    units(state, 2, palermo=3, otranto=0, naples=0)
    war(state)
    play(state, "use ottoman_empire ship", "retreat naples", "retreat naples")
    assert (city(state, "naples")["units"], great(state, "ottoman_empire")["used"]) == ({2: 2}, True)


@pytest.mark.rule("VIR-RETREAT-3", "VIR-RETREAT-4")
def test_a_way_over_two_seas_takes_two_ships_of_the_payment() -> None:
    state = table(coins=5)
    neutral(state, "naples")
    own(state, 2, "reggio")  # one sea away, but no ship is left for it
    ally(state, 2, "ottoman_empire")
    units(state, 2, palermo=3, otranto=0)
    war(state)
    play(state, "use ottoman_empire ship", "retreat otranto")
    assert (city(state, "otranto")["units"], city(state, "palermo")["beaten"]) == ({2: 1}, {})
    assert player(state, 2).supply == 5


@pytest.mark.rule("VIR-RETREAT-4", "VIR-PAY-14")
def test_tiles_give_ships_and_chamber_cards_do_not() -> None:
    state = table(coins=5)
    ready(state, 2, "naples")
    player(state, 2).chambers[0] = 5
    units(state, 2, palermo=2, otranto=0, naples=0)
    war(state)
    assert legal(state) == ["use naples ship", "lose"]
    assert refusal(state, "use action-card ship").rule == "VIR-PAY-14"
    play(state, "use naples ship")
    assert not available(state, 2, "naples")


@pytest.mark.rule("VIR-RETREAT-5")
def test_a_unit_may_be_lost_on_purpose_or_for_want_of_a_way() -> None:
    state = table(coins=5)
    units(state, 0, genoa=2, milan=0, parma=0)
    war(state)
    assert refusal(state, "retreat venice").rule == "VIR-RETREAT-2"
    play(state, "lose")
    assert player(state, 0).supply == 6
    state = table(coins=5)
    units(state, 2, palermo=2, otranto=0, naples=0)
    war(state)
    assert player(state, 2).supply == 6


@pytest.mark.rule("VIR-RETREAT-7", "VIR-Q-22")
def test_beaten_units_take_no_part_in_later_sieges() -> None:
    state = table(coins=5)
    units(state, 0, siena=2, milan=0, parma=0)
    units(state, 1, siena=2, florence=0, pisa=0)
    units(state, 3, siena=4, venice=0, padua=0)
    war(state)
    assert city(state, "siena")["control"] == 3


@pytest.mark.rule("VIR-Q-25")
def test_units_before_a_city_that_was_annexed_besiege_the_annexer() -> None:
    state = table(coins=5)
    units(state, 1, terracina=2, pisa=0, florence=0)
    court(state, 2, left_1="podesta")
    play(act(state, 2, "annex"), "annex terracina")
    war(state)
    assert city(state, "terracina")["control"] == 1
    assert seen(state, 1)["trophies"] == [2]
