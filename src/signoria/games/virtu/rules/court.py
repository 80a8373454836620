"""Antechambers and the courtiers on them: which are free, refreshing, discarding (VIR-COURT, VIR-MOVE-8)."""

from typing import Final

from mypy_extensions import i64

from signoria.engine.bits import has, with_bit, without_bit
from signoria.engine.catalogue import Decision
from signoria.engine.circumstance import Circumstances
from signoria.engine.question import NOT_ASKED
from signoria.engine.refusal import Explanation, Obstacle
from signoria.games.virtu.components.cards import CARD_IDS, CHARACTERS
from signoria.games.virtu.components.components import Components
from signoria.games.virtu.components.palaces import (
    ANTECHAMBER_IDS,
    ANTECHAMBERS,
    COUNT,
    LEFT,
    LIGHTER,
    MAX_UNLOCKED,
    ORIGINAL,
    SPACES_OF,
)
from signoria.games.virtu.components.symbols import FULL
from signoria.games.virtu.components.tiles import TITLE_TILES
from signoria.games.virtu.position.catalogue import DISCARD, DISCARD_D, FROM_COURT, MOVE, MOVE_D, SEAT, SEAT_D
from signoria.games.virtu.position.position import Player, Position
from signoria.games.virtu.position.vocabulary import CARD
from signoria.games.virtu.rules.asking import VirtuQuestion
from signoria.games.virtu.rules.palace import name_card

SPACE_OCCUPIED: Final = Obstacle("space_occupied", "VIR-COURT-6")
SPACE_LOCKED: Final = Obstacle("space_locked", "VIR-COURT-4")
SPACE_EMPTY: Final = Obstacle("space_empty", "VIR-COURT-7")
NOT_LIGHTER: Final = Obstacle("not_lighter", "VIR-COURT-9")
NOTHING_TO_MOVE: Final = Obstacle("space_empty", "VIR-COURT-9")

SEATS: Final = [[SEAT_D[space] for space in spaces] for spaces in SPACES_OF]
"""By a set of antechambers, one bit each: a seat on each of them."""


def unlocked(components: Components, player: Player) -> int:
    """How many lighter antechambers may be used: by titles, bonuses and five cities, at most 3 (VIR-COURT-2)."""
    found = components.bonus_rooms[player.bonuses]
    titles = player.tiles & TITLE_TILES
    if titles:
        for tile in components.roomy:
            if has(titles, tile):  # on either side (VIR-COURT-3)
                found += 1
    if player.cities >= components.room_at_cities:  # VIR-TRACK-4
        found += components.room_for_cities
    return MAX_UNLOCKED if found > MAX_UNLOCKED else found


def occupied(player: Player) -> i64:
    """The antechambers that hold a card, one bit each."""
    found: i64 = 0
    bit: i64 = 1
    for card in player.court:
        if card >= 0:
            found |= bit
        bit <<= 1
    return found


def free_spaces(components: Components, player: Player) -> i64:
    """Empty original ones, and empty lighter ones while fewer are occupied than unlocked (VIR-COURT-4, VIR-COURT-5,
    VIR-COURT-6)."""
    return free_besides(components, player, occupied(player))


def free_besides(components: Components, player: Player, taken: i64) -> i64:
    """The same, where the occupied ones are known."""
    free = ORIGINAL & ~taken
    if COUNT[taken & LIGHTER] < unlocked(components, player):
        free |= LIGHTER & ~taken
    return free


def space_obstacle(components: Components, player: Player, space: int) -> Obstacle | None:
    """Why a card cannot be put on an antechamber."""
    if player.court[space] >= 0:
        return SPACE_OCCUPIED
    return None if has(free_spaces(components, player), space) else SPACE_LOCKED


def discard_obstacle(player: Player, space: int) -> Obstacle | None:
    return None if player.court[space] >= 0 else SPACE_EMPTY


def refresh_side(state: Position, seat: int, side: int) -> None:
    """The courtiers of a side turn up (VIR-MOVE-8); those that are up already are cashed first (VIR-PAY-17)."""
    player = state.players[seat]
    coins = 0
    for space in SPACES_OF[side]:
        card = player.court[space]
        if card >= 0:
            if has(player.ready, space):
                coins += state.components.symbols_of[card] & FULL
            player.ready = with_bit(player.ready, space)
    player.coins += coins
    if state.journal is not None:
        turned = [CARD_IDS[player.court[space]] for space in SPACES_OF[side] if player.court[space] >= 0]
        if turned:
            which = "left side" if side == LEFT else "right side"
            state.journal.note("refreshed", seat, {"cards": turned, "florins": coins, "side": which})


def discard(state: Position, seat: int, space: int) -> None:
    """A character returns to its pile, other cards leave the game (VIR-COURT-8); florins are cashed (VIR-PAY-17)."""
    player = state.players[seat]
    card = player.court[space]
    if has(player.ready & ~player.fresh, space):
        player.coins += state.components.symbols_of[card] & FULL
    player.court[space] = -1
    player.ready = without_bit(player.ready, space)
    player.fresh = without_bit(player.fresh, space)
    if card < CHARACTERS:
        state.stock[card] += 1
    if state.journal is not None:
        state.journal.note("discarded", seat, {"card": CARD_IDS[card]})


