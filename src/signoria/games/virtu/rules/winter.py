"""Winter: wages, recruiting, alliances, and the order of the five steps (VIR-WINTER, VIR-WAGE, VIR-RECRUIT)."""

from typing import Final

from signoria.engine.catalogue import Decision
from signoria.engine.frame import NOBODY, Frame
from signoria.games.virtu.components.cities import ARMS, CITIES, CITY_IDS
from signoria.games.virtu.components.places import FIRST_GREAT
from signoria.games.virtu.components.symbols import ARROW, FULL, WIDTH, spelled
from signoria.games.virtu.components.tables import (
    ALLIANCE_PRICE,
    AWAY_RECRUIT,
    GREAT_POWERS,
    HOME_RECRUIT,
    UNITS,
    WAGES,
)
from signoria.games.virtu.position.catalogue import ALLY_D, DISBAND_D, DROP_D, END_D, KEEP_D, RECRUIT_D, SELL_D
from signoria.games.virtu.position.options import AFTER_BUYING
from signoria.games.virtu.position.position import (
    ALLYING,
    BUYING,
    DISBANDING,
    DROPPING,
    RECRUITING,
    REORGANISING,
    WAGE,
    WINTER,
    Player,
    Position,
)
from signoria.games.virtu.rules.market import PRICES
from signoria.games.virtu.rules.obstacles import (
    ALLIED_ALREADY,
    CANNOT_PAY,
    NEEDS_AGENT,
    NO_SUCH_UNITS,
    NO_UNIT,
    NO_UNITS_LEFT,
    NOT_IN_PRICE,
    NOT_OWN_CITY,
)
from signoria.games.virtu.rules.payments import FOR_ALLIANCE, FOR_RECRUIT, FOR_WAGES, begin, payable
from signoria.games.virtu.rules.sources import BY_INDULGENCE, can_sell, florins_at_hand, total

CHEAPEST: Final = min([price & FULL for price in PRICES])
"""Fewer florins buy nothing."""
NO_GIFTS: Final = all(sum(spelled(price).values()) > 1 for price in ALLIANCE_PRICE)
"""Every alliance costs something even to who saves a symbol."""
STEPS: Final = (WAGE, REORGANISING, BUYING, RECRUITING, ALLYING)


def next_step(state: Position, frame: Frame) -> bool:
    """Each player does all five steps before the next (VIR-WINTER-1, -2); returns whether all players are done."""
    step = frame.b
    for place in range(frame.a, len(state.order)):
        seat = state.order[place]
        player = state.players[seat]
        while step < len(STEPS):
            if step == 3 and state.rules & AFTER_BUYING:
                rest(player)
            if not idle(state, player, step):
                state.stack[-1] = Frame(WINTER, NOBODY, place, step + 1)
                state.stack.append(Frame(STEPS[step], seat))
                return False
            step += 1
        rest(player)
        step = 0
    return True


def rest(player: Player) -> None:
    """What was bought this winter may be used from now on (VIR-Q-50)."""
    player.fresh = 0
    player.fresh_tiles = 0


def idle(state: Position, player: Player, step: int) -> bool:
    """Whether a step offers plainly nothing but its end, so that it need not be asked for."""
    if step == 0:
        return player.supply == UNITS  # without units nothing is paid (VIR-WAGE-3)
    if can_sell(state, player):
        return False
    if step == 1:
        return no_cards(player)
    if step == 2:
        return player.coins < CHEAPEST and florins_at_hand(player) < CHEAPEST
    if step == 3:
        return player.supply == 0 or (player.coins < HOME_RECRUIT and florins_at_hand(player) < HOME_RECRUIT)
    return NO_GIFTS and player.ready & ~player.fresh == 0 and player.ready_tiles & ~player.fresh_tiles == 0


def no_cards(player: Player) -> bool:
    for card in player.court:
        if card >= 0:
            return False
    for card in player.chambers:
        if card >= 0:
            return False
    return True


