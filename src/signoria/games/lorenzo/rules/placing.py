"""Placing members: which member may stand where (sections 4 to 6, 11 and 12 of the rules)."""

from typing import Final

from signoria.engine.bits import has, with_bit
from signoria.engine.catalogue import Decision
from signoria.engine.refusal import Obstacle, Reason
from signoria.games.lorenzo.components.board import (
    FLOORS,
    HARVEST_LARGE,
    MARKET_FIRST,
    PALACE_SPACE,
    PRODUCTION_LARGE,
    SPACE_KINDS,
    SPACE_NAMES,
    SPACES,
)
from signoria.games.lorenzo.components.goods import KINDS, MARKET, MEMBERS, NEUTRAL, TYPES
from signoria.games.lorenzo.components.leaders import ARIOSTO
from signoria.games.lorenzo.position.catalogue import PLACE_SETS
from signoria.games.lorenzo.position.position import Player, Position
from signoria.games.lorenzo.rules.costs import BY_MEMBER, Stock
from signoria.games.lorenzo.rules.towers import (
    card_obstacle,
    explain_floor,
    floor_obstacle,
    surcharge,
    tower_obstacle,
)
from signoria.games.lorenzo.rules.values import (
    UNREACHABLE,
    VALUE_TOO_LOW,
    explain_value,
    least_needed,
    least_value,
    member_value,
    servant_points,
)

MEMBER_PLACED: Final = Obstacle("member_placed", "LOR-TURN-6")
SPACE_COVERED: Final = Obstacle("space_covered", "LOR-SETUP-7")
MARKET_BANNED: Final = Obstacle("market_banned", "LOR-OQ-47")
SPACE_OCCUPIED: Final = Obstacle("space_occupied", "LOR-HP-2")
FLOOR_OCCUPIED: Final = Obstacle("floor_occupied", "LOR-TOWER-4")
COLOUR_IN_TOWER: Final = Obstacle("colour_in_tower", "LOR-TOWER-11")
COLOUR_IN_AREA: Final = Obstacle("colour_in_area", "LOR-HP-4")


def space_obstacle(state: Position, player: Player, space: int) -> Obstacle | None:
    """What stands against a placement here, whichever member comes."""
    if space < FLOORS:
        if state.members_at[space]:
            return FLOOR_OCCUPIED
        return floor_obstacle(state, player, space, BY_MEMBER)
    if state.components.board.covered[len(state.players)][space]:
        return SPACE_COVERED
    return area_obstacle(state, player, space)


def area_obstacle(state: Position, player: Player, space: int) -> Obstacle | None:
    """What stands against a placement outside the towers, on a space that is there."""
    if SPACE_KINDS[space] == MARKET and player.curses & state.components.curses.banned:
        return MARKET_BANNED
    if state.members_at[space] and not holds_many(space) and not player.powers & ARIOSTO:
        return SPACE_OCCUPIED  # LOR-HP-2, LOR-MARKET-3
    return None


def holds_many(space: int) -> bool:
    """The large spaces, at any time (LOR-OQ-6), and the palace hold any number of members (LOR-HP-3, LOR-COUNCIL-1)."""
    return space == HARVEST_LARGE or space == PRODUCTION_LARGE or space == PALACE_SPACE


def coloured_areas(state: Position, player: Player) -> int:
    """The towers and areas closed to further coloured members of this player, one bit each.

    Harvest does not close production (LOR-HP-16); market and palace never close (LOR-MARKET-4, LOR-COUNCIL-1).
    """
    if state.rules.ariosto_ignores_colour and player.powers & ARIOSTO:
        return 0
    areas = 0
    for member in range(NEUTRAL):
        space = player.placed[member]
        if 0 <= space < MARKET_FIRST:
            areas = with_bit(areas, SPACE_KINDS[space])
    return areas


