"""What an action that is under way will bring the seat that carries it out, at its best."""

from signoria.carrara.boards import reward
from signoria.carrara.cities import ALL as CITY_LIST
from signoria.carrara.cities import UPGRADES
from signoria.carrara.columns import open_places
from signoria.carrara.items import FIRST_STATUE, GOLD, MAJORITIES, SETS
from signoria.carrara.marble import BITS, ONE, UP_TO, WHITE, count, total
from signoria.carrara.options import ADVANCED
from signoria.carrara.outlook import (
    Outlook,
    block_worth,
    built,
    covered,
    hope_of,
    kind_lifted,
    last_coin,
    marble,
    purse,
    statues_lifted,
    stored_worth,
    unit,
    upgraded,
)
from signoria.carrara.payment import power
from signoria.carrara.places import MONEY_BITS, PLACES
from signoria.carrara.position import (
    BOUGHT,
    BUYING,
    CHOOSING_COLUMN,
    CHOOSING_MONUMENT,
    CHOOSING_SITE,
    CHOOSING_TILE,
    DRAWING,
    GAINING,
    NOWHERE,
    PAYING,
    REFILLING,
    ROTATING,
    SCORING,
    SETTING,
    UPGRADING,
    Position,
)
from signoria.carrara.sheet import TRIGGER_POINTS
from signoria.carrara.tiles import BUILDINGS, KIND_OF, VALUE_OF
from signoria.carrara.turns import no_column_left
from signoria.carrara.visit import gold_due
from signoria.carrara.weights import BONUS_KEPT, FRESH_BLOCK, STATUE
from signoria.carrara.wheel import PARTS, PRICES, decoration_at, statue_at
from signoria.frame import Frame


def prospect(state: Position, outlook: Outlook, weights: list[float]) -> float:
    """The gain to come for the seat whose turn it is."""
    gain = 0.0
    for place in range(1, len(state.stack)):
        frame = state.stack[place]
        kind = frame.kind
        if kind == BUYING:
            if state.stack[-1].kind == DRAWING:
                gain += purchase_with_draws(state, outlook, state.stack[-1].a, weights)
            elif frame.a == NOWHERE:
                gain += best_purchase(state, outlook, 0, weights)
            else:
                gain += purchase(state, outlook, frame.a, frame.a, frame.b, weights)
        elif kind == ROTATING:
            gain += best_rotation(state, outlook, weights)
        elif kind == PAYING:
            gain += building_paid(state, outlook, state.stack[place - 1], frame, weights)
        elif kind == CHOOSING_TILE:
            gain += best_tile(state, outlook, weights)
        elif kind == CHOOSING_SITE:
            gain += best_site(state, outlook, frame.a, weights)
        elif kind == CHOOSING_MONUMENT:
            gain += best_monument(state, outlook, weights)
        elif kind == UPGRADING:
            gain += best_upgrade(state, outlook, weights)
        elif kind == CHOOSING_COLUMN:
            gain += best_column(state, outlook, weights)
        elif kind == SCORING:
            gain += best_place(state, outlook, weights)
        elif kind == GAINING:
            gain += best_item(state, outlook, frame, weights)
        elif kind == SETTING:
            gain += item_worth(state, outlook, frame.a, frame.b == BOUGHT, weights)
        elif kind == REFILLING and triggers(state):
            gain += TRIGGER_POINTS
    return gain


def triggers(state: Position) -> bool:
    """Whether the tile that comes into the display triggers the end: the last one, and a seat without columns."""
    if state.trigger != NOWHERE or state.reserve & state.reserve - 1:
        return False
    for player in state.players:
        if no_column_left(player):
            return True
    return False


def purchase(state: Position, outlook: Outlook, part: int, price_part: int, colour: int, weights: list[float]) -> float:
    """The gain of the blocks worth their price on a sector, of a colour and below; an emptied sector has an item."""
    player = outlook.player
    handful = state.wheel[part] & UP_TO[colour]
    left = state.wheel[part] - handful
    coins = player.coins
    blocks = player.blocks
    coin = last_coin(outlook, weights)
    for one in range(colour, -1, -1):
        price = PRICES[price_part][one]
        worth = block_worth(outlook, one, weights) - price * coin
        for _ in range(count(handful, one)):
            if price <= coins and (worth > 0.0 or price == 0):
                coins -= price
                blocks += ONE[one]
            else:
                left += ONE[one]
    gain = marble(state, outlook, blocks, weights) - outlook.marble
    gain -= purse(outlook, player.coins, weights) - purse(outlook, coins, weights)
    if left == 0 and state.rules & ADVANCED:
        gain += sector_item(state, outlook, part, weights)
    return gain


