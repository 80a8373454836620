"""Plain pages of tables, read for tests: tables by section, decisions on offer, players by name."""

from functools import cache
from typing import Any

from signoria import game
from signoria.match import Match
from tests.pages import Element, Sheet, parse, sheets
from tests.web.visitors import NAMES, client_of, laid_out


def read(match: Match, seat: int | None) -> Element:
    """The plain page of a table as a seat (None: a spectator) finds it."""
    table, clients = laid_out(match)
    answer = (client_of(None) if seat is None else clients[seat]).get(f"/t/{table.id}/?mode=text")
    assert answer.status_code == 200
    return parse(answer.content)


def offers_on(page: Element) -> dict[str, tuple[str, str]]:
    """By its text every decision on offer, that a plan begins with: the words on its button, and the note beside it."""
    found: dict[str, tuple[str, str]] = {}
    for offer in page.all("#decide ul.choices li"):
        button, notes = offer.all("button")[0], offer.all("span.note")
        assert [note["id"] for note in notes] == button.attributes.get("aria-describedby", "").split()
        decision = button["value"].partition(";")[0]
        assert all(other["value"].startswith(f"{decision};") for other in offer.all("button")[1:])
        assert decision not in found
        found[decision] = (button.text, " ".join(note.text for note in notes))
    return found


def plans_on(page: Element) -> dict[str, tuple[str, str]]:
    """By its text every plan on offer: the words on its button, and the note beside it."""
    found: dict[str, tuple[str, str]] = {}
    for offer in page.all("#decide ul.choices li"):
        button, notes = offer.all("button")[0], offer.all("span.note")
        assert button["value"] not in found
        found[button["value"]] = (button.text, " ".join(note.text for note in notes))
    return found


def sheet_of(page: Element, section: str) -> Sheet:
    """The only table of a section."""
    (sheet,) = sheets(page.one(f"#{section}")).values()
    return sheet


def check_labels(page: Element) -> None:
    """Small screens show each cell behind the heading of its column."""
    labels = page.all("#scene td span.label")
    assert labels
    for table in page.all("#scene table"):
        headings = [heading.text for heading in table.all("thead th")]
        for row in table.all("tbody tr"):
            assert [cell.one("span.label").text for cell in row.all("td")] == headings[1:]


def called(seat: int, reader: int | None) -> str:
    """What a player is called on the page of a reader."""
    return "You" if seat == reader else NAMES[seat]


def titled(view: dict[str, Any], seat: int, reader: int | None) -> str:
    """The same where players go by what they are in the game, too: Venice (Niccolò)."""
    power = view["players"][seat]["power"]
    name = called(seat, reader)
    return name if power is None or seat == reader else f"{components()[f'power-{power}']} ({name})"


@cache
def components() -> dict[str, str]:
    return {component.id: component.name for component in game("virtu").components}
