"""What cards, leaders and tiles do, read from the short notation of their data files, to compare it with pictures.

Every effect is a tuple that begins with its kind; goods are tables of numbers by name.
"""

import re
from typing import Any

Fact = tuple[Any, ...]

SINGULAR = {"coin": "coins", "servant": "servants", "privilege": "privileges"}
SINGULAR |= {"territories": "territory", "characters": "character", "buildings": "building", "ventures": "venture"}
SINGULAR |= {"military point": "military", "faith point": "faith", "victory point": "victory"}
SINGULAR |= {"military points": "military", "faith points": "faith", "victory points": "victory", "VP": "victory"}
AMOUNT = re.compile(r"([+−-]?)(\d+) (.+)")


def goods(text: str) -> dict[str, int]:
    """An enumeration: `2 wood, 1 coin`, and in words `−3 servants, +1 faith point`."""
    found: dict[str, int] = {}
    for part in text.split(", ") if text else []:
        told = AMOUNT.fullmatch(part)
        assert told is not None, f"{part!r} of {text!r} is no amount"
        sign, number, name = told.groups()
        name = SINGULAR.get(name, name)
        assert name not in found, f"{text!r} tells {name} twice"
        found[name] = -int(number) if sign in ("−", "-") else int(number)
    return found


def costs(text: str) -> list[dict[str, int]]:
    """The cost boxes; of `2 military of 4` two are paid and four are needed."""
    found = []
    for box in text.split(" or ") if text else []:
        paid, _, needed = box.partition(" of ")
        found.append(goods(paid) | ({"needed": int(needed)} if needed else {}))
    return found


def effects(text: str) -> list[Fact]:
    """What comes at once, at a harvest or production, or lasts: words between semicolons."""
    return [effect(word) for word in text.split("; ") if word]


def effect(word: str) -> Fact:
    if word == "no floor bonus":
        return ("no floor bonus",)
    if found := re.fullmatch(r"\+(\d+) (\w+)", word):
        return ("boost", int(found[1]), found[2])
    if found := re.fullmatch(r"(\w+) cheaper by (.+)", word):
        offered = [goods(part) for part in found[2].split(" or ")]
        assert len({number for one in offered for number in one.values()}) == 1, f"{word!r} lowers by two numbers"
        return ("cheaper", found[1], next(iter(offered[0].values())), [good for one in offered for good in one])
    if found := re.fullmatch(r"(harvest|production) at (\d+)", word):
        return ("action", found[1], int(found[2]), {})
    if found := re.fullmatch(r"take (\w+) at (\d+)(?: for (.+) less)?", word):
        return ("action", "card" if found[1] == "any" else found[1], int(found[2]), goods(found[3] or ""))
    if found := re.fullmatch(r"(.+) per (\d+) military", word):
        return ("per", goods(found[1]), "military", int(found[2]))
    if found := re.fullmatch(r"(.+) per (\w+)", word):
        return ("per", goods(found[1]), found[2], 1)
    if " -> " in word:
        return ("trades", [tuple(goods(side) for side in trade.split(" -> ")) for trade in word.split(" or ")])
    return ("goods", goods(word))


def card(facts: dict[str, str]) -> dict[str, object]:
    """All that a card says in numbers."""
    return {
        "cost": costs(facts.get("cost", "")),
        "immediate": effects(facts.get("immediate", "")),
        "activation": int(facts.get("activation", 0)),
        "harvest": effects(facts.get("harvest", "")),
        "production": effects(facts.get("production", "")),
        "permanent": effects(facts.get("permanent", "")),
        "victory": int(facts.get("victory", 0)),
    }
