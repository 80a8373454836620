"""What would come of each deed on offer, as far as the seat that decides can know."""

from random import Random
from typing import Any, Final

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
        self.instead = instead  # other plans that one could have in mind in its place
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
    while True:
        then = trial.legal() if trial.actor == seat else []
        step = planner.onward(trial, then) if then else None
        if step is None:
            break
        trial.apply(step)
        plan.append(step)
    events = [event.seen_by(seat) for event in journal.events]
    return Preview(deed, plan, planner.instead(dream, deed, plan), trial.view(seat), then, events)


MOST_WHOLE: Final = 240
"""So many whole deeds are worth weighing; a position that offers more is weighed by their beginnings."""


def whole_deeds(state: State, seat: int, planner: Planner, most: int = MOST_WHOLE) -> list[list[Decision]]:
    """What a seat may have in mind, each said to its end: as far as chance or another seat, or a free choice."""
    begun = planner.weighed(state)
    found: list[list[Decision]] = []
    for deed in begun:
        for whole in continued(state, seat, planner, deed):
            if whole not in found:  # a deed may be begun in several ways
                found.append(whole)
        if len(found) > most:
            return begun
    return found


def continued(state: State, seat: int, planner: Planner, deed: list[Decision]) -> list[list[Decision]]:
    """A deed with all that it takes for granted, and once for each way to go on where it is only begun."""
    ahead = state.copy()
    for decision in deed:
        ahead.apply(decision)
    whole = deed[:]
    while ahead.actor == seat:
        step = planner.onward(ahead, ahead.legal())
        if step is None:
            break
        ahead.apply(step)
        whole.append(step)
    if ahead.actor != seat or not planner.goes_on(ahead):
        return [whole]
    found: list[list[Decision]] = []
    for further in planner.weighed(ahead):
        found += [whole + rest for rest in continued(ahead, seat, planner, further)]
    return found
