"""Who sits on the other seats: our bots by name, or any function. They get what their seat may know, nothing else."""

from collections.abc import Sequence
from random import Random
from typing import Protocol

from signoria.bots import Knowledge
from signoria.engine.catalogue import Decision
from signoria.engine.errors import BadSetup
from signoria.games import kit
from signoria.games.base import Game

SEED_BITS = 32


class Opponent(Protocol):
    """Anything that answers with one of the legal decisions; the generator repeats with the seed of a game."""

    def __call__(self, knowledge: Knowledge, rng: Random, /) -> Decision: ...


def at_random(knowledge: Knowledge, rng: Random, /) -> Decision:
    """Any legal decision, each as likely as the others."""
    legal = knowledge.legal()
    return legal[int(rng.random() * len(legal))]


class NamedOpponent:
    """One of our bots, called by a word such as `merchant` or `magnifico:500`; a word that is none is named."""

    def __init__(self, spec: str, game: Game) -> None:
        kit(game.name).bot(spec, 0)
        self.spec = spec
        self.game = game

    def __call__(self, knowledge: Knowledge, rng: Random, /) -> Decision:
        return kit(self.game.name).bot(self.spec, rng.getrandbits(SEED_BITS)).decide(knowledge)


OpponentSpec = Opponent | str


def line_up(opponents: OpponentSpec | Sequence[OpponentSpec] | None, others: int, game: Game) -> list[Opponent]:
    """An opponent for each of the other seats: those given in turn, one for all, or random ones."""
    if opponents is None:
        return [at_random] * others
    if isinstance(opponents, str) or not isinstance(opponents, Sequence):
        return [opponent_of(opponents, game)] * others
    if len(opponents) != others:
        raise BadSetup(f"there are {others} other seats, but {len(opponents)} opponents")
    return [opponent_of(opponent, game) for opponent in opponents]


def opponent_of(spec: OpponentSpec, game: Game) -> Opponent:
    return NamedOpponent(spec, game) if isinstance(spec, str) else spec
