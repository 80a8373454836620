"""Spring part B: sieges and field battles, their order and outcome (VIR-SIEGE, VIR-BATTLE)."""

from signoria.engine.catalogue import Decision
from signoria.engine.frame import NOBODY, Frame
from signoria.games.virtu.components.cities import CITIES, CITY_IDS, VALUE_OF
from signoria.games.virtu.components.tables import (
    AGENT_EFFECT,
    BASTION,
    BASTION_STRENGTH,
    DEFEAT_LOSS,
    HARD_DEFENCE,
    HARD_LOSS,
    UNITS,
)
from signoria.games.virtu.components.tiles import CATHEDRAL_AT
from signoria.games.virtu.position.catalogue import SIEGE_D
from signoria.games.virtu.position.options import TOKENS_STAY
from signoria.games.virtu.position.position import (
    ASSAULT,
    BATTLE,
    CHOOSE_SIEGE,
    FIELD_WON,
    RETREATS,
    SIEGES,
    Position,
)
from signoria.games.virtu.rules.battles import IN_THIS_BATTLE, SIDE
from signoria.games.virtu.rules.court import check_crowding
from signoria.games.virtu.rules.dominion import gain_city, lose_city
from signoria.games.virtu.rules.expansion import value_for
from signoria.games.virtu.rules.obstacles import NO_SIEGE


def besieges(state: Position, seat: int, city: int) -> bool:
    """Units before a city of somebody else or nobody (VIR-SIEGE-1); beaten ones do not count (VIR-RETREAT-7)."""
    return state.players[seat].units[city] > 0 and state.control[city] != seat


def next_besieger(state: Position, frame: Frame) -> None:
    """Each player in turn order resolves all own sieges (VIR-SIEGE-2), then gives tokens back (VIR-SIEGE-11)."""
    resolved = frame.b
    for place in range(frame.a, len(state.order)):
        seat = state.order[place]
        player = state.players[seat]
        if player.supply < UNITS:
            for city in range(CITIES):
                if player.units[city] and state.control[city] != seat:
                    state.stack[-1] = Frame(SIEGES, NOBODY, place, 1)
                    state.stack.append(Frame(CHOOSE_SIEGE, seat))
                    return
        if resolved and not state.rules & TOKENS_STAY:  # VIR-Q-9
            player.war_tokens = 0
        resolved = 0
    for player in state.players:
        player.war_tokens = 0
        player.leonardo = 0
    state.stack[-1] = Frame(RETREATS, NOBODY)


def siege_menu(state: Position, frame: Frame) -> list[Decision]:
    return [SIEGE_D[city] for city in range(CITIES) if besieges(state, frame.seat, city)]


def siege_obstacle(state: Position, frame: Frame, city: int) -> int:
    return 0 if besieges(state, frame.seat, city) else NO_SIEGE


def choose_siege(state: Position, frame: Frame, city: int) -> None:
    state.stack[-1] = Frame(ASSAULT, NOBODY, city, frame.seat)


def go_on(state: Position, frame: Frame) -> None:
    """Field battles against the other besiegers in turn order, then the siege itself (VIR-SIEGE-3, VIR-BATTLE-10)."""
    city = frame.a
    seat = frame.b
    if not besieges(state, seat, city):
        state.stack.pop()
        return
    seats = len(state.order)
    own = state.order.index(seat)
    for step in range(1, seats):
        rival = state.order[(own + step) % seats]
        if besieges(state, rival, city):
            state.stack[-1] = Frame(ASSAULT, NOBODY, city, seat, 1)
            state.stack.append(Frame(BATTLE, seat, city, seat, rival))
            return
    if frame.c == 1:
        state.stack[-1] = Frame(ASSAULT, NOBODY, city, seat, 2)
        state.stack.append(Frame(FIELD_WON, seat, city))
        return
    state.stack.append(Frame(BATTLE, seat, city, seat, state.control[city], 0, 0, 1))


def give_up(state: Position, seat: int, city: int) -> None:
    """All units there have to retreat at the end of the phase (VIR-BATTLE-5, VIR-SIEGE-28)."""
    player = state.players[seat]
    player.beaten = player.beaten + (city,) * player.units[city]
    player.units[city] = 0


