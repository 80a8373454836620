"""Environments play the edition that is asked for, and name it."""

import pickle
from random import Random

import numpy as np
import pyspiel
import pytest

import signoria
from signoria import BadSetup
from signoria.research import gymnasium, pettingzoo
from tests.editions import another
from tests.research.spiel import load

NO_EDITION = "there is no edition '00000000'"


@pytest.mark.parametrize("name", signoria.games())
def test_pettingzoo_plays_an_edition(name: str) -> None:
    other = another(name)
    env = pettingzoo.raw_env(name, edition=other.data_version)
    assert env.setting.game is other
    assert pickle.loads(pickle.dumps(env)).setting.game is other
    env.reset(seed=3)
    for _ in range(30):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert env.episode.match().game is other
    with pytest.raises(BadSetup, match=NO_EDITION):
        pettingzoo.raw_env(name, edition="00000000")


@pytest.mark.parametrize("name", signoria.games())
def test_gymnasium_plays_an_edition(name: str) -> None:
    other = another(name)
    env = gymnasium.Environment(name, edition=other.data_version)
    env.reset(seed=3)
    assert env.setting.game is other
    assert env.setting.game.data_version == other.data_version
    with pytest.raises(BadSetup, match=NO_EDITION):
        gymnasium.Environment(name, edition="00000000")


@pytest.mark.parametrize("name", signoria.games())
def test_openspiel_plays_an_edition(name: str) -> None:
    other = another(name)
    game = load(name, edition=f"x{other.data_version}")
    assert pyspiel.load_game(str(game)).setting.game is other
    state, rng = game.new_initial_state(), Random(1)
    for _ in range(20):
        state.apply_action(rng.choice(state.legal_actions()))
    assert getattr(state.position, "components") == other.component_set  # noqa: B009
    assert "edition" not in str(pyspiel.load_game(f"python_signoria_{name}"))
