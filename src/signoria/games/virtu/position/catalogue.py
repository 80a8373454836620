"""Every decision of the game and its permanent text; menus hand out these entries and never build one."""

from typing import Final

from signoria.engine.bits import has
from signoria.engine.catalogue import Catalogue, Decision, Verb
from signoria.games.virtu.components.cards import CARD_IDS, CHARACTERS, FAMILIES, POWERS
from signoria.games.virtu.components.cities import CITIES, CITY_IDS, IN_PLAY, LONGEST, PORTS, ROADS, SEA_DISTANCE
from signoria.games.virtu.components.components import SHIPPED
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
from signoria.games.virtu.components.tables import BONUS_IDS, GREAT_POWERS, LEONARDO, UNITS
from signoria.games.virtu.components.tiles import (
    CANNONS,
    CATHEDRAL_CITIES,
    TILE_IDS,
    TILES,
    TITLE_IDS,
)

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
ITEM_IDS: Final = [*CARD_IDS[:CHARACTERS], *TITLE_IDS, "guild", "cathedral"]
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
CARD_SLOTS: Final = [
    *[f"chamber-{chamber}" for chamber in range(1, CHAMBERS + 1)],
    *[f"upgrade-{chamber}" for chamber in range(1, CHAMBERS + 1)],
    *ANTECHAMBER_IDS,
]

CATALOGUE: Final = Catalogue("virtu", __name__)
ABSENT: Final = Decision(Verb(CATALOGUE, "", (), False), -1, (), 0, 0)
"""Stands in tables where there is no decision."""


# What can be decided; the rules read `a` and `b` of an entry, as its table says.
POWER: Final = CATALOGUE.verb("power", "power")
PLACE: Final = CATALOGUE.verb("place", "card", "end")
START: Final = CATALOGUE.verb("start", "chamber")
STEP: Final = CATALOGUE.verb("step", "means")
STOP: Final = CATALOGUE.verb("stop")
CANCEL: Final = CATALOGUE.verb("cancel", "price")
LEAVE: Final = CATALOGUE.verb("leave")
SELL: Final = CATALOGUE.verb("indulgence", "benefit")
END: Final = CATALOGUE.verb("end")
USE: Final = CATALOGUE.verb("use", "source", "symbol")
CASH: Final = CATALOGUE.verb("cash", "source")
REFRESH: Final = CATALOGUE.verb("refresh", "tile")
REACTIVATE: Final = CATALOGUE.verb("reactivate", "power")
ADVANCE: Final = CATALOGUE.verb("advance")
BONUS: Final = CATALOGUE.verb("bonus", "bonus")
ANNEX: Final = CATALOGUE.verb("annex", "city")
MARCH: Final = CATALOGUE.verb("march", "start", "city")
SAIL: Final = CATALOGUE.verb("sail", "start", "city")
TOKEN: Final = CATALOGUE.verb("token")
REMOVE: Final = CATALOGUE.verb("remove", "place")
SEND: Final = CATALOGUE.verb("send", "place")
TO: Final = CATALOGUE.verb("to", "category")
AT: Final = CATALOGUE.verb("at", "place")
SIEGE: Final = CATALOGUE.verb("siege", "city")
ANNOUNCE: Final = CATALOGUE.verb("war", "source", "count")
PASS: Final = CATALOGUE.verb("pass")
BESIEGE: Final = CATALOGUE.verb("besiege")
GIVE_UP: Final = CATALOGUE.verb("give-up")
RETREAT: Final = CATALOGUE.verb("retreat", "city")
LOSE: Final = CATALOGUE.verb("lose")
KEEP: Final = CATALOGUE.verb("keep", "units")
DISBAND: Final = CATALOGUE.verb("disband", "city")
MOVE: Final = CATALOGUE.verb("move", "start", "end")
DISCARD: Final = CATALOGUE.verb("discard", "space")
BUY: Final = CATALOGUE.verb("buy", "item")
SEAT: Final = CATALOGUE.verb("seat", "space")
BUILD: Final = CATALOGUE.verb("build", "city")
RECRUIT: Final = CATALOGUE.verb("recruit", "city")
ALLY: Final = CATALOGUE.verb("ally", "power")
DROP: Final = CATALOGUE.verb("drop", "symbol")
FIRST: Final = CATALOGUE.chance("first", "seat")

