"""The log as people like to read it: sentences, gathered by whose deeds they are."""

from collections.abc import Callable
from typing import Any

from signoria.language.wording import Company, Wording

SeenEvent = dict[str, Any]
"""An event as a viewer may know it: its key, its seat, and what its sentence speaks of."""

Paragraph = tuple[int | None, str]
"""Whose deeds, and what they were."""


class Chapter:
    """A round of the table, or all of a log that knows no rounds; `number` is 0 for what comes before the first."""

    def __init__(self, number: int, paragraphs: list[Paragraph]) -> None:
        self.number = number
        self.paragraphs = paragraphs


def paragraphs(wording: Wording, events: list[SeenEvent], company: Company) -> list[Paragraph]:
    """What one seat did without another coming between is one paragraph, with what chance answered to it; what nobody
    did stands alone."""
    return [line for seat, run in runs(wording, events) for line in told(wording, seat, run, company)]


def chapters(
    wording: Wording, events: list[SeenEvent], company: Company, begins: Callable[[int, SeenEvent], bool]
) -> list[Chapter]:
    """The paragraphs by rounds. `begins` tells whether a seat's deeds, of which the first is given, begin one."""
    found = [Chapter(0, [])]
    last: int | None = None
    for seat, run in runs(wording, events):
        if seat is not None and seat != last and begins(seat, run[0]):
            found.append(Chapter(found[-1].number + 1, []))
        found[-1].paragraphs += told(wording, seat, run, company)
        last = last if seat is None else seat
    return [chapter for chapter in found if chapter.paragraphs]


def runs(wording: Wording, events: list[SeenEvent]) -> list[tuple[int | None, list[SeenEvent]]]:
    """The events by whose deeds they are."""
    found: list[tuple[int | None, list[SeenEvent]]] = []
    before = ""
    for event in events:
        seat = doer(wording, event)
        follows = bool(found) and before in wording.sequels.get(event["key"], ())
        if found and (found[-1][0] == seat or follows):
            found[-1][1].append(event)
        else:
            found.append((seat, [event]))
        before = event["key"]
    return found


def told(wording: Wording, seat: int | None, run: list[SeenEvent], company: Company) -> list[Paragraph]:
    sentences = wording.tell(run, company)
    if seat is None:
        return [(None, sentence) for sentence in sentences]
    return [(seat, in_one(sentences, company.name(seat, wording.grammar)))]


def in_one(sentences: list[str], name: str) -> str:
    """Sentences about one seat as a paragraph that says its name once."""
    if not sentences:
        return ""
    begins = f"{name[:1].upper()}{name[1:]} "
    text = sentences[0]
    for sentence in sentences[1:]:
        if sentence.startswith(begins) and text.endswith("."):
            text = f"{text.removesuffix('.')}; {sentence.removeprefix(begins)}"
        else:
            text = f"{text} {sentence}"
    return text


def doer(wording: Wording, event: SeenEvent) -> int | None:
    """Whose deed an event is; what is told of several seats at once is nobody's."""
    seat: int | None = event["seat"]
    return seat if wording.of_one_seat(event["key"]) else None
