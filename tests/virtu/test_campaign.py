"""The campaign action (section 9.5) and the map (section 11)."""

import pytest

from signoria.games.virtu.components.cities import CITY_IDS, PIRATES, PORTS, SEA_DISTANCE, SETUPS
from signoria.games.virtu.components.components import SHIPPED
from tests.virtu.table import (
    act,
    ally,
    asked,
    chamber,
    city,
    court,
    great,
    legal,
    own,
    play,
    player,
    pool,
    ready,
    refusal,
    sellers,
    table,
    units,
    war,
)


def distance(start: str, end: str) -> int:
    return SEA_DISTANCE[CITY_IDS.index(start)][CITY_IDS.index(end)]


@pytest.mark.rule("VIR-ACTION-CAMPAIGN-1")
def test_a_cavalry_moves_a_unit_along_a_road() -> None:
    state = act(table(), 0, "campaign")
    play(state, "march milan turin")
    assert city(state, "turin")["units"] == {0: 1}


@pytest.mark.rule("VIR-ACTION-CAMPAIGN-2")
def test_a_ship_moves_a_unit_from_port_to_port_over_one_sea() -> None:
    state = table()
    ready(state, 1, "pisa")
    act(state, 1, "campaign")
    play(state, "use pisa ship")
    assert set(legal(state, "sail pisa")) == {"sail pisa nice", "sail pisa genoa", "sail pisa ajaccio"}
    assert refusal(state, "sail pisa terracina").missing == {"ship": 1}
    play(state, "sail pisa ajaccio")
    assert city(state, "ajaccio")["units"] == {1: 1}


@pytest.mark.rule("VIR-ACTION-CAMPAIGN-3", "VIR-EX-7")
def test_ex_7_one_unit_marches_to_an_own_port_and_sails_on_over_two_seas() -> None:
    state = table()
    court(state, 1, left_1="merchant")
    act(state, 1, "campaign")
    play(state, "use left-1 ship", "march florence pisa")
    assert pool(state) == {"ship": 2}
    play(state, "sail pisa terracina")
    assert (city(state, "terracina")["units"], city(state, "pisa")["units"]) == ({1: 1}, {1: 1})
    assert asked(state)["seat"] == 2


@pytest.mark.rule("VIR-ACTION-CAMPAIGN-4")
def test_units_move_separately_each_paid_on_its_own() -> None:
    state = table()
    ready(state, 0, "milan")
    units(state, 0, milan=2)
    act(state, 0, "campaign")
    play(state, "use milan cavalry", "march milan turin", "march milan genoa", "march parma bologna")
    assert [city(state, id)["units"] for id in ("turin", "genoa", "bologna")] == [{0: 1}] * 3
    assert player(state).units[CITY_IDS.index("milan")] == 0


@pytest.mark.rule("VIR-ACTION-CAMPAIGN-5")
def test_a_unit_before_foreign_gates_stays_for_the_rest_of_the_action() -> None:
    state = table()
    ready(state, 0, "milan")
    act(state, 0, "campaign")
    play(state, "use milan cavalry", "march milan turin")
    assert refusal(state, "march turin nice").rule == "VIR-ACTION-CAMPAIGN-5"
    assert refusal(state, "march genoa nice").rule == "VIR-ACTION-CAMPAIGN-4"


@pytest.mark.rule("VIR-ACTION-CAMPAIGN-6")
def test_units_pass_through_own_cities_even_besieged_ones() -> None:
    state = table()
    units(state, 1, parma=1, pisa=0)
    ready(state, 0, "milan")
    act(state, 0, "campaign")
    play(state, "use milan cavalry", "march milan parma", "march parma bologna")
    assert city(state, "bologna")["units"] == {0: 1}


@pytest.mark.rule("VIR-ACTION-CAMPAIGN-7")
def test_several_sieges_wait_for_part_b() -> None:
    state = table()
    ready(state, 0, "milan")
    act(state, 0, "campaign")
    play(state, "use milan cavalry", "march milan turin", "march parma bologna")
    assert [city(state, id)["control"] for id in ("turin", "bologna")] == [None, None]
    war(state)
    assert legal(state) == ["siege turin", "siege bologna"]


@pytest.mark.rule("VIR-ACTION-CAMPAIGN-8", "VIR-ACTION-CAMPAIGN-9", "VIR-ACTION-CAMPAIGN-11")
def test_a_card_that_gives_war_gives_no_cavalry_and_each_symbol_costs_a_florin() -> None:
    state = table(coins=1)
    chamber(state, 0, 2, "condottiere")
    units(state, 0, milan=0, parma=0)
    act(state, 0, "campaign")
    assert legal(state, "use") == ["use action-card cavalry", "use action-card war"]
    play(state, "use action-card war", "token")
    assert (player(state).war_tokens, player(state).coins) == (1, 0)


