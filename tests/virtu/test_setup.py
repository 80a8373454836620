"""Set-up (section 2)."""

import pytest

import signoria
from signoria.games.virtu.components.cities import CITY_IDS, IN_PLAY
from signoria.games.virtu.components.components import SHIPPED
from signoria.games.virtu.position.catalogue import CATALOGUE
from signoria.games.virtu.state import VirtuState
from tests.virtu import own
from tests.virtu.table import asked, city, in_place, legal, play, player, refusal, seen

CLOSED_WITH_3 = ["nice", "turin", "milan", "genoa", "parma", "ragusa", "cagliari", "reggio"]


def begin(seats: int, first: int = 0) -> VirtuState:
    """The table when the first player is known."""
    return play(own.begin(seats), f"first {first}")


def chosen(seats: int, first: int = 0) -> VirtuState:
    """Everybody has taken the first power left."""
    state = begin(seats, first)
    while asked(state)["for"] == "power":
        state.apply(state.legal()[0])
    return state


def in_play(seats: int) -> set[str]:
    return {id for index, id in enumerate(CITY_IDS) if IN_PLAY[seats - 3] >> index & 1}


@pytest.mark.rule("VIR-SETUP-2", "VIR-SETUP-3", "VIR-SETUP-4")
def test_piles_tiles_bonuses_and_indulgences_lie_open() -> None:
    view = chosen(4).view(None)
    assert view["stock"] == {
        **{card.id: 1 if card.id == "pope" else 5 for card in SHIPPED.cards[:12]},
        "duchy": 5, "principality": 5, "kingdom": 2, "republic": 2, "guild": 5, "cathedral": 5,
    }  # fmt: skip
    assert view["indulgences"] == 10
    assert len(view["bonuses"]) == 10


@pytest.mark.rule("VIR-SETUP-5")
def test_a_power_is_chosen_in_turn_order_from_those_left() -> None:
    state = begin(4, first=2)
    play(state, "power venice")
    assert (asked(state)["seat"], legal(state)) == (3, ["power milan", "power florence", "power naples"])
    assert refusal(state, "power venice").text == "Venice is already taken."


@pytest.mark.rule("VIR-SETUP-6", "VIR-SETUP-7", "VIR-SETUP-8", "VIR-Q-46")
def test_two_cities_with_a_disc_a_unit_and_an_available_tile() -> None:
    state = chosen(4)
    assert seen(state)["tiles"] == {"milan": True, "parma": True}
    assert [(city(state, id)["control"], city(state, id)["units"]) for id in ("milan", "parma")] == [(0, {0: 1})] * 2
    assert (seen(state)["cities"], seen(state)["patronage"], player(state).supply) == (2, 0, 4)


@pytest.mark.rule("VIR-SETUP-5", "VIR-Q-35")
def test_every_power_starts_with_its_own_two_cities() -> None:
    state = chosen(5)
    assert {seen(state, seat)["power"]: sorted(seen(state, seat)["tiles"]) for seat in range(5)} == {
        "milan": ["milan", "parma"], "florence": ["florence", "pisa"], "naples": ["naples", "otranto"],
        "venice": ["padua", "venice"], "rome": ["civitavecchia", "rome"],
    }  # fmt: skip


@pytest.mark.rule("VIR-SETUP-9", "VIR-SETUP-24")
def test_naples_and_rome_start_with_3_agents_the_others_with_2() -> None:
    state = chosen(5)
    supplies = {seen(state, seat)["power"]: seen(state, seat)["agents_in_supply"] for seat in range(5)}
    assert supplies == {"milan": 2, "florence": 2, "naples": 3, "venice": 2, "rome": 3}


@pytest.mark.rule("VIR-SETUP-10", "VIR-SETUP-11")
def test_everybody_has_1_florin_and_no_token_on_the_palace() -> None:
    state = chosen(3)
    assert [(seen(state, seat)["florins"], seen(state, seat)["token"]) for seat in range(3)] == [(1, None)] * 3


@pytest.mark.rule("VIR-SETUP-12")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_seat_is_as_likely_to_be_first(seats: int) -> None:
    state = signoria.game("virtu").new(seats)
    assert [(str(decision), weight) for decision, weight in state.chances()] == [
        (f"first {n}", 1) for n in range(seats)
    ]
    assert state.refusal(CATALOGUE.parse("end")) is not None


