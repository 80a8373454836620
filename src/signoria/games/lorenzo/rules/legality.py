"""What is legal: `legal` lists it, `obstacle` says what stands against one decision; both ask the same conditions."""

from signoria.engine.catalogue import Decision
from signoria.engine.frame import Frame
from signoria.engine.state import CHANCE
from signoria.games.lorenzo.components.cards import CARDS
from signoria.games.lorenzo.components.excommunications import TILES
from signoria.games.lorenzo.components.leaders import LORENZO
from signoria.games.lorenzo.position.catalogue import (
    ACTIVATE,
    ACTIVATE_D,
    BONUS_TILE,
    BONUS_TILE_D,
    COPY,
    COPY_D,
    COST,
    COST_D,
    DEAL,
    DEAL_C,
    DECLINE,
    DECLINE_D,
    DISCARD,
    DISCARD_D,
    DISCOUNT,
    DISCOUNT_D,
    EFFECT,
    EFFECT_D,
    END_TURN,
    END_TURN_D,
    EXCOMMUNICATION,
    EXCOMMUNICATION_C,
    FORFEIT,
    FORFEIT_D,
    KEEP,
    KEEP_D,
    NO_TRADE,
    ORDER,
    ORDER_C,
    PLACE,
    PLAY,
    PLAY_D,
    PRIVILEGE,
    PRIVILEGE_D,
    RAISE,
    RAISE_D,
    REDUCE,
    REDUCE_D,
    ROLL,
    ROLL_C,
    SERVANTS,
    SERVANTS_D,
    SKIP,
    SKIP_D,
    SUPPORT,
    SUPPORT_D,
    TAKE,
    TAKE_D,
    TRADE,
    TRADE_D,
    TURN_UP,
    TURN_UP_C,
    Chances,
)
from signoria.games.lorenzo.position.options import ALLOW_VOLUNTARY_PASS
from signoria.games.lorenzo.position.position import (
    BONUS_ACTION,
    CHOOSE_COST,
    CHOOSE_DISCOUNT,
    CHOOSE_TILE,
    COPYING,
    DRAFTING,
    FIRST_ORDER,
    FIRST_TILES,
    ORDERING,
    PAY_SERVANTS,
    PRIVILEGES_DUE,
    RAISING,
    REDUCING,
    REPORT,
    ROLLING,
    TRADING,
    TURN,
    TURNING_UP,
    Position,
)
from signoria.games.lorenzo.rules.actions import frame_offer, grant_obstacle
from signoria.games.lorenzo.rules.areas import can_trade, trade_partner
from signoria.games.lorenzo.rules.draft import packet_held, tile_free
from signoria.games.lorenzo.rules.obstacles import (
    ALREADY_ACTED,
    CAN_PLACE,
    CHANCE_DECIDES,
    EFFECT_NOT_LEFT,
    GAME_OVER,
    NOT_AN_OUTCOME,
    NOT_ASKED,
    NOT_IN_PACKET,
    NOT_YET_ACTED,
    OTHER_BUILDING,
    PRIVILEGE_TWICE,
    SERVANTS_NOT_THERE,
    SERVANTS_TOO_FEW,
    SERVANTS_USELESS,
    TILE_TAKEN,
    TRADE_UNPAYABLE,
)
from signoria.games.lorenzo.rules.placing import placement_obstacle, placements
from signoria.games.lorenzo.rules.retinue import (
    activate_obstacle,
    condition_obstacle,
    copy_obstacle,
    copyable,
    discard_obstacle,
    play_obstacle,
    raise_obstacle,
)
from signoria.games.lorenzo.rules.rounds import face_down, pack_of


def legal(state: Position) -> list[Decision]:
    """Every decision without an obstacle."""
    if not state.stack:
        return []
    frame = state.stack[-1]
    if frame.seat == CHANCE:
        return [decision for decision, _ in outcomes(state, frame)]
    if frame.kind == TURN:
        return turn_menu(state, frame)
    if frame.kind == PAY_SERVANTS:
        return servants_offered(state, frame)
    found: list[Decision] = []
    for decision in candidates(state, frame):
        if obstacle_in(state, frame, decision) == 0:
            found.append(decision)
    return found


