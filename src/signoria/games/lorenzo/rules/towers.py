"""Towers: what taking a card needs and costs, and the taking itself (LOR-TOWER-16)."""

from typing import Final

from signoria.engine.frame import Frame
from signoria.games.lorenzo.components.board import FLOOR_BONUS, MAX_CARDS, SURCHARGE, TERRITORY_MILITARY
from signoria.games.lorenzo.components.cards import CARDS, Card
from signoria.games.lorenzo.components.effects import Action
from signoria.games.lorenzo.components.goods import COINS, GOODS, MILITARY, SERVANTS, STONE, TERRITORY, WOOD
from signoria.games.lorenzo.components.leaders import BRUNELLESCHI, CESARE, PICO, PICO_COINS, RITA
from signoria.games.lorenzo.position.options import ASK_EFFECT_ORDER, BRUNELLESCHI_MEMBERS_ONLY
from signoria.games.lorenzo.position.position import BONUS_ACTION, ORDERING, Player, Position
from signoria.games.lorenzo.rules.gains import lone_gain, pay_out, with_per
from signoria.games.lorenzo.rules.obstacles import (
    FLOOR_EMPTY,
    NO_ROOM,
    NO_SURCHARGE,
    TERRITORY_NEEDS_MILITARY,
    TOO_DEAR,
)

# A way to pay, in a set of ways one bit each: twice the cost box, plus 1 when a discount of choice goes to stone.
ON_STONE: Final = 1
BOX_WAYS: Final = 0b11

BY_MEMBER: Final = -1
"""The granting card of an action that a member does."""


def granted(card: int) -> Action | None:
    """The bonus action that a card grants; None for an action by a member."""
    return None if card == BY_MEMBER else CARDS[card].action


def surcharge(state: Position, player: Player, tower: int, granting: int) -> int:
    """3 coins once if any member stands in the tower (LOR-TOWER-8, -10), in bonus actions too (LOR-BONUS-5).

    No discount lowers it (LOR-PERM-6).
    """
    first = tower * 4
    at = state.members_at
    if not (at[first] or at[first + 1] or at[first + 2] or at[first + 3]):
        return 0
    if player.powers & BRUNELLESCHI and (granting == BY_MEMBER or not state.rules & BRUNELLESCHI_MEMBERS_ONLY):
        return 0  # LOR-OQ-32
    return SURCHARGE


def floor_bonus(state: Position, player: Player, space: int, good: int) -> int:
    """How much of a good the floor really gives this player (LOR-TOWER-6, -17, LOR-PERM-7)."""
    bonus = FLOOR_BONUS[space]
    if player.no_floor_bonus or good not in bonus.goods:
        return 0
    return lone_gain(state, player, good, bonus.amount(good))


def floor_obstacle(state: Position, player: Player, space: int, granting: int) -> int:
    """What stands against this player taking the card of a floor, whatever the value; 0 if nothing does.

    Floors are used in any order (LOR-TOWER-5), by bonus actions more than once a round (LOR-TOWER-12).
    """
    if state.floors[space] < 0:
        return FLOOR_EMPTY  # LOR-TOWER-13, LOR-OQ-10
    due = surcharge(state, player, space >> 2, granting)
    obstacle = tower_obstacle(player, space >> 2, due)
    return obstacle if obstacle else card_obstacle(state, player, space, granting, due)


def tower_obstacle(player: Player, tower: int, due: int) -> int:
    """What stands against taking any card of a tower."""
    if len(player.cards[tower]) >= MAX_CARDS:
        return NO_ROOM  # LOR-TOWER-14
    if player.goods[COINS] < due:
        return NO_SURCHARGE  # LOR-TOWER-9: before the floor bonus
    return 0


def card_obstacle(state: Position, player: Player, space: int, granting: int, due: int) -> int:
    """What stands against taking the card that lies on a floor, room and surcharge apart."""
    if space >> 2 != TERRITORY:
        # LOR-BUILD-1, LOR-CHAR-1, LOR-VENT-4
        return 0 if ways_to_pay(state, player, space, granting, due) else TOO_DEAR
    needed = TERRITORY_MILITARY[len(player.cards[TERRITORY])]
    if needed > player.goods[MILITARY] and not player.powers & CESARE:
        # LOR-TERR-3, -5: needed, not spent (LOR-TERR-4); the floor bonus would count (LOR-OQ-14)
        if needed > player.goods[MILITARY] + floor_bonus(state, player, space, MILITARY):
            return TERRITORY_NEEDS_MILITARY
    return 0


