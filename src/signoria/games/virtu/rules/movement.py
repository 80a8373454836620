"""Spring part A: the action token goes round the palace (VIR-MOVE), indulgences are cancelled on the way."""

from signoria.engine.catalogue import Decision
from signoria.engine.frame import Frame
from signoria.games.virtu.components.cards import ARROWS_OF
from signoria.games.virtu.components.palaces import ANTECHAMBERS, CHAMBERS, PASSED_INTO
from signoria.games.virtu.components.symbols import ARROW, CROSS, CROWN, packed
from signoria.games.virtu.components.tables import CANCEL_CROSSES, CANCEL_CROWNS, EXTRA_STEP_FLORINS, FREE_STEPS
from signoria.games.virtu.components.tiles import ARROWS_AT, WITH_ARROWS, tiles_in
from signoria.games.virtu.position.catalogue import (
    CANCEL_CROSS_D,
    CANCEL_CROWNS_D,
    COURT,
    DOMINION,
    INDULGENCE_PILE,
    LEAVE_D,
    STEP_ARROW_D,
    STEP_D,
    STEP_FLORINS_D,
    STOP_D,
)
from signoria.games.virtu.position.position import MOVING, PARDON, Position
from signoria.games.virtu.rules.court import refresh_side
from signoria.games.virtu.rules.obstacles import (
    CANNOT_PAY,
    FLORIN_STEP_TAKEN,
    FREE_STEPS_FIRST,
    NO_ARROW,
    NO_STEP_LEFT,
)
from signoria.games.virtu.rules.payments import FOR_PARDON, FOR_STEP, begin, can_pay, source_obstacle
from signoria.games.virtu.rules.sources import BY_EMPIRE, exhaust, florins_at_hand, source_name

CROSS_PRICE = packed(CROSS, CANCEL_CROSSES)
CROWN_PRICE = packed(CROWN, CANCEL_CROWNS)


def moving_menu(state: Position, frame: Frame) -> list[Decision]:
    """One step or none: two are free, the next cost florins (once) or arrows (VIR-MOVE-2..6)."""
    if frame.a == 0:
        return [STEP_D]
    if frame.a < FREE_STEPS:
        return [STEP_D, STOP_D]
    found = [STOP_D]
    if frame.c:
        found.append(STEP_D)
    player = state.players[frame.seat]
    if not frame.b and florins_at_hand(player) >= EXTRA_STEP_FLORINS:
        found.append(STEP_FLORINS_D)
    for space in range(ANTECHAMBERS):
        if player.ready >> space & 1 and ARROWS_OF[player.court[space]]:
            found.append(STEP_ARROW_D[COURT + space])
    arrows = player.ready_tiles & WITH_ARROWS
    if arrows:
        for tile in tiles_in(arrows):
            found.append(STEP_ARROW_D[DOMINION + tile])
    return found


def step_obstacle(state: Position, frame: Frame) -> int:
    return 0 if frame.a < FREE_STEPS or frame.c else NO_STEP_LEFT


def florin_step_obstacle(state: Position, frame: Frame) -> int:
    if frame.a < FREE_STEPS:
        return FREE_STEPS_FIRST
    if frame.b:
        return FLORIN_STEP_TAKEN  # VIR-MOVE-4
    return 0 if florins_at_hand(state.players[frame.seat]) >= EXTRA_STEP_FLORINS else CANNOT_PAY


def arrow_step_obstacle(state: Position, frame: Frame, source: int) -> int:
    if frame.a < FREE_STEPS:
        return FREE_STEPS_FIRST
    player = state.players[frame.seat]
    obstacle = source_obstacle(state, player, source, ARROW)
    if obstacle:
        return obstacle
    arrows = ARROWS_OF[player.court[source - COURT]] if source < DOMINION else ARROWS_AT[source - DOMINION]
    return 0 if arrows else NO_ARROW


def step(state: Position, frame: Frame) -> None:
    """A free step, or one more for an arrow that is left of a source."""
    left = frame.c - 1 if frame.a >= FREE_STEPS else frame.c
    state.stack[-1] = Frame(MOVING, frame.seat, frame.a + 1, frame.b, left)
    enter_next(state, frame.seat)


def step_for_florins(state: Position, frame: Frame) -> None:
    begin(state, frame.seat, EXTRA_STEP_FLORINS, FOR_STEP, 0, 0, 0)


def step_paid(state: Position, seat: int) -> None:
    frame = state.stack[-1]
    state.stack[-1] = Frame(MOVING, seat, frame.a + 1, 1, frame.c)
    enter_next(state, seat)


def step_by_arrow(state: Position, frame: Frame, source: int) -> None:
    """Exhaust a source with arrows; those left over wait for further steps of this move (VIR-MOVE-5)."""
    player = state.players[frame.seat]
    arrows = ARROWS_OF[player.court[source - COURT]] if source < DOMINION else ARROWS_AT[source - DOMINION]
    if state.journal is not None:
        state.journal.note("used", frame.seat, {"source": source_name(player, source), "what": {"arrow": arrows}})
    exhaust(state, frame.seat, source)
    state.stack[-1] = Frame(MOVING, frame.seat, frame.a + 1, frame.b, frame.c + arrows - 1)
    enter_next(state, frame.seat)


def enter_next(state: Position, seat: int) -> None:
    """The card arrow lies between two chambers, so courtiers turn before the token enters (VIR-MOVE-13)."""
    player = state.players[seat]
    chamber = player.token + 1 if player.token + 1 < CHAMBERS else 0
    if PASSED_INTO[chamber]:
        refresh_side(state, seat, PASSED_INTO[chamber])
    player.token = chamber
    if player.indulgences >> chamber & 1:
        state.stack.append(Frame(PARDON, seat))


def pardon_menu(state: Position, frame: Frame) -> list[Decision]:
    """Cancel with 1 cross or 2 crowns, or leave it (VIR-DEC-5)."""
    found = [LEAVE_D]
    if can_pay(state, frame.seat, CROSS_PRICE, BY_EMPIRE):
        found.append(CANCEL_CROSS_D)
    if can_pay(state, frame.seat, CROWN_PRICE, BY_EMPIRE):
        found.append(CANCEL_CROWNS_D)
    return found


def pardon_obstacle(state: Position, frame: Frame, symbol: int) -> int:
    price = CROSS_PRICE if symbol == CROSS else CROWN_PRICE
    return 0 if can_pay(state, frame.seat, price, BY_EMPIRE) else CANNOT_PAY


def cancel(state: Position, frame: Frame, symbol: int) -> None:
    """Pay for the removal from courtiers, tiles or the Empire's cross (VIR-INDULGENCE-11, -12)."""
    state.stack.pop()
    begin(state, frame.seat, CROSS_PRICE if symbol == CROSS else CROWN_PRICE, FOR_PARDON, 0, BY_EMPIRE, 0)


def pardoned(state: Position, seat: int) -> None:
    """The card returns to the pile (VIR-INDULGENCE-13)."""
    player = state.players[seat]
    player.indulgences &= ~(1 << player.token)
    state.stock[INDULGENCE_PILE] += 1
    if state.journal is not None:
        state.journal.note("cancelled", seat, {"chamber": player.token + 1})