def turn_menu(state: Position, frame: Frame) -> list[Decision]:
    """Leader actions at any time; before the member action a placement, or forfeiting; after it the end (DP-3)."""
    seat = frame.seat
    player = state.players[seat]
    if frame.a:
        found = [END_TURN_D]
    else:
        found = placements(state, seat)
        if not found or state.rules & ALLOW_VOLUNTARY_PASS:
            found.append(FORFEIT_D)
    for leader in player.hand:
        found.append(DISCARD_D[leader])
        if condition_obstacle(state, seat, leader) == 0:
            found.append(PLAY_D[leader])
    for leader in player.leaders:
        if leader in ACTIVATE_D and activate_obstacle(state, seat, leader) == 0:
            found.append(ACTIVATE_D[leader])
        if leader == LORENZO and player.copied < 0:
            for other in copyable(state, seat):
                found.append(COPY_D[other])
    return found


def candidates(state: Position, frame: Frame) -> list[Decision]:
    """The decisions of the kind that is asked for; `obstacle_in` sorts out those that cannot be taken."""
    kind = frame.kind
    if kind == BONUS_ACTION:
        action = CARDS[frame.a].action
        if action is not None and action.kind >= 0:
            return [SKIP_D, *servants_offered(state, frame)]
        return [SKIP_D, *TAKE_D]
    if kind == TRADING:
        return TRADE_D[trade_partner(state, frame)]
    if kind == PRIVILEGES_DUE:
        return PRIVILEGE_D
    if kind == CHOOSE_COST:
        return COST_D
    if kind == CHOOSE_DISCOUNT:
        return DISCOUNT_D
    if kind == REDUCING:
        return REDUCE_D
    if kind == ORDERING:
        return EFFECT_D
    if kind == RAISING:
        return RAISE_D
    if kind == COPYING:
        return list(COPY_D.values())
    if kind == REPORT:
        return [SUPPORT_D, DECLINE_D]
    if kind == CHOOSE_TILE:
        return BONUS_TILE_D
    return [KEEP_D[leader] for leader in state.packets[packet_held(state, frame.seat, frame.a)]]


def servants_offered(state: Position, frame: Frame) -> list[Decision]:
    offered = frame_offer(state, frame)
    return SERVANTS_D[offered.least : offered.most + 1 : offered.step]


def obstacle(state: Position, decision: Decision) -> int:
    """What stands against a decision now; 0 if nothing does."""
    if not state.stack:
        return GAME_OVER
    frame = state.stack[-1]
    if frame.seat == CHANCE:
        if not decision.by_chance:
            return CHANCE_DECIDES
        return 0 if is_outcome(state, frame, decision) else NOT_AN_OUTCOME
    return obstacle_in(state, frame, decision)


def obstacle_in(state: Position, frame: Frame, decision: Decision) -> int:
    """What stands against a decision of the seat that is asked."""
    kind = frame.kind
    deed = decision.kind
    seat = frame.seat
    if kind == TURN:
        return turn_obstacle(state, frame, decision)
    if kind == PAY_SERVANTS:
        return servants_obstacle(state, frame, decision.a) if deed == SERVANTS else NOT_ASKED
    if kind == PRIVILEGES_DUE:
        if deed != PRIVILEGE:
            return NOT_ASKED
        return PRIVILEGE_TWICE if frame.b >> decision.a & 1 else 0  # LOR-PRIV-2
    if kind == BONUS_ACTION:
        return bonus_obstacle(state, frame, decision)
    if kind == TRADING:
        return trade_obstacle(state, frame, decision) if deed == TRADE else NOT_ASKED
    if kind == CHOOSE_COST:
        return 0 if deed == COST else NOT_ASKED  # asked only where both boxes can be paid
    if kind == CHOOSE_DISCOUNT:
        return 0 if deed == DISCOUNT else NOT_ASKED  # likewise
    if kind == REDUCING:
        return 0 if deed == REDUCE else NOT_ASKED
    if kind == ORDERING:
        if deed != EFFECT:
            return NOT_ASKED
        return 0 if frame.b >> decision.a & 1 else EFFECT_NOT_LEFT
    if kind == RAISING:
        return raise_obstacle(state, seat, decision.a) if deed == RAISE else NOT_ASKED
    if kind == COPYING:
        return copy_obstacle(state, seat, decision.a) if deed == COPY else NOT_ASKED
    if kind == REPORT:
        return 0 if deed == SUPPORT or deed == DECLINE else NOT_ASKED
    if kind == CHOOSE_TILE:
        if deed != BONUS_TILE:
            return NOT_ASKED
        return 0 if tile_free(state, decision.a) else TILE_TAKEN  # LOR-ADV-1
    if kind == DRAFTING and deed == KEEP:
        packet = state.packets[packet_held(state, seat, frame.a)]
        return 0 if decision.a in packet else NOT_IN_PACKET
    return NOT_ASKED


