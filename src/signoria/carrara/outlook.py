"""What a seat can expect: the scoring places it may still use, its marble, and the time that is left.

A hope is the reward that a scoring place may bring, in points. A seat realises the best of its hopes, as many as it has
columns and time for.
"""

from typing import Final

from signoria.carrara.boards import NEEDED
from signoria.carrara.cities import AMOUNTS, IN_COINS
from signoria.carrara.cities import COINS as PAID_IN_COINS
from signoria.carrara.court import ADVANCED_FIELDS, BASIC_FIELDS, COINS, DECORATION, GOLD_STATUE, POINTS, Field
from signoria.carrara.items import NO_STATUE
from signoria.carrara.marble import count, total
from signoria.carrara.options import ADVANCED
from signoria.carrara.payment import power
from signoria.carrara.places import (
    CITY_BIT,
    KIND_BIT,
    LANDSCAPE_BIT,
    LANDSCAPE_REWARDS,
    MONEY_BITS,
    MONEY_PLACES,
    PLACES,
    STATUES_BIT,
)
from signoria.carrara.position import NOWHERE, TURN, Player, Position
from signoria.carrara.sheet import COINS_PER_POINT, DECORATION_VALUE
from signoria.carrara.tiles import BUILDINGS, KIND_OF, LANDSCAPE_OF, VALUE_OF
from signoria.carrara.weights import (
    BLOCK_WITHOUT_COLUMNS,
    BLOCKS_A_TURN,
    BUILDING_SHORT,
    CITY_CONTESTED,
    CITY_GROWTH,
    CITY_HELD,
    COINS_A_TURN,
    COMMON_PURSE,
    FUEL,
    KIND_GROWTH,
    LANDSCAPE_GROWTH,
    PURPLE,
    READY_BUILDING,
    SCORINGS_A_TURN,
    TURNS_PER_BUILDING,
    TURNS_PER_COLUMN,
    UPGRADE_GROWTH,
)

MONUMENT_VALUE: Final = max(VALUE_OF)
ALL_PLACES: Final = (1 << len(PLACES)) - 1


def place_numbers(bits: list[int]) -> list[int]:
    return [bit.bit_length() - 1 for bit in bits]


CITY_PLACE: Final = place_numbers(CITY_BIT)
KIND_PLACE: Final = place_numbers(KIND_BIT)
LANDSCAPE_PLACE: Final = place_numbers(LANDSCAPE_BIT)
STATUES_PLACE: Final = place_numbers(STATUES_BIT)
KIND_TILES: Final = [
    sum([1 << tile for tile in range(BUILDINGS) if KIND_OF[tile] == kind]) for kind in range(len(KIND_BIT))
]
"""By kind its buildings, one bit each."""
ONES: Final = [sum([number >> bit & 1 for bit in range(8)]) for number in range(256)]
"""How many bits are set."""
LARGEST: Final = [
    [max([value for value in range(8) if value == 0 or (value <= means and values >> value & 1)]) for means in range(9)]
    for values in range(256)
]
"""By a set of values, one bit each, and by the means: the largest value that can be paid, or 0."""


def fields_with(fields: list[Field], bonus: int) -> int:
    return sum([1 << number for number, field in enumerate(fields) if field.bonus == bonus])


def bonus_total(fields: list[Field], bonus: int) -> list[int]:
    """By set of fields how much of a bonus they bring."""
    return [
        sum([field.amount for number, field in enumerate(fields) if columns >> number & 1 and field.bonus == bonus])
        for columns in range(256)
    ]


class Court:
    """What the columns on a set of bonus fields bring, by bonus."""

    def __init__(self, fields: list[Field]) -> None:
        self.coins = bonus_total(fields, COINS)
        self.points = bonus_total(fields, POINTS)
        self.decorations = bonus_total(fields, DECORATION)
        self.statues = bonus_total(fields, GOLD_STATUE)


BASIC_COURT: Final = Court(BASIC_FIELDS)
ADVANCED_COURT: Final = Court(ADVANCED_FIELDS)


class Market:
    """What all seats see alike: the open tiles, what is left of each kind, and how long the game will last."""

    def __init__(self, shown: list[int], left: list[int], turns: float) -> None:
        self.shown = shown  # by kind the values on the display, one bit each
        self.left = left  # by kind the tiles that nobody has built
        self.turns = turns  # of the table, until the end is triggered


