"""What tracks, bonuses and alliances there are (`data/tables.toml`, `data/patronage.toml`): the same in all sets."""

from typing import Final

from signoria.data.datafile import DataFile, Entry
from signoria.games.virtu.components.cards import BONUS_FILE
from signoria.games.virtu.components.symbols import SYMBOLS, packed

PERSON: Final = 0
WORK: Final = 1
KINDS: Final = ("person", "work")
BONUSES: Final = 10


class Bonus:
    """A patronage bonus (VIR-BONUS-1 to VIR-BONUS-12)."""

    def __init__(self, id: str, name: str, kind: int, prestige: int, crosses: int, antechambers: int) -> None:
        self.id = id
        self.name = name
        self.kind = kind
        self.prestige = prestige
        self.crosses = crosses
        self.antechambers = antechambers


def read_bonus(entry: Entry) -> Bonus:
    entry.only(
        "id", "kind", "form", "effect", "prestige", "strength", "florins", "uses", "antechambers", "agents", "crowns",
        "crosses", "action", "resources", "war_florin_cost",
    )  # fmt: skip
    kind = entry.word("kind")
    if kind not in KINDS:
        raise entry.error(f"kind must be person or work, not {kind!r}")
    return Bonus(
        entry.word("id"),
        entry.word("name"),
        KINDS.index(kind),
        entry.number("prestige", 0, 9),
        entry.number("crosses", 0, 9, 0),
        entry.number("antechambers", 0, 3, 0),
    )


def read_bonuses(file: DataFile) -> list[Bonus]:
    return [read_bonus(entry) for entry in file.entries("bonus", BONUSES)]


def read_printed(file: DataFile, action: str) -> int:
    """One symbol of a kind, or none; trade is printed nowhere."""
    entry = file.table("printed")
    word = entry.word(action, "none")
    if word != "none" and word not in SYMBOLS:
        raise entry.error(f"{action}: there is no symbol {word!r}")
    return 0 if word == "none" else packed(SYMBOLS.index(word), 1)


def read_alliances(file: DataFile) -> list[Entry]:
    entries = file.entries("alliance", len(GREAT_POWERS))
    for index, entry in enumerate(entries):
        entry.only("id", "cost", "bonus", "bonus_amount")
        if entry.word("id") != GREAT_POWERS[index]:
            raise entry.error(f"stands where {GREAT_POWERS[index]} is expected")
    return entries


def read_wages(file: DataFile) -> list[int]:
    """The wage by number of units on the map (VIR-WAGE-1)."""
    found = [0] * (UNITS + 1)
    for entry in file.entries("wage", 3):
        for units in range(entry.number("units_min", 1, UNITS), entry.number("units_max", 1, UNITS) + 1):
            found[units] = entry.number("florins", 0, 9)
    return found


FILE: Final = DataFile("signoria.games.virtu", "tables.toml")

# Bonuses, each called by its place.
READ: Final = read_bonuses(BONUS_FILE)
BONUS_IDS: Final = [bonus.id for bonus in READ]
BONUS_NAMES: Final = [bonus.name for bonus in READ]
LEONARDO: Final = BONUS_IDS.index("leonardo_da_vinci")
MICHELANGELO: Final = BONUS_IDS.index("michelangelo")
MACHIAVELLI: Final = BONUS_IDS.index("niccolo_machiavelli")
BASTION: Final = BONUS_IDS.index("bastion_fortress")
PRINCE: Final = BONUS_IDS.index("the_prince")
CANNONS_BONUS: Final = BONUS_IDS.index("cannons")
BONUS_KIND: Final = [
    sum([1 << index for index, bonus in enumerate(READ) if bonus.kind == kind]) for kind in (PERSON, WORK)
]
KIND_OF_BONUS: Final = [KINDS[bonus.kind] for bonus in READ]

# Great powers.
FRANCE: Final = 0
OTTOMANS: Final = 1
EMPIRE: Final = 2
GREAT_POWERS: Final = ("france", "ottoman_empire", "holy_roman_empire")
ALLIANCE_NAMES: Final = [entry.word("name") for entry in read_alliances(FILE)]

# Counts that decisions and observations rely on.
LAST_STEP: Final = BONUS_FILE.table("track").number("end_step", 1, 9)
UNITS: Final = FILE.table("start").number("units", 1, 6)
AGENTS: Final = FILE.table("start").number("agents_max", 1, 9)
INDULGENCES: Final = FILE.table("indulgences").number("cards", 1, 99)
