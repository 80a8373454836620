"""Actions: announced on a space or granted by a card, raised with servants, paid for and carried out."""

from typing import Final

from signoria.engine.frame import Frame
from signoria.games.lorenzo.components.board import (
    FLOORS,
    MARKET_FIRST,
    MARKET_GAINS,
    PALACE_GAIN,
    PALACE_SPACE,
    SPACE_KINDS,
    SPACE_NAMES,
)
from signoria.games.lorenzo.components.cards import CARDS
from signoria.games.lorenzo.components.effects import Action
from signoria.games.lorenzo.components.goods import MEMBERS, SERVANTS
from signoria.games.lorenzo.components.leaders import LEADERS
from signoria.games.lorenzo.position.position import (
    BONUS_ACTION,
    CHOOSE_COST,
    CHOOSE_DISCOUNT,
    PAY_SERVANTS,
    Position,
)
from signoria.games.lorenzo.rules.areas import start_action
from signoria.games.lorenzo.rules.gains import pay_out
from signoria.games.lorenzo.rules.obstacles import VALUE_TOO_LOW, WRONG_TYPE
from signoria.games.lorenzo.rules.towers import (
    BOX_WAYS,
    BY_MEMBER,
    ON_STONE,
    floor_obstacle,
    surcharge,
    take_card,
    ways_to_pay,
)
from signoria.games.lorenzo.rules.values import Offer, least_value, member_value, offer, servants_per_point

NO_SPACE: Final = -1
"""The space of a harvest or production that needs none (LOR-BONUS-9)."""


def grant_obstacle(state: Position, seat: int, granting: int, space: int) -> int:
    """What stands against taking the card of a floor by the bonus action of a card (LOR-BONUS-1, -4..7)."""
    action = CARDS[granting].action
    if action is None or not action.types >> (space >> 2) & 1:
        return WRONG_TYPE
    player = state.players[seat]
    obstacle = floor_obstacle(state, player, space, granting)
    if obstacle:
        return obstacle
    return VALUE_TOO_LOW if action.value < least_value(state, player, space) else 0


def grant_possible(state: Position, frame: Frame) -> bool:
    """Whether anything can be done with a bonus action; if not it lapses (LOR-BONUS-2, LOR-OQ-8)."""
    action = CARDS[frame.a].action
    if action is None:
        return False
    if action.kind >= 0:
        return area_offer(state, frame.seat, action, False).most >= 0
    for space in range(FLOORS):
        if grant_obstacle(state, frame.seat, frame.a, space) == 0:
            return True
    return False


def area_offer(state: Position, seat: int, action: Action, by_leader: bool) -> Offer:
    """Servants for a harvest or production without a member (LOR-BONUS-3)."""
    return offer(state, state.players[seat], action.value, action.kind, NO_SPACE, by_leader)


def frame_offer(state: Position, frame: Frame) -> Offer:
    """The servants that are asked for now."""
    if frame.kind == BONUS_ACTION:
        granted = CARDS[frame.a].action
        assert granted is not None
        return area_offer(state, frame.seat, granted, False)
    if frame.d:
        ability = LEADERS[frame.d - 1].action
        assert ability is not None
        return area_offer(state, frame.seat, ability, True)
    return space_offer(state, frame.seat, frame.a, frame.b, frame.c)


def space_offer(state: Position, seat: int, member: int, space: int, granting: int) -> Offer:
    """Servants for a member on a space, or for a bonus action on a floor."""
    player = state.players[seat]
    if granting == BY_MEMBER:
        base = member_value(state, player, member)
    else:
        action = CARDS[granting].action
        assert action is not None
        base = action.value
    return offer(state, player, base, SPACE_KINDS[space], space, False)


def announce(state: Position, seat: int, member: int, space: int, granting: int) -> None:
    """An action on a space is chosen: ask for servants where there is a choice."""
    offered = space_offer(state, seat, member, space, granting)
    if offered.least < offered.most:
        state.stack.append(Frame(PAY_SERVANTS, seat, member, space, granting))
    else:
        choose_way(state, seat, member, space, granting, offered.least)


