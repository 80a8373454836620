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
    "three-eight-cities": ([14, 20, 2], 13),
    "four-patronage": ([0, 19, 13, 1], 18),
    "four-eight-cities": ([2, 12, 14, 14], 15),
    "five-patronage": ([15, 3, 13, 3, 8], 17),
    "five-all-cities": ([18, 3, 10, 11, 17], 34),
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
    ("three-eight-cities", 0): [3, 9, 18],
    ("three-eight-cities", 8): [5, 95, 1080],
    ("three-eight-cities", 25): [4, 24, 88],
    ("three-eight-cities", 60): [7, 51, 300],
    ("three-eight-cities", 110): [4, 12, 60],
    ("three-eight-cities", 250): [4, 9, 20],
    ("three-eight-cities", 330): [2, 18, 52],
    ("three-eight-cities", 400): [19, 315, 4930],
    ("four-patronage", 8): [12, 60, 1140],
    ("four-patronage", 25): [2, 10, 48],
    ("four-patronage", 170): [2, 13, 59],
    ("four-patronage", 250): [4, 12, 136],
    ("four-patronage", 330): [5, 15, 49],
    ("four-eight-cities", 60): [7, 40, 171],
    ("four-eight-cities", 170): [6, 35, 216],
    ("four-eight-cities", 330): [15, 190, 2239],
    ("five-patronage", 8): [19, 216, 1272],
    ("five-patronage", 25): [5, 31, 163],
    ("five-patronage", 110): [3, 7, 74],
    ("five-patronage", 330): [8, 46, 278],
    ("five-all-cities", 25): [7, 24, 74],
    ("five-all-cities", 110): [2, 13, 64],
    ("five-all-cities", 250): [2, 16, 114],
}


@pytest.mark.parametrize(("name", "decisions"), list(COUNTS))
def test_counts_of_legal_decisions_stay_the_same(name: str, decisions: int) -> None:
    state = after(name, decisions)
    assert [count(state, depth) for depth in (1, 2, 3)] == COUNTS[name, decisions]
