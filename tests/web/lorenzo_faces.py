"""Reads the pictures of Lorenzo's drawn board: signs with their numbers, back into what they mean."""

from tests.lorenzo.facts import Fact
from tests.pages import Element


def sign(element: Element) -> str:
    """What an `svg` shows."""
    return element.one("use")["href"].partition("#s-")[2]


def signs(element: Element) -> list[str]:
    """The signs that stand in an element by themselves, not beside a number."""
    return [sign(child) for child in children(element) if child.tag == "svg"]


def children(element: Element) -> list[Element]:
    return [child for child in element.children if isinstance(child, Element)]


def marks(element: Element) -> dict[str, int]:
    """The numbers of an element by the sign that stands beside each."""
    found: dict[str, int] = {}
    for mark in children(element):
        if "mark" in mark.classes:
            name = sign(mark.one("svg"))
            assert name not in found, f"{name} is marked twice in {element!r}"
            found[name] = mark.one("b").number
    return found


def cost(box: Element) -> dict[str, int]:
    """What is paid, and of military points how many are needed."""
    paid = marks(box)
    if box.has("small"):
        paid["needed"] = int(box.one("small").text.removeprefix("≥"))
    return paid


def effects(element: Element) -> list[Fact]:
    """The effects that are drawn in an element."""
    found: list[Fact] = []
    boosts = [mark for mark in element.all("span.mark") if mark.one("b").text.startswith("+")]
    if boosts:
        found += [("boost", mark.one("b").number, sign(mark.one("svg"))) for mark in boosts]
    elif marks(element):
        found.append(("goods", marks(element)))
    trades = element.all("span.trade")
    if trades:
        found.append(("trades", [trade(one) for one in trades]))
    found += [per(one) for one in element.all("span.per")]
    found += [action(one) for one in element.all("span.granted")]
    return found


def trade(element: Element) -> tuple[dict[str, int], dict[str, int]]:
    """What is paid and what it brings."""
    pay, gain = between(element, "for")
    return pay, gain


def between(element: Element, stroke: str) -> list[dict[str, int]]:
    """The numbers before and after each stroke: `or` for a choice, `for` for a trade."""
    parts = [Element("span", {})]
    for child in children(element):
        if child.matches(f"i.{stroke}"):
            parts.append(Element("span", {}))
        else:
            parts[-1].children.append(child)
    return [marks(part) for part in parts]


def per(element: Element) -> Fact:
    """So much for each of something, or a type that gets cheaper, or no floor bonus."""
    shown = signs(element)
    if element.has("i.never"):
        return ("no floor bonus",) if shown == ["floor"] else ("never", *shown)
    numbers = [(sign(mark.one("svg")), mark.one("b").number) for mark in element.all("span.mark")]
    first, amount = numbers[0]
    if amount < 0:
        return ("cheaper", shown[0], -amount, [first, *shown[1:]])
    if len(numbers) > 1:
        return ("per", {first: amount}, *numbers[1])
    return ("per", {first: amount}, shown[0], 1)


def action(element: Element) -> Fact:
    lower = {good: -amount for good, amount in marks(element).items()}
    (kind,) = signs(element)
    return ("action", kind, element.one("b.pip").number, lower)


def card(element: Element) -> dict[str, object]:
    """All that a card shows in numbers."""
    body = element.one("span.body")
    yields = body.all("span.yields")
    area = yields[0].classes[1] if yields else ""
    read = {area: effects(yields[0])} if yields else {}
    return {
        "cost": [cost(box) for box in body.all("span.cost span.box")],
        "immediate": [one for now in body.all("span.now") for one in effects(now)],
        "activation": yields[0].one("b.pip").number if yields else 0,
        "harvest": read.get("harvest", []),
        "production": read.get("production", []),
        "permanent": [one for lasting in body.all("span.lasting") for one in effects(lasting)],
        "victory": sum(marks(last)["victory"] for last in body.all("span.last")),
    }