def with_sale(state: Position, seat: int, found: list[Decision]) -> list[Decision]:
    """An indulgence may be sold for florins at any time of the own winter turn (VIR-INDULGENCE-8, VIR-DEC-27)."""
    if can_sell(state, state.players[seat]):
        found.append(SELL_D)
    return found


def wage_menu(state: Position, frame: Frame) -> list[Decision]:
    """How many units to keep, as far as they can be paid (VIR-DEC-22)."""
    player = state.players[frame.seat]
    florins = florins_at_hand(player)
    found = [KEEP_D[units] for units in range(UNITS - player.supply + 1) if WAGES[units] <= florins]
    return with_sale(state, frame.seat, found)


def keep_obstacle(state: Position, frame: Frame, units: int) -> int:
    player = state.players[frame.seat]
    if units > UNITS - player.supply:
        return NO_SUCH_UNITS
    return 0 if WAGES[units] <= florins_at_hand(player) else CANNOT_PAY


def keep(state: Position, frame: Frame, units: int) -> None:
    """One sum for all units kept (VIR-WAGE-1, -2)."""
    state.stack.pop()
    begin(state, frame.seat, WAGES[units], FOR_WAGES, units, 0, 0)


def wages_paid(state: Position, payment: Frame) -> None:
    if state.journal is not None:
        state.journal.note("wages", payment.seat, {"units": payment.d, "florins": WAGES[payment.d]})
    unpaid = UNITS - state.players[payment.seat].supply - payment.d
    if unpaid:
        state.stack.append(Frame(DISBANDING, payment.seat, unpaid))


def disbanding_menu(state: Position, frame: Frame) -> list[Decision]:
    units = state.players[frame.seat].units
    return [DISBAND_D[city] for city in range(CITIES) if units[city]]


def disband_obstacle(state: Position, frame: Frame, city: int) -> int:
    return 0 if state.players[frame.seat].units[city] else NO_UNIT


def disband(state: Position, frame: Frame, city: int) -> None:
    """An unpaid unit goes to the supply (VIR-WAGE-4)."""
    player = state.players[frame.seat]
    player.units[city] -= 1
    player.supply += 1
    if frame.a > 1:
        state.stack[-1] = Frame(DISBANDING, frame.seat, frame.a - 1)
    else:
        state.stack.pop()
    if state.journal is not None:
        state.journal.note("disbanded", frame.seat, {"city": CITY_IDS[city]})


def recruit_price(state: Position, player: Player, city: int) -> int:
    """1 florin in an own starting city, 3 elsewhere (VIR-RECRUIT-2, -3, -6)."""
    return HOME_RECRUIT if ARMS[len(state.players) - 3][city] == player.power else AWAY_RECRUIT


def recruiting_menu(state: Position, frame: Frame) -> list[Decision]:
    """One unit in an own city, or the end (VIR-DEC-25)."""
    found: list[Decision] = []
    player = state.players[frame.seat]
    if player.supply:
        florins = florins_at_hand(player)
        if florins >= HOME_RECRUIT:
            for city in range(CITIES):
                if player.tiles >> city & 1 and recruit_price(state, player, city) <= florins:
                    found.append(RECRUIT_D[city])
    found.append(END_D)
    return with_sale(state, frame.seat, found)


def recruit_obstacle(state: Position, frame: Frame, city: int) -> int:
    player = state.players[frame.seat]
    if state.control[city] != frame.seat:
        return NOT_OWN_CITY  # VIR-RECRUIT-4
    if not player.supply:
        return NO_UNITS_LEFT  # VIR-RECRUIT-5
    return 0 if recruit_price(state, player, city) <= florins_at_hand(player) else CANNOT_PAY


def recruit(state: Position, frame: Frame, city: int) -> None:
    begin(state, frame.seat, recruit_price(state, state.players[frame.seat], city), FOR_RECRUIT, city, 0, 0)


