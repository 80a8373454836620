"""Taking a decision, and going on by itself until somebody has to decide again."""

from signoria.engine.catalogue import Decision, Verb
from signoria.engine.frame import Frame
from signoria.games.carrara.components.items import GOLD
from signoria.games.carrara.components.sheet import PASS_COINS
from signoria.games.carrara.components.tiles import BUILDINGS, VALUE_OF
from signoria.games.carrara.position.boards import find
from signoria.games.carrara.position.catalogue import (
    BUILD,
    BUY,
    COVER,
    DISCARD,
    DRAW,
    END_TURN,
    FIELD,
    GAIN,
    GIVE_UP,
    IN_CITY,
    MONUMENT,
    MOVE,
    NOTHING,
    ON,
    OPEN,
    PAY,
    PAY_TWO,
    PLACE,
    PURCHASE,
    ROTATE,
    SCORE,
    SPIN,
    START,
    STOP,
    STORE,
    TAKE,
    TILE,
    UPGRADE,
)
from signoria.games.carrara.position.options import CONFIRM_TURN
from signoria.games.carrara.position.position import (
    BUYING,
    CHOOSING_MONUMENT,
    CHOOSING_SITE,
    CHOOSING_TILE,
    NOWHERE,
    OPENING,
    RAISING,
    TURN,
    Position,
)
from signoria.games.carrara.rules import (
    buildings,
    columns,
    monuments,
    opening,
    payment,
    purchase,
    storage,
    turns,
    visit,
    wheel,
)


def take(state: Position, decision: Decision) -> None:
    """Do what a legal decision says."""
    frame = state.stack[-1]
    verb = decision.verb
    seat = frame.seat
    a = decision.a
    if verb is TAKE:
        wheel.take_block(state, frame, a, decision.b)
    elif verb is DRAW:
        wheel.draw(state, frame, a)
    elif verb is PAY:
        payment.pay(state, frame, a, 1)
    elif verb is ROTATE:
        wheel.rotate(state, seat, a)
    elif verb is STOP:
        wheel.finish(state, frame)
    elif verb is END_TURN:
        turns.end(state)
    elif verb is TILE:
        state.stack[-1] = Frame(CHOOSING_SITE, seat, a)
    elif verb is IN_CITY:
        payment.begin(state, seat, frame.a, a, NOWHERE, VALUE_OF[frame.a])
    elif verb is PAY_TWO:
        payment.pay(state, frame, a, 2)
    elif verb is OPEN:
        if frame.kind == OPENING:
            opening.open_tile(state, frame, a)
        else:
            buildings.refill(state, state.stack[0].seat, frame.a, a)
    elif verb is FIELD:
        visit.use_column(state, seat, a)
    elif verb is PLACE:
        columns.put_column(state, seat, a)
    elif verb is GAIN:
        gain(state, frame, a)
    elif verb is ON:
        storage.set_on(state, frame, a)
    elif verb is STORE:
        storage.store(state, frame)
    elif verb is PURCHASE:
        purchase.purchase(state, seat, a)
    elif verb is MOVE:
        storage.move(state, seat, a)
    elif verb is COVER:
        player = state.players[seat]
        city = player.buildings[find(player, a)].city
        payment.begin(state, seat, frame.a, city, a, monuments.cover_cost(a, frame.a))
    elif verb is UPGRADE:
        monuments.take_upgrade(state, seat, a)
    elif verb is DISCARD:
        storage.discard(state, frame, a)
    elif verb is GIVE_UP:
        storage.give_up(state, frame)
    elif verb is START:
        opening.start(state, a)
    elif verb is SPIN:
        opening.spin(state, a)
    else:
        act(state, frame, verb)
    settle(state)


def act(state: Position, frame: Frame, verb: Verb) -> None:
    """The one action of a turn; every action but scoring declines another player's visit (CAR-TURN-2, -3)."""
    seat = frame.seat
    state.stack[-1] = Frame(TURN, seat, 1, frame.b)
    if verb is SCORE:
        visit.begin(state, seat)
        return
    visit.decline(state, seat)
    if verb is BUY:
        wheel.begin(state, seat)
    elif verb is BUILD:
        state.stack.append(Frame(CHOOSING_TILE, seat))
    elif verb is MONUMENT:
        state.stack.append(Frame(CHOOSING_MONUMENT, seat))
    else:
        state.players[seat].coins += PASS_COINS  # CAR-PASS-1
        if state.journal is not None:
            state.journal.note("passed", seat, {"coins": PASS_COINS})


def gain(state: Position, frame: Frame, item: int) -> None:
    """Take the item offered, or none; a gold statue not taken goes to the box (CAR-ADV-23)."""
    if item != NOTHING:
        storage.receive(state, frame.seat, item)
        return
    state.stack.pop()
    if visit.gold_due(state, frame):
        storage.box(state, GOLD)


def settle(state: Position) -> None:
    """Run what needs nobody's decision."""
    while state.stack:
        frame = state.stack[-1]
        kind = frame.kind
        if kind == TURN:
            if not frame.a or state.rules & CONFIRM_TURN:
                return
            player = state.players[frame.seat]
            if storage.can_move(state, player) or purchase.can_purchase(state, player):
                return
            turns.end(state)
        elif kind == BUYING:
            if not wheel.purchase_over(state, frame):
                return
            wheel.finish(state, frame)
        elif kind == RAISING:
            state.stack.pop()
            if frame.a < BUILDINGS:
                buildings.raise_building(state, state.stack[0].seat, frame.a, frame.b)
            else:
                monuments.raise_monument(state, state.stack[0].seat, frame.a, frame.b, frame.c)
        else:
            return
