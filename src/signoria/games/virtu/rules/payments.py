"""Payments, source by source: a payment once begun can always be finished (VIR-PAY-1 to VIR-PAY-17, VIR-INV-15)."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from signoria.engine.bits import has, without_bit
from signoria.engine.catalogue import Decision
from signoria.engine.circumstance import Circumstances
from signoria.engine.question import NOT_ASKED
from signoria.engine.refusal import Explanation, Obstacle
from signoria.games.virtu.components.symbols import CROWN, FLORIN, FULL, MASK, SYMBOL_MASK, WIDTH, spelled
from signoria.games.virtu.components.tables import MICHELANGELO
from signoria.games.virtu.position.catalogue import (
    ACTION_CARD,
    CASH,
    CASH_D,
    COURT,
    OTTOMAN_SOURCE,
    UPGRADE,
    USE,
    USE_D,
)
from signoria.games.virtu.position.position import Position
from signoria.games.virtu.position.vocabulary import PRICE, PURPOSE, PURPOSES
from signoria.games.virtu.rules.asking import VirtuQuestion
from signoria.games.virtu.rules.prices import feasible, from_pool, give, less, needed_as
from signoria.games.virtu.rules.sources import (
    BY_MICHELANGELO,
    CHAMBER,
    SYMBOL_NOT_NEEDED,
    cash_source,
    exhaust,
    gather,
    not_allowed,
    source_obstacle,
    symbols_of,
    tell_use,
    total,
)

SOURCE_PASSED: Final = Obstacle("source_passed", "VIR-PAY-10")
WOULD_STRAND: Final = Obstacle("would_strand", "VIR-PAY-7")
CHAMBER_FIRST: Final = Obstacle("chamber_first", "VIR-PAY-10")
FLORINS_NOT_DUE: Final = Obstacle("florins_not_due", "VIR-Q-51")


class Purpose:
    """What a payment is for: the room of its rule says what happens once it is paid."""

    __slots__ = ("target",)

    name: ClassVar[str] = ""  # one of PURPOSES

    def __init__(self, target: int = 0) -> None:
        self.target = target  # the city, item or power, where there is a choice

    def paid(self, state: Position, payment: "Payment") -> None:
        """What was paid for happens; the payment has left the stack."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Purpose) and type(self) is type(other) and self.target == other.target

    def __hash__(self) -> int:
        return hash((self.name, self.target))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.target})"

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.target,)


