"""What is announced but not yet done: a move, an action, a payment, a card without a place."""

from signoria.engine.frame import Frame
from signoria.games.virtu.components.cards import CHARACTERS, FAMILY_OF, SYMBOLS_OF
from signoria.games.virtu.components.cities import CITIES, PORTS, SEA_DISTANCE
from signoria.games.virtu.components.palaces import CHAMBERS, UPGRADES
from signoria.games.virtu.components.symbols import (
    ANNEX,
    CAMPAIGN,
    CAVALRY,
    CROSS,
    CROWN,
    EITHER,
    FLORIN,
    FULL,
    INTRIGUE,
    MASK,
    PATRONAGE,
    RULE,
    SHIP,
    WAR,
    WIDTH,
)
from signoria.games.virtu.components.tables import (
    ALLIANCE_PRESTIGE,
    ALLIANCE_PRICE,
    BONUS_STEPS,
    FREE_STEPS,
    INDULGENCE_PRESTIGE,
    STEP_PRESTIGE,
    TILES_PER_SYMBOL,
    UNITS,
)
from signoria.games.virtu.components.tiles import CATHEDRALS, DUCHY, GUILD, ROOMY, SYMBOLS_AT, tiles_in
from signoria.games.virtu.evaluation.corner import Corner, ahead, annex_promise, promise
from signoria.games.virtu.evaluation.outlook import Outlook
from signoria.games.virtu.evaluation.painting import CARD_CROSSES, CARD_PRESTIGE, TILE_PRESTIGE
from signoria.games.virtu.evaluation.prices import MOST_COINS, PriceList
from signoria.games.virtu.evaluation.warfare import NEIGHBOURS, city_worth, siege_gain, war_bonus
from signoria.games.virtu.position.catalogue import BUY_CATHEDRAL, BUY_GUILD, BUY_TITLES
from signoria.games.virtu.position.options import ANNEX_ANY
from signoria.games.virtu.position.position import (
    ACTING,
    BLOCKED,
    BUILDING,
    BUYING,
    CHOOSE_BONUS,
    DROPPING,
    MAKING_ROOM,
    MOVING,
    PAYING,
    SEATING,
    START_CHAMBER,
    Position,
)
from signoria.games.virtu.rules.acting import ANNEXED, TURN
from signoria.games.virtu.rules.payments import (
    FOR_ALLIANCE,
    FOR_ANNEXATION,
    FOR_PARDON,
    FOR_PATRONAGE,
    FOR_PURCHASE,
    FOR_RECRUIT,
    FOR_TOKEN,
    FOR_UNBLOCKING,
)
from signoria.games.virtu.rules.sources import ACTION_CARD_DONE, UPGRADE_DONE


def add_promises(
    state: Position, corners: list[Corner], outlook: Outlook, known: PriceList, worths: list[float]
) -> None:
    top = len(state.stack) - 1
    for place in range(top + 1):
        frame = state.stack[place]
        if frame.seat >= 0 and frame.seat < len(corners):
            worths[frame.seat] += pending(state, frame, place == top, corners, outlook, known)


def pending(
    state: Position, frame: Frame, on_top: bool, corners: list[Corner], outlook: Outlook, known: PriceList
) -> float:
    """What a frame promises to its seat."""
    corner = corners[frame.seat]
    kind = frame.kind
    if kind == PAYING:
        return (
            benefit(state, frame, corner, outlook, known)
            - cost(frame.a, corner, known)
            + leftover(frame.f, corner, known)
        )
    if kind == ACTING:
        if on_top or frame.a == CAMPAIGN or frame.a == INTRIGUE:
            return under_way(state, frame, corner, corners, outlook, known)
        return 0.0
    if kind == MOVING:
        return moving(state, frame, corner, outlook, known)
    if kind == SEATING:
        return card_worth(frame.a, corner, outlook, known)
    if kind == BUYING:
        return leftover(frame.b, corner, known)
    if kind == CHOOSE_BONUS:
        return known.bonus_to_come
    if kind == BUILDING:
        return tile_worth(CATHEDRALS, False, corner, outlook, known)
    if kind == MAKING_ROOM:
        return -least_courtier(corner, outlook, known)
    if kind == DROPPING:
        price = ALLIANCE_PRICE[frame.a]
        return ALLIANCE_PRESTIGE + known.alliance_bonus - cost(price, corner, known) + known.units[CAVALRY]
    if kind == START_CHAMBER:
        best = 0.0
        for chamber in range(CHAMBERS):
            found = promise(state, corner, chamber, 0, outlook, known)
            if found > best:
                best = found
        return best * known.this_action
    if kind == BLOCKED:
        return known.actions[INTRIGUE]
    return 0.0


