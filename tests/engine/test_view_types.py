"""Views are what their types say. A type checker sees most of it; what questions tell is data, which it cannot see."""

from random import Random
from types import UnionType
from typing import Any, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from signoria import game
from signoria.engine.table import Table
from signoria.games.carrara.position.view_types import CarraraView
from signoria.games.lorenzo.position.view_types import LorenzoView
from signoria.games.virtu.position.view_types import VirtuView
from tests.players import at_random, step

VIEWS: dict[str, Any] = {"lorenzo": LorenzoView, "carrara": CarraraView, "virtu": VirtuView}
FOR_VIEWS_ONLY = {
    "carrara": {"acted"},
    "virtu": {"which", "cards", "paying", "target", "whole", "attack", "defence", "chamber", "does"},
}
"""What questions tell without observing it."""
SETUPS = [
    (name, seats, variant)
    for name in VIEWS
    for variant in game(name).variants
    for seats in (game(name).seats[0], game(name).seats[-1])
]


def fits(value: object, hint: Any) -> bool:
    if is_typeddict(hint):
        types = get_type_hints(hint)
        if not isinstance(value, dict) or not hint.__required_keys__ <= value.keys() <= types.keys():
            return False
        return all(fits(inner, types[key]) for key, inner in value.items())
    parts = get_args(hint)
    if get_origin(hint) is UnionType:
        return any(fits(value, part) for part in parts)
    if get_origin(hint) is list:
        return isinstance(value, list) and all(fits(inner, parts[0]) for inner in value)
    if get_origin(hint) is dict:
        return isinstance(value, dict) and all(fits(key, parts[0]) and fits(value[key], parts[1]) for key in value)
    return hint is object or type(value) is hint


@pytest.mark.parametrize(("name", "seats", "variant"), SETUPS, ids=str)
def test_a_view_has_the_keys_and_values_of_its_type(name: str, seats: int, variant: str) -> None:
    state, rng = game(name).new(seats, variant), Random(7)
    while state.actor is not None:
        for viewer in (0, None):
            view = state.view(viewer)
            for key, hint in get_type_hints(VIEWS[name]).items():
                assert fits(view[key], hint), (key, view[key])
        for _ in range(3):
            if state.actor is not None:
                step(state, at_random, rng)
    assert fits(state.view(0), VIEWS[name])


@pytest.mark.parametrize("name", VIEWS)
def test_the_type_of_a_question_has_all_that_questions_tell(name: str) -> None:
    state = game(name).new(game(name).seats[0])
    assert isinstance(state, Table)
    asked, _none = get_args(get_type_hints(VIEWS[name])["asked"])
    told = {circumstance.key for circumstance in state.vocabulary.circumstances} | FOR_VIEWS_ONLY.get(name, set())
    assert get_type_hints(asked).keys() == {"seat", "for"} | told
