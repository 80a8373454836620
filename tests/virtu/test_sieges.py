"""Sieges (section 12), their worked examples, and war bonuses."""

import pytest

from signoria.games.virtu.components.cards import CARD_IDS
from signoria.games.virtu.components.cities import CITY_IDS
from signoria.games.virtu.rules.outcomes import defence
from tests.virtu.own import OWN
from tests.virtu.table import (
    agent,
    ally,
    asked,
    available,
    bonus,
    city,
    court,
    great,
    legal,
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


@pytest.mark.rule("VIR-SIEGE-1", "VIR-SIEGE-2")
def test_all_sieges_are_resolved_in_turn_order_each_players_in_an_order_of_choice() -> None:
    state = table()
    units(state, 0, turin=2, mantua=2, milan=0, parma=0)
    units(state, 1, ravenna=3, florence=0, pisa=0)
    war(state)
    assert (asked(state), legal(state)) == ({"seat": 0, "for": "siege"}, ["siege turin", "siege mantua"])
    assert refusal(state, "siege rome").rule == "VIR-SIEGE-1"
    play(state, "siege mantua")
    assert city(state, "ravenna")["control"] == 1


@pytest.mark.rule("VIR-SIEGE-4", "VIR-SIEGE-8", "VIR-SIEGE-14")
def test_nobody_speaks_for_a_neutral_city() -> None:
    state = table(coins=5)
    court(state, 0, left_1="condottiere", right_1="condottiere")
    court(state, 1, left_1="condottiere")
    units(state, 0, turin=2, milan=0)
    war(state)
    assert legal(state) == ["war left-1", "war right-1", "pass"]
    play(state, "war left-1", "pass")
    assert city(state, "turin")["control"] == 0


@pytest.mark.rule("VIR-SIEGE-5", "VIR-SIEGE-7")
def test_attacker_and_defender_use_tokens_alternately_attacker_first() -> None:
    state = table()
    own(state, 1, "bologna")
    player(state, 0).war_tokens = 1
    player(state, 1).war_tokens = 2
    units(state, 0, bologna=4, milan=0, parma=0)
    war(state)
    assert asked(state)["seat"] == 0
    play(state, "war token")
    assert (asked(state)["seat"], legal(state)) == (1, ["war token", "pass"])
    play(state, "war token", "war token")
    assert city(state, "bologna")["control"] == 1


@pytest.mark.rule("VIR-SIEGE-6", "VIR-SIEGE-9", "VIR-Q-18", "VIR-Q-17")
def test_war_symbols_of_courtiers_cost_a_florin_and_exhaust_them() -> None:
    state = table(coins=1)
    court(state, 0, left_1="condottiere", right_1="admiral")
    units(state, 0, turin=1, milan=0)
    war(state)
    play(state, "war right-1")
    assert (player(state).coins, player(state).ready) == (0, 0b000001)


@pytest.mark.rule("VIR-SIEGE-9")
def test_a_bonus_without_its_florin_is_refused_and_the_sources_own_florins_do_not_count() -> None:
    state = table()
    court(state, 2, left_1="federico_da_montefeltro", right_1="condottiere")
    player(state, 2).war_tokens = 1
    units(state, 2, benevento=1, naples=0)
    war(state)
    assert legal(state) == ["war token", "war right-1", "pass"]
    reason = refusal(state, "war left-1")
    assert (reason.rule, reason.missing) == ("VIR-SIEGE-9", {"florin": 1})


@pytest.mark.rule("VIR-SIEGE-8", "VIR-Q-16")
def test_a_pass_is_not_binding_if_the_other_adds_a_bonus() -> None:
    state = table()
    own(state, 1, "bologna")
    player(state, 0).war_tokens = 2
    player(state, 1).war_tokens = 1
    units(state, 0, bologna=3, milan=0, parma=0)
    war(state)
    play(state, "pass", "war token", "war token", "war token")
    assert player(state, 0).war_tokens == 0
    assert city(state, "bologna")["control"] == 0


@pytest.mark.rule("VIR-SIEGE-10")
def test_each_bonus_counts_once_in_a_siege() -> None:
    state = table(coins=9)
    bonus(state, 0, "leonardo_da_vinci")
    ally(state, 0, "france")
    units(state, 0, turin=1, milan=0)
    war(state)
    play(state, "war leonardo_da_vinci")
    assert refusal(state, "war leonardo_da_vinci").rule == "VIR-SIEGE-10"
    assert legal(state) == ["war france", "pass"]


@pytest.mark.rule("VIR-SIEGE-11", "VIR-Q-9")
@pytest.mark.parametrize(("option", "tokens"), [("after_own_sieges", 0), ("end_of_spring", 1)])
def test_tokens_go_after_the_own_sieges_or_at_the_end_of_spring(option: str, tokens: int) -> None:
    state = table(options={"war_tokens_expire": option})
    player(state, 0).war_tokens = 1
    own(state, 1, "bologna")
    units(state, 0, turin=3, milan=0, parma=0)
    units(state, 1, mantua=2, florence=0, pisa=0)
    player(state, 1).war_tokens = 1
    war(state)
    play(state, "pass")
    assert player(state, 0).war_tokens == tokens


@pytest.mark.rule("VIR-SIEGE-11", "VIR-Q-9")
def test_who_had_no_siege_keeps_the_tokens_for_defence_until_the_end_of_spring() -> None:
    state = table(coins=5)
    own(state, 0, "bologna")
    player(state, 0).war_tokens = 1
    units(state, 1, bologna=4, florence=0, pisa=0)
    war(state)
    play(state, "war token")
    assert city(state, "bologna")["control"] == 0
    state = table(coins=5)
    player(state, 0).war_tokens = 1
    war(state)
    assert player(state, 0).war_tokens == 0


@pytest.mark.rule("VIR-SIEGE-11", "VIR-Q-9")
def test_tokens_are_kept_by_who_had_no_siege_after_somebody_else_had_one() -> None:
    state = table(coins=5)
    own(state, 1, "bologna")
    player(state, 1).war_tokens = 1
    units(state, 0, turin=3, milan=0, parma=0)
    units(state, 2, bologna=4, naples=0, otranto=0)
    war(state)
    assert (city(state, "turin")["control"], legal(state)) == (0, ["war token", "pass"])


@pytest.mark.rule("VIR-SIEGE-12", "VIR-ALLIANCE-10")
def test_france_adds_2_once_and_its_disc_moves() -> None:
    state = table()
    ally(state, 0, "france")
    units(state, 0, turin=1, milan=0)
    war(state)
    play(state, "war france")
    assert (city(state, "turin")["control"], great(state, "france")["used"]) == (0, True)


@pytest.mark.rule("VIR-SIEGE-12")
def test_france_helps_a_defender_too() -> None:
    state = table()
    own(state, 1, "bologna")
    ally(state, 1, "france")
    units(state, 0, bologna=5, milan=0, parma=0)
    war(state)
    play(state, "war france")
    assert city(state, "bologna")["control"] == 1


@pytest.mark.rule("VIR-SIEGE-13", "VIR-EX-14")
def test_ex_14_two_units_and_a_bonus_take_siena_with_an_agents_help() -> None:
    state = table(coins=5)
    agent(state, 1, "siena")
    court(state, 1, left_1="condottiere")
    units(state, 1, siena=2, florence=0, pisa=0)
    war(state)
    play(state, "war left-1")
    assert (city(state, "siena")["control"], city(state, "siena")["units"]) == (1, {1: 2})


@pytest.mark.rule("VIR-EX-15", "VIR-SIEGE-27", "VIR-EX-11")
def test_ex_15_two_units_fail_before_benevento_with_a_foreign_agent() -> None:
    state = table()
    agent(state, 0, "benevento")
    units(state, 2, benevento=2, naples=0, otranto=0)
    war(state)
    assert city(state, "benevento")["control"] is None
    assert (player(state, 2).supply, asked(state)) == (
        5,
        {"seat": 2, "for": "retreat", "city": "benevento", "ships": 0},
    )


@pytest.mark.rule("VIR-EX-16", "VIR-SIEGE-15", "VIR-SIEGE-17", "VIR-SIEGE-18", "VIR-SIEGE-20", "VIR-SIEGE-22")
def test_ex_16_parma_falls_and_each_side_loses_one() -> None:
    state = table(coins=5)
    court(state, 1, left_1="condottiere")
    units(state, 1, parma=3, florence=0, pisa=0)
    war(state)
    play(state, "war left-1")
    assert (city(state, "parma")["control"], city(state, "parma")["units"]) == (1, {1: 2})
    assert (player(state, 0).supply, player(state, 1).supply) == (5, 4)


@pytest.mark.rule("VIR-EX-17", "VIR-SIEGE-17")
def test_ex_17_ravenna_falls_and_the_attacker_loses_two() -> None:
    state = table(coins=5)
    own(state, 3, "ravenna")
    agent(state, 1, "ravenna")
    player(state, 1).war_tokens = 1
    player(state, 3).war_tokens = 1
    units(state, 1, ravenna=3, florence=0, pisa=0)
    units(state, 3, ravenna=1, venice=0, padua=0)
    war(state)
    play(state, "war token", "war token")
    assert (city(state, "ravenna")["control"], city(state, "ravenna")["units"]) == (1, {1: 1})


@pytest.mark.rule("VIR-SIEGE-16", "VIR-EX-18", "VIR-RETREAT-2")
def test_ex_18_two_against_two_fails_and_the_survivor_goes_to_perugia() -> None:
    state = table(seats=5, coins=5)
    own(state, 1, "perugia")
    units(state, 1, spoleto=2, florence=0, pisa=0)
    war(state)
    assert legal(state) == ["retreat perugia", "lose"]
    play(state, "retreat perugia")
    assert (city(state, "perugia")["units"], city(state, "spoleto")["control"]) == ({1: 1}, None)


@pytest.mark.rule("VIR-SIEGE-19")
def test_a_victory_stands_without_a_surviving_attacker() -> None:
    state = table(coins=5)
    ally(state, 0, "france")
    court(state, 0, left_1="condottiere")
    units(state, 0, bologna=1, milan=0, parma=0)
    war(state)
    play(state, "war france", "war left-1")
    assert (city(state, "bologna")["control"], city(state, "bologna")["units"]) == (0, {})


@pytest.mark.rule("VIR-SIEGE-21", "VIR-SIEGE-23", "VIR-SIEGE-26", "VIR-ORDER-3", "VIR-Q-24", "VIR-Q-26")
def test_a_captured_city_changes_disc_tile_trophy_and_both_tracks() -> None:
    state = table(coins=1)
    own(state, 3, "mantua")
    ready(state, 3, "mantua")
    units(state, 0, mantua=3, milan=0, parma=0)
    war(state)
    assert "mantua" not in seen(state, 3)["tiles"]
    assert (seen(state, 0)["tiles"]["mantua"], seen(state, 0)["trophies"]) == (False, [3])
    assert (player(state, 0).cities, player(state, 3).cities) == (3, 2)
    assert state.track[-2:] == (3, 0)


@pytest.mark.rule("VIR-SIEGE-25", "VIR-BUY-16", "VIR-INV-14")
def test_a_captured_city_takes_its_cathedral_along_exhausted() -> None:
    state = table()
    own(state, 1, "bologna")
    ready(state, 1, "cathedral-bologna", "cathedral-florence")
    units(state, 0, bologna=5, milan=0, parma=0)
    war(state)
    assert seen(state, 0)["tiles"]["cathedral-bologna"] is False
    assert "cathedral-bologna" not in seen(state, 1)["tiles"]
    assert available(state, 1, "cathedral-florence")
    assert city(state, "bologna")["cathedral"]


@pytest.mark.rule("VIR-SIEGE-27", "VIR-SIEGE-28")
def test_a_defeated_attacker_loses_one_and_the_rest_must_retreat() -> None:
    state = table()
    units(state, 0, genoa=3, milan=0, parma=0)
    war(state)
    assert (player(state).supply, player(state).beaten) == (4, (CITY_IDS.index("genoa"),) * 2)
    assert city(state, "genoa")["beaten"] == {0: 2}


@pytest.mark.rule("VIR-SIEGE-29")
def test_bonuses_of_a_lost_siege_stay_spent() -> None:
    state = table(coins=1)
    court(state, 0, left_1="condottiere")
    units(state, 0, genoa=1, milan=0, parma=0)
    war(state)
    play(state, "war left-1")
    assert (player(state).coins, player(state).ready) == (0, 0)


@pytest.mark.rule("VIR-SIEGE-3")
def test_a_field_battle_comes_before_the_siege() -> None:
    state = table()
    units(state, 0, bologna=4, milan=0, parma=0)
    units(state, 1, bologna=1, florence=0, pisa=0)
    war(state)
    assert (asked(state)["for"], city(state, "bologna")["units"]) == ("field won", {0: 3})


@pytest.mark.rule("VIR-BONUS-6", "VIR-Q-19")
def test_the_bastion_adds_2_to_every_besieged_city_of_its_owner() -> None:
    state = table()
    own(state, 1, "bologna")
    bonus(state, 1, "bastion_fortress")
    assert defence(state, 0, CITY_IDS.index("bologna"), 0) == 5
    assert defence(state, 0, CITY_IDS.index("mantua"), 0) == 2


@pytest.mark.rule("VIR-BONUS-1")
def test_leonardo_adds_1_for_a_florin() -> None:
    state = table(coins=1)
    bonus(state, 0, "leonardo_da_vinci")
    units(state, 0, turin=2, milan=0)
    war(state)
    play(state, "war leonardo_da_vinci")
    assert (city(state, "turin")["control"], player(state).coins) == (0, 0)


@pytest.mark.rule("VIR-BONUS-1")
def test_leonardo_helps_in_every_siege() -> None:
    state = table(coins=2)
    bonus(state, 0, "leonardo_da_vinci")
    units(state, 0, turin=2, mantua=2, milan=0, parma=0)
    war(state)
    play(state, "siege turin", "war leonardo_da_vinci", "war leonardo_da_vinci")
    assert [city(state, id)["control"] for id in ("turin", "mantua")] == [0, 0]


@pytest.mark.rule("VIR-BONUS-11")
def test_the_cannons_add_2_for_a_florin_and_are_exhausted() -> None:
    state = table(coins=1)
    bonus(state, 0, "cannons")
    units(state, 0, turin=1, milan=0)
    war(state)
    play(state, "war cannons")
    assert (city(state, "turin")["control"], player(state).coins, available(state, 0, "cannons")) == (0, 0, False)


@pytest.mark.rule("VIR-SIEGE-6")
def test_what_is_not_there_cannot_be_announced() -> None:
    state = table(coins=5)
    court(state, 0, left_1="condottiere", right_1="banker")
    units(state, 0, turin=1, milan=0)
    war(state)
    assert refusal(state, "war token").rule == "VIR-SIEGE-5"
    assert refusal(state, "war france").rule == "VIR-SIEGE-12"
    assert refusal(state, "war leonardo_da_vinci").rule == "VIR-BONUS-1"
    assert refusal(state, "war right-1").text == "Banker shows no war symbol."
    assert refusal(state, "war cannons").text == "You do not have Cannons to pay with."
    assert OWN.symbols_of[CARD_IDS.index("banker")] == 3
