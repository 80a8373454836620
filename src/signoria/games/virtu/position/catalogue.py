"""Every decision of the game and its permanent text; menus hand out these entries and never build one."""

from typing import Final

from signoria.engine.catalogue import Catalogue, Decision, Verb
from signoria.games.virtu.components.cards import CARDS, CHARACTERS, FAMILIES, POWERS, WAR_OF
from signoria.games.virtu.components.cities import CITIES, CITY_IDS, IN_PLAY, LONGEST, PORTS, ROADS, SEA_DISTANCE
from signoria.games.virtu.components.palaces import ANTECHAMBER_IDS, ANTECHAMBERS, CHAMBERS, ORIGINAL
from signoria.games.virtu.components.places import CATEGORIES, PLACE_IDS, PLACES
from signoria.games.virtu.components.symbols import (
    ARROW,
    CAVALRY,
    CROSS,
    CROWN,
    EITHER,
    FLORIN,
    MASK,
    SHIP,
    SYMBOLS,
    WAR,
    amount,
)
from signoria.games.virtu.components.tables import BONUSES, GREAT_POWERS, LEONARDO, UNITS
from signoria.games.virtu.components.tiles import (
    ARROWS_AT,
    CANNONS,
    CATHEDRAL_CITIES,
    SYMBOLS_AT,
    TILE_IDS,
    TILES,
    TITLE_IDS,
)

# What a decision does; `a` and `b` say to what.
POWER: Final = 0
PLACE: Final = 1
START: Final = 2
STEP: Final = 3
STEP_FLORINS: Final = 4
STEP_ARROW: Final = 5
STOP: Final = 6
CANCEL: Final = 7
LEAVE: Final = 8
SELL: Final = 9
END: Final = 10
USE: Final = 11
CASH: Final = 12
REFRESH: Final = 13
REACTIVATE: Final = 14
ADVANCE: Final = 15
BONUS: Final = 16
ANNEX: Final = 17
MARCH: Final = 18
SAIL: Final = 19
TOKEN: Final = 20
REMOVE: Final = 21
SEND: Final = 22
TO: Final = 23
AT: Final = 24
SIEGE: Final = 25
ANNOUNCE: Final = 26
PASS: Final = 27
BESIEGE: Final = 28
GIVE_UP: Final = 29
RETREAT: Final = 30
LOSE: Final = 31
KEEP: Final = 32
DISBAND: Final = 33
MOVE: Final = 34
DISCARD: Final = 35
BUY: Final = 36
SEAT: Final = 37
BUILD: Final = 38
RECRUIT: Final = 39
ALLY: Final = 40
DROP: Final = 41
# Chance.
FIRST_PLAYER: Final = 42

# Sources of a payment in their fixed order, each named by its place.
ACTION_CARD: Final = 0
UPGRADE: Final = 1
COURT: Final = 2
DOMINION: Final = COURT + ANTECHAMBERS
OTTOMAN_SOURCE: Final = DOMINION + TILES
EMPIRE_SOURCE: Final = OTTOMAN_SOURCE + 1
INDULGENCE_SOURCE: Final = EMPIRE_SOURCE + 1
SOURCES: Final = INDULGENCE_SOURCE + 1
SOURCE_IDS: Final = [
    "action-card", "upgrade", *ANTECHAMBER_IDS, *TILE_IDS, "ottoman_empire", "holy_roman_empire", "indulgence"
]  # fmt: skip

# What can be bought: the characters, then these.
BUY_TITLES: Final = CHARACTERS
BUY_GUILD: Final = CHARACTERS + 4
BUY_CATHEDRAL: Final = CHARACTERS + 5
ITEMS: Final = CHARACTERS + 6
ITEM_IDS: Final = [*[card.id for card in CARDS[:CHARACTERS]], *TITLE_IDS, "guild", "cathedral"]
INDULGENCE_PILE: Final = ITEMS
"""The place of the indulgence cards in the stock."""

# Bonuses announced in a battle: tokens, Leonardo, France, then the sources.
BY_TOKEN: Final = 0
BY_LEONARDO: Final = 1
BY_FRANCE: Final = 2
BY_SOURCE: Final = 3

# Places of a card in a palace, as a move names them: chambers, upgrades, antechambers.
FROM_UPGRADE: Final = CHAMBERS
FROM_COURT: Final = 2 * CHAMBERS
CARD_PLACES: Final = [
    *[f"chamber-{chamber}" for chamber in range(1, CHAMBERS + 1)],
    *[f"upgrade-{chamber}" for chamber in range(1, CHAMBERS + 1)],
    *ANTECHAMBER_IDS,
]

CATALOGUE: Final = Catalogue("virtu", __name__)
ABSENT: Final = Decision(Verb(CATALOGUE, "", (), False), -1, (), 0, 0)
"""Stands in tables where there is no decision."""


def one(kind: int, a: int, text: str) -> Decision:
    return CATALOGUE.add(kind, a, 0, text)


