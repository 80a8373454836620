"""Why not? Finds the decisions that somebody means, and gathers what stands against them."""

import re

from signoria.engine.catalogue import Decision
from signoria.engine.question import NOT_ASKED
from signoria.engine.refusal import Refusal
from signoria.engine.view_types import TableView
from signoria.match import Match
from signoria.presentation.choices import Presenter


class Reason:
    """A refusal, and the decisions (in words) that fail for it."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        self.decisions: list[str] = []

    @property
    def at_wrong_moment(self) -> bool:
        """Whether something else is asked now."""
        return self.refusal.key == f"refusal.{NOT_ASKED.key}"


class Answer:
    """What can be said of the words of somebody: decisions that are possible, and reasons why others are not."""

    def __init__(self, possible: list[Decision], reasons: list[Reason]) -> None:
        self.possible = possible
        self.reasons = reasons


def meant(presenter: Presenter, view: TableView, decisions: list[Decision], words: str) -> list[Decision]:
    """The decision of that text, or all that are told with every word; beginnings of words only if none is."""
    exact = [decision for decision in decisions if decision.text == " ".join(words.split())]
    wanted = split(words)
    if exact or not wanted:
        return exact
    whole = []
    begun = []
    for decision in decisions:
        told = split(f"{decision.text} {presenter.words(view, decision)} {presenter.group(view, decision)}")
        if all(word in told for word in wanted):
            whole.append(decision)
        elif all(any(other.startswith(word) for other in told) for word in wanted):
            begun.append(decision)
    return whole or begun


def split(words: str) -> list[str]:
    return re.findall(r"\w+", words.lower().replace("'", "").replace("_", " "))


def answer(match: Match, presenter: Presenter, seat: int, words: str) -> Answer:
    """What stands against the decisions that are meant. Those that would not even answer what is asked now are told
    only if nothing else is meant; decisions that fail for the same reason stand together."""
    view: TableView = match.view(seat)
    every = [decision for decision in match.game.decisions if not decision.by_chance]
    possible: list[Decision] = []
    now: dict[str, Reason] = {}
    later: dict[str, Reason] = {}
    for decision in meant(presenter, view, every, words):
        refusal = match.refusal(decision)
        if refusal is None:
            possible.append(decision)
            continue
        reason = Reason(refusal)
        found, same = (later, refusal.key) if reason.at_wrong_moment else (now, refusal.text)
        found.setdefault(same, reason).decisions.append(presenter.words(view, decision))
    reasons = list(now.values())
    if not possible and not reasons:
        reasons = list(later.values())
    return Answer(possible, reasons)
