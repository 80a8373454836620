"""Tunes the weights of a game's evaluation by play, and writes them into its data file.

    python -m scripts.tune carrara --seats 4 2 --deals 12 --generations 60 --seed 1 --workers 2 --fresh-deals 300

CMA-ES proposes weights. Apprentices with the candidates of a generation sit down together, in groups that each deal
mixes anew and on every seat in turn. With several numbers of seats or variants the deals take them in turn. In the end
the weights in the middle of the last generation play fresh deals, alone among apprentices with the present weights, and
are written only if they do better by more than chance. The same command with the same files finds the same weights.
Needs `cma`.
"""

import argparse
import shlex
import sys
from collections.abc import Callable
from functools import partial
from multiprocessing import Pool
from random import Random
from statistics import fmean, stdev

from scripts.arguments import at_least
from scripts.weights import write_weights

import signoria
from signoria.arena.contest import play_out
from signoria.bots.utility import settled
from signoria.engine.errors import BadSetup
from signoria.games.base import Game

SMALLEST_STEP = 0.2
"""Weights near 0 are moved as if they had this size."""

FRESH = 1_000_000
"""Deals of the last comparison start here, far from those of the generations."""

Table = tuple[int, str]
"""Seats and variant."""

Play = tuple[list[list[float] | None], Table, int]
"""By seat the weights, or None for the present ones; the table; the deal."""


def utilities(game: str, contest: Play) -> list[float]:
    """What each seat reached, between 0 and 1: the victory, and a little for the lead in points."""
    weights, (seats, variant), deal = contest
    kit = signoria.kit(game)
    state = kit.game.new(seats, variant)
    play_out(state, [kit.bot("apprentice", deal, one) for one in weights], deal)
    return settled(state.scores(), kit.profile.points_scale).utilities


class Tuning:
    """Weights as steps away from the present ones, which is what CMA-ES moves."""

    def __init__(self, game: Game, run: Callable[[list[Play]], list[list[float]]], tables: list[Table]) -> None:
        self.game = game
        self.run = run
        self.tables = tables
        self.present = signoria.kit(game.name).profile.step_weights.values

    def weights(self, steps: list[float]) -> list[float]:
        return [
            value + max(abs(value), SMALLEST_STEP) * float(step)
            for value, step in zip(self.present, steps, strict=True)
        ]

    def table(self, deal: int) -> Table:
        return self.tables[deal % len(self.tables)]

    def together(self, candidates: list[list[float]], first: int, deals: int) -> list[float]:
        """For every candidate its mean utility among the others."""
        weights = [self.weights(steps) for steps in candidates]
        seated: list[list[int]] = []
        plays: list[Play] = []
        for deal in range(first, first + deals):
            table = self.table(deal)
            order = list(range(len(candidates)))
            Random(deal).shuffle(order)
            for start in range(0, len(order), table[0]):
                group = [order[place % len(order)] for place in range(start, start + table[0])]
                for seat in range(table[0]):
                    seated.append(group[seat:] + group[:seat])
                    plays.append(([weights[one] for one in seated[-1]], table, deal))
        reached: list[list[float]] = [[] for _ in candidates]
        for group, found in zip(seated, self.run(plays), strict=True):
            for one, utility in zip(group, found, strict=True):
                reached[one].append(utility)
        return [fmean(one) for one in reached]

    def alone(self, steps: list[float], first: int, deals: int) -> list[float]:
        """By deal the mean utility of a candidate on every seat, among the present weights."""
        weights = self.weights(steps)
        plays: list[Play] = []
        for deal in range(first, first + deals):
            seats = range(self.table(deal)[0])
            plays += [([weights if one == seat else None for one in seats], self.table(deal), deal) for seat in seats]
        found = iter(self.run(plays))
        return [fmean(next(found)[seat] for seat in range(self.table(deal)[0])) for deal in range(first, first + deals)]


def search(tuning: Tuning, generations: int, deals: int, seed: int, sigma: float) -> list[float]:
    """The steps in the middle of the last generation."""
    import cma

    strategy = cma.CMAEvolutionStrategy([0.0] * len(tuning.present), sigma, {"seed": seed, "verbose": -9})
    for generation in range(generations):
        candidates = [list(one) for one in strategy.ask()]
        results = tuning.together(candidates, seed * 10_000 + generation * deals, deals)
        strategy.tell(candidates, [-one for one in results])
        print(f"generation {generation + 1}: step {strategy.sigma:.3f}, best {max(results):.4f}", flush=True)
    return [float(step) for step in strategy.result.xfavorite]


def compare(tuning: Tuning, steps: list[float], deals: int) -> tuple[float, float, float]:
    """Utility of the new weights and of the present ones on fresh deals, and twice the error of the difference."""
    new = tuning.alone(steps, FRESH, deals)
    present = tuning.alone([0.0] * len(steps), FRESH, deals)
    differences = [one - other for one, other in zip(new, present, strict=True)]
    return fmean(new), fmean(present), 2 * stdev(differences) / len(differences) ** 0.5


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=signoria.games())
    parser.add_argument("--seats", type=int, nargs="+")
    parser.add_argument("--variant", nargs="+")
    parser.add_argument("--generations", type=at_least(1), default=40)
    parser.add_argument("--deals", type=at_least(1), default=8, help="deals of a generation")
    parser.add_argument("--fresh-deals", type=at_least(2), default=200, help="deals of the last comparison")
    parser.add_argument("--sigma", type=float, default=0.2, help="first step, as a part of each weight")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=at_least(1), default=1)
    chosen = parser.parse_args()
    game = signoria.game(chosen.game)
    try:
        tables = [
            (game.read_seats(seats), game.read_variant(variant))
            for seats in chosen.seats or [game.seats[-1]]
            for variant in chosen.variant or [None]
        ]
    except BadSetup as wrong:
        parser.error(str(wrong))
    with Pool(chosen.workers) as pool:
        play = partial(utilities, game.name)
        tuning = Tuning(game, partial(pool.map, play, chunksize=1), tables)
        steps = search(tuning, chosen.generations, chosen.deals, chosen.seed, chosen.sigma)
        new, present, error = compare(tuning, steps, chosen.fresh_deals)
    result = f"utility {new:.4f} against {present:.4f} of the weights before, difference ± {error:.4f}"
    print(result)
    if new - present <= error:
        print("That could be chance; the weights stay as they are.")
        return
    told = [f"python -m scripts.tune {shlex.join(sys.argv[1:])}", f"{result}, on {chosen.fresh_deals} fresh deals"]
    write_weights(
        game.name, "evaluation.toml", signoria.kit(game.name).profile.step_weights.names, tuning.weights(steps), told
    )


if __name__ == "__main__":
    main()
