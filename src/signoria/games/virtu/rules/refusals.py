"""Turns what stands against a decision into a sentence with its rule and numbers; asked for only when it is read."""

from typing import Final

from signoria.engine.catalogue import Decision
from signoria.engine.frame import Frame
from signoria.engine.refusal import Refusal
from signoria.games.virtu.components.cards import ACTION_OF, CARDS, CHARACTERS, POWERS
from signoria.games.virtu.components.cities import CITY_IDS, PORTS, SEA_DISTANCE
from signoria.games.virtu.components.palaces import ANTECHAMBER_IDS, CHAMBERS
from signoria.games.virtu.components.places import CATEGORIES, PLACE_IDS, PLACES
from signoria.games.virtu.components.symbols import (
    ACTIONS,
    ARROW,
    CAVALRY,
    CROSS,
    CROWN,
    FULL,
    MASK,
    SHIP,
    SYMBOLS,
    WIDTH,
    amount,
    spelled,
)
from signoria.games.virtu.components.tables import (
    ALLIANCE_PRICE,
    BONUSES,
    CANNONS_FLORINS,
    EXTRA_STEP_FLORINS,
    GREAT_POWERS,
    HOME_RECRUIT,
    KINDS,
    LEONARDO_FLORINS,
    STEP_PRICE,
    UNITS,
    WAGES,
    WAR_FLORINS,
)
from signoria.games.virtu.components.tiles import CANNONS, TILE_IDS
from signoria.games.virtu.position.catalogue import (
    ADVANCE,
    ALLY,
    ANNEX,
    ANNOUNCE,
    AT,
    BONUS,
    BUILD,
    BUY,
    BY_SOURCE,
    CANCEL,
    CARD_PLACES,
    CASH,
    DISBAND,
    DISCARD,
    DOMINION,
    DROP,
    EMPIRE_SOURCE,
    FROM_COURT,
    FROM_UPGRADE,
    INDULGENCE_SOURCE,
    ITEM_IDS,
    KEEP,
    MARCH,
    MOVE,
    OTTOMAN_SOURCE,
    PLACE,
    POWER,
    REACTIVATE,
    RECRUIT,
    REFRESH,
    REMOVE,
    RETREAT,
    SAIL,
    SEAT,
    SEND,
    SIEGE,
    STEP_ARROW,
    STEP_FLORINS,
    TO,
    TOKEN,
    USE,
)
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
    SEATING,
    SENDING,
    START_CHAMBER,
    WAGE,
    Position,
)
from signoria.games.virtu.position.position import RETREAT as RETREAT_FRAME
from signoria.games.virtu.position.views import QUESTIONS
from signoria.games.virtu.rules import obstacles
from signoria.games.virtu.rules.battles import IN_THIS_BATTLE, war_symbols
from signoria.games.virtu.rules.expansion import ANNEXING, DONE, PATRONISING, annex_price, seas_to
from signoria.games.virtu.rules.market import LIMITS, PRICES, SHOPPING
from signoria.games.virtu.rules.movement import CROSS_PRICE, CROWN_PRICE
from signoria.games.virtu.rules.payments import from_pool
from signoria.games.virtu.rules.sources import BY_EMPIRE, BY_INDULGENCE, florins_at_hand, source_name, total
from signoria.games.virtu.rules.winter import discounted, recruit_price
from signoria.games.virtu.text.wording import WORDING

