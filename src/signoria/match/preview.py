"""What would come of each decision on offer, as far as the seat that decides can know."""

from random import Random
from typing import Any

from signoria.engine.catalogue import Decision
from signoria.engine.journal import Journal
from signoria.engine.view_types import View
from signoria.games.planner import Planner
from signoria.match.match import Match


class Preview:
    """A decision on offer, and what comes of it at once."""

    __slots__ = ("after", "decision", "events", "instead", "plan", "then")

    def __init__(
        self,
        decision: Decision,
        plan: list[Decision],
        instead: list[list[Decision]],
        after: View,
        then: list[Decision],
        events: list[dict[str, Any]],
    ) -> None:
        self.decision = decision
        self.plan = plan  # the decision with all that it takes for granted
        self.instead = instead  # where other plans part from this one, each by another answer than it takes
        self.after = after  # what the seat then sees
        self.then = then  # what it may then decide, empty when it is not asked again
        self.events = events

    def __reduce__(self) -> tuple[object, ...]:
        return Preview, (self.decision, self.plan, self.instead, self.after, self.then, self.events)


def previews(match: Match, seat: int, planner: Planner) -> list[Preview]:
    """What a seat may decide, each tried out on a table where all that it cannot know is imagined."""
    dream = match.state.imagine(seat, Random(0))
    found: list[Preview] = []
    for decision in match.legal():
        trial = dream.copy()
        journal = Journal()
        trial.attach(journal)
        plan: list[Decision] = []
        instead: list[list[Decision]] = []
        then: list[Decision] = []
        step: Decision | None = decision
        while step is not None:
            trial.apply(step)
            plan.append(step)
            then = trial.legal() if trial.actor == seat else []
            step = planner.onward(then)
            if step is not None:
                instead += [[*plan, other] for other in then if other is not step]
        events = [event.seen_by(seat) for event in journal.events]
        found.append(Preview(decision, plan, instead, trial.view(seat), then, events))
    return found
