"""The campaign action: marching, sailing and +1 tokens (VIR-ACTION-CAMPAIGN)."""

from signoria.engine.catalogue import Decision
from signoria.engine.frame import Frame
from signoria.games.virtu.components.cities import CITIES, CITY_IDS, CLOSED, LONGEST, PORTS, ROADS, SEA_DISTANCE
from signoria.games.virtu.components.symbols import CAVALRY, FLORIN, FULL, SHIP, WAR, WIDTH
from signoria.games.virtu.components.tables import OTTOMANS, WAR_FLORINS
from signoria.games.virtu.position.catalogue import COURT, MARCH_D, OTTOMAN_SOURCE, SAIL_D, TOKEN_D, USE_D
from signoria.games.virtu.position.position import ACTING, Player, Position
from signoria.games.virtu.rules.acting import add_chamber_uses, add_sale_and_end, add_uses, pool_use_obstacle
from signoria.games.virtu.rules.obstacles import (
    CANNOT_PAY,
    CITY_CLOSED,
    NO_ROAD,
    NO_UNIT,
    NO_WAR_SYMBOL,
    NOTHING_TO_SPEND_ON,
    POOL_TOO_SMALL,
    UNIT_STOPPED,
)
from signoria.games.virtu.rules.payments import FOR_TOKEN, begin
from signoria.games.virtu.rules.sources import alliance_ready, florins_at_hand


def can_move(state: Position, player: Player, seat: int) -> bool:
    """Whether any unit stands in an own city; those before foreign gates have to stay (VIR-ACTION-CAMPAIGN-5)."""
    for city in range(CITIES):
        if player.units[city] and state.control[city] == seat:
            return True
    return False


def campaign_menu(state: Position, frame: Frame) -> list[Decision]:
    """Move one unit, add a source, take a +1 token, end (VIR-DEC-14)."""
    found: list[Decision] = []
    seat = frame.seat
    player = state.players[seat]
    setup = len(state.players) - 3
    cavalry = frame.b >> WIDTH * CAVALRY & FULL
    ships = frame.b >> WIDTH * SHIP & FULL
    movable = False
    for city in range(CITIES):
        if player.units[city] and state.control[city] == seat:
            movable = True
            if cavalry:
                found += MARCH_D[setup][city]
            if ships and PORTS >> city & 1:
                for seas in range(1, (ships if ships < LONGEST else LONGEST) + 1):
                    found += SAIL_D[setup][city][seas]
    if frame.b >> WIDTH * WAR & FULL and token_payable(player, frame):
        found.append(TOKEN_D)
    add_chamber_uses(player, frame, found)
    if movable:
        add_uses(player, CAVALRY, found)
        add_uses(player, SHIP, found)
        if alliance_ready(state, seat, OTTOMANS):
            found.append(USE_D[OTTOMAN_SOURCE][SHIP])
    add_sale_and_end(state, frame, found)
    return found


def token_payable(player: Player, frame: Frame) -> bool:
    return florins_at_hand(player) + (frame.b & FULL) >= WAR_FLORINS


def move_obstacle(state: Position, frame: Frame, start: int, end: int, by_sea: bool) -> int:
    """What stands against moving a unit by road or by sea."""
    player = state.players[frame.seat]
    if state.control[start] == CLOSED or state.control[end] == CLOSED:
        return CITY_CLOSED  # VIR-SETUP-17
    if not player.units[start]:
        return NO_UNIT
    if state.control[start] != frame.seat:
        return UNIT_STOPPED
    if by_sea:
        return 0 if frame.b >> WIDTH * SHIP & FULL >= SEA_DISTANCE[start][end] else POOL_TOO_SMALL
    if not ROADS[len(state.players) - 3][start] >> end & 1:
        return NO_ROAD
    return 0 if frame.b >> WIDTH * CAVALRY & FULL else POOL_TOO_SMALL


def token_obstacle(state: Position, frame: Frame) -> int:
    if not frame.b >> WIDTH * WAR & FULL:
        return NO_WAR_SYMBOL
    return 0 if token_payable(state.players[frame.seat], frame) else CANNOT_PAY


def campaign_use_obstacle(state: Position, frame: Frame, source: int, symbol: int) -> int:
    obstacle = pool_use_obstacle(state, frame, source, symbol)
    if obstacle or source < COURT:
        return obstacle
    return 0 if can_move(state, state.players[frame.seat], frame.seat) else NOTHING_TO_SPEND_ON


def move_unit(state: Position, frame: Frame, start: int, end: int, by_sea: bool) -> None:
    """1 cavalry for a road, 1 ship for each sea (VIR-ACTION-CAMPAIGN-1, -2)."""
    player = state.players[frame.seat]
    player.units[start] -= 1
    player.units[end] += 1
    cost = SEA_DISTANCE[start][end] << WIDTH * SHIP if by_sea else 1 << WIDTH * CAVALRY
    state.stack[-1] = Frame(ACTING, frame.seat, frame.a, frame.b - cost, frame.c, frame.d)
    if state.journal is not None:
        way = "sea" if by_sea else "road"
        state.journal.note("moved", frame.seat, {"start": CITY_IDS[start], "city": CITY_IDS[end], "way": way})


def buy_token(state: Position, frame: Frame) -> None:
    """A war symbol of a chamber card becomes one token; florins of the other card go first (VIR-ACTION-CAMPAIGN-9)."""
    florins = frame.b >> WIDTH * FLORIN & FULL
    if florins > WAR_FLORINS:
        florins = WAR_FLORINS
    pool = frame.b - (1 << WIDTH * WAR) - florins
    state.stack[-1] = Frame(ACTING, frame.seat, frame.a, pool, frame.c, frame.d)
    begin(state, frame.seat, WAR_FLORINS - florins, FOR_TOKEN, 0, 0, 0)


def token_bought(state: Position, seat: int) -> None:
    player = state.players[seat]
    player.war_tokens += 1
    if state.journal is not None:
        state.journal.note("token", seat, {"tokens": player.war_tokens})
