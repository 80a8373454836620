"""Reads Lorenzo's drawn board: each number where a reader of the page finds it."""

import re

from signoria import Match
from tests.lorenzo.positions import FLOORS, MEMBERS
from tests.pages import Element, parse
from tests.web.lorenzo_faces import children, marks, sign
from tests.web.visitors import NAMES, laid_out


class Chip:
    """A decision on offer: what it costs and brings, in signs and in words for those who cannot see them."""

    def __init__(self, offer: Element) -> None:
        control, face = (offer, offer) if offer.tag == "button" else (offer.one("input"), offer.one("label"))
        self.plan = control["value"]
        self.text = self.plan.partition(";")[0]
        self.disc = face.all("span.disc")
        self.due = sum(-due.number for due in face.all("span.due"))
        self.changes = marks(face.one("span.effect"))
        self.value = sum(pip.number for pip in face.all("span.effect b.pip"))
        self.told = face.all("span.unseen")[-1].text.removeprefix(": ")
        self.sums = {sign(one.one("svg")): numbers(one) for one in offer.all("span.plan span.sum")}


class Member:
    """A family member: whose it is, its colour, its value, and all of that in words."""

    def __init__(self, piece: Element) -> None:
        self.seat = int(piece.named("seat-"))
        self.name = piece.named("m-")
        self.value = piece.one("b").number

    def __eq__(self, other: object) -> bool:
        return (self.seat, self.name, self.value) == other

    def __repr__(self) -> str:
        return repr((self.seat, self.name, self.value))


class Drawn:
    """The drawn board."""

    def __init__(self, html: str | bytes) -> None:
        self.scene = parse(html).one("#scene")

    def spot(self, space: str) -> Element:
        return self.scene.one(f"div.spot.{space}")

    def floors(self) -> dict[str, Element]:
        """The floors by name, with what stands beside their card."""
        found = {floor.one("div.spot").classes[1]: floor for floor in self.scene.all("section.towers div.floor")}
        assert sorted(found) == sorted(FLOORS)
        return found

    def players(self) -> list[Element]:
        """In turn order."""
        return self.scene.all("section.players li.player")

    def player(self, seat: int) -> Element:
        return self.scene.one(f"section.players li.player.seat-{seat}")

    def board(self, seat: int) -> Element:
        return self.scene.one(f"article.board.of-{seat}")

    def chips(self) -> dict[str, Chip]:
        """Everything on offer by its decision."""
        at_once = [Chip(button) for button in self.scene.all("button") if is_offer(button)]
        looked_at = [Chip(offer) for kind in ("span.chip", "span.deed") for offer in self.scene.all(kind)]
        found = at_once + looked_at
        assert len({chip.text for chip in found}) == len(found)
        return {chip.text: chip for chip in found}

    def at_hand(self, seat: int) -> list[Member]:
        """The members that are still to be placed, wherever they lie."""
        own = self.board(seat).all("p.pieces span.member") + self.scene.all("fieldset.picker span.member")
        pieces = self.player(seat).all("span.pieces span.member") + own
        return [member for member in members(pieces) if member.seat == seat]


def numbers(element: Element) -> list[int]:
    """The numbers in the words of an element."""
    return [int(number) for number in re.findall(r"-?\d+", element.text)]


def is_offer(button: Element) -> bool:
    return button.attributes.get("name") == "decision" and button.has("span.effect")


def members(pieces: list[Element]) -> list[Member]:
    found = [Member(piece) for piece in pieces]
    assert all(member.name in MEMBERS for member in found)
    return found


def drawn(match: Match, seat: int | None = None) -> Drawn:
    """The table as somebody sees it: whoever is asked, if no seat is named."""
    table, clients = laid_out(match)
    seat = (match.seat or 0) if seat is None else seat
    return Drawn(clients[seat].get(f"/t/{table.id}/?mode=drawn").content)


def goods_row(player: Element) -> dict[str, int]:
    """What a player has, by the sign beside each number; the words say the same."""
    found: dict[str, int] = {}
    for mark in player.all("p.goods span.mark"):
        good = sign(mark.one("svg"))
        found[good] = mark.one("b").number
        assert mark.one("span.unseen").text.split()[0] == mark.one("b").text
    return found


def whose(words: str) -> tuple[int, str, int]:
    """`Bianca: white member, value 3` as it is said beside a piece."""
    name, told = words.split(": ")
    member, value = told.split(" member, value ")
    return NAMES.index(name), member, int(value)


def spoken(element: Element) -> list[tuple[int, str, int]]:
    """The members of an element as they are told in words."""
    return [whose(child.text) for child in children(element) if "unseen" in child.classes]
