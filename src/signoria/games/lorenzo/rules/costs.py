"""What development cards cost: cost boxes, discounts, and the ways in which they can be paid."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from signoria.engine.refusal import Explanation, Obstacle
from signoria.games.lorenzo.components.board import Floor
from signoria.games.lorenzo.components.cards import Card
from signoria.games.lorenzo.components.effects import Action, Cost
from signoria.games.lorenzo.components.goods import (
    BUILDING,
    CHARACTER,
    COINS,
    DISCOUNTED,
    GOODS,
    MILITARY,
    SERVANTS,
    STONE,
    WOOD,
)
from signoria.games.lorenzo.components.leaders import PICO
from signoria.games.lorenzo.position.position import Player, Position
from signoria.games.lorenzo.rules.gains import lone_gain

TOO_DEAR: Final = Obstacle("too_dear", "LOR-CARD-1")

# The cost boxes of a card; of two the first is in military points, the second in resources.
FIRST_BOX: Final = 0
SECOND_BOX: Final = 1

# How a cost box can be paid.
CANNOT: Final = 0
PLAINLY: Final = 1  # without a discount of choice, or with it on wood
ON_STONE: Final = 2  # with the discount of choice on stone
EITHER: Final = 3  # with the discount of choice on wood or on stone

BY_MEMBER: Final = -1
"""The granting card of an action that a member does."""


def granted(state: Position, card: int) -> Action | None:
    """The bonus action that a card grants; None for an action by a member."""
    return None if card == BY_MEMBER else state.components.cards[card].action


def floor_bonus(state: Position, player: Player, floor: Floor, good: int) -> i64:
    """How much of a good the floor really gives this player (LOR-TOWER-6, LOR-TOWER-17, LOR-PERM-7)."""
    if player.no_floor_bonus or good not in floor.gain.goods:
        return 0
    return lone_gain(state, player, good, floor.gain.amount(good))


def floor_loss(state: Position, player: Player, good: int, amount: i64) -> i64:
    """How much less of a good that it promises a floor gives to an excommunicated player."""
    return amount - lone_gain(state, player, good, amount) if amount else 0


def discount(state: Position, player: Player, card: Card, good: int, granting: int) -> int:
    """The fixed discounts on a good: own cards, leaders and the bonus action add up (LOR-PERM-5, LOR-OQ-12)."""
    off = player.discounts[card.type * DISCOUNTED + good]
    if good == COINS and player.powers & PICO:
        off += state.components.abilities.pico_coins  # LOR-OQ-39
    action = granted(state, granting)
    if action is not None:
        off += action.coins if good == COINS else action.wood if good == WOOD else action.stone
    return off


@mypyc_attr(free_list_len=1)  # made and forgotten in every turn
class Stock:
    """What a player has to pay for cards with. Read once for all floors: in a turn every one of them is looked at."""

    __slots__ = ("coins", "military", "servants", "stone", "wood")

    def __init__(self, goods: list[int]) -> None:
        self.coins: i64 = goods[COINS]
        self.wood: i64 = goods[WOOD]
        self.stone: i64 = goods[STONE]
        self.servants: i64 = goods[SERVANTS]
        self.military: i64 = goods[MILITARY]

    def covers(self, card: Card, due: i64) -> bool:
        """Whether surcharge and first cost box can be paid as they are, so that nobody need ask what else helps."""
        cost = card.first
        return (
            cost is not None
            and not cost.military
            and cost.coins + due <= self.coins
            and cost.wood <= self.wood
            and cost.stone <= self.stone
            and cost.servants <= self.servants
        )


def ways_to_pay(
    state: Position, player: Player, stock: Stock, card: Card, floor: Floor, granting: int, due: i64
) -> tuple[int, int]:
    """How each cost box of the card on a floor can be paid when the surcharge is due, floor bonus included.

    (LOR-TOWER-7, LOR-TOWER-17, LOR-HP-15)
    """
    if card.first is None:
        return PLAINLY, CANNOT  # LOR-TERR-1
    if stock.servants < card.servants:
        return CANNOT, CANNOT
    coins = stock.coins - due
    wood = stock.wood
    stone = stock.stone
    military = stock.military
    if floor.gives and not player.no_floor_bonus:
        coins += floor.coins
        wood += floor.wood
        stone += floor.stone
        military += floor.military
        if player.curses & state.components.curses.less_of_anything:
            coins -= floor_loss(state, player, COINS, floor.coins)
            wood -= floor_loss(state, player, WOOD, floor.wood)
            stone -= floor_loss(state, player, STONE, floor.stone)
            military -= floor_loss(state, player, MILITARY, floor.military)
    first = box_ways(state, player, card, card.first, granting, coins, wood, stone, military)
    if card.second is None:
        return first, CANNOT
    return first, box_ways(state, player, card, card.second, granting, coins, wood, stone, military)


def box_ways(
    state: Position,
    player: Player,
    card: Card,
    cost: Cost,
    granting: int,
    coins: i64,
    wood: i64,
    stone: i64,
    military: i64,
) -> int:
    """How a cost box can be paid out of such a stock."""
    if cost.military:
        return PLAINLY if military >= cost.military_needed else CANNOT  # LOR-VENT-2
    if cost.coins > coins and cost.coins - discount(state, player, card, COINS, granting) > coins:
        return CANNOT
    choice: i64 = player.choice[card.type]
    if not choice and cost.wood <= wood and cost.stone <= stone:
        return PLAINLY  # whatever discounts there are
    wood_cost = cost.wood - discount(state, player, card, WOOD, granting)
    stone_cost = cost.stone - discount(state, player, card, STONE, granting)
    if not choice or (wood_cost <= 0 and stone_cost <= 0):
        return PLAINLY if wood_cost <= wood and stone_cost <= stone else CANNOT
    # The discount of choice goes on a good that is still in the cost (LOR-PERM-5, LOR-OQ-11).
    on_wood = wood_cost > 0 and wood_cost - choice <= wood and stone_cost <= stone
    on_stone = stone_cost > 0 and stone_cost - choice <= stone and wood_cost <= wood
    if on_wood:
        return EITHER if on_stone else PLAINLY
    return ON_STONE if on_stone else CANNOT


def price(state: Position, player: Player, card: Card, box: int, on_stone: bool, granting: int) -> list[int]:
    """What is paid for a box, by good; no part of a cost falls below 0 (LOR-PERM-4)."""
    if not card.costs:
        return []  # LOR-TERR-1
    cost = card.costs[box]
    coins = cost.coins - discount(state, player, card, COINS, granting)
    wood = cost.wood - discount(state, player, card, WOOD, granting)
    stone = cost.stone - discount(state, player, card, STONE, granting)
    choice = player.choice[card.type]
    if choice:
        if on_stone or wood <= 0:
            stone -= choice
        else:
            wood -= choice
    return [max(0, coins), max(0, wood), max(0, stone), cost.servants, cost.military]


def explain_cost(
    state: Position, player: Player, space: int, granting: int, due: int, explanation: Explanation
) -> None:
    """What is lacking for the cost box that comes nearest."""
    card = state.components.cards[state.floors[space]]
    floor = state.components.board.floors[space]
    stock = [player.goods[good] + floor_bonus(state, player, floor, good) for good in range(MILITARY + 1)]
    stock[COINS] -= due
    nearest: dict[str, int] = {}
    cheapest: dict[str, int] = {}
    for cost in card.costs:
        for needs in needs_of(state, player, card, cost, granting):
            lacking = {GOODS[good]: need - stock[good] for good, need in needs.items() if need > stock[good]}
            if not nearest or sum(lacking.values()) < sum(nearest.values()):
                nearest = lacking
                cheapest = {GOODS[good]: need for good, need in needs.items() if need}
    if card.type == BUILDING:
        explanation.rule = "LOR-BUILD-1"
    elif card.type == CHARACTER:
        explanation.rule = "LOR-CHAR-1"
    else:
        explanation.rule = "LOR-VENT-2" if GOODS[MILITARY] in nearest else "LOR-VENT-4"
    explanation.params.update(card=card.id, cost=cheapest, missing=nearest)
    explanation.missing.update(nearest)


def needs_of(state: Position, player: Player, card: Card, cost: Cost, granting: int) -> list[dict[int, int]]:
    """What a cost box needs after discounts, once for each good that a discount of choice can lower (LOR-PERM-5)."""
    needs = {
        COINS: max(0, cost.coins - discount(state, player, card, COINS, granting)),
        WOOD: max(0, cost.wood - discount(state, player, card, WOOD, granting)),
        STONE: max(0, cost.stone - discount(state, player, card, STONE, granting)),
        SERVANTS: cost.servants,
        MILITARY: cost.military_needed,
    }
    choice = player.choice[card.type]
    lowered = [{**needs, good: max(0, needs[good] - choice)} for good in (WOOD, STONE) if choice and needs[good]]
    return lowered or [needs]