RULES: Final = {
    obstacles.GAME_OVER: "VIR-END-2",
    obstacles.CHANCE_DECIDES: "VIR-SETUP-12",
    obstacles.NOT_AN_OUTCOME: "VIR-SETUP-12",
    obstacles.POWER_NOT_IN_PLAY: "VIR-SETUP-5",
    obstacles.POWER_TAKEN: "VIR-SETUP-5",
    obstacles.NOT_YOUR_FAMILY: "VIR-SETUP-28",
    obstacles.CARD_PLACED: "VIR-SETUP-28",
    obstacles.NEEDS_ACTION: "VIR-PALACE-8",
    obstacles.CHAMBER_FULL: "VIR-PALACE-7",
    obstacles.SPACE_OCCUPIED: "VIR-COURT-6",
    obstacles.SPACE_LOCKED: "VIR-COURT-4",
    obstacles.FREE_STEPS_FIRST: "VIR-MOVE-4",
    obstacles.NO_STEP_LEFT: "VIR-MOVE-3",
    obstacles.FLORIN_STEP_TAKEN: "VIR-MOVE-4",
    obstacles.CANNOT_PAY: "VIR-PAY-7",
    obstacles.NO_ARROW: "VIR-MOVE-5",
    obstacles.MUST_STEP: "VIR-MOVE-2",
    obstacles.ALREADY_SOLD: "VIR-INDULGENCE-1",
    obstacles.CHAMBER_SOLD: "VIR-INDULGENCE-5",
    obstacles.NO_INDULGENCE_LEFT: "VIR-INDULGENCE-10",
    obstacles.CROWN_UNSPENT: "VIR-INDULGENCE-3",
    obstacles.SOURCE_MISSING: "VIR-PAY-14",
    obstacles.SOURCE_EXHAUSTED: "VIR-PAY-5",
    obstacles.SOURCE_FRESH: "VIR-BUY-2",
    obstacles.SOURCE_NOT_ALLOWED: "VIR-PAY-14",
    obstacles.SYMBOL_MISSING: "VIR-CARD-4",
    obstacles.SYMBOL_NOT_NEEDED: "VIR-PAY-11",
    obstacles.SOURCE_PASSED: "VIR-PAY-10",
    obstacles.WOULD_STRAND: "VIR-PAY-7",
    obstacles.CHAMBER_FIRST: "VIR-PAY-10",
    obstacles.SOURCE_USED: "VIR-PAY-9",
    obstacles.SOURCE_REFRESHED: "VIR-PAY-9",
    obstacles.NOTHING_TO_SPEND_ON: "VIR-PAY-2",
    obstacles.FLORINS_NOT_DUE: "VIR-Q-51",
    obstacles.TILE_NOT_OWNED: "VIR-ACTION-RULE-2",
    obstacles.TILE_READY: "VIR-ACTION-RULE-2",
    obstacles.TILE_SPENT: "VIR-ACTION-RULE-3",
    obstacles.TILE_REFRESHED: "VIR-ACTION-RULE-2",
    obstacles.POOL_TOO_SMALL: "VIR-ACT-4",
    obstacles.NOT_ALLIED: "VIR-ACTION-RULE-2",
    obstacles.ALLIANCE_READY: "VIR-ALLIANCE-9",
    obstacles.EMPIRE_SPENT: "VIR-ACTION-RULE-4",
    obstacles.STEP_TAKEN: "VIR-ACTION-PATRONAGE-2",
    obstacles.TRACK_ENDS: "VIR-ACTION-PATRONAGE-1",
    obstacles.BONUS_TAKEN: "VIR-ACTION-PATRONAGE-3",
    obstacles.BONUS_KIND_TAKEN: "VIR-ACTION-PATRONAGE-4",
    obstacles.CITY_CLOSED: "VIR-SETUP-17",
    obstacles.CITY_CONTROLLED: "VIR-ACTION-ANNEX-1",
    obstacles.PIRATE_PORT: "VIR-ACTION-ANNEX-2",
    obstacles.OUT_OF_REACH: "VIR-ACTION-ANNEX-3",
    obstacles.ANNEXED_ALREADY: "VIR-ACTION-ANNEX-10",
    obstacles.NO_UNIT: "VIR-ACTION-CAMPAIGN-4",
    obstacles.UNIT_STOPPED: "VIR-ACTION-CAMPAIGN-5",
    obstacles.NO_ROAD: "VIR-ACTION-CAMPAIGN-1",
    obstacles.NO_WAR_SYMBOL: "VIR-ACTION-CAMPAIGN-10",
    obstacles.NO_AGENT_THERE: "VIR-ACTION-INTRIGUE-5",
    obstacles.OWN_AGENT: "VIR-ACTION-INTRIGUE-9",
    obstacles.FOREIGN_AGENT: "VIR-ACTION-INTRIGUE-2",
    obstacles.NO_AGENT_LEFT: "VIR-ACTION-INTRIGUE-2",
    obstacles.PLACE_OCCUPIED: "VIR-AGENT-1",
    obstacles.PLACE_NOT_IN_PLAY: "VIR-SETUP-17",
    obstacles.PRINCE_FORBIDS: "VIR-BONUS-7",
    obstacles.PALACE_HAS_AGENT: "VIR-OPT-1",
    obstacles.NO_PLACE_FREE: "VIR-AGENT-1",
    obstacles.OTHER_CATEGORY: "VIR-ACTION-INTRIGUE-1",
    obstacles.OTHER_AGENT: "VIR-AGENT-6",
    obstacles.NO_SIEGE: "VIR-SIEGE-1",
    obstacles.NO_TOKEN: "VIR-SIEGE-5",
    obstacles.NO_LEONARDO: "VIR-BONUS-1",
    obstacles.LEONARDO_USED: "VIR-SIEGE-10",
    obstacles.FRANCE_NOT_READY: "VIR-SIEGE-12",
    obstacles.NO_WAR_SOURCE: "VIR-SIEGE-6",
    obstacles.NOT_OWN_CITY: "VIR-RECRUIT-1",
    obstacles.NO_WAY_BACK: "VIR-RETREAT-2",
    obstacles.SHIPS_MISSING: "VIR-RETREAT-3",
    obstacles.NO_SHIP_NEEDED: "VIR-RETREAT-3",
    obstacles.NO_SUCH_UNITS: "VIR-WAGE-1",
    obstacles.SPACE_EMPTY: "VIR-COURT-7",
    obstacles.COURTIER_EXHAUSTED: "VIR-REORG-4",
    obstacles.CHAMBER_TOKEN: "VIR-REORG-3",
    obstacles.CHAMBER_INDULGENCE: "VIR-REORG-3",
    obstacles.CHAMBER_AGENT: "VIR-REORG-3",
    obstacles.NO_CARD_THERE: "VIR-REORG-5",
    obstacles.UPGRADE_ALONE: "VIR-REORG-6",
    obstacles.SHUFFLED_TWICE: "VIR-REORG-11",
    obstacles.OUT_OF_STOCK: "VIR-BUY-1",
    obstacles.BOUGHT_ALREADY: "VIR-BUY-5",
    obstacles.LIMIT_REACHED: "VIR-BUY-9",
    obstacles.EXCLUDED: "VIR-BUY-12",
    obstacles.NO_SITE: "VIR-BUY-13",
    obstacles.NOT_A_SITE: "VIR-BUY-13",
    obstacles.NO_UNITS_LEFT: "VIR-RECRUIT-5",
    obstacles.ALLIED_ALREADY: "VIR-ALLIANCE-2",
    obstacles.NEEDS_AGENT: "VIR-ALLIANCE-6",
    obstacles.NOT_IN_PRICE: "VIR-ALLIANCE-4",
    obstacles.NOT_LIGHTER: "VIR-COURT-9",
}
QUESTION_RULES: Final = {
    POWERS_LEFT: "VIR-SETUP-5",
    FAMILY: "VIR-SETUP-28",
    START_CHAMBER: "VIR-MOVE-1",
    MOVING: "VIR-MOVE-2",
    PARDON: "VIR-MOVE-10",
    SENDING: "VIR-ACTION-INTRIGUE-2",
    ARRIVING: "VIR-ACTION-INTRIGUE-2",
    BLOCKED: "VIR-AGENT-6",
    PAYING: "VIR-PAY-10",
    CHOOSE_BONUS: "VIR-ACTION-PATRONAGE-3",
    SEATING: "VIR-CARD-6",
    MAKING_ROOM: "VIR-COURT-7",
    CHOOSE_SIEGE: "VIR-SIEGE-2",
    BATTLE: "VIR-SIEGE-7",
    FIELD_WON: "VIR-BATTLE-5",
    OVERFULL: "VIR-COURT-9",
    RETREAT_FRAME: "VIR-RETREAT-1",
    WAGE: "VIR-WAGE-1",
    DISBANDING: "VIR-WAGE-2",
    REORGANISING: "VIR-REORG-1",
    BUYING: "VIR-BUY-1",
    BUILDING: "VIR-BUY-13",
    RECRUITING: "VIR-RECRUIT-1",
    ALLYING: "VIR-ALLIANCE-1",
    DROPPING: "VIR-ALLIANCE-4",
}
"""The rule that asks a question; in an action it is the first rule of that action."""

