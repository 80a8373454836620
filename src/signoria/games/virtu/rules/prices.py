"""What prices ask and sources give, and whether a price can be paid at all (VIR-PAY-7, VIR-PAY-11, VIR-PAY-16)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from signoria.games.virtu.components.symbols import CAVALRY, CROSS, CROWN, EITHER, FLORIN, FULL, MASK, SHIP, WIDTH
from signoria.games.virtu.position.position import Position
from signoria.games.virtu.rules.sources import gather, total

POOL_ORDER: Final = [CROSS, CROWN, CAVALRY, SHIP, MASK]
"""What a pool pays with; crosses go first where either will do."""


def feasible(sources: list[int], start: int, price: int, coins: int) -> bool:
    """Whether sources from `start` on can pay a price, each giving one kind (VIR-PAY-7).

    A small table walks along the sources: open need → most florins that the untouched ones can still give.
    """
    first = 0
    second = 0
    for symbol in range(1, EITHER + 1):
        if price >> WIDTH * symbol & FULL:
            if first == 0:
                first = symbol
            else:
                second = symbol
    florins = (price & FULL) - coins
    most_first = price >> WIDTH * first & FULL if first else 0
    most_second = price >> WIDTH * second & FULL if second else 0
    width = most_second + 1
    if first_come(sources, start, first, second, most_first, most_second, florins):
        return True
    table = [-1] * ((most_first + 1) * width)
    table[-1] = 0
    for index in range(start, len(sources)):
        if table[0] >= 0 and table[0] >= florins:
            return True
        symbols = sources[index]
        untouched = symbols & FULL
        gives_first = symbols >> WIDTH * first & FULL if first else 0
        gives_second = symbols >> WIDTH * second & FULL if second else 0
        if gives_first == 0 and gives_second == 0:
            florins -= untouched
            continue
        for open_first in range(most_first + 1):
            for open_second in range(width):
                cell = open_first * width + open_second
                best = table[cell]
                if best >= 0:
                    best += untouched
                if gives_first:
                    low = open_first + gives_first if open_first else 1
                    high = open_first + gives_first
                    if high > most_first:
                        high = most_first
                    while low <= high:
                        if table[low * width + open_second] > best:
                            best = table[low * width + open_second]
                        low += 1
                if gives_second:
                    low = open_second + gives_second if open_second else 1
                    high = open_second + gives_second
                    if high > most_second:
                        high = most_second
                    while low <= high:
                        if table[open_first * width + low] > best:
                            best = table[open_first * width + low]
                        low += 1
                table[cell] = best
    return table[0] >= 0 and table[0] >= florins


def first_come(
    sources: list[int], start: i64, first: i64, second: i64, need_first: i64, need_second: i64, florins: i64
) -> bool:
    """Whether it will do that each source from `start` on gives the first of two kinds while it is needed, then the
    second, then florins. It mostly will; where it does not, others look at all ways."""
    index: i64
    for index in range(start, len(sources)):
        symbols: i64 = sources[index]
        gives_first = symbols >> WIDTH * first & FULL
        gives_second = symbols >> WIDTH * second & FULL
        if need_first > 0 and gives_first:
            need_first -= gives_first
        elif need_second > 0 and gives_second:
            need_second -= gives_second
        else:
            florins -= symbols & FULL
    return need_first <= 0 and need_second <= 0 and florins <= 0


@mypyc_attr(free_list_len=1)
class Purse:
    """What a seat can pay with at a moment: made for one menu, so that many prices share one look at the sources."""

    __slots__ = ("allowed", "coins", "seat", "sources", "state", "total")

    def __init__(self, state: Position, seat: int, allowed: i64) -> None:
        self.state = state
        self.seat = seat
        self.allowed = allowed  # sources besides courtiers and tiles
        self.coins = state.players[seat].coins
        self.total = total(state, seat, allowed)
        self.sources: list[int] | None = None  # the symbols of each, once somebody has asked

    def covers(self, price: i64) -> bool:
        """Whether a price can be paid."""
        have = self.total
        open = price
        florins = open & FULL
        spare = self.coins + (have & FULL) - florins
        if spare < 0:
            return False
        if florins == price:
            return True
        kinds: i64 = 0
        kind: i64 = FLORIN
        symbol: i64 = FLORIN
        open >>= WIDTH
        while open:
            symbol += 1
            have >>= WIDTH
            need = open & FULL
            if need:
                if need > have & FULL:
                    return False
                kinds += 1
                kind = symbol
            open >>= WIDTH
        if kinds == 1 and florins <= self.coins:
            return True
        sources = self.sources
        if sources is None:
            sources = []
            gather(self.state, self.seat, self.allowed, -1, [], sources)
            self.sources = sources
        if kinds == 1:
            need = price >> WIDTH * kind & FULL
            if first_come(sources, 0, kind, FLORIN, need, 0, florins - self.coins):
                return True
            return can_spare(sources, kind, need, spare)
        return feasible(sources, 0, price, self.coins)


def can_spare(sources: list[int], symbol: i64, need: i64, florins: i64) -> bool:
    """Whether sources can give so many of a symbol and lose no more florins, which they do not give besides.

    What `feasible` finds, too; most prices ask for one kind of symbol, and this is the shorter way for them.
    """
    symbols: i64
    for symbols in sources:
        if not symbols & FULL:
            need -= symbols >> WIDTH * symbol & FULL  # nothing is lost
    if need <= 0:
        return True
    least = [FULL] * (need + 1)  # by symbols given: the fewest florins lost
    least[0] = 0
    for symbols in sources:
        gives = symbols >> WIDTH * symbol & FULL
        if gives and symbols & FULL:
            for given in range(need, 0, -1):
                lost = least[given - gives if given > gives else 0] + (symbols & FULL)
                if lost < least[given]:
                    least[given] = lost
    return least[need] <= florins


def can_pay(state: Position, seat: int, price: i64, allowed: i64) -> bool:
    return Purse(state, seat, allowed).covers(price)


def needed_as(price: i64, symbol: i64) -> i64:
    """What a symbol of a source counts as in a price; -1 if it is not needed any more."""
    if price >> WIDTH * symbol & FULL:
        return symbol
    if (symbol == CROWN or symbol == CROSS) and price >> WIDTH * EITHER & FULL:
        return EITHER  # VIR-PAY-16
    return -1


def less(price: i64, symbol: i64, count: i64) -> i64:
    """A price after some of a needed kind have been paid; more than asked for is lost (VIR-PAY-11)."""
    need = price >> WIDTH * symbol & FULL
    return price - ((need if count > need else count) << WIDTH * symbol)


def from_pool(price: i64, pool: i64) -> tuple[i64, i64]:
    """A price and a pool after the pool has paid what it can; crosses go first where either will do."""
    symbol: i64
    for symbol in POOL_ORDER:
        have = pool >> WIDTH * symbol & FULL
        while have:
            kind = needed_as(price, symbol)
            if kind < 0:
                break
            need = price >> WIDTH * kind & FULL
            used = need if have > need else have
            price -= used << WIDTH * kind
            pool -= used << WIDTH * symbol
            have -= used
    return price, pool


def give(price: i64, pool: i64, symbols: i64, symbol: i64) -> tuple[i64, i64]:
    """A source gives one kind to a price; what is over goes to the pool, florins of a chamber are lost (VIR-PAY-4)."""
    count = symbols >> WIDTH * symbol & FULL
    while count:
        kind = needed_as(price, symbol)
        if kind < 0:
            break
        need = price >> WIDTH * kind & FULL
        used = need if count > need else count
        price -= used << WIDTH * kind
        count -= used
    return price, pool if symbol == FLORIN else pool + (count << WIDTH * symbol)
