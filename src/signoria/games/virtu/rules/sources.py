"""What a player can pay with: cards of the chamber, courtiers, tiles, alliance bonuses and a sold indulgence."""

from typing import Final

from mypy_extensions import i64

from signoria.engine.bits import has, with_bit, without_bit
from signoria.engine.refusal import Obstacle
from signoria.games.virtu.components.cards import CARD_IDS
from signoria.games.virtu.components.components import SOLD_CROWN, Components
from signoria.games.virtu.components.palaces import SPACES_OF, UPGRADES
from signoria.games.virtu.components.places import FIRST_GREAT
from signoria.games.virtu.components.symbols import ACTIONS, CROWN, FLORIN, FULL, SYMBOLS, WAR, WIDTH
from signoria.games.virtu.components.tables import EMPIRE, MICHELANGELO, OTTOMANS
from signoria.games.virtu.components.tiles import TILE_IDS, tiles_in
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

# Which sources a payment allows besides courtiers and tiles, which always may be used (VIR-PAY-14): a set of these.
BY_ACTION_CARD: Final = 1 << ACTION_CARD
BY_UPGRADE: Final = 1 << UPGRADE
BY_OTTOMANS: Final = 1 << 2
BY_EMPIRE: Final = 1 << 3
BY_INDULGENCE: Final = 1 << 4
BY_MICHELANGELO: Final = 1 << 5
CHAMBER: Final = BY_ACTION_CARD | BY_UPGRADE
"""The cards of the chamber under the token; one that has given its symbols is taken out."""

SOURCE_MISSING: Final = Obstacle("source_missing", "VIR-PAY-14")
SOURCE_EXHAUSTED: Final = Obstacle("source_exhausted", "VIR-PAY-5")
SOURCE_FRESH: Final = Obstacle("source_fresh", "VIR-BUY-2")
SYMBOL_MISSING: Final = Obstacle("symbol_missing", "VIR-CARD-4")
SYMBOL_NOT_NEEDED: Final = Obstacle("symbol_not_needed", "VIR-PAY-11")
SOURCE_NOT_ALLOWED: Final = Obstacle("source_not_allowed", "VIR-PAY-14")
OTTOMANS_NOT_ALLOWED: Final = Obstacle("source_not_allowed", "VIR-ALLIANCE-11")
EMPIRE_NOT_ALLOWED: Final = Obstacle("source_not_allowed", "VIR-ALLIANCE-12")
INDULGENCE_NOT_ALLOWED: Final = Obstacle("source_not_allowed", "VIR-INDULGENCE-1")
ALREADY_SOLD: Final = Obstacle("already_sold", "VIR-INDULGENCE-1")
CHAMBER_SOLD: Final = Obstacle("chamber_sold", "VIR-INDULGENCE-5")
NO_INDULGENCE_LEFT: Final = Obstacle("no_indulgence_left", "VIR-INDULGENCE-10")


def alliance_ready(state: Position, seat: int, power: int) -> bool:
    """Disc on the left space and no enemy agent there (VIR-PAY-12, VIR-ALLIANCE-8)."""
    if state.allies[power] != seat or has(state.used_alliances, power):
        return False
    agent = state.agents[FIRST_GREAT + power]
    return agent < 0 or agent == seat


def can_sell(state: Position, player: Player) -> bool:
    """Whether an indulgence may be sold now: what `sell_obstacle` finds, for the menus, nearly all of which ask."""
    if player.indulged or player.token < 0 or has(player.indulgences, player.token):
        return False
    return state.stock[INDULGENCE_PILE] > 0


def sell_obstacle(state: Position, player: Player) -> Obstacle | None:
    """Once a year, in a chamber without an indulgence, while there are any (VIR-INDULGENCE-1)."""
    if player.indulged:
        return ALREADY_SOLD
    if player.token >= 0 and has(player.indulgences, player.token):
        return CHAMBER_SOLD
    return None if state.stock[INDULGENCE_PILE] > 0 else NO_INDULGENCE_LEFT