def shift(player: Player, space: int, other: int) -> None:
    """A courtier changes its antechamber and keeps its side (VIR-REORG-4)."""
    player.court[other] = player.court[space]
    player.court[space] = -1
    player.ready = moved(player.ready, space, other)
    player.fresh = moved(player.fresh, space, other)


def moved(spaces: int, space: int, other: int) -> int:
    return with_bit(without_bit(spaces, space), other) if has(spaces, space) else spaces


def welcome(state: Position, seat: int, card: int, fresh: bool) -> None:
    """A gained card needs an antechamber: make room if there is none, then choose one (VIR-CARD-6, VIR-BUY-6)."""
    state.stack.append(Seating(seat, card, fresh))
    if free_spaces(state.components, state.players[seat]) == 0:
        state.stack.append(MakingRoom(seat, card))


class Seating(VirtuQuestion):
    """An antechamber for a card."""

    __slots__ = ("card", "fresh")

    asks = "antechamber"
    rule = "VIR-CARD-6"

    def __init__(self, seat: int, card: int, fresh: bool) -> None:
        super().__init__(seat)
        self.card = card
        self.fresh = fresh  # bought this winter

    def menu(self, state: Position) -> list[Decision]:
        return SEATS[free_spaces(state.components, state.players[self.seat])]

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        if answer.verb is not SEAT:
            return NOT_ASKED
        return space_obstacle(state.components, state.players[self.seat], answer.a)

    def take(self, state: Position, answer: Decision) -> None:
        """The card arrives available side up; bought ones rest for this winter (VIR-BUY-2)."""
        player = state.players[self.seat]
        space = answer.a
        player.court[space] = self.card
        player.ready = with_bit(player.ready, space)
        if self.fresh:
            player.fresh = with_bit(player.fresh, space)
        state.stack.pop()
        if state.journal is not None:
            params: dict[str, object] = {"card": CARD_IDS[self.card], "space": ANTECHAMBER_IDS[space]}
            state.journal.note("seated", self.seat, params)

    def circumstances(self, state: Position, told: Circumstances) -> None:
        told.put(CARD, self.card)

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.card, self.fresh)


class MakingRoom(VirtuQuestion):
    """Which courtier goes, so that a card finds an antechamber (VIR-DEC-29)."""

    __slots__ = ("card",)

    asks = "room"
    rule = "VIR-COURT-7"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def menu(self, state: Position) -> list[Decision]:
        court = state.players[self.seat].court
        return [DISCARD_D[space] for space in range(ANTECHAMBERS) if court[space] >= 0]

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        return discard_obstacle(state.players[self.seat], answer.a) if answer.verb is DISCARD else NOT_ASKED

    def take(self, state: Position, answer: Decision) -> None:
        state.stack.pop()
        discard(state, self.seat, answer.a)

    def circumstances(self, state: Position, told: Circumstances) -> None:
        told.put(CARD, self.card)

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.card)


def check_crowding(state: Position, seat: int) -> None:
    """After a loss of cities: too many lighter antechambers may be occupied (VIR-COURT-9)."""
    player = state.players[seat]
    if COUNT[occupied(player) & LIGHTER] > unlocked(state.components, player):
        state.stack.append(Overfull(seat))


class Overfull(VirtuQuestion):
    """Which card leaves its lighter antechamber, for a free original one or for good (VIR-DEC-20)."""

    asks = "overfull"
    rule = "VIR-COURT-9"

    def menu(self, state: Position) -> list[Decision]:
        player = state.players[self.seat]
        free = ORIGINAL & ~occupied(player)
        found: list[Decision] = []
        for space in range(ANTECHAMBERS):
            if has(LIGHTER, space) and player.court[space] >= 0:
                for other in range(ANTECHAMBERS):
                    if has(free, other):
                        found.append(MOVE_D[FROM_COURT + space][FROM_COURT + other])
                found.append(DISCARD_D[space])
        return found

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        court = state.players[self.seat].court
        if answer.verb is DISCARD:
            if not has(LIGHTER, answer.a):
                return NOT_LIGHTER
            return None if court[answer.a] >= 0 else SPACE_EMPTY
        if answer.verb is not MOVE or answer.a < FROM_COURT or answer.b < FROM_COURT:
            return NOT_ASKED
        space = answer.a - FROM_COURT
        other = answer.b - FROM_COURT
        if not has(LIGHTER, space):
            return NOT_LIGHTER
        if court[space] < 0:
            return NOTHING_TO_MOVE
        if court[other] >= 0:
            return SPACE_OCCUPIED
        return None if has(ORIGINAL, other) else SPACE_LOCKED

    def take(self, state: Position, answer: Decision) -> None:
        state.stack.pop()
        if answer.verb is MOVE:
            shift(state.players[self.seat], answer.a - FROM_COURT, answer.b - FROM_COURT)
        else:
            discard(state, self.seat, answer.a)
        check_crowding(state, self.seat)

    def details(self, state: Position, answer: Decision, obstacle: Obstacle, explanation: Explanation) -> None:
        if answer.verb is MOVE:
            name_card(state.components, state.players[self.seat], answer, explanation)
