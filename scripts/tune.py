"""Tunes the weights of a game's evaluation by play, and writes them into its data file.

    python -m scripts.tune lorenzo --seats 4 --deals 8 --generations 40 --seed 1 --workers 2

CMA-ES proposes weights. An apprentice with them plays the deals of the generation on every seat in turn, against
apprentices with the present weights; all candidates of a generation meet the same deals. With several numbers of seats
or variants the deals take them in turn. In the end the weights in the middle of the last generation play fresh deals
against the present ones, and are written only if they do better by more than chance. The same command with the same
files finds the same weights. Needs `cma`.
"""

import argparse
import re
import shlex
import sys
from collections.abc import Callable
from functools import partial
from itertools import islice
from multiprocessing import Pool
from pathlib import Path
from statistics import fmean, stdev

import signoria
from signoria.arena.contest import play_out
from signoria.bots import bot
from signoria.bots.utility import Outlook
from signoria.game import Game

DATA = Path(__file__).parent.parent / "src" / "signoria"
SMALLEST_STEP = 0.2
"""Weights near 0 are moved as if they had this size."""

FRESH = 1_000_000
"""Deals of the last comparison start here, far from those of the generations."""

Table = tuple[int, str]
"""Seats and variant."""

Play = tuple[list[float], Table, int, int]
"""The weights of the candidate, the table, its seat, the deal."""


def utility(game: str, contest: Play) -> float:
    """What a candidate reached on its seat, between 0 and 1: the victory, and a little for the lead in points."""
    weights, (seats, variant), seat, deal = contest
    found = signoria.game(game)
    state = found.new(seats, variant)
    play_out(state, [bot("apprentice", found, deal, weights if one == seat else None) for one in range(seats)], deal)
    return Outlook(weights, found.spread).settled(state.scores()).utilities[seat]


class Tuning:
    """Weights as steps away from the present ones, which is what CMA-ES moves."""

    def __init__(self, game: Game, run: Callable[[list[Play]], list[float]], tables: list[Table]) -> None:
        self.game = game
        self.run = run
        self.tables = tables
        self.present = game.weights.values

    def weights(self, steps: list[float]) -> list[float]:
        return [
            value + max(abs(value), SMALLEST_STEP) * float(step)
            for value, step in zip(self.present, steps, strict=True)
        ]

    def results(self, candidates: list[list[float]], first: int, deals: int) -> list[list[float]]:
        """For every candidate the mean utility of each deal over all seats."""
        tables = [self.tables[deal % len(self.tables)] for deal in range(deals)]
        plays = [
            (self.weights(steps), table, seat, first + deal)
            for steps in candidates
            for deal, table in enumerate(tables)
            for seat in range(table[0])
        ]
        found = iter(self.run(plays))
        return [[fmean(islice(found, seats)) for seats, _ in tables] for _ in candidates]


def search(tuning: Tuning, generations: int, deals: int, seed: int, sigma: float) -> list[float]:
    """The steps in the middle of the last generation."""
    import cma

    strategy = cma.CMAEvolutionStrategy([0.0] * len(tuning.present), sigma, {"seed": seed, "verbose": -9})
    for generation in range(generations):
        candidates = [list(one) for one in strategy.ask()]
        results = [fmean(one) for one in tuning.results(candidates, seed * 10_000 + generation * deals, deals)]
        strategy.tell(candidates, [-one for one in results])
        print(f"generation {generation + 1}: mean {fmean(results):.4f}, best {max(results):.4f}", flush=True)
    return [float(step) for step in strategy.result.xfavorite]


def compare(tuning: Tuning, steps: list[float], deals: int) -> tuple[float, float, float]:
    """Utility of the new weights and of the present ones on fresh deals, and twice the error of the difference."""
    new, present = tuning.results([steps, [0.0] * len(steps)], FRESH, deals)
    differences = [one - other for one, other in zip(new, present, strict=True)]
    return fmean(new), fmean(present), 2 * stdev(differences) / len(differences) ** 0.5


def rewritten(text: str, names: tuple[str, ...], weights: list[float], told: list[str]) -> str:
    """A data file with other numbers; its comments stay, and what is told about the tuning stands at the top."""
    body = re.sub(r"\A(?:# Tuned: .*\n)*", "", text)
    for name, weight in zip(names, weights, strict=True):
        body, count = re.subn(rf"(?m)^({re.escape(name)} = )[^\s#]+", rf"\g<1>{float(f'{weight:.4g}')}", body)
        assert count == 1, name
    return "".join(f"# Tuned: {line}\n" for line in told) + body


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=signoria.games())
    parser.add_argument("--seats", type=int, nargs="+")
    parser.add_argument("--variant", nargs="+")
    parser.add_argument("--generations", type=int, default=40)
    parser.add_argument("--deals", type=int, default=8, help="deals of a generation, each played on every seat")
    parser.add_argument("--fresh-deals", type=int, default=200, help="deals of the last comparison")
    parser.add_argument("--sigma", type=float, default=0.2, help="first step, as a part of each weight")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    chosen = parser.parse_args()
    game = signoria.game(chosen.game)
    tables = [
        (game.read_seats(seats), game.read_variant(variant))
        for seats in chosen.seats or [game.seats[-1]]
        for variant in chosen.variant or [None]
    ]
    with Pool(chosen.workers) as pool:
        play = partial(utility, game.name)
        tuning = Tuning(game, partial(pool.map, play, chunksize=1), tables)
        steps = search(tuning, chosen.generations, chosen.deals, chosen.seed, chosen.sigma)
        new, present, error = compare(tuning, steps, chosen.fresh_deals)
    result = f"utility {new:.4f} against {present:.4f} of the weights before, difference ± {error:.4f}"
    print(result)
    if new - present <= error:
        print("That could be chance; the weights stay as they are.")
        return
    file = DATA / game.name / "data" / "evaluation.toml"
    told = [f"python -m scripts.tune {shlex.join(sys.argv[1:])}", f"{result}, on {chosen.fresh_deals} fresh deals"]
    text = file.read_text(encoding="utf-8")
    file.write_text(rewritten(text, game.weights.names, tuning.weights(steps), told), encoding="utf-8")
    print(f"{file} written")


if __name__ == "__main__":
    main()