def announce_ability(state: Position, seat: int, leader: int) -> None:
    """A leader's harvest or production: ask for servants where there is a choice (LOR-OQ-7)."""
    ability = LEADERS[leader].action
    assert ability is not None
    offered = area_offer(state, seat, ability, True)
    if offered.least < offered.most:
        state.stack.append(Frame(PAY_SERVANTS, seat, -1, NO_SPACE, BY_MEMBER, leader + 1))
    else:
        area_action(state, seat, ability.kind, offered, offered.least)


def choose_servants(state: Position, frame: Frame, servants: int) -> None:
    """The number of servants is chosen; they are paid when the action is carried out."""
    offered = frame_offer(state, frame)
    state.stack.pop()
    if frame.kind == BONUS_ACTION:
        granted = CARDS[frame.a].action
        assert granted is not None
        area_action(state, frame.seat, granted.kind, offered, servants)
    elif frame.d:
        ability = LEADERS[frame.d - 1].action
        assert ability is not None
        area_action(state, frame.seat, ability.kind, offered, servants)
    else:
        choose_way(state, frame.seat, frame.a, frame.b, frame.c, servants)


def area_action(state: Position, seat: int, kind: int, offered: Offer, servants: int) -> None:
    """Harvest or produce without a member."""
    player = state.players[seat]
    player.goods[SERVANTS] -= servants
    start_action(state, seat, kind, offered.value + servants // servants_per_point(player), servants)


def choose_way(state: Position, seat: int, member: int, space: int, granting: int, servants: int) -> None:
    """Ask which cost box is paid where both can be (LOR-VENT-3); then for the discount."""
    if space >= FLOORS:
        carry_out(state, seat, member, space, granting, servants, 0)
        return
    ways = floor_ways(state, seat, space, granting)
    if ways & BOX_WAYS and ways >> 2:
        state.stack.append(Frame(CHOOSE_COST, seat, member, space, granting, servants))
    else:
        choose_box(state, seat, member, space, granting, servants, 1 if ways >> 2 else 0, ways)


def floor_ways(state: Position, seat: int, space: int, granting: int) -> int:
    player = state.players[seat]
    return ways_to_pay(state, player, space, granting, surcharge(state, player, space >> 2, granting))


def choose_box(
    state: Position, seat: int, member: int, space: int, granting: int, servants: int, box: int, ways: int
) -> None:
    """Ask on which good a discount of choice counts where either leaves a cost that can be paid (LOR-OQ-11)."""
    ways = ways >> 2 * box & BOX_WAYS
    if ways == BOX_WAYS:
        state.stack.append(Frame(CHOOSE_DISCOUNT, seat, member, space, granting, servants * 2 + box))
    else:
        carry_out(state, seat, member, space, granting, servants, 2 * box + (ON_STONE if ways >> 1 else 0))


def carry_out(state: Position, seat: int, member: int, space: int, granting: int, servants: int, way: int) -> None:
    """Pay the servants, put the member down, do what the space is for (LOR-TOWER-16)."""
    player = state.players[seat]
    value = 0
    if space >= FLOORS or state.journal is not None:
        value = space_offer(state, seat, member, space, granting).value + servants // servants_per_point(player)
    due = surcharge(state, player, space >> 2, granting) if space < FLOORS else 0
    player.goods[SERVANTS] -= servants
    if granting == BY_MEMBER:  # LOR-BONUS-8, LOR-OQ-9: a bonus action puts nobody down
        player.placed[member] = space
        state.members_at[space] += 1
    if state.journal is not None:
        told: dict[str, object] = {"space": SPACE_NAMES[space], "servants": servants, "value": value}
        if granting == BY_MEMBER:
            state.journal.note("placed", seat, {"member": MEMBERS[member], **told})
        else:
            state.journal.note("bonus action", seat, {"card": CARDS[granting].id, **told})
    if space < FLOORS:
        take_card(state, seat, space, way, granting, due)
    elif space < MARKET_FIRST:
        start_action(state, seat, SPACE_KINDS[space], value, 0)
    elif space < PALACE_SPACE:  # LOR-MARKET-5, LOR-COUNCIL-2: a higher value brings nothing more
        pay_out(state, seat, MARKET_GAINS[space - MARKET_FIRST], 1, SPACE_NAMES[space], len(state.stack))
    else:
        state.palace = (*state.palace, seat)  # LOR-COUNCIL-3
        pay_out(state, seat, PALACE_GAIN, 1, SPACE_NAMES[space], len(state.stack))  # LOR-COUNCIL-4
