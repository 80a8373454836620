"""The royal court: its bonus fields on both sides, read from the component file."""

from typing import Final

from signoria.data.datafile import DataFile
from signoria.games.carrara.components.component_file import entries, index, ordered

COINS: Final = 0
POINTS: Final = 1
DECORATION: Final = 2
GOLD_STATUE: Final = 3
BONUSES: Final = ["coins", "vp", "decoration", "gold_statue"]

BASIC_FIELDS: Final = 6
ADVANCED_FIELDS: Final = 8
"""How many fields there are on each side."""


class Field:
    """A bonus field of the court."""

    __slots__ = ("amount", "bonus")

    def __init__(self, bonus: int, amount: int) -> None:
        self.bonus = bonus
        self.amount = amount


def read_fields(file: DataFile, key: str, count: int) -> list[Field]:
    fields: list[Field] = []
    counts = file.table("counts")
    if count > counts.number("columns_per_player", 1, 9):
        raise counts.error(f"columns_per_player: there are {count} entries [[{key}]]")
    for entry in ordered(entries(file, key, count, "bonus", "amount"), [str(number + 1) for number in range(count)]):
        bonus = index(entry, "bonus", BONUSES)
        amount = entry.number("amount", 1, 9)
        if bonus >= DECORATION and (amount != 1 or key == "court_basic"):
            raise entry.error("an item is a bonus of the advanced game, and there is one of it")
        fields.append(Field(bonus, amount))
    return fields
