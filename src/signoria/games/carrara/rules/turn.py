"""Turns in clockwise order: one action each, free steps around it, and the last turns (CAR-TURN, CAR-END)."""

from typing import Final

from signoria.engine.catalogue import Decision
from signoria.engine.circumstance import Circumstances
from signoria.engine.refusal import Explanation, Obstacle
from signoria.games.carrara.position import vocabulary
from signoria.games.carrara.position.catalogue import (
    BUILD,
    BUILD_D,
    BUY,
    BUY_D,
    END_TURN,
    END_TURN_D,
    MONUMENT,
    MONUMENT_D,
    PASS,
    PASS_D,
    SCORE,
    SCORE_D,
)
from signoria.games.carrara.position.position import NOWHERE, Position
from signoria.games.carrara.position.question import CarraraQuestion
from signoria.games.carrara.rules.buildings import TileChoice, build_obstacle, explain_build
from signoria.games.carrara.rules.court import explain_score, score_obstacle
from signoria.games.carrara.rules.free_steps import (
    add_free_steps,
    can_step,
    explain_free_step,
    free_step_obstacle,
    is_free_step,
    take_free_step,
)
from signoria.games.carrara.rules.monuments import MonumentChoice, explain_monument, monument_obstacle
from signoria.games.carrara.rules.rotation import Rotation
from signoria.games.carrara.rules.visit import begin_scoring, decline
from signoria.games.carrara.rules.wheel import buy_obstacle

ALREADY_ACTED: Final = Obstacle("already_acted", "CAR-TURN-2")
NOT_YET_ACTED: Final = Obstacle("not_yet_acted", "CAR-TURN-2")
ACTIONS: Final = (BUY, BUILD, MONUMENT, SCORE, PASS)


class Turn(CarraraQuestion):
    """A seat's turn: the action, and then its end."""

    asks = "turn"

    def __init__(self, seat: int, acted: bool) -> None:
        super().__init__(seat)
        self.acted = acted

    def run(self, state: Position) -> bool:
        """A turn ends by itself when nothing is left to do in it."""
        if not self.acted or state.rules.confirm_turn or can_step(state, self.seat):
            return False
        self.end(state)
        return True

    def menu(self, state: Position) -> list[Decision]:
        """Before the action every action that can be completed, after it the end; free steps at both times."""
        if self.acted:
            found = [END_TURN_D]
        else:
            player = state.players[self.seat]
            found = [PASS_D]  # CAR-PASS-1
            if buy_obstacle(state) is None:
                found.append(BUY_D)
            if build_obstacle(state, player) is None:
                found.append(BUILD_D)
            if monument_obstacle(state, player) is None:
                found.append(MONUMENT_D)
            if score_obstacle(state, self.seat) is None:
                found.append(SCORE_D)
        add_free_steps(state, self.seat, found)
        return found

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        if answer.verb in ACTIONS:
            return ALREADY_ACTED if self.acted else self.action_obstacle(state, answer)
        if answer.verb is END_TURN:
            return None if self.acted else NOT_YET_ACTED
        return free_step_obstacle(state, self.seat, answer)

    def action_obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        verb = answer.verb
        player = state.players[self.seat]
        if verb is BUY:
            return buy_obstacle(state)
        if verb is BUILD:
            return build_obstacle(state, player)
        if verb is MONUMENT:
            return monument_obstacle(state, player)
        return score_obstacle(state, self.seat) if verb is SCORE else None

    def take(self, state: Position, answer: Decision) -> None:
        if answer.verb is END_TURN:
            self.end(state)
        elif is_free_step(answer):
            take_free_step(state, self.seat, answer)
        else:
            self.act(state, answer)

    def act(self, state: Position, answer: Decision) -> None:
        """The one action; all but scoring decline another player's visit (CAR-TURN-2, CAR-TURN-3)."""
        verb = answer.verb
        seat = self.seat
        state.stack[-1] = Turn(seat, True)
        if verb is SCORE:
            begin_scoring(state, seat)
            return
        decline(state, seat)
        if verb is BUY:
            state.stack.append(Rotation(seat))
        elif verb is BUILD:
            state.stack.append(TileChoice(seat))
        elif verb is MONUMENT:
            state.stack.append(MonumentChoice(seat))
        else:
            state.players[seat].coins += state.components.pass_coins  # CAR-PASS-1
            if state.journal is not None:
                state.journal.note("passed", seat, {"coins": state.components.pass_coins})

    def end(self, state: Position) -> None:
        """On to the next seat, until the turn would come to who triggered the end (CAR-END-4)."""
        seats = len(state.players)
        following = (self.seat + 1) % seats
        state.idle += 1
        state.purchased = False
        state.stored = False
        if following == state.trigger:
            state.stack.clear()
        elif state.trigger == NOWHERE and state.idle >= state.rules.stall_rounds * seats:
            state.stopped = True  # CAR-Q-26
            state.stack.clear()
            if state.journal is not None:
                state.journal.note("stopped", None, {"rounds": state.rules.stall_rounds})
        else:
            begin_turn(state, following)
        if not state.stack and state.journal is not None:
            state.journal.note("game over", None, {})

    def circumstances(self, state: Position, told: Circumstances) -> None:
        told.put(vocabulary.ACTED, self.acted)

    def explain(self, state: Position, answer: Decision, obstacle: Obstacle, explanation: Explanation) -> None:
        super().explain(state, answer, obstacle, explanation)
        player = state.players[self.seat]
        if answer.verb is BUILD:
            explain_build(state, player, obstacle, explanation)
        elif answer.verb is MONUMENT:
            explain_monument(state, player, obstacle, explanation)
        elif answer.verb is SCORE:
            explain_score(state, obstacle, explanation)
        elif is_free_step(answer):
            explain_free_step(state.components, player, answer, obstacle, explanation)

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.acted)


def begin_turn(state: Position, seat: int) -> None:
    """A turn begins; who holds the royal visit token returns it (CAR-TURN-1)."""
    state.stack[0] = Turn(seat, False)
    if state.holder == seat:
        state.holder = NOWHERE
        state.visit = NOWHERE
        if state.journal is not None:
            state.journal.note("returned the token", seat, {})
