"""What bots need not think about: other antechambers of the same side, and courtiers that go round in circles.

Only the side of an antechamber matters (VIR-MOVE-8, VIR-PAY-13), so one of a side stands for all that are free there.
"""

from signoria.engine.bits import has
from signoria.engine.catalogue import Decision
from signoria.engine.question import Question
from signoria.games.virtu.components.components import Components
from signoria.games.virtu.components.palaces import LEFT, LIGHTER, ORIGINAL, RIGHT
from signoria.games.virtu.position.catalogue import FROM_COURT, MOVE, PLACE, SEAT
from signoria.games.virtu.position.position import Position
from signoria.games.virtu.rules.court import Overfull, Seating, free_spaces
from signoria.games.virtu.rules.reorganising import Reorganising
from signoria.games.virtu.rules.setup import PlacingFamily


def without_detours(state: Position, question: Question, menu: list[Decision]) -> list[Decision]:
    """A menu, without antechambers that others stand for and without moves that lead nowhere."""
    if not isinstance(question, (PlacingFamily, Overfull, Reorganising, Seating)):
        return menu  # no antechamber is chosen
    free = free_spaces(state.components, state.players[question.seat])
    wanted = foremost(free & LEFT) | foremost(free & RIGHT)
    found: list[Decision] = []
    for decision in menu:
        space = destination(decision)
        if space < 0 or (has(wanted, space) and not idle(state.components, question, decision, space)):
            found.append(decision)
    return found


def foremost(free: int) -> int:
    """The first antechamber of some, an original one if there is one: the use of lighter ones is limited."""
    original = free & ORIGINAL
    if original:
        free = original
    return free & -free


def destination(decision: Decision) -> int:
    """The antechamber that a card would come to, or -1."""
    if decision.verb is SEAT:
        return decision.a
    if decision.verb is MOVE or decision.verb is PLACE:
        return decision.b - FROM_COURT if decision.b >= FROM_COURT else -1
    return -1


def idle(components: Components, question: Question, decision: Decision, end: int) -> bool:
    """Whether a move is a courtier's second one this winter, or only leads to one as good on the same side."""
    start = decision.a - FROM_COURT
    if not isinstance(question, Reorganising) or start < 0:
        return False
    if question.shuffles[start]:
        return True
    return has(LEFT, start) == has(LEFT, end) and not (has(LIGHTER, start) and has(ORIGINAL, end))
