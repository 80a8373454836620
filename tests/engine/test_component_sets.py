"""Component sets travel with positions: the shipped one by its name, others with their values."""

import pickle
from importlib import import_module
from typing import Any

import pytest

import signoria
from signoria import BadData
from signoria.data.component_set import restored
from signoria.games import FOLDERS

MODULES = [f"{FOLDERS[name]}.components.components" for name in signoria.games()]


@pytest.mark.parametrize("module", MODULES)
def test_the_shipped_set_comes_back_as_itself(module: str) -> None:
    shipped = import_module(module).SHIPPED
    assert pickle.loads(pickle.dumps(shipped)) is shipped
    assert len(pickle.dumps(shipped)) < 200


@pytest.mark.parametrize("module", MODULES)
def test_a_set_of_the_same_values_is_equal(module: str) -> None:
    home = import_module(module)
    again = home.component_set([file.tables for file in home.FILES])
    assert again == home.SHIPPED
    assert again is not home.SHIPPED
    assert pickle.loads(pickle.dumps(again)) is home.SHIPPED


@pytest.mark.parametrize("name", signoria.games())
def test_a_game_begins_with_the_set_that_it_is_given(name: str) -> None:
    home = import_module(f"{FOLDERS[name]}.components.components")
    another = home.component_set([file.tables for file in home.FILES])
    game: Any = signoria.game(name)
    state = game.holding(another).begin(game.seats[0], game.variants[0], game.read_options({}))
    assert state.components is another


@pytest.mark.parametrize("module", MODULES)
def test_a_shipped_set_of_another_version_is_named(module: str) -> None:
    with pytest.raises(BadData, match="component set 00000000 came with another version"):
        restored(module, "00000000", None)
