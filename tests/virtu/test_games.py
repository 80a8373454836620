"""Golden records of whole games, the three ends, and counts of legal decisions from fixed positions."""

import pytest

import signoria
from signoria import Match
from signoria.errors import BadRecord
from signoria.virtu.catalogue import CATALOGUE
from signoria.virtu.rounds import end_conditions
from signoria.virtu.state import VirtuState
from tests.virtu.golden import FOLDER, GAMES, played
from tests.virtu.purposeful import CONQUEROR

RESULTS = {
    "three-eight-cities": ([22, 4, 0], 17),
    "four-patronage": ([21, 15, 0, 18], 20),
    "four-eight-cities": ([21, 12, 0, 10], 18),
    "five-patronage": ([15, 8, 12, 19, 14], 17),
    "five-all-cities": ([14, 16, 20, 7, 15], 47),
}


def replayed(name: str) -> Match:
    return Match.from_record((FOLDER / f"{name}.txt").read_text(encoding="utf-8"))


def position(match: Match) -> VirtuState:
    assert isinstance(match.state, VirtuState)
    return match.state


@pytest.mark.rule("VIR-END-1", "VIR-END-2")
@pytest.mark.parametrize("name", list(GAMES))
def test_a_golden_game_ends_as_recorded(name: str) -> None:
    match = replayed(name)
    state = position(match)
    assert match.over
    assert ([score.total for score in match.scores()], state.year) == RESULTS[name]
    assert end_conditions(state) == [GAMES[name][3]]


def test_a_purposeful_game_repeats_exactly() -> None:
    seats, style, seed, _ = GAMES["three-eight-cities"]
    assert style is CONQUEROR
    assert played(seats, style, seed).record() == replayed("three-eight-cities").record()


def test_an_edited_record_is_recognised() -> None:
    text = (FOLDER / "three-eight-cities.txt").read_text(encoding="utf-8")
    with pytest.raises(BadRecord):
        Match.from_record(text.replace("power florence", "power venice", 1))


def count(state: VirtuState, depth: int) -> int:
    """How many sequences of so many decisions there are."""
    if depth == 0 or state.actor is None:
        return 1
    if depth == 1:
        return len(state.legal())
    found = 0
    for decision in state.legal():
        twin = state.copy()
        twin.apply(decision)
        found += count(twin, depth - 1)
    return found


def after(name: str, decisions: int) -> VirtuState:
    """The position of a golden game after some decisions."""
    lines = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    state = signoria.game("virtu").new(GAMES[name][0])
    assert isinstance(state, VirtuState)
    for line in lines[9 : 9 + decisions]:
        state.apply(CATALOGUE.parse(line.partition(": ")[2]))
    return state


COUNTS = {
    ("three-eight-cities", 1): [3, 6, 114],
    ("three-eight-cities", 8): [5, 95, 1080],
    ("three-eight-cities", 25): [4, 24, 88],
    ("three-eight-cities", 170): [3, 6, 42],
    ("three-eight-cities", 330): [11, 57, 307],
    ("four-patronage", 8): [12, 60, 1140],
    ("four-patronage", 25): [2, 10, 62],
    ("four-patronage", 110): [7, 25, 62],
    ("four-patronage", 170): [4, 19, 81],
    ("four-patronage", 330): [11, 105, 772],
    ("four-eight-cities", 0): [4, 16, 48],
    ("four-eight-cities", 8): [12, 60, 1140],
    ("four-eight-cities", 110): [3, 8, 35],
    ("four-eight-cities", 330): [2, 16, 141],
    ("four-eight-cities", 400): [21, 42, 126],
    ("five-patronage", 0): [5, 25, 100],
    ("five-patronage", 8): [19, 216, 1272],
    ("five-patronage", 25): [5, 33, 145],
    ("five-patronage", 330): [24, 72, 312],
    ("five-patronage", 400): [11, 108, 1042],
    ("five-all-cities", 0): [5, 25, 100],
    ("five-all-cities", 8): [19, 216, 1272],
    ("five-all-cities", 25): [5, 26, 116],
    ("five-all-cities", 250): [9, 71, 452],
    ("five-all-cities", 400): [2, 38, 682],
}


@pytest.mark.parametrize(("name", "decisions"), list(COUNTS))
def test_counts_of_legal_decisions_stay_the_same(name: str, decisions: int) -> None:
    state = after(name, decisions)
    assert [count(state, depth) for depth in (1, 2, 3)] == COUNTS[name, decisions]
