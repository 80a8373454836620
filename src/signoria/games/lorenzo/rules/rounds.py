"""Rounds: cards turned up, dice rolled, laps of turns, and the end of the round (LOR-ROUND-2)."""

from random import Random
from typing import Final

from signoria.engine.bits import has
from signoria.engine.catalogue import Decision
from signoria.engine.chance import any_below
from signoria.engine.question import NOBODY
from signoria.engine.state import CHANCE
from signoria.games.lorenzo.components.board import FLOORS, height_of, tower_of
from signoria.games.lorenzo.components.cards import PACK
from signoria.games.lorenzo.components.goods import DICE, MOST_SEATS
from signoria.games.lorenzo.position.catalogue import ROLL, ROLL_C, TURN_UP, TURN_UP_C, Chances
from signoria.games.lorenzo.position.position import Position
from signoria.games.lorenzo.position.question import LorenzoQuestion
from signoria.games.lorenzo.rules.calendar import ROUNDS, TURNS, period
from signoria.games.lorenzo.rules.turn import EXTRA_TURNS, NEW_TURNS
from signoria.games.lorenzo.rules.vatican import Report

FACE_DOWN: Final = [[index for index in range(PACK) if has(cards, index)] for cards in range(1 << PACK)]
"""For a set of cards of a pack, one bit each: their indexes in it."""
SIDES: Final = 6


def prepare(state: Position) -> None:
    """Begin the next round; in a new period the next packs are on top of the decks (LOR-SETUP-2, LOR-ROUND-5)."""
    state.round += 1
    if state.round % 2 == 1:
        state.packs = state.components.face_down[period(state)]
    if state.journal is not None:
        state.journal.note("round", None, {"round": state.round})
    state.stack[-1] = TURNING_UP[0]


def pack_of(state: Position, tower: int) -> list[int]:
    """The pack on top of a tower's deck."""
    return state.components.packs[period(state) * 4 + tower]


class TurningUp(LorenzoQuestion):
    """Chance: the card of the next floor, from floor 1 up, tower by tower (LOR-ROUND-3)."""

    __slots__ = ("floor",)

    def __init__(self, floor: int) -> None:
        super().__init__(CHANCE)
        self.floor = floor

    def face_down(self, state: Position) -> list[int]:
        """Which cards of the pack may come to light."""
        return FACE_DOWN[state.packs >> PACK * tower_of(self.floor) & (1 << PACK) - 1]

    def outcomes(self, state: Position) -> Chances:
        pack = pack_of(state, tower_of(self.floor))
        return [TURN_UP_C[pack[index]] for index in self.face_down(state)]

    def can_happen(self, state: Position, answer: Decision) -> bool:
        if answer.verb is not TURN_UP:
            return False
        card = state.components.cards[answer.a]
        return card.type == tower_of(self.floor) and card.period == period(state) + 1 and state.packs & card.bit != 0

    def roll(self, state: Position, rng: Random) -> Decision:
        found = self.face_down(state)
        card = pack_of(state, tower_of(self.floor))[found[any_below(len(found), rng)]]
        return TURN_UP_C[card][0]

    def take(self, state: Position, answer: Decision) -> None:
        card = state.components.cards[answer.a]
        state.packs &= ~card.bit
        state.floors[self.floor] = answer.a
        if state.journal is not None:
            state.journal.note("turned up", None, {"card": card.id, "floor": height_of(self.floor) + 1})
        state.stack[-1] = TURNING_UP[self.floor + 1] if self.floor + 1 < FLOORS else ROLLING[0]

    def values(self) -> tuple[object, ...]:
        return (self.floor,)


class Rolling(LorenzoQuestion):
    """Chance: the next die. The dice hold for everybody, the whole round (LOR-ROUND-4)."""

    __slots__ = ("die",)

    def __init__(self, die: int) -> None:
        super().__init__(CHANCE)
        self.die = die

    def outcomes(self, state: Position) -> Chances:
        return ROLL_C[self.die * SIDES : self.die * SIDES + SIDES]

    def can_happen(self, state: Position, answer: Decision) -> bool:
        return answer.verb is ROLL and answer.a == self.die

    def roll(self, state: Position, rng: Random) -> Decision:
        return ROLL_C[self.die * SIDES + any_below(SIDES, rng)][0]

    def take(self, state: Position, answer: Decision) -> None:
        dice = list(state.dice)
        dice[self.die] = answer.b
        state.dice = tuple(dice)
        if self.die + 1 < len(DICE):
            state.stack[-1] = ROLLING[self.die + 1]
            return
        if state.journal is not None:
            state.journal.note("dice", None, {name: dice[die] for die, name in enumerate(DICE)})
        state.stack[-1] = ROUND_END
        state.stack.append(LAPS[0][0])

    def values(self) -> tuple[object, ...]:
        return (self.die,)


class Laps(LorenzoQuestion):
    """A step that asks nothing: find whose turn is next."""

    __slots__ = ("index", "lap")

    def __init__(self, lap: int, index: int) -> None:
        super().__init__(NOBODY)
        self.lap = lap
        self.index = index  # in the turn order

    def run(self, state: Position) -> bool:
        """Four laps, and one more for those whom tile II-7 skips in the first (LOR-OQ-45).

        Who has had the last turn has no more leader actions (LOR-OQ-30). Then the Vatican may report (LOR-VATICAN-1).
        """
        lap = self.lap
        index = self.index
        while lap <= TURNS:
            while index < len(state.order):
                seat = state.order[index]
                index += 1
                player = state.players[seat]
                skipping = player.curses & state.components.curses.skipping != 0
                if (lap == 0 and skipping) or (lap == TURNS and not skipping):
                    continue
                if player.out and state.rules.pass_is_final:
                    continue
                state.stack[-1] = LAPS[lap][index]
                state.stack.append(EXTRA_TURNS[seat] if lap == TURNS else NEW_TURNS[seat])
                return True
            lap += 1
            index = 0
        state.stack.pop()
        if state.round % 2 == 0:
            state.stack.append(Report(NOBODY, ()))
        return True

    def values(self) -> tuple[object, ...]:
        return (self.lap, self.index)


class RoundEnd(LorenzoQuestion):
    """A step that asks nothing and waits below all that happens in a round: its end."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, state: Position) -> bool:
        """Clear the towers, set the new order, take members back, refresh leaders (LOR-END-1 to LOR-END-7)."""
        for floor in range(FLOORS):
            state.floors[floor] = -1
        order: list[int] = []
        for seat in (*state.palace, *state.order):
            if seat not in order:
                order.append(seat)  # LOR-END-2, LOR-END-3, LOR-COUNCIL-5
        state.order = tuple(order)
        state.palace = ()
        state.occupied = 0
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
            return True
        state.stack.pop()  # LOR-SCORE-1
        if state.journal is not None:
            state.journal.note("game over", None, {})
        return True

    def values(self) -> tuple[object, ...]:
        return ()


# Questions are values, so those that come in every round are made once.
TURNING_UP: Final = [TurningUp(floor) for floor in range(FLOORS)]
ROLLING: Final = [Rolling(die) for die in range(len(DICE))]
LAPS: Final = [[Laps(lap, index) for index in range(MOST_SEATS + 1)] for lap in range(TURNS + 1)]
ROUND_END: Final = RoundEnd()
