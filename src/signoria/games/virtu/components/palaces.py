"""The palaces of the five powers: chambers, antechambers and card arrows (`data/palaces.toml`)."""

from typing import Final

from signoria.data.datafile import DataFile, Entry
from signoria.games.virtu.components.cards import POWERS
from signoria.games.virtu.components.cities import CITIES, CITY_IDS, SETUPS
from signoria.games.virtu.components.symbols import ACTIONS, TRADE

CHAMBERS: Final = 5
ANTECHAMBERS: Final = 6
UPGRADES: Final = 5
"""Chambers 0 to 4 hold their action card at 0 to 4 and their upgrade at 5 to 9 of a player's `chambers`."""


class Power:
    """A power: its house, its starting cities and agents, and the printed actions of its palace (VIR-PALACE-2)."""

    def __init__(self, id: str, name: str, colour: str, cities: list[int], agents: int, chambers: list[int]) -> None:
        self.id = id
        self.name = name
        self.colour = colour
        self.cities = cities
        self.agents = agents
        self.chambers = chambers


def read_power(entry: Entry, index: int) -> Power:
    entry.only("id", "house", "color", "player_counts", "cities", "agents", "chambers")
    if entry.word("id") != POWERS[index]:
        raise entry.error(f"stands where {POWERS[index]} is expected")
    cities = entry.words("cities", 2)
    for id in cities:
        if id not in CITY_IDS:
            raise entry.error(f"there is no city {id!r}")
    marked = [CITY_IDS[city] for city in range(CITIES) if SETUPS[5].arms[city] == index]
    if sorted(cities) != sorted(marked):  # recruiting asks for the arms (VIR-RECRUIT-2)
        raise entry.error(f"cities names {', '.join(cities)}, but the map marks {', '.join(marked)} as its own")
    chambers = entry.words("chambers", CHAMBERS)
    if sorted(chambers) != sorted([action for action in ACTIONS if action != ACTIONS[TRADE]]):
        raise entry.error("chambers must be the five printed actions, each once")
    return Power(
        entry.word("id"),
        entry.word("name"),
        entry.word("color"),
        [CITY_IDS.index(id) for id in cities],
        entry.number("agents", 0, 5),
        [ACTIONS.index(action) for action in chambers],
    )


def read_powers(file: DataFile) -> list[Power]:
    """The powers in the order of POWERS."""
    return [read_power(entry, index) for index, entry in enumerate(file.entries("power", len(POWERS)))]


def read_antechambers(entry: Entry) -> list[tuple[str, bool, bool]]:
    """Id, whether on the left side, and whether open at the start (VIR-PALACE-4)."""
    value = entry.fields.get("antechambers")
    if not isinstance(value, list) or len(value) != ANTECHAMBERS:
        raise entry.error(f"antechambers must be a list of {ANTECHAMBERS} tables")
    found: list[tuple[str, bool, bool]] = []
    for number, fields in enumerate(value, start=1):
        space = Entry(f"{entry.where}: antechamber {number}", fields)
        if space.word("side") not in ("left", "right"):
            raise space.error("side must be left or right")
        found.append((space.word("id"), space.word("side") == "left", bool(fields.get("open_at_start"))))
    return found


FILE: Final = DataFile("signoria.games.virtu", "palaces.toml")
PALACE: Final = FILE.table("palace")
POWER_NAMES: Final = [power.name for power in read_powers(FILE)]
SPACES: Final = read_antechambers(PALACE)
ANTECHAMBER_IDS: Final = [id.replace("_", "-") for id, _, _ in SPACES]
LEFT: Final = sum([1 << space for space, (_, left, _) in enumerate(SPACES) if left])
RIGHT: Final = (1 << ANTECHAMBERS) - 1 - LEFT
ORIGINAL: Final = sum([1 << space for space, (_, _, open) in enumerate(SPACES) if open])
LIGHTER: Final = (1 << ANTECHAMBERS) - 1 - ORIGINAL
MAX_UNLOCKED: Final = 3
PASSED_INTO: Final = [
    (RIGHT if PALACE.number("right_courtiers_pass_after_chamber", 1, CHAMBERS) % CHAMBERS == chamber else 0)
    | (LEFT if PALACE.number("left_courtiers_pass_after_chamber", 1, CHAMBERS) % CHAMBERS == chamber else 0)
    for chamber in range(CHAMBERS)
]
"""By the chamber that is entered: the antechambers whose card arrow is passed on the way (VIR-PALACE-10)."""
SPACES_OF: Final = [
    [space for space in range(ANTECHAMBERS) if spaces >> space & 1] for spaces in range(1 << ANTECHAMBERS)
]
"""By a set of antechambers, one bit each: its members in order."""
COUNT: Final = [len(members) for members in SPACES_OF]
