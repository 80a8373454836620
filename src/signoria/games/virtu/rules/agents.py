"""Agents: where they may go, and how they come back (VIR-AGENT, VIR-ACTION-INTRIGUE-2, VIR-ACTION-INTRIGUE-3,
VIR-ACTION-INTRIGUE-4, VIR-ACTION-INTRIGUE-5)."""

from typing import Final

from signoria.engine.bits import has
from signoria.engine.refusal import Obstacle
from signoria.games.virtu.components.cities import CITIES, CLOSED
from signoria.games.virtu.components.palaces import CHAMBERS
from signoria.games.virtu.components.places import (
    CATEGORIES,
    FIRST_CHAMBER,
    FIRST_GREAT,
    PLACE_IDS,
    PLACES,
    chamber_place,
)
from signoria.games.virtu.components.tables import PRINCE
from signoria.games.virtu.position.position import Position

PLACE_OCCUPIED: Final = Obstacle("place_occupied", "VIR-AGENT-1")
PLACE_NOT_IN_PLAY: Final = Obstacle("place_not_in_play", "VIR-SETUP-17")
PALACE_HAS_AGENT: Final = Obstacle("palace_has_agent", "VIR-OPT-1")
PRINCE_FORBIDS: Final = Obstacle("prince_forbids", "VIR-BONUS-7")

FIRST_OF: Final = [0, FIRST_CHAMBER, FIRST_GREAT]
LAST_OF: Final = [CITIES, FIRST_GREAT, PLACES]
"""By category: its first place, and the place after its last."""


def shields(state: Position, seat: int) -> int:
    """The other seats that own The Prince, one bit each (VIR-BONUS-7)."""
    if has(state.bonuses, PRINCE):
        return 0
    for other in range(len(state.players)):
        if other != seat and has(state.players[other].bonuses, PRINCE):
            return 1 << other
    return 0


def seat_of_power(state: Position, power: int) -> int:
    for seat in range(len(state.players)):
        if state.players[seat].power == power:
            return seat
    return -1


def place_obstacle(state: Position, origin: int, place: int, shielded: int) -> Obstacle | None:
    """Why an agent cannot go from one place to another (VIR-ACTION-INTRIGUE-2, VIR-ACTION-INTRIGUE-3,
    VIR-ACTION-INTRIGUE-4)."""
    if state.agents[place] >= 0:
        return PLACE_OCCUPIED
    if place < FIRST_CHAMBER:
        owner = state.control[place]
        if owner == CLOSED:
            return PLACE_NOT_IN_PLAY
    elif place < FIRST_GREAT:
        power = (place - FIRST_CHAMBER) // CHAMBERS
        owner = seat_of_power(state, power)
        if owner < 0:
            return PLACE_NOT_IN_PLAY
        if state.rules.one_agent_per_palace:  # VIR-OPT-1
            first = chamber_place(power, 0)
            for other in range(first, first + CHAMBERS):
                if state.agents[other] >= 0 and other != origin:
                    return PALACE_HAS_AGENT
    else:
        owner = state.allies[place - FIRST_GREAT]
    return PRINCE_FORBIDS if owner >= 0 and has(shielded, owner) else None


def category_open(state: Position, seat: int, origin: int, category: int) -> bool:
    shielded = shields(state, seat)
    for place in range(FIRST_OF[category], LAST_OF[category]):
        if place_obstacle(state, origin, place, shielded) is None:
            return True
    return False


def agent_has_place(state: Position, seat: int, origin: int) -> bool:
    for category in range(len(CATEGORIES)):
        if category_open(state, seat, origin, category):
            return True
    return False


def holder(state: Position, seat: int, place: int) -> dict[str, object]:
    """Whose place it is that a seat has come to, for the log: nobody's where it is the seat's own."""
    if place < FIRST_CHAMBER:
        owner = state.control[place]
    elif place < FIRST_GREAT:
        owner = seat_of_power(state, (place - FIRST_CHAMBER) // CHAMBERS)
    else:
        owner = state.allies[place - FIRST_GREAT]
    held = owner >= 0 and owner != seat
    return {"owner": owner if held else None, "held": held}


def remove_agent(state: Position, place: int) -> None:
    """Back to its owner's supply (VIR-ACTION-INTRIGUE-5)."""
    owner = state.agents[place]
    state.agents[place] = -1
    state.players[owner].agents += 1
    if state.journal is not None:
        state.journal.note("agent removed", owner, {"place": PLACE_IDS[place]})
