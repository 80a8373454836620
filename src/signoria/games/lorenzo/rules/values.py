"""Values: what a member is worth, what an action needs, and what servants add (LOR-VALUE-8)."""

from typing import Final

from signoria.games.lorenzo.components.board import FLOORS, SPACE_KINDS, SPACE_REQUIREMENTS
from signoria.games.lorenzo.components.cards import CARDS
from signoria.games.lorenzo.components.excommunications import (
    DEAR,
    LOSE_PER_RESOURCE,
    SERVANTS_PER_POINT,
    TILES,
    WEAK,
    WEAK_BY,
)
from signoria.games.lorenzo.components.goods import BUILDING, HARVEST, NEUTRAL, PRODUCTION, SERVANTS, TERRITORY
from signoria.games.lorenzo.components.leaders import (
    FEDERICO_VALUE,
    LUCREZIA,
    LUCREZIA_BONUS,
    MALATESTA,
    MALATESTA_BONUS,
    MORO,
    MORO_VALUE,
)
from signoria.games.lorenzo.position.catalogue import MAX_SERVANTS
from signoria.games.lorenzo.position.options import ANY_SERVANTS, MIN1_BEFORE_CARD_BONUS
from signoria.games.lorenzo.position.position import Player, Position

UNREACHABLE: Final = -1000
"""The value of a member that is not there: below all that can be needed."""


def member_value(state: Position, player: Player, member: int) -> int:
    """A member's value without servants: the base first, then bonus and malus (LOR-VALUE-1, -2, LOR-OQ-5)."""
    if member == NEUTRAL:
        return MALATESTA_BONUS if player.powers & MALATESTA else 0
    if player.raised >> member & 1:
        value = FEDERICO_VALUE  # LOR-OQ-36
    elif player.powers & MORO:
        value = MORO_VALUE
    else:
        value = state.dice[member]
    if player.powers & LUCREZIA:
        value += LUCREZIA_BONUS
    if player.curses & WEAK:
        value -= WEAK_BY
    return value


def least_needed(state: Position) -> int:
    """What member and servants must reach however much own cards add: 1 with the option of LOR-OQ-2."""
    return 1 if state.rules & MIN1_BEFORE_CARD_BONUS else UNREACHABLE


def needed_value(state: Position, requirement: int, handicap: int) -> int:
    """What member (or printed) value and servants must reach together (LOR-VALUE-8, -9).

    The handicap always counts (LOR-OQ-3), whether a member or an effect brings the action (LOR-CHAR-3, LOR-PERM-2).
    """
    needed = requirement + handicap
    least = least_needed(state)
    return needed if needed > least else least


def servants_per_point(player: Player) -> int:
    """2 with tile II-6 (LOR-OQ-46), else 1 (LOR-VALUE-4)."""
    return SERVANTS_PER_POINT if player.curses & DEAR else 1


def servants_for_value(player: Player, reserved: int) -> int:
    """How many servants may go into the value of an action: those that the card's cost leaves (LOR-TOWER-17)."""
    count = player.goods[SERVANTS] - reserved
    return count if count < MAX_SERVANTS else MAX_SERVANTS


def servant_points(player: Player, reserved: int) -> int:
    """How much servants can add to a value."""
    return servants_for_value(player, reserved) // servants_per_point(player)


def reserved_servants(state: Position, space: int) -> int:
    """Servants in the cost of the card on a floor."""
    if 0 <= space < FLOORS and state.floors[space] >= 0:
        return CARDS[state.floors[space]].servants
    return 0


def least_value(state: Position, player: Player, space: int) -> int:
    """The least member (or printed) value that reaches a space when all servants help (LOR-VALUE-6)."""
    needed = needed_value(state, SPACE_REQUIREMENTS[space], player.handicap[SPACE_KINDS[space]])
    return needed - servant_points(player, reserved_servants(state, space))


class Offer:
    """The numbers of servants offered for an action: from `least` to `most` in steps, out of those at hand."""

    __slots__ = ("at_hand", "least", "most", "step", "value")

    def __init__(self, least: int, most: int, step: int, at_hand: int, value: int) -> None:
        self.least = least
        self.most = most  # below `least` when the action cannot be done
        self.step = step
        self.at_hand = at_hand
        self.value = value  # the action value without servants


def offer(state: Position, player: Player, base: int, kind: int, space: int, by_leader: bool) -> Offer:
    """Servants for an action of a kind at a base value, on a space or (-1) without one.

    Towers, market and palace are offered the least that is needed, harvest and production, whose strength is for
    their owner to choose (LOR-VALUE-10), every number up to the highest activation of an own card (LOR-OQ-1). Only
    servants that are there before the action count (LOR-HP-14, LOR-OQ-4), and the value must reach 1 (LOR-HP-6).
    Characters do not help leaders' actions, excommunications hamper them (LOR-VALUE-8, LOR-OQ-35).
    """
    requirement = SPACE_REQUIREMENTS[space] if space >= 0 else 1
    against = player.malus[kind] if by_leader else player.handicap[kind]
    needed = needed_value(state, requirement, against)
    value = base - against
    if kind == HARVEST or kind == PRODUCTION:
        value -= requirement - 1  # LOR-HP-5: the penalty of a large space
    per_point = servants_per_point(player)
    at_hand = servants_for_value(player, reserved_servants(state, space))
    least = (needed - base) * per_point if needed > base else 0
    if least > at_hand:
        return Offer(least, -1, 1, at_hand, value)
    if any_number(state):
        return Offer(least, at_hand, 1, at_hand, value)
    most = least
    if kind == HARVEST or kind == PRODUCTION:
        useful = (highest_activation(player, kind) - value) * per_point
        if useful > most:
            most = useful if useful < at_hand else at_hand - (at_hand - least) % per_point
    return Offer(least, most, per_point, at_hand, value)


def highest_activation(player: Player, kind: int) -> int:
    highest = 0
    for index in player.cards[TERRITORY if kind == HARVEST else BUILDING]:
        if CARDS[index].activation > highest:
            highest = CARDS[index].activation
    return highest


def any_number(state: Position) -> bool:
    """Servants beyond use are offered where it can pay to lose them: tile III-7 lies on the board (LOR-OQ-1)."""
    if state.rules & ANY_SERVANTS:
        return True
    return len(state.tiles) == 3 and TILES[state.tiles[2]].word == LOSE_PER_RESOURCE