def best_purchase(state: Position, outlook: Outlook, turned: int, weights: list[float]) -> float:
    """The best sector, when the wheel has been turned by so many parts."""
    best = 0.0
    for part in range(PARTS):
        if state.wheel[part]:
            gain = purchase(state, outlook, part, (part + turned) % PARTS, WHITE, weights)
            if gain > best:
                best = gain
    return best


def purchase_with_draws(state: Position, outlook: Outlook, due: int, weights: list[float]) -> float:
    """Fresh blocks are still to come on the first sector."""
    return best_purchase(state, outlook, 0, weights) + due * weights[FRESH_BLOCK]


def best_rotation(state: Position, outlook: Outlook, weights: list[float]) -> float:
    """Buying as the wheel stands, or after a turn of it."""
    now = best_purchase(state, outlook, 0, weights)
    then = best_purchase(state, outlook, 1, weights)
    return now if now > then else then


def sector_item(state: Position, outlook: Outlook, part: int, weights: list[float]) -> float:
    """The better one of the two items that an emptied sector offers (CAR-ADV-10)."""
    best = 0.0
    decoration = decoration_at(state, part)
    if state.supply[decoration]:
        best = item_worth(state, outlook, decoration, False, weights)
    statue = statue_at(state, part)
    if state.supply[statue]:
        worth = item_worth(state, outlook, statue, False, weights)
        if worth > best:
            best = worth
    return best


def best_item(state: Position, outlook: Outlook, frame: Frame, weights: list[float]) -> float:
    """The best of the items offered by a sector or a court field."""
    if frame.a != NOWHERE:
        return sector_item(state, outlook, frame.a, weights)
    if gold_due(state, frame):
        return item_worth(state, outlook, GOLD, False, weights)
    best = 0.0
    for item in range(FIRST_STATUE):
        if state.supply[item]:
            worth = item_worth(state, outlook, item, False, weights)
            if worth > best:
                best = worth
    return best


def item_worth(state: Position, outlook: Outlook, item: int, bought: bool, weights: list[float]) -> float:
    """What an item brings on the building it suits best, or in storage."""
    player = outlook.player
    best = 0.0 if bought else stored_worth(outlook, weights)
    if item < FIRST_STATUE:
        equal = 0
        paid = -1.0
        for building in player.buildings:
            if KIND_OF[building.tile] == item:
                if building.decorated:
                    equal += 1
                elif unit(outlook, building.city) > paid:
                    paid = unit(outlook, building.city)
        if paid < 0.0:
            return best
        worth = SETS[equal + 1] - SETS[equal] + kind_lifted(outlook, item, paid)
        return worth if worth > best else best
    for building in player.buildings:
        city = building.city
        if building.statue < 0 and (city == item - FIRST_STATUE or (city < item - FIRST_STATUE and not bought)):
            worth = weights[STATUE] * MAJORITIES[city][0] * 0.1
            if outlook.columns:
                worth += statues_lifted(outlook, city, VALUE_OF[building.tile])
            if worth > best:
                best = worth
    return best


def paid_cheaply(blocks: int, city: int, cost: int) -> int:
    """What is left of the blocks after the cheapest payment, or -1 if they do not suffice (CAR-BUILD-5)."""
    if power(blocks, city) < cost:
        return NOWHERE
    two_for_one = cost - total(blocks >> BITS * city)  # only what the accepted colours cannot cover
    if two_for_one > 0:
        blocks -= 2 * two_for_one * ONE[city - 1]
        cost -= two_for_one
    for colour in range(city, WHITE + 1):
        given = count(blocks, colour)
        if given > cost:
            given = cost
        blocks -= given * ONE[colour]
        cost -= given
    return blocks


