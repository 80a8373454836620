"""Once in a turn an item of the supply for coins, besides the action (CAR-ADV-30..33)."""

from signoria.engine.catalogue import Decision
from signoria.engine.frame import Frame
from signoria.games.carrara.components.items import FIRST_STATUE, GOLD, ITEMS
from signoria.games.carrara.components.places import STATUES_BIT
from signoria.games.carrara.components.sheet import PURCHASE_PRICE
from signoria.games.carrara.position.catalogue import PURCHASE_D
from signoria.games.carrara.position.options import ADVANCED
from signoria.games.carrara.position.position import BOUGHT, PURCHASED, SETTING, Player, Position
from signoria.games.carrara.rules.columns import open_places, under_way
from signoria.games.carrara.rules.obstacles import (
    FITS_NOWHERE,
    LOSES_PLACE,
    NOT_FOR_SALE_HERE,
    NOT_IN_BASIC,
    ONE_PURCHASE,
    PURCHASE_TOO_DEAR,
    USED_UP,
)
from signoria.games.carrara.rules.storage import mark, supply


def may_purchase(state: Position, player: Player) -> bool:
    """Whether this turn's purchase is still there and can be paid (CAR-ADV-30, CAR-Q-19)."""
    return player.coins >= PURCHASE_PRICE and state.rules & ADVANCED != 0 and not state.stack[0].b & PURCHASED


def purchase_obstacle(state: Position, seat: int, item: int) -> int:
    """A bought item must go on a building at once, a statue in the one city of its colour (CAR-ADV-31, -32)."""
    player = state.players[seat]
    if not state.rules & ADVANCED:
        return NOT_IN_BASIC
    if state.stack[0].b & PURCHASED:
        return ONE_PURCHASE
    if player.coins < PURCHASE_PRICE:
        return PURCHASE_TOO_DEAR
    if state.supply[item] == 0:
        return USED_UP
    if not player.bare >> item & 1:
        return FITS_NOWHERE if item < FIRST_STATUE else NOT_FOR_SALE_HERE
    if under_way(state):  # CAR-SCORE-2, CAR-Q-34
        opened = STATUES_BIT[item - FIRST_STATUE] & ~player.places if item >= FIRST_STATUE else 0
        if open_places(state, player, player.coins - PURCHASE_PRICE) | opened == 0:
            return LOSES_PLACE
    return 0


def add_purchases(state: Position, seat: int, found: list[Decision]) -> None:
    player = state.players[seat]
    if not may_purchase(state, player):
        return
    for item in range(GOLD):
        if player.bare >> item & 1 and purchase_obstacle(state, seat, item) == 0:
            found.append(PURCHASE_D[item])


def can_purchase(state: Position, player: Player) -> bool:
    """Whether some item can be bought after the action."""
    if not may_purchase(state, player):
        return False
    for item in range(GOLD):
        if player.bare >> item & 1 and state.supply[item]:
            return True
    return False


def purchase(state: Position, seat: int, item: int) -> None:
    """Pay; the building comes next."""
    state.players[seat].coins -= PURCHASE_PRICE
    supply(state, item, -1)
    mark(state, PURCHASED)
    if state.journal is not None:
        state.journal.note("purchased", seat, {"item": ITEMS[item], "price": PURCHASE_PRICE})
    state.stack.append(Frame(SETTING, seat, item, BOUGHT))
