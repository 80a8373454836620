"""What may be done besides the action of a turn: moves from storage, and one purchase (CAR-ADV-42)."""

from typing import Final

from signoria.engine.catalogue import Decision
from signoria.engine.question import NOT_ASKED
from signoria.engine.refusal import Explanation, Obstacle
from signoria.games.carrara.components.components import Components
from signoria.games.carrara.position.catalogue import MOVE, PURCHASE
from signoria.games.carrara.position.position import Player, Position
from signoria.games.carrara.rules.purchase import (
    add_purchases,
    can_purchase,
    explain_purchase,
    purchase,
    purchase_obstacle,
)
from signoria.games.carrara.rules.setting import move
from signoria.games.carrara.rules.storage import add_moves, can_move, explain_move, move_obstacle

OVER_FOR_YOU: Final = Obstacle("over_for_you", "CAR-Q-20")


def is_over_for(state: Position, seat: int) -> bool:
    """Whether a seat has triggered the end, and that is the end of its turn, too."""
    return state.trigger == seat and state.rules.end_is_end


def add_free_steps(state: Position, seat: int, found: list[Decision]) -> None:
    if not is_over_for(state, seat):
        add_moves(state, seat, found)
        add_purchases(state, seat, found)


def can_step(state: Position, seat: int) -> bool:
    """Whether any is left after the action."""
    player = state.players[seat]
    return (can_move(state, player) or can_purchase(state, player)) and not is_over_for(state, seat)


def is_free_step(answer: Decision) -> bool:
    return answer.verb is MOVE or answer.verb is PURCHASE


def free_step_obstacle(state: Position, seat: int, answer: Decision) -> Obstacle | None:
    if not is_free_step(answer):
        return NOT_ASKED
    if is_over_for(state, seat):
        return OVER_FOR_YOU
    return move_obstacle(state, seat, answer.a) if answer.verb is MOVE else purchase_obstacle(state, seat, answer.a)


def take_free_step(state: Position, seat: int, answer: Decision) -> None:
    if answer.verb is MOVE:
        move(state, seat, answer.a)
    else:
        purchase(state, seat, answer.a)


def explain_free_step(
    components: Components, player: Player, answer: Decision, obstacle: Obstacle, explanation: Explanation
) -> None:
    if answer.verb is MOVE:
        explain_move(answer.a, obstacle, explanation)
    else:
        explain_purchase(components, player, answer.a, obstacle, explanation)
