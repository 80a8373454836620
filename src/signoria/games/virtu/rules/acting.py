"""Performing the action of the chamber under the token (VIR-ACT), and the pools of open-ended actions."""

from typing import Final

from signoria.engine.catalogue import Decision
from signoria.engine.frame import Frame
from signoria.games.virtu.components.cards import ACTION_OF, SYMBOLS_OF
from signoria.games.virtu.components.palaces import ANTECHAMBERS, PRINTED, UPGRADES
from signoria.games.virtu.components.places import chamber_place
from signoria.games.virtu.components.symbols import (
    ACTIONS,
    CAMPAIGN,
    CAVALRY,
    CROSS,
    CROWN,
    FLORIN,
    FULL,
    INTRIGUE,
    MASK,
    RULE,
    SHIP,
    TRADE,
    WAR,
    WIDTH,
    amount,
)
from signoria.games.virtu.components.tables import EMPIRE, FLORINS_PER_SHIP, OTTOMANS, PRINTED_SYMBOL
from signoria.games.virtu.components.tiles import SHOWING, tiles_in
from signoria.games.virtu.position.catalogue import (
    ACTION_CARD,
    COURT,
    DOMINION,
    EMPIRE_SOURCE,
    END_D,
    INDULGENCE_PILE,
    INDULGENCE_SOURCE,
    OTTOMAN_SOURCE,
    SELL_D,
    UPGRADE,
    USE_D,
)
from signoria.games.virtu.position.position import ACTING, BLOCKED, Player, Position
from signoria.games.virtu.rules.obstacles import (
    ALREADY_SOLD,
    CHAMBER_SOLD,
    NO_INDULGENCE_LEFT,
    SOURCE_NOT_ALLOWED,
    SOURCE_USED,
    SYMBOL_NOT_NEEDED,
)
from signoria.games.virtu.rules.payments import source_obstacle
from signoria.games.virtu.rules.sources import (
    ACTION_CARD_DONE,
    CHAMBER,
    UPGRADE_DONE,
    alliance_ready,
    can_sell,
    exhaust,
    symbols_of,
    tell_use,
    total,
)

# Flags of an action under way, beside ACTION_CARD_DONE and UPGRADE_DONE.
CROWN_DUE: Final = 1  # the crown of an indulgence has to be spent
EMPIRE_BOUND: Final = 2  # the Empire's cross paid for this action, or came back by it
TURN: Final = 256  # a tile that a symbol already spent still turns; counted from this bit on
ANNEXED: Final = 4

USEFUL: Final = [[CROWN, CROSS], [], [SHIP], [], [CAVALRY, SHIP, WAR], [MASK]]
"""By action: the symbols its pool takes; patronage and annexation have prices instead."""


def action_of(player: Player) -> int:
    """The action of the card in the token's chamber, otherwise the printed one (VIR-ACT-1, VIR-PALACE-6)."""
    card = player.chambers[player.token]
    return ACTION_OF[card] if card >= 0 else PRINTED[player.power][player.token]


def printed_symbol(player: Player) -> int:
    """The palace's own symbol, unless a card covers it (VIR-PALACE-3, -6)."""
    if player.chambers[player.token] >= 0:
        return 0
    return PRINTED_SYMBOL[PRINTED[player.power][player.token]]


def start_action(state: Position, seat: int) -> None:
    """Blocked chambers lose the action (VIR-ACT-2, -3), except intrigue that can clear itself (VIR-AGENT-6)."""
    player = state.players[seat]
    action = action_of(player)
    if player.indulgences >> player.token & 1:
        if state.journal is not None:
            state.journal.note("lost to indulgence", seat, {"action": ACTIONS[action]})
        return
    agent = state.agents[chamber_place(player.power, player.token)]
    if agent >= 0 and agent != seat:
        masks = amount(total(state, seat, CHAMBER), MASK) + amount(printed_symbol(player), MASK)
        if action == INTRIGUE and masks >= 2:  # VIR-DEC-28
            state.stack.append(Frame(BLOCKED, seat))
        elif state.journal is not None:
            state.journal.note("lost to agent", seat, {"action": ACTIONS[action], "owner": agent})
        return
    if state.journal is not None:
        state.journal.note("acts", seat, {"action": ACTIONS[action], "chamber": player.token + 1})
    open_action(state, seat, action, printed_symbol(player), 0)


def useful_symbols(player: Player, action: int, source: int) -> list[int]:
    """The kinds a chamber card can give to an open-ended action."""
    place = player.token + (UPGRADES if source == UPGRADE else 0)
    card = player.chambers[place]
    if card < 0:
        return []
    symbols = SYMBOLS_OF[card]
    found = [symbol for symbol in USEFUL[action] if symbols >> WIDTH * symbol & FULL]
    if action == CAMPAIGN and symbols & FULL:
        other = player.chambers[player.token + (0 if source == UPGRADE else UPGRADES)]
        if other >= 0 and amount(SYMBOLS_OF[other], WAR):  # VIR-ACTION-CAMPAIGN-9
            found.append(FLORIN)
    return found


