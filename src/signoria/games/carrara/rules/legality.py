"""What is legal: `legal` lists it, `obstacle` says what stands against one decision; both ask the same conditions."""

from signoria.engine.catalogue import Decision
from signoria.engine.frame import Frame
from signoria.engine.state import CHANCE
from signoria.games.carrara.components.items import FIRST_STATUE, GOLD
from signoria.games.carrara.components.marble import count
from signoria.games.carrara.components.tiles import BUILDINGS, VALUE_OF
from signoria.games.carrara.position.catalogue import (
    BUILD,
    BUILD_D,
    BUY,
    BUY_D,
    COVER,
    DISCARD,
    DRAW,
    DRAW_D,
    END_TURN,
    END_TURN_D,
    FIELD,
    GAIN,
    GAIN_D,
    GAIN_NOTHING_D,
    GIVE_UP,
    IN_CITY,
    MONUMENT,
    MONUMENT_D,
    MOVE,
    NOTHING,
    ON,
    OPEN,
    OPEN_D,
    PASS,
    PASS_D,
    PAY,
    PAY_TWO,
    PLACE,
    PURCHASE,
    ROTATE,
    SCORE,
    SCORE_D,
    SPIN,
    SPIN_D,
    START,
    START_D,
    STOP,
    STORE,
    TAKE,
    TILE,
    UPGRADE,
)
from signoria.games.carrara.position.position import (
    BUYING,
    CHOOSING_COLUMN,
    CHOOSING_MONUMENT,
    CHOOSING_SITE,
    CHOOSING_TILE,
    DRAWING,
    GAINING,
    NEW,
    NOWHERE,
    PAYING,
    ROTATING,
    SCORING,
    SETTING,
    SPINNING,
    STARTING,
    TURN,
    UPGRADING,
    Position,
)
from signoria.games.carrara.rules import buildings, columns, monuments, payment, purchase, storage, visit, wheel
from signoria.games.carrara.rules.obstacles import (
    ALREADY_ACTED,
    CHANCE_DECIDES,
    GAME_OVER,
    MUST_GAIN,
    NOT_AN_OUTCOME,
    NOT_ASKED,
    NOT_SHOWN,
    NOT_THE_BONUS,
    NOT_YET_ACTED,
    USED_UP,
)


def legal(state: Position) -> list[Decision]:
    """Every decision without an obstacle."""
    if not state.stack:
        return []
    frame = state.stack[-1]
    seat = frame.seat
    if seat == CHANCE:
        return [decision for decision, _ in outcomes(state, frame)]
    kind = frame.kind
    player = state.players[seat]
    if kind == TURN:
        return turn_menu(state, frame)
    if kind == BUYING:
        return wheel.takes(state, frame, player)
    if kind == ROTATING:
        return wheel.rotations(state, player)
    if kind == PAYING:
        return payment.steps(player.blocks, frame)
    if kind == CHOOSING_TILE:
        return buildings.tiles(state, player)
    if kind == CHOOSING_SITE:
        found = buildings.cities(player, VALUE_OF[frame.a])
        if frame.a >= BUILDINGS:
            found += monuments.covers(player, frame.a)
        return found
    if kind == SCORING:
        found = columns.places(state, player)
        storage.add_moves(state, seat, found)
        purchase.add_purchases(state, seat, found)
        return found
    if kind == SETTING:
        return storage.settings(state, frame)
    if kind == GAINING:
        return gains(state, frame)
    if kind == CHOOSING_COLUMN:
        return visit.columns(state, player)
    if kind == CHOOSING_MONUMENT:
        return monuments.monuments(state, player)
    return monuments.upgrades(state, player)


