"""Beaten units go home by road or by sea, or are lost (VIR-RETREAT)."""

from signoria.engine.catalogue import Decision
from signoria.engine.frame import NOBODY, Frame
from signoria.games.virtu.components.cities import CITIES, CITY_IDS, LONGEST, PORTS, ROADS, SEA_DISTANCE, WITHIN
from signoria.games.virtu.components.symbols import FULL, SHIP, WIDTH
from signoria.games.virtu.components.tables import OTTOMANS
from signoria.games.virtu.components.tiles import CITY_TILES
from signoria.games.virtu.position.catalogue import LOSE_D, OTTOMAN_SOURCE, RETREAT_D, USE_D
from signoria.games.virtu.position.position import RETREAT, RETREATS, Position
from signoria.games.virtu.rules.acting import add_uses
from signoria.games.virtu.rules.obstacles import (
    NO_SHIP_NEEDED,
    NO_WAY_BACK,
    NOT_OWN_CITY,
    SHIPS_MISSING,
    SOURCE_NOT_ALLOWED,
    SYMBOL_NOT_NEEDED,
)
from signoria.games.virtu.rules.payments import source_obstacle
from signoria.games.virtu.rules.sources import alliance_ready, exhaust, symbols_of, tell_use


def next_retreat(state: Position, frame: Frame) -> bool:
    """In turn order, unit by unit (VIR-RETREAT-1, -6); returns whether all are done."""
    for place in range(frame.a, len(state.order)):
        seat = state.order[place]
        if state.players[seat].beaten:
            state.stack[-1] = Frame(RETREATS, NOBODY, place + 1)
            state.stack.append(Frame(RETREAT, seat))
            return False
    return True


def origin(state: Position, frame: Frame) -> int:
    """The city before which the next unit stands."""
    return state.players[frame.seat].beaten[0]


def ways(state: Position, frame: Frame) -> int:
    """Own cities that the next unit can reach with the ships of the pool, one bit each (VIR-RETREAT-2, -3)."""
    start = origin(state, frame)
    own = state.players[frame.seat].tiles & CITY_TILES
    found = ROADS[len(state.players) - 3][start] & own
    if PORTS >> start & 1 and frame.a:
        found |= WITHIN[start][frame.a if frame.a < LONGEST else LONGEST] & own
    return found & ~(1 << start)


def more_ships_help(state: Position, frame: Frame) -> bool:
    """Whether an own port lies farther away than the ships of the pool reach and no road leads there."""
    start = origin(state, frame)
    if not PORTS >> start & 1:
        return False
    own = state.players[frame.seat].tiles & PORTS & CITY_TILES & ~(1 << start)
    return own & ~ways(state, frame) != 0


def retreat_menu(state: Position, frame: Frame) -> list[Decision]:
    """Where the unit goes, a source of ships, or its loss (VIR-DEC-21)."""
    found: list[Decision] = []
    reached = ways(state, frame)
    if reached:
        for city in range(CITIES):
            if reached >> city & 1:
                found.append(RETREAT_D[city])
    if more_ships_help(state, frame):
        add_uses(state.players[frame.seat], SHIP, found)
        if alliance_ready(state, frame.seat, OTTOMANS):
            found.append(USE_D[OTTOMAN_SOURCE][SHIP])
    found.append(LOSE_D)
    return found


def retreat_obstacle(state: Position, frame: Frame, city: int) -> int:
    start = origin(state, frame)
    if state.control[city] != frame.seat or city == start:
        return NOT_OWN_CITY
    if ways(state, frame) >> city & 1:
        return 0
    return SHIPS_MISSING if PORTS >> start & PORTS >> city & 1 else NO_WAY_BACK


def ship_obstacle(state: Position, frame: Frame, source: int, symbol: int) -> int:
    if symbol != SHIP:
        return SYMBOL_NOT_NEEDED
    obstacle = source_obstacle(state, state.players[frame.seat], source, symbol)
    if obstacle:
        return obstacle
    if source < 2 or (source == OTTOMAN_SOURCE and not alliance_ready(state, frame.seat, OTTOMANS)):
        return SOURCE_NOT_ALLOWED  # VIR-PAY-14
    return 0 if more_ships_help(state, frame) else NO_SHIP_NEEDED


def add_ships(state: Position, frame: Frame, source: int) -> None:
    """All retreats of a player are one payment; ships left over are lost in the end (VIR-RETREAT-4)."""
    player = state.players[frame.seat]
    ships = symbols_of(state, player, source) >> WIDTH * SHIP & FULL
    tell_use(state, frame.seat, source, SHIP, ships)
    exhaust(state, frame.seat, source)
    state.stack[-1] = Frame(RETREAT, frame.seat, frame.a + ships)


def retreat(state: Position, frame: Frame, city: int) -> None:
    start = origin(state, frame)
    ships = frame.a
    if not ROADS[len(state.players) - 3][start] >> city & 1:
        ships -= SEA_DISTANCE[start][city]
    state.players[frame.seat].units[city] += 1
    if state.journal is not None:
        state.journal.note("retreated", frame.seat, {"start": CITY_IDS[start], "city": CITY_IDS[city]})
    unit_gone(state, frame.seat, ships)


def lose(state: Position, frame: Frame) -> None:
    """A unit that cannot or shall not retreat goes to the supply (VIR-RETREAT-5)."""
    state.players[frame.seat].supply += 1
    if state.journal is not None:
        state.journal.note("unit lost", frame.seat, {"city": CITY_IDS[origin(state, frame)]})
    unit_gone(state, frame.seat, frame.a)


def unit_gone(state: Position, seat: int, ships: int) -> None:
    player = state.players[seat]
    player.beaten = player.beaten[1:]
    if player.beaten:
        state.stack[-1] = Frame(RETREAT, seat, ships)
    else:
        state.stack.pop()
