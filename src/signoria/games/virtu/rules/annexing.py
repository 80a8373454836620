"""The annex action (VIR-ACTION-ANNEX)."""

from typing import Final

from signoria.engine.bits import has
from signoria.engine.catalogue import Decision
from signoria.engine.question import NOT_ASKED
from signoria.engine.refusal import Explanation, Obstacle
from signoria.games.virtu.components.cities import (
    CITIES,
    CLOSED,
    FEWEST_SEATS,
    IN_PLAY,
    LONGEST,
    NEUTRAL,
    PIRATES,
    PORTS,
    ROADS,
    WITHIN,
)
from signoria.games.virtu.components.symbols import ANNEX as ANNEX_ACTION
from signoria.games.virtu.components.symbols import CROWN, SHIP, amount, packed
from signoria.games.virtu.position.catalogue import ANNEX, ANNEX_D
from signoria.games.virtu.position.position import Player, Position
from signoria.games.virtu.rules.acting import Action
from signoria.games.virtu.rules.asking import Priced, Unpayable
from signoria.games.virtu.rules.dominion import gain_city
from signoria.games.virtu.rules.payments import Payment, Purpose, begin
from signoria.games.virtu.rules.prices import Purse, can_pay, from_pool
from signoria.games.virtu.rules.sources import BY_INDULGENCE, BY_OTTOMANS, CHAMBER

ANNEXED_ALREADY: Final = Obstacle("annexed_already", "VIR-ACTION-ANNEX-10")
CITY_CLOSED: Final = Obstacle("city_closed", "VIR-SETUP-17")
CITY_CONTROLLED: Final = Obstacle("city_controlled", "VIR-ACTION-ANNEX-1")
PIRATE_PORT: Final = Obstacle("pirate_port", "VIR-ACTION-ANNEX-2")
NO_ROAD_THERE: Final = Obstacle("out_of_reach", "VIR-ACTION-ANNEX-3")
NO_PORT_NEAR: Final = Obstacle("out_of_reach", "VIR-ACTION-ANNEX-4")
TOO_DEAR: Final = Unpayable("VIR-ACTION-ANNEX-6")


def value_for(state: Position, seat: int, city: int) -> int:
    """The value of a neutral city to a seat: agents change it (VIR-ACTION-ANNEX-5, VIR-AGENT-9)."""
    components = state.components
    value = components.value_of[city]
    agent = state.agents[city]
    if agent < 0:
        return value
    return value - components.agent_effect if agent == seat else value + components.agent_effect


def crowns_for(state: Position, seat: int, city: int) -> int:
    """The crowns that a neutral city costs a seat (VIR-ACTION-ANNEX-6)."""
    return value_for(state, seat, city) + state.components.crowns_over_value


def seas_to(player: Player, city: int) -> int:
    """The fewest seas from an own port to a port, 0 if there is no way (VIR-ACTION-ANNEX-4, VIR-ACTION-ANNEX-7)."""
    if has(PORTS, city):
        own = player.tiles & PORTS
        for seas in range(1, LONGEST + 1):
            if WITHIN[city][seas] & own:
                return seas
    return 0


def annex_price(state: Position, seat: int, city: int) -> int:
    """Crowns above the value, and ships unless a road leads there; 0 for a city out of reach (VIR-ACTION-ANNEX-6)."""
    player = state.players[seat]
    price = packed(CROWN, crowns_for(state, seat, city))
    if ROADS[len(state.players) - FEWEST_SEATS][city] & player.tiles:
        return price
    seas = seas_to(player, city)
    return price + packed(SHIP, seas) if seas else 0


class Annexing(Action, Priced):
    """Cities that can be reached and paid (VIR-DEC-13)."""

    __slots__ = ("annexed",)

    rule = "VIR-ACTION-ANNEX-1"
    action = ANNEX_ACTION

    def __init__(self, seat: int, pool: int, cards: int = CHAMBER, annexed: bool = False) -> None:
        super().__init__(seat, pool, cards)
        self.annexed = annexed  # a city has been taken

    def done(self, state: Position) -> bool:
        """One city is the limit, unless an option lifts it (VIR-Q-7)."""
        return self.annexed and state.rules.annex_per_action == 1

    def allowed(self) -> int:
        """The sources that may pay besides courtiers and tiles."""
        return self.cards | BY_OTTOMANS | BY_INDULGENCE

    def menu(self, state: Position) -> list[Decision]:
        found: list[Decision] = []
        if not self.done(state):
            seat = self.seat
            purse = Purse(state, seat, self.allowed())
            crowns = amount(purse.total, CROWN) + amount(self.pool, CROWN)
            open = IN_PLAY[len(state.players) - FEWEST_SEATS] & ~PIRATES
            control = state.control
            for city in range(CITIES if crowns >= state.components.least_crowns else 0):
                if control[city] == NEUTRAL and has(open, city):
                    if crowns_for(state, seat, city) > crowns:
                        continue  # no need to look for ships
                    price = annex_price(state, seat, city)
                    if price == 0:
                        continue
                    if self.pool:
                        price, _ = from_pool(price, self.pool)
                    if purse.covers(price):
                        found.append(ANNEX_D[city])
        self.add_sale_and_end(state, found)
        return found

    def effect_obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        if answer.verb is not ANNEX:
            return NOT_ASKED
        city = answer.a
        if self.done(state):
            return ANNEXED_ALREADY
        if state.control[city] == CLOSED:
            return CITY_CLOSED
        if state.control[city] != NEUTRAL:
            return CITY_CONTROLLED
        if has(PIRATES, city):
            return PIRATE_PORT
        if not annex_price(state, self.seat, city):
            return NO_PORT_NEAR if has(PORTS, city) else NO_ROAD_THERE
        price, allowed = self.price_of(state, answer)
        return None if can_pay(state, self.seat, price, allowed) else TOO_DEAR

    def do(self, state: Position, answer: Decision) -> None:
        price = annex_price(state, self.seat, answer.a)
        begin(state, self.seat, price, Annexation(answer.a), self.allowed(), self.pool)

    def price_of(self, state: Position, answer: Decision) -> tuple[int, int]:
        price, _ = from_pool(annex_price(state, self.seat, answer.a), self.pool)
        return price, self.allowed()

    def details(self, state: Position, answer: Decision, obstacle: Obstacle, explanation: Explanation) -> None:
        if obstacle is CITY_CONTROLLED:
            explanation.params["owner"] = state.control[answer.a]

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.pool, self.cards, self.annexed)


class Annexation(Purpose):
    """A neutral city."""

    name = "annexation"

    def paid(self, state: Position, payment: Payment) -> None:
        """Disc, tile and track (VIR-ACTION-ANNEX-8); agents and units there stay (VIR-ACTION-ANNEX-9)."""
        gain_city(state, payment.seat, self.target, True)
        state.stack[-1] = Annexing(payment.seat, payment.pool, payment.allowed & CHAMBER, True)
