"""Set-up and the course of the year: springs, turn order, the end (VIR-SETUP, VIR-YEAR, VIR-ORDER, VIR-END)."""

from signoria.engine.catalogue import Decision
from signoria.engine.frame import NOBODY, Frame
from signoria.games.virtu.components.cards import CARDS, CHARACTERS, FAMILY_OF, POWERS
from signoria.games.virtu.components.cities import CITIES, NEUTRAL, SETUPS
from signoria.games.virtu.components.palaces import POWER
from signoria.games.virtu.components.tables import AGENTS, LAST_CITY, LAST_STEP, START_UNITS
from signoria.games.virtu.position.catalogue import CARD_PLACES, FROM_COURT, PLACE_D, POWER_D
from signoria.games.virtu.position.options import YEARS
from signoria.games.virtu.position.position import (
    FAMILY,
    MOVING,
    POWERS_LEFT,
    SIEGES,
    SPRING,
    START_CHAMBER,
    WINTER,
    Player,
    Position,
)
from signoria.games.virtu.rules.court import space_obstacle
from signoria.games.virtu.rules.movement import step
from signoria.games.virtu.rules.obstacles import CARD_PLACED, NOT_YOUR_FAMILY, POWER_NOT_IN_PLAY, POWER_TAKEN
from signoria.games.virtu.rules.reorganising import enter_chamber, entry_obstacle


def choose_first(state: Position, first: int) -> None:
    """Turn order clockwise from the first player, whose disc lies on top (VIR-SETUP-12..14)."""
    seats = len(state.players)
    state.order = tuple([(first + step) % seats for step in range(seats)])
    state.track = tuple(reversed(state.order))
    if state.journal is not None:
        state.journal.note("order", None, {"order": list(state.order)})
    state.stack[-1] = Frame(POWERS_LEFT, first)


def powers_menu(state: Position, frame: Frame) -> list[Decision]:
    """The powers of this player count that are left (VIR-DEC-1)."""
    return [POWER_D[power] for power in range(len(POWERS)) if power_obstacle(state, power) == 0]


def power_obstacle(state: Position, power: int) -> int:
    if power not in SETUPS[len(state.players)].powers:
        return POWER_NOT_IN_PLAY
    for player in state.players:
        if player.power == power:
            return POWER_TAKEN
    return 0


def choose_power(state: Position, frame: Frame, power: int) -> None:
    """Colour, cities, units and agents of a power (VIR-SETUP-5..9); then the next seat, then the family cards."""
    seat = frame.seat
    player = state.players[seat]
    settle_power(state, seat, player, power)
    if state.journal is not None:
        state.journal.note("power", seat, {"power": POWERS[power]})
    place = state.order.index(seat) + 1
    if place < len(state.order):
        state.stack[-1] = Frame(POWERS_LEFT, state.order[place])
    else:
        state.stack[-1] = Frame(FAMILY, state.order[0])


def settle_power(state: Position, seat: int, player: Player, power: int) -> None:
    player.power = power
    for city in POWER[power].cities:
        state.control[city] = seat
        player.tiles |= 1 << city
        player.ready_tiles |= 1 << city
        player.cities += 1
        player.units[city] = START_UNITS
        player.supply -= START_UNITS
    player.agents = POWER[power].agents
    player.bank = AGENTS - player.agents


def family_menu(state: Position, frame: Frame) -> list[Decision]:
    """A family card and where it goes (VIR-DEC-2)."""
    player = state.players[frame.seat]
    found: list[Decision] = []
    for number, card in enumerate(FAMILY_OF[player.power]):
        if not frame.a >> number & 1:
            row = PLACE_D[card - CHARACTERS]
            for end in range(len(CARD_PLACES)):
                if row[end].index >= 0 and place_obstacle(player, card, end) == 0:
                    found.append(row[end])
    return found


def place_obstacle(player: Player, card: int, end: int) -> int:
    """As action card, as upgrade, or on an antechamber open at the start (VIR-SETUP-28..31)."""
    if end < FROM_COURT:
        return entry_obstacle(player, card, end)
    return space_obstacle(player, end - FROM_COURT)


