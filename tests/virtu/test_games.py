"""The three ends in golden matches, and counts of legal decisions from fixed positions."""

from itertools import islice

import pytest

import signoria
from signoria.games.virtu.rules.year import end_conditions
from signoria.games.virtu.state import VirtuState
from tests.golden_records import ended, names, replayed

ENDS = {
    "virtu-3-standard": "eight cities",
    "virtu-4-standard": "eight cities",
    "virtu-4-standard-patronage": "patronage",
    "virtu-5-standard": "patronage",
    "virtu-5-standard-all-cities": "all cities",
}


@pytest.mark.rule("VIR-END-1", "VIR-END-2")
@pytest.mark.parametrize("name", list(ENDS))
def test_each_of_the_three_conditions_ends_a_golden_match(name: str) -> None:
    state = ended(name).state
    assert isinstance(state, VirtuState)
    assert end_conditions(state) == [ENDS[name]]


@pytest.mark.parametrize("name", names("virtu"))
def test_every_event_of_the_log_can_be_said(name: str) -> None:
    for event in ended(name).log(None):
        assert signoria.game("virtu").wording.say(f"log.{event['key']}", event)


def count(state: VirtuState, depth: int) -> int:
    """How many sequences of so many decisions there are."""
    if state.actor is None:
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
    """The position of a golden match after some decisions."""
    state = next(islice(replayed(name), decisions, None)).state
    assert isinstance(state, VirtuState)
    return state


COUNTS = {
    ("virtu-3-standard", 1): [3, 6, 114],
    ("virtu-3-standard", 8): [5, 95, 1080],
    ("virtu-3-standard", 25): [4, 24, 88],
    ("virtu-3-standard", 110): [15, 47, 291],
    ("virtu-3-standard", 370): [3, 84, 2256],
    ("virtu-4-standard", 8): [12, 60, 1140],
    ("virtu-4-standard", 25): [11, 36, 133],
    ("virtu-4-standard", 60): [6, 18, 41],
    ("virtu-4-standard", 170): [2, 14, 90],
    ("virtu-4-standard", 250): [8, 18, 114],
    ("virtu-4-standard-patronage", 8): [12, 60, 1140],
    ("virtu-4-standard-patronage", 60): [6, 20, 55],
    ("virtu-4-standard-patronage", 250): [5, 34, 221],
    ("virtu-4-standard-patronage", 330): [2, 7, 21],
    ("virtu-4-standard-patronage", 370): [8, 48, 174],
    ("virtu-5-standard", 0): [5, 25, 100],
    ("virtu-5-standard", 8): [19, 216, 1272],
    ("virtu-5-standard", 25): [6, 20, 81],
    ("virtu-5-standard", 60): [4, 12, 51],
    ("virtu-5-standard", 370): [10, 61, 378],
    ("virtu-5-standard-all-cities", 0): [5, 25, 100],
    ("virtu-5-standard-all-cities", 8): [19, 216, 1272],
    ("virtu-5-standard-all-cities", 25): [8, 26, 126],
    ("virtu-5-standard-all-cities", 170): [2, 6, 14],
    ("virtu-5-standard-all-cities", 250): [3, 15, 96],
}


@pytest.mark.parametrize(("name", "decisions"), list(COUNTS))
def test_counts_of_legal_decisions_stay_the_same(name: str, decisions: int) -> None:
    state = after(name, decisions)
    assert [count(state, depth) for depth in (1, 2, 3)] == COUNTS[name, decisions]
