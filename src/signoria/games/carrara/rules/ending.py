"""Players without columns: what they build scores at once, and without a reserve they trigger the end (section 9)."""

from signoria.games.carrara.position.position import NOWHERE, Player, Position


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
    """No reserve and somebody without a column: that triggers the end, once (CAR-END-1, CAR-END-3, CAR-END-5)."""
    if state.reserve or state.trigger != NOWHERE:
        return
    for player in state.players:
        if no_column_left(player):
            state.trigger = seat
            state.players[seat].points += state.components.trigger_points
            if state.journal is not None:
                state.journal.note("triggered the end", seat, {"points": state.components.trigger_points})
            return
