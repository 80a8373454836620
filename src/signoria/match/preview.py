"""What would come of each deed on offer, as far as the seat that decides can know."""

from random import Random
from typing import Any

from signoria.engine.catalogue import Decision
from signoria.engine.journal import Journal
from signoria.engine.state import State
from signoria.engine.view_types import View
from signoria.games.planner import Planner
from signoria.match.match import Match


class Preview:
    """A deed on offer, and what comes of it at once."""

    __slots__ = ("after", "chosen", "events", "instead", "plan", "then")

    def __init__(
        self,
        chosen: list[Decision],
        plan: list[Decision],
        instead: list[list[Decision]],
        after: View,
        then: list[Decision],
        events: list[dict[str, Any]],
    ) -> None:
        self.chosen = chosen  # what one has in mind: mostly a single decision
        self.plan = plan  # the same with all that it takes for granted
        self.instead = instead  # where other plans part from this one, each by another answer than it takes
        self.after = after  # what the seat then sees
        self.then = then  # what it may then decide, empty when it is not asked again
        self.events = events

    @property
    def decision(self) -> Decision:
        """The answer to the question that is open, with which the deed begins."""
        return self.chosen[0]

    def __reduce__(self) -> tuple[object, ...]:
        return Preview, (self.chosen, self.plan, self.instead, self.after, self.then, self.events)


def previews(match: Match, seat: int, planner: Planner) -> list[Preview]:
    """What a seat may do, each tried out on a table where all that it cannot know is imagined."""
    dream = match.state.imagine(seat, Random(0))
    return [preview_of(dream, seat, planner, deed) for deed in planner.deeds(dream)]


def preview_of(dream: State, seat: int, planner: Planner, deed: list[Decision]) -> Preview:
    """A deed tried out, and then what a plan takes by itself."""
    trial = dream.copy()
    journal = Journal()
    trial.attach(journal)
    for chosen in deed:
        trial.apply(chosen)
    plan = deed[:]
    instead: list[list[Decision]] = []
    while True:
        then = trial.legal() if trial.actor == seat else []
        step = planner.onward(trial, then) if then else None
        if step is None:
            break
        instead += [[*plan, other] for other in planner.instead(trial, then, step)]
        trial.apply(step)
        plan.append(step)
    events = [event.seen_by(seat) for event in journal.events]
    return Preview(deed, plan, instead, trial.view(seat), then, events)
