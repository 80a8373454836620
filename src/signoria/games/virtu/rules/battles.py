"""Announcing war bonuses, turn and turn about, in field battles and sieges (VIR-SIEGE-5..12, VIR-BATTLE-2, -3)."""

from typing import Final

from signoria.engine.catalogue import Decision
from signoria.engine.frame import Frame
from signoria.games.virtu.components.cards import SYMBOLS_OF, WAR_OF
from signoria.games.virtu.components.cities import CITIES
from signoria.games.virtu.components.palaces import ANTECHAMBERS
from signoria.games.virtu.components.symbols import FULL, WAR, amount
from signoria.games.virtu.components.tables import (
    ALLIANCE_BONUS,
    CANNONS_FLORINS,
    CANNONS_STRENGTH,
    FRANCE,
    LEONARDO,
    LEONARDO_FLORINS,
    LEONARDO_STRENGTH,
    WAR_FLORINS,
)
from signoria.games.virtu.components.tiles import CANNONS, SYMBOLS_AT, WITH_WAR, tiles_in
from signoria.games.virtu.position.catalogue import (
    BY_FRANCE,
    BY_LEONARDO,
    BY_SOURCE,
    BY_TOKEN,
    COURT,
    DOMINION,
    PASS_D,
    WAR_FRANCE_D,
    WAR_LEONARDO_D,
    WAR_SOURCE_D,
    WAR_TOKEN_D,
)
from signoria.games.virtu.position.position import BATTLE, Player, Position
from signoria.games.virtu.rules.obstacles import (
    CANNOT_PAY,
    FRANCE_NOT_READY,
    LEONARDO_USED,
    NO_LEONARDO,
    NO_TOKEN,
    NO_WAR_SOURCE,
)
from signoria.games.virtu.rules.payments import FOR_BATTLE, begin, source_obstacle
from signoria.games.virtu.rules.sources import alliance_ready, exhaust, florins_at_hand, source_name

SIDE = 8
"""Bits between the attacker's and the defender's bonuses in a battle's frame."""

IN_THIS_BATTLE: Final = 1 << CITIES
"""Leonardo has helped in the field battle or siege under way: a bit of `Player.leonardo` above the cities."""


def battle_menu(state: Position, frame: Frame) -> list[Decision]:
    """One bonus, or pass (VIR-DEC-18)."""
    found: list[Decision] = []
    seat = frame.seat
    player = state.players[seat]
    if player.war_tokens:
        found.append(WAR_TOKEN_D)
    if state.allies[FRANCE] == seat and alliance_ready(state, seat, FRANCE):
        found.append(WAR_FRANCE_D)
    war = 0
    for space in range(ANTECHAMBERS):
        if player.ready >> space & 1 and WAR_OF[player.court[space]]:
            war |= 1 << space
    tiles = player.ready_tiles & (WITH_WAR | 1 << CANNONS)
    leonardo = player.bonuses >> LEONARDO & 1 and not leonardo_used(player, frame)
    if war or tiles or leonardo:
        florins = florins_at_hand(player)
        if leonardo and florins >= LEONARDO_FLORINS:
            found.append(WAR_LEONARDO_D)
        for space in range(ANTECHAMBERS):
            if war >> space & 1:
                symbols = SYMBOLS_OF[player.court[space]]
                add_counts(COURT + space, amount(symbols, WAR), florins - (symbols & FULL), found)
        for tile in tiles_in(tiles):
            if tile == CANNONS:
                if florins >= CANNONS_FLORINS:
                    found.append(WAR_SOURCE_D[DOMINION + CANNONS][1])
            else:
                symbols = SYMBOLS_AT[tile]
                add_counts(DOMINION + tile, amount(symbols, WAR), florins - (symbols & FULL), found)
    found.append(PASS_D)
    return found


def add_counts(source: int, most: int, florins: int, found: list[Decision]) -> None:
    """As many war symbols of a source as can be paid, its own florins not counted (VIR-SIEGE-9, VIR-Q-17)."""
    for count in range(1, most + 1):
        if count * WAR_FLORINS <= florins:
            found.append(WAR_SOURCE_D[source][count])


