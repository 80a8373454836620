"""Taking a decision, and going on by itself until somebody has a choice."""

from signoria.engine.catalogue import Decision
from signoria.engine.frame import NOBODY, Frame
from signoria.engine.state import CHANCE
from signoria.games.virtu.position.catalogue import (
    ADVANCE,
    ALLY,
    ANNEX,
    ANNOUNCE,
    AT,
    BESIEGE,
    BONUS,
    BUILD,
    BUY,
    CANCEL,
    CASH,
    DISBAND,
    DISCARD,
    DROP,
    END,
    FIRST_PLAYER,
    FROM_COURT,
    GIVE_UP,
    KEEP,
    LEAVE,
    LOSE,
    MARCH,
    MOVE,
    PASS,
    PLACE,
    POWER,
    REACTIVATE,
    RECRUIT,
    REFRESH,
    REMOVE,
    SAIL,
    SEAT,
    SELL,
    SEND,
    SIEGE,
    START,
    STEP,
    STEP_ARROW,
    STEP_FLORINS,
    STOP,
    TO,
    TOKEN,
    USE,
)
from signoria.games.virtu.position.catalogue import RETREAT as RETREAT_DEED
from signoria.games.virtu.position.position import (
    ASSAULT,
    BLOCKED,
    OVERFULL,
    PAYING,
    REORGANISING,
    RETREAT,
    RETREATS,
    SIEGES,
    SPRING,
    Position,
)
from signoria.games.virtu.rules import (
    acting,
    battles,
    campaign,
    court,
    expansion,
    governing,
    intrigue,
    legality,
    market,
    movement,
    payments,
    reorganising,
    retreats,
    rounds,
    sieges,
    winter,
)
from signoria.games.virtu.rules.payments import (
    FOR_ALLIANCE,
    FOR_ANNEXATION,
    FOR_BATTLE,
    FOR_PARDON,
    FOR_PATRONAGE,
    FOR_PURCHASE,
    FOR_RECRUIT,
    FOR_STEP,
    FOR_TOKEN,
    FOR_UNBLOCKING,
    FOR_WAGES,
)
from signoria.games.virtu.rules.sources import sell_for_florins


def take(state: Position, decision: Decision) -> None:
    """Do what a legal decision says, and go on."""
    perform(state, decision)
    settle(state)


def settle(state: Position) -> None:
    """Run what needs nobody's choice, and find what the next seat may do; a single option is taken at once."""
    while state.stack:
        frame = state.stack[-1]
        if frame.seat == NOBODY:
            run(state, frame)
        elif frame.kind == PAYING and payments.is_paid(state, frame):
            paid(state, frame)
        else:
            found = legality.menu(state, frame)
            if len(found) != 1 or frame.seat == CHANCE:
                state.menu = found
                return
            perform(state, found[0])
    state.menu = []


def run(state: Position, frame: Frame) -> None:
    """Frames that run by themselves."""
    kind = frame.kind
    if kind == SPRING:
        rounds.next_turn(state, frame)
    elif kind == SIEGES:
        sieges.next_besieger(state, frame)
    elif kind == ASSAULT:
        sieges.go_on(state, frame)
    elif kind == RETREATS:
        if retreats.next_retreat(state, frame):
            rounds.end_spring(state)
    elif winter.next_step(state, frame):
        rounds.end_winter(state)


def paid(state: Position, payment: Frame) -> None:
    """What a payment was for happens."""
    purpose = payment.c
    seat = payment.seat
    if purpose == FOR_PURCHASE:
        market.bought(state, payment)
    elif purpose == FOR_RECRUIT:
        winter.recruited(state, payment)
    elif purpose == FOR_WAGES:
        winter.wages_paid(state, payment)
    elif purpose == FOR_ANNEXATION:
        expansion.annexed(state, payment)
    elif purpose == FOR_PATRONAGE:
        expansion.advanced(state, seat)
    elif purpose == FOR_STEP:
        movement.step_paid(state, seat)
    elif purpose == FOR_PARDON:
        movement.pardoned(state, seat)
    elif purpose == FOR_BATTLE:
        battles.strengthened(state, payment.d)
    elif purpose == FOR_TOKEN:
        campaign.token_bought(state, seat)
    elif purpose == FOR_UNBLOCKING:
        intrigue.unblocked(state, payment)
    elif purpose == FOR_ALLIANCE:
        winter.allied(state, payment)


