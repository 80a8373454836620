"""Rounds: cards turned up, dice rolled, laps of turns, and the end of the round (LOR-ROUND-2)."""

from typing import Final

from signoria.engine.frame import NOBODY, Frame
from signoria.engine.state import CHANCE
from signoria.games.lorenzo.components.board import FLOORS, SPACES
from signoria.games.lorenzo.components.cards import CARDS, PACKS
from signoria.games.lorenzo.components.excommunications import SKIPPING
from signoria.games.lorenzo.components.goods import DICE
from signoria.games.lorenzo.position.options import PASS_IS_FINAL
from signoria.games.lorenzo.position.position import LAPS, REPORT, ROLLING, ROUND_END, TURN, TURNING_UP, Position

ROUNDS: Final = 6
TURNS: Final = 4
"""Turns of each player in a round, one for each member (LOR-TURN-2)."""
ALL_FACE_DOWN: Final = (1 << 32) - 1
"""The 8 cards of each of the 4 types that belong to a period."""


def period(state: Position) -> int:
    """0, 1 or 2; two rounds each (LOR-ROUND-1)."""
    return (state.round - 1) // 2


def prepare(state: Position) -> None:
    """Begin the next round; in a new period the next packs are on top of the decks (LOR-SETUP-2, LOR-ROUND-5)."""
    state.round += 1
    if state.round % 2 == 1:
        state.packs = ALL_FACE_DOWN
    if state.journal is not None:
        state.journal.note("round", None, {"round": state.round})
    state.stack[-1] = Frame(TURNING_UP, CHANCE)


def pack_of(state: Position, tower: int) -> list[int]:
    """The pack on top of a tower's deck."""
    return PACKS[period(state) * 4 + tower]


def face_down(state: Position, tower: int, card: int) -> bool:
    """Whether a card may come to light next in a tower."""
    drawn = CARDS[card]
    return drawn.type == tower and drawn.period == period(state) + 1 and state.packs & drawn.bit != 0


def turn_up(state: Position, frame: Frame, card: int) -> None:
    """Put the card drawn on the next floor, from floor 1 up, tower by tower (LOR-ROUND-3)."""
    place = frame.a
    state.packs &= ~CARDS[card].bit
    state.floors[place] = card
    if state.journal is not None:
        state.journal.note("turned up", None, {"card": CARDS[card].id, "floor": place % 4 + 1})
    if place + 1 < FLOORS:
        state.stack[-1] = Frame(TURNING_UP, CHANCE, place + 1)
    else:
        state.stack[-1] = Frame(ROLLING, CHANCE)


def roll(state: Position, frame: Frame, value: int) -> None:
    """The dice hold for everybody, the whole round (LOR-ROUND-4)."""
    dice = list(state.dice)
    dice[frame.a] = value
    state.dice = tuple(dice)
    if frame.a + 1 < len(DICE):
        state.stack[-1] = Frame(ROLLING, CHANCE, frame.a + 1)
        return
    if state.journal is not None:
        state.journal.note("dice", None, {name: dice[die] for die, name in enumerate(DICE)})
    state.stack[-1] = Frame(LAPS, NOBODY)


def next_turn(state: Position, frame: Frame) -> None:
    """Find whose turn is next: four laps, and one more for those whom tile II-7 skips in the first (LOR-OQ-45).

    Who has had the last turn has no more leader actions (LOR-OQ-30).
    """
    lap = frame.a
    place = frame.b
    while lap <= TURNS:
        while place < len(state.order):
            seat = state.order[place]
            place += 1
            player = state.players[seat]
            skipping = player.curses & SKIPPING != 0
            if (lap == 0 and skipping) or (lap == TURNS and not skipping):
                continue
            if player.out and state.rules & PASS_IS_FINAL:
                continue
            state.stack[-1] = Frame(LAPS, NOBODY, lap, place)
            state.stack.append(Frame(TURN, seat))
            return
        lap += 1
        place = 0
    state.stack[-1] = Frame(REPORT if state.round % 2 == 0 else ROUND_END, NOBODY)  # LOR-VATICAN-1


def end_round(state: Position) -> None:
    """Clear the towers, set the new order, take members back, refresh leaders (LOR-END-1..7)."""
    for floor in range(FLOORS):
        state.floors[floor] = -1
    order: list[int] = []
    for seat in (*state.palace, *state.order):
        if seat not in order:
            order.append(seat)  # LOR-END-2, -3, LOR-COUNCIL-5
    state.order = tuple(order)
    state.palace = ()
    for space in range(SPACES):
        state.members_at[space] = 0
    for player in state.players:
        for member in range(len(player.placed)):
            player.placed[member] = -1
        player.used = 0  # LOR-LEADER-9
        player.raised = 0
        player.out = False
    if state.journal is not None:
        state.journal.note("order", None, {"order": order})
    if state.round < ROUNDS:
        prepare(state)
        return
    state.stack.pop()  # LOR-SCORE-1
    if state.journal is not None:
        state.journal.note("game over", None, {})
