"""The start of the advanced game: bonus tiles, and leaders kept one by one from packets that go round."""

from random import Random
from typing import Final

from signoria.engine.bits import has, with_bit
from signoria.engine.catalogue import Decision
from signoria.engine.chance import any_below
from signoria.engine.circumstance import Circumstances
from signoria.engine.question import NOT_ASKED
from signoria.engine.refusal import Explanation, Obstacle
from signoria.engine.state import CHANCE
from signoria.games.lorenzo.components.leaders import PACKET
from signoria.games.lorenzo.position.catalogue import (
    BONUS_TILE,
    BONUS_TILE_D,
    DEAL,
    DEAL_C,
    KEEP,
    KEEP_D,
    Chances,
)
from signoria.games.lorenzo.position.position import Position
from signoria.games.lorenzo.position.question import LorenzoQuestion
from signoria.games.lorenzo.position.vocabulary import PASS
from signoria.games.lorenzo.rules.rounds import prepare

TILE_TAKEN: Final = Obstacle("tile_taken", "LOR-ADV-1")
NOT_IN_PACKET: Final = Obstacle("not_in_packet", "LOR-DRAFT-1")


class ChooseTile(LorenzoQuestion):
    """A seat takes one of the advanced bonus tiles, the last player first (LOR-ADV-1)."""

    __slots__ = ("chosen",)

    asks = "bonus tile"
    rule = "LOR-ADV-1"

    def __init__(self, seat: int, chosen: int) -> None:
        super().__init__(seat)
        self.chosen = chosen  # how many have chosen before

    def menu(self, state: Position) -> list[Decision]:
        return [option for option in BONUS_TILE_D if self.obstacle(state, option) is None]

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        if answer.verb is not BONUS_TILE:
            return NOT_ASKED
        for player in state.players:
            if player.tile == answer.a:
                return TILE_TAKEN
        return None

    def explain(self, state: Position, answer: Decision, obstacle: Obstacle, explanation: Explanation) -> None:
        super().explain(state, answer, obstacle, explanation)
        if obstacle is TILE_TAKEN:
            explanation.params["tile"] = state.components.board.bonus_tiles[answer.a].id

    def take(self, state: Position, answer: Decision) -> None:
        """Then the next seat in reverse order. The rest of the tiles stay out (LOR-ADV-2)."""
        state.players[self.seat].tile = answer.a
        if state.journal is not None:
            state.journal.note("bonus tile", self.seat, {"tile": state.components.board.bonus_tiles[answer.a].id})
        chosen = self.chosen + 1
        if chosen < len(state.players):
            state.stack[-1] = ChooseTile(state.order[-1 - chosen], chosen)
        else:
            state.stack[-1] = Dealing(0)  # LOR-ADV-3

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.chosen)


class Dealing(LorenzoQuestion):
    """Chance: the next leader is dealt, seat after seat (LOR-DRAFT-1); those not dealt stay unknown (LOR-DRAFT-2)."""

    __slots__ = ("dealt",)

    def __init__(self, dealt: int) -> None:
        super().__init__(CHANCE)
        self.dealt = dealt  # how many leaders

    def in_packets(self, state: Position) -> int:
        """The leaders that have been dealt, one bit each."""
        found = 0
        for packet in state.packets:
            for leader in packet:
                found = with_bit(found, leader)
        return found

    def outcomes(self, state: Position) -> Chances:
        gone = self.in_packets(state)
        return [DEAL_C[leader] for leader in range(len(DEAL_C)) if not has(gone, leader)]

    def can_happen(self, state: Position, answer: Decision) -> bool:
        return answer.verb is DEAL and not has(self.in_packets(state), answer.a)

    def roll(self, state: Position, rng: Random) -> Decision:
        """All outcomes are equally likely, so it is found by counting."""
        gone = self.in_packets(state)
        left = any_below(len(DEAL_C) - self.dealt, rng)
        leader = 0
        while left or has(gone, leader):
            if not has(gone, leader):
                left -= 1
            leader += 1
        return DEAL_C[leader][0]

    def take(self, state: Position, answer: Decision) -> None:
        leader = answer.a
        seat = self.dealt // PACKET
        packets = list(state.packets)
        packets[seat] = with_leader(packets[seat], leader)
        state.packets = tuple(packets)
        if state.journal is not None:
            state.journal.confide("dealt", seat, {}, {"leader": state.components.leaders[leader].id})
        dealt = self.dealt + 1
        state.stack[-1] = Dealing(dealt) if dealt < PACKET * len(state.players) else Drafting(0, 0)

    def values(self) -> tuple[object, ...]:
        return (self.dealt,)


def with_leader(leaders: tuple[int, ...], leader: int) -> tuple[int, ...]:
    """One more leader, in catalogue order."""
    found = [*leaders, leader]
    found.sort()
    return tuple(found)


def packet_held(state: Position, seat: int, turn: int) -> int:
    """The packet a seat holds in a pass: packets go from seat i to seat i - 1 (LOR-DRAFT-1)."""
    return (seat + turn) % len(state.players)


class Drafting(LorenzoQuestion):
    """A seat keeps a leader of the packet that it holds."""

    __slots__ = ("turn",)

    asks = "draft"
    rule = "LOR-DRAFT-1"

    def __init__(self, seat: int, turn: int) -> None:
        super().__init__(seat)
        self.turn = turn  # the pass, from 0

    def packet(self, state: Position) -> tuple[int, ...]:
        return state.packets[packet_held(state, self.seat, self.turn)]

    def menu(self, state: Position) -> list[Decision]:
        return [KEEP_D[leader] for leader in self.packet(state)]

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        if answer.verb is not KEEP:
            return NOT_ASKED
        return None if answer.a in self.packet(state) else NOT_IN_PACKET

    def explain(self, state: Position, answer: Decision, obstacle: Obstacle, explanation: Explanation) -> None:
        super().explain(state, answer, obstacle, explanation)
        if obstacle is NOT_IN_PACKET:
            explanation.params["leader"] = state.components.leaders[answer.a].id

    def take(self, state: Position, answer: Decision) -> None:
        """When all have kept one, the packets go on; the last leader of each needs no question."""
        keep_one(state, self.seat, self.turn, answer.a)
        seats = len(state.players)
        if self.seat + 1 < seats:
            state.stack[-1] = Drafting(self.seat + 1, self.turn)
        elif self.turn + 2 < PACKET:
            state.stack[-1] = Drafting(0, self.turn + 1)
        else:
            for seat in range(seats):
                keep_one(state, seat, PACKET - 1, state.packets[packet_held(state, seat, PACKET - 1)][0])
            prepare(state)

    def circumstances(self, state: Position, told: Circumstances) -> None:
        told.put(PASS, self.turn)

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.turn)


def keep_one(state: Position, seat: int, turn: int, leader: int) -> None:
    origin = packet_held(state, seat, turn)
    packets = list(state.packets)
    picks = list(state.picks)
    packets[origin] = tuple([other for other in packets[origin] if other != leader])
    picks[origin] += (leader,)
    state.packets = tuple(packets)
    state.picks = tuple(picks)
    player = state.players[seat]
    player.hand = with_leader(player.hand, leader)
    if state.journal is not None:
        state.journal.confide("kept", seat, {}, {"leader": state.components.leaders[leader].id})
