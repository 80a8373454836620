"""Whole purchases at one ring part: everything that can be afforded, and sensible parts of it.

Blocks without a price go along with every purchase: they cost nothing, and what is left lies there for the others.
"""

from typing import Final

from signoria.engine.catalogue import Decision
from signoria.games.carrara.components.marble import WHITE, count
from signoria.games.carrara.position.catalogue import STOP_D, TAKE_D
from signoria.games.carrara.position.position import Position
from signoria.games.carrara.rules.buying import Buying

FEW: Final = 8
"""So many different purchases at a part are all offered; of more only the sensible ones."""

Blocks = list[int]
"""Colours in falling order of value, one for each block: a purchase has exactly one such list (CAR-STEP-2)."""


def purchases(state: Position, part: int, up_to: int = WHITE) -> list[list[Decision]]:
    """What may be bought at a ring part as a whole, everything that can be afforded first."""
    found = [everything(state, part, up_to)]
    if combinations(state, part, up_to) <= FEW:
        more = subsets(state, part, up_to)
    else:
        more = [*dearest(state, part, up_to), *leaving_one(state, part, up_to, found[0])]
    for blocks in more:
        if blocks and blocks not in found:
            found.append(blocks)
    return [bought(state, part, blocks) for blocks in found if blocks]


def beginnings(state: Position, part: int) -> list[list[Decision]]:
    """First blocks alone, to choose the others one by one, where not all purchases are offered."""
    if combinations(state, part, WHITE) <= FEW:
        return []
    return [[TAKE_D[part][colour]] for colour in reversed(range(WHITE + 1)) if affordable(state, part, colour)]


def affordable(state: Position, part: int, colour: int) -> int:
    """How many blocks of a colour lie at a part, if the buyer could pay for one of them."""
    coins = state.players[state.on_turn].coins
    return count(state.wheel[part], colour) if state.components.prices[part][colour] <= coins else 0


def on_offer(state: Position, part: int, up_to: int) -> Blocks:
    """All blocks of a part of which the buyer could pay for any single one, dearest first."""
    return [colour for colour in reversed(range(up_to + 1)) for _ in range(affordable(state, part, colour))]


def price(state: Position, part: int, blocks: Blocks) -> int:
    return sum(state.components.prices[part][colour] for colour in blocks)


def filled(state: Position, part: int, offered: Blocks) -> Blocks:
    """As many of these blocks as there are coins for, the first ones first."""
    coins = state.players[state.on_turn].coins
    taken: Blocks = []
    for colour in offered:
        cost = state.components.prices[part][colour]
        if cost <= coins:
            taken.append(colour)
            coins -= cost
    return sorted(taken, reverse=True)


def everything(state: Position, part: int, up_to: int) -> Blocks:
    return filled(state, part, on_offer(state, part, up_to))


def combinations(state: Position, part: int, up_to: int) -> int:
    """How many purchases there would be if coins did not matter."""
    ways = 1
    for colour in range(up_to + 1):
        ways *= affordable(state, part, colour) + 1
    return ways - 1


def subsets(state: Position, part: int, up_to: int) -> list[Blocks]:
    """Every purchase that can be paid, the largest first, of equally large ones the dearest."""
    coins = state.players[state.on_turn].coins
    found: list[Blocks] = [[]]
    for colour in reversed(range(up_to + 1)):
        found = [[*blocks, *[colour] * n] for blocks in found for n in range(affordable(state, part, colour) + 1)]
    paid = [blocks for blocks in found if price(state, part, blocks) <= coins]
    return sorted(paid, key=lambda blocks: (-len(blocks), -price(state, part, blocks), [-one for one in blocks]))


def dearest(state: Position, part: int, up_to: int) -> list[Blocks]:
    """The dearest blocks, one fewer each time, always with those that are free."""
    offered = on_offer(state, part, up_to)
    prices = state.components.prices[part]
    priced = [colour for colour in offered if prices[colour]]
    free = [colour for colour in offered if not prices[colour]]
    coins = state.players[state.on_turn].coins
    found = [priced[:number] + free for number in reversed(range(len(priced)))]
    return [blocks for blocks in found if price(state, part, blocks) <= coins]


def leaving_one(state: Position, part: int, up_to: int, whole: Blocks) -> list[Blocks]:
    """Everything that can be afforded if one block of a colour is left where it lies."""
    found: list[Blocks] = []
    for colour in sorted(set(whole)):
        rest = on_offer(state, part, up_to)
        rest.remove(colour)
        found.append(filled(state, part, rest))
    return found


def bought(state: Position, part: int, blocks: Blocks) -> list[Decision]:
    """A purchase step by step, with the word that ends it where more could be named."""
    ahead = state.copy()
    steps: list[Decision] = [TAKE_D[part][colour] for colour in blocks]
    for step in steps:
        ahead.apply(step)
    return [*steps, STOP_D] if ahead.stack and isinstance(ahead.stack[-1], Buying) else steps
