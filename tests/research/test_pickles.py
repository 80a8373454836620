"""Environments in the middle of a game can be pickled and copied, and go on as before."""

import copy
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from typing import Any

import numpy as np
import pytest

import signoria
from signoria.research.episode import Episode, Setting
from signoria.research.gymnasium import Environment
from signoria.research.pettingzoo import env
from tests.pickling import pickled

Way = Callable[[Any], Any]
WAYS: list[Way] = [pickled, copy.deepcopy]


def course(environment: Environment, steps: int) -> list[tuple[bytes, float]]:
    """What comes of always taking the last legal decision."""
    found: list[tuple[bytes, float]] = []
    for _ in range(steps):
        observation, reward, over, _, _ = environment.step(np.flatnonzero(environment.action_masks())[-1])
        found.append((observation.tobytes(), reward))
        if over:
            break
    return found


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", signoria.games())
def test_an_episode_goes_on_as_before(name: str, way: Way) -> None:
    episode = Episode(Setting(name, 3, None, None), 7)
    rng = Random(7)
    for _ in range(40):
        episode.take(rng.choice(episode.state.legal()))
    again = way(episode)
    number = episode.number
    for _ in range(40):
        again.take(again.state.legal()[0])
    assert episode.number == number
    for _ in range(40):
        episode.take(episode.state.legal()[0])
    assert again.state == episode.state
    assert again.match().record() == episode.match().record()


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", signoria.games())
def test_an_environment_of_gymnasium_goes_on_as_before(name: str, way: Way) -> None:
    environment = Environment(name, 3, opponents=["random", "apprentice"])
    environment.reset(seed=5)
    course(environment, 5)
    assert course(way(environment), 6) == course(way(environment), 6) == course(environment, 6)
    again = way(environment)
    assert again.reset()[0].tobytes() == environment.reset()[0].tobytes()


def test_environments_go_on_in_other_processes() -> None:
    environments = [Environment(name, 3) for name in signoria.games()]
    for environment in environments:
        environment.reset(seed=5)
        course(environment, 5)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        found = list(pool.map(course, environments, [6] * len(environments)))
    assert found == [course(environment, 6) for environment in environments]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", signoria.games())
def test_an_environment_of_pettingzoo_goes_on_as_before(name: str, way: Way) -> None:
    environment = env(name, seats=3)
    environment.reset(seed=5)
    for _ in range(10):
        environment.step(environment.episode.state.legal()[0].index)
    again = way(environment)
    for one in (again, environment):
        for _ in range(10):
            one.step(one.episode.state.legal()[-1].index)
    assert again.agent_selection == environment.agent_selection
    assert again.last()[0]["observation"].tobytes() == environment.last()[0]["observation"].tobytes()
