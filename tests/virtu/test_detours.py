"""What bots are spared in Virtù: antechambers that others stand for, and courtiers that walk in circles."""

from random import Random

import signoria
from signoria import CHANCE
from signoria.games.virtu.components.palaces import ANTECHAMBER_IDS
from signoria.games.virtu.evaluation.detours import foremost
from signoria.games.virtu.state import VirtuState
from tests.virtu.table import bonus, chamber, court, legal, own, play, table, units, war, winter

EVALUATOR = signoria.kit("virtu").profile.evaluator(signoria.kit("virtu").profile.step_weights.values)


def sensible(state: VirtuState, start: str = "") -> list[str]:
    """The texts of the decisions worth a thought that begin so."""
    return [str(decision) for decision in EVALUATOR.candidates(state) if str(decision).startswith(start)]


def test_one_antechamber_of_a_side_stands_for_all() -> None:
    state = table(coins=2)
    bonus(state, 0, "nicolaus_copernicus")
    play(winter(state, 0, "buy"), "buy envoy")
    assert len(legal(state, "seat")) == 6
    assert sensible(state) == ["seat left-1", "seat right-1"]


def test_original_antechambers_are_filled_before_lighter_ones() -> None:
    state = table(coins=2)
    bonus(state, 0, "nicolaus_copernicus")
    court(state, 0, left_1="banker", right_1="admiral")
    play(winter(state, 0, "buy"), "buy envoy")
    assert sensible(state) == ["seat left-2", "seat right-2"]


def test_an_original_antechamber_comes_first_wherever_it_stands_in_the_data() -> None:
    lighter, original = (1 << ANTECHAMBER_IDS.index(id) for id in ("left-2", "right-2"))
    assert lighter < original
    assert foremost(lighter | original) == original
    assert foremost(lighter) == lighter
    assert foremost(0) == 0


def test_family_cards_begin_on_either_side() -> None:
    state = signoria.game("virtu").new(4)
    assert isinstance(state, VirtuState)
    play(state, "first 0", "power milan", "power florence", "power naples")
    assert "place ludovico_sforza right-2" in legal(state)
    places = {text.split()[2] for text in sensible(state, "place ludovico_sforza")}
    assert places == {"left-1", "right-1", "chamber-1", "chamber-2", "chamber-3", "chamber-4", "chamber-5"}


def test_a_courtier_changes_his_side_once() -> None:
    state = table()
    court(state, 0, right_1="envoy")
    winter(state, 0, "reorganise")
    assert legal(state, "move right-1 ") == ["move right-1 left-1", "move right-1 right-2"]
    assert sensible(state, "move") == ["move right-1 left-1"]
    play(state, "move right-1 left-1")
    assert legal(state, "move") == ["move left-1 right-1", "move left-1 right-2"]
    assert sensible(state) == ["discard left-1", "end"]


def test_a_courtier_may_make_room_among_the_lighter_antechambers() -> None:
    state = table()
    bonus(state, 0, "nicolaus_copernicus")
    court(state, 0, right_3="envoy", right_1="banker")
    winter(state, 0, "reorganise")
    assert sensible(state, "move right-3") == ["move right-3 left-1", "move right-3 right-2"]
    assert sensible(state, "move right-1") == ["move right-1 left-1"]


def test_cards_leave_chambers_for_either_side() -> None:
    state = table()
    chamber(state, 0, 3, "podesta")
    winter(state, 0, "reorganise")
    assert legal(state, "move") == ["move chamber-3 left-1", "move chamber-3 right-1", "move chamber-3 right-2"]
    assert sensible(state, "move") == ["move chamber-3 left-1", "move chamber-3 right-1"]


def test_cards_that_have_to_leave_lighter_antechambers_find_room() -> None:
    state = table()
    own(state, 0, "turin", "genoa", "bologna")
    court(state, 0, left_1="envoy", left_2="admiral", right_3="merchant")
    bonus(state, 0, "nicolaus_copernicus")
    units(state, 1, bologna=5, florence=0, pisa=0)
    war(state)
    assert "move left-2 right-2" in legal(state)
    assert sensible(state) == ["move left-2 right-1", "discard left-2", "move right-3 right-1", "discard right-3"]


def test_something_legal_is_always_left_and_elsewhere_everything() -> None:
    rng = Random(5)
    state = signoria.game("virtu").new(4, None, {"year_limit": 4})
    while state.actor is not None:
        options, found = state.legal(), EVALUATOR.candidates(state)
        assert found
        assert set(found) <= set(options)
        if found != options:
            assert {str(decision).split()[0] for decision in set(options) - set(found)} <= {"move", "seat", "place"}
        state.apply(rng.choice(options if state.actor == CHANCE else found))
