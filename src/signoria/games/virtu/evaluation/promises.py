"""What is announced but not yet done: a move, an action, a payment, a card without a place."""

from signoria.engine.bits import has
from signoria.engine.question import Question
from signoria.games.virtu.components.cards import CHARACTERS, FAMILY_OF
from signoria.games.virtu.components.cities import CITIES, CLOSED, FEWEST_SEATS, PORTS, SEA_DISTANCE
from signoria.games.virtu.components.palaces import CHAMBERS
from signoria.games.virtu.components.symbols import (
    CAVALRY,
    CROSS,
    CROWN,
    EITHER,
    FLORIN,
    FULL,
    INTRIGUE,
    MASK,
    SHIP,
    WAR,
    WIDTH,
    amount,
)
from signoria.games.virtu.components.tables import UNITS
from signoria.games.virtu.components.tiles import CATHEDRALS, DUCHY, GUILD, tiles_in
from signoria.games.virtu.evaluation.outlook import Outlook
from signoria.games.virtu.evaluation.prices import MOST_COINS, PriceList
from signoria.games.virtu.evaluation.seat_value import SeatValue, ahead, annex_promise, promise
from signoria.games.virtu.evaluation.warfare import NEIGHBOURS, city_worth, siege_gain, war_bonus
from signoria.games.virtu.position.catalogue import BUY_CATHEDRAL, BUY_GUILD, BUY_TITLES
from signoria.games.virtu.position.position import Position
from signoria.games.virtu.rules.acting import Action
from signoria.games.virtu.rules.alliances import Alliance, Dropping
from signoria.games.virtu.rules.annexing import Annexation, Annexing
from signoria.games.virtu.rules.campaign import Campaigning, Token
from signoria.games.virtu.rules.court import MakingRoom, Seating
from signoria.games.virtu.rules.governing import Ruling
from signoria.games.virtu.rules.intrigue import Blocked, Intriguing, Unblocking
from signoria.games.virtu.rules.market import Building, Buying, Purchase
from signoria.games.virtu.rules.movement import Moving, Pardon
from signoria.games.virtu.rules.patronage import ChoosingBonus, Patronage, Patronising
from signoria.games.virtu.rules.payments import Payment
from signoria.games.virtu.rules.recruiting import Recruitment
from signoria.games.virtu.rules.sources import chamber_symbols
from signoria.games.virtu.rules.turn import FirstChamber


def add_promises(
    state: Position, seat_values: list[SeatValue], outlook: Outlook, known: PriceList, worths: list[float]
) -> None:
    top = len(state.stack) - 1
    for index in range(top + 1):
        question = state.stack[index]
        if question.seat >= 0:
            worths[question.seat] += pending(state, question, index == top, seat_values, outlook, known)


def pending(
    state: Position, question: Question, on_top: bool, seat_values: list[SeatValue], outlook: Outlook, known: PriceList
) -> float:
    """What a question promises to its seat."""
    components = known.components
    seat_value = seat_values[question.seat]
    if isinstance(question, Payment):
        gain = benefit(state, question, seat_value, outlook, known)
        return gain - cost(question.price, seat_value, known) + leftover(question.pool, seat_value, known)
    if isinstance(question, Action):
        return under_way(state, question, on_top, seat_value, seat_values, outlook, known)
    if isinstance(question, Moving):
        return moving(state, question, seat_value, outlook, known)
    if isinstance(question, Seating):
        return card_worth(question.card, seat_value, outlook, known)
    if isinstance(question, Buying):
        return leftover(question.pool, seat_value, known)
    if isinstance(question, ChoosingBonus):
        return known.bonus_to_come
    if isinstance(question, Building):
        return tile_worth(CATHEDRALS, False, seat_value, outlook, known)
    if isinstance(question, MakingRoom):
        return -least_courtier(seat_value, outlook, known)
    if isinstance(question, Dropping):
        price = components.alliance_price[question.power]
        return (
            components.alliance_prestige + known.alliance_bonus - cost(price, seat_value, known) + known.units[CAVALRY]
        )
    if isinstance(question, FirstChamber):
        best = 0.0
        for chamber in range(CHAMBERS):
            found = promise(state, seat_value, chamber, 0, outlook, known)
            if found > best:
                best = found
        return best * known.this_action
    if isinstance(question, Blocked):
        return known.actions[INTRIGUE]
    return 0.0