def turn_menu(state: Position, frame: Frame) -> list[Decision]:
    """Before the action every action that can be completed, after it the end; free steps at both times."""
    seat = frame.seat
    player = state.players[seat]
    if frame.a:
        found = [END_TURN_D]
    else:
        found = [PASS_D]  # CAR-PASS-1
        if wheel.buy_obstacle(state) == 0:
            found.append(BUY_D)
        if buildings.build_obstacle(state, player) == 0:
            found.append(BUILD_D)
        if monuments.monument_obstacle(state, player) == 0:
            found.append(MONUMENT_D)
        if visit.score_obstacle(state, seat) == 0:
            found.append(SCORE_D)
    storage.add_moves(state, seat, found)
    purchase.add_purchases(state, seat, found)
    return found


def gains(state: Position, frame: Frame) -> list[Decision]:
    """The items offered, and to take none."""
    found: list[Decision] = []
    if gain_obstacle(state, frame, NOTHING) == 0:
        found.append(GAIN_NOTHING_D)
    if frame.a == NOWHERE:
        for item in range(GOLD + 1):
            if gain_obstacle(state, frame, item) == 0:
                found.append(GAIN_D[item])
        return found
    decoration = wheel.decoration_at(state, frame.a)
    statue = wheel.statue_at(state, frame.a)
    if state.supply[decoration]:
        found.append(GAIN_D[decoration])
    if state.supply[statue]:
        found.append(GAIN_D[statue])
    return found


def gain_obstacle(state: Position, frame: Frame, item: int) -> int:
    """One item of an emptied sector (CAR-ADV-10, -12) or of a court field (CAR-ADV-21, -22), or none."""
    if item == NOTHING:
        needed = visit.gold_due(state, frame) and storage.loses_place(state, state.players[frame.seat], 0)
        return MUST_GAIN if needed else 0  # CAR-SCORE-2
    if frame.a != NOWHERE:
        if item != wheel.decoration_at(state, frame.a) and item != wheel.statue_at(state, frame.a):
            return NOT_SHOWN
    elif visit.gold_due(state, frame):
        return 0 if item == GOLD else NOT_THE_BONUS
    elif item >= FIRST_STATUE:
        return NOT_THE_BONUS
    return 0 if state.supply[item] else USED_UP


def obstacle(state: Position, decision: Decision) -> int:
    """What stands against a decision now; 0 if nothing does."""
    if not state.stack:
        return GAME_OVER
    frame = state.stack[-1]
    if frame.seat == CHANCE:
        if not decision.by_chance:
            return CHANCE_DECIDES
        return 0 if can_happen(state, frame, decision) else NOT_AN_OUTCOME
    return obstacle_in(state, frame, decision)


def obstacle_in(state: Position, frame: Frame, decision: Decision) -> int:
    """What stands against a decision of the seat that is asked."""
    kind = frame.kind
    verb = decision.verb
    player = state.players[frame.seat]
    a = decision.a
    if kind == TURN:
        return turn_obstacle(state, frame, decision)
    if kind == BUYING:
        if verb is TAKE:
            return wheel.take_obstacle(state, frame, player, a, decision.b)
        return wheel.stop_obstacle(frame) if verb is STOP else NOT_ASKED
    if kind == ROTATING:
        return wheel.rotate_obstacle(state, player, a) if verb is ROTATE else NOT_ASKED
    if kind == PAYING:
        if verb is PAY:
            return payment.pay_obstacle(player.blocks, frame, a)
        return payment.pay_two_obstacle(player.blocks, frame, a) if verb is PAY_TWO else NOT_ASKED
    if kind == CHOOSING_TILE:
        return buildings.tile_obstacle(state, player, a) if verb is TILE and a < BUILDINGS else NOT_ASKED
    if kind == CHOOSING_SITE:
        if verb is IN_CITY:
            return buildings.city_obstacle(player, VALUE_OF[frame.a], a)
        if verb is COVER and frame.a >= BUILDINGS:
            return monuments.cover_obstacle(player, frame.a, a)
        return NOT_ASKED
    if kind == SCORING:
        if verb is PLACE:
            return columns.place_obstacle(state, player, a)
        return free_step_obstacle(state, frame.seat, decision)
    if kind == SETTING:
        return setting_obstacle(state, frame, decision)
    if kind == GAINING:
        return gain_obstacle(state, frame, a) if verb is GAIN else NOT_ASKED
    if kind == CHOOSING_COLUMN:
        return visit.column_obstacle(state, player, a) if verb is FIELD else NOT_ASKED
    if kind == CHOOSING_MONUMENT:
        return monuments.tile_obstacle(state, player, a) if verb is TILE and a >= BUILDINGS else NOT_ASKED
    if kind == UPGRADING and verb is UPGRADE:
        return 0 if a == NOTHING else monuments.upgrade_obstacle(state, player, a)  # CAR-Q-3
    return NOT_ASKED


