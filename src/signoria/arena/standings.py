"""What a season shows: who wins how often, how strong the bots are, how they score and how long they think."""

from math import sqrt
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING

from signoria.arena.contest import Result

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

Z = 1.96  # two-sided 95 %
ORDERS = 8


class Standing:
    """One bot's record. Intervals are for 95 %."""

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self.shares: list[float] = []  # of the victory, one for each seat it had in a game
        self.share_interval = (0.0, 1.0)
        self.totals: list[int] = []
        self.parts: dict[str, float] = {}
        self.seconds: list[float] = []
        self.rating = 0.0
        self.rating_interval = (0.0, 0.0)

    @property
    def share(self) -> float:
        return fmean(self.shares)

    @property
    def score(self) -> float:
        return fmean(self.totals)

    def time(self, part: float) -> float:
        """The seconds within which that part of its decisions was taken."""
        if not self.seconds:
            return 0.0
        ordered = sorted(self.seconds)
        return ordered[min(len(ordered) - 1, int(part * len(ordered)))]

    @property
    def mean_time(self) -> float:
        return fmean(self.seconds) if self.seconds else 0.0


def standings(bots: list[str], results: list[Result]) -> list[Standing]:
    """Every bot's record, the strongest first."""
    ordered = sorted(results, key=lambda result: result.key)  # processes finish in any order
    found = [standing(bot, ordered) for bot in bots]
    rate(found, ordered)
    return sorted(found, key=lambda one: -one.rating)


def standing(bot: str, results: list[Result]) -> Standing:
    one = Standing(bot)
    deals: dict[int, list[float]] = {}
    parts: dict[str, int] = {}
    for result in results:
        for seat, spec in enumerate(result.seating):
            if spec == bot:
                one.shares.append(result.share(seat))
                deals.setdefault(result.deal, []).append(result.share(seat))
                one.totals.append(result.totals[seat])
                one.seconds += result.seconds[seat]
                for part, points in result.parts[seat].items():
                    parts[part] = parts.get(part, 0) + points
    one.parts = {part: points / len(one.totals) for part, points in parts.items()}
    one.share_interval = interval(list(deals.values()))
    return one


def interval(deals: list[list[float]]) -> tuple[float, float]:
    """Wilson's interval for a share, with the number of independent games that scatter as the deals do.

    The games of a deal share its luck, so they are not independent. The scatter of the mean is therefore measured from
    deal to deal; turned into a number of games it is never more than were played, and the deals alone count where they
    do not scatter at all.
    """
    games = sum(len(deal) for deal in deals)
    share = sum(sum(deal) for deal in deals) / games
    scatter = sum((sum(deal) - share * len(deal)) ** 2 for deal in deals) / games**2
    if len(deals) > 1:
        scatter *= len(deals) / (len(deals) - 1)
    count = min(games, share * (1 - share) / scatter) if scatter > 1e-12 else len(deals)
    return wilson(share, count)


def wilson(share: float, count: float) -> tuple[float, float]:
    middle = (share + Z * Z / (2 * count)) / (1 + Z * Z / count)
    spread = Z * sqrt(share * (1 - share) / count + Z * Z / (4 * count * count)) / (1 + Z * Z / count)
    return max(0.0, middle - spread), min(1.0, middle + spread)


def rate(found: list[Standing], results: list[Result]) -> None:
    """Ratings by openskill (Plackett-Luce). It weighs late games more, so they are the mean over several orders."""
    from openskill.models import PlackettLuce  # here, because only the arena needs it

    model = PlackettLuce()
    shuffled = results[:]
    rng = Random(len(results))
    ratings: dict[str, list[tuple[float, float]]] = {one.bot: [] for one in found}
    for _ in range(ORDERS):
        rng.shuffle(shuffled)
        for bot, rating in rated(model, shuffled).items():
            ratings[bot].append(rating)
    for one in found:
        one.rating = fmean(mu for mu, _ in ratings[one.bot])
        spread = Z * fmean(sigma for _, sigma in ratings[one.bot])
        one.rating_interval = (one.rating - spread, one.rating + spread)


def rated(model: "PlackettLuce", results: list[Result]) -> dict[str, tuple[float, float]]:
    """Mean and deviation of every bot's strength, game by game. A bot with several seats moves by the mean of them."""
    start = model.rating()
    strengths: dict[str, tuple[float, float]] = {}
    for result in results:
        before = [strengths.get(bot, (start.mu, start.sigma)) for bot in result.seating]
        teams = [[model.rating(mu=mu, sigma=sigma)] for mu, sigma in before]
        after = model.rate(teams, ranks=[float(place) for place in result.places])
        for bot in dict.fromkeys(result.seating):
            own = [team[0] for team, spec in zip(after, result.seating, strict=True) if spec == bot]
            strengths[bot] = (fmean(one.mu for one in own), fmean(one.sigma for one in own))
    return strengths
