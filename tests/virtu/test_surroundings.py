"""What a view tells for drawings: the season, the map and its prices, battles with their sums, pieces moved."""

from random import Random
from typing import Any

import pytest

from signoria.games.virtu.components.cities import CITY_IDS, SETUPS
from signoria.games.virtu.components.tables import BASTION, BONUS_IDS
from signoria.games.virtu.state import VirtuState
from tests.virtu.table import (
    act,
    agent,
    bonus,
    court,
    legal,
    neutral,
    own,
    play,
    player,
    ready,
    spring,
    table,
    units,
    war,
    winter,
)

View = dict[str, Any]


def seen(state: VirtuState) -> View:
    view: View = state.view(None)
    return view


def site(state: VirtuState, city: str) -> View:
    found: View = seen(state)["map"][city]
    return found


def battle(state: VirtuState) -> View:
    found: View = seen(state)["battle"]
    return found


def test_the_season_and_its_step_are_told() -> None:
    state = table(coins=9)
    court(state, 0, left_1="bishop")
    assert (seen(spring(state))["season"], seen(state)["step"]) == ("spring", "act")
    for step, told in (("wages", "wages"), ("reorganise", "palace"), ("buy", "buy"), ("recruit", "recruit")):
        winter(state, 0, step)
        assert (seen(state)["season"], seen(state)["step"]) == ("winter", told)
    units(state, 0, siena=2)
    units(state, 1, siena=1)
    assert (seen(war(state))["season"], seen(state)["step"]) == ("spring", "sieges")


def test_before_the_first_spring_there_is_no_season() -> None:
    state = table()
    state.stack = []
    assert (seen(state)["season"], seen(state)["step"]) == (None, None)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_map_tells_roads_both_ways_and_ports(seats: int) -> None:
    found = seen(table(seats=seats))["map"]
    assert set(found) == {id for city, id in enumerate(CITY_IDS) if SETUPS[seats].in_play >> city & 1}
    for city, told in found.items():
        assert all(city in found[other]["roads"] for other in told["roads"])
        assert len(told["worth"]) == len(told["price"]) == len(told["by"]) == len(told["defence"]) == seats
        assert told["seas"] or not told["pirate"]
    assert found["siena"]["seas"] == []
    assert found["pescara"]["seas"] == ["lower_adriatic", "upper_adriatic"]


def test_what_annexing_costs_each_player_with_agents_and_ships() -> None:
    state = table()
    agent(state, 0, "turin")
    assert site(state, "turin")["worth"] == [1, 3, 3, 3]
    assert site(state, "turin")["price"][0] == {"crown": 2}
    assert site(state, "turin")["by"][0] == "road"
    assert site(state, "turin")["price"][2] is None, "no road from Naples, and no port"
    assert site(state, "genoa")["price"][2] == {"crown": 4, "ship": 2}
    assert site(state, "genoa")["by"][2] == "sea"
    assert site(state, "tunis")["price"] == [None] * 4
    assert site(state, "milan")["price"] == [None] * 4


def test_what_a_siege_has_to_exceed() -> None:
    state = table()
    agent(state, 0, "pisa")
    units(state, 1, pisa=2)
    assert site(state, "pisa")["defence"] == [3, None, 4, 4]
    bonus(state, 1, BONUS_IDS[BASTION])
    assert site(state, "pisa")["defence"][0] == 3 + state.components.bastion_strength


def besieged() -> VirtuState:
    """Seat 0 with three units before Pisa of seat 1, which has one unit and a Condottiere."""
    state = table(coins=3)
    units(state, 0, pisa=3, milan=0, parma=0)
    units(state, 1, pisa=1)
    court(state, 0, left_1="condottiere")
    court(state, 1, right_1="admiral")
    return war(state)


def test_a_siege_tells_what_both_strengths_are_made_of() -> None:
    told = battle(besieged())
    assert (told["city"], told["siege"]) == ("pisa", True)
    attack, defence = told["attack"], told["defence"]
    assert (attack["units"], attack["bonuses"], attack["total"], attack["most"]) == (3, 0, 3, 1)
    assert (defence["value"], defence["units"], defence["total"], defence["most"]) == (2, 1, 3, 1)
    assert (told["won"], told["lost"]) == (False, 1)


