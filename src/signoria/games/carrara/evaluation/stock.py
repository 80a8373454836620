"""What blocks behind the screen are worth: each by its colour, and all together by what they can build at once."""

from signoria.engine.bits import has, with_bit
from signoria.games.carrara.components.marble import COLOURS, WHITE, count, total
from signoria.games.carrara.components.places import CITY_BIT, KIND_PLACE, LANDSCAPE_BIT
from signoria.games.carrara.components.tiles import BUILDINGS, KINDS
from signoria.games.carrara.evaluation.market import ALL_KINDS, KIND_BITS, payable
from signoria.games.carrara.evaluation.outlook import Outlook, unit
from signoria.games.carrara.evaluation.place_value import in_points
from signoria.games.carrara.evaluation.prices import Prices
from signoria.games.carrara.position.boards import tally
from signoria.games.carrara.rules.payment import power


def block_worth(outlook: Outlook, colour: int, prices: Prices) -> float:
    """What a block is worth; with few columns left its colour matters less."""
    colourful = outlook.columns / 3.0 if outlook.columns < 3 else 1.0
    worth = colourful * prices.blocks[colour] + (1.0 - colourful) * prices.block_without_columns
    return worth * outlook.early


def used(outlook: Outlook, number: int, prices: Prices) -> float:
    """The share of so many blocks that will find their building in time; of many blocks it is less."""
    usable = (outlook.turns - 1.0) * prices.blocks_a_turn
    return usable / (usable + number) if usable > 0.0 else 0.0


def last_share(outlook: Outlook, number: int, prices: Prices) -> float:
    """The share of its worth that the last of so many blocks has."""
    share = used(outlook, number, prices)
    return share * share


def marble(outlook: Outlook, blocks: int, prices: Prices) -> float:
    """Blocks one by one, and for the best building that they can pay, if there is time to score it."""
    if blocks == 0:
        return 0.0
    number = total(blocks)
    share = used(outlook, number, prices)
    worth = 0.0
    for colour in range(len(COLOURS)):
        worth += count(blocks, colour) * prices.blocks[colour]
    if outlook.columns < 3:
        colourful = outlook.columns / 3.0
        worth = colourful * worth + (1.0 - colourful) * number * prices.block_without_columns
    worth *= share * outlook.early
    time = (outlook.turns - 1.0) * 0.5 if outlook.columns else outlook.turns
    if time <= 0.0:
        return worth
    gain = best_building(outlook, blocks, share * share, prices)
    return worth + (time if time < 1.0 else 1.0) * prices.ready_building * gain


def best_building(outlook: Outlook, blocks: int, share: float, prices: Prices) -> float:
    """The gain of the best building or monument that these blocks can pay, beyond the share of their worth."""
    components = prices.components
    tiles = outlook.tiles
    kinds = wanted(outlook)
    best = 0.0
    dearer = 0  # the value that a dearer city can have
    for city in range(WHITE, -1, -1):
        value = payable(tiles, power(blocks, city))
        if value > dearer:
            dearer = value
            open_kinds = tiles.kinds >> KIND_BITS * value & ALL_KINDS
            standing = tally(outlook.board.standing, city) + 1
            gain = scored(outlook, open_kinds, kinds, city, standing, prices)
            gain = value * (gain - share * block_worth(outlook, city, prices))
            if gain > best:
                best = gain
    if tiles.monuments & kinds and dearer:
        for building in outlook.board.buildings:
            kind = components.kinds[building.tile]
            if has(tiles.monuments & kinds, kind):
                city = building.city
                value = components.values[BUILDINGS + kind] - components.values[building.tile]
                if power(blocks, city) >= value:
                    standing = tally(outlook.board.standing, city)
                    gain = scored(outlook, 1 << kind, kinds, city, standing, prices)
                    gain = value * (gain - share * block_worth(outlook, city, prices))
                    if gain > best:
                        best = gain
    return best


def wanted(outlook: Outlook) -> int:
    """The kinds whose place the seat may well score, one bit each; all of them when it has no columns."""
    if outlook.columns == 0:
        return ALL_KINDS
    kinds = 0
    for kind in range(len(KINDS)):
        number = KIND_PLACE[kind]
        if has(outlook.open, number) and outlook.place_values[number] >= outlook.least:
            kinds = with_bit(kinds, kind)
    return kinds


def scored(outlook: Outlook, kinds: int, good_kinds: int, city: int, standing: int, prices: Prices) -> float:
    """What a point of value brings in a city, with the best of some kinds, through all the places it counts for."""
    if outlook.columns == 0:
        return 1.0  # CAR-BUILD-9
    paid = unit(outlook, city)
    worth = 0.0
    if kinds & good_kinds:
        worth = paid
        kinds &= good_kinds
    if outlook.open & CITY_BIT[city]:
        share = prices.city_held
        for _ in range(prices.components.needed[city] - standing):
            share *= prices.building_short
        worth += share * paid
    for landscape in range(1, -1, -1):
        if kinds & prices.kinds_in[landscape] and outlook.open & LANDSCAPE_BIT[landscape]:
            return worth + in_points(prices.components.landscape_rewards[landscape], outlook.coin)
    return worth
