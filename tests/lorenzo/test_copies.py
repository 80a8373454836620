"""Copies are independent, field by field, and play on without touching the original."""

import copy
import pickle
from collections.abc import Callable
from random import Random

import pytest

from signoria.engine.question import Question
from signoria.games.lorenzo.components.components import Components
from signoria.games.lorenzo.position.options import LorenzoRules
from signoria.games.lorenzo.position.position import Player
from signoria.games.lorenzo.state import LorenzoState
from tests.lorenzo.component_sets import with_surcharge
from tests.lorenzo.invariants import position
from tests.lorenzo.questions import another
from tests.lorenzo.setups import FEW, PLAIN
from tests.players import at_random, step
from tests.setups import Setup

WAYS: list[Callable[[LorenzoState], LorenzoState]] = [
    LorenzoState.copy,
    copy.copy,
    copy.deepcopy,
    lambda state: pickle.loads(pickle.dumps(state)),
]
"""All the ways to copy a position; each must give an independent one."""
WAY_NAMES = ["copy()", "copy.copy", "copy.deepcopy", "pickle"]


SAID_ONCE = ("chance_decides", "game_over", "not_an_outcome", "vocabulary")
"""What the class says for all its positions."""


def middle() -> LorenzoState:
    """A position in the middle of a game, with something in most places."""
    for number, match in enumerate(PLAIN[-1].steps()):
        if number == 90:
            return position(match)
    raise AssertionError("the game was too short")


APART = ("catalogue", "journal", "menu", "rolled", "seats", *SAID_ONCE)
"""What is no part of a position: the game, who listens, what `legal` and `roll` have found, the number of players."""


def fields(thing: object) -> list[str]:
    """The names of all attributes that can be set, found by looking, so that a new one cannot be forgotten."""
    found = []
    for name in dir(thing):
        if name.startswith("_") or callable(getattr(thing, name)):
            continue
        value = getattr(thing, name)
        try:
            setattr(thing, name, value)
        except (AttributeError, TypeError):
            continue  # a property
        found.append(name)
    return found


def shake(value: object) -> object:
    """Change a value: what can change does so in place, anything else is replaced."""
    if isinstance(value, list):
        for index, item in enumerate(value):
            value[index] = shake(item)
        value.append(value[0] if value else 0)
        return value
    if isinstance(value, Player):
        for name in fields(value):
            setattr(value, name, shake(getattr(value, name)))
        return value
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, tuple):
        return (*value, value[0] if value else ())
    if isinstance(value, Question):
        return another(value)
    if isinstance(value, Components):
        return with_surcharge(value.board.surcharge + 1)
    if isinstance(value, LorenzoRules):
        return LorenzoRules(value.variant, {**value.chosen, "confirm_turn": not value.confirm_turn})
    raise AssertionError(f"a position holds {value!r}, which this test cannot change")


@pytest.mark.parametrize("way", WAYS, ids=WAY_NAMES)
def test_changing_any_field_of_a_copy_leaves_the_original(way: Callable[[LorenzoState], LorenzoState]) -> None:
    state = middle()
    before = pickle.dumps(state)
    for name in fields(state):
        if name in APART:
            continue
        twin = way(state)
        assert twin == state
        setattr(twin, name, shake(getattr(twin, name)))
        assert twin != state, name
        assert pickle.dumps(state) == before, name


@pytest.mark.parametrize("way", WAYS, ids=WAY_NAMES)
def test_changing_any_field_of_a_copied_player_leaves_the_original(
    way: Callable[[LorenzoState], LorenzoState],
) -> None:
    state = middle()
    before = pickle.dumps(state)
    for name in fields(state.players[0]):
        twin = way(state)
        player = twin.players[0]
        setattr(player, name, shake(getattr(player, name)))
        assert player != state.players[0], name
        assert pickle.dumps(state) == before, name


def test_values_name_every_field() -> None:
    state = middle()
    assert len(state.values()) == len(set(fields(state)) - set(APART))
    assert len(state.players[0].values()) == len(fields(state.players[0]))


@pytest.mark.parametrize("way", WAYS, ids=WAY_NAMES)
@pytest.mark.parametrize("setup", [PLAIN[0], PLAIN[-1], FEW[-1]], ids=repr)
def test_playing_on_with_a_copy_leaves_the_original(setup: Setup, way: Callable[[LorenzoState], LorenzoState]) -> None:
    for number, match in enumerate(setup.steps()):
        if number % 25:
            continue
        state = position(match)
        before, views = pickle.dumps(state), [match.view(seat) for seat in range(match.seats)]
        twin, rng = way(state), Random(number)
        while twin.actor is not None:
            step(twin, at_random, rng)
        assert pickle.dumps(state) == before
        assert [match.view(seat) for seat in range(match.seats)] == views


@pytest.mark.parametrize("way", WAYS, ids=WAY_NAMES)
def test_a_copy_plays_on_like_the_original(way: Callable[[LorenzoState], LorenzoState]) -> None:
    state = middle()
    twin = way(state)
    one, other = Random(3), Random(3)
    while state.actor is not None:
        assert twin.legal() == state.legal()
        step(state, at_random, one)
        step(twin, at_random, other)
        assert twin == state
        assert hash(twin) == hash(state)
    assert twin.scores() == state.scores()
