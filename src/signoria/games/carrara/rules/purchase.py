"""Once in a turn an item of the supply for coins, besides the action (CAR-ADV-30, CAR-ADV-31, CAR-ADV-32,
CAR-ADV-33)."""

from typing import Final

from signoria.engine.bits import has
from signoria.engine.catalogue import Decision
from signoria.engine.refusal import Explanation, Obstacle
from signoria.games.carrara.components.cities import CITIES
from signoria.games.carrara.components.components import Components
from signoria.games.carrara.components.items import FIRST_STATUE, GOLD, ITEMS
from signoria.games.carrara.components.places import STATUES_BIT
from signoria.games.carrara.position.catalogue import PURCHASE_D
from signoria.games.carrara.position.position import Player, Position
from signoria.games.carrara.position.vocabulary import BOUGHT
from signoria.games.carrara.rules.places import open_places
from signoria.games.carrara.rules.setting import LOSES_PLACE, Setting
from signoria.games.carrara.rules.storage import ADVANCED_ONLY, NO_BUILDING_OF_KIND
from signoria.games.carrara.rules.supply import supply

ONE_PURCHASE: Final = Obstacle("one_purchase", "CAR-ADV-30")
PURCHASE_TOO_DEAR: Final = Obstacle("purchase_too_dear", "CAR-ADV-30")
NOT_IN_SUPPLY: Final = Obstacle("used_up", "CAR-ADV-30")
NOT_FOR_SALE_HERE: Final = Obstacle("not_for_sale_here", "CAR-ADV-32")


def may_purchase(state: Position, player: Player) -> bool:
    """Whether this turn's purchase is still there and can be paid (CAR-ADV-30, CAR-Q-19)."""
    return player.coins >= state.components.purchase_price and state.rules.advanced and not state.purchased


def purchase_obstacle(state: Position, seat: int, item: int) -> Obstacle | None:
    """A bought item must go on a building at once, a statue in the one city of its colour (CAR-ADV-31, CAR-ADV-32)."""
    player = state.players[seat]
    if not state.rules.advanced:
        return ADVANCED_ONLY
    if state.purchased:
        return ONE_PURCHASE
    if player.coins < state.components.purchase_price:
        return PURCHASE_TOO_DEAR
    if state.supply[item] == 0:
        return NOT_IN_SUPPLY
    if not has(player.board.bare, item):
        return NO_BUILDING_OF_KIND if item < FIRST_STATUE else NOT_FOR_SALE_HERE
    if state.in_hand:  # CAR-SCORE-2, CAR-Q-34
        opened = STATUES_BIT[item - FIRST_STATUE] & ~player.places if item >= FIRST_STATUE else 0
        if open_places(state, player, player.coins - state.components.purchase_price) | opened == 0:
            return LOSES_PLACE
    return None


def explain_purchase(
    components: Components, player: Player, item: int, obstacle: Obstacle, explanation: Explanation
) -> None:
    if obstacle is PURCHASE_TOO_DEAR:
        explanation.lack("coins", components.purchase_price, player.coins)
    elif obstacle is NOT_IN_SUPPLY or obstacle is NO_BUILDING_OF_KIND or obstacle is NOT_FOR_SALE_HERE:
        explanation.params["item"] = ITEMS[item]
        if obstacle is NOT_FOR_SALE_HERE:
            explanation.params["city"] = CITIES[item - FIRST_STATUE]


def add_purchases(state: Position, seat: int, found: list[Decision]) -> None:
    player = state.players[seat]
    if not may_purchase(state, player):
        return
    for item in range(GOLD):
        if has(player.board.bare, item) and purchase_obstacle(state, seat, item) is None:
            found.append(PURCHASE_D[item])


def can_purchase(state: Position, player: Player) -> bool:
    """Whether some item can be bought after the action."""
    if not may_purchase(state, player):
        return False
    for item in range(GOLD):
        if has(player.board.bare, item) and state.supply[item]:
            return True
    return False


def purchase(state: Position, seat: int, item: int) -> None:
    """Pay; the building comes next."""
    state.players[seat].coins -= state.components.purchase_price
    supply(state, item, -1)
    state.purchased = True
    if state.journal is not None:
        state.journal.note("purchased", seat, {"item": ITEMS[item], "price": state.components.purchase_price})
    state.stack.append(Setting(seat, item, BOUGHT))