def leftover(pool: int, seat_value: SeatValue, known: PriceList) -> float:
    """Symbols that may still be spent before they lapse."""
    if pool == 0:
        return 0.0
    worth = 0.0
    for symbol in range(CROWN, MASK + 1):
        worth += (pool >> WIDTH * symbol & FULL) * known.units[symbol]
    return worth * known.pool * seat_value.fuel


def cost(price: int, seat_value: SeatValue, known: PriceList) -> float:
    """What is still to be paid."""
    found = 0.0
    florins = price & FULL
    if florins:
        coins = seat_value.player.coins if seat_value.player.coins < MOST_COINS else MOST_COINS
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
    return found * seat_value.fuel


def card_worth(card: int, seat_value: SeatValue, outlook: Outlook, known: PriceList) -> float:
    """A card that gets a place at court."""
    components = known.components
    uses = seat_value.fuel + known.courtier_uses * outlook.years
    at_once = components.card_prestige[card] + components.card_crosses[card] * known.cross_to_come
    return at_once + known.courtiers[card] * uses


def least_courtier(seat_value: SeatValue, outlook: Outlook, known: PriceList) -> float:
    """The courtier who is missed least when one has to go."""
    least = 99.0
    for card in seat_value.player.court:
        if card >= 0:
            worth = card_worth(card, seat_value, outlook, known)
            if worth < least:
                least = worth
    return least


def tile_worth(tile: int, ready: bool, seat_value: SeatValue, outlook: Outlook, known: PriceList) -> float:
    """A tile that comes to the dominion."""
    components = known.components
    worth = components.prestige_at[tile] + (components.symbols_at[tile] >> WIDTH * CROSS & FULL) * known.cross_to_come
    worth += known.tiles[tile] * known.tile_uses[seat_value.player.cities] * outlook.years
    if ready:
        worth += known.tiles[tile] * seat_value.fuel
    if tile in components.roomy:
        worth += known.rooms[1] * outlook.years
    return worth


def benefit(state: Position, payment: Payment, seat_value: SeatValue, outlook: Outlook, known: PriceList) -> float:
    """What a payment is for."""
    components = known.components
    purpose = payment.purpose
    player = seat_value.player
    if isinstance(purpose, Purchase):
        item = purpose.target
        if item < CHARACTERS:
            return card_worth(item, seat_value, outlook, known)
        if item == BUY_CATHEDRAL:
            return tile_worth(CATHEDRALS, False, seat_value, outlook, known)
        return tile_worth(GUILD if item == BUY_GUILD else DUCHY + item - BUY_TITLES, True, seat_value, outlook, known)
    if isinstance(purpose, Annexation):
        return city_worth(seat_value, purpose.target, outlook, known) + known.tiles[purpose.target] * seat_value.fuel
    if isinstance(purpose, Patronage):
        step = player.step
        gain = known.step_gains[step]
        return gain + known.bonus_to_come if step + 1 in components.bonus_steps else gain
    if isinstance(purpose, Alliance):
        return components.alliance_prestige + known.alliance_bonus
    if isinstance(purpose, Recruitment):
        number = UNITS - player.supply
        return known.army[number + 1] - known.army[number] if outlook.years > 0.0 else 0.0
    if isinstance(purpose, Pardon):
        return (known.pardon * seat_value.fuel - 1.0) * known.components.indulgence_prestige + known.sold_chamber * 0.5
    if isinstance(purpose, Token):
        return known.units[WAR]
    if isinstance(purpose, Unblocking):
        return known.actions[INTRIGUE]
    return 0.0


def moving(state: Position, question: Moving, seat_value: SeatValue, outlook: Outlook, known: PriceList) -> float:
    """The better of stopping here and going on."""
    components = known.components
    steps = question.steps
    best = promise(state, seat_value, seat_value.player.token, 0, outlook, known) if steps else 0.0
    free = components.free_steps - steps + question.arrows if steps < components.free_steps else question.arrows
    further = ahead(state, seat_value, free, outlook, known)
    return (further if further > best else best) * known.this_action


