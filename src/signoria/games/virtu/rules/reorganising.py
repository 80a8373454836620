"""Winter: cards move within the palace (VIR-REORG)."""

from signoria.engine.catalogue import Decision
from signoria.engine.frame import Frame
from signoria.games.virtu.components.cards import ACTION_OF, CARDS
from signoria.games.virtu.components.palaces import ANTECHAMBERS, CHAMBERS, UPGRADES
from signoria.games.virtu.components.places import chamber_place
from signoria.games.virtu.components.symbols import NO_ACTION
from signoria.games.virtu.position.catalogue import (
    CARD_PLACES,
    DISCARD_D,
    END_D,
    FROM_COURT,
    FROM_UPGRADE,
    MOVE_D,
    SELL_D,
)
from signoria.games.virtu.position.position import REORGANISING, Player, Position
from signoria.games.virtu.rules.court import free_spaces, shift, space_obstacle
from signoria.games.virtu.rules.obstacles import (
    CHAMBER_AGENT,
    CHAMBER_FULL,
    CHAMBER_INDULGENCE,
    CHAMBER_TOKEN,
    COURTIER_EXHAUSTED,
    NEEDS_ACTION,
    NO_CARD_THERE,
    SHUFFLED_TWICE,
    SPACE_EMPTY,
    UPGRADE_ALONE,
)
from signoria.games.virtu.rules.sources import can_sell

MOST_SHUFFLES = 2
"""Moves of one card from antechamber to antechamber in a winter (VIR-REORG-11)."""


def chamber_obstacle(state: Position, seat: int, chamber: int) -> int:
    """Why the cards of a chamber may not be touched (VIR-REORG-3)."""
    player = state.players[seat]
    if player.token == chamber:
        return CHAMBER_TOKEN
    if player.indulgences >> chamber & 1:
        return CHAMBER_INDULGENCE
    agent = state.agents[chamber_place(player.power, chamber)]
    return CHAMBER_AGENT if agent >= 0 and agent != seat else 0


def entry_obstacle(player: Player, card: int, chamber: int) -> int:
    """A card enters as action card of an empty chamber, or as upgrade under one (VIR-REORG-9, VIR-SETUP-29, -30)."""
    if player.chambers[chamber] < 0:
        return 0 if ACTION_OF[card] != NO_ACTION else NEEDS_ACTION  # VIR-PALACE-8
    return 0 if player.chambers[UPGRADES + chamber] < 0 else CHAMBER_FULL


def leaving_obstacle(player: Player, start: int) -> int:
    """A card leaves a chamber unless an upgrade without action would stay alone (VIR-REORG-6, -10)."""
    if player.chambers[start] < 0:
        return NO_CARD_THERE
    if start < FROM_UPGRADE:
        upgrade = player.chambers[UPGRADES + start]
        if upgrade >= 0 and ACTION_OF[upgrade] == NO_ACTION:
            return UPGRADE_ALONE
    return 0


def reorganise_menu(state: Position, frame: Frame) -> list[Decision]:
    """One move, a discard, or the end (VIR-DEC-23)."""
    seat = frame.seat
    player = state.players[seat]
    free = free_spaces(player)
    found: list[Decision] = []
    open = 0
    for chamber in range(CHAMBERS):
        if chamber_obstacle(state, seat, chamber) == 0:
            open |= 1 << chamber
    for space in range(ANTECHAMBERS):
        card = player.court[space]
        if card < 0:
            continue
        found.append(DISCARD_D[space])
        if player.ready >> space & 1:
            row = MOVE_D[FROM_COURT + space]
            for chamber in range(CHAMBERS):
                if open >> chamber & 1 and entry_obstacle(player, card, chamber) == 0:
                    found.append(row[chamber])
            if free and frame.a >> 2 * space & 3 < MOST_SHUFFLES:
                for other in range(ANTECHAMBERS):
                    if free >> other & 1:
                        found.append(row[FROM_COURT + other])
    if free:
        for chamber in range(CHAMBERS):
            if open >> chamber & 1:
                for start in (chamber, FROM_UPGRADE + chamber):
                    if leaving_obstacle(player, start) == 0:
                        for other in range(ANTECHAMBERS):
                            if free >> other & 1:
                                found.append(MOVE_D[start][FROM_COURT + other])
    if can_sell(state, player):
        found.append(SELL_D)
    found.append(END_D)
    return found


def discard_obstacle(state: Position, seat: int, space: int) -> int:
    return 0 if state.players[seat].court[space] >= 0 else SPACE_EMPTY


def move_obstacle(state: Position, frame: Frame, start: int, end: int) -> int:
    """What stands against moving a card from one place of the palace to another."""
    seat = frame.seat
    player = state.players[seat]
    if start < FROM_COURT:
        obstacle = leaving_obstacle(player, start)
        if obstacle == 0:
            obstacle = chamber_obstacle(state, seat, start % CHAMBERS)
        return obstacle if obstacle else space_obstacle(player, end - FROM_COURT)
    space = start - FROM_COURT
    card = player.court[space]
    if card < 0:
        return SPACE_EMPTY
    if not player.ready >> space & 1:
        return COURTIER_EXHAUSTED  # VIR-REORG-4
    if end < FROM_UPGRADE:
        obstacle = chamber_obstacle(state, seat, end)
        return obstacle if obstacle else entry_obstacle(player, card, end)
    obstacle = space_obstacle(player, end - FROM_COURT)
    if obstacle:
        return obstacle
    return 0 if frame.a >> 2 * space & 3 < MOST_SHUFFLES else SHUFFLED_TWICE


def enter_chamber(player: Player, card: int, chamber: int) -> None:
    if player.chambers[chamber] < 0:
        player.chambers[chamber] = card
    else:
        player.chambers[UPGRADES + chamber] = card


def move_card(state: Position, frame: Frame, start: int, end: int) -> None:
    """Move one card (VIR-REORG-2); from a chamber it arrives exhausted (VIR-REORG-5)."""
    player = state.players[frame.seat]
    shuffles = frame.a
    if start < FROM_COURT:
        card = player.chambers[start]
        player.chambers[start] = -1
        if start < FROM_UPGRADE and player.chambers[UPGRADES + start] >= 0:
            player.chambers[start] = player.chambers[UPGRADES + start]  # VIR-REORG-10
            player.chambers[UPGRADES + start] = -1
        player.court[end - FROM_COURT] = card
    else:
        space = start - FROM_COURT
        card = player.court[space]
        count = shuffles >> 2 * space & 3
        shuffles &= ~(3 << 2 * space)
        if end < FROM_UPGRADE:
            player.court[space] = -1
            player.ready &= ~(1 << space)
            enter_chamber(player, card, end)
        else:
            shift(player, space, end - FROM_COURT)
            shuffles |= count + 1 << 2 * (end - FROM_COURT)
    state.stack[-1] = Frame(REORGANISING, frame.seat, shuffles)
    if state.journal is not None:
        params: dict[str, object] = {"card": CARDS[card].id, "start": CARD_PLACES[start], "place": CARD_PLACES[end]}
        state.journal.note("moved card", frame.seat, params)


def forget_moves(state: Position, frame: Frame, space: int) -> None:
    """A card that was discarded leaves no count of moves behind."""
    state.stack[-1] = Frame(REORGANISING, frame.seat, frame.a & ~(3 << 2 * space))
