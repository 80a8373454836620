"""The intrigue action and where agents may go (VIR-ACTION-INTRIGUE, VIR-AGENT)."""

from signoria.engine.catalogue import Decision
from signoria.engine.frame import Frame
from signoria.games.virtu.components.cities import CITIES, CLOSED
from signoria.games.virtu.components.palaces import CHAMBERS
from signoria.games.virtu.components.places import (
    CATEGORIES,
    FIRST_CHAMBER,
    FIRST_GREAT,
    PLACE_IDS,
    PLACES,
    category_of,
    chamber_place,
)
from signoria.games.virtu.components.symbols import FULL, INTRIGUE, MASK, WIDTH, packed
from signoria.games.virtu.components.tables import PRINCE
from signoria.games.virtu.position.catalogue import AT_D, END_D, REMOVE_D, SEND_D, SEND_SUPPLY_D, TO_D
from signoria.games.virtu.position.options import ONE_AGENT
from signoria.games.virtu.position.position import ACTING, ARRIVING, SENDING, Position
from signoria.games.virtu.rules.acting import add_sale_and_end, add_uses, open_action, printed_symbol
from signoria.games.virtu.rules.obstacles import (
    FOREIGN_AGENT,
    NO_AGENT_LEFT,
    NO_AGENT_THERE,
    NO_PLACE_FREE,
    OTHER_AGENT,
    OTHER_CATEGORY,
    OWN_AGENT,
    PALACE_HAS_AGENT,
    PLACE_NOT_IN_PLAY,
    PLACE_OCCUPIED,
    POOL_TOO_SMALL,
    PRINCE_FORBIDS,
)
from signoria.games.virtu.rules.payments import FOR_UNBLOCKING, begin
from signoria.games.virtu.rules.sources import ACTION_CARD_DONE, CHAMBER, UPGRADE_DONE

FIRST_OF = (0, FIRST_CHAMBER, FIRST_GREAT)
LAST_OF = (CITIES, FIRST_GREAT, PLACES)
ONE_MASK = 1 << WIDTH * MASK


def intrigue_menu(state: Position, frame: Frame) -> list[Decision]:
    """Remove, place or move an agent, add a source, end (VIR-DEC-15)."""
    found: list[Decision] = []
    seat = frame.seat
    player = state.players[seat]
    if frame.b >> WIDTH * MASK & FULL:
        agents = state.agents
        room = agent_has_place(state, seat, PLACES)
        if player.agents and room:
            found.append(SEND_SUPPLY_D)
        for place in range(PLACES):
            agent = agents[place]
            if agent >= 0:
                if agent != seat:
                    found.append(REMOVE_D[place])
                elif room or agent_has_place(state, seat, place):
                    found.append(SEND_D[place])
    add_uses(player, MASK, found)
    add_sale_and_end(state, frame, found)
    return found


def shields(state: Position, seat: int) -> int:
    """The other seats that own The Prince, one bit each (VIR-BONUS-7)."""
    if state.bonuses >> PRINCE & 1:
        return 0
    for other in range(len(state.players)):
        if other != seat and state.players[other].bonuses >> PRINCE & 1:
            return 1 << other
    return 0


def seat_of_power(state: Position, power: int) -> int:
    for seat in range(len(state.players)):
        if state.players[seat].power == power:
            return seat
    return -1


def place_obstacle(state: Position, seat: int, origin: int, place: int, shielded: int) -> int:
    """Why an agent of a seat cannot go to a place (VIR-ACTION-INTRIGUE-2..4)."""
    if state.agents[place] >= 0:
        return PLACE_OCCUPIED  # VIR-AGENT-1
    if place < FIRST_CHAMBER:
        owner = state.control[place]
        if owner == CLOSED:
            return PLACE_NOT_IN_PLAY
    elif place < FIRST_GREAT:
        power = (place - FIRST_CHAMBER) // CHAMBERS
        owner = seat_of_power(state, power)
        if owner < 0:
            return PLACE_NOT_IN_PLAY
        if state.rules & ONE_AGENT:  # VIR-OPT-1
            first = chamber_place(power, 0)
            for other in range(first, first + CHAMBERS):
                if state.agents[other] >= 0 and other != origin:
                    return PALACE_HAS_AGENT
    else:
        owner = state.allies[place - FIRST_GREAT]
    return PRINCE_FORBIDS if owner >= 0 and shielded >> owner & 1 else 0


def category_open(state: Position, seat: int, origin: int, category: int) -> bool:
    shielded = shields(state, seat)
    for place in range(FIRST_OF[category], LAST_OF[category]):
        if place_obstacle(state, seat, origin, place, shielded) == 0:
            return True
    return False