@pytest.mark.rule("VIR-SETUP-13", "VIR-SETUP-14")
def test_order_is_clockwise_and_the_first_players_disc_on_top() -> None:
    state = begin(4, first=2)
    assert (state.order, state.track) == ((2, 3, 0, 1), (1, 0, 3, 2))


@pytest.mark.rule("VIR-SETUP-15", "VIR-SETUP-16", "VIR-SETUP-20")
def test_three_players_have_20_cities_without_the_closed_ones() -> None:
    state = chosen(3)
    assert [seen(state, seat)["power"] for seat in range(3)] == ["florence", "naples", "venice"]
    assert refusal(begin(3), "power milan").rule == "VIR-SETUP-5"
    assert len(in_play(3)) == 20
    assert not in_play(3) & set(CLOSED_WITH_3)
    assert len([id for id in in_play(3) if city(state, id)["control"] is None]) == 14


@pytest.mark.rule("VIR-SETUP-18", "VIR-SETUP-19", "VIR-SETUP-21", "VIR-SETUP-22", "VIR-SETUP-23")
def test_four_players_have_28_cities_with_rome_neutral() -> None:
    state = chosen(4)
    assert len(in_play(4)) == 28
    assert not in_play(4) & {"perugia", "civitavecchia"}
    assert city(state, "rome")["control"] is None
    assert len([id for id in in_play(4) if city(state, id)["control"] is None]) == 20
    assert {seen(state, seat)["power"] for seat in range(4)} == {"milan", "florence", "naples", "venice"}


@pytest.mark.rule("VIR-SETUP-25", "VIR-SETUP-26")
def test_five_players_have_30_cities_and_rome_belongs_to_rome() -> None:
    state = chosen(5)
    assert len(in_play(5)) == 30
    assert seen(state, 4)["tiles"] == {"rome": True, "civitavecchia": True}
    assert len([id for id in in_play(5) if city(state, id)["control"] is None]) == 20


@pytest.mark.rule("VIR-SETUP-28", "VIR-Q-33")
def test_family_cards_are_placed_in_turn_order_and_courtiers_start_available() -> None:
    state = chosen(4, first=1)
    assert asked(state) == {"seat": 1, "for": "family card"}
    play(state, "place ludovico_sforza left-1", "place beatrice_d_este right-1", "place galeazzo_sanseverino right-2")
    assert asked(state)["seat"] == 2
    assert seen(state, 1)["antechambers"]["left-1"] == {"card": "ludovico_sforza", "available": True, "bought": False}
    assert refusal(state, "place ludovico_sforza left-1").rule == "VIR-SETUP-28"


@pytest.mark.rule("VIR-SETUP-29", "VIR-PALACE-8")
def test_only_a_card_with_an_action_may_be_alone_in_a_chamber() -> None:
    state = chosen(4)
    assert legal(state, "place beatrice_d_este chamber") == []
    assert legal(state, "place ludovico_sforza chamber") == [f"place ludovico_sforza chamber-{n}" for n in range(1, 6)]
    assert refusal(state, "place beatrice_d_este chamber-1").rule == "VIR-PALACE-8"


@pytest.mark.rule("VIR-SETUP-30", "VIR-SETUP-32", "VIR-Q-34")
def test_a_second_card_becomes_the_upgrade_and_a_third_finds_no_room() -> None:
    state = chosen(4)
    play(state, "place ludovico_sforza chamber-3", "place galeazzo_sanseverino chamber-3")
    assert in_place(state, 0, "upgrade-3") == "galeazzo_sanseverino"
    assert refusal(state, "place beatrice_d_este chamber-3").rule == "VIR-PALACE-7"


@pytest.mark.rule("VIR-SETUP-31")
def test_only_open_antechambers_take_a_card_one_each() -> None:
    state = chosen(4)
    play(state, "place beatrice_d_este left-1")
    assert legal(state, "place ludovico_sforza left") == []
    assert legal(state, "place ludovico_sforza right") == [
        "place ludovico_sforza right-1",
        "place ludovico_sforza right-2",
    ]
    assert refusal(state, "place ludovico_sforza left-1").rule == "VIR-COURT-6"


@pytest.mark.rule("VIR-SETUP-17")
def test_a_closed_city_can_neither_be_entered_nor_annexed_nor_given_an_agent() -> None:
    state = chosen(3)
    assert "genoa" not in state.view(None)["cities"]
    assert state.control[CITY_IDS.index("genoa")] == -2