def survey(state: Position, weights: list[float]) -> Market:
    shown = [0, 0, 0, 0, 0, 0]
    left = [0, 0, 0, 0, 0, 0]
    for tile in state.display:
        if tile >= 0:
            shown[KIND_OF[tile]] |= 1 << VALUE_OF[tile]
            left[KIND_OF[tile]] += 1
    reserve = state.reserve
    for kind in range(6):
        left[kind] += (reserve & KIND_TILES[kind]).bit_count()
    fewest = 8
    for player in state.players:
        columns = ONES[player.fields] + player.large
        if columns < fewest:
            fewest = columns
    building = reserve.bit_count() * weights[TURNS_PER_BUILDING]
    scoring = fewest * weights[TURNS_PER_COLUMN]
    return Market(shown, left, building if building > scoring else scoring)


def turns_left(state: Position, seat: int, market: Market) -> float:
    """How many turns a seat still has after the action under way; exact in the last round (CAR-END-4)."""
    seats = len(state.players)
    turn = state.stack[0]
    before = seat - turn.seat - (1 if turn.kind == TURN and turn.a else 0)
    if before < 0:
        before += seats
    if state.trigger != NOWHERE:
        last = (state.trigger - turn.seat) % seats  # turns until the end, the present one among them
        if turn.a:
            last = last - 1 if last else seats - 1
        return 1.0 if before < last else 0.0
    ahead = (market.turns - before) / seats
    return 1.0 + ahead if ahead > 0.0 else 1.0


class Outlook:
    """A seat's hopes, and the measures that they rest on."""

    def __init__(self, player: Player, turns: float, columns: int, coin: float, rate: float) -> None:
        self.player = player
        self.turns = turns
        self.columns = columns
        self.coin = coin  # what a coin of a scoring to come is worth
        self.rate = rate  # what a coin is worth at the end
        self.units = [0.0] * 6  # what a point of value is worth in each city, each time it is scored
        self.standing = [0] * 6  # buildings by city
        self.values = [0] * 6  # their value by city
        self.hopes = [0.0] * len(PLACES)
        self.open = 0  # places that the seat may still use, one bit each
        self.scorings = 0.0  # columns that it has the time to use
        self.hoped = 0.0  # the sum of the hopes it can realise
        self.least = 0.0  # the smallest hope it can realise; what stays below brings nothing
        self.next = 0.0  # the largest hope beyond
        self.growing = 0.0  # time for growth, in tens of turns


def coin_rate(player: Player) -> float:
    """The points that a coin brings at the end (CAR-FINAL-1, CAR-ADV-35)."""
    if player.places & MONEY_BITS:
        for number in MONEY_PLACES:
            if player.places >> number & 1:
                return 1.0 / PLACES[number].coins_per_point
    return 1.0 / COINS_PER_POINT


def purse(outlook: Outlook, coins: int, weights: list[float]) -> float:
    """Coins at their end value and as fuel; the more there are and the fewer turns, the less fuel is in one."""
    need = outlook.turns * weights[COINS_A_TURN]
    fuel = coins * need / (coins + need) if coins and need else 0.0
    return outlook.rate * coins + weights[FUEL] * fuel


def last_coin(outlook: Outlook, weights: list[float]) -> float:
    """What the last coin in the purse is worth."""
    need = outlook.turns * weights[COINS_A_TURN]
    ease = need / (outlook.player.coins + need) if need else 0.0
    return outlook.rate + weights[FUEL] * ease * ease


def look(state: Position, seat: int, market: Market, weights: list[float]) -> Outlook:
    """Take stock of a seat's board."""
    player = state.players[seat]
    turns = turns_left(state, seat, market)
    rate = coin_rate(player)
    need = turns * weights[COINS_A_TURN]
    coin = rate + weights[FUEL] * need / (need + weights[COMMON_PURSE])
    outlook = Outlook(player, turns, ONES[player.fields] + player.large, coin, rate)
    outlook.open = ALL_PLACES & ~player.places & ~state.taken
    outlook.growing = (turns - 2.0) * 0.1 if turns > 2.0 else 0.0
    amounts = AMOUNTS[player.upgrades]
    for city in range(6):
        outlook.units[city] = amounts[city] * (outlook.coin if IN_COINS[city] else 1.0)
    if outlook.columns:
        hope_by_board(outlook, rivals_ready(state, seat), market, weights)
        if state.rules & ADVANCED:
            hope_by_money(outlook)
        realise(outlook, weights)
    return outlook


def rivals_ready(state: Position, seat: int) -> int:
    """The places whose requirement another seat with columns meets."""
    ready = 0
    for other in range(len(state.players)):
        rival = state.players[other]
        if other != seat and (rival.fields or rival.large):
            ready |= rival.ready
    return ready


