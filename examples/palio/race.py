"""The rules of the race: who rides first, the bets, and the turns, a question each."""

from typing import Final

from examples.palio.catalogue import BET, BET_D, BRIBE, BRIBE_D, FIRST_D, RIDE, RIDE_D, ROLL_D, SPUR, SPUR_D
from examples.palio.position import DIE, Position
from signoria.engine.catalogue import Decision
from signoria.engine.circumstance import Circumstances
from signoria.engine.question import NOBODY, NOT_ASKED, Question
from signoria.engine.refusal import Explanation, Obstacle
from signoria.engine.state import CHANCE

NO_SUCH_RIDER: Final = Obstacle("no_such_rider", "PAL-SETUP-1")
TOO_DEAR: Final = Obstacle("too_dear", "PAL-SPUR-1")
OWN_HORSE: Final = Obstacle("own_horse", "PAL-BRIBE-2")
AT_THE_START: Final = Obstacle("at_the_start", "PAL-BRIBE-2")


class FirstRider(Question):
    """Chance: who rides first (PAL-SETUP-1)."""

    def outcomes(self, state: Position) -> list[tuple[Decision, int]]:
        return [(FIRST_D[seat], 1) for seat in range(state.seats)]

    def take(self, state: Position, answer: Decision) -> None:
        state.first = answer.a
        if state.journal is not None:
            state.journal.note("first", answer.a, {})
        state.stack[:] = [Laps(0)] + [Bet((answer.a + turn) % state.seats) for turn in reversed(range(state.seats))]


class Bet(Question):
    """Whom a rider backs, in secret (PAL-BET-1)."""

    asks = "bet"
    rule = "PAL-BET-1"

    def menu(self, state: Position) -> list[Decision]:
        return BET_D[: state.seats]

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        if answer.verb is not BET:
            return NOT_ASKED
        return None if answer.a < state.seats else NO_SUCH_RIDER

    def take(self, state: Position, answer: Decision) -> None:
        state.riders[self.seat].backed = answer.a
        state.stack.pop()
        if state.journal is not None:
            state.journal.confide("bet", self.seat, {"rider": None}, {"rider": answer.a})


class Laps(Question):
    """By itself: whose turn is next, until the last round is completed (PAL-FINISH-1)."""

    def __init__(self, turns: int) -> None:
        super().__init__(NOBODY)
        self.turns = turns  # so many turns have been

    def run(self, state: Position) -> bool:
        if self.turns % state.seats == 0 and self.over(state):
            state.stack.pop()
            return True
        seat = (state.first + self.turns) % state.seats
        state.stack[-1] = Laps(self.turns + 1)
        state.stack.append(Rolling(CHANCE, seat))
        return True

    def over(self, state: Position) -> bool:
        if self.turns == state.seats * state.track.rounds:  # PAL-FINISH-2
            return True
        return max([rider.space for rider in state.riders]) == state.track.spaces

    def values(self) -> tuple[object, ...]:
        return (self.turns,)


class Rolling(Question):
    """Chance: what the die shows for a rider (PAL-TURN-1)."""

    def __init__(self, seat: int, rider: int) -> None:
        super().__init__(seat)
        self.rider = rider

    def outcomes(self, state: Position) -> list[tuple[Decision, int]]:
        return [(decision, 1) for decision in ROLL_D]

    def take(self, state: Position, answer: Decision) -> None:
        state.stack[-1] = Turn(self.rider, answer.a + 1)
        if state.journal is not None:
            state.journal.note("rolled", None, {"eyes": answer.a + 1})

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.rider)


class Turn(Question):
    """What a rider does with the die: ride, spur or bribe (PAL-TURN-1)."""

    asks = "deed"
    rule = "PAL-TURN-1"

    def __init__(self, seat: int, die: int) -> None:
        super().__init__(seat)
        self.die = die  # 1 to 6

    def menu(self, state: Position) -> list[Decision]:
        answers = [RIDE_D, SPUR_D, *BRIBE_D]
        return [answer for answer in answers if self.obstacle(state, answer) is None]

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        coins = state.riders[self.seat].coins
        if answer.verb is RIDE:
            return None
        if answer.verb is SPUR:
            return TOO_DEAR if coins < state.track.spur else None
        if answer.verb is not BRIBE:
            return NOT_ASKED
        if answer.a >= state.seats:
            return NO_SUCH_RIDER
        if answer.a == self.seat:
            return OWN_HORSE
        if state.riders[answer.a].space == 0:
            return AT_THE_START
        return TOO_DEAR if coins < state.track.bribe else None

    def explain(self, state: Position, answer: Decision, obstacle: Obstacle, explanation: Explanation) -> None:
        super().explain(state, answer, obstacle, explanation)
        if obstacle is TOO_DEAR:
            if answer.verb is BRIBE:
                explanation.rule = "PAL-BRIBE-1"
            price = state.track.spur if answer.verb is SPUR else state.track.bribe
            explanation.lack("coins", price, state.riders[self.seat].coins)
        elif obstacle is AT_THE_START:
            explanation.params["rider"] = answer.a

    def take(self, state: Position, answer: Decision) -> None:
        state.stack.pop()
        track = state.track
        rider = state.riders[self.seat]
        if answer.verb is RIDE:
            self.ride(state, "rode", self.die)
        elif answer.verb is SPUR:
            rider.coins -= track.spur
            self.ride(state, "spurred", self.die + track.stride)
        else:
            rider.coins -= track.bribe
            rival = state.riders[answer.a]
            rival.space = max(0, rival.space - self.die)  # PAL-BRIBE-1
            if state.journal is not None:
                state.journal.note("bribed", self.seat, {"rider": answer.a, "space": rival.space})

    def ride(self, state: Position, key: str, spaces: int) -> None:
        """On to a space, and what is found there (PAL-FOUNTAIN-1, PAL-FINISH-1)."""
        rider = state.riders[self.seat]
        rider.space = min(state.track.spaces, rider.space + spaces)
        found = 0
        if rider.space in state.track.fountains:
            found = 2 if state.rules.rich_fountains else 1
        rider.coins += found
        if state.journal is not None:
            state.journal.note(key, self.seat, {"space": rider.space, "coins": found})

    def circumstances(self, state: Position, told: Circumstances) -> None:
        told.put(DIE, self.die - 1)

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.die)