@mypyc_attr(free_list_len=1)
class Payment(VirtuQuestion):
    """The next source and what it gives (VIR-DEC-7, VIR-DEC-8), or the next source to cash."""

    __slots__ = ("allowed", "last", "pool", "price", "purpose")

    asks = "payment"
    rule = "VIR-PAY-10"

    def __init__(self, seat: int, price: i64, purpose: Purpose, allowed: i64, pool: i64, last: i64 = -1) -> None:
        super().__init__(seat)
        self.price = price  # what is left to pay, packed
        self.purpose = purpose
        self.allowed = allowed  # sources besides courtiers and tiles, one bit each
        self.pool = pool  # symbols beyond the price, packed
        self.last = last  # the source used last, -1 for none: later ones come later in the fixed order

    def run(self, state: Position) -> bool:
        """It is over when the symbols are there and the treasury can pay the florins."""
        player = state.players[self.seat]
        if self.price & SYMBOL_MASK or self.price > player.coins:
            return False
        player.coins -= self.price
        state.stack.pop()
        self.purpose.paid(state, self)
        return True

    def menu(self, state: Position) -> list[Decision]:
        return self.uses(state) if self.price & SYMBOL_MASK else self.cashings(state)

    def cashings(self, state: Position) -> list[Decision]:
        """Sources that give the florins which the treasury lacks, as long as later ones can give the rest."""
        found: list[Decision] = []
        ids: list[int] = []
        symbols: list[int] = []
        gather(state, self.seat, 0, self.last, ids, symbols)
        left = state.players[self.seat].coins - self.price
        for one in symbols:
            left += one & FULL
        for index in range(len(ids)):
            florins = symbols[index] & FULL
            if florins:
                if left >= 0:
                    found.append(CASH_D[ids[index]])
                left -= florins  # later choices pass this one over
        return found

    def uses(self, state: Position) -> list[Decision]:
        """Sources that give a symbol, as long as later ones can give the rest; chamber cards go first."""
        found: list[Decision] = []
        ids: list[int] = []
        symbols: list[int] = []
        seat = self.seat
        price = self.price
        gather(state, seat, self.allowed, self.last, ids, symbols)
        count = len(ids)
        coins = state.players[seat].coins + (total(state, seat, 0) & FULL)  # and what sources passed over could give
        for index in range(count):
            if COURT <= ids[index] < OTTOMAN_SOURCE:
                coins -= symbols[index] & FULL
        for index in range(count):
            source = ids[index]
            chamber = source < COURT
            useful = False
            for symbol in range(FLORIN if chamber else CROWN, MASK + 1):
                if symbols[index] >> WIDTH * symbol & FULL and needed_as(price, symbol) >= 0:
                    useful = True
                    rest, _ = give(price, 0, symbols[index], symbol)
                    if feasible(symbols, index + 1, rest, coins):
                        found.append(USE_D[source][symbol])
            if chamber and useful:
                return found
            coins += symbols[index] & FULL
        return found

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        if answer.verb is USE:
            return self.use_obstacle(state, answer)
        return self.cash_obstacle(state, answer) if answer.verb is CASH else NOT_ASKED

    def use_obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        source = answer.a
        if self.price & SYMBOL_MASK == 0:
            return SYMBOL_NOT_NEEDED
        obstacle = source_obstacle(state, state.players[self.seat], source, answer.b)
        if obstacle is not None:
            return obstacle
        ids: list[int] = []
        symbols: list[int] = []
        gather(state, self.seat, self.allowed, -1, ids, symbols)
        if source not in ids:
            return not_allowed(source)
        if needed_as(self.price, answer.b) < 0:
            return SYMBOL_NOT_NEEDED
        if source <= self.last:
            return SOURCE_PASSED
        menu = self.menu(state)
        if answer in menu:
            return None
        first = menu[0].a if menu else source
        return CHAMBER_FIRST if first < COURT and first < source else WOULD_STRAND

    def cash_obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        if self.price & SYMBOL_MASK:
            return FLORINS_NOT_DUE
        obstacle = source_obstacle(state, state.players[self.seat], answer.a, FLORIN)
        if obstacle is not None:
            return obstacle
        if answer.a <= self.last:
            return SOURCE_PASSED
        return None if answer in self.menu(state) else WOULD_STRAND

    def take(self, state: Position, answer: Decision) -> None:
        if answer.verb is CASH:  # what is over stays in the treasury
            cash_source(state, self.seat, answer.a)
            state.stack[-1] = Payment(self.seat, self.price, self.purpose, self.allowed, self.pool, answer.a)
        else:
            self.use(state, answer.a, answer.b)

    def use(self, state: Position, source: int, symbol: int) -> None:
        """Add a source to a payment."""
        symbols = symbols_of(state, state.players[self.seat], source)
        tell_use(state, self.seat, source, symbol, symbols >> WIDTH * symbol & FULL)
        exhaust(state, self.seat, source)
        price, pool = give(self.price, self.pool, symbols, symbol)
        if source < COURT:
            state.stack[-1] = Payment(self.seat, price, self.purpose, without_bit(self.allowed, source), pool)
            enter_chamber_cards(state, self.seat)
            return
        last = source if price & SYMBOL_MASK else -1  # cashing begins at the first source again
        state.stack[-1] = Payment(self.seat, price, self.purpose, self.allowed, pool, last)

    def circumstances(self, state: Position, told: Circumstances) -> None:
        told.put(PURPOSE, PURPOSES.index(self.purpose.name))
        told.put(PRICE, self.price)

    def details(self, state: Position, answer: Decision, obstacle: Obstacle, explanation: Explanation) -> None:
        self.name_source(state, answer.a, answer.b if answer.verb is USE else FLORIN, explanation)
        if obstacle is WOULD_STRAND:
            explanation.params["price"] = spelled(self.price)

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.price, self.purpose, self.allowed, self.pool, self.last)


def begin(state: Position, seat: int, price: i64, purpose: Purpose, allowed: i64 = 0, pool: i64 = 0) -> None:
    """Open a payment: the pool, Michelangelo and chamber cards with one useful kind enter by themselves."""
    if pool:
        price, pool = from_pool(price, pool)
    if allowed & BY_MICHELANGELO:
        allowed &= ~BY_MICHELANGELO
        if has(state.players[seat].bonuses, MICHELANGELO):  # VIR-BONUS-3
            kind = needed_as(price, CROWN)
            if kind >= 0:
                price = less(price, kind, state.components.michelangelo_crowns)
    state.stack.append(Payment(seat, price, purpose, allowed, pool))
    if allowed & CHAMBER:
        enter_chamber_cards(state, seat)


def enter_chamber_cards(state: Position, seat: int) -> None:
    """Chamber cards with one useful kind enter a payment; that may leave the other card with one useful kind too."""
    payment = state.stack[-1]
    assert isinstance(payment, Payment)
    player = state.players[seat]
    price = payment.price
    pool = payment.pool
    allowed = payment.allowed
    for source in (ACTION_CARD, UPGRADE, ACTION_CARD):
        if not has(allowed, source):
            continue
        symbols = symbols_of(state, player, source)
        only = -1
        useful = 0
        for symbol in range(MASK + 1):
            if symbols >> WIDTH * symbol & FULL and needed_as(price, symbol) >= 0:
                useful += 1
                only = symbol
        if useful == 1:
            price, pool = give(price, pool, symbols, only)
            allowed = without_bit(allowed, source)
            tell_use(state, seat, source, only, symbols >> WIDTH * only & FULL)
    state.stack[-1] = Payment(seat, price, payment.purpose, allowed, pool, payment.last)