# Means of a step: `a` of STEP; `b` is the source of the arrows.
FREE: Final = 0
FOR_FLORINS: Final = 1
BY_ARROWS: Final = 2


def source_symbols(source: int) -> list[int]:
    """The symbols that a source can ever be used for in a payment or a pool."""
    paying = [CROWN, CROSS, CAVALRY, SHIP, MASK]
    if source in (ACTION_CARD, UPGRADE):
        return [FLORIN, *paying, WAR]
    if source < DOMINION:
        return [symbol for symbol in paying if any(amount(symbols, symbol) for symbols in SHIPPED.symbols_of)]
    if source < OTTOMAN_SOURCE:
        return [symbol for symbol in paying if amount(SHIPPED.symbols_at[source - DOMINION], symbol)]
    return {OTTOMAN_SOURCE: [SHIP], EMPIRE_SOURCE: [CROSS], INDULGENCE_SOURCE: [CROWN]}[source]


def use_table() -> list[list[Decision]]:
    found: list[list[Decision]] = []
    for source in range(SOURCES):
        row = [ABSENT] * EITHER
        for symbol in source_symbols(source):
            row[symbol] = USE.add((SOURCE_IDS[source], SYMBOLS[symbol]), source, symbol)
        found.append(row)
    return found


def step_table() -> list[Decision]:
    """By source: a step for its arrows."""
    found = [ABSENT] * SOURCES
    for source in dominion_sources(SHIPPED.arrows_at):
        found[source] = STEP.add((SOURCE_IDS[source],), BY_ARROWS, source)
    return found


def cash_table() -> list[Decision]:
    """By source: taking its florins."""
    found = [ABSENT] * SOURCES
    for source in dominion_sources([amount(symbols, FLORIN) for symbols in SHIPPED.symbols_at]):
        found[source] = CASH.add((SOURCE_IDS[source],), source)
    return found


def dominion_sources(amounts: list[int]) -> list[int]:
    court = list(range(COURT, DOMINION))
    return court + [DOMINION + tile for tile in range(TILES) if amounts[tile]]


def march_table() -> list[list[list[Decision]]]:
    """By number of players less 3 and city: the marches from there."""
    made: dict[tuple[int, int], Decision] = {}
    for start in range(CITIES):
        for end in range(CITIES):
            if any(has(roads[start], end) for roads in ROADS):
                made[start, end] = MARCH.add((CITY_IDS[start], CITY_IDS[end]), start, end)
    return [
        [[made[start, end] for end in range(CITIES) if has(roads[start], end)] for start in range(CITIES)]
        for roads in ROADS
    ]


