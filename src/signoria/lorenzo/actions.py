"""Actions: on which space for whom, with how many servants, and how they are carried out (21.6 of the rules)."""

from typing import Final

from signoria.decision import Decision
from signoria.lorenzo.areas import start_action
from signoria.lorenzo.board import (
    COVERED,
    FLOOR_VALUES,
    FLOORS,
    HARVEST_LARGE,
    MARKET_FIRST,
    MARKET_GAINS,
    OPEN_AREAS,
    PALACE_GAIN,
    PALACE_SPACE,
    PRODUCTION_LARGE,
    SPACE_KINDS,
    SPACE_NAMES,
    SPACE_REQUIREMENTS,
    SPACES,
)
from signoria.lorenzo.cards import CARDS
from signoria.lorenzo.catalogue import PLACE_SETS
from signoria.lorenzo.effects import Action
from signoria.lorenzo.excommunications import BANNED
from signoria.lorenzo.gains import pay_out
from signoria.lorenzo.goods import MARKET, MEMBERS, NEUTRAL, SERVANTS
from signoria.lorenzo.leaders import ARIOSTO, LEADERS
from signoria.lorenzo.obstacles import (
    COLOUR_IN_AREA,
    COLOUR_IN_TOWER,
    FLOOR_OCCUPIED,
    MARKET_BANNED,
    MEMBER_PLACED,
    SPACE_COVERED,
    SPACE_OCCUPIED,
    VALUE_TOO_LOW,
    WRONG_TYPE,
)
from signoria.lorenzo.options import ARIOSTO_IGNORES_COLOUR
from signoria.lorenzo.position import (
    BONUS_ACTION,
    CHOOSE_COST,
    CHOOSE_DISCOUNT,
    PAY_SERVANTS,
    Frame,
    Player,
    Position,
)
from signoria.lorenzo.towers import (
    BOX_WAYS,
    BY_MEMBER,
    ON_STONE,
    card_obstacle,
    floor_obstacle,
    surcharge,
    take_card,
    tower_obstacle,
    ways_to_pay,
)
from signoria.lorenzo.values import (
    Offer,
    handicap,
    least_value,
    member_value,
    needed_value,
    offer,
    servant_points,
    servants_per_point,
)

UNREACHABLE: Final = -1000
"""The value of a member that is not there."""
NO_SPACE: Final = -1
"""The space of a harvest or production that needs none (LOR-BONUS-9)."""


def space_obstacle(state: Position, player: Player, space: int) -> int:
    """What stands against a placement here, whichever member comes; 0 if nothing does."""
    if space < FLOORS:
        if state.members_at[space]:
            return FLOOR_OCCUPIED  # LOR-TOWER-4
        return floor_obstacle(state, player, space, BY_MEMBER)
    if COVERED[len(state.players)][space]:
        return SPACE_COVERED  # LOR-SETUP-7
    if SPACE_KINDS[space] == MARKET and player.curses & BANNED:
        return MARKET_BANNED  # LOR-OQ-47
    if state.members_at[space] and not holds_many(space) and not player.powers & ARIOSTO:
        return SPACE_OCCUPIED  # LOR-HP-2, LOR-MARKET-3
    return 0


def holds_many(space: int) -> bool:
    """The large spaces, at any time (LOR-OQ-6), and the palace hold any number of members (LOR-HP-3, LOR-COUNCIL-1)."""
    return space == HARVEST_LARGE or space == PRODUCTION_LARGE or space == PALACE_SPACE


def coloured_areas(state: Position, player: Player) -> int:
    """The towers and areas closed to further coloured members of this player, one bit each.

    Harvest does not close production (LOR-HP-16); market and palace never close (LOR-MARKET-4, LOR-COUNCIL-1).
    """
    if state.rules & ARIOSTO_IGNORES_COLOUR and player.powers & ARIOSTO:
        return 0
    areas = 0
    for member in range(NEUTRAL):
        space = player.placed[member]
        if 0 <= space < MARKET_FIRST:
            areas |= 1 << SPACE_KINDS[space]
    return areas


