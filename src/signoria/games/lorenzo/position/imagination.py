"""What a seat cannot know, drawn anew: the leaders of the others, and answers still secret in a Vatican report.

Deck orders are stored nowhere, so in the basic game there is nothing to draw. In the draft a seat sees every packet
that passes through its hands, and from then on knows which leaders are still in it (LOR-HIDDEN-1).
"""

from itertools import pairwise
from random import Random
from typing import Final

from signoria.engine.catalogue import Decision
from signoria.games.lorenzo.components.leaders import PACKET
from signoria.games.lorenzo.position.catalogue import (
    DEAL,
    DEAL_C,
    DECLINE,
    DECLINE_D,
    DISCARD,
    DISCARD_D,
    KEEP,
    KEEP_D,
    SUPPORT,
    SUPPORT_D,
)
from signoria.games.lorenzo.position.position import Position
from signoria.games.lorenzo.rules.draft import Dealing, Drafting, packet_held
from signoria.games.lorenzo.rules.vatican import Report, has_choice

TABLE: Final = -1
"""The holder of a leader that is still in a packet."""


class Slot:
    """A place in a packet: the leader there, and who kept it (or TABLE)."""

    def __init__(self, origin: int, index: int, leader: int, holder: int) -> None:
        self.origin = origin
        self.index = index
        self.leader = leader
        self.holder = holder


def redraw(state: Position, seat: int | None, rng: Random) -> None:
    """Change everything hidden from the seat, consistent with all that it knows, each possibility equally likely."""
    redraw_leaders(state, seat, rng)
    redraw_answers(state, seat, rng)


def seen_from(state: Position, seat: int | None, origin: int) -> list[int]:
    """The passes in which the seat has held the packet first dealt to `origin`."""
    if seat is None:
        return []
    passes = PACKET
    question = state.stack[-1] if state.stack else None
    if isinstance(question, Drafting):
        passes = question.turn + 1
    elif isinstance(question, Dealing):
        passes = 1
    seats = len(state.players)
    return [turn for turn in range(passes) if (origin - turn) % seats == seat]


def packet_in_hand(state: Position, seat: int) -> tuple[int, ...]:
    """The leaders that a seat can choose from in the draft; nothing when it has chosen in this pass."""
    question = state.stack[-1] if state.stack else None
    if isinstance(question, Drafting) and question.seat <= seat:
        return state.packets[packet_held(state, seat, question.turn)]
    return ()


def slots_of(state: Position, origin: int) -> list[Slot]:
    seats = len(state.players)
    kept = state.picks[origin]
    slots = [Slot(origin, index, kept[index], (origin - index) % seats) for index in range(len(kept))]
    for leader in state.packets[origin]:
        slots.append(Slot(origin, len(slots), leader, TABLE))
    return slots


def redraw_leaders(state: Position, seat: int | None, rng: Random) -> None:
    if not state.rules.advanced:
        return
    seats = len(state.players)
    pool: list[Slot] = []
    groups: list[list[Slot]] = []
    unseen = set(range(len(state.components.leaders)))
    for origin in range(seats):
        slots = slots_of(state, origin)
        bounds = [*seen_from(state, seat, origin), len(slots)]
        pool += slots[: bounds[0]]
        unseen -= {slot.leader for slot in slots[bounds[0] :]}
        for start, stop in pairwise(bounds):
            groups.append([slot for slot in slots[start:stop] if slot.holder != seat])
    for group in groups:  # a set of leaders that the seat knows, in a new arrangement
        arrange(state, group, sorted([slot.leader for slot in group]), rng)  # the true order must not shine through
    arrange(state, pool, sorted(unseen), rng)
    rebuild(state, [*pool, *(slot for group in groups for slot in group)])
    deal_hands(state, seat, rng)


def revealed_by(state: Position, leader: int) -> int:
    """The player who has shown that they kept this leader, or TABLE."""
    for holder, player in enumerate(state.players):
        shown = leader in player.leaders or (leader in player.discarded and not state.rules.hidden_discards)
        if shown:
            return holder
    return TABLE


