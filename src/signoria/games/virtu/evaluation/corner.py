"""What a seat's own corner of the table is worth to it: prestige so far, what is at hand, palace, the next action."""

from typing import Final

from signoria.engine.bits import has
from signoria.games.virtu.components.cities import PIRATES, PORTS
from signoria.games.virtu.components.palaces import CHAMBERS, LEFT, PASSED_INTO, UPGRADES
from signoria.games.virtu.components.symbols import (
    ANNEX,
    CAMPAIGN,
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
from signoria.games.virtu.components.tables import LAST_STEP, MICHELANGELO
from signoria.games.virtu.components.tiles import CITY_TILES
from signoria.games.virtu.evaluation.outlook import BY_ROAD, BY_SEA, NEVER, Outlook, annex_need, reach
from signoria.games.virtu.evaluation.painting import portrait_of
from signoria.games.virtu.evaluation.portrait import Portrait
from signoria.games.virtu.evaluation.prices import MOST_COINS, PriceList
from signoria.games.virtu.position.position import Player, Position

NO_YEARS: Final = 0.02
"""In the last winter an engine still counts so many years, so that nobody takes it apart for nothing."""


class Corner:
    """A seat as the evaluation sees it."""

    __slots__ = (
        "at_hand", "crosses", "enemy_agents", "florins", "fuel", "player", "seat", "tired", "tired_left", "tired_right",
        "tired_worth", "worth",
    )  # fmt: skip

    def __init__(self, seat: int, player: Player, portrait: Portrait, fuel: float) -> None:
        self.seat = seat
        self.player = player
        self.fuel = fuel
        self.worth = portrait.prestige
        self.crosses = portrait.crosses
        self.at_hand = portrait.at_hand
        self.florins = player.coins + (portrait.at_hand & FULL)  # coins, and what could be cashed
        self.tired_left = portrait.tired_left
        self.tired_right = portrait.tired_right
        self.tired = portrait.tired
        self.tired_worth = portrait.tired_worth
        self.enemy_agents = portrait.enemy_agents


def look(state: Position, seat: int, outlook: Outlook, known: PriceList) -> Corner:
    """A seat with a power: what it has, and what that will bring in the years to come."""
    player = state.players[seat]
    portrait = portrait_of(state, seat, known)
    fuel = outlook.fuel[seat]
    corner = Corner(seat, player, portrait, fuel)
    coins = player.coins if player.coins < MOST_COINS else MOST_COINS
    to_spend = portrait.at_hand_worth + known.coins[coins]
    years = outlook.years
    if years <= 0.0:
        corner.worth += to_spend * fuel + portrait.engine * NO_YEARS
        return corner
    to_spend += known.steps[player.step] + portrait.pardons + float(player.agents) * known.agent_in_supply
    if player.cities < known.start_cities:
        to_spend -= float(known.start_cities - player.cities)  # to be won back before any counts
    corner.worth += to_spend * fuel + (portrait.engine + known.bonuses[player.bonuses]) * years - portrait.spoiled
    if outlook.waiting[seat]:
        corner.worth += known.spring_to_come
    if outlook.unpaid[seat]:
        corner.worth += known.winter_to_come + known.winter_and_years * years
    return corner


def promise(state: Position, corner: Corner, chamber: int, refreshed: int, outlook: Outlook, known: PriceList) -> float:
    """What the action of a chamber would bring if it were performed next; `refreshed`: symbols turned up on the way."""
    components = known.components
    player = corner.player
    if has(player.indulgences | corner.enemy_agents, chamber):
        return 0.0
    card = player.chambers[chamber]
    if card >= 0:
        action = components.action_of[card]
        own = components.symbols_of[card]
        card = player.chambers[UPGRADES + chamber]
        if card >= 0:
            own += components.symbols_of[card]
    else:
        action = components.printed[player.power][chamber]
        own = components.printed_symbol[action]
    have = corner.at_hand + refreshed
    if action == ANNEX:
        return annex_promise(corner, own, have, outlook, known)
    if action == PATRONAGE:
        return patronage_promise(corner, own, have, known)
    if action == RULE:
        symbols = (own >> WIDTH * EITHER & FULL) + (have >> WIDTH * EITHER & FULL) // 3
        if symbols == 0 and own:
            symbols = 1
        turned = symbols * components.tiles_per_symbol
        if corner.tired == 0:
            return 0.1
        share = turned / corner.tired if turned < corner.tired else 1.0
        return corner.tired_worth * share * corner.fuel
    if action == TRADE:
        ships = (own >> WIDTH * SHIP & FULL) + (have >> WIDTH * SHIP & FULL) * 0.4
        return ships * components.florins_per_ship * known.units[FLORIN] * corner.fuel
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
    need = annex_need(outlook, seat, reach(BY_ROAD[setup], cities) & open, known)
    given = own >> WIDTH * CROWN & FULL
    crowns = given + (have >> WIDTH * CROWN & FULL)
    if need > crowns and have >> WIDTH * SHIP & FULL:
        by_sea = annex_need(outlook, seat, reach(BY_SEA, cities & PORTS) & open, known)
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
    components = known.components
    step = corner.player.step
    if step == LAST_STEP:
        return 0.0
    price = components.step_price[step + 1]
    florins = price & FULL
    symbols = price >> WIDTH * EITHER & FULL
    if has(corner.player.bonuses, MICHELANGELO):
        symbols -= components.michelangelo_crowns
    given = own & FULL
    gain = known.step_gains[step]
    if step + 1 in components.bonus_steps:
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
    components = known.components
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
            if corner.florins < components.extra_step_florins:
                break
            found -= components.extra_step_florins * known.units[FLORIN] * corner.fuel
        if found > best:
            best = found
    return best