def agent_has_place(state: Position, seat: int, origin: int) -> bool:
    for category in range(len(CATEGORIES)):
        if category_open(state, seat, origin, category):
            return True
    return False


def remove_obstacle(state: Position, frame: Frame, place: int) -> int:
    agent = state.agents[place]
    if agent < 0:
        return NO_AGENT_THERE
    if agent == frame.seat:
        return OWN_AGENT  # VIR-ACTION-INTRIGUE-9
    return 0 if frame.b >> WIDTH * MASK & FULL else POOL_TOO_SMALL


def send_obstacle(state: Position, frame: Frame, place: int) -> int:
    """Taking an agent from the supply (PLACES) or from where it stands."""
    if place == PLACES:
        if not state.players[frame.seat].agents:
            return NO_AGENT_LEFT
    elif state.agents[place] < 0:
        return NO_AGENT_THERE
    elif state.agents[place] != frame.seat:
        return FOREIGN_AGENT
    if not frame.b >> WIDTH * MASK & FULL:
        return POOL_TOO_SMALL
    return 0 if agent_has_place(state, frame.seat, place) else NO_PLACE_FREE


def remove_agent(state: Position, place: int) -> None:
    """Back to its owner's supply (VIR-ACTION-INTRIGUE-5)."""
    owner = state.agents[place]
    state.agents[place] = -1
    state.players[owner].agents += 1
    if state.journal is not None:
        state.journal.note("agent removed", owner, {"place": PLACE_IDS[place]})


def remove(state: Position, frame: Frame, place: int) -> None:
    remove_agent(state, place)
    spend_mask(state, frame)


def spend_mask(state: Position, frame: Frame) -> None:
    state.stack[-1] = Frame(ACTING, frame.seat, frame.a, frame.b - ONE_MASK, frame.c, frame.d)


def sending_menu(state: Position, frame: Frame) -> list[Decision]:
    return [
        TO_D[category] for category in range(len(CATEGORIES)) if category_open(state, frame.seat, frame.a, category)
    ]


def arriving_menu(state: Position, frame: Frame) -> list[Decision]:
    shielded = shields(state, frame.seat)
    found: list[Decision] = []
    for place in range(FIRST_OF[frame.b], LAST_OF[frame.b]):
        if place_obstacle(state, frame.seat, frame.a, place, shielded) == 0:
            found.append(AT_D[place])
    return found


def arriving_obstacle(state: Position, frame: Frame, place: int) -> int:
    if category_of(place) != frame.b:
        return OTHER_CATEGORY
    return place_obstacle(state, frame.seat, frame.a, place, shields(state, frame.seat))


def arrive(state: Position, frame: Frame, place: int) -> None:
    """Placing and moving cost the same single mask (VIR-ACTION-INTRIGUE-6)."""
    state.stack.pop()
    if frame.a == PLACES:
        state.players[frame.seat].agents -= 1
    else:
        state.agents[frame.a] = -1
    state.agents[place] = frame.seat
    spend_mask(state, state.stack[-1])
    if state.journal is not None:
        origin = "supply" if frame.a == PLACES else PLACE_IDS[frame.a]
        state.journal.note("agent sent", frame.seat, {"origin": origin, "place": PLACE_IDS[place]})


def send(state: Position, frame: Frame, place: int) -> None:
    state.stack.append(Frame(SENDING, frame.seat, place))


def choose_category(state: Position, frame: Frame, category: int) -> None:
    state.stack[-1] = Frame(ARRIVING, frame.seat, frame.a, category)


def blocked_menu(state: Position, frame: Frame) -> list[Decision]:
    """Two masks clear the own intrigue chamber, or the action is lost (VIR-DEC-28)."""
    player = state.players[frame.seat]
    return [REMOVE_D[chamber_place(player.power, player.token)], END_D]


def blocked_obstacle(state: Position, frame: Frame, place: int) -> int:
    player = state.players[frame.seat]
    return 0 if place == chamber_place(player.power, player.token) else OTHER_AGENT


def unblock(state: Position, frame: Frame) -> None:
    """The two masks come from anywhere; what is over stays in the pool (VIR-Q-10)."""
    player = state.players[frame.seat]
    state.stack.pop()
    begin(state, frame.seat, packed(MASK, 2), FOR_UNBLOCKING, 0, CHAMBER, printed_symbol(player))


def unblocked(state: Position, payment: Frame) -> None:
    player = state.players[payment.seat]
    remove_agent(state, chamber_place(player.power, player.token))
    flags = payment.e & (ACTION_CARD_DONE | UPGRADE_DONE)
    open_action(state, payment.seat, INTRIGUE, payment.f, flags)
