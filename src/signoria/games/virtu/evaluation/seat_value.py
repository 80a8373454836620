"""What a seat's own part of the table is worth to it: prestige so far, what is at hand, palace, the next action."""

from typing import Final

from signoria.engine.bits import has
from signoria.games.virtu.components.cities import FEWEST_SEATS, PIRATES, PORTS
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
from signoria.games.virtu.evaluation.prices import MOST_COINS, PriceList
from signoria.games.virtu.evaluation.seat_summary import SeatSummary
from signoria.games.virtu.evaluation.summarising import summary_of
from signoria.games.virtu.position.position import Player, Position

NO_YEARS: Final = 0.02
"""In the last winter an engine still counts so many years, so that nobody takes it apart for nothing."""


class SeatValue:
    """A seat as the evaluation sees it."""

    __slots__ = (
        "at_hand", "crosses", "enemy_agents", "exhausted", "exhausted_left", "exhausted_right", "exhausted_worth",
        "florins", "fuel", "player", "seat", "worth",
    )  # fmt: skip

    def __init__(self, seat: int, player: Player, summary: SeatSummary, fuel: float) -> None:
        self.seat = seat
        self.player = player
        self.fuel = fuel
        self.worth = summary.prestige
        self.crosses = summary.crosses
        self.at_hand = summary.at_hand
        self.florins = player.coins + (summary.at_hand & FULL)  # coins, and what could be cashed
        self.exhausted_left = summary.exhausted_left
        self.exhausted_right = summary.exhausted_right
        self.exhausted = summary.exhausted
        self.exhausted_worth = summary.exhausted_worth
        self.enemy_agents = summary.enemy_agents


def value_seat(state: Position, seat: int, outlook: Outlook, known: PriceList) -> SeatValue:
    """A seat with a power: what it has, and what that will bring in the years to come."""
    player = state.players[seat]
    summary = summary_of(state, seat, known)
    fuel = outlook.fuel[seat]
    seat_value = SeatValue(seat, player, summary, fuel)
    coins = player.coins if player.coins < MOST_COINS else MOST_COINS
    to_spend = summary.at_hand_worth + known.coins[coins]
    years = outlook.years
    if years <= 0.0:
        seat_value.worth += to_spend * fuel + summary.engine * NO_YEARS
        return seat_value
    to_spend += known.steps[player.step] + summary.pardons + float(player.agents) * known.agent_in_supply
    if player.cities < known.start_cities:
        to_spend -= float(known.start_cities - player.cities)  # to be won back before any counts
    seat_value.worth += to_spend * fuel + (summary.engine + known.bonuses[player.bonuses]) * years - summary.spoiled
    if outlook.waiting[seat]:
        seat_value.worth += known.spring_to_come
    if outlook.unpaid[seat]:
        seat_value.worth += known.winter_to_come + known.winter_and_years * years
    return seat_value


def promise(
    state: Position, seat_value: SeatValue, chamber: int, refreshed: int, outlook: Outlook, known: PriceList
) -> float:
    """What the action of a chamber would bring if it were performed next; `refreshed`: symbols turned up on the way."""
    components = known.components
    player = seat_value.player
    if has(player.indulgences | seat_value.enemy_agents, chamber):
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
    have = seat_value.at_hand + refreshed
    if action == ANNEX:
        return annex_promise(seat_value, own, have, outlook, known)
    if action == PATRONAGE:
        return patronage_promise(seat_value, own, have, known)
    if action == RULE:
        symbols = (own >> WIDTH * EITHER & FULL) + (have >> WIDTH * EITHER & FULL) // 3
        if symbols == 0 and own:
            symbols = 1
        turned = symbols * components.tiles_per_symbol
        if seat_value.exhausted == 0:
            return 0.1
        share = turned / seat_value.exhausted if turned < seat_value.exhausted else 1.0
        return seat_value.exhausted_worth * share * seat_value.fuel
    if action == TRADE:
        ships = (own >> WIDTH * SHIP & FULL) + (have >> WIDTH * SHIP & FULL) * 0.4
        return ships * components.florins_per_ship * known.units[FLORIN] * seat_value.fuel
    if action == CAMPAIGN:
        return known.actions[CAMPAIGN] * seat_value.fuel
    masks = (own >> WIDTH * MASK & FULL) + (have >> WIDTH * MASK & FULL) * 0.3
    return masks * known.actions[INTRIGUE] * seat_value.fuel


def annex_promise(seat_value: SeatValue, own: int, have: int, outlook: Outlook, known: PriceList) -> float:
    """A city more, if the crowns are there."""
    setup = len(outlook.fuel) - FEWEST_SEATS
    open = outlook.neutral & ~PIRATES
    cities = seat_value.player.tiles & CITY_TILES
    seat = seat_value.seat
    need = annex_need(outlook, seat, reach(BY_ROAD[setup], cities) & open, known)
    given = own >> WIDTH * CROWN & FULL
    crowns = given + (have >> WIDTH * CROWN & FULL)
    if need > crowns and have >> WIDTH * SHIP & FULL:
        by_sea = annex_need(outlook, seat, reach(BY_SEA, cities & PORTS) & open, known)
        if by_sea < need:
            need = by_sea
    if need == NEVER:
        return 0.0
    gain = known.city_to_come + known.tile_uses[seat_value.player.cities] * outlook.years * known.units[CROWN]
    if need > given:
        gain -= (need - given) * known.units[CROWN] * seat_value.fuel
    if need > crowns:
        gain *= known.annex_hope * crowns / need
    return gain if gain > 0.0 else 0.0


def patronage_promise(seat_value: SeatValue, own: int, have: int, known: PriceList) -> float:
    """A step more, if it can be paid."""
    components = known.components
    step = seat_value.player.step
    if step == LAST_STEP:
        return 0.0
    price = components.step_price[step + 1]
    florins = price & FULL
    symbols = price >> WIDTH * EITHER & FULL
    if has(seat_value.player.bonuses, MICHELANGELO):
        symbols -= components.michelangelo_crowns
    given = own & FULL
    gain = known.step_gains[step]
    if step + 1 in components.bonus_steps:
        gain += known.bonus_to_come
    if given < florins:
        gain -= (florins - given) * known.units[FLORIN] * seat_value.fuel
    gain -= symbols * known.either * seat_value.fuel
    if seat_value.florins + given + (have & FULL) - (seat_value.at_hand & FULL) < florins:
        gain *= known.annex_hope
    if (own >> WIDTH * EITHER & FULL) + (have >> WIDTH * EITHER & FULL) < symbols:
        gain *= known.annex_hope
    return gain if gain > 0.0 else 0.0


def ahead(state: Position, seat_value: SeatValue, steps: int, outlook: Outlook, known: PriceList) -> float:
    """The best action within reach of the token when so many steps are free and one more costs florins."""
    components = known.components
    player = seat_value.player
    refreshed = 0
    chamber = player.token
    best = 0.0
    for step in range(1, steps + 2):
        chamber = chamber + 1 if chamber + 1 < CHAMBERS else 0
        passed = PASSED_INTO[chamber]
        if passed:
            refreshed += seat_value.exhausted_left if passed == LEFT else seat_value.exhausted_right
        found = promise(state, seat_value, chamber, refreshed, outlook, known)
        if step > steps:
            if seat_value.florins < components.extra_step_florins:
                break
            found -= components.extra_step_florins * known.units[FLORIN] * seat_value.fuel
        if found > best:
            best = found
    return best
