"""The action buy begins with turning the wheel and refilling it (section 3, CAR-ADV-7, CAR-ADV-8, CAR-ADV-9)."""

from random import Random
from typing import Final

from signoria.engine.catalogue import Decision
from signoria.engine.question import NOT_ASKED
from signoria.engine.refusal import Explanation, Obstacle
from signoria.engine.state import CHANCE
from signoria.games.carrara.components.marble import BITS, COLOURS, FULL, ONE, WHITE, count, total
from signoria.games.carrara.components.wheel import PARTS
from signoria.games.carrara.position.catalogue import (
    BOTH_WHEELS,
    DRAW,
    DRAW_D,
    NO_WHEEL,
    ONE_WHEEL,
    ROTATE,
    ROTATE_D,
    ROTATIONS,
    SMALL_ONLY,
)
from signoria.games.carrara.position.position import NOWHERE, Position
from signoria.games.carrara.position.question import CarraraQuestion
from signoria.games.carrara.rules.buying import Buying
from signoria.games.carrara.rules.wheel import affords_any, on_wheel

OTHER_ROTATION: Final = Obstacle("other_rotation", "CAR-BUY-1")
OTHER_ROTATIONS: Final = Obstacle("other_rotation", "CAR-ADV-7")
NOTHING_AFFORDABLE: Final = Obstacle("nothing_affordable", "CAR-BUY-14")
NOTHING_AFFORDABLE_ADVANCED: Final = Obstacle("nothing_affordable", "CAR-Q-7")


class Rotation(CarraraQuestion):
    """Which wheel turns: without new prices something must be affordable now (CAR-BUY-14, CAR-ADV-7, CAR-ADV-8,
    CAR-ADV-9, CAR-Q-7)."""

    asks = "rotation"

    def menu(self, state: Position) -> list[Decision]:
        advanced = state.rules.advanced
        found = [ROTATE_D[BOTH_WHEELS if advanced else ONE_WHEEL]]
        if affords_any(state, state.players[self.seat]):
            found.append(ROTATE_D[SMALL_ONLY if advanced else NO_WHEEL])
        return found

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        if answer.verb is not ROTATE:
            return NOT_ASKED
        which = answer.a
        if state.rules.advanced:
            if which != SMALL_ONLY and which != BOTH_WHEELS:
                return OTHER_ROTATIONS
        elif which != NO_WHEEL and which != ONE_WHEEL:
            return OTHER_ROTATION
        if which == ONE_WHEEL or which == BOTH_WHEELS or affords_any(state, state.players[self.seat]):
            return None
        return NOTHING_AFFORDABLE_ADVANCED if state.rules.advanced else NOTHING_AFFORDABLE

    def take(self, state: Position, answer: Decision) -> None:
        """Turn what shall turn, and refill if the blocks moved (CAR-BUY-1, CAR-BUY-2, CAR-BUY-3, CAR-ADV-8,
        CAR-ADV-9)."""
        which = answer.a
        state.stack[-1] = Buying(self.seat, NOWHERE, WHITE)
        if state.journal is not None:
            state.journal.note(f"rotated {ROTATIONS[which]}", self.seat, {})
        if which == SMALL_ONLY or which == BOTH_WHEELS:
            state.small = (state.small + 1) % PARTS
        if which == ONE_WHEEL or which == BOTH_WHEELS:
            state.large = (state.large + 1) % PARTS
            state.wheel.insert(0, state.wheel.pop())  # CAR-BUY-9: the blocks stay on their sectors
            due = state.components.refill - on_wheel(state)
            in_bag = total(state.bag)
            if due > in_bag:
                due = in_bag  # CAR-BUY-11
            if due > 0:
                state.stack.append(Drawing(CHANCE, due))

    def explain(self, state: Position, answer: Decision, obstacle: Obstacle, explanation: Explanation) -> None:
        super().explain(state, answer, obstacle, explanation)
        if obstacle is OTHER_ROTATION or obstacle is OTHER_ROTATIONS:
            wheels = (BOTH_WHEELS, SMALL_ONLY) if state.rules.advanced else (ONE_WHEEL, NO_WHEEL)
            explanation.params["choices"] = [f"decision.{ROTATE_D[which].text}" for which in wheels]
        elif obstacle is NOTHING_AFFORDABLE or obstacle is NOTHING_AFFORDABLE_ADVANCED:
            coins = state.players[self.seat].coins
            explanation.params["coins"] = {"coins": coins}
            prices = [
                state.components.prices[part][colour]
                for part in range(PARTS)
                for colour in range(len(COLOURS))
                if count(state.wheel[part], colour)
            ]
            if prices:
                explanation.missing["coins"] = min(prices) - coins


class Drawing(CarraraQuestion):
    """Chance: so many blocks are still to come out of the bag, each as likely as any other (CAR-HIDDEN-2)."""

    def __init__(self, seat: int, due: int) -> None:
        super().__init__(seat)
        self.due = due

    def outcomes(self, state: Position) -> list[tuple[Decision, int]]:
        found: list[tuple[Decision, int]] = []
        for colour in range(WHITE + 1):
            number = count(state.bag, colour)
            if number:
                found.append((DRAW_D[colour], number))
        return found

    def can_happen(self, state: Position, answer: Decision) -> bool:
        return answer.verb is DRAW and count(state.bag, answer.a) > 0

    def roll(self, state: Position, rng: Random) -> Decision:
        """As `outcomes` has it, but without making a list: most chances of a game are draws."""
        bag = state.bag
        point = int(rng.random() * total(bag))
        colour = 0
        while point >= bag & FULL:
            point -= bag & FULL
            bag >>= BITS
            colour += 1
        return DRAW_D[colour]

    def take(self, state: Position, answer: Decision) -> None:
        """One block from the bag onto the sector at part 1 (CAR-BUY-2)."""
        colour = answer.a
        state.bag -= ONE[colour]
        state.wheel[0] += ONE[colour]
        if state.journal is not None:
            state.journal.note("drew", None, {"colour": COLOURS[colour]})
        if self.due == 1:
            state.stack.pop()
        else:
            state.stack[-1] = Drawing(CHANCE, self.due - 1)

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.due)
