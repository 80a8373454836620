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
from signoria.carrara.marble import ONE, WHITE, count, total
from signoria.carrara.options import ADVANCED
from signoria.carrara.payment import power
from signoria.carrara.places import (
    CITY,
    CITY_BIT,
    KIND,
    KIND_BIT,
    LANDSCAPE,
    LANDSCAPE_BIT,
    LANDSCAPE_REWARDS,
    LEAST_MONEY,
    MONEY_BITS,
    MONEY_PLACES,
    PLACES,
    STATUES,
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
    STORED_ITEM,
    TURNS_PER_BUILDING,
    TURNS_PER_COLUMN,
    UPGRADE_GROWTH,
)

URBAN: Final = 0
LANDSCAPE_AMOUNT: Final = [paid.amount for paid in LANDSCAPE_REWARDS]
LANDSCAPE_IN_COINS: Final = [paid.reward == PAID_IN_COINS for paid in LANDSCAPE_REWARDS]


MONUMENT_VALUE: Final = max(VALUE_OF)
SLOT: Final = 10
"""Sums of value by city or kind stand in one number, with so many bits each."""
SUM: Final = (1 << SLOT) - 1
AT: Final = [SLOT * place for place in range(6)]


FEW_COINS: Final = LEAST_MONEY // 2
"""With fewer nobody thinks of a money place."""


def place_numbers(bits: list[int]) -> list[int]:
    return [bit.bit_length() - 1 for bit in bits]


CITY_PLACE: Final = place_numbers(CITY_BIT)
KIND_PLACE: Final = place_numbers(KIND_BIT)
LANDSCAPE_PLACE: Final = place_numbers(LANDSCAPE_BIT)
STATUE_PLACES: Final = [number for number, place in enumerate(PLACES) if place.group == STATUES]
PAIR_OF: Final = [STATUE_PLACES.index(number) for number in place_numbers(STATUES_BIT)]
"""By city the pair with statues that it belongs to."""
ONES: Final = [sum([number >> bit & 1 for bit in range(8)]) for number in range(256)]
"""How many bits are set."""
CHUNK: Final = 9
CHUNKS: Final = [
    [
        sum([ONE[KIND_OF[first + bit]] for bit in range(CHUNK) if bits >> bit & 1 and first + bit < BUILDINGS])
        for bits in range(1 << CHUNK)
    ]
    for first in range(0, BUILDINGS, CHUNK)
]
"""By nine tiles of the reserve, one bit each: how many there are of each kind, packed like a handful of blocks."""


def by_kind(tiles: int) -> int:
    """How many tiles of a set there are of each kind, packed like a handful."""
    packed = 0
    for chunk in CHUNKS:
        packed += chunk[tiles & (1 << CHUNK) - 1]
        tiles >>= CHUNK
    return packed


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
    """What all seats see alike: what is left of each kind, and how long the game will last."""

    def __init__(self, left: int, turns: float) -> None:
        self.left = left  # by kind the tiles that nobody has built, packed like a handful
        self.turns = turns  # of the table, until the end is triggered


