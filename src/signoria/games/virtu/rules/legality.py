"""What is legal: `menu` lists it, `obstacle` says what stands against one decision; both ask the same conditions."""

from signoria.engine.catalogue import Decision
from signoria.engine.frame import Frame
from signoria.engine.state import CHANCE
from signoria.games.virtu.components.symbols import ANNEX as ANNEX_ACTION
from signoria.games.virtu.components.symbols import CAMPAIGN, INTRIGUE, PATRONAGE, RULE, TRADE
from signoria.games.virtu.position.catalogue import (
    ADVANCE,
    ALLY,
    ANNEX,
    ANNOUNCE,
    AT,
    BESIEGE,
    BESIEGE_D,
    BONUS,
    BUILD,
    BUY,
    CANCEL,
    CASH,
    DISBAND,
    DISCARD,
    DROP,
    END,
    FIRST_C,
    FIRST_PLAYER,
    FROM_COURT,
    GIVE_UP,
    GIVE_UP_D,
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
    START_D,
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
    ACTING,
    ALLYING,
    ARRIVING,
    BATTLE,
    BLOCKED,
    BUILDING,
    BUYING,
    CHOOSE_BONUS,
    CHOOSE_SIEGE,
    DISBANDING,
    DROPPING,
    FAMILY,
    FIELD_WON,
    MAKING_ROOM,
    MOVING,
    OVERFULL,
    PARDON,
    PAYING,
    POWERS_LEFT,
    RECRUITING,
    REORGANISING,
    RETREAT,
    SEATING,
    SENDING,
    START_CHAMBER,
    WAGE,
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
    market,
    movement,
    payments,
    reorganising,
    retreats,
    rounds,
    sieges,
    winter,
)
from signoria.games.virtu.rules.acting import CROWN_DUE
from signoria.games.virtu.rules.obstacles import (
    CHANCE_DECIDES,
    CROWN_UNSPENT,
    GAME_OVER,
    MUST_STEP,
    NO_PLACE_FREE,
    NOT_AN_OUTCOME,
    NOT_ASKED,
)
from signoria.games.virtu.rules.sources import BY_INDULGENCE, total


def outcomes(state: Position) -> list[tuple[Decision, int]]:
    """The only chance of the game: who is the first player."""
    return FIRST_C[: len(state.players)]


def menu(state: Position, frame: Frame) -> list[Decision]:
    """Every decision of the seat that is asked."""
    kind = frame.kind
    if kind == ACTING:
        return action_menu(state, frame)
    if kind == REORGANISING:
        return reorganising.reorganise_menu(state, frame)
    if kind == BUYING:
        return market.buying_menu(state, frame)
    if kind == PAYING:
        return payments.payment_menu(state, frame)
    if kind == MOVING:
        return movement.moving_menu(state, frame)
    if kind == RECRUITING:
        return winter.recruiting_menu(state, frame)
    if kind == ALLYING:
        return winter.allying_menu(state, frame)
    if kind == WAGE:
        return winter.wage_menu(state, frame)
    if kind == BATTLE:
        return battles.battle_menu(state, frame)
    if kind == SEATING:
        return court.seating_menu(state, frame)
    if kind == SENDING:
        return intrigue.sending_menu(state, frame)
    if kind == ARRIVING:
        return intrigue.arriving_menu(state, frame)
    if kind == RETREAT:
        return retreats.retreat_menu(state, frame)
    if kind == PARDON:
        return movement.pardon_menu(state, frame)
    if kind == MAKING_ROOM:
        return court.courtiers_menu(state, frame)
    if kind == DISBANDING:
        return winter.disbanding_menu(state, frame)
    if kind == CHOOSE_SIEGE:
        return sieges.siege_menu(state, frame)
    if kind == FIELD_WON:
        return [BESIEGE_D, GIVE_UP_D]
    if kind == OVERFULL:
        return court.overfull_menu(state, frame)
    if kind == BLOCKED:
        return intrigue.blocked_menu(state, frame)
    if kind == CHOOSE_BONUS:
        return expansion.bonus_menu(state, frame)
    if kind == BUILDING:
        return market.building_menu(state, frame)
    if kind == DROPPING:
        return winter.dropping_menu(state, frame)
    if kind == FAMILY:
        return rounds.family_menu(state, frame)
    if kind == START_CHAMBER:
        return START_D[:]
    if kind == POWERS_LEFT:
        return rounds.powers_menu(state, frame)
    return [decision for decision, _ in outcomes(state)]


