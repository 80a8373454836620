"""The campaign action: marching, sailing and +1 tokens (VIR-ACTION-CAMPAIGN)."""

from typing import Final

from mypy_extensions import i64

from signoria.engine.bits import has
from signoria.engine.catalogue import Decision
from signoria.engine.question import NOT_ASKED
from signoria.engine.refusal import Obstacle
from signoria.games.virtu.components.cities import (
    CITIES,
    CITY_IDS,
    CLOSED,
    FEWEST_SEATS,
    LONGEST,
    PORTS,
    ROADS,
    SEA_DISTANCE,
)
from signoria.games.virtu.components.components import Components
from signoria.games.virtu.components.symbols import CAMPAIGN, CAVALRY, FLORIN, SHIP, WAR, amount, packed
from signoria.games.virtu.components.tables import OTTOMANS
from signoria.games.virtu.position.catalogue import (
    ACTION_CARD,
    COURT,
    MARCH,
    MARCH_D,
    OTTOMAN_SOURCE,
    SAIL,
    SAIL_D,
    TOKEN,
    TOKEN_D,
    UPGRADE,
    USE_D,
)
from signoria.games.virtu.position.position import BY_ROAD, BY_SEA, Player, Position
from signoria.games.virtu.rules.acting import NOTHING_TO_SPEND_ON, PoolAction, PoolTooSmall, add_uses
from signoria.games.virtu.rules.agents import holder
from signoria.games.virtu.rules.annexing import CITY_CLOSED
from signoria.games.virtu.rules.asking import Priced, Unpayable
from signoria.games.virtu.rules.payments import Payment, Purpose, begin
from signoria.games.virtu.rules.sources import CHAMBER, alliance_ready, chamber_card, florins_at_hand

NO_UNIT: Final = Obstacle("no_unit", "VIR-ACTION-CAMPAIGN-4")
UNIT_STOPPED: Final = Obstacle("unit_stopped", "VIR-ACTION-CAMPAIGN-5")
NO_ROAD: Final = Obstacle("no_road", "VIR-ACTION-CAMPAIGN-1")
NO_WAR_SYMBOL: Final = Obstacle("no_war_symbol", "VIR-ACTION-CAMPAIGN-10")
TOO_DEAR: Final = Unpayable("VIR-ACTION-CAMPAIGN-9")
NO_CAVALRY_LEFT: Final = PoolTooSmall("VIR-ACTION-CAMPAIGN-1", CAVALRY)
TOO_FEW_SHIPS: Final = PoolTooSmall("VIR-ACTION-CAMPAIGN-2", SHIP)

MARTIAL: Final = [CAVALRY, SHIP, WAR]


def can_move(state: Position, player: Player, seat: int) -> bool:
    """Whether any unit stands in an own city; those before foreign gates have to stay (VIR-ACTION-CAMPAIGN-5)."""
    for city in range(CITIES):
        if player.units[city] and state.control[city] == seat:
            return True
    return False