def survey(state: Position, weights: list[float]) -> Market:
    left = by_kind(state.reserve)
    building = total(left) * weights[TURNS_PER_BUILDING]
    for tile in state.display:
        if tile >= 0:
            left += ONE[KIND_OF[tile]]
    fewest = len(ADVANCED_FIELDS)
    for player in state.players:
        columns = ONES[player.fields] + player.large
        if columns < fewest:
            fewest = columns
    scoring = fewest * weights[TURNS_PER_COLUMN]
    return Market(left, building if building > scoring else scoring)


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
    """A seat's board in sums, its hopes, and the measures that they rest on."""

    def __init__(
        self, player: Player, turns: float, columns: int, open_places: int, contested: int, coin: float, rate: float
    ) -> None:
        self.player = player
        self.turns = turns
        self.columns = columns
        self.open = open_places  # places that the seat may still use, one bit each
        self.contested = contested  # places that a rival could score, one bit each
        self.coin = coin  # what a coin of a scoring to come is worth
        self.rate = rate  # what a coin is worth at the end
        self.amounts = AMOUNTS[player.upgrades]
        self.growing = (turns - 2.0) * 0.1 if turns > 2.0 else 0.0  # time for growth, in tens of turns
        self.city_growth = 0.0  # what that time adds to the hope of a city for each unit,
        self.kind_growth = 0.0  # of a kind for each tile that is left,
        self.landscape_growth = 0.0  # and of a landscape
        self.left = 0  # of each kind, see `Market`
        self.standing = 0  # buildings by city, packed like a handful
        self.statues = 0  # the same for statues
        self.decorations = 0  # the same for decorations, by kind
        self.values = 0  # by city
        self.kind_coins = 0  # by kind
        self.kind_points = 0
        self.pair_coins = 0  # by pair of cities, of buildings with statues
        self.pair_points = 0
        self.urban = 0
        self.rural = 0
        self.scorings = 0.0  # columns that it has the time to use
        self.hoped = 0.0  # the sum of the hopes it can realise
        self.least = 0.0  # the smallest hope it can realise; what stays below brings nothing
        self.next = 0.0  # the largest hope beyond
        self.marble = 0.0  # what the blocks behind the screen are worth


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
    columns = ONES[player.fields] + player.large
    open_places = ~(player.places | state.taken)
    outlook = Outlook(player, turns, columns, open_places, rivals_ready(state, seat), coin, rate)
    outlook.left = market.left
    outlook.city_growth = weights[CITY_GROWTH] * outlook.growing
    outlook.kind_growth = weights[KIND_GROWTH] * outlook.growing * 0.25
    outlook.landscape_growth = weights[LANDSCAPE_GROWTH] * outlook.growing
    add_up(outlook)
    if columns:
        realise(outlook, state.rules & ADVANCED != 0, weights)
    outlook.marble = marble(state, outlook, player.blocks, weights)
    return outlook


def rivals_ready(state: Position, seat: int) -> int:
    """The places whose requirement another seat with columns meets."""
    ready = 0
    for other in range(len(state.players)):
        rival = state.players[other]
        if other != seat and (rival.fields or rival.large):
            ready |= rival.ready
    return ready


def add_up(outlook: Outlook) -> None:
    """The sums of a board."""
    amounts = outlook.amounts
    for building in outlook.player.buildings:
        tile = building.tile
        city = building.city
        kind = KIND_OF[tile]
        value = VALUE_OF[tile]
        if building.decorated:
            value += DECORATION_VALUE
            outlook.decorations += ONE[kind]
        outlook.standing += ONE[city]
        outlook.values += value << AT[city]
        paid = value * amounts[city]
        if IN_COINS[city]:
            outlook.kind_coins += paid << AT[kind]
        else:
            outlook.kind_points += paid << AT[kind]
        if LANDSCAPE_OF[kind] == URBAN:
            outlook.urban += value
        else:
            outlook.rural += value
        if building.statue != NO_STATUE:
            outlook.statues += ONE[city]
            if IN_COINS[city]:
                outlook.pair_coins += paid << AT[PAIR_OF[city]]
            else:
                outlook.pair_points += paid << AT[PAIR_OF[city]]


def unit(outlook: Outlook, city: int) -> float:
    """What a point of value is worth in a city, each time it is scored."""
    return outlook.amounts[city] * (outlook.coin if IN_COINS[city] else 1.0)


def landscape_unit(outlook: Outlook, landscape: int) -> float:
    """What a point of value is worth when its landscape is scored."""
    return LANDSCAPE_AMOUNT[landscape] * (outlook.coin if LANDSCAPE_IN_COINS[landscape] else 1.0)


def city_reward(outlook: Outlook, city: int, standing: int, value: int, weights: list[float]) -> float:
    """The reward of a city, less for each building that it lacks and the more so the less time there is."""
    hope = value * unit(outlook, city)
    missing = NEEDED[city] - standing
    if missing <= 0:
        return hope
    time = (outlook.turns - 1.0) / (3.0 * missing)
    if time < 1.0:
        hope *= time
    for _ in range(missing):
        hope *= weights[BUILDING_SHORT]
    return hope


def city_hope(outlook: Outlook, city: int, weights: list[float]) -> float:
    hope = outlook.city_growth * unit(outlook, city)
    standing = count(outlook.standing, city)
    if standing:
        share = weights[CITY_CONTESTED] if outlook.contested & CITY_BIT[city] else weights[CITY_HELD]
        hope += share * city_reward(outlook, city, standing, outlook.values >> AT[city] & SUM, weights)
    return hope