KEYS: Final = {code: name.lower() for name, code in vars(obstacles).items() if isinstance(code, int) and name.isupper()}
CITY_DEEDS: Final = (ANNEX, SIEGE, RETREAT, DISBAND, BUILD, RECRUIT)
SOURCE_DEEDS: Final = (USE, CASH, STEP_ARROW)


def explain(state: Position, decision: Decision, obstacle: int) -> Refusal:
    key = f"refusal.{KEYS[obstacle]}"
    params: dict[str, object] = {"decision": decision.text}
    missing: dict[str, int] = {}
    rule = RULES.get(obstacle, "")  # the open question has its own
    if state.stack and state.stack[-1].seat >= 0:
        frame = state.stack[-1]
        params["seat"] = frame.seat
        params["asked"] = f"question.{ACTIONS[frame.a] if frame.kind == ACTING else QUESTIONS[frame.kind]}"
        if obstacle == obstacles.NOT_ASKED:
            rule = "VIR-SETUP-12" if decision.by_chance else question_rule(frame)
        else:
            names(state, frame, decision, params)
            rule = numbers(state, frame, decision, obstacle, rule, params, missing)
    return Refusal(rule, key, params, missing, WORDING)


def question_rule(frame: Frame) -> str:
    return f"VIR-ACTION-{ACTIONS[frame.a].upper()}-1" if frame.kind == ACTING else QUESTION_RULES[frame.kind]


