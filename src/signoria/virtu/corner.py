"""What a seat's own corner of the table is worth to it: prestige so far, what is at hand, palace, the next action."""

from typing import Final

from signoria.virtu.cards import ACTION_OF, CARDS, SYMBOLS_OF
from signoria.virtu.cities import PIRATES, PORTS
from signoria.virtu.court import unlocked
from signoria.virtu.outlook import BY_ROAD, BY_SEA, COUNT_OF, NEVER, Outlook, annex_need, reach
from signoria.virtu.palaces import ANTECHAMBERS, CHAMBERS, COUNT, LEFT, ORIGINAL, PASSED_INTO, PRINTED, UPGRADES
from signoria.virtu.places import FIRST_CHAMBER
from signoria.virtu.position import Player, Position
from signoria.virtu.prices import CARD_NUMBER, MOST_COINS, PriceList
from signoria.virtu.symbols import (
    ANNEX,
    CAMPAIGN,
    CROSS,
    CROWN,
    EITHER,
    FLORIN,
    FULL,
    INTRIGUE,
    MASK,
    PATRONAGE,
    RULE,
    SHIP,
    TRADE,
    WIDTH,
)
from signoria.virtu.tables import (
    BONUSES,
    CITY_PRESTIGE,
    EXTRA_STEP_FLORINS,
    FLORINS_PER_SHIP,
    INDULGENCE_PRESTIGE,
    LAST_CITY,
    LAST_STEP,
    MACHIAVELLI,
    MICHELANGELO,
    MICHELANGELO_CROWNS,
    PRINTED_SYMBOL,
    STEP_PRESTIGE,
    STEP_PRICE,
    TILES_PER_SYMBOL,
    TROPHY_PRESTIGE,
)
from signoria.virtu.tiles import (
    BITS_OF,
    BYTES,
    CATHEDRAL_TILE,
    CATHEDRAL_TILES,
    CITY_TILES,
    PRESTIGE_AT,
    SUM_OF,
    TILES,
)

CARD_PRESTIGE: Final = [card.prestige for card in CARDS]
CARD_CROSSES: Final = [card.symbols >> WIDTH * CROSS & FULL for card in CARDS]
TILE_PRESTIGE: Final = [
    PRESTIGE_AT[tile] + (CATHEDRAL_TILE.prestige if CATHEDRAL_TILES >> tile & 1 else 0) for tile in range(TILES)
]
PRESTIGE_SUMS: Final = [
    [sum([TILE_PRESTIGE[8 * part + bit] for bit in BITS_OF[byte] if 8 * part + bit < TILES]) for byte in range(256)]
    for part in range(BYTES)
]
BONUS_PRESTIGE: Final = [
    sum([BONUSES[bonus].prestige for bonus in range(len(BONUSES)) if bonuses >> bonus & 1 and bonus != MACHIAVELLI])
    for bonuses in range(1 << len(BONUSES))
]
BONUS_CROSSES: Final = [
    sum([BONUSES[bonus].crosses for bonus in range(len(BONUSES)) if bonuses >> bonus & 1])
    for bonuses in range(1 << len(BONUSES))
]
MOST_TROPHIES: Final = 32
TROPHIES: Final = [TROPHY_PRESTIGE * bin(trophies).count("1") for trophies in range(MOST_TROPHIES)]
SEAT_PREFERENCE: Final = [0.0, 0.011, 0.012, 0.002, 0.003, 0.013]
SEATING_ORDER: Final = [
    sum([SEAT_PREFERENCE[space] for space in range(ANTECHAMBERS) if taken >> space & 1])
    for taken in range(1 << ANTECHAMBERS)
]
"""By the antechambers taken. Lighter ones may be lost again; otherwise cards stay where they are."""
NO_YEARS: Final = 0.02
"""In the last winter an engine still counts so many years, so that nobody takes it apart for nothing."""
START_CITIES: Final = 2
"""Cities that bring no prestige yet (VIR-SCORE-1)."""


class Corner:
    """A seat as the evaluation sees it."""

    __slots__ = (
        "at_hand", "crosses", "enemy_agents", "florins", "fuel", "player", "seat", "tired", "tired_left", "tired_right",
        "tired_worth", "worth",
    )  # fmt: skip

    def __init__(self, seat: int, player: Player, fuel: float) -> None:
        self.seat = seat
        self.player = player
        self.fuel = fuel
        self.worth = 0.0
        self.crosses = 0
        self.at_hand = 0  # symbols of available courtiers and tiles, packed
        self.florins = 0  # coins, and what these could be cashed for
        self.tired_left = 0  # symbols of exhausted courtiers on the left side, packed
        self.tired_right = 0
        self.tired = 0  # exhausted tiles
        self.tired_worth = 0.0  # what they could give
        self.enemy_agents = 0  # own chambers with an enemy agent, one bit each