def kind_hope(outlook: Outlook, kind: int) -> float:
    at = AT[kind]
    hope = outlook.kind_growth * count(outlook.left, kind)
    return hope + (outlook.kind_points >> at & SUM) + (outlook.kind_coins >> at & SUM) * outlook.coin


def landscape_hope(outlook: Outlook, landscape: int) -> float:
    value = outlook.urban if landscape == URBAN else outlook.rural
    return value * landscape_unit(outlook, landscape) + outlook.landscape_growth


def statues_hope(outlook: Outlook, pair: int) -> float:
    at = AT[pair]
    return (outlook.pair_points >> at & SUM) + (outlook.pair_coins >> at & SUM) * outlook.coin


def money_hope(outlook: Outlook, number: int) -> float:
    """A money place lifts the end value of all coins, once there are enough of them."""
    coins = outlook.player.coins
    if coins < FEW_COINS or outlook.player.places & MONEY_BITS:
        return 0.0
    near = coins / PLACES[number].least_coins
    lift = coins * (1.0 / PLACES[number].coins_per_point - outlook.rate)
    return lift if near >= 1.0 else lift * near * near * near * near


def hope_of(outlook: Outlook, number: int, weights: list[float]) -> float:
    """The hope of any place."""
    place = PLACES[number]
    if place.group == CITY:
        return city_hope(outlook, place.what, weights)
    if place.group == KIND:
        return kind_hope(outlook, place.what)
    if place.group == LANDSCAPE:
        return landscape_hope(outlook, place.what)
    if place.group == STATUES:
        return statues_hope(outlook, PAIR_OF[place.what])
    return money_hope(outlook, number)


def hopes(outlook: Outlook, advanced: bool, weights: list[float]) -> list[float]:
    """The hopes of all open places that promise anything."""
    found: list[float] = []
    open_places = outlook.open
    growing = outlook.growing > 0.0
    for city in range(6):
        if open_places & CITY_BIT[city] and (growing or count(outlook.standing, city)):
            found.append(city_hope(outlook, city, weights))
    ready = outlook.player.ready
    for kind in range(6):
        if open_places & KIND_BIT[kind] and (growing or ready & KIND_BIT[kind]):
            found.append(kind_hope(outlook, kind))
    for landscape in range(2):
        if open_places & LANDSCAPE_BIT[landscape]:
            found.append(landscape_hope(outlook, landscape))
    if advanced:
        if outlook.statues:
            for pair in range(len(STATUE_PLACES)):
                if open_places >> STATUE_PLACES[pair] & 1:
                    found.append(statues_hope(outlook, pair))
        if outlook.player.coins >= FEW_COINS:
            for number in MONEY_PLACES:
                if open_places >> number & 1:
                    found.append(money_hope(outlook, number))
    return found


def realise(outlook: Outlook, advanced: bool, weights: list[float]) -> None:
    """Choose the best hopes, as many as there are columns and time; a part of a scoring counts in part."""
    chosen = hopes(outlook, advanced, weights)
    chosen.sort(reverse=True)
    time = outlook.turns * weights[SCORINGS_A_TURN]
    if time < 1.0:
        time = 1.0 if outlook.turns >= 1.0 else 0.0
    scorings = outlook.columns if outlook.columns < time else time
    outlook.scorings = scorings
    whole = int(scorings)
    if whole > len(chosen):
        whole = len(chosen)
    hoped = 0.0
    for place in range(whole):
        hoped += chosen[place]
    if whole < len(chosen):
        outlook.next = chosen[whole]
        hoped += (scorings - whole) * chosen[whole]
        outlook.least = chosen[whole - 1] if whole else chosen[whole]
    outlook.hoped = hoped


def lifted(outlook: Outlook, hope: float, more: float) -> float:
    """What it adds to the hopes that can be realised when one of them grows by so much."""
    if hope >= outlook.least:
        return more
    more += hope - outlook.least
    return more if more > 0.0 else 0.0


def city_lifted(outlook: Outlook, city: int, more: float, weights: list[float]) -> float:
    return lifted(outlook, city_hope(outlook, city, weights), more) if outlook.open & CITY_BIT[city] else 0.0


def kind_lifted(outlook: Outlook, kind: int, more: float) -> float:
    return lifted(outlook, kind_hope(outlook, kind), more) if outlook.open & KIND_BIT[kind] else 0.0