def total(state: Position, seat: int, allowed: i64) -> i64:
    """All symbols of the sources that may be used, packed; one source's several kinds are all counted."""
    components = state.components
    player = state.players[seat]
    found: i64 = components.sum_symbols(player.ready_tiles & ~player.fresh_tiles)
    open = player.ready & ~player.fresh
    if open:
        for space in SPACES_OF[open]:
            found += components.symbols_of[player.court[space]]
    if allowed:
        if allowed & CHAMBER:
            found += chamber_symbols(components, player, allowed)
        if allowed & BY_MICHELANGELO and has(player.bonuses, MICHELANGELO):
            found += components.patron_crown
        if allowed & BY_OTTOMANS and alliance_ready(state, seat, OTTOMANS):
            found += components.ottoman_ships
        if allowed & BY_EMPIRE and alliance_ready(state, seat, EMPIRE):
            found += components.empire_cross
        if allowed & BY_INDULGENCE and can_sell(state, player):
            found += SOLD_CROWN
    return found


def action_of(components: Components, player: Player) -> int:
    """The action of the card in the token's chamber, otherwise the printed one (VIR-ACT-1, VIR-PALACE-6)."""
    card = player.chambers[player.token]
    return components.action_of[card] if card >= 0 else components.printed[player.power][player.token]


def chamber_card(player: Player, source: int) -> int:
    """The action card or the upgrade under the token, or -1."""
    if player.token < 0:
        return -1
    return player.chambers[player.token + (UPGRADES if source == UPGRADE else 0)]


def chamber_symbols(components: Components, player: Player, cards: i64) -> i64:
    """The symbols of the cards under the token that can still give theirs."""
    found: i64 = 0
    card = player.chambers[player.token]
    if card >= 0 and cards & BY_ACTION_CARD:
        found += components.symbols_of[card]
    card = player.chambers[UPGRADES + player.token]
    if card >= 0 and cards & BY_UPGRADE:
        found += components.symbols_of[card]
    return found


def florins_at_hand(components: Components, player: Player) -> i64:
    """Coins and what available courtiers and tiles could be cashed for (VIR-PAY-3)."""
    found = player.coins
    tiles = player.ready_tiles & ~player.fresh_tiles & components.with_florins
    if tiles:
        found += components.sum_symbols(tiles) & FULL
    open = player.ready & ~player.fresh
    if open:
        for space in SPACES_OF[open]:
            found += components.symbols_of[player.court[space]] & FULL
    return found


def gather(state: Position, seat: int, allowed: i64, after: i64, ids: list[int], symbols: list[int]) -> None:
    """The sources that come later than `after` in the fixed order, with their symbols."""
    components = state.components
    player = state.players[seat]
    if allowed & CHAMBER and after < COURT:
        card = player.chambers[player.token]
        if card >= 0 and allowed & BY_ACTION_CARD:
            ids.append(ACTION_CARD)
            symbols.append(components.symbols_of[card])
        card = player.chambers[UPGRADES + player.token]
        if card >= 0 and allowed & BY_UPGRADE:
            ids.append(UPGRADE)
            symbols.append(components.symbols_of[card])
    if allowed & BY_MICHELANGELO and has(player.bonuses, MICHELANGELO):
        ids.append(UPGRADE)
        symbols.append(components.patron_crown)
    open = player.ready & ~player.fresh
    if open and after < DOMINION:
        for space in SPACES_OF[open]:
            if COURT + space > after:
                ids.append(COURT + space)
                symbols.append(components.symbols_of[player.court[space]])
    for tile in tiles_in(player.ready_tiles & ~player.fresh_tiles):
        if DOMINION + tile > after:
            ids.append(DOMINION + tile)
            symbols.append(components.symbols_at[tile])
    if allowed & BY_OTTOMANS and after < OTTOMAN_SOURCE and alliance_ready(state, seat, OTTOMANS):
        ids.append(OTTOMAN_SOURCE)
        symbols.append(components.ottoman_ships)
    if allowed & BY_EMPIRE and after < EMPIRE_SOURCE and alliance_ready(state, seat, EMPIRE):
        ids.append(EMPIRE_SOURCE)
        symbols.append(components.empire_cross)
    if allowed & BY_INDULGENCE and after < INDULGENCE_SOURCE and can_sell(state, player):
        ids.append(INDULGENCE_SOURCE)
        symbols.append(SOLD_CROWN)


def symbols_of(state: Position, player: Player, source: int) -> i64:
    """What a source shows, whether or not it can be used now; 0 where there is none."""
    components = state.components
    card = -1
    if source < COURT:
        card = chamber_card(player, source)
    elif source < DOMINION:
        card = player.court[source - COURT]
    elif source < OTTOMAN_SOURCE:
        tile = source - DOMINION
        return components.symbols_at[tile] if has(player.tiles, tile) else 0
    elif source == OTTOMAN_SOURCE:
        return components.ottoman_ships
    elif source == EMPIRE_SOURCE:
        return components.empire_cross
    else:
        return SOLD_CROWN
    return components.symbols_of[card] if card >= 0 else 0