def source_symbols(source: int) -> list[int]:
    """The symbols that a source can ever be used for in a payment or a pool."""
    paying = [CROWN, CROSS, CAVALRY, SHIP, MASK]
    if source in (ACTION_CARD, UPGRADE):
        return [FLORIN, *paying, WAR]
    if source < DOMINION:
        return [symbol for symbol in paying if any(amount(card.symbols, symbol) for card in CARDS)]
    if source < OTTOMAN_SOURCE:
        return [symbol for symbol in paying if amount(SYMBOLS_AT[source - DOMINION], symbol)]
    return {OTTOMAN_SOURCE: [SHIP], EMPIRE_SOURCE: [CROSS], INDULGENCE_SOURCE: [CROWN]}[source]


def use_table() -> list[list[Decision]]:
    found: list[list[Decision]] = []
    for source in range(SOURCES):
        row = [ABSENT] * EITHER
        for symbol in source_symbols(source):
            row[symbol] = CATALOGUE.add(USE, source, symbol, f"use {SOURCE_IDS[source]} {SYMBOLS[symbol]}")
        found.append(row)
    return found


def pick(kind: int, verb: str, sources: list[int]) -> list[Decision]:
    found = [ABSENT] * SOURCES
    for source in sources:
        found[source] = one(kind, source, f"{verb} {SOURCE_IDS[source]}")
    return found


def dominion_sources(amounts: list[int]) -> list[int]:
    court = list(range(COURT, DOMINION))
    return court + [DOMINION + tile for tile in range(TILES) if amounts[tile]]


def march_table() -> list[list[list[Decision]]]:
    """By number of players less 3 and city: the marches from there."""
    made: dict[tuple[int, int], Decision] = {}
    for start in range(CITIES):
        for end in range(CITIES):
            if any(roads[start] >> end & 1 for roads in ROADS):
                made[start, end] = CATALOGUE.add(MARCH, start, end, f"march {CITY_IDS[start]} {CITY_IDS[end]}")
    return [
        [[made[start, end] for end in range(CITIES) if roads[start] >> end & 1] for start in range(CITIES)]
        for roads in ROADS
    ]


def sail_table() -> list[list[list[list[Decision]]]]:
    """By number of players less 3, port and number of seas: the voyages from there."""
    made: dict[tuple[int, int], Decision] = {}
    for start in range(CITIES):
        for end in range(CITIES):
            if start != end and PORTS >> start & 1 and PORTS >> end & 1:
                made[start, end] = CATALOGUE.add(SAIL, start, end, f"sail {CITY_IDS[start]} {CITY_IDS[end]}")
    return [
        [
            [
                [
                    made[start, end]
                    for end in range(CITIES)
                    if in_play >> start & in_play >> end & 1 and SEA_DISTANCE[start][end] == seas
                ]
                for seas in range(LONGEST + 1)
            ]
            for start in range(CITIES)
        ]
        for in_play in IN_PLAY
    ]


def announce_table() -> list[list[Decision]]:
    """By source and number of its war symbols (VIR-Q-17); the Cannons are a source of their own kind."""
    found: list[list[Decision]] = []
    for source in range(SOURCES):
        tile = source - DOMINION
        if source < COURT or source >= OTTOMAN_SOURCE:
            most = 0
        elif source < DOMINION:
            most = max(WAR_OF)
        else:
            most = 1 if tile == CANNONS else amount(SYMBOLS_AT[tile], WAR)
        row = [ABSENT]
        for count in range(1, most + 1):
            text = f"war {SOURCE_IDS[source]}" + (f" {count}" if count > 1 else "")
            row.append(CATALOGUE.add(ANNOUNCE, BY_SOURCE + source, count, text))
        found.append(row)
    return found


def move_table() -> list[list[Decision]]:
    """From each place of a card to each: antechambers to anywhere, chambers to antechambers only (VIR-REORG-7)."""
    found: list[list[Decision]] = []
    for start in range(len(CARD_PLACES)):
        row = [ABSENT] * len(CARD_PLACES)
        for end in range(len(CARD_PLACES)):
            to_court = end >= FROM_COURT
            to_chamber = end < FROM_UPGRADE and start >= FROM_COURT
            if start != end and (to_court or to_chamber):
                row[end] = CATALOGUE.add(MOVE, start, end, f"move {CARD_PLACES[start]} {CARD_PLACES[end]}")
        found.append(row)
    return found


def place_table() -> list[list[Decision]]:
    """By family card and place: a chamber, or an antechamber that is open at the start (VIR-DEC-2)."""
    found: list[list[Decision]] = []
    for card in CARDS[CHARACTERS : CHARACTERS + FAMILIES]:
        row = [ABSENT] * len(CARD_PLACES)
        for end, name in enumerate(CARD_PLACES):
            if end < FROM_UPGRADE or (end >= FROM_COURT and ORIGINAL >> (end - FROM_COURT) & 1):
                row[end] = CATALOGUE.add(PLACE, CARDS.index(card), end, f"place {card.id} {name}")
        found.append(row)
    return found


