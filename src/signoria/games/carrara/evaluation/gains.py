"""What a change of its board would add to the places of a seat; without columns it scores at once (CAR-BUILD-9)."""

from signoria.engine.bits import has, with_bit
from signoria.games.carrara.components.places import CITY_PLACE, KIND_PLACE
from signoria.games.carrara.evaluation.outlook import Outlook, unit
from signoria.games.carrara.evaluation.place_value import city_reward, in_points, landscape_lifted, lifted
from signoria.games.carrara.evaluation.prices import Prices
from signoria.games.carrara.position.boards import tally
from signoria.games.carrara.position.position import Position


def built(outlook: Outlook, kind: int, city: int, value: int, prices: Prices) -> float:
    """One more building."""
    if outlook.columns == 0:
        return value
    paid = value * unit(outlook, city)
    gain = lifted(outlook, KIND_PLACE[kind], paid) + landscape_lifted(
        outlook, prices.components.landscapes[kind], value
    )
    number = CITY_PLACE[city]
    if not has(outlook.open, number):
        return gain
    standing = tally(outlook.board.standing, city)
    before = in_points(outlook.board.rewards[number], outlook.coin)
    now = city_reward(outlook, city, standing, before, prices)
    then = city_reward(outlook, city, standing + 1, before + paid, prices)
    return gain + lifted(outlook, number, prices.city_held * (then - now))


def covered(outlook: Outlook, kind: int, city: int, more: int) -> float:
    """A building that becomes a monument, without the upgrade tile (CAR-MON-4)."""
    if outlook.columns == 0:
        return more
    paid = more * unit(outlook, city)
    gain = lifted(outlook, CITY_PLACE[city], paid) + lifted(outlook, KIND_PLACE[kind], paid)
    return gain + landscape_lifted(outlook, outlook.prices.components.landscapes[kind], more)


def best_upgrade(state: Position, outlook: Outlook, prices: Prices) -> float:
    """The best upgrade tile for a city that has none."""
    components = prices.components
    owned = 0
    for number in range(len(components.upgrades)):
        if has(outlook.board.upgrades, number):
            owned = with_bit(owned, components.upgrades[number].city)
    best = 0.0
    for number in range(len(components.upgrades)):
        upgrade = components.upgrades[number]
        if has(state.upgrades, number) and not has(owned, upgrade.city):
            gain = upgraded(outlook, upgrade.city, upgrade.amount - components.cities[upgrade.city].amount, prices)
            if gain > best:
                best = gain
    return best


def upgraded(outlook: Outlook, city: int, more: int, prices: Prices) -> float:
    """An upgrade tile that pays so much more per point of value in a city (CAR-MON-6)."""
    if outlook.columns == 0:
        return 0.0
    paid = more * (outlook.coin if outlook.in_coins[city] else 1.0)
    components = prices.components
    gain = 0.0
    value = 0
    for building in outlook.board.buildings:
        if building.city == city:
            value += components.values[building.tile]
            gain += lifted(
                outlook, KIND_PLACE[components.kinds[building.tile]], components.values[building.tile] * paid
            )
    return gain + lifted(outlook, CITY_PLACE[city], value * paid) + prices.upgrade_growth * paid * outlook.growing
