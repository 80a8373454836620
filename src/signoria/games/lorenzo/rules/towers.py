"""Towers: what stands against taking a card, and the taking itself (LOR-TOWER-16)."""

from typing import Final

from mypy_extensions import i64

from signoria.engine.refusal import Explanation, Obstacle
from signoria.games.lorenzo.components.board import Floor, tower_of
from signoria.games.lorenzo.components.cards import Card
from signoria.games.lorenzo.components.goods import COINS, DISCOUNTED, GOODS, MILITARY, TERRITORY, TYPES
from signoria.games.lorenzo.components.leaders import BRUNELLESCHI, CESARE
from signoria.games.lorenzo.position.position import Player, Position
from signoria.games.lorenzo.rules.costs import BY_MEMBER, TOO_DEAR, Stock, explain_cost, floor_bonus, price, ways_to_pay
from signoria.games.lorenzo.rules.privileges import pay_out

FLOOR_EMPTY: Final = Obstacle("floor_empty", "LOR-TOWER-13")
NO_ROOM: Final = Obstacle("no_room", "LOR-TOWER-14")
NO_SURCHARGE: Final = Obstacle("no_surcharge", "LOR-TOWER-8")
NEEDS_MILITARY: Final = Obstacle("territory_needs_military", "LOR-TERR-3")


def surcharge(state: Position, player: Player, tower: i64, granting: int) -> i64:
    """3 coins once if any member stands in the tower (LOR-TOWER-8, LOR-TOWER-10), in bonus actions too (LOR-BONUS-5).

    No discount lowers it (LOR-PERM-6).
    """
    if not state.occupied >> tower * 4 & 0b1111:
        return 0
    if player.powers & BRUNELLESCHI and (granting == BY_MEMBER or not state.rules.brunelleschi_members_only):
        return 0  # LOR-OQ-32
    return state.components.board.surcharge


def floor_obstacle(state: Position, player: Player, space: int, granting: int) -> Obstacle | None:
    """What stands against this player taking the card of a floor, whatever the value.

    Floors are used in any order (LOR-TOWER-5), by bonus actions more than once a round (LOR-TOWER-12).
    """
    index = state.floors[space]
    if index < 0:
        return FLOOR_EMPTY  # LOR-TOWER-13, LOR-OQ-10
    due = surcharge(state, player, tower_of(space), granting)
    obstacle = tower_obstacle(state, player, tower_of(space), due)
    if obstacle is not None:
        return obstacle
    card = state.components.cards[index]
    return card_obstacle(state, player, Stock(player.goods), card, state.components.board.floors[space], granting, due)


def tower_obstacle(state: Position, player: Player, tower: i64, due: i64) -> Obstacle | None:
    """What stands against taking any card of a tower."""
    if len(player.cards[tower]) >= state.components.board.max_cards:
        return NO_ROOM  # LOR-TOWER-14
    if due and player.goods[COINS] < due:
        return NO_SURCHARGE  # LOR-TOWER-9: before the floor bonus
    return None


def card_obstacle(
    state: Position, player: Player, stock: Stock, card: Card, floor: Floor, granting: int, due: i64
) -> Obstacle | None:
    """What stands against taking the card that lies on a floor, room and surcharge apart."""
    if card.type != TERRITORY:
        if stock.covers(card, due):
            return None
        first, second = ways_to_pay(state, player, stock, card, floor, granting, due)
        return None if first or second else TOO_DEAR  # LOR-BUILD-1, LOR-CHAR-1, LOR-VENT-4
    needed: i64 = state.components.board.territory_military[len(player.cards[TERRITORY])]
    if needed > stock.military and not player.powers & CESARE:
        # LOR-TERR-3, LOR-TERR-5: needed, not spent (LOR-TERR-4); the floor bonus would count (LOR-OQ-14)
        if not floor.military or needed > stock.military + floor_bonus(state, player, floor, MILITARY):
            return NEEDS_MILITARY
    return None


def explain_floor(
    state: Position, player: Player, space: int, granting: int, obstacle: Obstacle, explanation: Explanation
) -> None:
    """Names and numbers for what stands against taking the card of a floor."""
    tower = tower_of(space)
    if obstacle is NO_ROOM:
        explanation.params.update(
            owned=len(player.cards[tower]), type=TYPES[tower], limit=state.components.board.max_cards
        )
    elif obstacle is NO_SURCHARGE:
        due = surcharge(state, player, tower, granting)
        coins = player.goods[COINS]
        if coins + floor_bonus(state, player, state.components.board.floors[space], COINS) >= due:
            explanation.rule = "LOR-TOWER-9"
        explanation.params.update(tower=TYPES[tower], surcharge=due, coins=coins)
        explanation.missing[GOODS[COINS]] = due - coins
    elif obstacle is NEEDS_MILITARY:
        number = len(player.cards[TERRITORY]) + 1
        military = player.goods[MILITARY]
        needed = state.components.board.territory_military[number - 1]
        explanation.params.update(number=number, needed=needed, military=military)
        explanation.missing[GOODS[MILITARY]] = needed - military
    elif obstacle is TOO_DEAR:
        explain_cost(state, player, space, granting, surcharge(state, player, tower, granting), explanation)


def take_card(state: Position, seat: int, space: int, box: int, on_stone: bool, granting: int, due: i64) -> None:
    """Steps 3 and 5 to 7 of LOR-TOWER-16: surcharge, floor bonus, cost, card. What it does at once comes after."""
    player = state.players[seat]
    index = state.floors[space]
    card = state.components.cards[index]
    player.goods[COINS] -= due
    floor = state.components.board.floors[space]
    if floor.gives and not player.no_floor_bonus:
        pay_out(state, seat, floor.gain, 1, "floor bonus", len(state.stack))
    paid = price(state, player, card, box, on_stone, granting)
    for good in range(len(paid)):
        if paid[good]:
            player.goods[good] -= paid[good]
    state.floors[space] = -1
    if state.journal is not None:
        cost: dict[str, int] = {GOODS[good]: paid[good] for good in range(len(paid)) if paid[good]}
        state.journal.note("took", seat, {"card": card.id, "paid": cost, "surcharge": due})
    lay_down(player, index, card)


def lay_down(player: Player, index: int, card: Card) -> None:
    """Put the card into its place, for good (LOR-CARD-5, LOR-TERR-2, LOR-TOWER-15).

    What it does for ever works from now on (LOR-CHAR-2, LOR-OQ-13).
    """
    type = card.type
    cards = list(player.cards)
    cards[type] += (index,)
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
            discounts[lower.type * DISCOUNTED + lower.good] += lower.amount
            player.discounts = tuple(discounts)
    if card.no_floor_bonus:
        player.no_floor_bonus = True
