"""What a player can pay with: cards of the chamber, courtiers, tiles, alliance bonuses and a sold indulgence."""

from typing import Final

from signoria.games.virtu.components.cards import CARDS, SYMBOLS_OF
from signoria.games.virtu.components.palaces import ANTECHAMBERS, UPGRADES
from signoria.games.virtu.components.places import FIRST_GREAT
from signoria.games.virtu.components.symbols import CROSS, CROWN, EITHER, FLORIN, FULL, SHIP, SYMBOLS, WIDTH
from signoria.games.virtu.components.tables import (
    ALLIANCE_BONUS,
    EMPIRE,
    INDULGENCE_FLORINS,
    MICHELANGELO,
    MICHELANGELO_CROWNS,
    OTTOMANS,
)
from signoria.games.virtu.components.tiles import SYMBOLS_AT, TILE_IDS, sum_symbols, tiles_in
from signoria.games.virtu.position.catalogue import (
    ACTION_CARD,
    COURT,
    DOMINION,
    EMPIRE_SOURCE,
    INDULGENCE_PILE,
    INDULGENCE_SOURCE,
    OTTOMAN_SOURCE,
    SOURCE_IDS,
    UPGRADE,
)
from signoria.games.virtu.position.position import Player, Position

# Which sources a payment allows besides courtiers and tiles, which always may be used (VIR-PAY-14).
CHAMBER: Final = 1
BY_OTTOMANS: Final = 2
BY_EMPIRE: Final = 4
BY_INDULGENCE: Final = 8
BY_MICHELANGELO: Final = 16
ACTION_CARD_DONE: Final = 32
UPGRADE_DONE: Final = 64

SHIPS: Final = ALLIANCE_BONUS[OTTOMANS] << WIDTH * SHIP
EMPIRE_CROSS: Final = ALLIANCE_BONUS[EMPIRE] * ((1 << WIDTH * CROSS) + (1 << WIDTH * EITHER))
SOLD_CROWN: Final = (1 << WIDTH * CROWN) + (1 << WIDTH * EITHER)
PATRON_CROWN: Final = MICHELANGELO_CROWNS * SOLD_CROWN


def alliance_ready(state: Position, seat: int, power: int) -> bool:
    """Disc on the left space and no enemy agent there (VIR-PAY-12, VIR-ALLIANCE-8)."""
    if state.allies[power] != seat or state.used_alliances >> power & 1:
        return False
    agent = state.agents[FIRST_GREAT + power]
    return agent < 0 or agent == seat


def can_sell(state: Position, player: Player) -> bool:
    """Whether an indulgence may be sold now: once a year, in a chamber without one (VIR-INDULGENCE-1, -5, -10)."""
    if player.indulged or player.token < 0:
        return False
    return player.indulgences >> player.token & 1 == 0 and state.stock[INDULGENCE_PILE] > 0


def total(state: Position, seat: int, extras: int) -> int:
    """All symbols of the sources that may be used, packed; one source's several kinds are all counted."""
    player = state.players[seat]
    found = sum_symbols(player.ready_tiles & ~player.fresh_tiles)
    open = player.ready & ~player.fresh
    if open:
        for space in range(ANTECHAMBERS):
            if open >> space & 1:
                found += SYMBOLS_OF[player.court[space]]
    if extras:
        if extras & CHAMBER:
            found += chamber_symbols(player, extras)
        if extras & BY_MICHELANGELO and player.bonuses >> MICHELANGELO & 1:
            found += PATRON_CROWN
        if extras & BY_OTTOMANS and alliance_ready(state, seat, OTTOMANS):
            found += SHIPS
        if extras & BY_EMPIRE and alliance_ready(state, seat, EMPIRE):
            found += EMPIRE_CROSS
        if extras & BY_INDULGENCE and can_sell(state, player):
            found += SOLD_CROWN
    return found


def chamber_symbols(player: Player, extras: int) -> int:
    """The symbols of the action card and the upgrade under the token, as far as they have not been used."""
    found = 0
    card = player.chambers[player.token]
    if card >= 0 and not extras & ACTION_CARD_DONE:
        found += SYMBOLS_OF[card]
    card = player.chambers[UPGRADES + player.token]
    if card >= 0 and not extras & UPGRADE_DONE:
        found += SYMBOLS_OF[card]
    return found


def florins_at_hand(player: Player) -> int:
    """Coins and what available courtiers and tiles could be cashed for (VIR-PAY-3)."""
    found = player.coins + (sum_symbols(player.ready_tiles & ~player.fresh_tiles) & FULL)
    open = player.ready & ~player.fresh
    if open:
        for space in range(ANTECHAMBERS):
            if open >> space & 1:
                found += SYMBOLS_OF[player.court[space]] & FULL
    return found


