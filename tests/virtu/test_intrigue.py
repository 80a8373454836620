"""Intrigue and agents (sections 9.6 and 10), The Prince, and the option of one agent per palace."""

import pytest

from tests.virtu.table import (
    act,
    agent,
    ally,
    asked,
    bonus,
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
    seen,
    sellers,
    spring,
    table,
    units,
    war,
    winter,
)


@pytest.mark.rule("VIR-ACTION-INTRIGUE-1", "VIR-ACTION-INTRIGUE-8")
def test_each_mask_does_one_thing() -> None:
    state = table()
    ready(state, 3, "padua")
    agent(state, 0, "rome")
    act(state, 3, "intrigue")
    play(state, "use padua mask", "remove rome", "send supply", "to city", "at rome")
    assert (city(state, "rome")["agent"], player(state, 3).agents) == (3, 1)
    assert asked(state)["seat"] != 3


@pytest.mark.rule("VIR-ACTION-INTRIGUE-2", "VIR-AGENT-1")
def test_an_agent_goes_to_a_city_in_play_without_one() -> None:
    state = table()
    agent(state, 1, "siena")
    play(act(state, 0, "intrigue"), "send supply", "to city")
    assert "at siena" not in legal(state)
    assert refusal(state, "at siena").text == "The agent of Player 2 already stands at Siena."
    assert refusal(state, "at perugia").rule == "VIR-SETUP-17"
    assert refusal(state, "at france").rule == "VIR-ACTION-INTRIGUE-1"


@pytest.mark.rule("VIR-ACTION-INTRIGUE-3")
def test_an_agent_goes_to_a_chamber_of_any_palace_in_play() -> None:
    state = table()
    play(act(state, 0, "intrigue"), "send supply", "to chamber")
    assert len(legal(state)) == 20
    play(state, "at florence-chamber-3")
    assert seen(state, 1)["chambers"][2]["agent"] == 0


@pytest.mark.rule("VIR-ACTION-INTRIGUE-4")
def test_an_agent_goes_to_a_great_power() -> None:
    state = table()
    play(act(state, 0, "intrigue"), "send supply", "to power", "at france")
    assert great(state, "france")["agent"] == 0


@pytest.mark.rule("VIR-ACTION-INTRIGUE-5")
def test_a_removed_agent_returns_to_its_owners_supply() -> None:
    state = table()
    agent(state, 1, "rome")
    assert player(state, 1).agents == 1
    play(act(state, 0, "intrigue"), "remove rome")
    assert (player(state, 1).agents, city(state, "rome")["agent"]) == (2, None)


@pytest.mark.rule("VIR-ACTION-INTRIGUE-6")
def test_moving_costs_one_mask_like_placing() -> None:
    state = table()
    agent(state, 0, "rome")
    play(act(state, 0, "intrigue"), "send rome", "to power", "at ottoman_empire")
    assert (city(state, "rome")["agent"], great(state, "ottoman_empire")["agent"]) == (None, 0)
    assert player(state, 0).agents == 1


@pytest.mark.rule("VIR-ACTION-INTRIGUE-7", "VIR-EX-8", "VIR-EX-10")
@pytest.mark.parametrize("place", ["siena", "venice-chamber-1"])
def test_ex_8_and_10_replacing_an_agent_takes_two_masks(place: str) -> None:
    state = table()
    agent(state, 3, place)
    chamber(state, 0, 4, "cutthroat")
    act(state, 0, "intrigue")
    assert pool(state) == {"mask": 2}
    category = "city" if place == "siena" else "chamber"
    play(state, f"remove {place}", "send supply", f"to {category}", f"at {place}")
    assert asked(state)["seat"] == 1


@pytest.mark.rule("VIR-ACTION-INTRIGUE-9")
def test_an_own_agent_cannot_be_taken_back() -> None:
    state = table()
    agent(state, 0, "rome")
    assert refusal(act(state, 0, "intrigue"), "remove rome").rule == "VIR-ACTION-INTRIGUE-9"
    assert refusal(state, "remove siena").rule == "VIR-ACTION-INTRIGUE-5"
    assert refusal(state, "send siena").rule == "VIR-ACTION-INTRIGUE-2"