def exhaust(state: Position, seat: int, source: int) -> None:
    """Turn a source over (VIR-CARD-9); chamber cards never flip (VIR-CARD-8)."""
    player = state.players[seat]
    if source < COURT:
        return
    if source < DOMINION:
        player.ready = without_bit(player.ready, source - COURT)
    elif source < OTTOMAN_SOURCE:
        player.ready_tiles = without_bit(player.ready_tiles, source - DOMINION)
    elif source == OTTOMAN_SOURCE:
        state.used_alliances = with_bit(state.used_alliances, OTTOMANS)
    elif source == EMPIRE_SOURCE:
        state.used_alliances = with_bit(state.used_alliances, EMPIRE)
    else:
        lay_indulgence(state, seat, CROWN, 1)


def lay_indulgence(state: Position, seat: int, symbol: int, amount: int) -> None:
    """An indulgence card goes on the chamber under the token (VIR-INDULGENCE-4, VIR-INDULGENCE-8)."""
    player = state.players[seat]
    player.indulged = True
    player.indulgences = with_bit(player.indulgences, player.token)
    state.stock[INDULGENCE_PILE] -= 1
    if state.journal is not None:
        params: dict[str, object] = {
            "chamber": player.token + 1,
            "action": ACTIONS[action_of(state.components, player)],
            "benefit": {SYMBOLS[symbol]: amount},
        }
        state.journal.note("indulgence", seat, params)


def sell_for_florins(state: Position, seat: int) -> None:
    """3 florins into the treasury at once (VIR-INDULGENCE-2)."""
    lay_indulgence(state, seat, FLORIN, state.components.indulgence_florins)
    state.players[seat].coins += state.components.indulgence_florins


def tell_use(state: Position, seat: int, source: int, symbol: int, count: int) -> None:
    """What a source gave; the sale of an indulgence tells that itself."""
    if state.journal is not None and source != INDULGENCE_SOURCE:
        player = state.players[seat]
        name = source_name(player, source)
        state.journal.note("used", seat, {"source": name, "what": {SYMBOLS[symbol]: count}})


def source_name(player: Player, source: int) -> str:
    """The card in a place, or the tile, power or indulgence itself."""
    card = -1
    if source < COURT:
        card = chamber_card(player, source)
    elif COURT <= source < DOMINION:
        card = player.court[source - COURT]
    if card >= 0:
        return CARD_IDS[card]
    if DOMINION <= source < OTTOMAN_SOURCE:
        return TILE_IDS[source - DOMINION]
    return SOURCE_IDS[source]


def source_obstacle(state: Position, player: Player, source: int, symbol: int) -> Obstacle | None:
    """Whether a courtier or tile is there, available and shows the symbol."""
    symbols = symbols_of(state, player, source)
    if source < COURT:
        if symbols == 0:
            return SOURCE_MISSING
    elif source < DOMINION:
        space = source - COURT
        if player.court[space] < 0:
            return SOURCE_MISSING
        if not has(player.ready, space):
            return SOURCE_EXHAUSTED
        if has(player.fresh, space):
            return SOURCE_FRESH
    elif source < OTTOMAN_SOURCE:
        tile = source - DOMINION
        if not has(player.tiles, tile):
            return SOURCE_MISSING
        if not has(player.ready_tiles, tile):
            return SOURCE_EXHAUSTED
        if has(player.fresh_tiles, tile):
            return SOURCE_FRESH
    return SYMBOL_MISSING if symbol <= WAR and not symbols >> WIDTH * symbol & FULL else None


def not_allowed(source: int) -> Obstacle:
    """A source that the payment does not take, with the rule that says for what it may be used."""
    if source == OTTOMAN_SOURCE:
        return OTTOMANS_NOT_ALLOWED
    if source == EMPIRE_SOURCE:
        return EMPIRE_NOT_ALLOWED
    return INDULGENCE_NOT_ALLOWED if source == INDULGENCE_SOURCE else SOURCE_NOT_ALLOWED


def cash_source(state: Position, seat: int, source: int) -> None:
    """Flip a courtier or tile and take its florins as coins (VIR-PAY-3)."""
    player = state.players[seat]
    florins = symbols_of(state, player, source) & FULL
    player.coins += florins
    exhaust(state, seat, source)
    tell_use(state, seat, source, FLORIN, florins)
