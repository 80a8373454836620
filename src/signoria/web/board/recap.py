"""What the others did since a seat last decided, the worst for it first.

All of it is read from what the seat sees: its views before and after each turn of another, and the log as it is told to
the seat, so that nothing hidden can show through the order. A turn that touches the seat comes first: one whose events
name it, or after which it has fewer points; among those the one that cost most points. The other turns follow, by how
many points they brought to whoever took them.
"""

import re
from typing import Final

from signoria.engine.catalogue import Decision
from signoria.engine.journal import Journal
from signoria.engine.state import CHANCE
from signoria.engine.view_types import ScoreView, TableView
from signoria.language.wording import Company, Wording
from signoria.match import Match
from signoria.presentation.choices import Presenter, presenter_of
from signoria.presentation.story import SeenEvent, in_one

SEATS: Final = re.compile(r"\{(\w+):player\}")


class Turn:
    """What another seat did without anybody coming between, as the seat that waits saw it."""

    def __init__(self, seat: int, order: int) -> None:
        self.seat = seat
        self.order = order
        self.events: list[SeenEvent] = []
        self.lines: list[str] = []
        self.touches = False
        self.lost = 0  # points of the seat that waits
        self.gained = 0  # points of the seat that took the turn

    def urgency(self) -> tuple[bool, int, int]:
        """Small for what is to be told first."""
        return (not self.touches, -self.lost if self.touches else -self.gained, self.order)


def turns_since(match: Match, seat: int, wording: Wording, company: Company) -> list[Turn]:
    """The turns of others between the last two decisions of a seat, the worst for it first."""
    decisions = match.decisions()
    start, end = meanwhile(decisions, seat)
    if start == end:
        return []
    state = match.game.begin(match.seats, match.variant, match.options)
    for _, decision in decisions[:start]:
        state.apply(decision)
    turns: list[Turn] = []
    presenter = presenter_of(match.game)
    before = state.view(seat)
    for actor, decision in decisions[start:end]:
        if actor != CHANCE and (not turns or turns[-1].seat != actor):
            if turns:
                before = settle(turns[-1], before, state.view(seat), seat, presenter)
            turns.append(Turn(actor, len(turns)))
        journal = Journal()
        state.attach(journal)
        state.apply(decision)
        state.attach(None)
        if turns:
            seen = [event.seen_by(seat) for event in journal.events]
            turns[-1].events += [event for event in seen if not own_beginning(presenter, event, seat)]
            if any(presenter.divides(event) for event in seen):
                before = settle(turns[-1], before, state.view(seat), seat, presenter)
                turns.append(Turn(actor, len(turns)))
    if turns:
        settle(turns[-1], before, state.view(seat), seat, presenter)
    for turn in turns:
        turn.touches = turn.lost > 0 or any(names(wording, event, seat) for event in turn.events)
        told = in_one(wording.tell(turn.events, company), company.name(turn.seat, wording.grammar))
        turn.lines = [told] if told else []
    return sorted([turn for turn in turns if turn.lines], key=Turn.urgency)


def meanwhile(decisions: list[tuple[int, Decision]], seat: int) -> tuple[int, int]:
    """From where to where others decided, the last time that they did."""
    end = len(decisions)
    while end and decisions[end - 1][0] in (seat, CHANCE):
        end -= 1
    start = end
    while start and decisions[start - 1][0] != seat:
        start -= 1
    while start < end < len(decisions) and decisions[end][0] == CHANCE:
        end += 1  # what chance answered to the last of them
    return start, end


def settle(turn: Turn, before: TableView, after: TableView, seat: int, presenter: Presenter) -> TableView:
    """Note what a turn changed in points; returns the view after it, before which the next one begins."""
    old, new = points(before, presenter), points(after, presenter)
    turn.lost = old[seat] - new[seat]
    turn.gained = new[turn.seat] - old[turn.seat]
    return after


def points(view: TableView, presenter: Presenter) -> list[int]:
    """The points that everybody can see, by seat."""
    if view.get("scores"):
        scores: list[ScoreView] = view["scores"]
        return [score["total"] for score in presenter.lasting(view, scores)]
    return [player.get("points", 0) for player in view["players"]]


def own_beginning(presenter: Presenter, event: SeenEvent, seat: int) -> bool:
    """Whether an event belongs to the turn of the seat that waits, which begins with it."""
    return event.get("seat") == seat and presenter.begins_own_turn(event)


def names(wording: Wording, event: SeenEvent, seat: int) -> bool:
    """Whether an event tells something of a seat, in whatever part of its sentence."""
    template = wording.templates.get(f"log.{event['key']}", "")
    return event.get("seat") == seat or any(event.get(name) == seat for name in SEATS.findall(template))
