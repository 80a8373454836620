"""The rule and trade actions (VIR-ACTION-RULE, VIR-ACTION-TRADE)."""

from signoria.engine.catalogue import Decision
from signoria.engine.frame import Frame
from signoria.games.virtu.components.symbols import CROSS, CROWN, FULL, SHIP, WIDTH
from signoria.games.virtu.components.tables import EMPIRE, GREAT_POWERS, OTTOMANS, TILES_PER_SYMBOL
from signoria.games.virtu.components.tiles import SYMBOLS_AT, TILE_IDS, WITH_FLORINS, tiles_in
from signoria.games.virtu.position.catalogue import (
    DOMINION,
    EMPIRE_SOURCE,
    INDULGENCE_SOURCE,
    OTTOMAN_SOURCE,
    REACTIVATE_D,
    REFRESH_D,
    USE_D,
)
from signoria.games.virtu.position.position import ACTING, Position
from signoria.games.virtu.rules.acting import (
    CROWN_DUE,
    EMPIRE_BOUND,
    TURN,
    add_chamber_uses,
    add_sale_and_end,
    add_uses,
    pool_use_obstacle,
)
from signoria.games.virtu.rules.obstacles import (
    ALLIANCE_READY,
    CROWN_UNSPENT,
    EMPIRE_SPENT,
    NOT_ALLIED,
    NOTHING_TO_SPEND_ON,
    POOL_TOO_SMALL,
    SOURCE_REFRESHED,
    TILE_NOT_OWNED,
    TILE_READY,
    TILE_REFRESHED,
    TILE_SPENT,
)
from signoria.games.virtu.rules.sources import alliance_ready, can_sell


def refreshable(state: Position, frame: Frame) -> int:
    """Exhausted tiles, and available ones with florins to cash first (VIR-ACTION-RULE-5), unless they are bound.

    An action is one payment (VIR-PAY-9) and turns what was exhausted when it was paid: a tile that paid for it is not
    refreshed (VIR-ACTION-RULE-3), and one that it has refreshed neither pays nor is refreshed again.
    """
    player = state.players[frame.seat]
    return (player.tiles & ~player.ready_tiles | player.ready_tiles & WITH_FLORINS) & ~frame.d


def reactivatable(state: Position, frame: Frame) -> int:
    """Own alliances whose bonus is used; not the Empire's if it paid for this action (VIR-ACTION-RULE-4)."""
    found = 0
    if state.used_alliances:
        for power in range(len(GREAT_POWERS)):
            if state.allies[power] == frame.seat and state.used_alliances >> power & 1:
                found |= 1 << power
        if frame.c & EMPIRE_BOUND:
            found &= ~(1 << EMPIRE)
    return found


def rule_menu(state: Position, frame: Frame) -> list[Decision]:
    """Spend symbols on tiles and alliances, add sources, end (VIR-DEC-9)."""
    found: list[Decision] = []
    seat = frame.seat
    player = state.players[seat]
    symbols = frame.b >> WIDTH * CROWN & FULL
    tiles = refreshable(state, frame)
    alliances = reactivatable(state, frame)
    if tiles and (symbols or frame.c >= TURN):
        for tile in tiles_in(tiles):
            found.append(REFRESH_D[tile])
    if alliances and symbols:
        for power in range(len(GREAT_POWERS)):
            if alliances >> power & 1:
                found.append(REACTIVATE_D[power])
    if frame.c & CROWN_DUE:
        return found  # VIR-INDULGENCE-2: at once
    if tiles or alliances:
        add_chamber_uses(player, frame, found)
        add_uses(player, CROWN, found, frame.d)
        add_uses(player, CROSS, found, frame.d)
        if alliance_ready(state, seat, EMPIRE) and not frame.c & EMPIRE_BOUND:
            found.append(USE_D[EMPIRE_SOURCE][CROSS])
        if can_sell(state, player):
            found.append(USE_D[INDULGENCE_SOURCE][CROWN])
    add_sale_and_end(state, frame, found)
    return found


def refresh_obstacle(state: Position, frame: Frame, tile: int) -> int:
    player = state.players[frame.seat]
    bit = 1 << tile
    if not player.tiles & bit:
        return TILE_NOT_OWNED
    if frame.d & bit:
        return TILE_REFRESHED if player.ready_tiles & bit else TILE_SPENT
    if player.ready_tiles & bit and not WITH_FLORINS & bit:
        return TILE_READY
    return 0 if frame.b >> WIDTH * CROWN & FULL or frame.c >= TURN else POOL_TOO_SMALL


def reactivate_obstacle(state: Position, frame: Frame, power: int) -> int:
    if state.allies[power] != frame.seat:
        return NOT_ALLIED
    if not state.used_alliances >> power & 1:
        return ALLIANCE_READY
    if power == EMPIRE and frame.c & EMPIRE_BOUND:
        return EMPIRE_SPENT
    return 0 if frame.b >> WIDTH * CROWN & FULL else POOL_TOO_SMALL


def rule_use_obstacle(state: Position, frame: Frame, source: int, symbol: int) -> int:
    obstacle = pool_use_obstacle(state, frame, source, symbol)
    if obstacle:
        return obstacle
    if source == EMPIRE_SOURCE and frame.c & EMPIRE_BOUND:
        return SOURCE_REFRESHED
    if DOMINION <= source < OTTOMAN_SOURCE and frame.d >> source - DOMINION & 1:
        return SOURCE_REFRESHED
    if frame.c & CROWN_DUE:
        return CROWN_UNSPENT
    return 0 if refreshable(state, frame) or reactivatable(state, frame) else NOTHING_TO_SPEND_ON


def refresh(state: Position, frame: Frame, tile: int) -> None:
    """Turn a tile up; one symbol does it for two (VIR-ACTION-RULE-2), and a crown that is due goes first."""
    player = state.players[frame.seat]
    bit = 1 << tile
    if player.ready_tiles & bit:
        player.coins += SYMBOLS_AT[tile] & FULL  # cashed first (VIR-ACTION-RULE-5)
    player.ready_tiles |= bit
    pool = frame.b
    flags = frame.c
    if flags & CROWN_DUE or flags < TURN:
        pool -= 1 << WIDTH * CROWN
        flags = (flags & ~CROWN_DUE) + (TILES_PER_SYMBOL - 1) * TURN
    else:
        flags -= TURN
    state.stack[-1] = Frame(ACTING, frame.seat, frame.a, pool, flags, frame.d | bit)
    if state.journal is not None:
        state.journal.note("refreshed tile", frame.seat, {"tile": TILE_IDS[tile]})


def reactivate(state: Position, frame: Frame, power: int) -> None:
    """The disc goes back to the left space (VIR-ALLIANCE-9)."""
    state.used_alliances &= ~(1 << power)
    pool = frame.b - (1 << WIDTH * CROWN)
    flags = frame.c & ~CROWN_DUE | (EMPIRE_BOUND if power == EMPIRE else 0)
    state.stack[-1] = Frame(ACTING, frame.seat, frame.a, pool, flags, frame.d)
    if state.journal is not None:
        state.journal.note("reactivated", frame.seat, {"power": GREAT_POWERS[power]})


def trade_menu(state: Position, frame: Frame) -> list[Decision]:
    """Ships from anywhere, one source at a time (VIR-DEC-12)."""
    found: list[Decision] = []
    player = state.players[frame.seat]
    add_uses(player, SHIP, found)
    if alliance_ready(state, frame.seat, OTTOMANS):
        found.append(USE_D[OTTOMAN_SOURCE][SHIP])
    add_sale_and_end(state, frame, found)
    return found
