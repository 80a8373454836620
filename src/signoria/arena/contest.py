"""One game of an arena: a deal, bots on their seats, and what came of it."""

from collections.abc import Mapping
from time import perf_counter

from signoria.bots import Bot, Knowledge, bot
from signoria.dealer import Dealer
from signoria.game import game as find_game
from signoria.state import CHANCE


class Contest:
    """A game to be played. Its deal is the seed of all chance, so the same deal is the same luck for every seating."""

    def __init__(
        self, game: str, variant: str, options: Mapping[str, object], deal: int, seating: tuple[str, ...]
    ) -> None:
        self.game = game
        self.variant = variant
        self.options = options
        self.deal = deal
        self.seating = seating

    @property
    def key(self) -> tuple[int, tuple[str, ...]]:
        return self.deal, self.seating

    def played(self) -> "Result":
        game = find_game(self.game)
        return play(self, [bot(spec, game, self.deal) for spec in self.seating])


class Result:
    """How a contest ended: by seat points, parts and place, and the seconds of every decision that had a choice."""

    def __init__(
        self,
        deal: int,
        seating: tuple[str, ...],
        totals: list[int],
        parts: list[dict[str, int]],
        places: list[int],
        seconds: list[list[float]],
    ) -> None:
        self.deal = deal
        self.seating = seating
        self.totals = totals
        self.parts = parts
        self.places = places
        self.seconds = seconds

    @property
    def wins(self) -> list[float]:
        """By seat its share of the victory."""
        winners = self.places.count(1)
        return [1 / winners if place == 1 else 0.0 for place in self.places]


def play(contest: Contest, bots: list[Bot]) -> Result:
    """From the first chance to the end. Nobody is asked where there is only one answer."""
    state = find_game(contest.game).new(len(bots), contest.variant, contest.options)
    dealer = Dealer(contest.deal)
    moment = chances = 0
    seconds: list[list[float]] = [[] for _ in bots]
    while (actor := state.actor) is not None:
        if actor == CHANCE:
            state.apply(dealer.answer(chances, state.chances()))
            chances += 1
        elif len(legal := state.legal()) == 1:
            state.apply(legal[0])
        else:
            began = perf_counter()
            decision = bots[actor].decide(Knowledge(state, actor, moment))
            seconds[actor].append(perf_counter() - began)
            state.apply(decision)
        moment += 1
    scores = state.scores()
    return Result(
        contest.deal,
        contest.seating,
        [score.total for score in scores],
        [dict(score.parts) for score in scores],
        [score.place for score in scores],
        seconds,
    )
