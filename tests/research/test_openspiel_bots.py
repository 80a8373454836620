"""OpenSpiel's own searches play whole games of ours, with the smallest of budgets."""

from collections.abc import Callable
from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from signoria.research.openspiel import SignoriaGame, SignoriaState
from tests.research.spiel import load, random_action

SMALL = [
    ("carrara", {"players": 2, "variant": "basic", "stall_rounds": 2}),
    ("lorenzo", {"players": 3, "variant": "advanced"}),
    ("virtu", {"players": 3, "year_limit": 2}),
]
HIDDEN = {"players": 2, "hidden_discards": "true", "vatican_simultaneous": "true"}


def compete(game: SignoriaGame, choose: Callable[[SignoriaState], int], seed: int) -> SignoriaState:
    """A whole game of a search at seat 0 against random players."""
    rng = Random(seed)
    state = game.new_initial_state()
    asked = 0
    while not state.is_terminal():
        if state.current_player() == 0:
            legal = state.legal_actions()
            action = choose(state)
            asked += 1
            assert action in legal
        else:
            action = random_action(state, rng)
        state.apply_action(action)
    assert asked
    return state


def is_finished(game: SignoriaGame, state: SignoriaState) -> bool:
    return state.is_terminal() and state.position.actor is None and sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize(("name", "parameters"), SMALL)
def test_monte_carlo_tree_search_written_in_python_plays(name: str, parameters: dict[str, object]) -> None:
    game = load(name, **parameters)
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 2, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    assert is_finished(game, compete(game, bot.step, 1))


@pytest.mark.parametrize(("name", "parameters"), SMALL)
def test_monte_carlo_tree_search_written_in_c_plays(name: str, parameters: dict[str, object]) -> None:
    """By `mcts_search`: its `step` lets go of Python's lock and then calls a game in Python, which ends in a crash."""
    game = load(name, **parameters)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
    bot = pyspiel.MCTSBot(game, evaluator, 1.4, 2, 10, False, 7, False)
    assert is_finished(game, compete(game, lambda state: int(bot.mcts_search(state).best_child().action), 2))


@pytest.mark.parametrize(
    ("name", "parameters"),
    [("lorenzo", HIDDEN), ("lorenzo", {"players": 4}), ("carrara", {"players": 2, "variant": "basic"})],
)
def test_information_set_search_plays(name: str, parameters: dict[str, object]) -> None:
    game = load(name, **parameters)
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 1.4, 2, random_state=rng)
    assert is_finished(game, compete(game, bot.step, 3))


class Blind(mcts.Evaluator):  # type: ignore[misc]
    """Finds every state as good as another, which is fast."""

    def evaluate(self, state: SignoriaState) -> list[float]:
        return [0.0] * state.num_players()

    def prior(self, state: SignoriaState) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def test_information_set_search_meets_no_set_with_two_menus() -> None:
    """The search fails where states of one information set differ in what is legal; more worlds are tried here."""
    game = load("lorenzo", **HIDDEN)
    bot = ismcts.ISMCTSBot(game, Blind(), 1.4, 30, 10, random_state=np.random.RandomState(2))
    state = game.new_initial_state()
    generator = Random(5)
    while len(state.history()) < 60:
        action = random_action(state, generator) if state.current_player() < 0 else bot.step(state)
        state.apply_action(action)
    assert len(state.history()) == 60  # the bot stops with an error where one set has two menus


def test_the_search_written_in_c_cannot_draw_what_is_hidden() -> None:
    """OpenSpiel 2.0 does not pass `resample_from_infostate` of a Python game on to C++; docs/openspiel.md says so."""
    game = load("lorenzo", players=2)
    state = game.new_initial_state()
    rng = Random(1)
    while state.is_chance_node():
        state.apply_action(random_action(state, rng))
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 7), 1.4, 2)
    with pytest.raises(pyspiel.SpielError, match="ResampleFromInfostate"):
        bot.get_policy(state)
