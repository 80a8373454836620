"""The royal court: its bonus fields on both sides, read from the component file, and the start of every seat."""

from typing import Final

from signoria.carrara.marble import COLOURS, handful_of
from signoria.carrara.sheet import FILE, entries, index, indexes, ordered, table
from signoria.datafile import DataFile

COINS: Final = 0
POINTS: Final = 1
DECORATION: Final = 2
GOLD_STATUE: Final = 3
BONUSES: Final = ["coins", "vp", "decoration", "gold_statue"]


class Field:
    """A bonus field of the court."""

    __slots__ = ("amount", "bonus")

    def __init__(self, bonus: int, amount: int) -> None:
        self.bonus = bonus
        self.amount = amount


def read_fields(file: DataFile, key: str, count: int) -> list[Field]:
    fields: list[Field] = []
    for entry in ordered(entries(file, key, count, "bonus", "amount"), [str(number + 1) for number in range(count)]):
        bonus = index(entry, "bonus", BONUSES)
        amount = entry.number("amount", 1, 9)
        if bonus >= DECORATION and (amount != 1 or key == "court_basic"):
            raise entry.error("an item is a bonus of the advanced game, and there is one of it")
        fields.append(Field(bonus, amount))
    return fields


def read_starts(file: DataFile) -> tuple[list[int], list[int]]:
    """Blocks and coins of the seats, clockwise from the start player (CAR-SETUP-3, -9)."""
    found = ordered(entries(file, "seat", 4, "blocks", "coins"), ["seat-1", "seat-2", "seat-3", "seat-4"])
    blocks = [handful_of(indexes(entry, "blocks", 2, COLOURS)) for entry in found]
    return blocks, [entry.number("coins", 0, 99) for entry in found]


BASIC_FIELDS: Final = read_fields(FILE, "court_basic", 6)
ADVANCED_FIELDS: Final = read_fields(FILE, "court_advanced", 8)
START_BLOCKS: Final = read_starts(FILE)[0]
START_COINS: Final = read_starts(FILE)[1]

_constants = table(
    FILE, "constants",
    "pass_coins", "destitute_coins", "trigger_points", "coins_per_point", "purchase_price", "decoration_value",
)  # fmt: skip
PASS_COINS: Final[int] = _constants.number("pass_coins", 0, 99)
DESTITUTE_COINS: Final[int] = _constants.number("destitute_coins", 0, 99)
TRIGGER_POINTS: Final[int] = _constants.number("trigger_points", 0, 99)
COINS_PER_POINT: Final[int] = _constants.number("coins_per_point", 1, 99)
