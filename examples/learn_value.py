"""Learn what positions are worth by self-play, and beat random players: numpy, two cores, a few minutes.

    python examples/learn_value.py                      # the default game, with a plot of the learning curve
    python examples/learn_value.py carrara --seats 3

A small network is asked what each seat's position is worth after each of its options, and the best option is taken.
In self-play every position is taught the final result of its seat: 1 for a win, -1 for the last place. The same
seed gives the same weights, whatever the number of workers.
"""

import argparse
import os
import time
from multiprocessing import Pool
from multiprocessing.pool import Pool as PoolType
from random import Random

os.environ.setdefault("OMP_NUM_THREADS", "1")  # before numpy: the workers share the cores already
import numpy as np
from numpy.typing import NDArray

import signoria
from signoria.engine.chance import pick
from signoria.research.rewards import by_rank

Bytes = NDArray[np.uint8]
Floats = NDArray[np.float32]


class Value:
    """A network with one hidden layer, trained with Adam."""

    def __init__(self, tops: bytes, hidden: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.scale = 1 / np.frombuffer(tops, np.uint8).astype(np.float32)
        size = len(self.scale)
        self.weights = [
            rng.normal(0, 0.02, (size, hidden)).astype(np.float32),
            np.zeros(hidden, np.float32),
            rng.normal(0, hidden**-0.5, hidden).astype(np.float32),
            np.zeros(1, np.float32),
        ]
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def of(self, observations: Bytes) -> Floats:
        """What the positions are worth to the seat that sees them, from -1 to 1."""
        inner, bias, outer, shift = self.weights
        layer = np.tanh((observations * self.scale) @ inner + bias)
        worth: Floats = np.tanh(layer @ outer + shift)
        return worth

    def learn(self, observations: Bytes, results: Floats, rate: float) -> float:
        """One step towards the results; returns the mean squared error before it."""
        inputs = observations * self.scale
        inner, bias, outer, shift = self.weights
        layer = np.tanh(inputs @ inner + bias)
        worth = np.tanh(layer @ outer + shift)
        error = worth - results
        back = error * (1 - worth**2) / len(results)
        into = np.outer(back, outer) * (1 - layer**2)
        slopes = [inputs.T @ into, into.sum(axis=0), layer.T @ back, back.sum(keepdims=True)]
        self.steps += 1
        fading = 1 / (1 - 0.9**self.steps), 1 / (1 - 0.999**self.steps)
        for weight, slope, mean, square in zip(self.weights, slopes, self.means, self.squares, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            weight -= rate * mean * fading[0] / (np.sqrt(square * fading[1]) + 1e-8)
        return float((error**2).mean())


def prospects(state: signoria.State, options: list[signoria.Decision], seat: int, rng: Random) -> Bytes:
    """What the seat would see after each option; what it cannot know is imagined, so it cannot peek."""
    dream = state.imagine(seat, rng)
    seen = []
    for option in options:
        ahead = dream.copy()
        ahead.apply(option)
        seen.append(ahead.observe(seat))
    return np.frombuffer(b"".join(seen), np.uint8).reshape(len(options), -1)


class Task:
    """One game to play: who thinks (the others decide at random), and how often a thinker tries something else."""

    def __init__(self, setup: tuple[str, int, str | None], value: Value, thinkers: set[int], noise: float, seed: int):
        self.setup, self.value, self.thinkers, self.noise, self.seed = setup, value, thinkers, noise, seed


def play(task: Task) -> tuple[Bytes, Floats, list[float], list[int]]:
    """What the thinkers saw after their decisions, what it led to for them, and the result and place of every seat."""
    game, seats, variant = task.setup
    rng = Random(task.seed)
    state = signoria.game(game).new(seats, variant)
    seen: list[Bytes] = []
    whose: list[int] = []
    while (seat := state.actor) is not None:
        if seat == signoria.CHANCE:
            state.apply(pick(state.chances(), rng))
            continue
        options = state.legal()
        if seat not in task.thinkers or len(options) == 1:
            state.apply(options[int(rng.random() * len(options))])
            continue
        if rng.random() < task.noise:
            options = [options[int(rng.random() * len(options))]]
        views = prospects(state, options, seat, rng)
        best = int(task.value.of(views).argmax())
        seen.append(views[best])
        whose.append(seat)
        state.apply(options[best])
    scores = state.scores()
    rewards = by_rank(scores)
    results = np.array([rewards[seat] for seat in whose], np.float32)
    return np.array(seen, np.uint8), results, rewards, [score.place for score in scores]


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    width = z * ((share * (1 - share) + z * z / (4 * games)) / games) ** 0.5 / (1 + z * z / games)
    return middle - width, middle + width


def won(places: list[int], seat: int) -> float:
    """1 for a win, its share for a first place that is shared."""
    return 1 / places.count(1) if places[seat] == 1 else 0.0


class Learner:
    """Plays against itself, learns from it, and measures itself against random players."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.setup = (options.game, options.seats, options.variant)
        layout = signoria.game(options.game).layout(options.seats)
        self.value = Value(layout.tops(), options.hidden, options.seed)
        self.rng = np.random.default_rng(options.seed)
        self.played = 0
        self.seeds = Random(options.seed)
        self.lessons: list[tuple[Bytes, Floats]] = []

    def tasks(self, games: int, noise: float, alone: bool) -> list[Task]:
        seats = self.options.seats
        thinkers = [{game % seats} if alone else set(range(seats)) for game in range(games)]
        return [Task(self.setup, self.value, who, noise, self.seeds.getrandbits(32)) for who in thinkers]

    def practise(self, pool: PoolType, games: int, noise: float) -> None:
        """Self-play, and a few rounds over the positions of the last generations."""
        for seen, results, _, _ in pool.map(play, self.tasks(games, noise, alone=False), chunksize=4):
            self.lessons.append((seen, results))
        self.played += games
        del self.lessons[: -self.options.memory]
        seen = np.concatenate([lesson[0] for lesson in self.lessons])
        results = np.concatenate([lesson[1] for lesson in self.lessons])
        for _ in range(self.options.rounds):
            order = self.rng.permutation(len(results))
            for start in range(0, len(order), 256):
                batch = order[start : start + 256]
                self.value.learn(seen[batch], results[batch], self.options.rate)

    def compete(self, pool: PoolType, games: int) -> float:
        """The share of games won by one learner among random players, at every seat in turn."""
        outcomes = pool.map(play, self.tasks(games, 0.0, alone=True), chunksize=4)
        return sum(won(places, game % self.options.seats) for game, (_, _, _, places) in enumerate(outcomes)) / games


def draw(curve: list[tuple[int, float]], options: argparse.Namespace) -> None:
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    games = [point[0] for point in curve]
    bounds = [interval(share, options.evaluate) for _, share in curve]
    pyplot.figure(figsize=(7, 4))
    pyplot.fill_between(games, [low for low, _ in bounds], [high for _, high in bounds], alpha=0.3)
    pyplot.plot(games, [share for _, share in curve], marker="o")
    pyplot.axhline(1 / options.seats, linestyle="--", color="grey")
    pyplot.ylim(0, 1)
    pyplot.xlabel("games of self-play")
    pyplot.ylabel(f"games won against {options.seats - 1} random players")
    pyplot.title(signoria.game(options.game).title)
    pyplot.savefig(options.plot, dpi=120)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="lorenzo", choices=signoria.games())
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--variant", help="the fullest one unless told")
    parser.add_argument("--generations", type=int, default=8)
    parser.add_argument("--games", type=int, default=50, help="of self-play in a generation")
    parser.add_argument("--evaluate", type=int, default=80, help="games against random players after a generation")
    parser.add_argument("--final", type=int, default=400, help="games against random players at the end")
    parser.add_argument("--memory", type=int, default=200, help="of how many games positions are kept to learn from")
    parser.add_argument("--rounds", type=int, default=3, help="over the positions in a generation")
    parser.add_argument("--rate", type=float, default=0.001)
    parser.add_argument("--noise", type=float, default=0.1, help="how often something else is tried in self-play")
    parser.add_argument("--hidden", type=int, default=32)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", default="learn_value.png")
    options = parser.parse_args()
    learner = Learner(options)
    began = time.monotonic()
    curve: list[tuple[int, float]] = []
    with Pool(options.workers) as pool:
        for generation in range(options.generations + 1):
            if generation:
                learner.practise(pool, options.games, 1.0 if generation == 1 else options.noise)
            curve.append((learner.played, learner.compete(pool, options.evaluate)))
            print(f"{learner.played:5} games, {time.monotonic() - began:4.0f} s: wins {curve[-1][1]:.0%}", flush=True)
        share = learner.compete(pool, options.final)
    low, high = interval(share, options.final)
    print(
        f"{options.game}, {options.seats} seats: wins {share:.1%} of {options.final} games against random players "
        f"(95 % interval {low:.1%} to {high:.1%}; by chance {1 / options.seats:.0%})"
    )
    draw(curve, options)
    print(f"The learning curve is in {options.plot}.")


if __name__ == "__main__":
    main()
