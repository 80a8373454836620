"""Hints at tables for practice, where one person plays against bots: what a strong bot would do."""

from threading import BoundedSemaphore, Lock
from typing import Final

from signoria.match import Match
from signoria.web.tables.bots.worker import Advice, Worker
from signoria.web.tables.models import Seat

ADVISER: Final = "magnifico:1.5s"
ADVISER_SEED: Final = 1
"""Always the same, so that hints of one game are of one mind."""
HINTS: Final = 3
PATIENCE: Final = 12.0
"""Seconds to wait for the adviser: until it is free, and again until it has answered."""

MOST_WAITING: Final = 4
"""People who ask at the same time; each of them holds one of the threads that serve everybody."""

WORKER: Final = Worker()
TURNSTILE: Final = Lock()
BENCH: Final = BoundedSemaphore(MOST_WAITING)


class Hint:
    """A decision that the adviser would think of, and by how many points it is behind the best."""

    def __init__(self, text: str, behind: float) -> None:
        self.text = text
        self.behind = behind


def may_ask(seats: list[Seat]) -> bool:
    """Whether this is practice: one person, and bots on all other seats."""
    return sum(1 for seat in seats if not seat.bot) == 1


def advice(match: Match, seat: int) -> Advice:
    """The question for the adviser; it knows no more than the seat."""
    return Advice(ADVISER, match.game.name, ADVISER_SEED, match.state.copy(), seat, match.number)


def hints(task: Advice) -> list[Hint]:
    """The best decisions, the first of them first; none where the adviser has no time."""
    if not BENCH.acquire(blocking=False):
        return []
    try:
        judged = ask_adviser(task)
    finally:
        BENCH.release()
    if not isinstance(judged, list):
        return []
    return [Hint(text, lead - judged[0][1]) for text, lead in judged[:HINTS]]


def ask_adviser(task: Advice) -> object | None:
    if not TURNSTILE.acquire(timeout=PATIENCE):
        return None
    try:
        return WORKER.think(task, PATIENCE)
    finally:
        TURNSTILE.release()