@pytest.mark.rule("VIR-ACTION-INTRIGUE-10")
def test_an_agent_works_at_once_on_who_has_not_acted_yet() -> None:
    state = table()
    play(act(state, 0, "intrigue"), "send supply", "to chamber", "at florence-chamber-2")
    assert asked(state)["seat"] == 1
    play(state, "stop")
    assert asked(state)["seat"] == 2


@pytest.mark.rule("VIR-ACTION-INTRIGUE-2")
def test_foreign_and_absent_agents_cannot_be_sent() -> None:
    state = table()
    agent(state, 1, "rome")
    act(state, 0, "intrigue")
    assert refusal(state, "send rome").text == "The agent at Rome is not yours."
    assert refusal(state, "send siena").text == "No agent stands at Siena."
    player(state, 0).agents = 0
    assert refusal(act(state, 0, "intrigue"), "send supply").text == "You have no agent in your supply."


@pytest.mark.rule("VIR-AGENT-2", "VIR-AGENT-3", "VIR-BUY-17")
@pytest.mark.parametrize("card", ["counsellor", "podesta", "cutthroat"])
def test_a_card_with_an_agent_symbol_brings_an_agent_up_to_five(card: str) -> None:
    state = table(coins=9)
    ready(state, 0, "duchy")
    winter(state, 0, "buy")
    play(state, f"buy {card}", "seat left-1")
    assert (player(state).agents, player(state).bank) == (3, 2)
    state = table(coins=9)
    ready(state, 0, "duchy")
    player(state).agents, player(state).bank = 5, 0
    winter(state, 0, "buy")
    play(state, f"buy {card}", "seat left-1")
    assert (player(state).agents, player(state).bank) == (5, 0)


@pytest.mark.rule("VIR-AGENT-4", "VIR-Q-13")
def test_the_agent_stays_when_its_card_is_discarded_and_a_new_copy_brings_another() -> None:
    state = table(coins=9)
    winter(state, 0, "buy")
    play(state, "buy cutthroat", "seat left-1", "end", "end")
    winter(state, 0, "reorganise")
    play(state, "discard left-1")
    assert player(state).agents == 3
    play(winter(state, 0, "buy"), "buy cutthroat", "seat left-1")
    assert player(state).agents == 4


@pytest.mark.rule("VIR-AGENT-5")
def test_conquest_leaves_agents_where_they_are() -> None:
    state = table()
    agent(state, 3, "turin")
    units(state, 0, turin=5, milan=0, parma=0)
    war(state)
    assert (city(state, "turin")["control"], city(state, "turin")["agent"]) == (0, 3)


@pytest.mark.rule("VIR-AGENT-6", "VIR-Q-10")
def test_two_masks_clear_the_own_intrigue_chamber_and_the_rest_acts() -> None:
    state = table()
    agent(state, 1, "venice-chamber-3")
    court(state, 3, left_1="cutthroat", right_1="cutthroat")
    player(state, 3).token = 1
    spring(state, 3)
    play(state, "stop")
    assert legal(state) == ["remove venice-chamber-3", "end"]
    assert refusal(state, "remove rome").rule == "VIR-AGENT-6"
    play(state, "remove venice-chamber-3", "use left-1 mask")
    assert (seen(state, 3)["chambers"][2]["agent"], pool(state)) == (None, {"mask": 1})


@pytest.mark.rule("VIR-AGENT-6", "VIR-Q-10")
def test_with_one_mask_the_intrigue_is_lost() -> None:
    state = table(coins=3)
    agent(state, 1, "venice-chamber-3")
    player(state, 3).token = 1
    spring(state, 3)
    play(state, "stop")
    assert asked(state)["for"] == "wages"


@pytest.mark.rule("VIR-AGENT-6")
def test_masks_of_the_blocked_chambers_cards_count() -> None:
    state = table(coins=3)
    agent(state, 1, "venice-chamber-3")
    chamber(state, 3, 3, "cutthroat", "counsellor")
    player(state, 3).token = 1
    spring(state, 3)
    play(state, "stop", "remove venice-chamber-3")
    assert pool(state) == {"mask": 1}