def raised(
    state: Position, outlook: Outlook, tile: int, city: int, over: int, cost: int, weights: list[float]
) -> float:
    """The gain of a tile in a city, or over a building, less the blocks of the cheapest payment that is left."""
    rest = paid_cheaply(outlook.player.blocks, city, cost)
    if rest == NOWHERE:
        return 0.0
    kind = KIND_OF[tile]
    if over != NOWHERE:
        gain = covered(outlook, kind, city, VALUE_OF[tile] - VALUE_OF[over], weights)
    else:
        gain = built(outlook, kind, city, VALUE_OF[tile], weights)
    if tile >= BUILDINGS:
        gain += best_upgrade(state, outlook, weights)
    return gain + marble(state, outlook, rest, weights) - outlook.marble


def building_paid(state: Position, outlook: Outlook, raising: Frame, frame: Frame, weights: list[float]) -> float:
    return raised(state, outlook, raising.a, raising.b, raising.c, frame.b, weights)


def best_site(state: Position, outlook: Outlook, tile: int, weights: list[float]) -> float:
    """The best city for a tile; a monument may also cover an own building."""
    best = -99.0
    cost = VALUE_OF[tile]
    for city in range(6):
        if power(outlook.player.blocks, city) >= cost:
            gain = raised(state, outlook, tile, city, NOWHERE, cost, weights)
            if gain > best:
                best = gain
    if tile >= BUILDINGS:
        for building in outlook.player.buildings:
            more = cost - VALUE_OF[building.tile]
            if KIND_OF[building.tile] == KIND_OF[tile] and power(outlook.player.blocks, building.city) >= more:
                gain = raised(state, outlook, tile, building.city, building.tile, more, weights)
                if gain > best:
                    best = gain
    return best


def best_tile(state: Position, outlook: Outlook, weights: list[float]) -> float:
    """The best open building."""
    best = -99.0
    for tile in state.display:
        if tile >= 0:
            gain = best_site(state, outlook, tile, weights)
            if gain > best:
                best = gain
    return best


def best_monument(state: Position, outlook: Outlook, weights: list[float]) -> float:
    """The best open monument."""
    best = -99.0
    for kind in range(6):
        if state.monuments >> kind & 1:
            gain = best_site(state, outlook, BUILDINGS + kind, weights)
            if gain > best:
                best = gain
    return best


def best_upgrade(state: Position, outlook: Outlook, weights: list[float]) -> float:
    """The best upgrade tile for a city that has none."""
    owned = 0
    for number in range(len(UPGRADES)):
        if outlook.player.upgrades >> number & 1:
            owned |= 1 << UPGRADES[number].city
    best = 0.0
    for number in range(len(UPGRADES)):
        upgrade = UPGRADES[number]
        if state.upgrades >> number & 1 and not owned >> upgrade.city & 1:
            gain = upgraded(outlook, upgrade.city, upgrade.amount - CITY_LIST[upgrade.city].amount, weights)
            if gain > best:
                best = gain
    return best


def place_gain(outlook: Outlook, number: int, weights: list[float]) -> float:
    """The reward of a place now, less the hope that is given up."""
    coins, points = reward(outlook.player, number)
    gain = points + coins * outlook.coin
    if 1 << number & MONEY_BITS:
        gain = outlook.player.coins * (1.0 / PLACES[number].coins_per_point - outlook.rate)
    lost = hope_of(outlook, number, weights) - outlook.next
    return gain - lost if lost > 0.0 else gain


def best_place(state: Position, outlook: Outlook, weights: list[float]) -> float:
    """The best place for the column in hand."""
    best = -99.0
    player = outlook.player
    places = open_places(state, player, player.coins)
    for number in range(len(PLACES)):
        if places >> number & 1:
            gain = place_gain(outlook, number, weights)
            if gain > best:
                best = gain
    return best if places else 0.0


def best_column(state: Position, outlook: Outlook, weights: list[float]) -> float:
    """The best place, with the part of a bonus that a waiting column does not count; one hope less can be realised."""
    return best_place(state, outlook, weights) - outlook.least + 2.0 * (1.0 - weights[BONUS_KEPT])