def turn_obstacle(state: Position, frame: Frame, decision: Decision) -> int:
    deed = decision.kind
    seat = frame.seat
    if deed == PLACE:
        return ALREADY_ACTED if frame.a else placement_obstacle(state, seat, decision.a, decision.b)
    if deed == END_TURN:
        return 0 if frame.a else NOT_YET_ACTED
    if deed == FORFEIT:
        if frame.a:
            return ALREADY_ACTED
        if state.rules & ALLOW_VOLUNTARY_PASS:
            return 0
        return CAN_PLACE if placements(state, seat) else 0  # LOR-TURN-3, -4
    if deed == DISCARD:
        return discard_obstacle(state, seat, decision.a)
    if deed == PLAY:
        return play_obstacle(state, seat, decision.a)
    if deed == ACTIVATE:
        return activate_obstacle(state, seat, decision.a)
    if deed == COPY:
        return copy_obstacle(state, seat, decision.a)
    return NOT_ASKED


def servants_obstacle(state: Position, frame: Frame, servants: int) -> int:
    offered = frame_offer(state, frame)
    if servants < offered.least:
        return SERVANTS_TOO_FEW
    if servants > offered.at_hand:
        return SERVANTS_NOT_THERE
    if servants > offered.most or (servants - offered.least) % offered.step:
        return SERVANTS_USELESS  # LOR-OQ-1, LOR-OQ-46
    return 0


def bonus_obstacle(state: Position, frame: Frame, decision: Decision) -> int:
    action = CARDS[frame.a].action
    if decision.kind == SKIP:
        return 0  # LOR-BONUS-2
    if action is None:
        return NOT_ASKED
    if action.kind >= 0:
        return servants_obstacle(state, frame, decision.a) if decision.kind == SERVANTS else NOT_ASKED
    return grant_obstacle(state, frame.seat, frame.a, decision.a) if decision.kind == TAKE else NOT_ASKED


def trade_obstacle(state: Position, frame: Frame, decision: Decision) -> int:
    index = trade_partner(state, frame)
    if decision.a != index:
        return OTHER_BUILDING
    if decision.b == NO_TRADE:
        return 0  # LOR-HP-12, LOR-OQ-17
    if can_trade(state.players[frame.seat], CARDS[index].trades[decision.b]):
        return 0
    return TRADE_UNPAYABLE


def outcomes(state: Position, frame: Frame) -> Chances:
    """What chance can bring now, each with its weight."""
    kind = frame.kind
    if kind == TURNING_UP:
        left = state.packs
        return [TURN_UP_C[card] for card in pack_of(state, frame.a >> 2) if CARDS[card].bit & left]
    if kind == ROLLING:
        return ROLL_C[frame.a * 6 : frame.a * 6 + 6]
    if kind == FIRST_TILES:
        return EXCOMMUNICATION_C[len(state.tiles) * 7 : len(state.tiles) * 7 + 7]
    if kind == FIRST_ORDER:
        return [ORDER_C[seat] for seat in range(len(state.players)) if seat not in state.order]
    gone = dealt(state)
    return [DEAL_C[leader] for leader in range(len(DEAL_C)) if not gone >> leader & 1]


def is_outcome(state: Position, frame: Frame, decision: Decision) -> bool:
    """Whether chance can bring this now."""
    kind = frame.kind
    deed = decision.kind
    if kind == TURNING_UP:
        return deed == TURN_UP and face_down(state, frame.a >> 2, decision.a)
    if kind == ROLLING:
        return deed == ROLL and decision.a == frame.a
    if kind == FIRST_TILES:
        return deed == EXCOMMUNICATION and TILES[decision.a].period == len(state.tiles) + 1
    if kind == FIRST_ORDER:
        return deed == ORDER and decision.a < len(state.players) and decision.a not in state.order
    return deed == DEAL and not dealt(state) >> decision.a & 1


def dealt(state: Position) -> int:
    """The leaders that are in a packet already, one bit each."""
    found = 0
    for packet in state.packets:
        for leader in packet:
            found |= 1 << leader
    return found
