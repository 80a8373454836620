"""Fits the weights with which searching bots judge positions to how games go on, and writes them as data.

    python -m scripts.fit virtu --seats 4 --games 120 --passes 3 --seed 1 --workers 2
    python -m scripts.fit lorenzo --seats 4 --games 900 --laps 0 --every 5 --passes 1 --seed 2 --workers 2

Apprentices play whose weights are scattered around the present ones, so that positions of many kinds are seen. An
evaluation that is right says of a position, in the mean, what it will say when everybody has acted again, and in the
end the points (temporal differences); with `--laps 0` only the points count, which takes more games. Each pass finds
the weights, near those before, that come closest to that (least squares, with derivatives taken by trying), and tells
how well they foretell games that the fit does not see. Where only the points count, passes can be compared, so the
length of a step is the best of some. With `--generations 2` apprentices play again with the weights that were found.

These weights are for positions where everybody has acted equally often; whether they are better for single steps, too,
must be seen in play before they are written there (`--into evaluation`). The same command with the same files finds the
same weights. Needs `numpy`.
"""

import argparse
import multiprocessing
import shlex
import sys
from collections.abc import Sequence
from functools import partial
from multiprocessing.pool import Pool
from random import Random
from typing import NamedTuple

import numpy as np
from scripts.arguments import at_least
from scripts.weights import rounded, write_weights

import signoria
from signoria.bots import Knowledge
from signoria.bots.weights import scattered
from signoria.engine.catalogue import Decision
from signoria.engine.dealer import Dealer
from signoria.engine.errors import BadSetup
from signoria.engine.state import State

SCATTER = 0.35
"""How far the weights of players are scattered, as a logarithm."""

SMALLEST = 0.05
"""Weights near 0 are moved as if they had this size."""

NUDGE = 0.04
"""By which part of a weight it is changed to see what that does."""

LARGEST_STEP = 0.5
"""A pass changes no weight by more than this part of it."""

LENGTHS = (1.0, 0.5, 0.25, 0.125)
"""Parts of a step that are tried where passes can be compared."""

LEAST = 0.03
"""A weight that is not negative keeps at least this part of what it was."""

OUTCOME = 0.03
"""How much the result of the game counts beside what is said a lap later; it is far more a matter of luck."""

LEVEL = 0.4
"""How much the mean of the seats counts beside the differences between them, by which decisions are compared."""

INDEPENDENT = 0.23
"""Positions of one game are much alike: so much of each is news."""

LOOSENESS = 0.4
"""How far weights are expected to be from the present ones, as a part of them."""

UNSEEN = 6
"""One game of so many is kept for telling how good the fit is."""

Floats = np.ndarray[tuple[int, ...], np.dtype[np.float64]]
Course = list[int]
"""The decisions of a game, chance included."""


class Table(NamedTuple):
    """What is played, and which of its positions are looked at."""

    game: str
    seats: int
    variant: str
    laps: int  # how often everybody has acted again a lap later, 0 for a lap to the end
    every: int  # of positions, which are much alike, each so many-th


class Moments:
    """Positions of a game: their estimates, how these depend on each weight, and what is said a lap later."""

    def __init__(self, estimates: Floats, slopes: Floats, later: Floats, later_slopes: Floats, points: Floats) -> None:
        self.estimates = estimates  # by position and seat
        self.slopes = slopes  # by weight, position and seat
        self.later = later
        self.later_slopes = later_slopes
        self.points = points


def course(table: Table, weights: list[float], deal: int) -> Course:
    """A game of apprentices, each with weights scattered around these."""
    kit = signoria.kit(table.game)
    rng = Random(f"fit {deal}")
    bots = [kit.bot("apprentice", deal, scattered(weights, SCATTER, rng)) for _ in range(table.seats)]
    state, dealer = kit.game.new(table.seats, table.variant), Dealer(deal)
    taken: Course = []

    def take(decision: Decision) -> None:
        taken.append(decision.index)
        state.apply(decision)

    dealer.deal(state, take)
    while (actor := state.actor) is not None:
        take(bots[actor].decide(Knowledge(state, actor, len(taken))))
        dealer.deal(state, take)
    return taken


def starts_of_turns(table: Table, taken: Course) -> tuple[list[State], Floats]:
    """Positions in which another seat is asked than before, and by seat the points in the end."""
    game = signoria.game(table.game)
    state = game.new(table.seats, table.variant)
    found: list[State] = []
    before: int | None = None
    for index in taken:
        state.apply(game.decisions[index])
        actor = state.actor
        if actor is not None and actor >= 0 and actor != before:
            found.append(state.copy())
        before = actor
    return found[:: table.every], np.array([float(score.total) for score in state.scores()])


def judged(table: Table, states: list[State], weights: list[float]) -> Floats:
    """By position and seat the points that are expected with these weights."""
    evaluator = signoria.kit(table.game).profile.evaluator(weights)
    return np.array([evaluator.expected_points(one) for one in states])