def lose_units(state: Position, seat: int, city: int, count: int) -> int:
    """Units go back to the supply, as far as there are any (VIR-SIEGE-20); returns how many."""
    player = state.players[seat]
    if count > player.units[city]:
        count = player.units[city]
    player.units[city] -= count
    player.supply += count
    return count


def defence(state: Position, attacker: int, city: int, bonus: int) -> int:
    """The strength of a city against an attacker (VIR-SIEGE-14, -15)."""
    defender = state.control[city]
    if defender < 0:
        return value_for(state, attacker, city)
    found = VALUE_OF[city] + state.players[defender].units[city] + bonus
    if state.agents[city] == attacker:  # VIR-AGENT-10
        found -= AGENT_EFFECT
    if state.players[defender].bonuses >> BASTION & 1:
        found += BASTION_STRENGTH  # VIR-BONUS-6
    return found


def resolve(state: Position, frame: Frame) -> None:
    """The strengths are final."""
    state.stack.pop()
    for player in state.players:
        player.leonardo &= ~IN_THIS_BATTLE
    own = frame.d & (1 << SIDE) - 1
    theirs = frame.d >> SIDE
    if frame.f:
        resolve_siege(state, frame, own, theirs)
    else:
        resolve_field(state, frame, own, theirs)


def resolve_field(state: Position, frame: Frame, own: int, theirs: int) -> None:
    """Loser's units all go, the winner loses as many; equal strengths cost both 1 and the field (VIR-BATTLE-4, -6)."""
    city = frame.a
    own += state.players[frame.b].units[city]
    theirs += state.players[frame.c].units[city]
    if state.journal is not None:
        params: dict[str, object] = {"city": CITY_IDS[city], "other": frame.c, "strength": own, "against": theirs}
        state.journal.note("field battle", frame.b, params)
    if own == theirs:
        for seat in (frame.b, frame.c):
            lose_units(state, seat, city, DEFEAT_LOSS)
            give_up(state, seat, city)
        return
    winner = frame.b if own > theirs else frame.c
    loser = frame.c if own > theirs else frame.b
    lost = lose_units(state, loser, city, state.players[loser].units[city])
    lose_units(state, winner, city, lost)
    if winner != frame.b and state.players[winner].units[city]:
        state.stack.append(Frame(FIELD_WON, winner, city))  # decides at once (VIR-Q-20)


def resolve_siege(state: Position, frame: Frame, own: int, bonus: int) -> None:
    """Only a higher strength takes the city (VIR-SIEGE-16)."""
    city = frame.a
    seat = frame.b
    defender = frame.c
    own += state.players[seat].units[city]
    against = defence(state, seat, city, bonus)
    if state.journal is not None:
        won = own > against
        params: dict[str, object] = {"city": CITY_IDS[city], "strength": own, "against": against, "won": won}
        state.journal.note("siege", seat, params)
    if own <= against:
        lose_units(state, seat, city, DEFEAT_LOSS)  # VIR-SIEGE-27
        give_up(state, seat, city)
        return
    loss = HARD_LOSS if against >= HARD_DEFENCE else 0  # VIR-SIEGE-17
    if defender >= 0:
        loss += lose_units(state, defender, city, state.players[defender].units[city])  # VIR-SIEGE-18
    lose_units(state, seat, city, loss)
    capture(state, seat, defender, city)


def capture(state: Position, seat: int, defender: int, city: int) -> None:
    """Tiles, trophy and tracks; the loser's disc is moved first (VIR-SIEGE-21..26, VIR-ORDER-3)."""
    player = state.players[seat]
    cathedral = False
    if defender >= 0:
        cathedral = lose_city(state, defender, city)
        player.trophies |= 1 << defender  # VIR-SIEGE-23
    gain_city(state, seat, city, False)
    if cathedral:
        player.tiles |= 1 << CATHEDRAL_AT[city]
    if defender >= 0:
        check_crowding(state, defender)
