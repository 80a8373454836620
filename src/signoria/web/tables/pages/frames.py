"""Deed by deed: a browser that is behind is sent how the table stood after the next one, not how it stands now."""

from typing import Final

from django.http import HttpRequest

from signoria.match import Match
from signoria.web.tables.models import Step, Table
from signoria.web.tables.store import ledger

SHOWN: Final = "Signoria-Shown"
"""The header in which a browser that has time for every deed says how many steps it shows."""
MORE: Final = "Signoria-More"
"""The header that says how many deeds come after the one that is sent."""
MOST: Final = 12
"""Deeds that are worth being shown one by one; who has missed more was away, and wants to see how things stand."""


class Frame:
    """The table as it stood after a deed, and how many deeds have followed since."""

    def __init__(self, match: Match, number: int, more: int) -> None:
        self.match = match
        self.number = number
        self.more = more


def next_frame(request: HttpRequest, table: Table, number: int) -> Frame | None:
    """What comes after that which a browser shows, if more than that has happened since. None: show what is now."""
    shown = request.headers.get(SHOWN, "")
    if not (shown.isascii() and shown.isdecimal() and len(shown) <= len(str(number)) and int(shown) < number):
        return None
    steps = list(table.steps.filter(number__lt=number))
    ends = ends_of_deeds(steps[int(shown) :], int(shown))
    if not 1 < len(ends) <= MOST or any(step.text.startswith(ledger.BACK) for step in steps[int(shown) :]):
        return None
    match = ledger.replayed(table, ledger.entries_of(table, steps[: ends[0]]))
    return Frame(match, ends[0], len(ends) - 1)


def ends_of_deeds(steps: list[Step], before: int) -> list[int]:
    """After how many steps each deed is done. Steps that are joined to the one before belong to its deed."""
    if not steps:
        return []
    return [before + place for place, step in enumerate(steps) if place and not step.joined] + [before + len(steps)]
