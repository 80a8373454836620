"""Random play straight on a state, and what it counts."""

from random import Random

import pytest

import signoria
from signoria import CHANCE, Refused, playout
from signoria.engine.chance import pick

LORENZO = signoria.game("lorenzo")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("variant", LORENZO.variants)
def test_a_playout_ends_the_game(seats: int, variant: str) -> None:
    state = LORENZO.new(seats, variant)
    tally = playout(state, Random(seats))
    assert tally.finished
    assert state.actor is None
    assert 0 < tally.unforced <= tally.decisions


def test_a_playout_counts_what_it_did() -> None:
    """The same play step by step: with the same numbers it takes the same way."""
    state, rng = LORENZO.new(3, "advanced"), Random(5)
    decisions = unforced = chances = 0
    while state.actor is not None:
        if state.actor == CHANCE:
            chances += 1
            state.apply(pick(state.chances(), rng))
            continue
        options = state.legal()
        decisions += 1
        unforced += len(options) > 1
        state.apply(options[int(rng.random() * len(options)) if len(options) > 1 else 0])
    played = LORENZO.new(3, "advanced")
    tally = playout(played, Random(5))
    assert (tally.decisions, tally.unforced, tally.chances) == (decisions, unforced, chances)
    assert played == state


def test_what_was_rolled_holds_for_one_answer() -> None:
    """The first card turned up in the basic game cannot be turned up again."""
    state, rng = LORENZO.new(2, "basic"), Random(1)
    while (rolled := state.roll(rng)).verb.word != "turn-up":
        state.apply(rolled)
    state.apply(rolled)
    with pytest.raises(Refused):
        state.apply(rolled)


def test_what_was_rolled_for_a_position_holds_for_its_copies_by_the_rules_alone() -> None:
    state = LORENZO.new(2, "basic")
    twin, rolled = state.copy(), state.roll(Random(1))
    state.apply(rolled)
    assert twin != state
    twin.apply(rolled)
    assert twin == state


def test_a_playout_stops_at_its_limit() -> None:
    state = LORENZO.new(2, "basic")
    tally = playout(state, Random(1), limit=5)
    assert tally.decisions == 5
    assert not tally.finished
    assert state.actor is not None


def test_a_playout_from_the_end_does_nothing() -> None:
    state = LORENZO.new(2, "basic")
    playout(state, Random(1))
    tally = playout(state, Random(1))
    assert (tally.decisions, tally.chances, tally.finished) == (0, 0, True)


def test_a_limit_reached_with_the_last_decision_is_still_the_end() -> None:
    whole = playout(LORENZO.new(2, "basic"), Random(1)).decisions
    assert playout(LORENZO.new(2, "basic"), Random(1), limit=whole).finished


def test_equal_numbers_give_equal_playouts() -> None:
    one, other = LORENZO.new(4, "advanced"), LORENZO.new(4, "advanced")
    playout(one, Random(9))
    playout(other, Random(9))
    assert one == other


def test_pick_follows_the_weights() -> None:
    lots = [(LORENZO.decisions[0], 1), (LORENZO.decisions[1], 3)]
    rng = Random(1)
    picked = [pick(lots, rng) for _ in range(2000)]
    assert 1400 < picked.count(LORENZO.decisions[1]) < 1600