def gather(state: Position, seat: int, extras: int, after: int, ids: list[int], symbols: list[int]) -> None:
    """The sources that come later than `after` in the fixed order, with their symbols."""
    player = state.players[seat]
    if extras & CHAMBER and after < COURT:
        card = player.chambers[player.token]
        if card >= 0 and not extras & ACTION_CARD_DONE:
            ids.append(ACTION_CARD)
            symbols.append(SYMBOLS_OF[card])
        card = player.chambers[UPGRADES + player.token]
        if card >= 0 and not extras & UPGRADE_DONE:
            ids.append(UPGRADE)
            symbols.append(SYMBOLS_OF[card])
    if extras & BY_MICHELANGELO and player.bonuses >> MICHELANGELO & 1:
        ids.append(UPGRADE)
        symbols.append(PATRON_CROWN)
    open = player.ready & ~player.fresh
    if open and after < DOMINION:
        for space in range(ANTECHAMBERS):
            if open >> space & 1 and COURT + space > after:
                ids.append(COURT + space)
                symbols.append(SYMBOLS_OF[player.court[space]])
    for tile in tiles_in(player.ready_tiles & ~player.fresh_tiles):
        if DOMINION + tile > after:
            ids.append(DOMINION + tile)
            symbols.append(SYMBOLS_AT[tile])
    if extras & BY_OTTOMANS and after < OTTOMAN_SOURCE and alliance_ready(state, seat, OTTOMANS):
        ids.append(OTTOMAN_SOURCE)
        symbols.append(SHIPS)
    if extras & BY_EMPIRE and after < EMPIRE_SOURCE and alliance_ready(state, seat, EMPIRE):
        ids.append(EMPIRE_SOURCE)
        symbols.append(EMPIRE_CROSS)
    if extras & BY_INDULGENCE and after < INDULGENCE_SOURCE and can_sell(state, player):
        ids.append(INDULGENCE_SOURCE)
        symbols.append(SOLD_CROWN)


def symbols_of(state: Position, player: Player, source: int) -> int:
    """What a source shows, whether or not it can be used now; 0 where there is none."""
    card = -1
    if source < COURT:
        if player.token >= 0:
            card = player.chambers[player.token + (UPGRADES if source == UPGRADE else 0)]
    elif source < DOMINION:
        card = player.court[source - COURT]
    elif source < OTTOMAN_SOURCE:
        tile = source - DOMINION
        return SYMBOLS_AT[tile] if player.tiles >> tile & 1 else 0
    elif source == OTTOMAN_SOURCE:
        return SHIPS
    elif source == EMPIRE_SOURCE:
        return EMPIRE_CROSS
    else:
        return SOLD_CROWN
    return SYMBOLS_OF[card] if card >= 0 else 0


def exhaust(state: Position, seat: int, source: int) -> None:
    """Turn a source over (VIR-CARD-9); chamber cards never flip (VIR-CARD-8)."""
    player = state.players[seat]
    if source < COURT:
        return
    if source < DOMINION:
        player.ready &= ~(1 << (source - COURT))
    elif source < OTTOMAN_SOURCE:
        player.ready_tiles &= ~(1 << (source - DOMINION))
    elif source == OTTOMAN_SOURCE:
        state.used_alliances |= 1 << OTTOMANS
    elif source == EMPIRE_SOURCE:
        state.used_alliances |= 1 << EMPIRE
    else:
        lay_indulgence(state, seat, "crown")


def lay_indulgence(state: Position, seat: int, benefit: str) -> None:
    """An indulgence card goes on the chamber under the token (VIR-INDULGENCE-4, -8)."""
    player = state.players[seat]
    player.indulged = True
    player.indulgences |= 1 << player.token
    state.stock[INDULGENCE_PILE] -= 1
    if state.journal is not None:
        state.journal.note("indulgence", seat, {"chamber": player.token + 1, "benefit": benefit})


def sell_for_florins(state: Position, seat: int) -> None:
    """3 florins into the treasury at once (VIR-INDULGENCE-2)."""
    lay_indulgence(state, seat, SYMBOLS[FLORIN])
    state.players[seat].coins += INDULGENCE_FLORINS


def tell_use(state: Position, seat: int, source: int, symbol: int, count: int) -> None:
    if state.journal is not None:
        player = state.players[seat]
        name = source_name(player, source)
        state.journal.note("used", seat, {"source": name, "what": {SYMBOLS[symbol]: count}})


def source_name(player: Player, source: int) -> str:
    """The card in a place, or the tile, power or indulgence itself."""
    card = -1
    if source < COURT and player.token >= 0:
        card = player.chambers[player.token + (UPGRADES if source == UPGRADE else 0)]
    elif COURT <= source < DOMINION:
        card = player.court[source - COURT]
    if card >= 0:
        return CARDS[card].id
    if DOMINION <= source < OTTOMAN_SOURCE:
        return TILE_IDS[source - DOMINION]
    return SOURCE_IDS[source]


def cash_source(state: Position, seat: int, source: int) -> None:
    """Flip a courtier or tile and take its florins as coins (VIR-PAY-3)."""
    player = state.players[seat]
    florins = symbols_of(state, player, source) & FULL
    player.coins += florins
    exhaust(state, seat, source)
    tell_use(state, seat, source, FLORIN, florins)
