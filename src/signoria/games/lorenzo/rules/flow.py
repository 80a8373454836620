"""Taking a decision, and going on by itself until somebody has to decide again."""

from signoria.engine.catalogue import Decision
from signoria.engine.frame import NOBODY, Frame
from signoria.games.lorenzo.components.cards import CARDS
from signoria.games.lorenzo.components.goods import WOOD
from signoria.games.lorenzo.position.catalogue import (
    ACTIVATE,
    BONUS_TILE,
    COPY,
    COST,
    DEAL,
    DECLINE,
    DISCARD,
    DISCOUNT,
    EFFECT,
    EFFECT_ACTION,
    EFFECT_GOODS,
    EFFECT_PRIVILEGES,
    END_TURN,
    EXCOMMUNICATION,
    FORFEIT,
    KEEP,
    ORDER,
    PLACE,
    PLAY,
    PRIVILEGE,
    RAISE,
    REDUCE,
    ROLL,
    SERVANTS,
    SKIP,
    SUPPORT,
    TAKE,
    TRADE,
    TURN_UP,
)
from signoria.games.lorenzo.position.options import CONFIRM_TURN
from signoria.games.lorenzo.position.position import (
    BONUS_ACTION,
    COPYING,
    LAPS,
    ORDERING,
    PRIVILEGES_DUE,
    REPORT,
    ROUND_END,
    TRADING,
    TURN,
    Position,
)
from signoria.games.lorenzo.rules import draft, gains, retinue, rounds, vatican
from signoria.games.lorenzo.rules.actions import (
    announce,
    carry_out,
    choose_box,
    choose_servants,
    floor_ways,
    grant_possible,
)
from signoria.games.lorenzo.rules.areas import choose_trade, next_trade
from signoria.games.lorenzo.rules.gains import CLOSED, close_account, draw, tell_gain, with_per
from signoria.games.lorenzo.rules.towers import BY_MEMBER, ON_STONE, times


def take(state: Position, decision: Decision) -> None:
    """Do what a legal decision says."""
    frame = state.stack[-1]
    deed = decision.kind
    seat = frame.seat
    a = decision.a
    if deed == PLACE:
        state.stack[-1] = Frame(TURN, seat, 1)
        announce(state, seat, a, decision.b, BY_MEMBER)
    elif deed == TURN_UP:
        rounds.turn_up(state, frame, a)
    elif deed == PRIVILEGE:
        gains.choose_privilege(state, frame, a)
    elif deed == SERVANTS:
        choose_servants(state, frame, a)
    elif deed == END_TURN:
        state.stack.pop()
    elif deed == ROLL:
        rounds.roll(state, frame, decision.b)
    elif deed == TRADE:
        choose_trade(state, frame, decision.b)
    elif deed == TAKE:
        state.stack.pop()
        announce(state, seat, -1, a, frame.a)
    elif deed == SKIP:
        lapse(state, frame)
    elif deed == COST:
        state.stack.pop()
        ways = floor_ways(state, seat, frame.b, frame.c)
        choose_box(state, seat, frame.a, frame.b, frame.c, frame.d, a, ways)
    elif deed == DISCOUNT:
        state.stack.pop()
        way = 2 * (frame.d & 1) + (0 if a == WOOD else ON_STONE)
        carry_out(state, seat, frame.a, frame.b, frame.c, frame.d >> 1, way)
    elif deed == REDUCE:
        state.stack.pop()
        gains.give_up(state, seat, a)
    elif deed == EFFECT:
        effect(state, frame, a)
    elif deed == DISCARD:
        retinue.discard(state, seat, a)  # LOR-LEADER-11: no leader action is the action of the turn
    elif deed == PLAY:
        retinue.play(state, seat, a)
    elif deed == ACTIVATE:
        retinue.activate(state, seat, a)
    elif deed == COPY:
        if frame.kind == COPYING:
            state.stack.pop()
        retinue.copy_leader(state, seat, a)
    elif deed == RAISE:
        state.stack.pop()
        retinue.raise_member(state, seat, a)
    elif deed == FORFEIT:
        forfeit(state, seat)
    elif deed == SUPPORT or deed == DECLINE:
        vatican.answer(state, frame, deed == SUPPORT)
    elif deed == KEEP:
        draft.keep(state, frame, a)
    elif deed == DEAL:
        draft.deal(state, frame, a)
    elif deed == BONUS_TILE:
        draft.choose_tile(state, frame, a)
    elif deed == ORDER:
        draft.join_order(state, a)
    elif deed == EXCOMMUNICATION:
        draft.lay_tile(state, a)
    settle(state)


