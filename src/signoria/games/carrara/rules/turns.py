"""Turns in clockwise order, the trigger of the end, and the last turns (sections 2 and 9)."""

from signoria.engine.frame import Frame
from signoria.games.carrara.components.sheet import TRIGGER_POINTS
from signoria.games.carrara.position.options import STALL_ROUNDS_ABOVE
from signoria.games.carrara.position.position import NOWHERE, TURN, Player, Position


def no_column_left(player: Player) -> bool:
    """Whether all own columns stand on scoring places."""
    return player.fields == 0 and player.large == 0


def score_without_columns(state: Position, seat: int, points: int) -> None:
    """Who has no column left scores what is built, by its printed value (CAR-BUILD-9, CAR-MON-7)."""
    player = state.players[seat]
    if no_column_left(player):
        player.points += points
        if state.journal is not None:
            state.journal.note("scored the building", seat, {"points": points})


def check_end(state: Position, seat: int) -> None:
    """No reserve and somebody without a column: that triggers the end, once (CAR-END-1, -3, -5)."""
    if state.reserve or state.trigger != NOWHERE:
        return
    for player in state.players:
        if no_column_left(player):
            state.trigger = seat
            state.players[seat].points += TRIGGER_POINTS
            if state.journal is not None:
                state.journal.note("triggered the end", seat, {"points": TRIGGER_POINTS})
            return


def begin(state: Position, seat: int) -> None:
    """A turn begins; who holds the royal visit token returns it (CAR-TURN-1)."""
    state.stack[0] = Frame(TURN, seat)
    if state.holder == seat:
        state.holder = NOWHERE
        state.visit = NOWHERE
        if state.journal is not None:
            state.journal.note("returned the token", seat, {})


def end(state: Position) -> None:
    """On to the next seat, until the turn would come to who triggered the end (CAR-END-4)."""
    seats = len(state.players)
    following = (state.stack[0].seat + 1) % seats
    state.idle += 1
    if following == state.trigger:
        state.stack.clear()
    elif state.trigger == NOWHERE and state.idle >= (state.rules >> STALL_ROUNDS_ABOVE) * seats:
        state.stopped = True  # CAR-Q-26
        state.stack.clear()
        if state.journal is not None:
            state.journal.note("stopped", None, {"rounds": state.rules >> STALL_ROUNDS_ABOVE})
    else:
        begin(state, following)
    if not state.stack and state.journal is not None:
        state.journal.note("game over", None, {})