def open_action(state: Position, seat: int, action: int, pool: int, flags: int) -> None:
    """Begin an action; chamber cards with one useful kind enter its pool by themselves."""
    player = state.players[seat]
    state.stack.append(Frame(ACTING, seat, action, pool, flags))
    if not USEFUL[action]:
        return
    for source in (ACTION_CARD, UPGRADE):
        if not flags & (ACTION_CARD_DONE if source == ACTION_CARD else UPGRADE_DONE):
            useful = useful_symbols(player, action, source)
            if len(useful) == 1:
                add_source(state, state.stack[-1], source, useful[0])


def add_source(state: Position, frame: Frame, source: int, symbol: int) -> None:
    """A source gives one kind to the pool of an action; ships of a trade become florins at once (VIR-DEC-12)."""
    seat = frame.seat
    player = state.players[seat]
    count = symbols_of(state, player, source) >> WIDTH * symbol & FULL
    tell_use(state, seat, source, symbol, count)
    exhaust(state, seat, source)
    pool = frame.b
    flags = frame.c
    spent = frame.d
    if frame.a == TRADE:
        player.coins += count * FLORINS_PER_SHIP  # VIR-ACTION-TRADE-1
    elif frame.a == RULE:
        pool += count << WIDTH * CROWN  # crowns and crosses do the same here
    else:
        pool += count << WIDTH * symbol
    if source < COURT:
        flags |= ACTION_CARD_DONE if source == ACTION_CARD else UPGRADE_DONE
    elif DOMINION <= source < OTTOMAN_SOURCE:
        spent |= 1 << (source - DOMINION)
    elif source == EMPIRE_SOURCE:
        flags |= EMPIRE_BOUND
    elif source == INDULGENCE_SOURCE:
        flags |= CROWN_DUE
    state.stack[-1] = Frame(ACTING, seat, frame.a, pool, flags, spent)


def add_uses(player: Player, symbol: int, found: list[Decision], bound: int = 0) -> None:
    """Courtiers and tiles that can give a symbol now; not the tiles that are bound otherwise, one bit each."""
    open = player.ready & ~player.fresh
    if open:
        for space in range(ANTECHAMBERS):
            if open >> space & 1 and SYMBOLS_OF[player.court[space]] >> WIDTH * symbol & FULL:
                found.append(USE_D[COURT + space][symbol])
    tiles = player.ready_tiles & SHOWING[symbol] & ~player.fresh_tiles & ~bound
    if tiles:
        for tile in tiles_in(tiles):
            found.append(USE_D[DOMINION + tile][symbol])


def add_chamber_uses(player: Player, frame: Frame, found: list[Decision]) -> None:
    """Chamber cards that show several useful kinds (VIR-DEC-8)."""
    if frame.c & ACTION_CARD_DONE == 0:
        for symbol in useful_symbols(player, frame.a, ACTION_CARD):
            found.append(USE_D[ACTION_CARD][symbol])
    if frame.c & UPGRADE_DONE == 0:
        for symbol in useful_symbols(player, frame.a, UPGRADE):
            found.append(USE_D[UPGRADE][symbol])


def add_sale_and_end(state: Position, frame: Frame, found: list[Decision]) -> None:
    """An indulgence for florins (VIR-DEC-6) and the end of the action (VIR-DEC-16)."""
    if can_sell(state, state.players[frame.seat]):
        found.append(SELL_D)
    found.append(END_D)


def sell_obstacle(state: Position, seat: int) -> int:
    player = state.players[seat]
    if player.indulged:
        return ALREADY_SOLD
    if player.token >= 0 and player.indulgences >> player.token & 1:
        return CHAMBER_SOLD
    return 0 if state.stock[INDULGENCE_PILE] > 0 else NO_INDULGENCE_LEFT


def pool_use_obstacle(state: Position, frame: Frame, source: int, symbol: int) -> int:
    """What stands against adding a source to an action's pool, apart from there being nothing to spend it on."""
    player = state.players[frame.seat]
    if source < COURT:
        if symbols_of(state, player, source) and frame.c & (
            ACTION_CARD_DONE if source == ACTION_CARD else UPGRADE_DONE
        ):
            return SOURCE_USED  # VIR-PAY-9
        obstacle = source_obstacle(state, player, source, symbol)
        if obstacle:
            return obstacle
        return 0 if symbol in useful_symbols(player, frame.a, source) else SYMBOL_NOT_NEEDED
    obstacle = source_obstacle(state, player, source, symbol)
    if obstacle:
        return obstacle
    if symbol not in USEFUL[frame.a] or symbol == WAR:
        return SYMBOL_NOT_NEEDED
    if source == OTTOMAN_SOURCE:
        return 0 if alliance_ready(state, frame.seat, OTTOMANS) else SOURCE_NOT_ALLOWED
    if source == EMPIRE_SOURCE:
        return 0 if alliance_ready(state, frame.seat, EMPIRE) else SOURCE_NOT_ALLOWED
    if source == INDULGENCE_SOURCE:
        return 0 if can_sell(state, player) else SOURCE_NOT_ALLOWED
    return 0
