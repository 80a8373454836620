"""Placing members: which member may stand where (sections 4 to 6, 11 and 12 of the rules)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from signoria.engine.bits import has, with_bit
from signoria.engine.catalogue import Decision
from signoria.engine.refusal import Explanation, Obstacle
from signoria.games.lorenzo.components.board import FLOORS, MARKET_FIRST, SPACE_KINDS, SPACE_NAMES, Area
from signoria.games.lorenzo.components.goods import KINDS, MARKET, MEMBERS, NEUTRAL, TYPES
from signoria.games.lorenzo.components.leaders import ARIOSTO
from signoria.games.lorenzo.position.catalogue import CREWS, PLACE_CREW
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

# Members as sets of bits.
WHITE: Final = 1
BLACK: Final = 2
ORANGE: Final = 4
UNCOLOURED: Final = 8


def space_obstacle(state: Position, player: Player, space: int) -> Obstacle | None:
    """What stands against a placement here, whichever member comes."""
    if space < FLOORS:
        if has(state.occupied, space):
            return FLOOR_OCCUPIED
        return floor_obstacle(state, player, space, BY_MEMBER)
    if state.components.board.covered[len(state.players)][space]:
        return SPACE_COVERED
    return area_obstacle(state, player, state.components.board.areas[space - FLOORS])


def area_obstacle(state: Position, player: Player, area: Area) -> Obstacle | None:
    """What stands against a placement outside the towers, on a space that is there."""
    if area.kind == MARKET and player.curses & state.components.curses.banned:
        return MARKET_BANNED
    if not area.holds_many and has(state.occupied, area.space) and not player.powers & ARIOSTO:
        return SPACE_OCCUPIED  # LOR-HP-2, LOR-MARKET-3
    return None


def coloured_areas(state: Position, player: Player) -> i64:
    """The towers and areas closed to further coloured members of this player, one bit each.

    Harvest does not close production (LOR-HP-16); market and palace never close (LOR-MARKET-4, LOR-COUNCIL-1).
    """
    if state.rules.ariosto_ignores_colour and player.powers & ARIOSTO:
        return 0
    areas: i64 = 0
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
    state: Position, player: Player, member: int, space: int, obstacle: Obstacle, explanation: Explanation
) -> None:
    """Names and numbers for what stands against a placement."""
    params = explanation.params
    kind = SPACE_KINDS[space]
    params["space"] = SPACE_NAMES[space]
    if obstacle is MEMBER_PLACED:
        explain_member(player, member, explanation)
    elif obstacle is SPACE_COVERED:
        params["seats"] = len(state.players)
    elif obstacle is MARKET_BANNED:
        banned = player.curses & state.components.curses.banned
        params["tile"] = next(tile.id for index, tile in enumerate(state.components.tiles) if has(banned, index))
    elif obstacle is SPACE_OCCUPIED:
        explanation.rule = "LOR-MARKET-3" if kind == MARKET else "LOR-HP-2"
    elif obstacle is COLOUR_IN_TOWER:
        params["tower"] = TYPES[kind]
    elif obstacle is COLOUR_IN_AREA:
        params["area"] = KINDS[kind]
    elif obstacle is VALUE_TOO_LOW:
        explain_value(state, player, space, member_value(state, player, member), explanation)
    else:
        explain_floor(state, player, space, BY_MEMBER, obstacle, explanation)


def explain_member(player: Player, member: int, explanation: Explanation) -> None:
    """Where a member stands that is no longer at hand."""
    explanation.params["member"] = MEMBERS[member]
    explanation.params["space"] = SPACE_NAMES[player.placed[member]]


@mypyc_attr(free_list_len=1)  # made and forgotten in every turn
class Crew:
    """The values of a player's members that can still be placed; the others are beyond all reach."""

    __slots__ = ("black", "neutral", "orange", "white")

    def __init__(self, state: Position, player: Player) -> None:
        self.white: i64 = ready_value(state, player, 0)
        self.black: i64 = ready_value(state, player, 1)
        self.orange: i64 = ready_value(state, player, 2)
        self.neutral: i64 = ready_value(state, player, NEUTRAL)

    def best(self) -> i64:
        best = self.white if self.white > self.black else self.black
        if self.orange > best:
            best = self.orange
        return best if best > self.neutral else self.neutral

    def worth(self, least: i64, shut: bool) -> i64:
        """Those that are worth enough, one bit each; no coloured one where these are shut out."""
        found: i64 = UNCOLOURED if self.neutral >= least else 0
        if not shut:
            if self.white >= least:
                found |= WHITE
            if self.black >= least:
                found |= BLACK
            if self.orange >= least:
                found |= ORANGE
        return found


def ready_value(state: Position, player: Player, member: i64) -> i64:
    """The value of a member that can still be placed; beyond all reach if it cannot."""
    return UNREACHABLE if player.placed[member] >= 0 else member_value(state, player, member)


def placements(state: Position, seat: int) -> list[Decision]:
    """Every placement without an obstacle (LOR-TURN-1): the conditions of `placement_obstacle`, asked once for all."""
    player = state.players[seat]
    crew = Crew(state, player)
    stock = Stock(player.goods)
    points = servant_points(state, player, 0)
    reach = crew.best() + points
    lowest = least_needed(state)
    shut = coloured_areas(state, player)
    floors = state.floors
    cards = state.components.cards
    board = state.components.board
    handicaps = player.handicap
    found: list[Decision] = []
    for tower in range(i64(4)):
        due = surcharge(state, player, tower, BY_MEMBER)
        if tower_obstacle(state, player, tower, due) is not None:
            continue
        handicap: i64 = handicaps[tower]
        neutral_only = has(shut, tower)
        for floor in board.towers[tower]:
            needed = floor.requirement + handicap
            if needed < lowest:
                needed = lowest
            if needed > reach:
                break  # the floors above need still more
            index = floors[floor.space]
            if index >= 0:
                card = cards[index]
                if card_obstacle(state, player, stock, card, floor, BY_MEMBER, due) is None:
                    helping = servant_points(state, player, card.servants) if card.servants else points
                    able = crew.worth(needed - helping, neutral_only)
                    found += PLACE_CREW[floor.space * CREWS + able]
    for area in board.open_areas[len(state.players)]:
        needed = area.requirement + handicaps[area.kind]
        if needed < lowest:
            needed = lowest
        if needed <= reach and area_obstacle(state, player, area) is None:
            able = crew.worth(needed - points, has(shut, area.kind))
            found += PLACE_CREW[area.space * CREWS + able]
    return found