def under_way(
    state: Position,
    action: Action,
    on_top: bool,
    seat_value: SeatValue,
    seat_values: list[SeatValue],
    outlook: Outlook,
    known: PriceList,
) -> float:
    """What an action that has begun still promises; campaign and intrigue do while something of them is paid, too."""
    if isinstance(action, Campaigning):
        return campaigning(state, action, seat_value, seat_values, outlook, known)
    if isinstance(action, Intriguing):
        return amount(action.pool, MASK) * known.actions[INTRIGUE] * seat_value.fuel
    if not on_top:
        return 0.0
    if isinstance(action, Ruling):
        return refreshing(action, seat_value, known)
    if isinstance(action, Annexing):
        if action.done(state):
            return 0.0
        own = chamber_symbols(known.components, seat_value.player, action.cards)
        return annex_promise(seat_value, own, seat_value.at_hand, outlook, known) * known.this_action
    if isinstance(action, Patronising) and not seat_value.player.advanced:
        return promise(state, seat_value, seat_value.player.token, 0, outlook, known) * known.this_action
    return 0.0


def refreshing(action: Ruling, seat_value: SeatValue, known: PriceList) -> float:
    """The best tiles that the symbols of a rule action still turn."""
    components = known.components
    player = seat_value.player
    turns = (action.pool >> WIDTH * CROWN & FULL) * components.tiles_per_symbol + action.turns
    turns += (chamber_symbols(components, player, action.cards) >> WIDTH * EITHER & FULL) * components.tiles_per_symbol
    if turns == 0:
        return 0.0
    gains: list[float] = []
    for tile in tiles_in(player.tiles & ~action.bound):
        if has(player.ready_tiles, tile):
            gains.append((components.symbols_at[tile] & FULL) * known.units[FLORIN])
        else:
            gains.append(known.tiles[tile])
    gains.sort()
    worth = 0.0
    for index in range(len(gains) - 1, -1, -1):
        if turns == 0:
            break
        worth += gains[index]
        turns -= 1
    return worth * seat_value.fuel * known.this_action


def campaigning(
    state: Position,
    action: Campaigning,
    seat_value: SeatValue,
    seat_values: list[SeatValue],
    outlook: Outlook,
    known: PriceList,
) -> float:
    """The best siege that the symbols at hand could still bring about."""
    own = action.pool + chamber_symbols(known.components, seat_value.player, action.cards)
    cavalry = amount(own, CAVALRY)
    ships = amount(own, SHIP)
    more_cavalry = cavalry + amount(seat_value.at_hand, CAVALRY)
    more_ships = ships + amount(seat_value.at_hand, SHIP)
    extra = war_bonus(state, seat_value) + amount(action.pool, WAR)
    player = seat_value.player
    seat = seat_value.seat
    best = 0.0
    if more_cavalry + more_ships == 0:
        return 0.0
    roads = NEIGHBOURS[len(state.players) - FEWEST_SEATS]
    for city in range(CITIES):
        if state.control[city] == seat or state.control[city] == CLOSED:
            continue
        by_road = 0
        for other in roads[city]:
            if state.control[other] == seat:
                by_road += player.units[other]
        if by_road > more_cavalry:
            by_road = more_cavalry
        by_sea = 0
        if more_ships and has(PORTS, city):
            for other in range(CITIES):
                if state.control[other] == seat and SEA_DISTANCE[city][other] == 1:
                    by_sea += player.units[other]
            if by_sea > more_ships:
                by_sea = more_ships
        there = player.units[city]
        before = siege_gain(state, seat_value, seat_values, city, there, extra, outlook, known)
        for units in range(1, by_road + by_sea + 1):
            ridden = units if units < by_road else by_road
            sailed = units - ridden
            gain = siege_gain(state, seat_value, seat_values, city, there + units, extra, outlook, known) - before
            if ridden > cavalry:
                gain -= (ridden - cavalry) * known.units[CAVALRY] * seat_value.fuel
            if sailed > ships:
                gain -= (sailed - ships) * known.units[SHIP] * seat_value.fuel
            if gain > best:
                best = gain
    return best * known.this_action


def family_worth(power: int, placed: int, seat_value: SeatValue, outlook: Outlook, known: PriceList) -> float:
    """Family cards that have no place yet."""
    worth = 0.0
    for number in range(len(FAMILY_OF[power])):
        if not has(placed, number):
            worth += card_worth(FAMILY_OF[power][number], seat_value, outlook, known)
    return worth