def placement_obstacle(state: Position, seat: int, member: int, space: int) -> Obstacle | None:
    """What stands against placing this member here."""
    player = state.players[seat]
    obstacle = space_obstacle(state, player, space)
    if obstacle is not None:
        return obstacle
    if player.placed[member] >= 0:
        return MEMBER_PLACED
    if member != NEUTRAL and has(coloured_areas(state, player), SPACE_KINDS[space]):
        return COLOUR_IN_TOWER if space < FLOORS else COLOUR_IN_AREA  # LOR-TOWER-11, LOR-HP-4
    if member_value(state, player, member) < least_value(state, player, space):
        return VALUE_TOO_LOW  # LOR-VALUE-3, LOR-VALUE-5, LOR-VALUE-9
    return None


def explain_placement(
    state: Position, player: Player, member: int, space: int, obstacle: Obstacle, reason: Reason
) -> None:
    """Names and numbers for what stands against a placement."""
    params = reason.params
    kind = SPACE_KINDS[space]
    params["space"] = SPACE_NAMES[space]
    if obstacle is MEMBER_PLACED:
        explain_member(player, member, reason)
    elif obstacle is SPACE_COVERED:
        params["seats"] = len(state.players)
    elif obstacle is MARKET_BANNED:
        banned = player.curses & state.components.curses.banned
        params["tile"] = next(tile.id for index, tile in enumerate(state.components.tiles) if has(banned, index))
    elif obstacle is SPACE_OCCUPIED:
        reason.rule = "LOR-MARKET-3" if kind == MARKET else "LOR-HP-2"
    elif obstacle is COLOUR_IN_TOWER:
        params["tower"] = TYPES[kind]
    elif obstacle is COLOUR_IN_AREA:
        params["area"] = KINDS[kind]
    elif obstacle is VALUE_TOO_LOW:
        explain_value(state, player, space, member_value(state, player, member), reason)
    else:
        explain_floor(state, player, space, BY_MEMBER, obstacle, reason)


def explain_member(player: Player, member: int, reason: Reason) -> None:
    """Where a member stands that is no longer at hand."""
    reason.params["member"] = MEMBERS[member]
    reason.params["space"] = SPACE_NAMES[player.placed[member]]


def placements(state: Position, seat: int) -> list[Decision]:
    """Every placement without an obstacle (LOR-TURN-1): the conditions of `placement_obstacle`, asked once for all."""
    player = state.players[seat]
    white = ready_value(state, player, 0)
    black = ready_value(state, player, 1)
    orange = ready_value(state, player, 2)
    neutral = ready_value(state, player, NEUTRAL)
    points = servant_points(state, player, 0)
    best = white if white > black else black
    if orange > best:
        best = orange
    if neutral > best:
        best = neutral
    reach = best + points
    lowest = least_needed(state)
    shut = coloured_areas(state, player)
    found: list[Decision] = []
    stock = Stock(player.goods)
    floors = state.floors
    board = state.components.board
    for tower in range(4):
        due = surcharge(state, player, tower, BY_MEMBER)
        if tower_obstacle(state, player, tower, due) is not None:
            continue
        handicap = player.handicap[tower]
        space = tower * 4
        for requirement in board.floor_values:
            needed = requirement + handicap
            if needed < lowest:
                needed = lowest
            if needed > reach:
                break  # the floors above need still more
            card = floors[space]
            if card >= 0 and card_obstacle(state, player, stock, space, BY_MEMBER, due) is None:
                reserved = state.components.cards[card].servants
                least = needed - (servant_points(state, player, reserved) if reserved else points)
                members = fit(white, black, orange, neutral, least, has(shut, tower))
                if members:
                    found += PLACE_SETS[members * SPACES + space]
            space += 1
    for space in board.open_areas[len(state.players)]:
        kind = SPACE_KINDS[space]
        needed = board.requirements[space] + player.handicap[kind]
        if needed < lowest:
            needed = lowest
        if needed <= reach and area_obstacle(state, player, space) is None:
            members = fit(white, black, orange, neutral, needed - points, has(shut, kind))
            if members:
                found += PLACE_SETS[members * SPACES + space]
    return found


def ready_value(state: Position, player: Player, member: int) -> int:
    """The value of a member that can still be placed; beyond all reach if it cannot."""
    return UNREACHABLE if player.placed[member] >= 0 else member_value(state, player, member)


def fit(white: int, black: int, orange: int, neutral: int, least: int, shut: bool) -> int:
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
