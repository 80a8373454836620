"""OpenSpiel's information-set search plays a whole game of ours against random players.

python examples/openspiel_ismcts.py "python_signoria_lorenzo(players=3)" --simulations 20
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.bots.uniform_random import UniformRandomBot

import signoria.research.openspiel  # noqa: F401 - registers our games

parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
parser.add_argument("game", nargs="?", default="python_signoria_lorenzo(players=2)")
parser.add_argument("--simulations", type=int, default=10)
parser.add_argument("--seed", type=int, default=1)
options = parser.parse_args()

game = pyspiel.load_game(options.game)
rng = np.random.RandomState(options.seed)
search = ISMCTSBot(game, RandomRolloutEvaluator(1, rng), 1.0, options.simulations, random_state=rng)
search.set_resampler(lambda state, player: state.resample_from_infostate(player, rng.random_sample))
bots = [search, *(UniformRandomBot(seat, rng) for seat in range(1, game.num_players()))]

state = game.new_initial_state()
while not state.is_terminal():
    player = state.current_player()
    actions, chances = zip(*state.chance_outcomes(), strict=True) if player < 0 else ((bots[player].step(state),), [1])
    action = rng.choice(actions, p=chances)
    print("chance" if player < 0 else f"seat {player}", state.action_to_string(player, action), sep=": ")
    state.apply_action(action)
for score, worth in zip(state.position.scores(), state.returns(), strict=True):
    who = "random" if score.seat else "search"
    print(f"seat {score.seat} ({who}): place {score.place}, {score.total} points, return {worth:+.2f}")