def names(state: Position, frame: Frame, decision: Decision, params: dict[str, object]) -> None:
    """What the decision speaks of, by id."""
    deed = decision.kind
    a = decision.a
    player = state.players[frame.seat]
    if deed in CITY_DEEDS:
        params["city"] = CITY_IDS[a]
    elif deed in SOURCE_DEEDS:
        params["source"] = source_name(player, a)
        params["symbol"] = SYMBOLS[{USE: decision.b, STEP_ARROW: ARROW}.get(deed, 0)]
    elif deed == ANNOUNCE and a >= BY_SOURCE:
        params["source"] = source_name(player, a - BY_SOURCE)
        params["symbol"] = "war"
    elif deed in (MARCH, SAIL):
        params.update(start=CITY_IDS[a], city=CITY_IDS[decision.b])
    elif deed in (REMOVE, SEND, AT):
        params["place"] = "supply" if a == PLACES else PLACE_IDS[a]
    elif deed == TO:
        params["place"] = CATEGORIES[a]
    elif deed == REFRESH:
        params["tile"] = TILE_IDS[a]
    elif deed in (REACTIVATE, ALLY):
        params["power"] = GREAT_POWERS[a]
    elif deed == POWER:
        params["power"] = POWERS[a]
    elif deed == BONUS:
        params.update(bonus=BONUSES[a].id, kind=KINDS[BONUSES[a].kind])
    elif deed == BUY:
        params["item"] = ITEM_IDS[a]
    elif deed == DROP:
        params.update(symbol=SYMBOLS[a], power=GREAT_POWERS[frame.a])
    elif deed in (SEAT, DISCARD):
        params["space"] = ANTECHAMBER_IDS[a]
    elif deed == PLACE:
        card_words(params, a, decision.b)
    elif deed == MOVE:
        card = player.court[a - FROM_COURT] if a >= FROM_COURT else player.chambers[a]
        card_words(params, card, decision.b)
        params["start"] = CARD_PLACES[a]
        if a < FROM_COURT:
            params["chamber"] = a % CHAMBERS + 1
        params.setdefault("space", CARD_PLACES[a])