def action_menu(state: Position, frame: Frame) -> list[Decision]:
    action = frame.a
    if action == INTRIGUE:
        return intrigue.intrigue_menu(state, frame)
    if action == RULE:
        return governing.rule_menu(state, frame)
    if action == CAMPAIGN:
        return campaign.campaign_menu(state, frame)
    if action == ANNEX_ACTION:
        return expansion.annex_menu(state, frame)
    if action == TRADE:
        return governing.trade_menu(state, frame)
    return expansion.patronage_menu(state, frame)


def obstacle(state: Position, decision: Decision) -> int:
    """What stands against a decision; 0 if it is legal."""
    if not state.stack:
        return GAME_OVER
    frame = state.stack[-1]
    if frame.seat == CHANCE:
        if decision.kind != FIRST_PLAYER:
            return CHANCE_DECIDES
        return 0 if decision.a < len(state.players) else NOT_AN_OUTCOME
    return obstacle_in(state, frame, decision)


def obstacle_in(state: Position, frame: Frame, decision: Decision) -> int:
    kind = frame.kind
    deed = decision.kind
    a = decision.a
    if kind == ACTING:
        return action_obstacle(state, frame, decision)
    if kind == PAYING:
        if deed == USE:
            return payments.use_obstacle(state, frame, a, decision.b)
        return payments.cash_obstacle(state, frame, a) if deed == CASH else NOT_ASKED
    if kind == MOVING:
        return moving_obstacle(state, frame, decision)
    if kind in (WAGE, REORGANISING, BUYING, RECRUITING, ALLYING):
        return winter_obstacle(state, frame, decision)
    if kind == BATTLE:
        if deed == ANNOUNCE:
            return battles.announce_obstacle(state, frame, a, decision.b)
        return 0 if deed == PASS else NOT_ASKED
    if kind == SEATING:
        return court.space_obstacle(state.players[frame.seat], a) if deed == SEAT else NOT_ASKED
    if kind == SENDING:
        if deed != TO:
            return NOT_ASKED
        return 0 if intrigue.category_open(state, frame.seat, frame.a, a) else NO_PLACE_FREE
    if kind == ARRIVING:
        return intrigue.arriving_obstacle(state, frame, a) if deed == AT else NOT_ASKED
    if kind == RETREAT:
        if deed == RETREAT_DEED:
            return retreats.retreat_obstacle(state, frame, a)
        if deed == USE:
            return retreats.ship_obstacle(state, frame, a, decision.b)
        return 0 if deed == LOSE else NOT_ASKED
    if kind == PARDON:
        if deed == CANCEL:
            return movement.pardon_obstacle(state, frame, a)
        return 0 if deed == LEAVE else NOT_ASKED
    if kind == MAKING_ROOM:
        return reorganising.discard_obstacle(state, frame.seat, a) if deed == DISCARD else NOT_ASKED
    if kind == DISBANDING:
        return winter.disband_obstacle(state, frame, a) if deed == DISBAND else NOT_ASKED
    if kind == CHOOSE_SIEGE:
        return sieges.siege_obstacle(state, frame, a) if deed == SIEGE else NOT_ASKED
    if kind == FIELD_WON:
        return 0 if deed == BESIEGE or deed == GIVE_UP else NOT_ASKED
    if kind == OVERFULL:
        if deed == DISCARD:
            return court.overfull_obstacle(state, frame, a, -1)
        if deed == MOVE and a >= FROM_COURT and decision.b >= FROM_COURT:
            return court.overfull_obstacle(state, frame, a - FROM_COURT, decision.b - FROM_COURT)
        return NOT_ASKED
    if kind == BLOCKED:
        if deed == REMOVE:
            return intrigue.blocked_obstacle(state, frame, a)
        return 0 if deed == END else NOT_ASKED
    if kind == CHOOSE_BONUS:
        return expansion.bonus_obstacle(state, frame, a) if deed == BONUS else NOT_ASKED
    if kind == BUILDING:
        return market.build_obstacle(state, frame, a) if deed == BUILD else NOT_ASKED
    if kind == DROPPING:
        return winter.drop_obstacle(state, frame, a) if deed == DROP else NOT_ASKED
    if kind == FAMILY:
        return rounds.family_obstacle(state, frame, a, decision.b) if deed == PLACE else NOT_ASKED
    if kind == START_CHAMBER:
        return 0 if deed == START else NOT_ASKED
    if kind == POWERS_LEFT:
        return rounds.power_obstacle(state, a) if deed == POWER else NOT_ASKED
    return NOT_ASKED


