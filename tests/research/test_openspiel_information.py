"""What a seat of an OpenSpiel game knows: states that it cannot tell apart look the same to it, all others do not."""

from random import Random

import numpy as np
import pyspiel
import pytest

import signoria
from signoria import BadSetup
from signoria.engine.view_types import View
from signoria.research.openspiel import SignoriaState
from tests.research.spiel import load, moments, random_action, told

SECRETIVE = {"variant": "advanced", "hidden_discards": "true", "vatican_simultaneous": "true"}


def known(state: SignoriaState, seat: int) -> tuple[object, ...]:
    """All four ways in which OpenSpiel shows a state to a seat."""
    return (
        state.information_state_string(seat),
        tuple(state.information_state_tensor(seat)),
        state.observation_string(seat),
        tuple(state.observation_tensor(seat)),
    )


def seen(state: SignoriaState, seat: int) -> View:
    return state.position.view(seat)


def sampler(seed: int) -> pyspiel.UniformProbabilitySampler:
    return pyspiel.UniformProbabilitySampler(seed, 0.0, 1.0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_drawn_anew_looks_the_same_to_the_seat_and_can_have_happened(seats: int) -> None:
    game = load("lorenzo", players=seats, **SECRETIVE)
    for number, state in enumerate(moments(game, seats)):
        if number > 60 and number % 37:
            continue
        for seat in range(seats):
            drawn = state.resample_from_infostate(seat, sampler(number))
            assert known(drawn, seat) == known(state, seat)
            assert drawn.current_player() == state.current_player()
            if state.current_player() == seat:
                assert drawn.legal_actions() == state.legal_actions()
            again = game.new_initial_state()
            for action in drawn.history():
                again.apply_action(action)
            assert again.position == drawn.position
            for other in range(seats):
                if drawn.secrets[other] != state.secrets[other]:
                    assert drawn.information_state_string(other) != state.information_state_string(other)
                    assert drawn.information_state_tensor(other) != state.information_state_tensor(other)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_leaders_of_the_others_are_drawn_anew(seats: int) -> None:
    """A seat that holds its first packet knows four leaders; those of the others may be any four that are left."""
    state = load("lorenzo", players=seats, **SECRETIVE).new_initial_state()
    while state.is_chance_node() or seen(state, 0)["asked"]["for"] != "draft":
        state.apply_action(state.legal_actions()[0])
    own = seen(state, 0)["draft"]["seen"][0]
    drawn = [state.resample_from_infostate(0, sampler(seed)) for seed in range(20)]
    assert {one.secrets[0] for one in drawn} == {state.secrets[0]}
    for other in range(1, seats):
        packets = {tuple(seen(one, other)["draft"]["seen"][0]) for one in drawn}
        assert len(packets) > 1
        assert {leader for packet in packets for leader in packet}.isdisjoint(own)


@pytest.mark.parametrize("game", ["carrara", "virtu"])
def test_where_nothing_is_hidden_a_state_is_drawn_as_it_is(game: str) -> None:
    for number, state in enumerate(moments(load(game, players=3), 1)):
        if number % 60 == 0:
            drawn = state.resample_from_infostate(1, sampler(number))
            assert (drawn.position, drawn.history()) == (state.position, state.history())
            assert drawn is not state


def test_the_same_sampler_draws_the_same() -> None:
    game = load("lorenzo", players=4)
    state = next(state for number, state in enumerate(moments(game, 2)) if number == 90)
    drawn = [state.resample_from_infostate(0, sampler(seed)).history() for seed in (1, 1, 2)]
    assert drawn[0] == drawn[1] != drawn[2]


def drafting(seats: int) -> SignoriaState:
    """The draft begins: seat 0 holds the first four leaders."""
    game = load("lorenzo", players=seats, **SECRETIVE)
    rng = Random(4)
    state = game.new_initial_state()
    while not state.story.count("dealt"):
        state.apply_action(random_action(state, rng))
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    return state


def test_a_leader_kept_is_known_to_its_owner_alone_until_the_packet_moves_on() -> None:
    start = drafting(3)
    first, second = (start.action_to_string(action) for action in start.legal_actions()[:2])
    one, other = told(start, first), told(start, second)
    assert known(one, 0) != known(other, 0)
    assert [known(one, seat) == known(other, seat) for seat in (1, 2)] == [True, True]
    for state in (one, other):
        for _ in range(2):
            state.apply_action(state.legal_actions()[0])
    # Packets go from a seat to the one before it: seat 2 now sees what seat 0 has left.
    assert [known(one, seat) == known(other, seat) for seat in range(3)] == [False, True, False]


def test_a_leader_dealt_is_known_to_its_owner_alone() -> None:
    game = load("lorenzo", players=2, **SECRETIVE)
    state = next(state for state in moments(game, 1) if state.story.endswith("chance: dealt\n")).clone()
    one, other = (told(state, state.action_to_string(action)) for action in state.legal_actions()[:2])
    assert [known(one, seat) == known(other, seat) for seat in range(2)] == [False, True]


def test_a_hidden_discard_is_known_to_its_owner_alone() -> None:
    game = load("lorenzo", players=3, **SECRETIVE)
    for state in moments(game, 7):
        discards = [word for word in map(state.action_to_string, state.legal_actions()) if word.startswith("discard")]
        if len(discards) > 1:
            seat = state.current_player()
            one, other = told(state, discards[0]), told(state, discards[1])
            assert all((known(one, viewer) == known(other, viewer)) == (viewer != seat) for viewer in range(3))
            return
    pytest.fail("nobody could discard")


def reporting(seats: int) -> SignoriaState:
    """The first Vatican report begins; until then everybody was in the palace with all members, for faith."""
    state = drafting(seats)
    while "support" not in (texts := [state.action_to_string(action) for action in state.legal_actions()]):
        pious = [text for text in texts if text.endswith(" council") or text == "privilege faith"]
        state = told(state, (pious or texts)[0])
    return state


def test_a_secret_answer_is_known_to_its_owner_alone_until_all_have_answered() -> None:
    state = reporting(3)
    for number in range(3):
        seat = state.current_player()
        one, other = told(state, "support"), told(state, "decline")
        hidden = [number < 2 and viewer != seat for viewer in range(3)]
        assert [known(one, viewer) == known(other, viewer) for viewer in range(3)] == hidden
        state = one


def first_turn(seats: int) -> SignoriaState:
    """A member may be placed for the first time."""
    state = load("lorenzo", players=seats, variant="basic").new_initial_state()
    while not state.action_to_string(state.legal_actions()[0]).startswith("place "):
        state.apply_action(state.legal_actions()[0])
    return state


def two_privileges() -> SignoriaState:
    return told(first_turn(4), "place white market-4")


def family_cards() -> SignoriaState:
    return told(load("virtu", players=3).new_initial_state(), "first 0", "power venice", "power florence")


@pytest.mark.parametrize(  # in Carrara one order of steps is the only one
    ("state", "one", "other"),
    [
        (two_privileges(), "privilege coins", "privilege servants"),
        (family_cards(), "place agostino_barbarigo chamber-1", "place antonio_grimani chamber-2"),
    ],
    ids=["lorenzo", "virtu"],
)
def test_two_ways_to_the_same_position_are_remembered(state: SignoriaState, one: str, other: str) -> None:
    ways = [told(state, one, other), told(state, other, one)]
    assert ways[0].position == ways[1].position
    for seat in range(state.num_players()):
        assert ways[0].observation_string(seat) == ways[1].observation_string(seat)
        assert ways[0].observation_tensor(seat) == ways[1].observation_tensor(seat)
        assert ways[0].information_state_string(seat) != ways[1].information_state_string(seat)
        assert ways[0].information_state_tensor(seat) != ways[1].information_state_tensor(seat)


@pytest.mark.parametrize("game", signoria.games())
def test_an_observation_is_what_the_position_says(game: str) -> None:
    loaded = load(game, players=3)
    layout = signoria.game(game).layout(3)
    for number, state in enumerate(moments(loaded, 8)):
        if number % 50 == 0 or state.is_terminal():
            for seat in range(3):
                places = np.frombuffer(state.position.observe(seat), np.uint8)
                scaled = places / np.frombuffer(layout.tops(), np.uint8)
                np.testing.assert_allclose(state.observation_tensor(seat), scaled, rtol=1e-6)
                text = state.observation_string(seat)
                assert f"seat {seat}" in text
                for fact in layout.facts:
                    start = layout.offset(fact.name)
                    values = places[start : start + fact.size]
                    line = f"\n{fact.name}: {' '.join(map(str, values))}"
                    assert (line in text) == bool(values.any())


def test_only_what_one_seat_sees_can_be_observed() -> None:
    game = load("lorenzo", players=2)
    everything = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(BadSetup, match="what one seat sees"):
        game.make_py_observer(everything)
    with pytest.raises(BadSetup, match="no parameters"):
        game.make_py_observer(None, {"size": 3})