def hope_by_board(outlook: Outlook, contested: int, market: Market, weights: list[float]) -> None:
    """The hopes of cities, kinds, landscapes and statues, from the buildings that stand and those to come."""
    units = outlook.units
    standing = outlook.standing
    values = outlook.values
    hopes = outlook.hopes
    for building in outlook.player.buildings:
        kind = KIND_OF[building.tile]
        city = building.city
        value = VALUE_OF[building.tile] + (DECORATION_VALUE if building.decorated else 0)
        standing[city] += 1
        values[city] += value
        hopes[KIND_PLACE[kind]] += value * units[city]
        hopes[LANDSCAPE_PLACE[LANDSCAPE_OF[kind]]] += value * landscape_unit(outlook, kind)
        if building.statue != NO_STATUE:
            hopes[STATUES_PLACE[city]] += value * units[city]
    growing = outlook.growing
    for city in range(6):
        if standing[city]:
            share = weights[CITY_CONTESTED] if contested & CITY_BIT[city] else weights[CITY_HELD]
            hopes[CITY_PLACE[city]] = share * city_hope(outlook, city, standing[city], values[city], weights)
        hopes[CITY_PLACE[city]] += weights[CITY_GROWTH] * growing * units[city]
    for kind in range(6):
        hopes[KIND_PLACE[kind]] += weights[KIND_GROWTH] * growing * market.left[kind] * 0.25
    hopes[LANDSCAPE_PLACE[0]] += weights[LANDSCAPE_GROWTH] * growing
    hopes[LANDSCAPE_PLACE[1]] += weights[LANDSCAPE_GROWTH] * growing


def landscape_unit(outlook: Outlook, kind: int) -> float:
    """What a point of value is worth when its landscape is scored."""
    paid = LANDSCAPE_REWARDS[LANDSCAPE_OF[kind]]
    return paid.amount * (outlook.coin if paid.reward == PAID_IN_COINS else 1.0)


def city_hope(outlook: Outlook, city: int, standing: int, value: int, weights: list[float]) -> float:
    """The reward of a city, less for each building that it lacks and the more so the less time there is."""
    hope = value * outlook.units[city]
    missing = NEEDED[city] - standing
    if missing <= 0:
        return hope
    time = (outlook.turns - 1.0) / (3.0 * missing)
    if time < 1.0:
        hope *= time
    for _ in range(missing):
        hope *= weights[BUILDING_SHORT]
    return hope


def hope_by_money(outlook: Outlook) -> None:
    """A money place lifts the end value of all coins, once there are enough of them."""
    if outlook.player.places & MONEY_BITS:
        return
    coins = outlook.player.coins
    for number in MONEY_PLACES:
        near = coins / PLACES[number].least_coins
        lift = coins * (1.0 / PLACES[number].coins_per_point - outlook.rate)
        outlook.hopes[number] = lift if near >= 1.0 else lift * near * near * near * near


def realise(outlook: Outlook, weights: list[float]) -> None:
    """Choose the best hopes, as many as there are columns and time; a part of a scoring counts in part."""
    chosen: list[float] = []
    open_bits = outlook.open
    for number in range(len(PLACES)):
        if open_bits >> number & 1:
            hope = outlook.hopes[number]
            if hope > 0.0:
                chosen.append(hope)
    time = outlook.turns * weights[SCORINGS_A_TURN]
    if time < 1.0:
        time = 1.0 if outlook.turns >= 1.0 else 0.0
    scorings = outlook.columns if outlook.columns < time else time
    outlook.scorings = scorings
    whole = int(scorings)
    chosen.sort(reverse=True)
    if len(chosen) <= whole:
        whole = len(chosen)
    for place in range(whole):
        outlook.hoped += chosen[place]
    if whole < len(chosen):
        outlook.next = chosen[whole]
        outlook.hoped += (scorings - whole) * outlook.next
        outlook.least = chosen[whole - 1] if whole else outlook.next


def lifted(outlook: Outlook, number: int, more: float) -> float:
    """What it adds to the hopes that can be realised when one place would pay so much more."""
    if not outlook.open >> number & 1:
        return 0.0
    hope = outlook.hopes[number]
    if hope >= outlook.least:
        return more
    more += hope - outlook.least
    return more if more > 0.0 else 0.0


def built(outlook: Outlook, kind: int, city: int, value: int, weights: list[float]) -> float:
    """What one more building adds to the hopes; without columns it scores at once (CAR-BUILD-9)."""
    if outlook.columns == 0:
        return value
    standing = outlook.standing[city]
    now = city_hope(outlook, city, standing, outlook.values[city], weights) if standing else 0.0
    then = city_hope(outlook, city, standing + 1, outlook.values[city] + value, weights)
    gain = lifted(outlook, CITY_PLACE[city], weights[CITY_HELD] * (then - now))
    gain += lifted(outlook, KIND_PLACE[kind], value * outlook.units[city])
    return gain + lifted(outlook, LANDSCAPE_PLACE[LANDSCAPE_OF[kind]], value * landscape_unit(outlook, kind))


