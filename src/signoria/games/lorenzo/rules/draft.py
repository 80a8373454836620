"""The start of the advanced game: bonus tiles, and leaders kept one by one from packets that go round."""

from signoria.engine.frame import Frame
from signoria.engine.state import CHANCE
from signoria.games.lorenzo.components.board import BONUS_TILES, START_COINS, START_GOODS
from signoria.games.lorenzo.components.excommunications import TILES
from signoria.games.lorenzo.components.goods import COINS
from signoria.games.lorenzo.components.leaders import LEADERS
from signoria.games.lorenzo.position.options import ADVANCED
from signoria.games.lorenzo.position.position import CHOOSE_TILE, DEALING, DRAFTING, FIRST_TILES, Position
from signoria.games.lorenzo.rules.rounds import prepare

PACKET = 4
"""Leaders dealt to each player, and kept by each in the end."""


def join_order(state: Position, seat: int) -> None:
    """A seat takes the next place in the first turn order (LOR-SETUP-10) and its starting coins (LOR-SETUP-11).

    Starting goods are no gains that a tile could lessen (LOR-OQ-44).
    """
    goods = state.players[seat].goods
    goods[COINS] = START_COINS[len(state.order)]
    for index in range(len(START_GOODS.goods)):
        goods[START_GOODS.goods[index]] += START_GOODS.amounts[index]  # LOR-SETUP-8
    state.order = (*state.order, seat)
    seats = len(state.players)
    if len(state.order) == seats - 1:
        for last in range(seats):
            if last not in state.order:
                join_order(state, last)
    elif len(state.order) == seats:
        if state.journal is not None:
            state.journal.note("order", None, {"order": list(state.order)})
        state.stack[-1] = Frame(FIRST_TILES, CHANCE)


def lay_tile(state: Position, tile: int) -> None:
    """One excommunication tile of each period is turned up (LOR-SETUP-3); the advanced game goes on (LOR-SETUP-13)."""
    state.tiles = (*state.tiles, tile)
    if state.journal is not None:
        state.journal.note("tile", None, {"tile": TILES[tile].id})
    if len(state.tiles) == 3:
        if state.rules & ADVANCED:
            state.stack[-1] = Frame(CHOOSE_TILE, state.order[-1])  # LOR-ADV-1: last player first
        else:
            prepare(state)


def tile_free(state: Position, tile: int) -> bool:
    for player in state.players:
        if player.tile == tile:
            return False
    return True


def choose_tile(state: Position, frame: Frame, tile: int) -> None:
    """A seat takes one of the advanced bonus tiles; then the next, in reverse order. The rest stay out (LOR-ADV-2)."""
    state.players[frame.seat].tile = tile
    if state.journal is not None:
        state.journal.note("bonus tile", frame.seat, {"tile": BONUS_TILES[tile].id})
    chosen = frame.a + 1
    if chosen < len(state.players):
        state.stack[-1] = Frame(CHOOSE_TILE, state.order[-1 - chosen], chosen)
    else:
        state.stack[-1] = Frame(DEALING, CHANCE)  # LOR-ADV-3


def deal(state: Position, frame: Frame, leader: int) -> None:
    """Deal a leader into the packet of the next seat (LOR-DRAFT-1); those not dealt stay unknown (LOR-DRAFT-2)."""
    seat = frame.a // PACKET
    packets = list(state.packets)
    packets[seat] = tuple(sorted([*packets[seat], leader]))
    state.packets = tuple(packets)
    if state.journal is not None:
        state.journal.confide("dealt", seat, {}, {"leader": LEADERS[leader].id})
    dealt = frame.a + 1
    if dealt < PACKET * len(state.players):
        state.stack[-1] = Frame(DEALING, CHANCE, dealt)
    else:
        state.stack[-1] = Frame(DRAFTING, 0)


def packet_held(state: Position, seat: int, turn: int) -> int:
    """The packet a seat holds in a pass: packets go from seat i to seat i - 1 (LOR-DRAFT-1)."""
    return (seat + turn) % len(state.players)


def keep(state: Position, frame: Frame, leader: int) -> None:
    """A seat keeps a leader; when all have, the packets go on, and the last leader of each needs no question."""
    keep_one(state, frame.seat, frame.a, leader)
    seats = len(state.players)
    if frame.seat + 1 < seats:
        state.stack[-1] = Frame(DRAFTING, frame.seat + 1, frame.a)
    elif frame.a + 2 < PACKET:
        state.stack[-1] = Frame(DRAFTING, 0, frame.a + 1)
    else:
        for seat in range(seats):
            keep_one(state, seat, PACKET - 1, state.packets[packet_held(state, seat, PACKET - 1)][0])
        prepare(state)


def keep_one(state: Position, seat: int, turn: int, leader: int) -> None:
    origin = packet_held(state, seat, turn)
    packets = list(state.packets)
    picks = list(state.picks)
    packets[origin] = tuple([other for other in packets[origin] if other != leader])
    picks[origin] = (*picks[origin], leader)
    state.packets = tuple(packets)
    state.picks = tuple(picks)
    player = state.players[seat]
    player.hand = tuple(sorted([*player.hand, leader]))
    if state.journal is not None:
        state.journal.confide("kept", seat, {}, {"leader": LEADERS[leader].id})
