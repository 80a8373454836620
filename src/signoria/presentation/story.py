"""The log as people like to read it: sentences, gathered by whose deeds they are."""

from itertools import groupby
from typing import Any

from signoria.language.wording import Company, Wording

SeenEvent = dict[str, Any]
"""An event as a viewer may know it: its key, its seat, and what its sentence speaks of."""


def paragraphs(wording: Wording, events: list[SeenEvent], company: Company) -> list[tuple[int | None, str]]:
    """What one seat did without another coming between is one paragraph; what nobody did stands alone."""
    found: list[tuple[int | None, str]] = []
    for seat, run in groupby(events, key=lambda event: doer(wording, event)):
        sentences = wording.tell(list(run), company)
        found += [(None, line) for line in sentences] if seat is None else [(seat, " ".join(sentences))]
    return found


def doer(wording: Wording, event: SeenEvent) -> int | None:
    """Whose deed an event is; what is told of several seats at once is nobody's."""
    seat: int | None = event["seat"]
    return seat if wording.of_one_seat(event["key"]) else None
