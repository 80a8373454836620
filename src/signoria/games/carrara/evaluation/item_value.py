"""What decorations and statues are worth to a seat: on the building that suits them best, or in storage."""

from signoria.games.carrara.components.items import FIRST_STATUE, GOLD
from signoria.games.carrara.components.places import KIND_PLACE, STATUES_PLACE
from signoria.games.carrara.evaluation.outlook import Outlook, unit
from signoria.games.carrara.evaluation.place_value import lifted
from signoria.games.carrara.evaluation.prices import Prices
from signoria.games.carrara.position.boards import tally
from signoria.games.carrara.position.position import Position
from signoria.games.carrara.rules.gaining import CourtItem
from signoria.games.carrara.rules.wheel import decoration_at, statue_at


def stored_worth(outlook: Outlook, prices: Prices) -> float:
    """What an item in storage is worth; it needs time to find its building."""
    return prices.stored_item * (outlook.turns * 0.25 if outlook.turns < 4.0 else 1.0)


def item_worth(outlook: Outlook, item: int, bought: bool, prices: Prices) -> float:
    """What an item brings; one that was bought cannot be stored and a statue only stands in the city of its colour."""
    least = 0.0 if bought else stored_worth(outlook, prices)
    worth = decoration_worth(outlook, item) if item < FIRST_STATUE else statue_worth(outlook, item, bought, prices)
    return worth if worth > least else least


def decoration_worth(outlook: Outlook, kind: int) -> float:
    """On the undecorated building of its kind where value is worth most."""
    components = outlook.prices.components
    paid = -1.0
    for building in outlook.board.buildings:
        if components.kinds[building.tile] == kind and not building.decorated and unit(outlook, building.city) > paid:
            paid = unit(outlook, building.city)
    if paid < 0.0:
        return 0.0
    equal = tally(outlook.board.decorations, kind)
    worth = float(components.sets[equal + 1] - components.sets[equal])
    return worth + lifted(outlook, KIND_PLACE[kind], components.decoration_value * paid) if outlook.columns else worth


def statue_worth(outlook: Outlook, item: int, bought: bool, prices: Prices) -> float:
    """On the building without a statue where it helps most."""
    components = prices.components
    best = 0.0
    colour = item - FIRST_STATUE
    for building in outlook.board.buildings:
        city = building.city
        if building.statue < 0 and (city == colour or (city < colour and not bought)):
            worth = prices.statue * components.majorities[city][0] * 0.1
            if outlook.columns:
                worth += lifted(outlook, STATUES_PLACE[city], components.values[building.tile] * unit(outlook, city))
            if worth > best:
                best = worth
    return best


def sector_item(state: Position, outlook: Outlook, part: int, prices: Prices) -> float:
    """The better one of the two items that an emptied sector offers (CAR-ADV-10)."""
    best = 0.0
    decoration = decoration_at(state, part)
    if state.supply[decoration]:
        best = item_worth(outlook, decoration, False, prices)
    statue = statue_at(state, part)
    if state.supply[statue]:
        worth = item_worth(outlook, statue, False, prices)
        if worth > best:
            best = worth
    return best


def court_item(state: Position, outlook: Outlook, offer: CourtItem, prices: Prices) -> float:
    """The gold statue or the best decoration that a court field offers."""
    if offer.is_gold(state):
        return item_worth(outlook, GOLD, False, prices)
    best = 0.0
    for item in range(FIRST_STATUE):
        if state.supply[item]:
            worth = item_worth(outlook, item, False, prices)
            if worth > best:
                best = worth
    return best