def look(state: Position, seat: int, outlook: Outlook, known: PriceList) -> Corner:
    """A seat with a power: what it has, and what that will bring in the years to come."""
    player = state.players[seat]
    corner = Corner(seat, player, outlook.fuel[seat])
    corner.worth = fixed_prestige(player)
    coins = player.coins if player.coins < MOST_COINS else MOST_COINS
    corner.worth += known.coins[coins] * corner.fuel
    engine = dominion(corner, known) * known.tile_uses[player.cities]
    engine += palace(state, corner, outlook, known) * known.visits
    engine += courtiers(corner, known)
    corner.florins = player.coins + (corner.at_hand & FULL)
    if outlook.years <= 0.0:
        corner.worth += engine * NO_YEARS
        return corner
    engine += known.bonuses[player.bonuses]
    corner.worth += engine * outlook.years + known.steps[player.step] * corner.fuel
    corner.worth += player.agents * known.agent_in_supply * corner.fuel
    if player.cities < START_CITIES:
        corner.worth -= (START_CITIES - player.cities) * corner.fuel  # to be won back before any counts
    return corner


def fixed_prestige(player: Player) -> float:
    """Prestige of tracks, bonuses and trophies, but for the leaders'."""
    cities = player.cities if player.cities < LAST_CITY else LAST_CITY
    found = CITY_PRESTIGE[cities] + STEP_PRESTIGE[player.step]
    return float(found + BONUS_PRESTIGE[player.bonuses] + TROPHIES[player.trophies])


def dominion(corner: Corner, known: PriceList) -> float:
    """Prestige of tiles and what the available ones give; returns what all of them give when they are used once."""
    tiles = corner.player.tiles
    ready = corner.player.ready_tiles
    part = 0
    prestige = 0
    crosses = BONUS_CROSSES[corner.player.bonuses]
    symbols = 0
    tired = 0
    tired_worth = 0.0
    ready_worth = 0.0
    while tiles:
        up = ready & 255
        down = tiles & 255 & ~up
        worths = known.tile_sums[part]
        if up:
            symbols += SUM_OF[part][up]
            ready_worth += worths[up]
        if down:
            crosses += SUM_OF[part][down] >> WIDTH * CROSS & FULL
            tired += COUNT_OF[down]
            tired_worth += worths[down]
        prestige += PRESTIGE_SUMS[part][tiles & 255]
        tiles >>= 8
        ready >>= 8
        part += 1
    corner.worth += prestige + ready_worth * corner.fuel
    corner.crosses = crosses + (symbols >> WIDTH * CROSS & FULL)
    corner.at_hand = symbols
    corner.tired = tired
    corner.tired_worth = tired_worth
    return ready_worth + tired_worth


def courtiers(corner: Corner, known: PriceList) -> float:
    """Prestige of courtiers and what the available ones give; returns what they and free antechambers bring a year."""
    player = corner.player
    taken = 0
    all_of_them = 0.0
    ready = 0.0
    for space in range(ANTECHAMBERS):
        card = player.court[space]
        if card >= 0:
            taken |= 1 << space
            corner.worth += CARD_PRESTIGE[card]
            corner.crosses += CARD_CROSSES[card]
            all_of_them += known.courtiers[card]
            if player.ready >> space & 1:
                ready += known.courtiers[card]
                corner.at_hand += SYMBOLS_OF[card]
            elif LEFT >> space & 1:
                corner.tired_left += SYMBOLS_OF[card]
            else:
                corner.tired_right += SYMBOLS_OF[card]
    corner.worth += ready * corner.fuel - SEATING_ORDER[taken]
    rooms = COUNT[ORIGINAL] + unlocked(player) - COUNT[taken]
    return all_of_them * known.courtier_uses + (known.rooms[rooms] if rooms > 0 else 0.0)


def palace(state: Position, corner: Corner, outlook: Outlook, known: PriceList) -> float:
    """Prestige of the cards in the chambers, what indulgences and agents spoil; returns what a visit to each brings."""
    player = corner.player
    visits = 0.0
    seen = 0
    first = FIRST_CHAMBER + player.power * CHAMBERS
    for chamber in range(CHAMBERS):
        card = player.chambers[chamber]
        if card >= 0:
            action = ACTION_OF[card]
            corner.worth += CARD_PRESTIGE[card]
            corner.crosses += CARD_CROSSES[card]
            visit = known.chamber_cards[action * CARD_NUMBER + card]
            card = player.chambers[UPGRADES + chamber]
            if card >= 0:
                corner.worth += CARD_PRESTIGE[card]
                corner.crosses += CARD_CROSSES[card]
                visit += known.chamber_cards[action * CARD_NUMBER + card]
        else:
            action = PRINTED[player.power][chamber]
            visit = known.printed[action]
        visit += known.actions[action] * (known.repeated if seen >> action & 1 else 1.0)
        seen |= 1 << action
        visits += visit
        agent = state.agents[first + chamber]
        if agent >= 0 and agent != corner.seat:
            corner.enemy_agents |= 1 << chamber
            if outlook.years > 0.0:
                corner.worth -= known.agent_in_chamber * visit
        if player.indulgences >> chamber & 1:
            corner.worth += INDULGENCE_PRESTIGE
            if outlook.years > 0.0:
                corner.worth += known.pardon * corner.fuel - known.sold_chamber * visit
    return visits


