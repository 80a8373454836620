"""Winter: buying cards and tiles (VIR-BUY)."""

from typing import Final

from mypy_extensions import i64

from signoria.engine.bits import has, with_bit, without_bit
from signoria.engine.catalogue import Decision
from signoria.engine.circumstance import Circumstances
from signoria.engine.question import NOT_ASKED
from signoria.engine.refusal import Explanation, Obstacle
from signoria.games.virtu.components.cards import CHARACTERS
from signoria.games.virtu.components.cities import CITY_IDS
from signoria.games.virtu.components.tiles import (
    CATHEDRAL_AT,
    CATHEDRAL_CITIES,
    CATHEDRAL_SITES,
    DUCHY,
    GUILD,
    KINGDOM,
    REPUBLIC,
)
from signoria.games.virtu.position.catalogue import (
    BUILD,
    BUILD_D,
    BUY,
    BUY_CATHEDRAL,
    BUY_D,
    BUY_GUILD,
    BUY_TITLES,
    END_D,
    ITEM_IDS,
    ITEMS,
)
from signoria.games.virtu.position.position import Player, Position
from signoria.games.virtu.position.vocabulary import POOL
from signoria.games.virtu.rules.asking import Priced, Unpayable, VirtuQuestion
from signoria.games.virtu.rules.court import welcome
from signoria.games.virtu.rules.dominion import welcome_agents
from signoria.games.virtu.rules.payments import Payment, Purpose, begin
from signoria.games.virtu.rules.prices import Purse, can_pay, from_pool
from signoria.games.virtu.rules.sources import BY_EMPIRE, BY_INDULGENCE
from signoria.games.virtu.rules.winter import WinterStep

BOUGHT_ALREADY: Final = Obstacle("bought_already", "VIR-BUY-5")
LIMIT_REACHED: Final = Obstacle("limit_reached", "VIR-BUY-9")
EXCLUDED: Final = Obstacle("excluded", "VIR-BUY-12")
NO_SITE: Final = Obstacle("no_site", "VIR-BUY-13")
OUT_OF_STOCK: Final = Obstacle("out_of_stock", "VIR-BUY-1")
TOO_DEAR: Final = Unpayable("VIR-BUY-1")
NOT_A_SITE: Final = Obstacle("not_a_site", "VIR-BUY-13")

ALL_ITEMS: Final = (1 << ITEMS) - 1
SHOPPING: Final = BY_EMPIRE | BY_INDULGENCE
"""Sources that pay for purchases besides courtiers and tiles."""


def copies_owned(player: Player, card: int) -> int:
    """How many copies of a card are anywhere in a palace."""
    found = 0
    for other in player.court:
        if other == card:
            found += 1
    for other in player.chambers:
        if other == card:
            found += 1
    return found


def sites(player: Player) -> i64:
    """Own cities of value 3 or 4 without a cathedral, one bit each (VIR-BUY-13)."""
    found = player.tiles & CATHEDRAL_SITES
    if found:
        for city in CATHEDRAL_CITIES:
            if has(player.tiles, CATHEDRAL_AT[city]):
                found = without_bit(found, city)
    return found