def ways_to_pay(state: Position, player: Player, space: int, granting: int, due: int) -> int:
    """The ways in which the card of a floor can be paid, floor bonus included (LOR-TOWER-7, -17, LOR-HP-15)."""
    card = CARDS[state.floors[space]]
    goods = player.goods
    if goods[SERVANTS] < card.servants:
        return 0
    coins = goods[COINS] - due
    wood = goods[WOOD]
    stone = goods[STONE]
    military = goods[MILITARY]
    bonus = FLOOR_BONUS[space]
    if bonus.goods and not player.no_floor_bonus:
        for index in range(len(bonus.goods)):
            good = bonus.goods[index]
            amount = lone_gain(state, player, good, bonus.amounts[index])
            if good == COINS:
                coins += amount
            elif good == STONE:
                stone += amount
            elif good == WOOD:
                wood += amount
            elif good == MILITARY:
                military += amount
    ways = 0
    for box in range(len(card.costs)):
        cost = card.costs[box]
        if cost.military:
            if military >= cost.military_needed:  # LOR-VENT-2
                ways |= 1 << 2 * box
            continue
        choice = player.choice[card.type]
        if not choice and cost.coins <= coins and cost.wood <= wood and cost.stone <= stone:
            ways |= 1 << 2 * box  # whatever discounts there are
            continue
        if cost.coins - discount(player, card, COINS, granting) > coins:
            continue
        wood_cost = cost.wood - discount(player, card, WOOD, granting)
        stone_cost = cost.stone - discount(player, card, STONE, granting)
        if choice and (wood_cost > 0 or stone_cost > 0):
            # The discount of choice goes on a good that is still in the cost (LOR-PERM-5, LOR-OQ-11).
            if wood_cost > 0 and wood_cost - choice <= wood and stone_cost <= stone:
                ways |= 1 << 2 * box
            if stone_cost > 0 and stone_cost - choice <= stone and wood_cost <= wood:
                ways |= 1 << 2 * box + ON_STONE
        elif wood_cost <= wood and stone_cost <= stone:
            ways |= 1 << 2 * box
    return ways


def discount(player: Player, card: Card, good: int, granting: int) -> int:
    """The fixed discounts on a good: own cards, leaders and the bonus action add up (LOR-PERM-5, LOR-OQ-12)."""
    off = player.discounts[card.type * 3 + good]
    if good == COINS and player.powers & PICO:
        off += PICO_COINS  # LOR-OQ-39
    action = granted(granting)
    if action is not None:
        off += action.coins if good == COINS else action.wood if good == WOOD else action.stone
    return off


def price(player: Player, card: Card, way: int, granting: int) -> list[int]:
    """What is paid, by good; no part of a cost falls below 0 (LOR-PERM-4)."""
    paid = [0, 0, 0, 0, 0]
    if not card.costs:
        return paid  # LOR-TERR-1
    cost = card.costs[way >> 1]
    paid[COINS] = cost.coins - discount(player, card, COINS, granting)
    paid[WOOD] = cost.wood - discount(player, card, WOOD, granting)
    paid[STONE] = cost.stone - discount(player, card, STONE, granting)
    paid[SERVANTS] = cost.servants
    paid[MILITARY] = cost.military
    choice = player.choice[card.type]
    if choice:
        paid[STONE if way & ON_STONE or paid[WOOD] <= 0 else WOOD] -= choice
    for good in range(len(paid)):
        if paid[good] < 0:
            paid[good] = 0
    return paid


def take_card(state: Position, seat: int, space: int, way: int, granting: int, due: int) -> None:
    """Steps 3 and 5 to 8 of LOR-TOWER-16: surcharge, floor bonus, cost, card, immediate effects."""
    player = state.players[seat]
    index = state.floors[space]
    card = CARDS[index]
    player.goods[COINS] -= due
    bonus = FLOOR_BONUS[space]
    if bonus.goods and not player.no_floor_bonus:
        pay_out(state, seat, bonus, 1, "floor bonus", len(state.stack))
    paid = price(player, card, way, granting)
    for good in range(len(paid)):
        player.goods[good] -= paid[good]
    state.floors[space] = -1
    if state.journal is not None:
        cost: dict[str, int] = {GOODS[good]: paid[good] for good in range(len(paid)) if paid[good]}
        state.journal.note("took", seat, {"card": card.id, "paid": cost, "surcharge": due})
    lay_down(player, index, card)
    immediate_effects(state, seat, index, card)


def lay_down(player: Player, index: int, card: Card) -> None:
    """Put the card into its place, for good (LOR-CARD-5, LOR-TERR-2, LOR-TOWER-15).

    What it does for ever works from now on (LOR-CHAR-2, LOR-OQ-13).
    """
    type = card.type
    cards = list(player.cards)
    cards[type] = (*cards[type], index)
    player.cards = tuple(cards)
    for boost in card.boosts:
        handicap = list(player.handicap)
        handicap[boost.kind] -= boost.amount  # LOR-VALUE-7
        player.handicap = tuple(handicap)
    for lower in card.discounts:
        if lower.other >= 0:
            choice = list(player.choice)
            choice[lower.type] += lower.amount
            player.choice = tuple(choice)
        else:
            discounts = list(player.discounts)
            discounts[lower.type * 3 + lower.good] += lower.amount
            player.discounts = tuple(discounts)
    if card.no_floor_bonus:
        player.no_floor_bonus = True


def immediate_effects(state: Position, seat: int, index: int, card: Card) -> None:
    """Goods, then privileges, then the bonus action (LOR-IMM-5, LOR-OQ-15), unless the owner orders them.

    The bonus action starts when all else is done (LOR-BONUS-11); the card it takes may grant the next one
    (LOR-BONUS-10, -12).
    """
    if state.rules & ASK_EFFECT_ORDER:
        state.stack.append(Frame(ORDERING, seat, index, effects_of(card)))
        return
    if card.action is not None:
        state.stack.append(Frame(BONUS_ACTION, seat, index))
    player = state.players[seat]
    pay_out(state, seat, with_per(player, card.gain, card.per), times(player), card.id, len(state.stack))


def times(player: Player) -> int:
    """Santa Rita: resources printed as immediate effects of a card come twice (LOR-OQ-33)."""
    return 2 if player.powers & RITA else 1


def effects_of(card: Card) -> int:
    """Which of goods, privileges and bonus action a card has, one bit each."""
    goods = 1 if card.gain.goods or card.per is not None else 0
    privileges = 2 if card.gain.privileges else 0
    return goods | privileges | (4 if card.action is not None else 0)