def placement_obstacle(state: Position, seat: int, member: int, space: int) -> int:
    """What stands against placing this member here; 0 if nothing does."""
    player = state.players[seat]
    obstacle = space_obstacle(state, player, space)
    if obstacle:
        return obstacle
    if player.placed[member] >= 0:
        return MEMBER_PLACED
    if member != NEUTRAL and coloured_areas(state, player) >> SPACE_KINDS[space] & 1:
        return COLOUR_IN_TOWER if space < FLOORS else COLOUR_IN_AREA  # LOR-TOWER-11, LOR-HP-4
    if member_value(state, player, member) < least_value(state, player, space):
        return VALUE_TOO_LOW  # LOR-VALUE-3, -5, -9
    return 0


def placements(state: Position, seat: int) -> list[Decision]:
    """Every placement without an obstacle (LOR-TURN-1): the conditions of `placement_obstacle`, asked once for all."""
    player = state.players[seat]
    white = ready_value(state, player, 0)
    black = ready_value(state, player, 1)
    orange = ready_value(state, player, 2)
    neutral = ready_value(state, player, NEUTRAL)
    points = servant_points(player, 0)
    reach = points + (white if white > black else black)
    if orange + points > reach:
        reach = orange + points
    if neutral + points > reach:
        reach = neutral + points
    shut = coloured_areas(state, player)
    found: list[Decision] = []
    for tower in range(4):
        due = surcharge(state, player, tower, BY_MEMBER)
        if tower_obstacle(player, tower, due):
            continue
        against = handicap(player, tower)
        for floor in range(4):
            needed = needed_value(state, FLOOR_VALUES[floor], against)
            if needed > reach:
                break  # the floors above need still more
            space = tower * 4 + floor
            if state.floors[space] < 0 or card_obstacle(state, player, space, BY_MEMBER, due):
                continue
            reserved = CARDS[state.floors[space]].servants
            least = needed - (servant_points(player, reserved) if reserved else points)
            members = fit(white, black, orange, neutral, least, shut >> tower & 1)
            if members:
                found.extend(PLACE_SETS[members * SPACES + space])
    for space in OPEN_AREAS[len(state.players)]:
        kind = SPACE_KINDS[space]
        least = needed_value(state, SPACE_REQUIREMENTS[space], handicap(player, kind)) - points
        members = fit(white, black, orange, neutral, least, shut >> kind & 1)
        if members and space_obstacle(state, player, space) == 0:
            found.extend(PLACE_SETS[members * SPACES + space])
    return found


def ready_value(state: Position, player: Player, member: int) -> int:
    """The value of a member that can still be placed; beyond all reach if it cannot."""
    return UNREACHABLE if player.placed[member] >= 0 else member_value(state, player, member)


def fit(white: int, black: int, orange: int, neutral: int, least: int, shut: int) -> int:
    """The members that are worth enough for a space, one bit each; no coloured one where these are shut out."""
    members = 1 << NEUTRAL if neutral >= least else 0
    if shut:
        return members
    if white >= least:
        members |= 1
    if black >= least:
        members |= 2
    if orange >= least:
        members |= 4
    return members


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
    start_action(state, seat, kind, offered.value + servants // servants_per_point(player))


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
        start_action(state, seat, SPACE_KINDS[space], value)
    elif space < PALACE_SPACE:  # LOR-MARKET-5, LOR-COUNCIL-2: a higher value brings nothing more
        pay_out(state, seat, MARKET_GAINS[space - MARKET_FIRST], 1, SPACE_NAMES[space], len(state.stack))
    else:
        state.palace = (*state.palace, seat)  # LOR-COUNCIL-3
        pay_out(state, seat, PALACE_GAIN, 1, SPACE_NAMES[space], len(state.stack))  # LOR-COUNCIL-4
