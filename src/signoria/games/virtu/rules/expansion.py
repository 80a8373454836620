"""The annex and patronage actions (VIR-ACTION-ANNEX, VIR-ACTION-PATRONAGE)."""

from signoria.engine.catalogue import Decision
from signoria.engine.frame import Frame
from signoria.games.virtu.components.cards import CARDS, MACHIAVELLI_CARD
from signoria.games.virtu.components.cities import (
    CITIES,
    CLOSED,
    IN_PLAY,
    LONGEST,
    NEUTRAL,
    PIRATES,
    PORTS,
    ROADS,
    VALUE_OF,
    WITHIN,
)
from signoria.games.virtu.components.symbols import CROWN, SHIP, WIDTH
from signoria.games.virtu.components.tables import (
    AGENT_EFFECT,
    BONUS_KIND,
    BONUS_STEPS,
    BONUSES,
    CANNONS_BONUS,
    CROWNS_OVER_VALUE,
    LAST_STEP,
    MACHIAVELLI,
    PRINCE,
    STEP_PRICE,
)
from signoria.games.virtu.components.tiles import CANNONS
from signoria.games.virtu.position.catalogue import ADVANCE_D, ANNEX_D, BONUS_D
from signoria.games.virtu.position.options import ANNEX_ANY
from signoria.games.virtu.position.position import ACTING, CHOOSE_BONUS, Player, Position
from signoria.games.virtu.rules.acting import ANNEXED, add_sale_and_end
from signoria.games.virtu.rules.court import welcome
from signoria.games.virtu.rules.dominion import gain_city
from signoria.games.virtu.rules.obstacles import (
    ANNEXED_ALREADY,
    BONUS_KIND_TAKEN,
    BONUS_TAKEN,
    CANNOT_PAY,
    CITY_CLOSED,
    CITY_CONTROLLED,
    OUT_OF_REACH,
    PIRATE_PORT,
    STEP_TAKEN,
    TRACK_ENDS,
)
from signoria.games.virtu.rules.payments import FOR_ANNEXATION, FOR_PATRONAGE, begin, from_pool, payable
from signoria.games.virtu.rules.sources import (
    ACTION_CARD_DONE,
    BY_EMPIRE,
    BY_INDULGENCE,
    BY_MICHELANGELO,
    BY_OTTOMANS,
    CHAMBER,
    UPGRADE_DONE,
    total,
)

DONE = ACTION_CARD_DONE | UPGRADE_DONE
ANNEXING = CHAMBER | BY_OTTOMANS | BY_INDULGENCE
PATRONISING = CHAMBER | BY_MICHELANGELO | BY_EMPIRE | BY_INDULGENCE


def value_for(state: Position, seat: int, city: int) -> int:
    """The value of a neutral city to a seat: agents change it (VIR-ACTION-ANNEX-5, VIR-AGENT-9)."""
    agent = state.agents[city]
    if agent < 0:
        return VALUE_OF[city]
    return VALUE_OF[city] - AGENT_EFFECT if agent == seat else VALUE_OF[city] + AGENT_EFFECT


def seas_to(player: Player, city: int) -> int:
    """The fewest seas from an own port to a port, 0 if there is no way (VIR-ACTION-ANNEX-4, -7)."""
    if PORTS >> city & 1:
        own = player.tiles & PORTS
        for seas in range(1, LONGEST + 1):
            if WITHIN[city][seas] & own:
                return seas
    return 0


def annex_price(state: Position, seat: int, city: int) -> int:
    """Crowns above the value, and ships unless a road leads there; 0 for a city out of reach (VIR-ACTION-ANNEX-6)."""
    player = state.players[seat]
    price = value_for(state, seat, city) + CROWNS_OVER_VALUE << WIDTH * CROWN
    if ROADS[len(state.players) - 3][city] & player.tiles:
        return price
    seas = seas_to(player, city)
    return price + (seas << WIDTH * SHIP) if seas else 0


def annex_menu(state: Position, frame: Frame) -> list[Decision]:
    """Cities that can be reached and paid (VIR-DEC-13)."""
    found: list[Decision] = []
    if not frame.c & ANNEXED or state.rules & ANNEX_ANY:
        seat = frame.seat
        extras = ANNEXING | frame.c & DONE
        at_hand = total(state, seat, extras)
        open = IN_PLAY[len(state.players) - 3] & ~PIRATES
        control = state.control
        for city in range(CITIES):
            if control[city] == NEUTRAL and open >> city & 1:
                price = annex_price(state, seat, city)
                if price == 0:
                    continue
                if frame.b:
                    price, _ = from_pool(price, frame.b)
                if payable(state, seat, price, extras, at_hand):
                    found.append(ANNEX_D[city])
    add_sale_and_end(state, frame, found)
    return found


