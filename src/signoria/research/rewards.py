"""What a finished game is worth to each seat. Every way of rewarding adds up to nothing over the table."""

from collections.abc import Callable

from signoria.engine.errors import BadSetup
from signoria.engine.score import Score

Rewards = Callable[[list[Score]], list[float]]


def by_rank(scores: list[Score]) -> list[float]:
    """The share of the others that a seat is placed before, minus the share that is placed before it.

    With four seats that is 1, ⅓, -⅓ and -1; who shares a place gets the same, and the rules decide who does.
    """
    places = [score.place for score in scores]
    others = len(places) - 1
    return [
        (sum(place < other for other in places) - sum(place > other for other in places)) / others for place in places
    ]


def by_score(scores: list[Score]) -> list[float]:
    """A seat's points minus the average of the others' points."""
    total = sum(score.total for score in scores)
    others = len(scores) - 1
    return [score.total - (total - score.total) / others for score in scores]


REWARDS: dict[str, Rewards] = {"rank": by_rank, "score": by_score}


def rewards_of(name: str) -> Rewards:
    """The way of rewarding of that name."""
    if name not in REWARDS:
        raise BadSetup(f"rewards are by {' or '.join(REWARDS)}, not {name!r}")
    return REWARDS[name]
