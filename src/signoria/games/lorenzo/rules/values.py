"""Values: what a member is worth, what an action needs, and how much servants can add (LOR-VALUE-8)."""

from typing import Final

from mypy_extensions import i64

from signoria.engine.bits import has
from signoria.engine.refusal import Explanation, Obstacle
from signoria.games.lorenzo.components.board import FLOORS, SPACE_KINDS, height_of
from signoria.games.lorenzo.components.goods import GOODS, NEUTRAL, SERVANTS
from signoria.games.lorenzo.components.leaders import (
    LUCREZIA,
    MALATESTA,
    MORO,
)
from signoria.games.lorenzo.position.catalogue import MAX_SERVANTS
from signoria.games.lorenzo.position.position import Player, Position

VALUE_TOO_LOW: Final = Obstacle("value_too_low", "LOR-VALUE-9")

UNREACHABLE: Final = -1000
"""The value of a member that is not there: below all that can be needed."""


def member_value(state: Position, player: Player, member: i64) -> i64:
    """A member's value without servants: the base first, then bonus and malus (LOR-VALUE-1, LOR-VALUE-2, LOR-OQ-5)."""
    if member == NEUTRAL:
        return state.components.abilities.malatesta_bonus if player.powers & MALATESTA else 0
    value: i64
    if has(player.raised, member):
        value = state.components.abilities.federico_value  # LOR-OQ-36
    elif player.powers & MORO:
        value = state.components.abilities.moro_value
    else:
        value = state.dice[member]
    if player.powers & LUCREZIA:
        value += state.components.abilities.lucrezia_bonus
    if player.curses & state.components.curses.weak:
        value -= state.components.curses.weak_by
    return value


def least_needed(state: Position) -> i64:
    """What member and servants must reach however much own cards add: 1 with the option of LOR-OQ-2."""
    return 1 if state.rules.min1_before_card_bonus else UNREACHABLE


def needed_value(state: Position, requirement: i64, handicap: i64) -> i64:
    """What member (or printed) value and servants must reach together (LOR-VALUE-8, LOR-VALUE-9).

    The handicap always counts (LOR-OQ-3), whether a member or an effect brings the action (LOR-CHAR-3, LOR-PERM-2).
    """
    needed = requirement + handicap
    least = least_needed(state)
    return needed if needed > least else least


def servants_per_point(state: Position, player: Player) -> i64:
    """2 with tile II-6 (LOR-OQ-46), else 1 (LOR-VALUE-4)."""
    return state.components.curses.servants_per_point if player.curses & state.components.curses.dear else 1


def servants_for_value(player: Player, reserved: i64) -> i64:
    """How many servants may go into the value of an action: those that the card's cost leaves (LOR-TOWER-17)."""
    count: i64 = player.goods[SERVANTS] - reserved
    return count if count < MAX_SERVANTS else MAX_SERVANTS


def servant_points(state: Position, player: Player, reserved: i64) -> i64:
    """How much servants can add to a value."""
    return servants_for_value(player, reserved) // servants_per_point(state, player)


def reserved_servants(state: Position, space: int) -> i64:
    """Servants in the cost of the card on a floor."""
    if 0 <= space < FLOORS and state.floors[space] >= 0:
        return state.components.cards[state.floors[space]].servants
    return 0


def least_value(state: Position, player: Player, space: int) -> i64:
    """The least member (or printed) value that reaches a space when all servants help (LOR-VALUE-6)."""
    needed = needed_value(state, state.components.board.requirements[space], player.handicap[SPACE_KINDS[space]])
    return needed - servant_points(state, player, reserved_servants(state, space))


def explain_value(state: Position, player: Player, space: int, base: int, explanation: Explanation) -> None:
    """What a member (or printed) value lacks although all servants help."""
    servants = servants_for_value(player, reserved_servants(state, space))
    short = least_value(state, player, space) - base
    needed = state.components.board.floor_values[height_of(space)] if space < FLOORS else 1  # LOR-VALUE-9
    explanation.params.update(needed=needed, servants=servants, reached=needed - short)
    per_point = servants_per_point(state, player)
    explanation.missing[GOODS[SERVANTS]] = short * per_point - servants % per_point
