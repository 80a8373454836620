"""Winter: alliances with the great powers (VIR-ALLIANCE)."""

from typing import Final

from signoria.engine.bits import without_bit
from signoria.engine.catalogue import Decision
from signoria.engine.circumstance import Circumstances
from signoria.engine.question import NOT_ASKED
from signoria.engine.refusal import Explanation, Obstacle
from signoria.games.virtu.components.components import Components
from signoria.games.virtu.components.places import FIRST_GREAT
from signoria.games.virtu.components.symbols import ARROW, amount, packed
from signoria.games.virtu.components.tables import GREAT_POWERS
from signoria.games.virtu.position.catalogue import ALLY, ALLY_D, DROP, DROP_D, END_D
from signoria.games.virtu.position.position import Position
from signoria.games.virtu.position.vocabulary import POWER
from signoria.games.virtu.rules.asking import Priced, Unpayable, VirtuQuestion
from signoria.games.virtu.rules.payments import Payment, Purpose, begin
from signoria.games.virtu.rules.prices import Purse
from signoria.games.virtu.rules.sources import BY_INDULGENCE, total
from signoria.games.virtu.rules.winter import WinterStep

ALLIED_ALREADY: Final = Obstacle("allied_already", "VIR-ALLIANCE-2")
NEEDS_AGENT: Final = Obstacle("needs_agent", "VIR-ALLIANCE-6")
TOO_DEAR: Final = Unpayable("VIR-ALLIANCE-3")
STILL_TOO_DEAR: Final = Unpayable("VIR-ALLIANCE-4")
NOT_IN_PRICE: Final = Obstacle("not_in_price", "VIR-ALLIANCE-4")


def discounted(state: Position, seat: int, power: int) -> bool:
    """An own agent at a free great power saves one symbol (VIR-ALLIANCE-4)."""
    return state.allies[power] < 0 and state.agents[FIRST_GREAT + power] == seat


def lessened(components: Components, power: int, symbol: int) -> int:
    """The price of an alliance less one of its symbols."""
    return components.alliance_price[power] - packed(symbol, 1)


def droppable(components: Components, power: int, symbol: int, purse: Purse) -> bool:
    """Whether the price less one of a symbol can be paid."""
    if not amount(components.alliance_price[power], symbol):
        return False
    return purse.covers(lessened(components, power, symbol))


def ally_obstacle(state: Position, seat: int, power: int, purse: Purse) -> Obstacle | None:
    """What stands against an alliance (VIR-ALLIANCE-2, VIR-ALLIANCE-3, VIR-ALLIANCE-6)."""
    ally = state.allies[power]
    if ally == seat:
        return ALLIED_ALREADY
    if ally >= 0 and state.agents[FIRST_GREAT + power] != seat:
        return NEEDS_AGENT
    if discounted(state, seat, power):
        for symbol in range(ARROW):
            if droppable(state.components, power, symbol, purse):
                return None
        return STILL_TOO_DEAR
    return None if purse.covers(state.components.alliance_price[power]) else TOO_DEAR


class Allying(WinterStep, Priced):
    """One alliance a winter, or the end (VIR-DEC-26)."""

    asks = "alliance"
    rule = "VIR-ALLIANCE-1"

    def menu(self, state: Position) -> list[Decision]:
        found: list[Decision] = []
        purse = Purse(state, self.seat, BY_INDULGENCE)
        for power in range(len(GREAT_POWERS)):
            if ally_obstacle(state, self.seat, power, purse) is None:
                found.append(ALLY_D[power])
        found.append(END_D)
        self.add_sale(state, found)
        return found

    def step_obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        if answer.verb is not ALLY:
            return NOT_ASKED
        return ally_obstacle(state, self.seat, answer.a, Purse(state, self.seat, BY_INDULGENCE))

    def do(self, state: Position, answer: Decision) -> None:
        power = answer.a
        if discounted(state, self.seat, power):
            state.stack[-1] = Dropping(self.seat, power)
        else:
            state.stack.pop()
            begin(state, self.seat, state.components.alliance_price[power], Alliance(power), BY_INDULGENCE)

    def price_of(self, state: Position, answer: Decision) -> tuple[int, int]:
        if discounted(state, self.seat, answer.a):
            return nearest_discount(state, self.seat, answer.a), BY_INDULGENCE
        return state.components.alliance_price[answer.a], BY_INDULGENCE

    def details(self, state: Position, answer: Decision, obstacle: Obstacle, explanation: Explanation) -> None:
        if obstacle is NEEDS_AGENT:
            explanation.params["owner"] = state.allies[answer.a]


def nearest_discount(state: Position, seat: int, power: int) -> int:
    """The price of an alliance less the symbol that is best saved: the one of which most is missing."""
    components = state.components
    price = components.alliance_price[power]
    have = total(state, seat, BY_INDULGENCE)
    asked = [symbol for symbol in range(ARROW) if amount(price, symbol)]
    short = [amount(price, symbol) - amount(have, symbol) for symbol in asked]
    return lessened(components, power, asked[short.index(max(short))])


class Dropping(VirtuQuestion, Priced):
    """Which symbol of the price the agent saves (VIR-Q-29)."""

    __slots__ = ("power",)

    asks = "discount"
    rule = "VIR-ALLIANCE-4"

    def __init__(self, seat: int, power: int) -> None:
        super().__init__(seat)
        self.power = power

    def menu(self, state: Position) -> list[Decision]:
        purse = Purse(state, self.seat, BY_INDULGENCE)
        return [DROP_D[symbol] for symbol in range(ARROW) if droppable(state.components, self.power, symbol, purse)]

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        if answer.verb is not DROP:
            return NOT_ASKED
        if not amount(state.components.alliance_price[self.power], answer.a):
            return NOT_IN_PRICE
        purse = Purse(state, self.seat, BY_INDULGENCE)
        return None if droppable(state.components, self.power, answer.a, purse) else STILL_TOO_DEAR

    def take(self, state: Position, answer: Decision) -> None:
        state.stack.pop()
        begin(state, self.seat, lessened(state.components, self.power, answer.a), Alliance(self.power), BY_INDULGENCE)

    def price_of(self, state: Position, answer: Decision) -> tuple[int, int]:
        return lessened(state.components, self.power, answer.a), BY_INDULGENCE

    def details(self, state: Position, answer: Decision, obstacle: Obstacle, explanation: Explanation) -> None:
        explanation.params["power"] = GREAT_POWERS[self.power]

    def circumstances(self, state: Position, told: Circumstances) -> None:
        told.put(POWER, self.power)

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.power)


class Alliance(Purpose):
    """An alliance with a great power."""

    name = "alliance"

    def paid(self, state: Position, payment: Payment) -> None:
        """The disc goes on the left space, another's goes back to its owner (VIR-ALLIANCE-5, VIR-ALLIANCE-14)."""
        power = self.target
        state.allies[power] = payment.seat
        state.used_alliances = without_bit(state.used_alliances, power)
        if state.journal is not None:
            state.journal.note("allied", payment.seat, {"power": GREAT_POWERS[power]})
