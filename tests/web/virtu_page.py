"""Reads the drawn board of Virtù: each number where a reader of the page finds it."""

from django.template.loader import render_to_string

from signoria.match import Match
from signoria.web.board.scene import Scene
from signoria.web.people.models import Person
from signoria.web.rooms import room_of
from signoria.web.tables.models import FRIEND, PERSON, Seat, Table
from tests.pages import Element, parse

NAMES = ("Niccolò", "Lucrezia", "Cesare", "Caterina", "Isabella")
EITHER = "crown_or_cross"


def rendered(match: Match, seat: int | None) -> str:
    """The table as the person of a seat sees it."""
    person = Person.objects.create(name="Niccolò")
    header = match.header()
    del header["seats"]
    table = Table.objects.create(id="table", host=person, seats=match.seats, **header)
    for index in range(match.seats):
        mine = index == seat
        kind, owner = (PERSON, person) if mine else (FRIEND, None)
        Seat.objects.create(table=table, index=index, kind=kind, person=owner, name=NAMES[index])
    scene = Scene(table, match, match.number, person)
    room = room_of("virtu")
    html = render_to_string(room.template, {"scene": scene, "board": room.furnish(scene, match)})
    table.delete()
    person.delete()
    return html


def drawn(match: Match, seat: int | None) -> Element:
    return parse(rendered(match, seat)).one("#scene")


def controls(page: Element) -> list[str]:
    """The plans that can be chosen; what could be paid otherwise stands beside its plan."""
    found = [one["value"] for one in page.all("input.look")]
    beside = {id(one) for place in page.all("span.instead") for one in place.all("button")}
    buttons = [one for one in page.all("button") if one.attributes.get("name") == "decision" and id(one) not in beside]
    return found + [one["value"] for one in buttons]


def instead(page: Element) -> list[str]:
    return [one["value"] for place in page.all("span.instead") for one in place.all("button")]


def signs(element: Element) -> list[str]:
    """The signs that are drawn, in their order."""
    return [use["href"].partition("#")[2].removeprefix("s-") for use in element.all("use")]


def amounts(element: Element) -> dict[str, int]:
    """Numbers with their signs; one that may be paid with either of two is called so."""
    found: dict[str, int] = {}
    for mark in element.all("span.mark"):
        names = signs(mark)
        found[EITHER if "either" in mark.classes else names[0]] = mark.all("b")[0].number
    return found


def arms(element: Element) -> list[str]:
    return [name.removeprefix("shield-") for name in signs(element) if name.startswith("shield-")]


def power_of(element: Element) -> str:
    """The power in whose colour something is drawn."""
    return element.named("p-")