def moments(table: Table, weights: list[float], taken: Course) -> Moments:
    states, points = starts_of_turns(table, taken)
    estimates = judged(table, states, weights)
    slopes = np.zeros((len(weights), len(states), table.seats))
    for index, size in enumerate(sizes(weights)):
        nudged = list(weights)
        nudged[index] += NUDGE * size
        slopes[index] = (judged(table, states, nudged) - estimates) / NUDGE
    lap = min(table.laps * table.seats // table.every, len(states)) if table.laps else len(states)
    later, later_slopes = np.empty_like(estimates), np.zeros_like(slopes)
    later[: len(states) - lap], later[len(states) - lap :] = estimates[lap:], points
    later_slopes[:, : len(states) - lap] = slopes[:, lap:]
    return Moments(estimates, slopes, later, later_slopes, np.broadcast_to(points, estimates.shape))


def errors(table: Table, weights: list[float], taken: Course) -> Floats:
    """By how much positions are judged wrong, compared between the seats."""
    states, points = starts_of_turns(table, taken)
    return apart(points - judged(table, states, weights)).ravel()


def sizes(weights: list[float]) -> list[float]:
    return [max(abs(weight), SMALLEST) for weight in weights]


def apart(values: Floats) -> Floats:
    """How far the seats are from their mean."""
    found: Floats = values - values.mean(-1, keepdims=True)
    return found


def equations(games: list[Moments]) -> tuple[Floats, Floats]:
    """What the steps of the weights, as parts of their sizes, must fulfil: a matrix, and what it is to result in."""
    count = len(games[0].slopes)
    matrix, result = np.zeros((count, count)), np.zeros(count)
    for game in games:
        parts = (
            (1.0, apart(game.slopes), apart(game.later_slopes), apart(game.later - game.estimates)),
            (OUTCOME, apart(game.slopes), np.zeros_like(game.slopes), apart(game.points - game.estimates)),
            (LEVEL, *(values.mean(-1) for values in (game.slopes, game.later_slopes, game.later - game.estimates))),
        )
        for share, slopes, later, missing in parts:
            flat = slopes.reshape(count, -1)
            matrix += share * flat @ (flat - later.reshape(count, -1)).T
            result += share * flat @ missing.ravel()
    return matrix, result


def stepped(
    present: list[float], weights: list[float], games: list[Moments], lengths: Sequence[float]
) -> list[list[float]]:
    """The weights after one pass, held near the present ones: by the part of the step that is taken."""
    matrix, result = equations(games)
    size, first = np.array(sizes(weights)), np.array(present)
    hold = np.eye(len(size)) / LOOSENESS**2
    gone = (np.array(weights) - first) / size
    step = np.linalg.solve(INDEPENDENT * matrix + hold, INDEPENDENT * result - hold @ gone)
    step = size * np.clip(step, -LARGEST_STEP, LARGEST_STEP)
    found = [np.array(weights) + length * step for length in lengths]
    return [np.where(first >= 0, np.maximum(one, LEAST * first), one).tolist() for one in found]


def told(games: list[Moments]) -> str:
    """How far estimates are from the results, compared with saying that all seats end equal."""
    wrong = np.concatenate([apart(game.points - game.estimates).ravel() for game in games])
    equal = np.concatenate([apart(game.points).ravel() for game in games])
    jump = np.concatenate([apart(game.later - game.estimates).ravel() for game in games])
    off = np.concatenate([(game.points - game.estimates).ravel() for game in games]).mean()
    return (
        f"off by {rms(wrong):.2f} points from the results ({rms(equal):.2f} if all were said to end equal), "
        f"by {rms(jump):.2f} from what is said a lap later, too low by {off:.2f} in the mean"
    )


def rms(values: Floats) -> float:
    return float(np.sqrt((values**2).mean()))


def found(pool: Pool, table: Table, present: list[float], deals: range, passes: int) -> tuple[list[float], str]:
    """The weights that games of these deals lead to from the present ones, and how good they are."""
    courses = pool.map(partial(course, table, present), deals, chunksize=1)
    fitted = [one for index, one in enumerate(courses) if index % UNSEEN]
    weights = present
    for number in range(passes + 1):
        games = pool.map(partial(moments, table, weights), courses, chunksize=1)
        result = told(games[::UNSEEN])
        print(f"pass {number}: {result}", flush=True)
        if number < passes:
            seen = [one for index, one in enumerate(games) if index % UNSEEN]
            if table.laps:
                (weights,) = stepped(present, weights, seen, [1.0])
            else:
                steps = stepped(present, weights, seen, LENGTHS)
                weights = min(steps, key=lambda one: rms(np.concatenate(pool.map(partial(errors, table, one), fitted))))
    return rounded(weights), f"{result}, in games not fitted to"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=signoria.games())
    parser.add_argument("--seats", type=int)
    parser.add_argument("--variant")
    parser.add_argument("--games", type=at_least(2), default=120)
    parser.add_argument(
        "--generations", type=at_least(1), default=1, help="how often apprentices play with what was found"
    )
    parser.add_argument("--into", choices=("leaf_weights", "evaluation"), default="leaf_weights")
    parser.add_argument("--passes", type=at_least(1), default=3)
    parser.add_argument(
        "--laps", type=at_least(0), default=2, help="how often everybody has acted again a lap later; 0: the end"
    )
    parser.add_argument("--every", type=at_least(1), default=1, help="take each so many-th position")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=at_least(1), default=1)
    chosen = parser.parse_args()
    game = signoria.game(chosen.game)
    try:
        seats = game.read_seats(game.seats[-1] if chosen.seats is None else chosen.seats)
        variant = game.read_variant(chosen.variant)
    except BadSetup as wrong:
        parser.error(str(wrong))
    if chosen.laps * seats % chosen.every:
        parser.error(f"a lap of {chosen.laps * seats} turns has no whole number of each {chosen.every}-th positions")
    table = Table(game.name, seats, variant, chosen.laps, chosen.every)
    present = signoria.kit(game.name).profile.step_weights
    weights = present.values
    with multiprocessing.Pool(chosen.workers) as pool:
        for generation in range(chosen.generations):
            first = (chosen.seed + generation) * 100_000
            weights, result = found(pool, table, weights, range(first, first + chosen.games), chosen.passes)
    lines = [f"python -m scripts.fit {shlex.join(sys.argv[1:])}", result]
    write_weights(game.name, f"{chosen.into}.toml", present.names, weights, lines)


if __name__ == "__main__":
    main()
