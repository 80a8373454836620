"""Gaining and losing cities and agents, and the discs on the city track (VIR-TRACK, VIR-SIEGE-21 to VIR-SIEGE-26)."""

from signoria.engine.bits import has, without_bit
from signoria.games.virtu.components.cities import CITY_IDS
from signoria.games.virtu.components.components import Components
from signoria.games.virtu.components.symbols import FULL
from signoria.games.virtu.components.tiles import CATHEDRAL_AT
from signoria.games.virtu.position.position import Player, Position


def place_disc(state: Position, seat: int, before: int) -> None:
    """The disc on the city track moves to the new number and lies on top there (VIR-TRACK-1, VIR-TRACK-2,
    VIR-TRACK-3)."""
    now = state.players[seat].cities
    last = state.components.last_city
    if min(before, last) == min(now, last):
        return
    state.track = tuple([other for other in state.track if other != seat] + [seat])


def lose_city(state: Position, seat: int, city: int) -> bool:
    """The tile goes, its florins are taken first (VIR-PAY-17); returns whether a cathedral tile goes with it."""
    player = state.players[seat]
    bit = 1 << city
    if player.ready_tiles & bit:
        player.coins += state.components.symbols_at[city] & FULL
    player.tiles &= ~bit
    player.ready_tiles &= ~bit
    player.cities -= 1
    place_disc(state, seat, player.cities + 1)
    cathedral = CATHEDRAL_AT[city]
    if cathedral < 0 or not has(player.tiles, cathedral):
        return False
    player.tiles = without_bit(player.tiles, cathedral)
    player.ready_tiles = without_bit(player.ready_tiles, cathedral)
    return True


def gain_city(state: Position, seat: int, city: int, available: bool) -> None:
    """A disc on the city and its tile to the dominion (VIR-ACTION-ANNEX-8, VIR-SIEGE-21)."""
    player = state.players[seat]
    bit = 1 << city
    state.control[city] = seat
    player.tiles |= bit
    if available:
        player.ready_tiles |= bit
    player.cities += 1
    place_disc(state, seat, player.cities - 1)
    if state.journal is not None:
        state.journal.note("gained city", seat, {"city": CITY_IDS[city], "cities": player.cities})


def gain_agent(player: Player) -> None:
    """An agent from the bank, if any is left there (VIR-AGENT-2, VIR-AGENT-3)."""
    if player.bank:
        player.bank -= 1
        player.agents += 1


def welcome_agents(components: Components, player: Player, card: int) -> None:
    """The agent symbol of a card that is gained (VIR-BUY-17)."""
    for _ in range(components.cards[card].agents):
        gain_agent(player)