class Buying(WinterStep, Priced):
    """One item, or the end (VIR-DEC-24); the pool of the step is used before new sources."""

    __slots__ = ("bought", "pool")

    asks = "buy"
    rule = "VIR-BUY-1"

    def __init__(self, seat: int, bought: i64 = 0, pool: i64 = 0) -> None:
        super().__init__(seat)
        self.bought = bought  # items of this winter, one bit each
        self.pool = pool  # symbols left over from purchases, packed

    def item_obstacle(self, state: Position, item: int) -> Obstacle | None:
        """What stands against buying something, apart from its price."""
        components = state.components
        player = state.players[self.seat]
        if has(self.bought, item):
            return BOUGHT_ALREADY
        if item < CHARACTERS:
            if components.limits[item] and copies_owned(player, item) >= components.limits[item]:
                return LIMIT_REACHED
        elif item < BUY_GUILD:
            tile = DUCHY + item - BUY_TITLES
            if has(player.tiles, tile):
                return LIMIT_REACHED
            if (tile == KINGDOM or tile == REPUBLIC) and has(player.tiles, KINGDOM + REPUBLIC - tile):
                return EXCLUDED
        elif item == BUY_GUILD:
            if has(player.tiles, GUILD):
                return LIMIT_REACHED
        elif sites(player) == 0:
            return NO_SITE
        return None if state.stock[item] else OUT_OF_STOCK

    def price(self, state: Position, item: int) -> i64:
        """What an item costs beyond the pool."""
        components = state.components
        if not self.pool:
            return components.prices[item]
        price, _ = from_pool(components.prices[item], self.pool)
        return price

    def menu(self, state: Position) -> list[Decision]:
        found: list[Decision] = []
        purse = Purse(state, self.seat, SHOPPING)
        within: i64 = ALL_ITEMS
        if not self.pool:
            within = state.components.items_within(purse.coins, purse.total)
        for item in range(ITEMS):
            if within & 1 and self.item_obstacle(state, item) is None and purse.covers(self.price(state, item)):
                found.append(BUY_D[item])
            within >>= 1
        self.add_sale(state, found)
        found.append(END_D)
        return found

    def step_obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        if answer.verb is not BUY:
            return NOT_ASKED
        obstacle = self.item_obstacle(state, answer.a)
        if obstacle is not None:
            return obstacle
        return None if can_pay(state, self.seat, self.price(state, answer.a), SHOPPING) else TOO_DEAR

    def do(self, state: Position, answer: Decision) -> None:
        begin(state, self.seat, state.components.prices[answer.a], Purchase(answer.a), SHOPPING, self.pool)

    def price_of(self, state: Position, answer: Decision) -> tuple[int, int]:
        return self.price(state, answer.a), SHOPPING

    def details(self, state: Position, answer: Decision, obstacle: Obstacle, explanation: Explanation) -> None:
        if obstacle is LIMIT_REACHED:
            explanation.params["limit"] = state.components.limits[answer.a] if answer.a < CHARACTERS else 1

    def circumstances(self, state: Position, told: Circumstances) -> None:
        told.put(POOL, self.pool)

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.bought, self.pool)


class Purchase(Purpose):
    """An item of the stock."""

    name = "purchase"

    def paid(self, state: Position, payment: Payment) -> None:
        """Cards go to an antechamber, tiles to the dominion, available side up (VIR-BUY-6, VIR-BUY-8)."""
        item = self.target
        seat = payment.seat
        player = state.players[seat]
        buying = state.stack[-1]
        assert isinstance(buying, Buying)
        state.stack[-1] = Buying(seat, with_bit(buying.bought, item), payment.pool)
        state.stock[item] -= 1
        if state.journal is not None:
            state.journal.note("bought", seat, {"item": ITEM_IDS[item]})
        if item < CHARACTERS:
            welcome_agents(state.components, player, item)
            welcome(state, seat, item, True)
        elif item == BUY_CATHEDRAL:
            state.stack.append(Building(seat))
        else:
            tile = GUILD if item == BUY_GUILD else DUCHY + item - BUY_TITLES
            player.tiles = with_bit(player.tiles, tile)
            player.ready_tiles = with_bit(player.ready_tiles, tile)
            player.fresh_tiles = with_bit(player.fresh_tiles, tile)


class Building(VirtuQuestion):
    """The city of a new cathedral."""

    asks = "cathedral"
    rule = "VIR-BUY-13"

    def menu(self, state: Position) -> list[Decision]:
        open = sites(state.players[self.seat])
        return [BUILD_D[city] for city in CATHEDRAL_CITIES if has(open, city)]

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        if answer.verb is not BUILD:
            return NOT_ASKED
        return None if has(sites(state.players[self.seat]), answer.a) else NOT_A_SITE

    def take(self, state: Position, answer: Decision) -> None:
        """The figure goes into the city, the tile arrives exhausted (VIR-BUY-8, VIR-BUY-14)."""
        player = state.players[self.seat]
        player.tiles = with_bit(player.tiles, CATHEDRAL_AT[answer.a])
        state.stack.pop()
        if state.journal is not None:
            state.journal.note("cathedral", self.seat, {"city": CITY_IDS[answer.a]})