def moving_obstacle(state: Position, frame: Frame, decision: Decision) -> int:
    deed = decision.kind
    if deed == STEP:
        return movement.step_obstacle(state, frame)
    if deed == STEP_FLORINS:
        return movement.florin_step_obstacle(state, frame)
    if deed == STEP_ARROW:
        return movement.arrow_step_obstacle(state, frame, decision.a)
    if deed == STOP:
        return 0 if frame.a else MUST_STEP  # VIR-MOVE-2
    return NOT_ASKED


def winter_obstacle(state: Position, frame: Frame, decision: Decision) -> int:
    """The five steps; an indulgence may be sold in each (VIR-DEC-27)."""
    kind = frame.kind
    deed = decision.kind
    if deed == SELL:
        return acting.sell_obstacle(state, frame.seat)
    if deed == END:
        return 0 if kind != WAGE else NOT_ASKED
    if kind == WAGE and deed == KEEP:
        return winter.keep_obstacle(state, frame, decision.a)
    if kind == REORGANISING and deed == MOVE:
        return reorganising.move_obstacle(state, frame, decision.a, decision.b)
    if kind == REORGANISING and deed == DISCARD:
        return reorganising.discard_obstacle(state, frame.seat, decision.a)
    if kind == BUYING and deed == BUY:
        return market.buy_obstacle(state, frame, decision.a)
    if kind == RECRUITING and deed == RECRUIT:
        return winter.recruit_obstacle(state, frame, decision.a)
    if kind == ALLYING and deed == ALLY:
        at_hand = total(state, frame.seat, BY_INDULGENCE)
        return winter.ally_obstacle(state, frame.seat, decision.a, at_hand)
    return NOT_ASKED


def action_obstacle(state: Position, frame: Frame, decision: Decision) -> int:
    """The six actions; all of them can end or be paid by an indulgence sold for florins."""
    action = frame.a
    deed = decision.kind
    a = decision.a
    if deed == SELL or deed == END:
        if frame.c & CROWN_DUE:
            return CROWN_UNSPENT
        return 0 if deed == END else acting.sell_obstacle(state, frame.seat)
    if action == RULE:
        if deed == REFRESH:
            return governing.refresh_obstacle(state, frame, a)
        if deed == REACTIVATE:
            return governing.reactivate_obstacle(state, frame, a)
        return governing.rule_use_obstacle(state, frame, a, decision.b) if deed == USE else NOT_ASKED
    if action == PATRONAGE:
        return expansion.advance_obstacle(state, frame.seat) if deed == ADVANCE else NOT_ASKED
    if action == ANNEX_ACTION:
        return expansion.annex_obstacle(state, frame, a) if deed == ANNEX else NOT_ASKED
    if action == CAMPAIGN:
        if deed == MARCH or deed == SAIL:
            return campaign.move_obstacle(state, frame, a, decision.b, deed == SAIL)
        if deed == TOKEN:
            return campaign.token_obstacle(state, frame)
        return campaign.campaign_use_obstacle(state, frame, a, decision.b) if deed == USE else NOT_ASKED
    if action == INTRIGUE:
        if deed == REMOVE:
            return intrigue.remove_obstacle(state, frame, a)
        if deed == SEND:
            return intrigue.send_obstacle(state, frame, a)
    return acting.pool_use_obstacle(state, frame, a, decision.b) if deed == USE else NOT_ASKED
