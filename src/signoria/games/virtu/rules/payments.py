"""Payments, source by source: a payment once begun can always be finished (VIR-PAY-1..17, VIR-INV-15)."""

from typing import Final

from signoria.engine.catalogue import Decision
from signoria.engine.frame import Frame
from signoria.games.virtu.components.symbols import CROSS, CROWN, EITHER, FLORIN, FULL, MASK, SYMBOL_MASK, WAR, WIDTH
from signoria.games.virtu.components.tables import MICHELANGELO, MICHELANGELO_CROWNS
from signoria.games.virtu.position.catalogue import (
    ACTION_CARD,
    CASH_D,
    COURT,
    DOMINION,
    OTTOMAN_SOURCE,
    UPGRADE,
    USE_D,
)
from signoria.games.virtu.position.position import PAYING, Player, Position
from signoria.games.virtu.rules.obstacles import (
    CHAMBER_FIRST,
    FLORINS_NOT_DUE,
    SOURCE_EXHAUSTED,
    SOURCE_FRESH,
    SOURCE_MISSING,
    SOURCE_NOT_ALLOWED,
    SOURCE_PASSED,
    SYMBOL_MISSING,
    SYMBOL_NOT_NEEDED,
    WOULD_STRAND,
)
from signoria.games.virtu.rules.sources import (
    ACTION_CARD_DONE,
    BY_MICHELANGELO,
    CHAMBER,
    UPGRADE_DONE,
    cash_source,
    exhaust,
    gather,
    symbols_of,
    tell_use,
    total,
)

# What a payment is for.
FOR_STEP: Final = 0
FOR_PARDON: Final = 1
FOR_PATRONAGE: Final = 2
FOR_ANNEXATION: Final = 3
FOR_UNBLOCKING: Final = 4
FOR_TOKEN: Final = 5
FOR_BATTLE: Final = 6
FOR_WAGES: Final = 7
FOR_PURCHASE: Final = 8
FOR_RECRUIT: Final = 9
FOR_ALLIANCE: Final = 10
PURPOSES: Final = (
    "step", "pardon", "patronage", "annexation", "unblocking", "token", "battle", "wages", "purchase", "recruit",
    "alliance",
)  # fmt: skip


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


def payable(state: Position, seat: int, price: int, extras: int, at_hand: int) -> bool:
    """Whether a price can be paid at all; `at_hand` is the `total` of the allowed sources."""
    coins = state.players[seat].coins
    florins = price & FULL
    if florins > coins + (at_hand & FULL):
        return False
    kinds = 0
    open = price >> WIDTH
    have = at_hand >> WIDTH
    while open:
        need = open & FULL
        if need:
            if need > have & FULL:
                return False
            kinds += 1
        open >>= WIDTH
        have >>= WIDTH
    if kinds == 0 or (kinds == 1 and florins <= coins):
        return True
    ids: list[int] = []
    symbols: list[int] = []
    gather(state, seat, extras, -1, ids, symbols)
    return feasible(symbols, 0, price, coins)


def can_pay(state: Position, seat: int, price: int, extras: int) -> bool:
    return payable(state, seat, price, extras, total(state, seat, extras))


def needed_as(price: int, symbol: int) -> int:
    """What a symbol of a source counts as in a price; -1 if it is not needed any more."""
    if price >> WIDTH * symbol & FULL:
        return symbol
    if (symbol == CROWN or symbol == CROSS) and price >> WIDTH * EITHER & FULL:
        return EITHER  # VIR-PAY-16
    return -1


def less(price: int, symbol: int, count: int) -> int:
    """A price after some of a needed kind have been paid; more than asked for is lost (VIR-PAY-11)."""
    need = price >> WIDTH * symbol & FULL
    return price - ((need if count > need else count) << WIDTH * symbol)


def from_pool(price: int, pool: int) -> tuple[int, int]:
    """A price and a pool after the pool has paid what it can; crosses go first where either will do."""
    for symbol in (CROSS, CROWN, 3, 4, MASK):
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


def begin(state: Position, seat: int, price: int, purpose: int, target: int, extras: int, pool: int) -> None:
    """Open a payment: the pool, Michelangelo and chamber cards with one useful kind enter by themselves."""
    if pool:
        price, pool = from_pool(price, pool)
    player = state.players[seat]
    if extras & BY_MICHELANGELO:
        extras &= ~BY_MICHELANGELO
        if player.bonuses >> MICHELANGELO & 1:  # VIR-BONUS-3
            kind = needed_as(price, CROWN)
            if kind >= 0:
                price = less(price, kind, MICHELANGELO_CROWNS)
    state.stack.append(Frame(PAYING, seat, price, -1, purpose, target, extras, pool))
    if extras & CHAMBER:
        enter_chamber_cards(state)


def enter_chamber_cards(state: Position) -> None:
    """Chamber cards with one useful kind enter a payment; that may leave the other card with one useful kind too."""
    frame = state.stack[-1]
    seat = frame.seat
    player = state.players[seat]
    price = frame.a
    pool = frame.f
    extras = frame.e
    for source in (ACTION_CARD, UPGRADE, ACTION_CARD):
        done = ACTION_CARD_DONE if source == ACTION_CARD else UPGRADE_DONE
        if extras & done:
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
            extras |= done
            tell_use(state, seat, source, only, symbols >> WIDTH * only & FULL)
    state.stack[-1] = Frame(PAYING, seat, price, frame.b, frame.c, frame.d, extras, pool)


def give(price: int, pool: int, symbols: int, symbol: int) -> tuple[int, int]:
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


