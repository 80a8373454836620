"""What a building or a monument will bring a seat, at its best."""

from signoria.engine.bits import has
from signoria.games.carrara.components.cities import CITIES
from signoria.games.carrara.components.marble import BITS, ONE, WHITE, count, total
from signoria.games.carrara.components.tiles import BUILDINGS, KINDS
from signoria.games.carrara.evaluation.gains import best_upgrade, built, covered
from signoria.games.carrara.evaluation.outlook import Outlook
from signoria.games.carrara.evaluation.prices import Prices
from signoria.games.carrara.evaluation.stock import marble
from signoria.games.carrara.position.position import NOWHERE, Position
from signoria.games.carrara.rules.payment import power


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


def raised(state: Position, outlook: Outlook, tile: int, city: int, over: int, cost: int, prices: Prices) -> float:
    """The gain of a tile in a city, or over a building, less the blocks of the cheapest payment that is left."""
    rest = paid_cheaply(outlook.player.blocks, city, cost)
    if rest == NOWHERE:
        return 0.0
    components = prices.components
    kind = components.kinds[tile]
    if over != NOWHERE:
        gain = covered(outlook, kind, city, components.values[tile] - components.values[over])
    else:
        gain = built(outlook, kind, city, components.values[tile], prices)
    if tile >= BUILDINGS:
        gain += best_upgrade(state, outlook, prices)
    return gain + marble(outlook, rest, prices) - outlook.marble


def best_site(state: Position, outlook: Outlook, tile: int, prices: Prices) -> float:
    """The best city for a tile; a monument may also cover an own building."""
    components = prices.components
    best = -99.0
    cost = components.values[tile]
    for city in range(len(CITIES)):
        if power(outlook.player.blocks, city) >= cost:
            gain = raised(state, outlook, tile, city, NOWHERE, cost, prices)
            if gain > best:
                best = gain
    if tile >= BUILDINGS:
        for building in outlook.board.buildings:
            more = cost - components.values[building.tile]
            if (
                components.kinds[building.tile] == components.kinds[tile]
                and power(outlook.player.blocks, building.city) >= more
            ):
                gain = raised(state, outlook, tile, building.city, building.tile, more, prices)
                if gain > best:
                    best = gain
    return best


def best_tile(state: Position, outlook: Outlook, prices: Prices) -> float:
    """The best open building."""
    best = -99.0
    for tile in state.display:
        if tile >= 0:
            gain = best_site(state, outlook, tile, prices)
            if gain > best:
                best = gain
    return best


def best_monument(state: Position, outlook: Outlook, prices: Prices) -> float:
    """The best open monument."""
    best = -99.0
    for kind in range(len(KINDS)):
        if has(state.monuments, kind):
            gain = best_site(state, outlook, BUILDINGS + kind, prices)
            if gain > best:
                best = gain
    return best
