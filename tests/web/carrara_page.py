"""Reads Carrara's drawn board: each number where a reader of the page finds it."""

import re

from signoria import Match
from tests.pages import Element, parse
from tests.web.visitors import laid_out


def sign(element: Element) -> str:
    """What an `svg` or a `use` shows."""
    return element["href"].partition("#s-")[2]


def signs(element: Element) -> list[str]:
    return [sign(use) for use in element.all("use") if "#s-" in use["href"]]


def marks(element: Element) -> dict[str, int]:
    """The numbers of an element by the sign beside each."""
    found = {sign(mark.one("use")): mark.one("b").number for mark in element.all("span.mark")}
    assert len(found) == len(element.all("span.mark"))
    return found


class Drawn:
    """The drawn board."""

    def __init__(self, html: str | bytes) -> None:
        self.scene = parse(html).one("#scene")

    def prices(self, part: int) -> dict[str, int]:
        """What blocks cost at a part of the ring."""
        ring = self.scene.one(f"g.prices.r-{part}")
        return dict(zip(signs(ring), [text.number for text in ring.all("text")], strict=True))

    def angle(self, wheel: str) -> int:
        return int(re.findall(r"\d+", self.scene.one(f"#{wheel}")["transform"])[0])

    def blocks(self) -> list[tuple[int, str, int]]:
        """Part, colour and price of every block of the wheel."""
        turns = self.angle("large") // 60
        found = []
        for block in self.scene.one("#large").all("g.block"):
            sector = int(block["id"].split("-")[1])
            price = block.one("text.now").text
            found.append(((sector + turns) % 6 + 1, signs(block)[0], 0 if price == "·" else int(price)))
        return found

    def tiles(self) -> list[tuple[str, int]]:
        """Kind and value of the buildings on offer."""
        return [tile_read(tile) for tile in self.scene.all("div.display div.slot") if "empty" not in tile.classes]

    def board(self, seat: int) -> Element:
        return self.scene.one(f"article.board.of-{seat}")

    def cities(self, seat: int) -> list[Element]:
        """Livorno first."""
        return self.board(seat).all("div.city")

    def player(self, seat: int) -> Element:
        return self.scene.one(f"section.players li.player.seat-{seat}")

    def place(self, seat: int | str, id: str) -> Element:
        return self.scene.one(f"#place-{seat}-{id}")

    def purse(self) -> int:
        return self.scene.one("section.screen p.purse b").number

    def marble(self) -> dict[str, int]:
        """The blocks behind the visitor's screen; as many are drawn as the number beside them says."""
        found = {}
        for stack in self.scene.all("section.screen ul.marble li"):
            number = stack.all("b")[-1].number
            pieces = [piece for piece in stack.all("i") if "data-piece" in piece.attributes]
            assert len(pieces) == number
            if number:
                found[stack.named("c-")] = number
        return found

    def plans(self) -> dict[str, Element]:
        """What can be decided, by its text: the plan that tells of it, or its button."""
        found = {one["value"]: one for one in self.scene.all("button") if one.attributes.get("name") == "decision"}
        for deal in self.scene.all("span.deal"):
            found[deal.one("input")["value"]] = deal
        return found


def tile_read(tile: Element) -> tuple[str, int]:
    """Kind and value of a tile."""
    face = tile.all("button")[0]
    return tile.named("k-"), face.one("b.value").number


def sums(plan: Element) -> dict[str, tuple[int, int]]:
    """What a plan changes, by sign before and after."""
    found = {}
    for one in plan.all("span.sums span.sum"):
        before, after = (int(number) for number in re.findall(r"-?\d+", one.text.rpartition(":")[2]))
        found[sign(one.one("use"))] = (before, after)
    return found


def drawn(match: Match, seat: int | None = None) -> Drawn:
    """The table as somebody sees it: whoever is asked, if no seat is named."""
    table, clients = laid_out(match)
    seat = (match.seat or 0) if seat is None else seat
    return Drawn(clients[seat].get(f"/t/{table.id}/?mode=drawn").content)