class Campaigning(PoolAction, Priced):
    """Move one unit, add a source, take a +1 token, end (VIR-DEC-14)."""

    __slots__ = ("war_prices",)

    rule = "VIR-ACTION-CAMPAIGN-1"
    action = CAMPAIGN

    def __init__(self, seat: int, pool: i64, cards: i64 = CHAMBER, war_prices: tuple[int, ...] = ()) -> None:
        super().__init__(seat, pool, cards)
        self.war_prices = war_prices  # what each war symbol of the pool costs, cheapest first

    def kinds(self) -> list[int]:
        return MARTIAL

    def useful_symbols(self, components: Components, player: Player, source: int) -> list[int]:
        """Florins too, if the other card shows war that asks for them (VIR-ACTION-CAMPAIGN-9)."""
        found = super().useful_symbols(components, player, source)
        card = chamber_card(player, source)
        if card >= 0 and amount(components.symbols_of[card], FLORIN):
            other = chamber_card(player, ACTION_CARD if source == UPGRADE else UPGRADE)
            if other >= 0 and components.war_of[other] and components.war_florins_of[other]:
                found.append(FLORIN)
        return found

    def menu(self, state: Position) -> list[Decision]:
        components = state.components
        found: list[Decision] = []
        seat = self.seat
        player = state.players[seat]
        setup = len(state.players) - FEWEST_SEATS
        cavalry = amount(self.pool, CAVALRY)
        ships = amount(self.pool, SHIP)
        movable = False
        for city, units in enumerate(player.units):
            if units and state.control[city] == seat:
                movable = True
                if cavalry:
                    found += MARCH_D[setup][city]
                if ships and has(PORTS, city):
                    for seas in range(1, (ships if ships < LONGEST else LONGEST) + 1):
                        found += SAIL_D[setup][city][seas]
        if self.token_obstacle(components, player) is None:
            found.append(TOKEN_D)
        self.add_chamber_uses(components, player, found)
        if movable:
            add_uses(components, player, CAVALRY, found)
            add_uses(components, player, SHIP, found)
            if alliance_ready(state, seat, OTTOMANS):
                found.append(USE_D[OTTOMAN_SOURCE][SHIP])
        self.add_sale_and_end(state, found)
        return found

    def use_obstacle(self, state: Position, source: int, symbol: int) -> Obstacle | None:
        obstacle = super().use_obstacle(state, source, symbol)
        if obstacle is not None or source < COURT:
            return obstacle
        return None if can_move(state, state.players[self.seat], self.seat) else NOTHING_TO_SPEND_ON

    def effect_obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        if answer.verb is MARCH or answer.verb is SAIL:
            return self.move_obstacle(state, answer)
        return self.token_obstacle(state.components, state.players[self.seat]) if answer.verb is TOKEN else NOT_ASKED

    def move_obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        """What stands against moving a unit by road or by sea."""
        start = answer.a
        end = answer.b
        if state.control[start] == CLOSED or state.control[end] == CLOSED:
            return CITY_CLOSED
        if not state.players[self.seat].units[start]:
            return NO_UNIT
        if state.control[start] != self.seat:
            return UNIT_STOPPED
        if answer.verb is SAIL:
            return None if amount(self.pool, SHIP) >= SEA_DISTANCE[start][end] else TOO_FEW_SHIPS
        if not has(ROADS[len(state.players) - FEWEST_SEATS][start], end):
            return NO_ROAD
        return None if amount(self.pool, CAVALRY) else NO_CAVALRY_LEFT

    def token_obstacle(self, components: Components, player: Player) -> Obstacle | None:
        if not self.war_prices:
            return NO_WAR_SYMBOL
        florins = florins_at_hand(components, player) + amount(self.pool, FLORIN)
        return None if florins >= self.war_prices[0] else TOO_DEAR

    def needed(self, answer: Decision) -> int:
        return SEA_DISTANCE[answer.a][answer.b] if answer.verb is SAIL else 1

    def price_of(self, state: Position, answer: Decision) -> tuple[int, int]:
        return self.war_prices[0], 0

    def filled(self, state: Position, source: int, symbol: int, count: int) -> PoolAction:
        prices = self.war_prices
        if symbol == WAR:  # only chamber cards give it (VIR-ACTION-CAMPAIGN-13)
            price = state.components.war_florins_of[chamber_card(state.players[self.seat], source)]
            prices = tuple(sorted([*prices, *[price] * count]))
        return Campaigning(self.seat, self.pool + packed(symbol, count), self.cards_after(source), prices)

    def do(self, state: Position, answer: Decision) -> None:
        if answer.verb is TOKEN:
            self.buy_token(state)
        else:
            self.move_unit(state, answer.a, answer.b, answer.verb is SAIL)

    def move_unit(self, state: Position, start: int, end: int, by_sea: bool) -> None:
        """1 cavalry for a road, 1 ship for each sea (VIR-ACTION-CAMPAIGN-1, VIR-ACTION-CAMPAIGN-2)."""
        player = state.players[self.seat]
        player.units[start] -= 1
        player.units[end] += 1
        state.moves = (*state.moves, (self.seat, start, end, BY_SEA if by_sea else BY_ROAD))
        cost = packed(SHIP, SEA_DISTANCE[start][end]) if by_sea else packed(CAVALRY, 1)
        state.stack[-1] = Campaigning(self.seat, self.pool - cost, self.cards, self.war_prices)
        if state.journal is not None:
            way = "sea" if by_sea else "road"
            state.journal.note(
                "moved",
                self.seat,
                {"start": CITY_IDS[start], "city": CITY_IDS[end], "way": way, **holder(state, self.seat, end)},
            )

    def buy_token(self, state: Position) -> None:
        """The cheapest war symbol becomes one token; florins of the other card go first (VIR-ACTION-CAMPAIGN-9)."""
        price = self.war_prices[0]
        florins = min(amount(self.pool, FLORIN), price)
        pool = self.pool - packed(WAR, 1) - packed(FLORIN, florins)
        state.stack[-1] = Campaigning(self.seat, pool, self.cards, self.war_prices[1:])
        begin(state, self.seat, price - florins, Token())

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.pool, self.cards, self.war_prices)


class Token(Purpose):
    """A +1 token."""

    name = "token"

    def paid(self, state: Position, payment: Payment) -> None:
        player = state.players[payment.seat]
        player.war_tokens += 1
        if state.journal is not None:
            state.journal.note("token", payment.seat, {"tokens": player.war_tokens})
