"""Whole payments for a building or a monument, the one that hurts least first.

What blocks are worth is told by the value order of their colours, which their prices follow (CAR-BUY-6). A pair gives
away two blocks for the price of one (CAR-BUILD-3), so the usual payment takes as few pairs as it can; of single blocks
it takes those of the lowest colours, because they serve in the fewest cities (CAR-BUILD-2).
"""

from collections.abc import Iterator
from typing import Final

from signoria.engine.catalogue import Decision
from signoria.games.carrara.components.marble import count
from signoria.games.carrara.position.catalogue import PAY_D, PAY_TWO_D
from signoria.games.carrara.position.position import Position
from signoria.games.carrara.rules.payment import Payment, pairs

OTHERS: Final = 4
"""So many other payments are offered beside the usual one."""


def usual(state: Position, payment: Payment) -> list[Decision]:
    """The payment that is taken for granted; none where pairs of accepted colours have been begun (CAR-Q-10)."""
    return next(payments(state, payment), [])


def others(state: Position, payment: Payment) -> tuple[list[list[Decision]], bool]:
    """The next best payments, and whether there are still more."""
    found: list[list[Decision]] = []
    for number, steps in enumerate(payments(state, payment)):
        if number > OTHERS:
            return found, True
        if number:
            found.append(steps)
    return found, state.rules.superfluous_replacements


def payments(state: Position, payment: Payment) -> Iterator[list[Decision]]:
    """Every payment that can be made from here without superfluous pairs: fewer pairs first, then cheaper blocks."""
    if payment.paired and state.rules.superfluous_replacements:
        return
    blocks = state.players[payment.seat].blocks
    top = payment.up_to
    for pair_count in range(min(payment.left, pairs(blocks, payment.city)) + 1):
        for singles in single_blocks(blocks, payment.city, top, payment.left - pair_count):
            steps: list[Decision] = [PAY_D[colour] for colour in singles]
            yield steps + [PAY_TWO_D[payment.city - 1]] * pair_count


def single_blocks(blocks: int, city: int, top: int, number: int) -> Iterator[list[int]]:
    """So many blocks of the accepted colours up to one, in falling order; those with the lowest colours first."""
    if top < city:
        if number == 0:
            yield []
        return
    lower = sum(count(blocks, colour) for colour in range(city, top))
    for here in range(max(0, number - lower), min(number, count(blocks, top)) + 1):
        for rest in single_blocks(blocks, city, top - 1, number - here):
            yield [top] * here + rest