def perform(state: Position, decision: Decision) -> None:
    """One decision, without what follows by itself."""
    frame = state.stack[-1]
    deed = decision.kind
    a = decision.a
    if deed == END:
        state.stack.pop()  # what is left of a pool lapses (VIR-PAY-2)
    elif deed == USE:
        use(state, frame, a, decision.b)
    elif deed == STEP:
        movement.step(state, frame)
    elif deed == STOP:
        state.stack.pop()
        acting.start_action(state, frame.seat)
    elif deed == MOVE:
        move(state, frame, a, decision.b)
    elif deed == DISCARD:
        discard(state, frame, a)
    elif deed == BUY:
        market.buy(state, frame, a)
    elif deed == SEAT:
        court.take_seat(state, frame, a)
    elif deed == CASH:
        payments.cash(state, frame, a)
    elif deed == SELL:
        sell_for_florins(state, frame.seat)
    elif deed == RECRUIT:
        winter.recruit(state, frame, a)
    elif deed == KEEP:
        winter.keep(state, frame, a)
    elif deed == PASS:
        if battles.pass_on(state, frame):
            sieges.resolve(state, frame)
    elif deed == REFRESH:
        governing.refresh(state, frame, a)
    elif deed == MARCH or deed == SAIL:
        campaign.move_unit(state, frame, a, decision.b, deed == SAIL)
    elif deed == SEND:
        intrigue.send(state, frame, a)
    elif deed == TO:
        intrigue.choose_category(state, frame, a)
    elif deed == AT:
        intrigue.arrive(state, frame, a)
    elif deed == REMOVE:
        if frame.kind == BLOCKED:
            intrigue.unblock(state, frame)
        else:
            intrigue.remove(state, frame, a)
    else:
        perform_rarer(state, frame, decision)


def perform_rarer(state: Position, frame: Frame, decision: Decision) -> None:
    deed = decision.kind
    a = decision.a
    if deed == STEP_FLORINS:
        movement.step_for_florins(state, frame)
    elif deed == STEP_ARROW:
        movement.step_by_arrow(state, frame, a)
    elif deed == CANCEL:
        movement.cancel(state, frame, a)
    elif deed == LEAVE:
        state.stack.pop()
    elif deed == REACTIVATE:
        governing.reactivate(state, frame, a)
    elif deed == ADVANCE:
        expansion.advance(state, frame)
    elif deed == BONUS:
        expansion.take_bonus(state, frame, a)
    elif deed == ANNEX:
        expansion.annex(state, frame, a)
    elif deed == TOKEN:
        campaign.buy_token(state, frame)
    elif deed == SIEGE:
        sieges.choose_siege(state, frame, a)
    elif deed == ANNOUNCE:
        battles.announce(state, frame, a, decision.b)
    elif deed == BESIEGE:
        state.stack.pop()
    elif deed == GIVE_UP:
        state.stack.pop()
        sieges.give_up(state, frame.seat, frame.a)
    elif deed == RETREAT_DEED:
        retreats.retreat(state, frame, a)
    elif deed == LOSE:
        retreats.lose(state, frame)
    elif deed == DISBAND:
        winter.disband(state, frame, a)
    elif deed == BUILD:
        market.build(state, frame, a)
    elif deed == ALLY:
        winter.ally(state, frame, a)
    elif deed == DROP:
        winter.drop(state, frame, a)
    elif deed == START:
        state.stack.pop()
        state.players[frame.seat].token = a  # VIR-MOVE-1
        acting.start_action(state, frame.seat)
    elif deed == PLACE:
        rounds.place_family(state, frame, a, decision.b)
    elif deed == POWER:
        rounds.choose_power(state, frame, a)
    elif deed == FIRST_PLAYER:
        rounds.choose_first(state, a)


def use(state: Position, frame: Frame, source: int, symbol: int) -> None:
    if frame.kind == PAYING:
        payments.pay(state, frame, source, symbol)
    elif frame.kind == RETREAT:
        retreats.add_ships(state, frame, source)
    else:
        acting.add_source(state, frame, source, symbol)


def move(state: Position, frame: Frame, start: int, end: int) -> None:
    if frame.kind == OVERFULL:
        court.shift(state.players[frame.seat], start - FROM_COURT, end - FROM_COURT)
        state.stack.pop()
        court.check_crowding(state, frame.seat)
    else:
        reorganising.move_card(state, frame, start, end)


def discard(state: Position, frame: Frame, space: int) -> None:
    court.discard(state, frame.seat, space)
    if frame.kind == REORGANISING:
        reorganising.forget_moves(state, frame, space)
        return
    state.stack.pop()
    if frame.kind == OVERFULL:
        court.check_crowding(state, frame.seat)