def arrange(state: Position, slots: list[Slot], leaders: list[int], rng: Random) -> None:
    """Put leaders into slots at random: those that a player has shown into slots of theirs, then the others."""
    free = list(slots)
    others: list[int] = []
    for leader in leaders:
        holder = revealed_by(state, leader)
        if holder == TABLE:
            others.append(leader)
            continue
        own = [slot for slot in free if slot.holder == holder]
        chosen = own[int(rng.random() * len(own))]
        chosen.leader = leader
        free.remove(chosen)
    rng.shuffle(others)
    for slot, leader in zip(free, others, strict=False):
        slot.leader = leader


def rebuild(state: Position, slots: list[Slot]) -> None:
    """Write the slots back into packets and picks."""
    picks = [list(kept) for kept in state.picks]
    packets = [list(packet) for packet in state.packets]
    for slot in slots:
        kept = picks[slot.origin]
        if slot.index < len(kept):
            kept[slot.index] = slot.leader
        else:
            packets[slot.origin][slot.index - len(kept)] = slot.leader
    state.picks = tuple([tuple(kept) for kept in picks])
    state.packets = tuple([tuple(sorted(packet)) for packet in packets])


def deal_hands(state: Position, seat: int | None, rng: Random) -> None:
    """The others' hands: what they kept and have not shown; of secret discards only the number is known."""
    seats = len(state.players)
    for holder, player in enumerate(state.players):
        if holder == seat:
            continue
        kept = [slot.leader for origin in range(seats) for slot in slots_of(state, origin) if slot.holder == holder]
        if state.rules.hidden_discards:
            hidden = [leader for leader in kept if leader not in player.leaders]
            rng.shuffle(hidden)
            player.discarded = tuple(hidden[: len(player.discarded)])
        gone = (*player.leaders, *player.discarded)
        player.hand = tuple(sorted([leader for leader in kept if leader not in gone]))


def redraw_answers(state: Position, seat: int | None, rng: Random) -> None:
    """Answers of the others in a simultaneous Vatican report that is still running (LOR-OQ-26)."""
    report = state.stack[-1] if state.stack else None
    if not isinstance(report, Report) or not state.rules.vatican_simultaneous:
        return
    answers = list(report.answers)
    for index in range(len(answers)):
        other = state.order[index]
        if other != seat and has_choice(state, other):
            answers[index] = rng.random() < 0.5
    state.stack[-1] = Report(report.seat, tuple(answers))


def consistent_history(dream: Position, decisions: list[tuple[int, Decision]]) -> list[Decision]:
    """The decisions that lead to an imagined position, from those that led to the real one."""
    told = [decision for _, decision in decisions]
    put_dealt(dream, told)
    kept = 0
    discards = [0] * len(dream.players)
    for index, (seat, decision) in enumerate(decisions):
        if decision.verb is KEEP:
            turn = kept // len(dream.players)
            told[index] = KEEP_D[dream.picks[packet_held(dream, seat, turn)][turn]]
            kept += 1
        elif decision.verb is DISCARD:
            told[index] = DISCARD_D[dream.players[seat].discarded[discards[seat]]]
            discards[seat] += 1
    put_answers(dream, decisions, told)
    return told


def put_dealt(dream: Position, told: list[Decision]) -> None:
    """A packet of the same leaders was dealt in the same order; who received it has seen that."""
    dealt = [index for index in range(len(told)) if told[index].verb is DEAL]
    for origin in range(len(dream.players)):
        indexes = dealt[origin * PACKET : (origin + 1) * PACKET]
        packet = [*dream.picks[origin], *dream.packets[origin]]
        if sorted(packet) != sorted([told[index].a for index in indexes]):
            for index, leader in zip(indexes, packet, strict=True):
                told[index] = DEAL_C[leader][0]


def put_answers(dream: Position, decisions: list[tuple[int, Decision]], told: list[Decision]) -> None:
    """Answers that are still secret: the last decisions, as long as the report is running."""
    report = dream.stack[-1] if dream.stack else None
    if not isinstance(report, Report) or not dream.rules.vatican_simultaneous:
        return
    for index in range(len(decisions) - 1, -1, -1):
        seat, decision = decisions[index]
        if decision.verb is not SUPPORT and decision.verb is not DECLINE:
            return
        told[index] = SUPPORT_D if report.answers[dream.order.index(seat)] else DECLINE_D