def leonardo_used(player: Player, frame: Frame) -> bool:
    """Once in every field battle or siege (VIR-BONUS-1), and in no siege after a field battle with him (VIR-Q-19)."""
    return player.leonardo & (IN_THIS_BATTLE | frame.f << frame.a) != 0


def announce_obstacle(state: Position, frame: Frame, what: int, count: int) -> int:
    """What stands against announcing a bonus."""
    seat = frame.seat
    player = state.players[seat]
    if what == BY_TOKEN:
        return 0 if player.war_tokens else NO_TOKEN
    if what == BY_FRANCE:
        return 0 if alliance_ready(state, seat, FRANCE) else FRANCE_NOT_READY
    if what == BY_LEONARDO:
        if not player.bonuses >> LEONARDO & 1:
            return NO_LEONARDO
        if leonardo_used(player, frame):
            return LEONARDO_USED
        return 0 if florins_at_hand(player) >= LEONARDO_FLORINS else CANNOT_PAY
    source = what - BY_SOURCE
    if source == DOMINION + CANNONS:
        obstacle = source_obstacle(state, player, source, WAR + 1)
        if obstacle:
            return obstacle
        return 0 if florins_at_hand(player) >= CANNONS_FLORINS else CANNOT_PAY
    obstacle = source_obstacle(state, player, source, WAR)
    if obstacle:
        return obstacle
    symbols = war_symbols(player, source)
    if count > amount(symbols, WAR):
        return NO_WAR_SOURCE
    return 0 if florins_at_hand(player) - (symbols & FULL) >= count * WAR_FLORINS else CANNOT_PAY


def war_symbols(player: Player, source: int) -> int:
    return SYMBOLS_OF[player.court[source - COURT]] if source < DOMINION else SYMBOLS_AT[source - DOMINION]


def announce(state: Position, frame: Frame, what: int, count: int) -> None:
    """Use a bonus: it is spent at once, whatever comes of it (VIR-SIEGE-10, -29)."""
    seat = frame.seat
    player = state.players[seat]
    price = 0
    strength = 1
    name = "token"
    if what == BY_TOKEN:
        player.war_tokens -= 1
    elif what == BY_LEONARDO:
        player.leonardo |= IN_THIS_BATTLE | 1 << frame.a
        price = LEONARDO_FLORINS
        strength = LEONARDO_STRENGTH
        name = "leonardo_da_vinci"
    elif what == BY_FRANCE:
        state.used_alliances |= 1 << FRANCE  # VIR-SIEGE-12
        strength = ALLIANCE_BONUS[FRANCE]
        name = "france"
    else:
        source = what - BY_SOURCE
        name = source_name(player, source)
        exhaust(state, seat, source)
        price = CANNONS_FLORINS if source == DOMINION + CANNONS else count * WAR_FLORINS
        strength = CANNONS_STRENGTH if source == DOMINION + CANNONS else count
    if state.journal is not None:
        state.journal.note("war bonus", seat, {"bonus": name, "strength": strength})
    begin(state, seat, price, FOR_BATTLE, strength, 0, 0)


def strengthened(state: Position, strength: int) -> None:
    """The bonus counts, and the other side is asked; nobody speaks for a neutral city (VIR-SIEGE-4, -7)."""
    frame = state.stack[-1]
    bonuses = frame.d + (strength if frame.seat == frame.b else strength << SIDE)
    state.stack[-1] = Frame(BATTLE, other_side(frame), frame.a, frame.b, frame.c, bonuses, 0, frame.f)


def other_side(frame: Frame) -> int:
    if frame.c < 0:
        return frame.b
    return frame.c if frame.seat == frame.b else frame.b


def pass_on(state: Position, frame: Frame) -> bool:
    """Returns whether the strengths are final: both passed in a row, or nobody defends (VIR-SIEGE-8)."""
    passes = frame.e + 1
    if frame.c < 0 or passes == 2:
        return True
    state.stack[-1] = Frame(BATTLE, other_side(frame), frame.a, frame.b, frame.c, frame.d, passes, frame.f)
    return False
