"""Winter: buying cards and tiles (VIR-BUY)."""

from signoria.engine.catalogue import Decision
from signoria.engine.frame import Frame
from signoria.games.virtu.components.cards import CARDS, CHARACTERS
from signoria.games.virtu.components.cities import CITY_IDS
from signoria.games.virtu.components.symbols import FULL
from signoria.games.virtu.components.tiles import (
    CATHEDRAL_AT,
    CATHEDRAL_CITIES,
    CATHEDRAL_SITES,
    CATHEDRAL_TILE,
    DUCHY,
    GUILD,
    GUILD_TILE,
    KINGDOM,
    REPUBLIC,
    TITLE,
)
from signoria.games.virtu.position.catalogue import (
    BUILD_D,
    BUY_CATHEDRAL,
    BUY_D,
    BUY_GUILD,
    BUY_TITLES,
    END_D,
    ITEM_IDS,
    ITEMS,
    SELL_D,
)
from signoria.games.virtu.position.position import BUILDING, BUYING, Player, Position
from signoria.games.virtu.rules.court import welcome
from signoria.games.virtu.rules.expansion import welcome_agents
from signoria.games.virtu.rules.obstacles import (
    BOUGHT_ALREADY,
    CANNOT_PAY,
    EXCLUDED,
    LIMIT_REACHED,
    NO_SITE,
    NOT_A_SITE,
    OUT_OF_STOCK,
)
from signoria.games.virtu.rules.payments import FOR_PURCHASE, begin, from_pool, payable
from signoria.games.virtu.rules.sources import BY_EMPIRE, BY_INDULGENCE, can_sell, total

SHOPPING = BY_EMPIRE | BY_INDULGENCE
PRICES = [
    *[card.cost for card in CARDS[:CHARACTERS]],
    *[title.cost for title in TITLE],
    GUILD_TILE.cost,
    CATHEDRAL_TILE.cost,
]
LIMITS = [card.limit for card in CARDS[:CHARACTERS]]
COPIES = [
    *[card.copies for card in CARDS[:CHARACTERS]],
    *[title.copies for title in TITLE],
    GUILD_TILE.copies,
    CATHEDRAL_TILE.copies,
]
"""What the stock holds of each item at the start (VIR-Q-32)."""


def copies_owned(player: Player, card: int) -> int:
    """How many copies of a card are anywhere in a palace."""
    return player.court.count(card) + player.chambers.count(card)


def sites(player: Player) -> int:
    """Own cities of value 3 or 4 without a cathedral, one bit each (VIR-BUY-13)."""
    found = player.tiles & CATHEDRAL_SITES
    if found:
        for city in CATHEDRAL_CITIES:
            if found >> city & 1 and player.tiles >> CATHEDRAL_AT[city] & 1:
                found &= ~(1 << city)
    return found


def item_obstacle(state: Position, frame: Frame, item: int) -> int:
    """What stands against buying something, apart from its price."""
    player = state.players[frame.seat]
    if frame.a >> item & 1:
        return BOUGHT_ALREADY  # VIR-BUY-5
    if item < CHARACTERS:
        if LIMITS[item] and copies_owned(player, item) >= LIMITS[item]:
            return LIMIT_REACHED  # VIR-BUY-9
    elif item < BUY_GUILD:
        tile = DUCHY + item - BUY_TITLES
        if player.tiles >> tile & 1:
            return LIMIT_REACHED
        if (tile == KINGDOM or tile == REPUBLIC) and player.tiles >> (KINGDOM + REPUBLIC - tile) & 1:
            return EXCLUDED  # VIR-BUY-12
    elif item == BUY_GUILD:
        if player.tiles >> GUILD & 1:
            return LIMIT_REACHED
    elif sites(player) == 0:
        return NO_SITE
    return 0 if state.stock[item] else OUT_OF_STOCK


def buying_menu(state: Position, frame: Frame) -> list[Decision]:
    """One item, or the end (VIR-DEC-24); the pool of the step is used before new sources."""
    found: list[Decision] = []
    seat = frame.seat
    at_hand = total(state, seat, SHOPPING)
    player = state.players[seat]
    florins = player.coins + (at_hand & 127)
    for item in range(ITEMS):
        price = PRICES[item]
        if price & FULL > florins:
            continue
        if frame.b:
            price, _ = from_pool(price, frame.b)
        if item_obstacle(state, frame, item) == 0 and payable(state, seat, price, SHOPPING, at_hand):
            found.append(BUY_D[item])
    if can_sell(state, player):
        found.append(SELL_D)
    found.append(END_D)
    return found


def buy_obstacle(state: Position, frame: Frame, item: int) -> int:
    obstacle = item_obstacle(state, frame, item)
    if obstacle:
        return obstacle
    price, _ = from_pool(PRICES[item], frame.b)
    return 0 if payable(state, frame.seat, price, SHOPPING, total(state, frame.seat, SHOPPING)) else CANNOT_PAY


def buy(state: Position, frame: Frame, item: int) -> None:
    begin(state, frame.seat, PRICES[item], FOR_PURCHASE, item, SHOPPING, frame.b)


def bought(state: Position, payment: Frame) -> None:
    """Cards go to an antechamber, tiles to the dominion, available side up (VIR-BUY-6, -8)."""
    item = payment.d
    seat = payment.seat
    player = state.players[seat]
    frame = state.stack[-1]
    state.stack[-1] = Frame(BUYING, seat, frame.a | 1 << item, payment.f)
    state.stock[item] -= 1
    if state.journal is not None:
        state.journal.note("bought", seat, {"item": ITEM_IDS[item]})
    if item < CHARACTERS:
        welcome_agents(player, item)
        welcome(state, seat, item, 1)
    elif item == BUY_CATHEDRAL:
        state.stack.append(Frame(BUILDING, seat))
    else:
        bit = 1 << (GUILD if item == BUY_GUILD else DUCHY + item - BUY_TITLES)
        player.tiles |= bit
        player.ready_tiles |= bit
        player.fresh_tiles |= bit


def building_menu(state: Position, frame: Frame) -> list[Decision]:
    open = sites(state.players[frame.seat])
    return [BUILD_D[city] for city in CATHEDRAL_CITIES if open >> city & 1]


def build_obstacle(state: Position, frame: Frame, city: int) -> int:
    return 0 if sites(state.players[frame.seat]) >> city & 1 else NOT_A_SITE


def build(state: Position, frame: Frame, city: int) -> None:
    """The figure goes into the city, the tile arrives exhausted (VIR-BUY-8, -14)."""
    state.players[frame.seat].tiles |= 1 << CATHEDRAL_AT[city]
    state.stack.pop()
    if state.journal is not None:
        state.journal.note("cathedral", frame.seat, {"city": CITY_IDS[city]})