def landscape_lifted(outlook: Outlook, kind: int, value: int) -> float:
    landscape = LANDSCAPE_OF[kind]
    if not outlook.open & LANDSCAPE_BIT[landscape]:
        return 0.0
    hope = landscape_hope(outlook, landscape)
    return lifted(outlook, hope, value * landscape_unit(outlook, landscape))


def statues_lifted(outlook: Outlook, city: int, value: int) -> float:
    """A statue on a building of so much value."""
    pair = PAIR_OF[city]
    if not outlook.open >> STATUE_PLACES[pair] & 1:
        return 0.0
    return lifted(outlook, statues_hope(outlook, pair), value * unit(outlook, city))


def built(outlook: Outlook, kind: int, city: int, value: int, weights: list[float]) -> float:
    """What one more building adds to the hopes; without columns it scores at once (CAR-BUILD-9)."""
    if outlook.columns == 0:
        return value
    gain = kind_lifted(outlook, kind, value * unit(outlook, city))
    gain += landscape_lifted(outlook, kind, value)
    if not outlook.open & CITY_BIT[city]:
        return gain
    standing = count(outlook.standing, city)
    before = outlook.values >> AT[city] & SUM
    now = city_reward(outlook, city, standing, before, weights) if standing else 0.0
    then = city_reward(outlook, city, standing + 1, before + value, weights)
    return gain + city_lifted(outlook, city, weights[CITY_HELD] * (then - now), weights)


def covered(outlook: Outlook, kind: int, city: int, more: int, weights: list[float]) -> float:
    """What it adds that a building becomes a monument, without the upgrade tile (CAR-MON-4, -7)."""
    if outlook.columns == 0:
        return more
    paid = more * unit(outlook, city)
    gain = city_lifted(outlook, city, paid, weights) + kind_lifted(outlook, kind, paid)
    return gain + landscape_lifted(outlook, kind, more)


def upgraded(outlook: Outlook, city: int, more: int, weights: list[float]) -> float:
    """What an upgrade tile adds that pays so much more per point of value in a city (CAR-MON-6)."""
    if outlook.columns == 0:
        return 0.0
    paid = more * (outlook.coin if IN_COINS[city] else 1.0)
    gain = city_lifted(outlook, city, (outlook.values >> AT[city] & SUM) * paid, weights)
    for building in outlook.player.buildings:
        if building.city == city:
            gain += kind_lifted(outlook, KIND_OF[building.tile], VALUE_OF[building.tile] * paid)
    return gain + weights[UPGRADE_GROWTH] * paid * outlook.growing


def stored_worth(outlook: Outlook, weights: list[float]) -> float:
    """What an item in storage is worth; it needs time to find its building."""
    return weights[STORED_ITEM] * (outlook.turns * 0.25 if outlook.turns < 4.0 else 1.0)


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


def best_building(state: Position, outlook: Outlook, blocks: int, weights: list[float]) -> float:
    """The gain of the best building or monument that these blocks can pay, beyond what the blocks are worth."""
    best = 0.0
    number = total(blocks)
    share = used(outlook, number, weights)
    for tile in state.display:
        if tile < 0 or VALUE_OF[tile] > number:
            continue
        value = VALUE_OF[tile]
        city = WHITE
        while city and power(blocks, city) < value:  # the best city that can be paid
            city -= 1
        gain = built(outlook, KIND_OF[tile], city, value, weights)
        gain -= share * value * block_worth(outlook, city, weights)
        if gain > best:
            best = gain
    if state.monuments:
        for building in outlook.player.buildings:
            kind = KIND_OF[building.tile]
            more = MONUMENT_VALUE - VALUE_OF[building.tile]
            if more <= number and state.monuments >> kind & 1 and power(blocks, building.city) >= more:
                gain = covered(outlook, kind, building.city, more, weights)
                gain -= share * more * block_worth(outlook, building.city, weights)
                if gain > best:
                    best = gain
    return best


def marble(state: Position, outlook: Outlook, blocks: int, weights: list[float]) -> float:
    """Blocks as a stock, and for the best building that they can pay, if there is time to score it."""
    worth = stock(outlook, blocks, weights)
    if blocks == 0 or outlook.turns < 1.0:
        return worth
    share = weights[READY_BUILDING]
    if outlook.columns == 0:
        return worth + share * best_building(state, outlook, blocks, weights)
    time = (outlook.turns - 1.0) * 0.5
    if time <= 0.0:
        return worth
    if time < 1.0:
        share *= time
    return worth + share * best_building(state, outlook, blocks, weights)
