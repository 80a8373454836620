"""What would come of each decision on offer, as far as the seat that decides can know."""

from collections.abc import Callable
from random import Random
from typing import Any

from signoria.engine.catalogue import Decision
from signoria.engine.journal import Journal
from signoria.match import Match


class Preview:
    """A decision on offer, and what comes of it at once."""

    __slots__ = ("after", "decision", "events", "then")

    def __init__(
        self, decision: Decision, after: dict[str, Any], then: list[Decision], events: list[dict[str, Any]]
    ) -> None:
        self.decision = decision
        self.after = after  # what the seat then sees
        self.then = then  # what it may then decide, empty when it is not asked again
        self.events = events

    def __reduce__(self) -> tuple[object, ...]:
        return Preview, (self.decision, self.after, self.then, self.events)


Onward = Callable[[list[Decision]], Decision | None]
"""Picks, of what could be decided next, what is to be taken for granted; None to stop there."""


def stop(then: list[Decision]) -> Decision | None:
    return None


def previews(match: Match, seat: int, onward: Onward = stop) -> list[Preview]:
    """What a seat may decide, each tried out on a table where all that it cannot know is imagined."""
    dream = match.state.imagine(seat, Random(0))
    found: list[Preview] = []
    for decision in match.legal():
        trial = dream.copy()
        journal = Journal()
        trial.attach(journal)
        step: Decision | None = decision
        then: list[Decision] = []
        while step is not None:
            trial.apply(step)
            then = trial.legal() if trial.actor == seat else []
            step = onward(then)
        events = [event.seen_by(seat) for event in journal.events]
        found.append(Preview(decision, trial.view(seat), then, events))
    return found