# The order of these lines is the order of the catalogue: to change it is to change the rules version.
POWER_D: Final = [one(POWER, power, f"power {id}") for power, id in enumerate(POWERS)]
PLACE_D: Final = place_table()
START_D: Final = [one(START, chamber, f"start chamber-{chamber + 1}") for chamber in range(CHAMBERS)]
STEP_D: Final = one(STEP, 0, "step")
STEP_FLORINS_D: Final = one(STEP_FLORINS, 0, "step florins")
STEP_ARROW_D: Final = pick(STEP_ARROW, "step", dominion_sources(ARROWS_AT))
STOP_D: Final = one(STOP, 0, "stop")
CANCEL_CROSS_D: Final = one(CANCEL, CROSS, "cancel cross")
CANCEL_CROWNS_D: Final = one(CANCEL, CROWN, "cancel crowns")
LEAVE_D: Final = one(LEAVE, 0, "leave")
SELL_D: Final = one(SELL, 0, "indulgence florins")
END_D: Final = one(END, 0, "end")
USE_D: Final = use_table()
CASH_D: Final = pick(CASH, "cash", dominion_sources([amount(symbols, FLORIN) for symbols in SYMBOLS_AT]))
REFRESH_D: Final = [one(REFRESH, tile, f"refresh {id}") for tile, id in enumerate(TILE_IDS)]
REACTIVATE_D: Final = [one(REACTIVATE, power, f"reactivate {id}") for power, id in enumerate(GREAT_POWERS)]
ADVANCE_D: Final = one(ADVANCE, 0, "advance")
BONUS_D: Final = [one(BONUS, index, f"bonus {bonus.id}") for index, bonus in enumerate(BONUSES)]
ANNEX_D: Final = [one(ANNEX, city, f"annex {id}") for city, id in enumerate(CITY_IDS)]
MARCH_D: Final = march_table()
SAIL_D: Final = sail_table()
TOKEN_D: Final = one(TOKEN, 0, "token")
REMOVE_D: Final = [one(REMOVE, place, f"remove {id}") for place, id in enumerate(PLACE_IDS)]
SEND_D: Final = [one(SEND, place, f"send {id}") for place, id in enumerate(PLACE_IDS)]
SEND_SUPPLY_D: Final = one(SEND, PLACES, "send supply")
TO_D: Final = [one(TO, category, f"to {id}") for category, id in enumerate(CATEGORIES)]
AT_D: Final = [one(AT, place, f"at {id}") for place, id in enumerate(PLACE_IDS)]
SIEGE_D: Final = [one(SIEGE, city, f"siege {id}") for city, id in enumerate(CITY_IDS)]
WAR_TOKEN_D: Final = one(ANNOUNCE, BY_TOKEN, "war token")
WAR_LEONARDO_D: Final = one(ANNOUNCE, BY_LEONARDO, f"war {BONUSES[LEONARDO].id}")
WAR_FRANCE_D: Final = one(ANNOUNCE, BY_FRANCE, "war france")
WAR_SOURCE_D: Final = announce_table()
PASS_D: Final = one(PASS, 0, "pass")
BESIEGE_D: Final = one(BESIEGE, 0, "besiege")
GIVE_UP_D: Final = one(GIVE_UP, 0, "give-up")
RETREAT_D: Final = [one(RETREAT, city, f"retreat {id}") for city, id in enumerate(CITY_IDS)]
LOSE_D: Final = one(LOSE, 0, "lose")
KEEP_D: Final = [one(KEEP, units, f"keep {units}") for units in range(UNITS + 1)]
DISBAND_D: Final = [one(DISBAND, city, f"disband {id}") for city, id in enumerate(CITY_IDS)]
MOVE_D: Final = move_table()
DISCARD_D: Final = [one(DISCARD, space, f"discard {id}") for space, id in enumerate(ANTECHAMBER_IDS)]
BUY_D: Final = [one(BUY, item, f"buy {id}") for item, id in enumerate(ITEM_IDS)]
SEAT_D: Final = [one(SEAT, space, f"seat {id}") for space, id in enumerate(ANTECHAMBER_IDS)]
BUILD_D: Final = {city: one(BUILD, city, f"build {CITY_IDS[city]}") for city in CATHEDRAL_CITIES}
RECRUIT_D: Final = [one(RECRUIT, city, f"recruit {id}") for city, id in enumerate(CITY_IDS)]
ALLY_D: Final = [one(ALLY, power, f"ally {id}") for power, id in enumerate(GREAT_POWERS)]
DROP_D: Final = [ABSENT if symbol == WAR else one(DROP, symbol, f"drop {SYMBOLS[symbol]}") for symbol in range(ARROW)]
FIRST_C: Final = [(CATALOGUE.add(FIRST_PLAYER, seat, 0, f"first {seat}", True), 1) for seat in range(len(POWERS))]
"""Chance: every seat is as likely to be the first player (VIR-SETUP-12)."""