def card_words(params: dict[str, object], card: int, end: int) -> None:
    params["card"] = CARDS[card].id if card >= 0 else "no card"
    params["action"] = ACTIONS[ACTION_OF[card]] if card >= 0 and ACTION_OF[card] >= 0 else "none"
    if end < FROM_UPGRADE:
        params["chamber"] = end + 1
    else:
        params["space"] = ANTECHAMBER_IDS[end - FROM_COURT]


def numbers(
    state: Position,
    frame: Frame,
    decision: Decision,
    obstacle: int,
    rule: str,
    params: dict[str, object],
    missing: dict[str, int],
) -> str:
    """The figures of the sentence and what is missing; returns the rule, which may be a more exact one."""
    player = state.players[frame.seat]
    if obstacle == obstacles.CANNOT_PAY:
        price, extras, rule = price_of(state, frame, decision)
        lacking(state, frame.seat, price, extras, missing)
        params.update(price=spelled(price), missing=dict(missing), florins=player.coins)
    elif obstacle == obstacles.POOL_TOO_SMALL:
        symbol, need, rule = pool_need(state, frame, decision)
        have = frame.b >> WIDTH * symbol & FULL
        params.update(needed={SYMBOLS[symbol]: need}, pool=spelled(frame.b))
        missing[SYMBOLS[symbol]] = need - have
    elif obstacle == obstacles.SHIPS_MISSING:
        need = SEA_DISTANCE[player.beaten[0]][decision.a]
        params.update(needed=need, ships=frame.a)
        missing["ship"] = need - frame.a
    elif obstacle == obstacles.LIMIT_REACHED:
        params["limit"] = LIMITS[decision.a] if decision.a < CHARACTERS else 1
    elif obstacle == obstacles.NO_SUCH_UNITS:
        params.update(units=UNITS - player.supply)
    elif obstacle == obstacles.PLACE_OCCUPIED:
        params["owner"] = state.agents[decision.a]
    elif obstacle == obstacles.CITY_CONTROLLED:
        params["owner"] = state.control[decision.a]
    elif obstacle == obstacles.OUT_OF_REACH and seas_to(player, decision.a) == 0:
        rule = "VIR-ACTION-ANNEX-4" if PORTS >> decision.a & 1 else rule
    elif obstacle == obstacles.NEEDS_AGENT:
        params["owner"] = state.allies[decision.a]
    elif obstacle == obstacles.WOULD_STRAND:
        params["price"] = spelled(frame.a)
    elif obstacle == obstacles.LEONARDO_USED:
        rule = rule if player.leonardo & IN_THIS_BATTLE else "VIR-Q-19"
    elif obstacle == obstacles.NO_UNIT and decision.kind == DISBAND:
        rule = "VIR-WAGE-2"
    elif obstacle == obstacles.NO_AGENT_THERE and decision.kind == SEND:
        rule = "VIR-ACTION-INTRIGUE-2"
    elif obstacle == obstacles.SPACE_EMPTY and decision.kind == MOVE:
        rule = "VIR-COURT-9" if frame.kind == OVERFULL else "VIR-REORG-4"
    elif obstacle == obstacles.NOT_OWN_CITY:
        rule = "VIR-RETREAT-2" if frame.kind == RETREAT_FRAME else "VIR-RECRUIT-4"
    elif obstacle == obstacles.SOURCE_NOT_ALLOWED:
        by = {
            OTTOMAN_SOURCE: "VIR-ALLIANCE-11",
            EMPIRE_SOURCE: "VIR-ALLIANCE-12",
            INDULGENCE_SOURCE: "VIR-INDULGENCE-1",
        }
        rule = by.get(decision.a, rule)
    return rule


