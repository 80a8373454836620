"""Reads the effect notation of the component files into the words of `effects`."""

import re

from signoria.data.datafile import Entry
from signoria.games.lorenzo.components.effects import Action, Boost, Cost, Discount, Gain, Per, Trade
from signoria.games.lorenzo.components.goods import (
    COINS,
    GOODS,
    HARVEST,
    KINDS,
    MILITARY,
    PRIVILEGES,
    PRODUCTION,
    SERVANTS,
    STONE,
    TYPES,
    WOOD,
)

ANY_TYPE = (1 << len(TYPES)) - 1


def number_and_word(entry: Entry, text: str) -> tuple[int, str]:
    found = re.fullmatch(r"([1-9][0-9]{0,2}) (\S.*)", text.strip())
    if found is None:
        raise entry.error(f"{text!r} is not a number and a word, such as '2 wood'")
    return int(found[1]), found[2]


def good(entry: Entry, word: str) -> int:
    for index, name in enumerate(GOODS):
        if word == name or (name.endswith("s") and word == name[:-1]):
            return index
    raise entry.error(f"{word!r} is no good; goods are {', '.join(GOODS)}")


def card_type(entry: Entry, word: str) -> int:
    if word not in TYPES:
        raise entry.error(f"{word!r} is no card type; types are {', '.join(TYPES)}")
    return TYPES.index(word)


def goods(entry: Entry, text: str) -> dict[int, int]:
    """ "2 wood, 1 coin" as a table; an empty text is nothing."""
    table: dict[int, int] = {}
    for part in text.split(",") if text.strip() else []:
        amount, word = number_and_word(entry, part)
        key = good(entry, word)
        if key in table:
            raise entry.error(f"{text!r} names {GOODS[key]} twice")
        table[key] = amount
    return table


def gain(entry: Entry, text: str) -> Gain:
    table = goods(entry, text)
    privileges = table.pop(PRIVILEGES, 0)
    if privileges > 5:
        raise entry.error(f"{text!r}: there are only 5 different privileges")
    return Gain(list(table), list(table.values()), privileges)


def costs(entry: Entry, text: str) -> list[Cost]:
    """The cost boxes of a card, of which one is paid (LOR-VENT-3); none for an empty text."""
    boxes = [cost(entry, box) for box in text.split(" or ")] if text else []
    if len(boxes) > 2 or (len(boxes) == 2 and any(box.servants for box in boxes)):
        raise entry.error(f"cost {text!r}: at most two boxes, and servants only in a single one")
    if len(boxes) == 2 and not (boxes[0].military and not boxes[1].military):
        raise entry.error(f"cost {text!r}: of two boxes the first is in military points, the second in resources")
    return boxes


def cost(entry: Entry, text: str) -> Cost:
    """One cost box: resources or military points, never both (LOR-VENT-1)."""
    military = re.fullmatch(r"([0-9]{1,3}) military of ([0-9]{1,3})", text.strip())
    if military is not None:
        paid, needed = int(military[1]), int(military[2])
        if not 0 < paid <= needed:
            raise entry.error(f"cost {text!r}: the points spent are more than the points needed")
        return Cost(0, 0, 0, 0, paid, needed)
    table = goods(entry, text)
    if not set(table) <= {COINS, WOOD, STONE, SERVANTS}:
        raise entry.error(f"cost {text!r}: only coins, wood, stone and servants, or '2 military of 4'")
    return Cost(table.get(COINS, 0), table.get(WOOD, 0), table.get(STONE, 0), table.get(SERVANTS, 0), 0, 0)


def per(entry: Entry, text: str) -> Per:
    what, _, whom = text.partition(" per ")
    table = goods(entry, what)
    if len(table) != 1 or PRIVILEGES in table:
        raise entry.error(f"{text!r}: one kind of good per card")
    ((key, amount),) = table.items()
    if whom.endswith(" military"):
        every, _ = number_and_word(entry, whom)
        return Per(key, amount, -1, every)
    return Per(key, amount, card_type(entry, whom), 1)


def action(entry: Entry, text: str) -> Action | None:
    """A bonus action, or None if the text is something else."""
    found = re.fullmatch(r"(harvest|production|take (\w+)) at ([0-9]{1,3})(?: for (.+) less)?", text.strip())
    if found is None:
        return None
    value = int(found[3])
    discount = goods(entry, found[4] or "")
    if not set(discount) <= {COINS, WOOD, STONE} or (discount and not found[2]):
        raise entry.error(f"{text!r}: a discount is in coins, wood or stone, on a card")
    if found[2] is None:
        return Action(HARVEST if found[1] == "harvest" else PRODUCTION, 0, value, 0, 0, 0)
    types = ANY_TYPE if found[2] == "any" else 1 << card_type(entry, found[2])
    return Action(-1, types, value, discount.get(COINS, 0), discount.get(WOOD, 0), discount.get(STONE, 0))


def boost(entry: Entry, text: str) -> Boost | None:
    """A "+2 harvest" or "-4 territory", or None if the text is something else."""
    found = re.fullmatch(r"([+-][0-9]{1,3}) (\w+)", text.strip())
    if found is None or found[2] not in KINDS[: PRODUCTION + 1]:
        return None
    return Boost(KINDS.index(found[2]), int(found[1]))


def discount(entry: Entry, text: str) -> Discount | None:
    """A "building cheaper by 1 wood or 1 stone", or None if the text is something else."""
    found = re.fullmatch(r"(\w+) cheaper by ([0-9]{1,3}) (\w+)(?: or ([0-9]{1,3}) (\w+))?", text.strip())
    if found is None:
        return None
    if found[5] is not None and found[2] != found[4]:
        raise entry.error(f"{text!r}: both sides of a choice must lower the cost by the same number")
    first = good(entry, found[3])
    other = -1 if found[5] is None else good(entry, found[5])
    if not {first, other} <= {-1, COINS, WOOD, STONE} or (other >= 0 and {first, other} != {WOOD, STONE}):
        raise entry.error(f"{text!r}: a discount is in coins, wood or stone, a choice between wood and stone")
    return Discount(card_type(entry, found[1]), first, int(found[2]), other)


def trades(entry: Entry, text: str) -> list[Trade]:
    """ "1 wood -> 3 coins or 2 wood -> 5 coins" (LOR-BUILD-4); a choice of payments is two trades too (LOR-BUILD-5)."""
    found = []
    for part in text.split(" or "):
        pay, arrow, receive = part.partition(" -> ")
        if not arrow:
            raise entry.error(f"{part!r} is no trade, such as '1 wood -> 3 coins'")
        price = gain(entry, pay)
        if price.privileges or MILITARY in price.goods:
            raise entry.error(f"{part!r}: a trade is paid with resources or faith")
        found.append(Trade(price, gain(entry, receive)))
    if len(found) > 2:
        raise entry.error(f"{text!r}: at most two trades")
    return found