def family_obstacle(state: Position, frame: Frame, card: int, end: int) -> int:
    player = state.players[frame.seat]
    if CARDS[card].power != player.power:
        return NOT_YOUR_FAMILY
    if frame.a >> FAMILY_OF[player.power].index(card) & 1:
        return CARD_PLACED
    return place_obstacle(player, card, end)


def place_family(state: Position, frame: Frame, card: int, end: int) -> None:
    """Courtiers start with their available side up (VIR-Q-33)."""
    player = state.players[frame.seat]
    if end < FROM_COURT:
        enter_chamber(player, card, end)
    else:
        player.court[end - FROM_COURT] = card
        player.ready |= 1 << (end - FROM_COURT)
    if state.journal is not None:
        state.journal.note("placed", frame.seat, {"card": CARDS[card].id, "place": CARD_PLACES[end]})
    placed = frame.a | 1 << FAMILY_OF[player.power].index(card)
    if placed != 7:
        state.stack[-1] = Frame(FAMILY, frame.seat, placed)
        return
    place = state.order.index(frame.seat) + 1
    if place < len(state.order):
        state.stack[-1] = Frame(FAMILY, state.order[place])
    else:
        begin_year(state)


def begin_year(state: Position) -> None:
    """Spring (VIR-YEAR-1, -2)."""
    state.year += 1
    for player in state.players:
        player.indulged = False
        player.advanced = False
    state.stack[-1] = Frame(SPRING, NOBODY)
    if state.journal is not None:
        state.journal.note("year", None, {"year": state.year})


def next_turn(state: Position, frame: Frame) -> None:
    """Part A player by player, then part B (VIR-YEAR-2, -3)."""
    if frame.a == len(state.order):
        state.stack[-1] = Frame(SIEGES, NOBODY)
        return
    seat = state.order[frame.a]
    state.stack[-1] = Frame(SPRING, NOBODY, frame.a + 1)
    if state.year == 1:
        state.stack.append(Frame(START_CHAMBER, seat))
        return
    moving = Frame(MOVING, seat)
    state.stack.append(moving)
    step(state, moving)  # the first is forced (VIR-MOVE-2)


def end_spring(state: Position) -> None:
    """New turn order, then the end condition, then winter (VIR-YEAR-3, -4, VIR-END-1)."""
    state.order = new_order(state)
    state.ending = end_reached(state)
    state.stack[-1] = Frame(WINTER, NOBODY)
    if state.journal is not None:
        state.journal.note("order", None, {"order": list(state.order)})
        if state.ending:
            state.journal.note("ending", None, {"year": state.year})


def new_order(state: Position) -> tuple[int, ...]:
    """Most cities first; among equals the disc that lies higher (VIR-ORDER-1, -2)."""
    left = list(state.track)
    found: list[int] = []
    while left:
        best = left[-1]
        for seat in reversed(left):
            if state.players[seat].cities > state.players[best].cities:
                best = seat
        found.append(best)
        left.remove(best)
    return tuple(found)


def end_conditions(state: Position) -> list[str]:
    """Which of the conditions hold now (VIR-END-1, VIR-OPT-2)."""
    found: list[str] = []
    neutral = False
    for city in range(CITIES):
        if state.control[city] == NEUTRAL:
            neutral = True
    if not neutral:
        found.append("all cities")
    for player in state.players:
        if player.cities >= LAST_CITY and "eight cities" not in found:
            found.append("eight cities")
        if player.step == LAST_STEP and "patronage" not in found:
            found.append("patronage")
    limit = state.rules >> YEARS
    if limit and state.year >= limit:
        found.append("year limit")
    return found


def end_reached(state: Position) -> bool:
    for player in state.players:
        if player.cities >= LAST_CITY or player.step == LAST_STEP:
            return True
    limit = state.rules >> YEARS
    if limit and state.year >= limit:
        return True
    for city in range(CITIES):
        if state.control[city] == NEUTRAL:
            return False
    return True


def end_winter(state: Position) -> None:
    """The last winter ends the game, any other the year (VIR-END-2)."""
    if state.ending:
        state.stack.pop()
        if state.journal is not None:
            state.journal.note("game over", None, {"year": state.year})
    else:
        begin_year(state)