def settle(state: Position) -> None:
    """Run the frames that need nobody's decision."""
    while state.stack:
        frame = state.stack[-1]
        kind = frame.kind
        if kind == TURN:
            if not frame.a or state.rules & CONFIRM_TURN or retinue.leader_action_possible(state, frame.seat):
                return
            state.stack.pop()
        elif kind == LAPS:
            rounds.next_turn(state, frame)
        elif kind == TRADING:
            if not next_trade(state, frame):
                return
        elif kind == BONUS_ACTION:
            if grant_possible(state, frame):
                return
            lapse(state, frame)
        elif kind == ORDERING:
            if frame.b & (frame.b - 1):
                return
            last_effect(state, frame)
        elif kind == REPORT and frame.seat == NOBODY:
            if not vatican.next_report(state, frame):
                return
        elif kind == ROUND_END:
            rounds.end_round(state)
        else:
            return


def lapse(state: Position, frame: Frame) -> None:
    """A bonus action that cannot or shall not be done (LOR-BONUS-2)."""
    state.stack.pop()
    if state.journal is not None:
        state.journal.note("lapsed", frame.seat, {"card": CARDS[frame.a].id})


def forfeit(state: Position, seat: int) -> None:
    """The turn's action is lost (LOR-TURN-4, -5); leader actions are still possible (LOR-OQ-29)."""
    state.players[seat].out = True
    state.stack[-1] = Frame(TURN, seat, 1)
    if state.journal is not None:
        state.journal.note("forfeited", seat, {})


def effect(state: Position, frame: Frame, part: int) -> None:
    """One immediate effect of a card whose owner orders them (option ask_effect_order).

    The frame holds the card in `a`, the effects left in `b`, and the card's account as a source in `c`.
    """
    seat = frame.seat
    card = CARDS[frame.a]
    left = frame.b & ~(1 << part)
    if part == EFFECT_GOODS:
        player = state.players[seat]
        before = player.goods[:]
        account = draw(state, player, with_per(player, card.gain, card.per), times(player), frame.c)
        tell_gain(state, seat, card.id, before)
        state.stack[-1] = Frame(ORDERING, seat, frame.a, left, account)
        return
    if part == EFFECT_PRIVILEGES:
        state.stack[-1] = Frame(ORDERING, seat, frame.a, left, frame.c)
        state.stack.append(Frame(PRIVILEGES_DUE, seat, card.gain.privileges, 0, frame.c, 1))
        return
    # What tile I-4 takes back is settled before the action could spend it.
    closed = CLOSED if frame.c > CLOSED else 0
    state.stack[-1] = Frame(ORDERING, seat, frame.a, left, frame.c | closed)
    state.stack.append(Frame(BONUS_ACTION, seat, frame.a))
    close_account(state, seat, frame.c, len(state.stack))


def last_effect(state: Position, frame: Frame) -> None:
    """At most one effect is left, so there is nothing to order; at the end the card's account is closed."""
    if frame.b:
        for part in (EFFECT_GOODS, EFFECT_PRIVILEGES, EFFECT_ACTION):
            if frame.b >> part & 1:
                effect(state, frame, part)
        return
    state.stack.pop()
    close_account(state, frame.seat, frame.c, len(state.stack))