def recruited(state: Position, payment: Frame) -> None:
    player = state.players[payment.seat]
    player.supply -= 1
    player.units[payment.d] += 1
    if state.journal is not None:
        state.journal.note("recruited", payment.seat, {"city": CITY_IDS[payment.d]})


def discounted(state: Position, seat: int, power: int) -> bool:
    """An own agent at a free great power saves one symbol (VIR-ALLIANCE-4)."""
    return state.allies[power] < 0 and state.agents[FIRST_GREAT + power] == seat


def droppable(state: Position, seat: int, power: int, symbol: int, at_hand: int) -> bool:
    """Whether the price less one of a symbol can be paid."""
    price = ALLIANCE_PRICE[power]
    if not price >> WIDTH * symbol & FULL:
        return False
    return payable(state, seat, price - (1 << WIDTH * symbol), BY_INDULGENCE, at_hand)


def ally_obstacle(state: Position, seat: int, power: int, at_hand: int) -> int:
    """What stands against an alliance (VIR-ALLIANCE-2, -3, -6)."""
    ally = state.allies[power]
    if ally == seat:
        return ALLIED_ALREADY
    if ally >= 0 and state.agents[FIRST_GREAT + power] != seat:
        return NEEDS_AGENT
    if discounted(state, seat, power):
        for symbol in range(ARROW):
            if droppable(state, seat, power, symbol, at_hand):
                return 0
        return CANNOT_PAY
    return 0 if payable(state, seat, ALLIANCE_PRICE[power], BY_INDULGENCE, at_hand) else CANNOT_PAY


def allying_menu(state: Position, frame: Frame) -> list[Decision]:
    """One alliance a winter, or the end (VIR-DEC-26)."""
    found: list[Decision] = []
    at_hand = total(state, frame.seat, BY_INDULGENCE)
    for power in range(len(GREAT_POWERS)):
        if ally_obstacle(state, frame.seat, power, at_hand) == 0:
            found.append(ALLY_D[power])
    found.append(END_D)
    return with_sale(state, frame.seat, found)


def ally(state: Position, frame: Frame, power: int) -> None:
    if discounted(state, frame.seat, power):
        state.stack[-1] = Frame(DROPPING, frame.seat, power)
    else:
        state.stack.pop()
        begin(state, frame.seat, ALLIANCE_PRICE[power], FOR_ALLIANCE, power, BY_INDULGENCE, 0)


def dropping_menu(state: Position, frame: Frame) -> list[Decision]:
    at_hand = total(state, frame.seat, BY_INDULGENCE)
    return [DROP_D[symbol] for symbol in range(ARROW) if droppable(state, frame.seat, frame.a, symbol, at_hand)]


def drop_obstacle(state: Position, frame: Frame, symbol: int) -> int:
    if not ALLIANCE_PRICE[frame.a] >> WIDTH * symbol & FULL:
        return NOT_IN_PRICE
    at_hand = total(state, frame.seat, BY_INDULGENCE)
    return 0 if droppable(state, frame.seat, frame.a, symbol, at_hand) else CANNOT_PAY


def drop(state: Position, frame: Frame, symbol: int) -> None:
    """The agent saves one symbol of choice (VIR-Q-29)."""
    state.stack.pop()
    price = ALLIANCE_PRICE[frame.a] - (1 << WIDTH * symbol)
    begin(state, frame.seat, price, FOR_ALLIANCE, frame.a, BY_INDULGENCE, 0)


def allied(state: Position, payment: Frame) -> None:
    """The disc goes on the left space, another's goes back to its owner (VIR-ALLIANCE-5, -14)."""
    state.allies[payment.d] = payment.seat
    state.used_alliances &= ~(1 << payment.d)
    if state.journal is not None:
        state.journal.note("allied", payment.seat, {"power": GREAT_POWERS[payment.d]})
