"""The value of each scoring place for a seat: the reward that it may bring, in points.

A seat realises the best of these values, as many as it has columns and time for.
"""

from typing import Final

from signoria.engine.bits import has
from signoria.games.carrara.components.cities import CITIES
from signoria.games.carrara.components.marble import count
from signoria.games.carrara.components.places import (
    BASIC_BITS,
    CITY_PLACE,
    KIND_PLACE,
    LANDSCAPE_PLACE,
    MONEY_BITS,
    MONEY_PLACES,
    PLACE_IDS,
    STATUE_PLACES,
)
from signoria.games.carrara.components.rewards import COINS_FROM, MOST_POINTS
from signoria.games.carrara.components.tiles import KINDS
from signoria.games.carrara.evaluation.outlook import Outlook, unit
from signoria.games.carrara.evaluation.prices import Prices
from signoria.games.carrara.position.boards import tally

BASIC_PLACES: Final[int] = BASIC_BITS.bit_length()


def in_points(reward: int, coin: float) -> float:
    """What a reward is worth when a coin is worth so much."""
    return (reward & MOST_POINTS) + (reward >> COINS_FROM) * coin


def find_place_values(outlook: Outlook, advanced: bool, prices: Prices) -> None:
    """Find the value of every open place, and those that the seat can realise."""
    open_places = outlook.open
    rewards = outlook.board.rewards
    coin = outlook.coin
    growing = outlook.growing
    place_values = [0.0] * (len(PLACE_IDS) if advanced else BASIC_PLACES)
    for city in range(len(CITIES)):
        number = CITY_PLACE[city]
        if has(open_places, number):
            value = prices.city_growth * growing * unit(outlook, city)
            if rewards[number]:
                value += held(outlook, number, prices) * city_reward(
                    outlook, city, tally(outlook.board.standing, city), in_points(rewards[number], coin), prices
                )
            place_values[number] = value
    left = outlook.tiles.left
    growth = prices.kind_growth * growing * 0.25
    for kind in range(len(KINDS)):
        number = KIND_PLACE[kind]
        if has(open_places, number):
            place_values[number] = growth * count(left, kind) + in_points(rewards[number], coin)
    for number in LANDSCAPE_PLACE:
        if has(open_places, number):
            place_values[number] = prices.landscape_growth * growing + in_points(rewards[number], coin)
    if advanced:
        if outlook.board.statues:
            for number in STATUE_PLACES:
                if has(open_places, number):
                    place_values[number] = in_points(rewards[number], coin)
        if outlook.player.coins >= prices.few_coins and not outlook.player.places & MONEY_BITS:
            for number in MONEY_PLACES:
                if has(open_places, number):
                    place_values[number] = money_place_value(outlook, number)
    outlook.place_values = place_values
    realise(outlook, prices)


def held(outlook: Outlook, number: int, prices: Prices) -> float:
    """The share of a city's reward that waits until later; a rival with columns may come first."""
    return prices.city_contested if has(outlook.rivals, number) else prices.city_held


def city_reward(outlook: Outlook, city: int, standing: int, reward: float, prices: Prices) -> float:
    """The reward of a city, less for each building that it lacks and the more so the less time there is."""
    missing = prices.components.needed[city] - standing
    if missing <= 0:
        return reward
    time = (outlook.turns - 1.0) / (3.0 * missing)
    if time < 1.0:
        reward *= time
    for _ in range(missing):
        reward *= prices.building_short
    return reward


def money_place_value(outlook: Outlook, number: int) -> float:
    """A money place lifts the end value of all coins, once there are enough of them."""
    coins = outlook.player.coins
    place = outlook.prices.components.places[number]
    near = coins / place.least_coins
    lift = coins * (1.0 / place.coins_per_point - outlook.rate)
    return lift if near >= 1.0 else lift * near * near * near * near


def realise(outlook: Outlook, prices: Prices) -> None:
    """Choose the best places, as many as there are columns and time; a part of a scoring counts in part."""
    ranked = outlook.place_values[:]
    ranked.sort()
    time = outlook.turns * prices.scorings_a_turn
    if time < 1.0:
        time = 1.0 if outlook.turns >= 1.0 else 0.0
    scorings = outlook.columns if outlook.columns < time else time
    outlook.scorings = scorings
    whole = int(scorings)
    last = len(ranked) - 1
    realised = 0.0
    for index in range(whole):
        realised += ranked[last - index]
    outlook.next = ranked[last - whole]
    outlook.least = ranked[last - whole + 1] if whole else outlook.next
    outlook.realised = realised + (scorings - whole) * outlook.next - scorings * prices.scoring_turn


def lifted(outlook: Outlook, number: int, more: float) -> float:
    """What it adds to the values that can be realised when that of a place grows by so much."""
    if not has(outlook.open, number):
        return 0.0
    value = outlook.place_values[number]
    if value >= outlook.least:
        return more
    more += value - outlook.least
    return more if more > 0.0 else 0.0


def landscape_lifted(outlook: Outlook, landscape: int, value: int) -> float:
    """The same for a landscape whose buildings gain so much value."""
    reward = outlook.prices.components.landscape_rewards[landscape]
    return lifted(outlook, LANDSCAPE_PLACE[landscape], value * in_points(reward, outlook.coin))