def is_paid(state: Position, frame: Frame) -> bool:
    """Close a payment when the symbols are there and the treasury can pay the florins."""
    player = state.players[frame.seat]
    florins = frame.a & FULL
    if frame.a & SYMBOL_MASK or florins > player.coins:
        return False
    player.coins -= florins
    state.stack.pop()
    return True


def payment_menu(state: Position, frame: Frame) -> list[Decision]:
    """The next source and what it gives (VIR-DEC-7, -8), or the next source to cash."""
    price = frame.a
    found: list[Decision] = []
    ids: list[int] = []
    symbols: list[int] = []
    seat = frame.seat
    coins = state.players[seat].coins
    if price & SYMBOL_MASK == 0:
        gather(state, seat, 0, frame.b, ids, symbols)
        left = coins - (price & FULL)
        for one in symbols:
            left += one & FULL
        for index in range(len(ids)):
            florins = symbols[index] & FULL
            if florins:
                if left >= 0:
                    found.append(CASH_D[ids[index]])
                left -= florins  # later choices pass this one over
        return found
    gather(state, seat, frame.e, frame.b, ids, symbols)
    count = len(ids)
    skipped = total(state, seat, 0) & FULL
    for index in range(count):
        if COURT <= ids[index] < OTTOMAN_SOURCE:
            skipped -= symbols[index] & FULL
    for index in range(count):
        source = ids[index]
        chamber = source < COURT
        useful = False
        for symbol in range(0 if chamber else 1, MASK + 1):
            if symbols[index] >> WIDTH * symbol & FULL and needed_as(price, symbol) >= 0:
                useful = True
                rest, _ = give(price, 0, symbols[index], symbol)
                if feasible(symbols, index + 1, rest, coins + skipped):
                    found.append(USE_D[source][symbol])
        if chamber and useful:
            return found
        skipped += symbols[index] & FULL
    return found


def pay(state: Position, frame: Frame, source: int, symbol: int) -> None:
    """Add a source to a payment."""
    player = state.players[frame.seat]
    symbols = symbols_of(state, player, source)
    tell_use(state, frame.seat, source, symbol, symbols >> WIDTH * symbol & FULL)
    exhaust(state, frame.seat, source)
    price, pool = give(frame.a, frame.f, symbols, symbol)
    extras = frame.e
    last = source
    if source < COURT:
        extras |= ACTION_CARD_DONE if source == ACTION_CARD else UPGRADE_DONE
        last = -1
    if price & SYMBOL_MASK == 0:
        last = -1  # cashing begins at the first source again
    state.stack[-1] = Frame(PAYING, frame.seat, price, last, frame.c, frame.d, extras, pool)
    if source < COURT:
        enter_chamber_cards(state)


def cash(state: Position, frame: Frame, source: int) -> None:
    """Cash a source for a payment that the treasury cannot meet; what is over stays in the treasury."""
    cash_source(state, frame.seat, source)
    state.stack[-1] = Frame(PAYING, frame.seat, frame.a, source, frame.c, frame.d, frame.e, frame.f)


def source_obstacle(state: Position, player: Player, source: int, symbol: int) -> int:
    """Whether a courtier or tile is there, available and shows the symbol."""
    symbols = symbols_of(state, player, source)
    if source < DOMINION:
        space = source - COURT
        if source >= COURT and player.court[space] < 0:
            return SOURCE_MISSING
        if source >= COURT and not player.ready >> space & 1:
            return SOURCE_EXHAUSTED  # VIR-PAY-5
        if source >= COURT and player.fresh >> space & 1:
            return SOURCE_FRESH  # VIR-BUY-2
        if source < COURT and symbols == 0:
            return SOURCE_MISSING
    elif source < OTTOMAN_SOURCE:
        tile = source - DOMINION
        if not player.tiles >> tile & 1:
            return SOURCE_MISSING
        if not player.ready_tiles >> tile & 1:
            return SOURCE_EXHAUSTED
        if player.fresh_tiles >> tile & 1:
            return SOURCE_FRESH
    if symbol <= WAR and not symbols >> WIDTH * symbol & FULL:
        return SYMBOL_MISSING
    return 0


def use_obstacle(state: Position, frame: Frame, source: int, symbol: int) -> int:
    """What stands against a source in a payment."""
    player = state.players[frame.seat]
    price = frame.a
    if price & SYMBOL_MASK == 0:
        return SYMBOL_NOT_NEEDED
    obstacle = source_obstacle(state, player, source, symbol)
    if obstacle:
        return obstacle
    ids: list[int] = []
    symbols: list[int] = []
    gather(state, frame.seat, frame.e, -1, ids, symbols)
    if source not in ids:
        return SOURCE_NOT_ALLOWED
    if needed_as(price, symbol) < 0:
        return SYMBOL_NOT_NEEDED
    if source <= frame.b:
        return SOURCE_PASSED
    menu = payment_menu(state, frame)
    if USE_D[source][symbol] in menu:
        return 0
    if source >= COURT and menu and menu[0].a < COURT:
        return CHAMBER_FIRST  # VIR-PAY-10
    if source == UPGRADE and menu and menu[0].a == ACTION_CARD:
        return CHAMBER_FIRST
    return WOULD_STRAND


def cash_obstacle(state: Position, frame: Frame, source: int) -> int:
    """What stands against cashing a source in a payment."""
    if frame.a & SYMBOL_MASK:
        return FLORINS_NOT_DUE
    obstacle = source_obstacle(state, state.players[frame.seat], source, FLORIN)
    if obstacle:
        return obstacle
    if source <= frame.b:
        return SOURCE_PASSED
    return 0 if CASH_D[source] in payment_menu(state, frame) else WOULD_STRAND
