"""What bots need not think about: other antechambers of the same side, and courtiers that go round in circles.

Only the side of an antechamber matters (VIR-MOVE-8, VIR-PAY-13), so one of a side stands for all that are free there.
"""

from typing import Final

from signoria.engine.catalogue import Decision
from signoria.engine.frame import Frame
from signoria.games.virtu.components.palaces import LEFT, LIGHTER, ORIGINAL, RIGHT
from signoria.games.virtu.position.catalogue import FROM_COURT, MOVE, PLACE, SEAT
from signoria.games.virtu.position.position import FAMILY, OVERFULL, REORGANISING, SEATING, Position
from signoria.games.virtu.rules.court import free_spaces

SEATED_IN: Final = (FAMILY, OVERFULL, REORGANISING, SEATING)
"""The frames in which an antechamber is chosen."""


def without_detours(state: Position, frame: Frame, menu: list[Decision]) -> list[Decision]:
    """A menu, without antechambers that others stand for and without moves that lead nowhere."""
    free = free_spaces(state.players[frame.seat])
    wanted = foremost(free & LEFT) | foremost(free & RIGHT)
    found: list[Decision] = []
    for decision in menu:
        space = destination(decision)
        if space < 0 or (wanted >> space & 1 and not idle(frame, decision, space)):
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
    if decision.kind == SEAT:
        return decision.a
    if decision.kind == MOVE or decision.kind == PLACE:
        return decision.b - FROM_COURT if decision.b >= FROM_COURT else -1
    return -1


def idle(frame: Frame, decision: Decision, end: int) -> bool:
    """Whether a move is a courtier's second one this winter, or only changes his place on a side for one as good."""
    start = decision.a - FROM_COURT
    if frame.kind != REORGANISING or start < 0:
        return False
    if frame.a >> 2 * start & 3:
        return True
    return (LEFT >> start & 1) == (LEFT >> end & 1) and not (LIGHTER >> start & 1 and ORIGINAL >> end & 1)
