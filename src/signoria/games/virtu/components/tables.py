"""Numbers of the rules: tracks, alliances, war, wages and prestige (`data/tables.toml`, `data/patronage.toml`)."""

from typing import Final

from signoria.data.datafile import DataFile, Entry
from signoria.games.virtu.components.cards import BONUS_FILE
from signoria.games.virtu.components.symbols import ACTIONS, SYMBOLS, packed, read_price

PERSON: Final = 0
WORK: Final = 1
KINDS: Final = ("person", "work")


class Bonus:
    """A patronage bonus (VIR-BONUS-1..12)."""

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
        "crosses", "action", "resources",
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


def find_bonus(id: str) -> int:
    for index, bonus in enumerate(BONUSES):
        if bonus.id == id:
            return index
    raise BONUS_FILE.error(f"the bonus {id} is missing")


def bonus_entry(index: int) -> Entry:
    return BONUS_FILE.entries("bonus", 10)[index]


FILE: Final = DataFile("signoria.games.virtu", "tables.toml")


def read_printed(action: str) -> int:
    """One symbol of a kind, or none; trade is printed nowhere."""
    entry = FILE.table("printed")
    word = entry.word(action, "none")
    if word != "none" and word not in SYMBOLS:
        raise entry.error(f"{action}: there is no symbol {word!r}")
    return 0 if word == "none" else packed(SYMBOLS.index(word), 1)


BONUSES: Final = [read_bonus(entry) for entry in BONUS_FILE.entries("bonus", 10)]
LEONARDO: Final = find_bonus("leonardo_da_vinci")
MICHELANGELO: Final = find_bonus("michelangelo")
MACHIAVELLI: Final = find_bonus("niccolo_machiavelli")
BASTION: Final = find_bonus("bastion_fortress")
PRINCE: Final = find_bonus("the_prince")
CANNONS_BONUS: Final = find_bonus("cannons")
BONUS_KIND: Final = [
    sum([1 << index for index, bonus in enumerate(BONUSES) if bonus.kind == kind]) for kind in (PERSON, WORK)
]
BONUS_ROOMS: Final = [
    sum([bonus.antechambers for index, bonus in enumerate(BONUSES) if owned >> index & 1])
    for owned in range(1 << len(BONUSES))
]
"""By the bonuses owned, one bit each: the antechambers that they open (VIR-COURT-2)."""
LEONARDO_STRENGTH: Final = bonus_entry(LEONARDO).number("strength", 1, 9)
LEONARDO_FLORINS: Final = bonus_entry(LEONARDO).number("florins", 0, 9)
CANNONS_STRENGTH: Final = bonus_entry(CANNONS_BONUS).number("strength", 1, 9)
CANNONS_FLORINS: Final = bonus_entry(CANNONS_BONUS).number("florins", 0, 9)
BASTION_STRENGTH: Final = bonus_entry(BASTION).number("strength", 1, 9)
MICHELANGELO_CROWNS: Final = bonus_entry(MICHELANGELO).number("crowns", 1, 9)

# The patronage track.
TRACK: Final = BONUS_FILE.table("track")
LAST_STEP: Final = TRACK.number("end_step", 1, 9)
STEPS: Final = BONUS_FILE.entries("step", LAST_STEP + 1)
STEP_PRICE: Final = [read_price(entry) for entry in STEPS]
STEP_PRESTIGE: Final = [entry.number("prestige", 0, 9) for entry in STEPS]
BONUS_STEPS: Final = TRACK.numbers("bonus_at_steps", 2)