def leftover(pool: int, corner: Corner, known: PriceList) -> float:
    """Symbols that may still be spent before they lapse."""
    if pool == 0:
        return 0.0
    worth = 0.0
    for symbol in range(CROWN, MASK + 1):
        worth += (pool >> WIDTH * symbol & FULL) * known.units[symbol]
    return worth * known.pool * corner.fuel


def cost(price: int, corner: Corner, known: PriceList) -> float:
    """What is still to be paid."""
    found = 0.0
    florins = price & FULL
    if florins:
        coins = corner.player.coins if corner.player.coins < MOST_COINS else MOST_COINS
        if coins >= florins:
            found = known.coins[coins] - known.coins[coins - florins]
        else:
            found = known.coins[coins] + (florins - coins) * known.units[FLORIN] * known.payment
    price >>= WIDTH
    symbol = CROWN
    while price:
        need = price & FULL
        if need:
            found += need * (known.either if symbol == EITHER else known.units[symbol]) * known.payment
        price >>= WIDTH
        symbol += 1
    return found * corner.fuel


def card_worth(card: int, corner: Corner, outlook: Outlook, known: PriceList) -> float:
    """A card that gets a place at court."""
    uses = corner.fuel + known.courtier_uses * outlook.years
    return CARD_PRESTIGE[card] + CARD_CROSSES[card] * known.cross_to_come + known.courtiers[card] * uses


def least_courtier(corner: Corner, outlook: Outlook, known: PriceList) -> float:
    """The courtier who is missed least when one has to go."""
    least = 99.0
    for card in corner.player.court:
        if card >= 0:
            worth = card_worth(card, corner, outlook, known)
            if worth < least:
                least = worth
    return least


def tile_worth(tile: int, ready: bool, corner: Corner, outlook: Outlook, known: PriceList) -> float:
    """A tile that comes to the dominion."""
    worth = TILE_PRESTIGE[tile] + (SYMBOLS_AT[tile] >> WIDTH * CROSS & FULL) * known.cross_to_come
    worth += known.tiles[tile] * known.tile_uses[corner.player.cities] * outlook.years
    if ready:
        worth += known.tiles[tile] * corner.fuel
    if tile in ROOMY:
        worth += known.rooms[1] * outlook.years
    return worth


def benefit(state: Position, frame: Frame, corner: Corner, outlook: Outlook, known: PriceList) -> float:
    """What a payment is for."""
    purpose = frame.c
    player = corner.player
    if purpose == FOR_PURCHASE:
        item = frame.d
        if item < CHARACTERS:
            return card_worth(item, corner, outlook, known)
        if item == BUY_CATHEDRAL:
            return tile_worth(CATHEDRALS, False, corner, outlook, known)
        return tile_worth(GUILD if item == BUY_GUILD else DUCHY + item - BUY_TITLES, True, corner, outlook, known)
    if purpose == FOR_ANNEXATION:
        return city_worth(corner, frame.d, outlook, known) + known.tiles[frame.d] * corner.fuel
    if purpose == FOR_PATRONAGE:
        step = player.step
        gain = STEP_PRESTIGE[step + 1] - STEP_PRESTIGE[step] + known.steps[step + 1] - known.steps[step]
        return gain + known.bonus_to_come if step + 1 in BONUS_STEPS else gain
    if purpose == FOR_ALLIANCE:
        return ALLIANCE_PRESTIGE + known.alliance_bonus
    if purpose == FOR_RECRUIT:
        number = UNITS - player.supply
        return known.army[number + 1] - known.army[number] if outlook.years > 0.0 else 0.0
    if purpose == FOR_PARDON:
        return (known.pardon * corner.fuel - 1.0) * INDULGENCE_PRESTIGE + known.sold_chamber * 0.5
    if purpose == FOR_TOKEN:
        return known.units[WAR]
    if purpose == FOR_UNBLOCKING:
        return known.actions[INTRIGUE]
    return 0.0


def moving(state: Position, frame: Frame, corner: Corner, outlook: Outlook, known: PriceList) -> float:
    """The better of stopping here and going on."""
    best = promise(state, corner, corner.player.token, 0, outlook, known) if frame.a else 0.0
    free = FREE_STEPS - frame.a + frame.c if frame.a < FREE_STEPS else frame.c
    further = ahead(state, corner, free, outlook, known)
    return (further if further > best else best) * known.this_action