def sail_table() -> list[list[list[list[Decision]]]]:
    """By number of players less 3, port and number of seas: the voyages from there."""
    made: dict[tuple[int, int], Decision] = {}
    for start in range(CITIES):
        for end in range(CITIES):
            if start != end and has(PORTS, start) and has(PORTS, end):
                made[start, end] = SAIL.add((CITY_IDS[start], CITY_IDS[end]), start, end)
    return [
        [
            [
                [
                    made[start, end]
                    for end in range(CITIES)
                    if has(in_play, start) and has(in_play, end) and SEA_DISTANCE[start][end] == seas
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
            most = max(SHIPPED.war_of)
        else:
            most = 1 if tile == CANNONS else amount(SHIPPED.symbols_at[tile], WAR)
        row = [ABSENT]
        for count in range(1, most + 1):
            words = (SOURCE_IDS[source], str(count)) if count > 1 else (SOURCE_IDS[source],)
            row.append(ANNOUNCE.add(words, BY_SOURCE + source, count))
        found.append(row)
    return found


def move_table() -> list[list[Decision]]:
    """From each place of a card to each: antechambers to anywhere, chambers to antechambers only (VIR-REORG-7)."""
    found: list[list[Decision]] = []
    for start in range(len(CARD_SLOTS)):
        row = [ABSENT] * len(CARD_SLOTS)
        for end in range(len(CARD_SLOTS)):
            to_court = end >= FROM_COURT
            to_chamber = end < FROM_UPGRADE and start >= FROM_COURT
            if start != end and (to_court or to_chamber):
                row[end] = MOVE.add((CARD_SLOTS[start], CARD_SLOTS[end]), start, end)
        found.append(row)
    return found


def place_table() -> list[list[Decision]]:
    """By family card and place: a chamber, or an antechamber that is open at the start (VIR-DEC-2)."""
    found: list[list[Decision]] = []
    for card in range(CHARACTERS, CHARACTERS + FAMILIES):
        row = [ABSENT] * len(CARD_SLOTS)
        for end, name in enumerate(CARD_SLOTS):
            if end < FROM_UPGRADE or (end >= FROM_COURT and ORIGINAL >> (end - FROM_COURT) & 1):
                row[end] = PLACE.add((CARD_IDS[card], name), card, end)
        found.append(row)
    return found


# The order of these lines is the order of the catalogue: to change it is to change the rules version.
POWER_D: Final = POWER.each([*POWERS])
PLACE_D: Final = place_table()
START_D: Final = START.each(CARD_SLOTS[:CHAMBERS])
STEP_D: Final = STEP.add((), FREE)
STEP_FLORINS_D: Final = STEP.add(("florins",), FOR_FLORINS)
STEP_ARROW_D: Final = step_table()
STOP_D: Final = STOP.add()
CANCEL_CROSS_D: Final = CANCEL.add(("cross",), CROSS)
CANCEL_CROWNS_D: Final = CANCEL.add(("crowns",), CROWN)
LEAVE_D: Final = LEAVE.add()
SELL_D: Final = SELL.add(("florins",))
END_D: Final = END.add()
USE_D: Final = use_table()
CASH_D: Final = cash_table()
REFRESH_D: Final = REFRESH.each(TILE_IDS)
REACTIVATE_D: Final = REACTIVATE.each([*GREAT_POWERS])
ADVANCE_D: Final = ADVANCE.add()
BONUS_D: Final = BONUS.each(BONUS_IDS)
ANNEX_D: Final = ANNEX.each(CITY_IDS)
MARCH_D: Final = march_table()
SAIL_D: Final = sail_table()
TOKEN_D: Final = TOKEN.add()
REMOVE_D: Final = REMOVE.each(PLACE_IDS)
SEND_D: Final = SEND.each(PLACE_IDS)
SEND_SUPPLY_D: Final = SEND.add(("supply",), PLACES)
TO_D: Final = TO.each([*CATEGORIES])
AT_D: Final = AT.each(PLACE_IDS)
SIEGE_D: Final = SIEGE.each(CITY_IDS)
WAR_TOKEN_D: Final = ANNOUNCE.add(("token",), BY_TOKEN)
WAR_LEONARDO_D: Final = ANNOUNCE.add((BONUS_IDS[LEONARDO],), BY_LEONARDO)
WAR_FRANCE_D: Final = ANNOUNCE.add(("france",), BY_FRANCE)
WAR_SOURCE_D: Final = announce_table()
PASS_D: Final = PASS.add()
BESIEGE_D: Final = BESIEGE.add()
GIVE_UP_D: Final = GIVE_UP.add()
RETREAT_D: Final = RETREAT.each(CITY_IDS)
LOSE_D: Final = LOSE.add()
KEEP_D: Final = KEEP.each([str(units) for units in range(UNITS + 1)])
DISBAND_D: Final = DISBAND.each(CITY_IDS)
MOVE_D: Final = move_table()
DISCARD_D: Final = DISCARD.each(ANTECHAMBER_IDS)
BUY_D: Final = BUY.each(ITEM_IDS)
SEAT_D: Final = SEAT.each(ANTECHAMBER_IDS)
BUILD_D: Final = {city: BUILD.add((CITY_IDS[city],), city) for city in CATHEDRAL_CITIES}
RECRUIT_D: Final = RECRUIT.each(CITY_IDS)
ALLY_D: Final = ALLY.each([*GREAT_POWERS])
DROP_D: Final = [ABSENT if symbol == WAR else DROP.add((SYMBOLS[symbol],), symbol) for symbol in range(ARROW)]
FIRST_C: Final = [(first, 1) for first in FIRST.each([str(seat) for seat in range(len(POWERS))])]
"""Chance: every seat is as likely to be the first player (VIR-SETUP-12)."""
