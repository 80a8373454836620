"""What a payment takes by itself: chamber cards first, nothing in vain, what turns up soonest, florins last."""

from typing import Final

from signoria.engine.catalogue import Decision
from signoria.games.virtu.components.palaces import ANTECHAMBERS, CHAMBERS, PASSED_INTO
from signoria.games.virtu.components.symbols import CROWN, FLORIN, FULL, MASK, SYMBOL_MASK, WIDTH
from signoria.games.virtu.position.catalogue import CASH_D, COURT, DOMINION, INDULGENCE_SOURCE, USE, USE_D
from signoria.games.virtu.position.position import Player, Position
from signoria.games.virtu.rules.payments import Payment
from signoria.games.virtu.rules.prices import give, needed_as
from signoria.games.virtu.rules.sources import gather, symbols_of, total

BY_RULE_ALONE: Final = 2 * CHAMBERS
"""How slowly a tile or an alliance turns up again: only an action does that, which is slower than any way round."""


class Way:
    """A way to pay: what it asks for in vain or brings back late, and the sources that it takes in their order."""

    __slots__ = ("indulgences", "slowness", "steps", "waste")

    def __init__(self, indulgences: int, waste: int, slowness: int, steps: list[Decision]) -> None:
        self.indulgences = indulgences
        self.waste = waste  # symbols and florins that nobody gets
        self.slowness = slowness
        self.steps = steps

    def with_step(self, step: Decision, waste: int, slowness: int) -> "Way":
        sold = self.indulgences + (1 if step.verb is USE and step.a == INDULGENCE_SOURCE else 0)
        return Way(sold, self.waste + waste, self.slowness + slowness, [*self.steps, step])

    def cost(self) -> tuple[int, int, int, int]:
        return (self.indulgences, self.waste, self.slowness, len(self.steps))


def slowness_of(player: Player, source: int) -> int:
    """How many steps of the token it takes until a source is turned up again; chamber cards never turn."""
    if source < COURT:
        return 0
    return steps_until_up(player, source - COURT) if source < DOMINION else BY_RULE_ALONE


def steps_until_up(player: Player, space: int) -> int:
    """After how many steps the token passes the card arrow of an antechamber."""
    assert space < ANTECHAMBERS
    start = player.token if player.token >= 0 else 0
    for step in range(1, CHAMBERS + 1):
        if PASSED_INTO[(start + step) % CHAMBERS] >> space & 1:
            return step
    return BY_RULE_ALONE


def keep(found: dict[tuple[int, int], Way], key: tuple[int, int], way: Way) -> None:
    known = found.get(key)
    if known is None or way.cost() < known.cost():
        found[key] = way


def next_source(state: Position, payment: Payment) -> Decision:
    """The next source of the best way to pay; a payment once begun always has one (VIR-INV-15)."""
    symbolic = payment.price & SYMBOL_MASK
    best = best_use(state, payment) if symbolic else best_cash(state, payment)
    return payment.menu(state)[0] if best is None else best


def best_use(state: Position, payment: Payment) -> Decision | None:
    """The first of the sources that give the symbols with the least waste, and leave florins enough."""
    seat = payment.seat
    player = state.players[seat]
    ids: list[int] = []
    symbols: list[int] = []
    gather(state, seat, payment.allowed, payment.last, ids, symbols)
    florins = player.coins + (total(state, seat, 0) & FULL)
    ways = {(payment.price, 0): Way(0, 0, 0, [])}  # by what is left to pay, and the florins that were given up
    for index, source in enumerate(ids):
        after: dict[tuple[int, int], Way] = {}
        for (price, lost), way in ways.items():
            useful = False
            for symbol in range(FLORIN if source < COURT else CROWN, MASK + 1):
                if symbols[index] >> WIDTH * symbol & FULL and price & SYMBOL_MASK and needed_as(price, symbol) >= 0:
                    useful = True
                    left, over = give(price, 0, symbols[index], symbol)
                    given_up = symbols[index] & FULL if source >= COURT else 0
                    waste = given_up + sum([over >> WIDTH * kind & FULL for kind in range(CROWN, MASK + 1)])
                    step = way.with_step(USE_D[source][symbol], waste, slowness_of(player, source))
                    keep(after, (left, lost + given_up), step)
            if source >= COURT or not useful:
                keep(after, (price, lost), way)
        ways = after
    paid = [way for (price, lost), way in ways.items() if not price & SYMBOL_MASK and price <= florins - lost]
    best = min(paid, key=Way.cost, default=None)
    return best.steps[0] if best is not None and best.steps else None


def best_cash(state: Position, payment: Payment) -> Decision | None:
    """The first of the sources whose florins are missed least."""
    player = state.players[payment.seat]
    ids: list[int] = []
    symbols: list[int] = []
    gather(state, payment.seat, 0, payment.last, ids, symbols)
    short = payment.price - player.coins
    ways = {(0, 0): Way(0, 0, 0, [])}  # by the florins that were taken
    for source, shown in zip(ids, symbols, strict=True):
        florins = shown & FULL
        if florins:
            for (taken, _), way in list(ways.items()):
                step = way.with_step(CASH_D[source], 0, slowness_of(player, source))
                keep(ways, (min(short, taken + florins), 0), step)
    best = ways.get((short, 0))
    return best.steps[0] if best is not None and best.steps else None


def gathered(state: Position, seat: int, menu: list[Decision], symbol: int, count: int) -> list[Decision] | None:
    """Of the sources that a menu offers to a pool those that give so many of a symbol; None where they cannot."""
    player = state.players[seat]
    ways = {(0, 0): Way(0, 0, 0, [])}
    for answer in menu:
        if answer.verb is USE and answer.b == symbol:
            shown = symbols_of(state, player, answer.a)
            for (taken, _), way in list(ways.items()):
                if taken < count:
                    over = max(0, taken + (shown >> WIDTH * symbol & FULL) - count)
                    given_up = shown & FULL if answer.a >= COURT else 0
                    step = way.with_step(answer, over + given_up, slowness_of(player, answer.a))
                    keep(ways, (min(count, taken + (shown >> WIDTH * symbol & FULL)), 0), step)
    best = ways.get((count, 0))
    return None if best is None else best.steps