# Start, token, actions, indulgences.
START: Final = FILE.table("start")
START_FLORINS: Final = START.number("florins", 0, 9)
UNITS: Final = START.number("units", 1, 6)
START_UNITS: Final = START.number("units_per_city", 0, 3)
AGENTS: Final = START.number("agents_max", 1, 9)
TOKEN: Final = FILE.table("token")
FREE_STEPS: Final = TOKEN.number("free_moves_max", 1, 5)
EXTRA_STEP_FLORINS: Final = TOKEN.number("extra_move_florins", 0, 9)
DEEDS: Final = FILE.table("actions")
TILES_PER_SYMBOL: Final = DEEDS.number("tiles_per_symbol", 1, 9)
FLORINS_PER_SHIP: Final = DEEDS.number("florins_per_ship", 1, 9)
CROWNS_OVER_VALUE: Final = DEEDS.number("crowns_over_value", 0, 9)
PRINTED_SYMBOL: Final = [read_printed(action) for action in ACTIONS]
"""By action: the symbol that the palace itself supplies (VIR-PALACE-3)."""
INDULGENCE: Final = FILE.table("indulgences")
INDULGENCES: Final = INDULGENCE.number("cards", 1, 99)
INDULGENCE_FLORINS: Final = INDULGENCE.number("florins", 0, 9)
CANCEL_CROSSES: Final = INDULGENCE.number("cancel_crosses", 1, 9)
CANCEL_CROWNS: Final = INDULGENCE.number("cancel_crowns", 1, 9)
INDULGENCE_PRESTIGE: Final = INDULGENCE.number("prestige", -9, 0)

# Alliances.
FRANCE: Final = 0
OTTOMANS: Final = 1
EMPIRE: Final = 2
GREAT_POWERS: Final = ("france", "ottoman_empire", "holy_roman_empire")


def read_alliances() -> list[Entry]:
    entries = FILE.entries("alliance", len(GREAT_POWERS))
    for index, entry in enumerate(entries):
        entry.only("id", "cost", "bonus", "bonus_amount")
        if entry.word("id") != GREAT_POWERS[index]:
            raise entry.error(f"stands where {GREAT_POWERS[index]} is expected")
    return entries


ALLIANCES: Final = read_alliances()
ALLIANCE_PRICE: Final = [read_price(entry) for entry in ALLIANCES]
ALLIANCE_BONUS: Final = [entry.number("bonus_amount", 1, 9) for entry in ALLIANCES]

# War, wages, recruiting.
WARS: Final = FILE.table("war")
WAR_FLORINS: Final = WARS.number("war_florin_cost", 0, 9)
HARD_DEFENCE: Final = WARS.number("loss_if_city_strength_at_least", 0, 99)
HARD_LOSS: Final = WARS.number("loss_in_that_case", 0, 9)
AGENT_EFFECT: Final = WARS.number("agent_modifier", 0, 9)
DEFEAT_LOSS: Final = WARS.number("defeat_loss", 0, 9)


def read_wages() -> list[int]:
    """The wage by number of units on the map (VIR-WAGE-1)."""
    found = [0] * (UNITS + 1)
    for entry in FILE.entries("wage", 3):
        for units in range(entry.number("units_min", 1, UNITS), entry.number("units_max", 1, UNITS) + 1):
            found[units] = entry.number("florins", 0, 9)
    return found


WAGES: Final = read_wages()
RECRUITING: Final = FILE.table("recruitment")
HOME_RECRUIT: Final = RECRUITING.number("own_starting_city_florins", 0, 9)
AWAY_RECRUIT: Final = RECRUITING.number("other_controlled_city_florins", 0, 9)

# Prestige.
CITY_TRACK: Final = FILE.table("city_track")
LAST_CITY: Final = CITY_TRACK.number("end_at_cities", 1, 30)
ROOM_AT_CITIES: Final = CITY_TRACK.number("extra_antechamber_at_cities", 1, 30)
ROOM_FOR_CITIES: Final = CITY_TRACK.number("extra_antechambers", 0, 3)
CITY_PRESTIGE: Final = [entry.number("prestige", 0, 9) for entry in FILE.entries("city_step", LAST_CITY + 1)]
CITY_LEADER: Final = CITY_TRACK.number("leader_prestige", 0, 9)
PATRONAGE_LEADER: Final = TRACK.number("leader_prestige", 0, 9)
RELIGION: Final = {
    entry.number("players", 3, 5): entry.numbers("prestige_by_rank", entry.number("players", 3, 5))
    for entry in FILE.entries("religion", 3)
}
PRESTIGE: Final = FILE.table("prestige")
TROPHY_PRESTIGE: Final = PRESTIGE.number("trophy", 0, 9)
ALLIANCE_PRESTIGE: Final = PRESTIGE.number("alliance", 0, 9)