@pytest.mark.rule("VIR-ACTION-CAMPAIGN-9")
def test_florins_of_the_other_chamber_card_pay_for_a_token() -> None:
    state = table()
    chamber(state, 0, 2, "condottiere", "banker")
    act(state, 0, "campaign")
    assert pool(state) == {"florin": 3}
    play(state, "use action-card war", "token")
    assert (player(state).war_tokens, player(state).coins) == (1, 0)


@pytest.mark.rule("VIR-ACTION-CAMPAIGN-10")
def test_one_war_symbol_yields_one_token() -> None:
    state = table(coins=5)
    chamber(state, 0, 2, "condottiere", "envoy")
    sellers(state, 0)
    act(state, 0, "campaign")
    play(state, "use action-card war", "token")
    assert refusal(state, "token").rule == "VIR-ACTION-CAMPAIGN-10"


@pytest.mark.rule("VIR-ACTION-CAMPAIGN-9")
def test_without_a_florin_there_is_no_token() -> None:
    state = table()
    chamber(state, 0, 2, "condottiere", "envoy")
    sellers(state, 0)
    act(state, 0, "campaign")
    play(state, "use action-card war")
    assert refusal(state, "token").missing == {"florin": 1}


@pytest.mark.rule("VIR-ACTION-CAMPAIGN-13")
def test_war_symbols_of_courtiers_are_not_used_during_the_action() -> None:
    state = table(coins=5)
    court(state, 0, left_1="condottiere")
    assert legal(act(state, 0, "campaign"), "use") == ["use left-1 cavalry"]


@pytest.mark.rule("VIR-ALLIANCE-11")
def test_the_ottoman_ships_serve_a_campaign() -> None:
    state = table()
    ally(state, 1, "ottoman_empire")
    act(state, 1, "campaign")
    play(state, "use ottoman_empire ship")
    assert pool(state) == {"cavalry": 1, "ship": 2}
    assert great(state, "ottoman_empire")["used"]


@pytest.mark.rule("VIR-ACTION-CAMPAIGN-1")
def test_without_a_road_or_cavalry_there_is_no_march() -> None:
    state = table()
    ready(state, 0, "milan")
    units(state, 0, milan=2)
    act(state, 0, "campaign")
    play(state, "march milan turin")
    reason = refusal(state, "march milan turin")
    assert (reason.rule, reason.missing) == ("VIR-ACTION-CAMPAIGN-1", {"cavalry": 1})
    state = table()
    units(state, 1, florence=1, siena=0)
    act(state, 1, "campaign")
    assert refusal(state, "march florence perugia").rule == "VIR-SETUP-17"


@pytest.mark.rule("VIR-SETUP-17")
def test_a_closed_city_cannot_be_entered() -> None:
    state = table(seats=3)
    ready(state, 0, "pisa")
    act(state, 0, "campaign")
    play(state, "use pisa ship")
    assert legal(state, "sail pisa") == ["sail pisa ajaccio"]
    assert refusal(state, "march pisa genoa").rule == "VIR-SETUP-17"


@pytest.mark.rule("VIR-MAP-1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_roads_lead_both_ways_and_values_run_from_1_to_4(seats: int) -> None:
    roads = SETUPS[seats].roads
    for start in range(30):
        for end in range(30):
            assert roads[start] >> end & 1 == roads[end] >> start & 1
    assert {found.value for found in SHIPPED.cities} == {1, 2, 3, 4}


@pytest.mark.rule("VIR-MAP-2")
def test_some_ports_touch_two_seas() -> None:
    ports = [found for found in SHIPPED.cities if found.seas]
    assert len(ports) == PORTS.bit_count() == 18
    assert {found.id for found in ports if found.seas.bit_count() == 2} == {
        "pescara", "otranto", "reggio", "palermo", "ajaccio", "cagliari", "tunis", "ragusa"
    }  # fmt: skip


@pytest.mark.rule("VIR-MAP-3")
def test_four_ports_are_pirates() -> None:
    assert {found.id for index, found in enumerate(SHIPPED.cities) if PIRATES >> index & 1} == {
        "ragusa", "ajaccio", "cagliari", "tunis"
    }  # fmt: skip


@pytest.mark.rule("VIR-MAP-4")
def test_the_same_sea_is_1_and_neighbouring_seas_are_2_apart() -> None:
    assert (distance("nice", "genoa"), distance("pisa", "terracina"), distance("naples", "otranto")) == (1, 2, 2)
    assert distance("pisa", "venice") == 5
    assert distance("florence", "pisa") == 99


@pytest.mark.rule("VIR-MAP-5")
def test_the_map_shows_three_great_powers() -> None:
    state = table()
    assert [great(state, id) for id in ("france", "ottoman_empire", "holy_roman_empire")] == [
        {"ally": None, "used": False, "agent": None}
    ] * 3
    own(state, 0, "turin")
    assert city(state, "turin")["control"] == 0
