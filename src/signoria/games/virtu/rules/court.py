"""Antechambers and the courtiers on them: which are free, refreshing, discarding (VIR-COURT, VIR-MOVE-8)."""

from signoria.engine.catalogue import Decision
from signoria.engine.frame import Frame
from signoria.games.virtu.components.cards import CARDS, CHARACTERS, SYMBOLS_OF
from signoria.games.virtu.components.palaces import (
    ANTECHAMBER_IDS,
    ANTECHAMBERS,
    COUNT,
    LIGHTER,
    MAX_UNLOCKED,
    ORIGINAL,
)
from signoria.games.virtu.components.symbols import FULL
from signoria.games.virtu.components.tables import BONUSES, ROOM_AT_CITIES, ROOM_FOR_CITIES, ROOMY_BONUSES
from signoria.games.virtu.components.tiles import ROOMY
from signoria.games.virtu.position.catalogue import DISCARD_D, FROM_COURT, MOVE_D, SEAT_D
from signoria.games.virtu.position.position import MAKING_ROOM, OVERFULL, SEATING, Player, Position
from signoria.games.virtu.rules.obstacles import NOT_LIGHTER, SPACE_EMPTY, SPACE_LOCKED, SPACE_OCCUPIED


def unlocked(player: Player) -> int:
    """How many lighter antechambers may be used: by titles, bonuses and five cities, at most 3 (VIR-COURT-2)."""
    found = 0
    for tile in ROOMY:
        if player.tiles >> tile & 1:  # on either side (VIR-COURT-3)
            found += 1
    for bonus in ROOMY_BONUSES:
        if player.bonuses >> bonus & 1:
            found += BONUSES[bonus].antechambers
    if player.cities >= ROOM_AT_CITIES:  # VIR-TRACK-4
        found += ROOM_FOR_CITIES
    return MAX_UNLOCKED if found > MAX_UNLOCKED else found


def occupied(player: Player) -> int:
    """The antechambers that hold a card, one bit each."""
    found = 0
    for space in range(ANTECHAMBERS):
        if player.court[space] >= 0:
            found |= 1 << space
    return found


def free_spaces(player: Player) -> int:
    """Empty original ones, and empty lighter ones while fewer are occupied than unlocked (VIR-COURT-4..6)."""
    taken = occupied(player)
    free = ORIGINAL & ~taken
    if COUNT[taken & LIGHTER] < unlocked(player):
        free |= LIGHTER & ~taken
    return free


def space_obstacle(player: Player, space: int) -> int:
    """Why a card cannot be put on an antechamber."""
    if player.court[space] >= 0:
        return SPACE_OCCUPIED
    return 0 if free_spaces(player) >> space & 1 else SPACE_LOCKED


def refresh_side(state: Position, seat: int, side: int) -> None:
    """The courtiers of a side turn up (VIR-MOVE-8); those that are up already are cashed first (VIR-PAY-17)."""
    player = state.players[seat]
    coins = 0
    for space in range(ANTECHAMBERS):
        if side >> space & 1 and player.court[space] >= 0:
            if player.ready >> space & 1:
                coins += SYMBOLS_OF[player.court[space]] & FULL
            player.ready |= 1 << space
    player.coins += coins
    if state.journal is not None:
        turned = [CARDS[player.court[s]].id for s in range(ANTECHAMBERS) if side >> s & 1 and player.court[s] >= 0]
        if turned:
            state.journal.note("refreshed", seat, {"cards": turned, "florins": coins})


def discard(state: Position, seat: int, space: int) -> None:
    """A character returns to its pile, other cards leave the game (VIR-COURT-8); florins are cashed (VIR-PAY-17)."""
    player = state.players[seat]
    card = player.court[space]
    bit = 1 << space
    if player.ready & bit and not player.fresh & bit:
        player.coins += SYMBOLS_OF[card] & FULL
    player.court[space] = -1
    player.ready &= ~bit
    player.fresh &= ~bit
    if card < CHARACTERS:
        state.stock[card] += 1
    if state.journal is not None:
        state.journal.note("discarded", seat, {"card": CARDS[card].id})


def welcome(state: Position, seat: int, card: int, fresh: int) -> None:
    """A gained card needs an antechamber: make room if there is none, then choose one (VIR-CARD-6, VIR-BUY-6)."""
    state.stack.append(Frame(SEATING, seat, card, fresh))
    if free_spaces(state.players[seat]) == 0:
        state.stack.append(Frame(MAKING_ROOM, seat, card))


def take_seat(state: Position, frame: Frame, space: int) -> None:
    """The card arrives available side up; bought ones rest for this winter (VIR-BUY-2)."""
    player = state.players[frame.seat]
    player.court[space] = frame.a
    player.ready |= 1 << space
    if frame.b:
        player.fresh |= 1 << space
    state.stack.pop()
    if state.journal is not None:
        state.journal.note("seated", frame.seat, {"card": CARDS[frame.a].id, "space": ANTECHAMBER_IDS[space]})


def seating_menu(state: Position, frame: Frame) -> list[Decision]:
    free = free_spaces(state.players[frame.seat])
    return [SEAT_D[space] for space in range(ANTECHAMBERS) if free >> space & 1]


def courtiers_menu(state: Position, frame: Frame) -> list[Decision]:
    """Which courtier goes (VIR-DEC-29)."""
    court = state.players[frame.seat].court
    return [DISCARD_D[space] for space in range(ANTECHAMBERS) if court[space] >= 0]


def check_crowding(state: Position, seat: int) -> None:
    """After a loss of cities: too many lighter antechambers may be occupied (VIR-COURT-9)."""
    player = state.players[seat]
    if COUNT[occupied(player) & LIGHTER] > unlocked(player):
        state.stack.append(Frame(OVERFULL, seat))


def overfull_menu(state: Position, frame: Frame) -> list[Decision]:
    """Which card leaves its lighter antechamber, for a free original one or for good (VIR-DEC-20)."""
    player = state.players[frame.seat]
    free = ORIGINAL & ~occupied(player)
    found: list[Decision] = []
    for space in range(ANTECHAMBERS):
        if LIGHTER >> space & 1 and player.court[space] >= 0:
            for other in range(ANTECHAMBERS):
                if free >> other & 1:
                    found.append(MOVE_D[FROM_COURT + space][FROM_COURT + other])
            found.append(DISCARD_D[space])
    return found


def overfull_obstacle(state: Position, frame: Frame, space: int, other: int) -> int:
    """Moving a card from a lighter to an original antechamber; `other` is -1 for discarding it."""
    player = state.players[frame.seat]
    if not LIGHTER >> space & 1:
        return NOT_LIGHTER
    if player.court[space] < 0:
        return SPACE_EMPTY
    if other < 0:
        return 0
    if player.court[other] >= 0:
        return SPACE_OCCUPIED
    return 0 if ORIGINAL >> other & 1 else SPACE_LOCKED


def shift(player: Player, space: int, other: int) -> None:
    """A courtier changes its antechamber and keeps its side (VIR-REORG-4)."""
    player.court[other] = player.court[space]
    player.court[space] = -1
    for_ready = player.ready >> space & 1
    for_fresh = player.fresh >> space & 1
    player.ready = player.ready & ~(1 << space) | for_ready << other
    player.fresh = player.fresh & ~(1 << space) | for_fresh << other