def annex_obstacle(state: Position, frame: Frame, city: int) -> int:
    if frame.c & ANNEXED and not state.rules & ANNEX_ANY:
        return ANNEXED_ALREADY  # VIR-ACTION-ANNEX-10
    if state.control[city] == CLOSED:
        return CITY_CLOSED
    if state.control[city] != NEUTRAL:
        return CITY_CONTROLLED
    if PIRATES >> city & 1:
        return PIRATE_PORT  # VIR-ACTION-ANNEX-2
    price = annex_price(state, frame.seat, city)
    if not price:
        return OUT_OF_REACH
    price, _ = from_pool(price, frame.b)
    extras = ANNEXING | frame.c & DONE
    return 0 if payable(state, frame.seat, price, extras, total(state, frame.seat, extras)) else CANNOT_PAY


def annex(state: Position, frame: Frame, city: int) -> None:
    price = annex_price(state, frame.seat, city)
    begin(state, frame.seat, price, FOR_ANNEXATION, city, ANNEXING | frame.c & DONE, frame.b)


def annexed(state: Position, payment: Frame) -> None:
    """Disc, tile and track (VIR-ACTION-ANNEX-8); agents and units there stay (VIR-ACTION-ANNEX-9, -11)."""
    gain_city(state, payment.seat, payment.d, True)
    frame = state.stack[-1]
    flags = frame.c | ANNEXED | payment.e & DONE
    state.stack[-1] = Frame(ACTING, frame.seat, frame.a, payment.f, flags, frame.d)


def patronage_menu(state: Position, frame: Frame) -> list[Decision]:
    """One step a year (VIR-DEC-10)."""
    found: list[Decision] = []
    if advance_obstacle(state, frame.seat) == 0:
        found.append(ADVANCE_D)
    add_sale_and_end(state, frame, found)
    return found


def advance_obstacle(state: Position, seat: int) -> int:
    player = state.players[seat]
    if player.advanced:
        return STEP_TAKEN  # VIR-ACTION-PATRONAGE-2
    if player.step == LAST_STEP:
        return TRACK_ENDS
    at_hand = total(state, seat, PATRONISING)
    return 0 if payable(state, seat, STEP_PRICE[player.step + 1], PATRONISING, at_hand) else CANNOT_PAY


def advance(state: Position, frame: Frame) -> None:
    price = STEP_PRICE[state.players[frame.seat].step + 1]
    begin(state, frame.seat, price, FOR_PATRONAGE, 0, PATRONISING, 0)


def advanced(state: Position, seat: int) -> None:
    """One step; steps 2 and 4 bring a bonus at once (VIR-ACTION-PATRONAGE-3)."""
    player = state.players[seat]
    player.step += 1
    player.advanced = True
    if state.journal is not None:
        state.journal.note("advanced", seat, {"step": player.step})
    if player.step in BONUS_STEPS:
        state.stack.append(Frame(CHOOSE_BONUS, seat))


def bonuses_open(state: Position, player: Player) -> int:
    """Those left, of a kind the player does not have yet (VIR-ACTION-PATRONAGE-4)."""
    found = state.bonuses
    for kind in BONUS_KIND:
        if player.bonuses & kind:
            found &= ~kind
    return found


def bonus_menu(state: Position, frame: Frame) -> list[Decision]:
    open = bonuses_open(state, state.players[frame.seat])
    return [BONUS_D[bonus] for bonus in range(len(BONUS_D)) if open >> bonus & 1]


def bonus_obstacle(state: Position, frame: Frame, bonus: int) -> int:
    if not state.bonuses >> bonus & 1:
        return BONUS_TAKEN
    return 0 if bonuses_open(state, state.players[frame.seat]) >> bonus & 1 else BONUS_KIND_TAKEN


def take_bonus(state: Position, frame: Frame, bonus: int) -> None:
    """Lay a bonus in front of the player; some go into the palace or the dominion (VIR-BONUS-5, -7, -11)."""
    seat = frame.seat
    player = state.players[seat]
    state.stack.pop()
    state.bonuses &= ~(1 << bonus)
    player.bonuses |= 1 << bonus
    if state.journal is not None:
        state.journal.note("bonus", seat, {"bonus": BONUSES[bonus].id})
    if bonus == MACHIAVELLI:
        welcome(state, seat, MACHIAVELLI_CARD, 0)
    elif bonus == CANNONS_BONUS:
        player.tiles |= 1 << CANNONS
        player.ready_tiles |= 1 << CANNONS
    elif bonus == PRINCE:
        gain_agent(player)


def gain_agent(player: Player) -> None:
    """An agent from the bank, if any is left there (VIR-AGENT-2, -3)."""
    if player.bank:
        player.bank -= 1
        player.agents += 1


def welcome_agents(player: Player, card: int) -> None:
    """The agent symbol of a card that is gained (VIR-BUY-17)."""
    for _ in range(CARDS[card].agents):
        gain_agent(player)