def under_way(
    state: Position, frame: Frame, corner: Corner, corners: list[Corner], outlook: Outlook, known: PriceList
) -> float:
    """What an action that has begun still promises."""
    action = frame.a
    if action == RULE:
        return refreshing(frame, corner, known)
    if action == CAMPAIGN:
        return campaigning(state, frame, corner, corners, outlook, known)
    if action == INTRIGUE:
        return (frame.b >> WIDTH * MASK & FULL) * known.actions[INTRIGUE] * corner.fuel
    if action == ANNEX:
        if frame.c & ANNEXED and not state.rules & ANNEX_ANY:
            return 0.0
        return annex_promise(corner, chamber_symbols(frame, corner), corner.at_hand, outlook, known) * known.this_action
    if action == PATRONAGE and not corner.player.advanced:
        return promise(state, corner, corner.player.token, 0, outlook, known) * known.this_action
    return 0.0


def chamber_symbols(frame: Frame, corner: Corner) -> int:
    """What the cards of the chamber can still give."""
    player = corner.player
    found = 0
    card = player.chambers[player.token]
    if card >= 0 and not frame.c & ACTION_CARD_DONE:
        found += SYMBOLS_OF[card]
    card = player.chambers[UPGRADES + player.token]
    if card >= 0 and not frame.c & UPGRADE_DONE:
        found += SYMBOLS_OF[card]
    return found


def refreshing(frame: Frame, corner: Corner, known: PriceList) -> float:
    """The best tiles that the symbols of a rule action still turn."""
    player = corner.player
    turns = (frame.b >> WIDTH * CROWN & FULL) * TILES_PER_SYMBOL + frame.c // TURN
    turns += (chamber_symbols(frame, corner) >> WIDTH * EITHER & FULL) * TILES_PER_SYMBOL
    if turns == 0:
        return 0.0
    gains: list[float] = []
    for tile in tiles_in(player.tiles & ~frame.d):
        if player.ready_tiles >> tile & 1:
            gains.append((SYMBOLS_AT[tile] & FULL) * known.units[FLORIN])
        else:
            gains.append(known.tiles[tile])
    gains.sort()
    worth = 0.0
    for place in range(len(gains) - 1, -1, -1):
        if turns == 0:
            break
        worth += gains[place]
        turns -= 1
    return worth * corner.fuel * known.this_action


def campaigning(
    state: Position, frame: Frame, corner: Corner, corners: list[Corner], outlook: Outlook, known: PriceList
) -> float:
    """The best siege that the symbols at hand could still bring about."""
    own = frame.b + chamber_symbols(frame, corner)
    cavalry = own >> WIDTH * CAVALRY & FULL
    ships = own >> WIDTH * SHIP & FULL
    more_cavalry = cavalry + (corner.at_hand >> WIDTH * CAVALRY & FULL)
    more_ships = ships + (corner.at_hand >> WIDTH * SHIP & FULL)
    extra = war_bonus(state, corner) + (frame.b >> WIDTH * WAR & FULL)
    player = corner.player
    seat = corner.seat
    best = 0.0
    if more_cavalry + more_ships == 0:
        return 0.0
    roads = NEIGHBOURS[len(state.players) - 3]
    for city in range(CITIES):
        if state.control[city] == seat or state.control[city] == -2:
            continue
        by_road = 0
        for other in roads[city]:
            if state.control[other] == seat:
                by_road += player.units[other]
        if by_road > more_cavalry:
            by_road = more_cavalry
        by_sea = 0
        if more_ships and PORTS >> city & 1:
            for other in range(CITIES):
                if state.control[other] == seat and SEA_DISTANCE[city][other] == 1:
                    by_sea += player.units[other]
            if by_sea > more_ships:
                by_sea = more_ships
        there = player.units[city]
        before = siege_gain(state, corner, corners, city, there, extra, outlook, known)
        for units in range(1, by_road + by_sea + 1):
            ridden = units if units < by_road else by_road
            sailed = units - ridden
            gain = siege_gain(state, corner, corners, city, there + units, extra, outlook, known) - before
            if ridden > cavalry:
                gain -= (ridden - cavalry) * known.units[CAVALRY] * corner.fuel
            if sailed > ships:
                gain -= (sailed - ships) * known.units[SHIP] * corner.fuel
            if gain > best:
                best = gain
    return best * known.this_action


def family_worth(power: int, placed: int, corner: Corner, outlook: Outlook, known: PriceList) -> float:
    """Family cards that have no place yet."""
    worth = 0.0
    for number in range(len(FAMILY_OF[power])):
        if not placed >> number & 1:
            worth += card_worth(FAMILY_OF[power][number], corner, outlook, known)
    return worth