def test_a_bonus_counts_and_can_be_used_no_more() -> None:
    told = battle(play(besieged(), "war left-1"))
    assert (told["attack"]["bonuses"], told["attack"]["total"], told["attack"]["most"]) == (1, 4, 0)
    assert (told["won"], told["lost"]) == (True, 2)


def test_an_own_agent_lowers_what_is_besieged() -> None:
    state = besieged()
    agent(state, 0, "pisa")
    told = battle(state)["defence"]
    assert (told["value"], told["agent"], told["total"]) == (2, -1, 2)


def test_what_has_to_be_paid_for_can_be_added_only_as_far_as_the_florins_go() -> None:
    state = besieged()
    court(state, 0, right_1="admiral")
    assert battle(state)["attack"]["most"] == 2
    player(state, 0).coins = 1
    assert battle(state)["attack"]["most"] == 1


def test_a_field_battle_knows_no_walls() -> None:
    state = table(coins=3)
    neutral(state, "pisa")
    units(state, 0, pisa=3, milan=0, parma=0)
    units(state, 2, pisa=2, naples=0, otranto=0)
    court(state, 0, left_1="condottiere")
    told = battle(war(state))
    assert not told["siege"]
    assert (told["attack"]["total"], told["defence"]["total"], told["defence"]["value"]) == (3, 2, 0)
    assert (told["won"], told["lost"]) == (True, 2)


def test_no_battle_is_told_where_there_is_none() -> None:
    assert seen(spring(table()))["battle"] is None


@pytest.mark.parametrize("attackers", [1, 2, 3, 4])
@pytest.mark.parametrize("defenders", [0, 1, 2])
@pytest.mark.parametrize("field", [False, True])
def test_battles_end_as_they_were_told_if_both_pass(attackers: int, defenders: int, field: bool) -> None:
    state = table(coins=9)
    rival = 2 if field else 1
    own(state, 0, "genoa")  # a way back, so that beaten units are still there
    units(state, 0, milan=0, parma=0, pisa=attackers)
    units(state, 1, florence=0, pisa=0)
    units(state, 2, naples=0, otranto=0)
    units(state, rival, pisa=defenders or int(field))
    court(state, 0, left_1="condottiere")
    court(state, rival, left_1="condottiere")
    told = battle(war(state))
    assert told["siege"] != field
    while (now := battle(state)) is not None and now["siege"] == told["siege"]:
        play(state, "pass")
    city = seen(state)["cities"]["pisa"]
    left = city["units"][0] + city["beaten"][0]
    assert told["attack"]["units"] - left >= told["lost"]
    if told["siege"]:
        assert left == attackers - told["lost"]
        assert (city["control"] == 0) == told["won"]


def test_pieces_that_were_moved_this_year_are_told_in_their_order() -> None:
    state = table(coins=9)
    units(state, 0, milan=2)
    court(state, 0, left_1="condottiere")
    act(state, 0, "campaign")
    play(state, "march milan turin", "use left-1 cavalry", "march milan mantua")
    assert seen(state)["moves"] == [
        {"seat": 0, "start": "milan", "end": "turin", "way": "road"},
        {"seat": 0, "start": "milan", "end": "mantua", "way": "road"},
    ]


def test_agents_and_voyages_are_told_as_what_they_are() -> None:
    state = table(coins=9)
    own(state, 0, "genoa")
    ready(state, 0, "genoa")
    units(state, 0, genoa=1)
    act(state, 0, "campaign")
    play(state, "use genoa ship", "sail genoa pisa")
    act(state, 0, "intrigue")
    play(state, "send supply", "to city", "at siena")
    assert [(move["start"], move["end"], move["way"]) for move in seen(state)["moves"]] == [
        ("genoa", "pisa", "sea"),
        ("supply", "siena", "agent"),
    ]


def test_a_new_year_forgets_what_was_moved() -> None:
    state = table(coins=20)
    act(state, 0, "intrigue")
    play(state, "send supply", "to city", "at siena")
    rng = Random(1)
    year = state.year
    while state.year == year:
        options = legal(state)
        play(state, options[int(rng.random() * len(options))])
    assert seen(state)["moves"] == []