def promise(state: Position, corner: Corner, chamber: int, refreshed: int, outlook: Outlook, known: PriceList) -> float:
    """What the action of a chamber would bring if it were performed next; `refreshed`: symbols turned up on the way."""
    player = corner.player
    if (player.indulgences | corner.enemy_agents) >> chamber & 1:
        return 0.0
    card = player.chambers[chamber]
    if card >= 0:
        action = ACTION_OF[card]
        own = SYMBOLS_OF[card]
        card = player.chambers[UPGRADES + chamber]
        if card >= 0:
            own += SYMBOLS_OF[card]
    else:
        action = PRINTED[player.power][chamber]
        own = PRINTED_SYMBOL[action]
    have = corner.at_hand + refreshed
    if action == ANNEX:
        return annex_promise(corner, own, have, outlook, known)
    if action == PATRONAGE:
        return patronage_promise(corner, own, have, known)
    if action == RULE:
        symbols = (own >> WIDTH * EITHER & FULL) + (have >> WIDTH * EITHER & FULL) // 3
        if symbols == 0 and own:
            symbols = 1
        turned = symbols * TILES_PER_SYMBOL
        if corner.tired == 0:
            return 0.1
        share = turned / corner.tired if turned < corner.tired else 1.0
        return corner.tired_worth * share * corner.fuel
    if action == TRADE:
        ships = (own >> WIDTH * SHIP & FULL) + (have >> WIDTH * SHIP & FULL) * 0.4
        return ships * FLORINS_PER_SHIP * known.units[FLORIN] * corner.fuel
    if action == CAMPAIGN:
        return known.actions[CAMPAIGN] * corner.fuel
    masks = (own >> WIDTH * MASK & FULL) + (have >> WIDTH * MASK & FULL) * 0.3
    return masks * known.actions[INTRIGUE] * corner.fuel


def annex_promise(corner: Corner, own: int, have: int, outlook: Outlook, known: PriceList) -> float:
    """A city more, if the crowns are there."""
    setup = len(outlook.fuel) - 3
    open = outlook.neutral & ~PIRATES
    cities = corner.player.tiles & CITY_TILES
    seat = corner.seat
    need = annex_need(outlook, seat, reach(BY_ROAD[setup], cities) & open)
    given = own >> WIDTH * CROWN & FULL
    crowns = given + (have >> WIDTH * CROWN & FULL)
    if need > crowns and have >> WIDTH * SHIP & FULL:
        by_sea = annex_need(outlook, seat, reach(BY_SEA, cities & PORTS) & open)
        if by_sea < need:
            need = by_sea
    if need == NEVER:
        return 0.0
    gain = known.city_to_come + known.tile_uses[corner.player.cities] * outlook.years * known.units[CROWN]
    if need > given:
        gain -= (need - given) * known.units[CROWN] * corner.fuel
    if need > crowns:
        gain *= known.annex_hope * crowns / need
    return gain if gain > 0.0 else 0.0


def patronage_promise(corner: Corner, own: int, have: int, known: PriceList) -> float:
    """A step more, if it can be paid."""
    step = corner.player.step
    if step == LAST_STEP:
        return 0.0
    price = STEP_PRICE[step + 1]
    florins = price & FULL
    symbols = price >> WIDTH * EITHER & FULL
    if corner.player.bonuses >> MICHELANGELO & 1:
        symbols -= MICHELANGELO_CROWNS
    given = own & FULL
    gain = STEP_PRESTIGE[step + 1] - STEP_PRESTIGE[step] + known.steps[step + 1] - known.steps[step]
    if step + 1 == 2 or step + 1 == 4:
        gain += known.bonus_to_come
    if given < florins:
        gain -= (florins - given) * known.units[FLORIN] * corner.fuel
    gain -= symbols * known.either * corner.fuel
    if corner.florins + given + (have & FULL) - (corner.at_hand & FULL) < florins:
        gain *= known.annex_hope
    if (own >> WIDTH * EITHER & FULL) + (have >> WIDTH * EITHER & FULL) < symbols:
        gain *= known.annex_hope
    return gain if gain > 0.0 else 0.0


def ahead(state: Position, corner: Corner, steps: int, outlook: Outlook, known: PriceList) -> float:
    """The best action within reach of the token when so many steps are free and one more costs florins."""
    player = corner.player
    refreshed = 0
    chamber = player.token
    best = 0.0
    for step in range(1, steps + 2):
        chamber = chamber + 1 if chamber + 1 < CHAMBERS else 0
        passed = PASSED_INTO[chamber]
        if passed:
            refreshed += corner.tired_left if passed == LEFT else corner.tired_right
        found = promise(state, corner, chamber, refreshed, outlook, known)
        if step > steps:
            if corner.florins < EXTRA_STEP_FLORINS:
                break
            found -= EXTRA_STEP_FLORINS * known.units[FLORIN] * corner.fuel
        if found > best:
            best = found
    return best
