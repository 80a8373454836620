"""One game of an arena: a deal, bots on their seats, and what came of it."""

from time import process_time

from signoria.bots import Bot, Knowledge
from signoria.engine.dealer import Dealer
from signoria.engine.rules import OptionValue
from signoria.engine.state import State
from signoria.games import kit
from signoria.games.base import Game


class Contest:
    """A game to be played. Its deal is the seed of all chance, so the same deal is the same luck for every seating."""

    def __init__(
        self, game: Game, variant: str, options: dict[str, OptionValue], deal: int, seating: tuple[str, ...]
    ) -> None:
        self.game = game
        self.variant = variant
        self.options = options
        self.deal = deal
        self.seating = seating

    @property
    def key(self) -> tuple[int, tuple[str, ...]]:
        return self.deal, self.seating


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
    def key(self) -> tuple[int, tuple[str, ...]]:
        return self.deal, self.seating

    def share(self, seat: int) -> float:
        """A seat's share of the victory."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0


def played(contest: Contest) -> Result:
    """A contest from the first chance to the end."""
    players = kit(contest.game.name)
    state = contest.game.new(len(contest.seating), contest.variant, contest.options)
    effort = play_out(state, [players.bot(spec, contest.deal) for spec in contest.seating], contest.deal)
    scores = state.scores()
    return Result(
        contest.deal,
        contest.seating,
        [score.total for score in scores],
        [dict(score.parts) for score in scores],
        [score.place for score in scores],
        effort.seconds,
    )


class Effort:
    """What a game took: decisions of the seats, and by seat the seconds of those that had a choice.

    Seconds are those of one core, so that other processes on the machine do not count.
    """

    def __init__(self, seats: int) -> None:
        self.decisions = 0
        self.seconds: list[list[float]] = [[] for _ in range(seats)]


def play_out(state: State, bots: list[Bot], deal: int) -> Effort:
    """Play a state to its end; what is forced is done unasked."""
    dealer = Dealer(deal)
    effort = Effort(len(bots))
    dealer.deal(state, state.apply)
    while (actor := state.actor) is not None:
        if len(legal := state.legal()) == 1:
            state.apply(legal[0])
        else:
            began = process_time()
            decision = bots[actor].decide(Knowledge(state, actor, effort.decisions + dealer.answered))
            effort.seconds[actor].append(process_time() - began)
            state.apply(decision)
        effort.decisions += 1
        dealer.deal(state, state.apply)
    return effort