def price_of(state: Position, frame: Frame, decision: Decision) -> tuple[int, int, str]:
    """The price of what is refused, the sources that may pay it, and the rule that sets it."""
    deed = decision.kind
    a = decision.a
    player = state.players[frame.seat]
    if deed == STEP_FLORINS:
        return EXTRA_STEP_FLORINS, 0, "VIR-MOVE-4"
    if deed == CANCEL:
        return (CROSS_PRICE if a == CROSS else CROWN_PRICE), BY_EMPIRE, "VIR-INDULGENCE-11"
    if deed == ADVANCE:
        return STEP_PRICE[player.step + 1], PATRONISING, "VIR-ACTION-PATRONAGE-1"
    if deed == ANNEX:
        price, _ = from_pool(annex_price(state, frame.seat, a), frame.b)
        return price, ANNEXING | frame.c & DONE, "VIR-ACTION-ANNEX-6"
    if deed == TOKEN:
        return WAR_FLORINS, 0, "VIR-ACTION-CAMPAIGN-9"
    if deed == ANNOUNCE:
        if a < BY_SOURCE:
            return LEONARDO_FLORINS, 0, "VIR-SIEGE-9"
        cannons = a - BY_SOURCE == DOMINION + CANNONS
        own = 0 if cannons else war_symbols(player, a - BY_SOURCE) & FULL
        return (CANNONS_FLORINS if cannons else decision.b * WAR_FLORINS + own), 0, "VIR-SIEGE-9"
    if deed == KEEP:
        return WAGES[a], 0, "VIR-WAGE-2"
    if deed == BUY:
        price, _ = from_pool(PRICES[a], frame.b)
        return price, SHOPPING, "VIR-BUY-1"
    if deed == RECRUIT:
        price = recruit_price(state, player, a)
        return price, 0, "VIR-RECRUIT-2" if price == HOME_RECRUIT else "VIR-RECRUIT-3"
    if deed == ALLY:
        if discounted(state, frame.seat, a):
            return nearest_discount(state, frame.seat, a), BY_INDULGENCE, "VIR-ALLIANCE-4"
        return ALLIANCE_PRICE[a], BY_INDULGENCE, "VIR-ALLIANCE-3"
    return ALLIANCE_PRICE[frame.a] - (1 << WIDTH * a), BY_INDULGENCE, "VIR-ALLIANCE-4"


def nearest_discount(state: Position, seat: int, power: int) -> int:
    """The price of an alliance less the symbol that is best saved: the one of which most is missing."""
    price = ALLIANCE_PRICE[power]
    have = total(state, seat, BY_INDULGENCE)
    asked = [symbol for symbol in range(ARROW) if amount(price, symbol)]
    short = [amount(price, symbol) - amount(have, symbol) for symbol in asked]
    return price - (1 << WIDTH * asked[short.index(max(short))])


def lacking(state: Position, seat: int, price: int, extras: int, missing: dict[str, int]) -> None:
    """What a price asks beyond all that is at hand; where one source would have to give two kinds, one more of it."""
    have = total(state, seat, extras)
    for symbol in range(1, ARROW):
        short = amount(price, symbol) - amount(have, symbol)
        if short > 0:
            missing[SYMBOLS[symbol]] = short
    florins = (price & FULL) - florins_at_hand(state.players[seat])
    if florins > 0:
        missing["florin"] = florins
    if not missing:
        symbols = [symbol for symbol in range(1, ARROW) if amount(price, symbol)]
        missing["florin" if price & FULL else SYMBOLS[symbols[-1]]] = 1


def pool_need(state: Position, frame: Frame, decision: Decision) -> tuple[int, int, str]:
    """The symbol and the number of it that an effect takes from the pool."""
    deed = decision.kind
    if deed == SAIL:
        return SHIP, SEA_DISTANCE[decision.a][decision.b], "VIR-ACTION-CAMPAIGN-2"
    if deed == MARCH:
        return CAVALRY, 1, "VIR-ACTION-CAMPAIGN-1"
    if deed in (REMOVE, SEND):
        return MASK, 1, "VIR-ACTION-INTRIGUE-1"
    return CROWN, 1, "VIR-ACTION-RULE-2"
