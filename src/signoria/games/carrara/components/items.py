"""Decorations and statues of the advanced game, read from the component file.

An item is a number: a decoration has that of its kind, a coloured statue 6 plus its colour, a gold statue 12.
"""

from typing import Final

from signoria.data.datafile import DataFile
from signoria.games.carrara.components.cities import CITIES
from signoria.games.carrara.components.component_file import entries, index, ordered
from signoria.games.carrara.components.marble import COLOURS
from signoria.games.carrara.components.tiles import KINDS

FIRST_STATUE: Final = 6
GOLD: Final = 12
ITEMS: Final = [
    *("book", "goblet", "crown", "gate", "banner", "coat_of_arms"),
    *(f"{colour}-statue" for colour in COLOURS),
    "gold-statue",
]
GOLD_COLOUR: Final = 6
"""The colour of a gold statue, beyond those of marble."""
NO_STATUE: Final = -1


def read_names(file: DataFile) -> list[str]:
    """What the items are called; every decoration belongs to the kind of its place (CAR-ADV-13)."""
    names: list[str] = []
    counts = file.table("counts")
    total = 0
    for kind, entry in enumerate(ordered(entries(file, "decoration", 6, "kind", "count"), ITEMS[:FIRST_STATUE])):
        if index(entry, "kind", KINDS) != kind:
            raise entry.error(f"kind must be {KINDS[kind]!r}")
        total += entry.number("count", 1, 15)
        names.append(entry.word("name"))
    if total != counts.number("decorations", 1, 90):
        raise counts.error(f"decorations: the sorts add up to {total}")
    total = 0
    for colour, entry in enumerate(ordered(entries(file, "statue", 7, "count", "purchasable"), ITEMS[FIRST_STATUE:])):
        number = entry.number("count", 1, 15)
        if (colour < GOLD_COLOUR) != (entry.fields.get("purchasable") is True):
            raise entry.error("coloured statues can be bought, gold ones not (CAR-ADV-33)")
        if colour < GOLD_COLOUR:
            total += number
        elif number != counts.number("gold_statues", 1, 15):
            raise counts.error(f"gold_statues: there are {number}")
        names.append(entry.word("name"))
    if total != counts.number("coloured_statues", 1, 90):
        raise counts.error(f"coloured_statues: the colours add up to {total}")
    return names


def read_supplies(file: DataFile) -> list[tuple[int, ...]]:
    """By number of players, decorations and coloured statues in the supply (CAR-ADV-3, CAR-ADV-4)."""
    statues = [entry.number("count", 1, 15) for entry in file.entries("statue", 7)][:GOLD_COLOUR]
    most = [entry.number("count", 1, 15) for entry in file.entries("decoration", 6)]
    supplies: list[tuple[int, ...]] = [(), ()]
    for entry in file.entries("players", 3):
        number = entry.number("decorations_per_kind", 1, min(most))
        supplies.append(tuple([number] * 6 + statues))
    return supplies


def read_spare_gold(file: DataFile) -> list[int]:
    """By number of players the gold statues that begin in the box (CAR-ADV-4)."""
    gold = file.entries("statue", 7)[GOLD_COLOUR].number("count", 1, 15)
    spare = [0, 0]
    for players, entry in enumerate(file.entries("players", 3), start=2):
        used = entry.number("gold_statues", 1, gold)
        if used != 2 * players:
            raise entry.error("gold_statues must be one for each player on both fields (CAR-ADV-4)")
        spare.append(gold - used)
    return spare


def read_sets(file: DataFile) -> list[int]:
    """Points by the number of equal decorations (CAR-ADV-36)."""
    found = ordered(entries(file, "decoration_set", 7, "points"), [str(size) for size in range(1, 8)])
    return [0, *(entry.number("points", 0, 99) for entry in found)]


def read_majorities(file: DataFile) -> list[list[int]]:
    """By city the points of rank 1, 2 and 3 (CAR-ADV-38)."""
    table: list[list[int]] = []
    for entry in ordered(entries(file, "majority", 6, "first", "second", "third"), CITIES):
        ranks = [entry.number(rank, 0, 99) for rank in ("first", "second", "third")]
        if not ranks[0] >= ranks[1] >= ranks[2]:
            raise entry.error("first, second and third must fall")
        table.append(ranks)
    return table


def read_symbols(file: DataFile, key: str, first: int) -> list[int]:
    """The items on a wheel, clockwise; each one of its six once (CAR-ADV-1)."""
    symbols: list[int] = []
    for entry in ordered(entries(file, key, 6, "shows"), [str(position) for position in range(1, 7)]):
        item = first + index(entry, "shows", ITEMS[first : first + 6])
        if item in symbols:
            raise entry.error(f"shows: {ITEMS[item]} stands on the wheel twice")
        symbols.append(item)
    return symbols