def turn_obstacle(state: Position, frame: Frame, decision: Decision) -> int:
    verb = decision.verb
    player = state.players[frame.seat]
    if verb is END_TURN:
        return 0 if frame.a else NOT_YET_ACTED
    if verb is MOVE or verb is PURCHASE:
        return free_step_obstacle(state, frame.seat, decision)
    if not (verb is BUY or verb is BUILD or verb is MONUMENT or verb is SCORE or verb is PASS):
        return NOT_ASKED
    if frame.a:
        return ALREADY_ACTED  # CAR-TURN-2
    if verb is BUY:
        return wheel.buy_obstacle(state)
    if verb is BUILD:
        return buildings.build_obstacle(state, player)
    if verb is MONUMENT:
        return monuments.monument_obstacle(state, player)
    return visit.score_obstacle(state, frame.seat) if verb is SCORE else 0


def free_step_obstacle(state: Position, seat: int, decision: Decision) -> int:
    """Moves from storage and the purchase (CAR-ADV-42)."""
    if decision.verb is MOVE:
        return storage.move_obstacle(state, seat, decision.a)
    return purchase.purchase_obstacle(state, seat, decision.a) if decision.verb is PURCHASE else NOT_ASKED


def setting_obstacle(state: Position, frame: Frame, decision: Decision) -> int:
    verb = decision.verb
    if verb is ON:
        return storage.on_obstacle(state, frame, decision.a)
    if verb is STORE:
        return storage.store_obstacle(state, frame)
    if verb is DISCARD:
        return storage.discard_obstacle(state, frame, decision.a)
    if verb is GIVE_UP:
        return storage.give_up_obstacle(state, frame)
    if verb is MOVE and frame.b == NEW:
        return storage.move_obstacle(state, frame.seat, decision.a)
    return NOT_ASKED


def can_happen(state: Position, frame: Frame, decision: Decision) -> bool:
    """Whether a decision of chance is among the outcomes now."""
    kind = frame.kind
    if kind == DRAWING:
        return decision.verb is DRAW and count(state.bag, decision.a) > 0
    if kind == STARTING:
        return decision.verb is START and decision.a < len(state.players)
    if kind == SPINNING:
        return decision.verb is SPIN
    return decision.verb is OPEN and state.reserve >> decision.a & 1 == 1


def outcomes(state: Position, frame: Frame) -> list[tuple[Decision, int]]:
    """What chance can bring now, with weights: every block and every tile is equally likely (CAR-HIDDEN-2)."""
    found: list[tuple[Decision, int]] = []
    kind = frame.kind
    if kind == DRAWING:
        bag = state.bag
        for colour in range(6):
            number = count(bag, colour)
            if number:
                found.append((DRAW_D[colour], number))
    elif kind == STARTING:
        for seat in range(len(state.players)):
            found.append((START_D[seat], 1))
    elif kind == SPINNING:
        for steps in range(6):
            found.append((SPIN_D[steps], 1))
    else:
        for tile in range(BUILDINGS):
            if state.reserve >> tile & 1:
                found.append((OPEN_D[tile], 1))
    return found