@pytest.mark.rule("VIR-AGENT-7", "VIR-EX-9")
def test_ex_9_cards_in_a_chamber_with_an_enemy_agent_stay_in_winter() -> None:
    state = table()
    agent(state, 1, "venice-chamber-3")
    chamber(state, 3, 3, "cutthroat")
    court(state, 3, left_1="envoy")
    winter(state, 3, "reorganise")
    assert refusal(state, "move chamber-3 right-1").rule == "VIR-REORG-3"
    assert refusal(state, "move left-1 chamber-3").text == "An enemy agent stands in chamber 3."


@pytest.mark.rule("VIR-AGENT-10", "VIR-EX-12")
@pytest.mark.parametrize(("seat", "units_needed"), [(3, 3), (0, 4)])
def test_ex_12_an_agent_in_a_players_city_helps_its_owner_only(seat: int, units_needed: int) -> None:
    for count, taken in ((units_needed - 1, False), (units_needed, True)):
        state = table()
        own(state, 1, "siena")
        agent(state, 3, "siena")
        units(state, seat, siena=count)
        war(state)
        assert (city(state, "siena")["control"] == seat) is taken


@pytest.mark.rule("VIR-AGENT-11", "VIR-EX-13")
def test_ex_13_an_agent_in_the_own_city_only_occupies_the_place() -> None:
    state = table()
    own(state, 0, "spoleto")
    agent(state, 0, "spoleto")
    play(act(state, 3, "intrigue"), "send supply", "to city")
    assert refusal(state, "at spoleto").rule == "VIR-AGENT-1"
    play(act(state, 3, "intrigue"), "remove spoleto")
    play(act(state, 3, "intrigue"), "send supply", "to city", "at spoleto")
    assert city(state, "spoleto")["agent"] == 3


@pytest.mark.rule("VIR-AGENT-11", "VIR-EX-13")
@pytest.mark.parametrize(("count", "taken"), [(2, False), (3, True)])
def test_ex_13_an_agent_in_the_own_city_leaves_its_value_unchanged(count: int, taken: bool) -> None:
    state = table()
    own(state, 0, "spoleto")
    agent(state, 0, "spoleto")
    units(state, 1, spoleto=count)
    war(state)
    assert (city(state, "spoleto")["control"] == 1) is taken


@pytest.mark.rule("VIR-AGENT-12", "VIR-ALLIANCE-4", "VIR-EX-22", "VIR-Q-29")
def test_ex_22_an_own_agent_saves_one_symbol_of_choice() -> None:
    state = table()
    agent(state, 3, "ottoman_empire")
    court(state, 3, left_1="merchant", right_1="envoy", right_2="envoy")
    winter(state, 3, "alliance")
    play(state, "ally ottoman_empire")
    assert legal(state) == ["drop crown", "drop ship"]
    assert refusal(state, "drop cross").rule == "VIR-ALLIANCE-4"
    play(state, "drop crown")
    assert asked(state)["price"] == {"ship": 1}  # the Merchant has given his two
    play(state, "use right-1 ship")
    assert great(state, "ottoman_empire")["ally"] == 3


@pytest.mark.rule("VIR-ALLIANCE-3", "VIR-EX-22")
def test_ex_22_everybody_else_pays_the_whole_price() -> None:
    state = table()
    sellers(state, 0)
    agent(state, 3, "ottoman_empire")
    court(state, 0, left_1="merchant", right_1="merchant")
    play(winter(state, 0, "alliance"), "ally ottoman_empire")
    assert (great(state, "ottoman_empire")["ally"], player(state).ready) == (0, 0)
    assert seen(state)["indulged"]  # the crown had to come from somewhere


@pytest.mark.rule("VIR-AGENT-13", "VIR-ALLIANCE-5", "VIR-ALLIANCE-6", "VIR-EX-23", "VIR-AGENT-5")
def test_ex_23_only_the_agents_owner_takes_over_at_the_full_price() -> None:
    state = table()
    ally(state, 3, "ottoman_empire", used=True)
    agent(state, 1, "ottoman_empire")
    for seat in (0, 1):
        court(state, seat, left_1="merchant", right_1="merchant", right_2="gonfaloniere")
    sellers(state, 0)
    winter(state, 0, "alliance")
    assert refusal(state, "ally ottoman_empire").rule == "VIR-ALLIANCE-6"
    winter(state, 1, "alliance")
    play(state, "ally ottoman_empire")
    assert great(state, "ottoman_empire") == {"ally": 1, "used": False, "agent": 1}
    assert player(state, 1).ready == 0


