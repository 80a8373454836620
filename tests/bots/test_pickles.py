"""Bots travel to other processes and decide there as they would have here."""

import copy
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

import signoria
from signoria.bots import LEVELS, Bot, Knowledge
from tests.bots.positions import known, positions
from tests.pickling import pickled

SPECS = {"merchant": "merchant:120", "magnifico": "magnifico:120"}


def choices(game: str) -> list[Knowledge]:
    return [known(state.copy(), moment) for state, moment in positions(game, 3, {}, seed=5, every=90)][:14:3]


def judged(player: Bot, asked: list[Knowledge]) -> list[list[tuple[str, float, float]]]:
    return [[(one.decision.text, one.utility, one.lead) for one in pickled(player.judge(one))] for one in asked]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", signoria.games())
def test_a_bot_that_was_pickled_judges_as_before(game: str, level: str) -> None:
    player = signoria.kit(game).bot(SPECS.get(level, level), 6)
    asked = choices(game)
    found = judged(player, asked)
    assert judged(pickled(player), pickled(asked)) == found
    assert judged(copy.deepcopy(player), copy.deepcopy(asked)) == found


def test_bots_judge_alike_in_other_processes() -> None:
    tasks = [(signoria.kit(game).bot("merchant:60", 6), choices(game)) for game in signoria.games()]
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        found = list(pool.map(judged, *zip(*tasks, strict=True)))
    assert found == [judged(*task) for task in tasks]


@pytest.mark.parametrize("game", signoria.games())
def test_a_profile_comes_back_with_its_settings_and_weights(game: str) -> None:
    profile = signoria.kit(game).profile
    for again in (pickled(profile), copy.deepcopy(profile)):
        assert again.settings() == profile.settings()
        assert (again.step_weights, again.leaf_weights) == (profile.step_weights, profile.leaf_weights)
        assert again.catalogue is profile.catalogue
    state = signoria.game(game).new(3)
    evaluator = profile.evaluator(profile.step_weights.values)
    assert pickled(evaluator).expected_points(state) == evaluator.expected_points(state)