def covered(outlook: Outlook, kind: int, city: int, more: int) -> float:
    """What it adds that a building becomes a monument, without the upgrade tile (CAR-MON-4, -7)."""
    if outlook.columns == 0:
        return more
    gain = lifted(outlook, CITY_PLACE[city], more * outlook.units[city])
    gain += lifted(outlook, KIND_PLACE[kind], more * outlook.units[city])
    return gain + lifted(outlook, LANDSCAPE_PLACE[LANDSCAPE_OF[kind]], more * landscape_unit(outlook, kind))


def upgraded(outlook: Outlook, city: int, more: int, weights: list[float]) -> float:
    """What an upgrade tile adds that pays so much more per point of value in a city (CAR-MON-6)."""
    if outlook.columns == 0:
        return 0.0
    unit = more * (outlook.coin if IN_COINS[city] else 1.0)
    gain = lifted(outlook, CITY_PLACE[city], outlook.values[city] * unit)
    for building in outlook.player.buildings:
        if building.city == city:
            gain += lifted(outlook, KIND_PLACE[KIND_OF[building.tile]], VALUE_OF[building.tile] * unit)
    return gain + weights[UPGRADE_GROWTH] * unit * outlook.growing


def block_worth(outlook: Outlook, colour: int, weights: list[float]) -> float:
    """What a block is worth; with few columns left its colour matters less."""
    colourful = outlook.columns / 3.0 if outlook.columns < 3 else 1.0
    return colourful * weights[PURPLE + colour] + (1.0 - colourful) * weights[BLOCK_WITHOUT_COLUMNS]


def stock(outlook: Outlook, blocks: int, weights: list[float]) -> float:
    """What blocks behind the screen are worth; more than can be used up add nothing."""
    number = total(blocks)
    if number == 0:
        return 0.0
    worth = 0.0
    for colour in range(6):
        worth += count(blocks, colour) * weights[PURPLE + colour]
    if outlook.columns < 3:
        colourful = outlook.columns / 3.0
        worth = colourful * worth + (1.0 - colourful) * number * weights[BLOCK_WITHOUT_COLUMNS]
    return worth * used(outlook, number, weights)


def used(outlook: Outlook, number: int, weights: list[float]) -> float:
    """The share of so many blocks that can be used up before the end."""
    usable = (outlook.turns - 1.0) * weights[BLOCKS_A_TURN]
    if usable <= 0.0:
        return 0.0
    return 1.0 if number <= usable else usable / number


def best_building(state: Position, outlook: Outlook, blocks: int, market: Market, weights: list[float]) -> float:
    """The gain of the best building or monument that these blocks can pay, beyond what the blocks are worth."""
    best = 0.0
    share = used(outlook, total(blocks), weights)
    means = [0, 0, 0, 0, 0, 0]
    for city in range(6):
        means[city] = power(blocks, city)
    for kind in range(6):
        values = market.shown[kind]
        if values == 0:
            continue
        known = 0
        for city in range(5, -1, -1):  # a lower city only for a larger building
            value = LARGEST[values][means[city] if means[city] < 8 else 8]
            if value > known:
                known = value
                gain = built(outlook, kind, city, value, weights) - share * value * block_worth(outlook, city, weights)
                if gain > best:
                    best = gain
    if state.monuments:
        for building in outlook.player.buildings:
            kind = KIND_OF[building.tile]
            more = MONUMENT_VALUE - VALUE_OF[building.tile]
            if state.monuments >> kind & 1 and means[building.city] >= more:
                gain = covered(outlook, kind, building.city, more)
                gain -= share * more * block_worth(outlook, building.city, weights)
                if gain > best:
                    best = gain
    return best


def marble(state: Position, outlook: Outlook, blocks: int, market: Market, weights: list[float]) -> float:
    """Blocks as a stock, and for the best building that they can pay, if there is time to score it."""
    worth = stock(outlook, blocks, weights)
    if blocks == 0 or outlook.turns < 1.0:
        return worth
    share = weights[READY_BUILDING]
    if outlook.columns == 0:
        return worth + share * best_building(state, outlook, blocks, market, weights)
    time = (outlook.turns - 1.0) * 0.5
    if time <= 0.0:
        return worth
    if time < 1.0:
        share *= time
    return worth + share * best_building(state, outlook, blocks, market, weights)