@pytest.mark.rule("VIR-AGENT-14", "VIR-EX-23")
def test_ex_23_an_enemy_agent_stops_bonus_and_prestige() -> None:
    state = table()
    ally(state, 3, "ottoman_empire")
    assert state.scores()[3].parts["alliances"] == 1
    chamber(state, 3, 1, "merchant")
    assert "use ottoman_empire ship" in legal(act(state, 3, "trade"))
    agent(state, 1, "ottoman_empire")
    assert state.scores()[3].parts["alliances"] == 0
    sellers(state, 3)
    assert refusal(act(state, 3, "trade"), "use ottoman_empire ship").rule == "VIR-ALLIANCE-11"


@pytest.mark.rule("VIR-AGENT-15")
def test_the_position_knows_only_whose_agent_stands_at_a_great_power() -> None:
    state = table()
    ally(state, 3, "france", used=True)
    agent(state, 3, "france")
    assert great(state, "france") == {"ally": 3, "used": True, "agent": 3}


@pytest.mark.rule("VIR-BONUS-7", "VIR-Q-14")
@pytest.mark.parametrize(
    ("category", "place"), [("city", "venice"), ("chamber", "venice-chamber-1"), ("power", "france")]
)
def test_the_prince_keeps_other_agents_away(category: str, place: str) -> None:
    state = table()
    bonus(state, 3, "the_prince")
    ally(state, 3, "france")
    play(act(state, 0, "intrigue"), "send supply", f"to {category}")
    assert refusal(state, f"at {place}").rule == "VIR-BONUS-7"


@pytest.mark.rule("VIR-BONUS-7")
def test_the_princes_owner_places_agents_at_home_and_gains_one() -> None:
    state = table(coins=9)
    player(state, 3).step = 1
    court(state, 3, left_1="gonfaloniere")
    play(act(state, 3, "patronage"), "advance", "bonus the_prince")
    assert (player(state, 3).agents, seen(state, 3)["unlocked"]) == (3, 1)
    play(act(state, 3, "intrigue"), "send supply", "to city", "at venice")
    assert city(state, "venice")["agent"] == 3


@pytest.mark.rule("VIR-BONUS-8", "VIR-Q-14", "VIR-Q-38")
def test_agents_already_there_stay_and_may_take_over_but_not_shift_within() -> None:
    state = table()
    bonus(state, 3, "the_prince")
    ally(state, 3, "ottoman_empire")
    agent(state, 0, "ottoman_empire")
    agent(state, 0, "venice")
    play(act(state, 0, "intrigue"), "send venice", "to city")
    assert "at padua" not in legal(state)
    court(state, 0, left_1="merchant", right_1="merchant", right_2="gonfaloniere")
    assert "ally ottoman_empire" in legal(winter(state, 0, "alliance"))
    act(state, 3, "intrigue")
    assert "remove venice" in legal(state)


@pytest.mark.rule("VIR-OPT-1")
def test_the_option_allows_one_agent_in_a_palace() -> None:
    state = table(options={"one_agent_per_palace": True})
    agent(state, 1, "florence-chamber-1")
    agent(state, 0, "venice-chamber-1")
    play(act(state, 0, "intrigue"), "send supply", "to chamber")
    assert refusal(state, "at florence-chamber-2").rule == "VIR-OPT-1"
    play(act(state, 0, "intrigue"), "send venice-chamber-1", "to chamber", "at venice-chamber-2")
    assert seen(state, 3)["chambers"][1]["agent"] == 0


@pytest.mark.rule("VIR-SETUP-17")
def test_no_agent_goes_to_a_closed_city_or_an_absent_palace() -> None:
    state = table(seats=3)
    play(act(state, 0, "intrigue"), "send supply", "to city")
    assert len(legal(state)) == 20
    play(act(state, 0, "intrigue"), "send supply", "to chamber")
    assert refusal(state, "at milan-chamber-1").rule == "VIR-SETUP-17"
