"""The symbols on cards and tiles, the six actions, and how amounts of symbols are packed into one number."""

from typing import Final

from mypy_extensions import i64

from signoria.data.datafile import Entry

FLORIN: Final = 0
CROWN: Final = 1
CROSS: Final = 2
CAVALRY: Final = 3
SHIP: Final = 4
MASK: Final = 5
WAR: Final = 6
EITHER: Final = 7
"""Crown or cross: in a price each may be paid with either (VIR-PAY-16); on a source the greater of its two numbers."""
ARROW: Final = 8

SYMBOLS: Final = ("florin", "crown", "cross", "cavalry", "ship", "mask", "war", "crown_or_cross", "arrow")

AS_ALL: Final = -1
"""A card or tile whose war symbols cost what those of all others do."""

WIDTH: Final = 7
"""Bits for the amount of each symbol in a packed number; sums over a whole dominion stay far below 128."""
FULL: Final = 127
SYMBOL_MASK: Final = 0xFFFFFFFFFFFF80
"""Everything in a packed number but the florins."""

RULE: Final = 0
PATRONAGE: Final = 1
TRADE: Final = 2
ANNEX: Final = 3
CAMPAIGN: Final = 4
INTRIGUE: Final = 5
NO_ACTION: Final = -1
ACTIONS: Final = ("rule", "patronage", "trade", "annex", "campaign", "intrigue")


def amount(packed: i64, symbol: i64) -> int:
    """How many of a symbol a packed number holds."""
    return packed >> WIDTH * symbol & FULL


def packed(symbol: int, count: int) -> int:
    return count << WIDTH * symbol


def read_amounts(entry: Entry, key: str, symbols: tuple[str, ...]) -> dict[str, int]:
    """A table of symbols and their numbers, of these symbols only."""
    value = entry.fields.get(key)
    if not isinstance(value, dict):
        raise entry.error(f"{key} must be a table of symbols, not {value!r}")
    for symbol, number in value.items():
        if symbol not in symbols:
            raise entry.error(f"{key}: {symbol!r} is none of {', '.join(symbols)}")
        if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= 9:
            raise entry.error(f"{key}: {symbol} must be a number from 1 to 9, not {number!r}")
    return {symbol: int(value[symbol]) for symbol in symbols if symbol in value}


def pack(amounts: dict[str, int]) -> int:
    """Amounts by name as one number; arrows move the token and pay nothing, so they are left out."""
    total = 0
    for symbol, number in amounts.items():
        if symbol != SYMBOLS[ARROW]:
            total += number << WIDTH * SYMBOLS.index(symbol)
    return total


def read_symbols(entry: Entry) -> tuple[int, int]:
    """The symbols along the bottom edge as a packed number, and the arrows among them (VIR-CARD-4)."""
    printed = tuple([symbol for symbol in SYMBOLS if symbol != SYMBOLS[EITHER]])
    amounts = read_amounts(entry, "resources", printed)
    best = max(amounts.get("crown", 0), amounts.get("cross", 0))
    return pack(amounts) + packed(EITHER, best), amounts.get("arrow", 0)


def read_war_florins(entry: Entry) -> int:
    """What each war symbol of a card or tile costs by its own word, or AS_ALL (VIR-SIEGE-9)."""
    if "war_florin_cost" not in entry.fields:
        return AS_ALL
    shown = entry.fields.get("resources")
    if not isinstance(shown, dict) or SYMBOLS[WAR] not in shown:
        raise entry.error("war_florin_cost is for what shows a war symbol")
    return entry.number("war_florin_cost", 0, 9)


def read_price(entry: Entry, key: str = "cost") -> int:
    """A price (VIR-CARD-2): florins and at most two kinds of symbols, crown_or_cross alone among crowns and crosses."""
    amounts = read_amounts(entry, key, ("florin", "crown", "cross", "cavalry", "ship", "mask", "crown_or_cross"))
    kinds = [symbol for symbol in amounts if symbol != "florin"]
    if len(kinds) > 2:
        raise entry.error(f"{key} asks for more than two kinds of symbols")
    if "crown_or_cross" in kinds and ("crown" in kinds or "cross" in kinds):
        raise entry.error(f"{key} asks for crown_or_cross next to crowns or crosses")
    return pack(amounts)


def symbols_in(price: int) -> int:
    """How many symbols a price asks for besides florins."""
    return sum([amount(price, symbol) for symbol in range(CROWN, ARROW)])


def spelled(packed_amounts: int) -> dict[str, int]:
    """A packed number by the names of its symbols, for people."""
    return {
        SYMBOLS[symbol]: amount(packed_amounts, symbol) for symbol in range(ARROW) if amount(packed_amounts, symbol)
    }
