"""Winter: cards move within the palace (VIR-REORG)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from signoria.engine.bits import has, with_bit, without_bit
from signoria.engine.catalogue import Decision
from signoria.engine.question import NOT_ASKED
from signoria.engine.refusal import Explanation, Obstacle
from signoria.games.virtu.components.cards import CARD_IDS
from signoria.games.virtu.components.palaces import ANTECHAMBERS, CHAMBERS, SPACES_OF
from signoria.games.virtu.components.places import chamber_place
from signoria.games.virtu.position.catalogue import (
    CARD_SLOTS,
    DISCARD,
    DISCARD_D,
    END_D,
    FROM_COURT,
    FROM_UPGRADE,
    MOVE,
    MOVE_D,
)
from signoria.games.virtu.position.position import Position
from signoria.games.virtu.rules.court import (
    discard,
    discard_obstacle,
    free_besides,
    occupied,
    shift,
    space_obstacle,
)
from signoria.games.virtu.rules.palace import (
    enter_chamber,
    entrances,
    entry_obstacle,
    leave_chamber,
    leaving_obstacle,
    name_card,
    openings,
)
from signoria.games.virtu.rules.winter import WinterStep

CHAMBER_TOKEN: Final = Obstacle("chamber_token", "VIR-REORG-3")
CHAMBER_INDULGENCE: Final = Obstacle("chamber_indulgence", "VIR-REORG-3")
CHAMBER_AGENT: Final = Obstacle("chamber_agent", "VIR-REORG-3")
NOBODY_THERE: Final = Obstacle("space_empty", "VIR-REORG-4")
COURTIER_EXHAUSTED: Final = Obstacle("courtier_exhausted", "VIR-REORG-4")
SHUFFLED_TWICE: Final = Obstacle("shuffled_twice", "VIR-REORG-11")

MOST_SHUFFLES: Final = 2
"""Moves of one card from antechamber to antechamber in a winter (VIR-REORG-11)."""
NO_SHUFFLES: Final = (0,) * ANTECHAMBERS
ALL_CHAMBERS: Final = (1 << CHAMBERS) - 1

# Moves by their start and the set of places where they may end: menus of a winter are long and asked for often.
TO_CHAMBERS: Final = [
    [
        [MOVE_D[FROM_COURT + space][chamber] for chamber in range(CHAMBERS) if has(ends, chamber)]
        for ends in range(1 << CHAMBERS)
    ]
    for space in range(ANTECHAMBERS)
]
TO_SPACES: Final = [
    [
        [MOVE_D[start][FROM_COURT + end] for end in range(ANTECHAMBERS) if has(ends, end)]
        for ends in range(1 << ANTECHAMBERS)
    ]
    for start in range(len(CARD_SLOTS))
]


def chamber_obstacle(state: Position, seat: int, chamber: int) -> Obstacle | None:
    """Why the cards of a chamber may not be touched (VIR-REORG-3)."""
    player = state.players[seat]
    if player.token == chamber:
        return CHAMBER_TOKEN
    if has(player.indulgences, chamber):
        return CHAMBER_INDULGENCE
    agent = state.agents[chamber_place(player.power, chamber)]
    return CHAMBER_AGENT if agent >= 0 and agent != seat else None


def open_chambers(state: Position, seat: int) -> i64:
    """The chambers whose cards may be touched, one bit each."""
    player = state.players[seat]
    shut: i64 = player.indulgences
    if player.token >= 0:
        shut |= with_bit(0, player.token)
    agents = state.agents
    first = chamber_place(player.power, 0)
    place: i64
    bit: i64 = 1
    for place in range(first, first + CHAMBERS):
        agent = agents[place]
        if agent >= 0 and agent != seat:
            shut |= bit
        bit <<= 1
    return ALL_CHAMBERS & ~shut


@mypyc_attr(free_list_len=1)
class Reorganising(WinterStep):
    """One move, a discard, or the end (VIR-DEC-23)."""

    __slots__ = ("shuffles",)

    asks = "reorganise"
    rule = "VIR-REORG-1"

    def __init__(self, seat: int, shuffles: tuple[int, ...] = NO_SHUFFLES) -> None:
        super().__init__(seat)
        self.shuffles = shuffles  # by antechamber: how often its card has moved from one to another

    def menu(self, state: Position) -> list[Decision]:
        components = state.components
        seat = self.seat
        player = state.players[seat]
        taken = occupied(player)
        free = free_besides(components, player, taken)
        open = open_chambers(state, seat)
        empty, bare = openings(player)
        found: list[Decision] = []
        for space in SPACES_OF[taken]:
            found.append(DISCARD_D[space])
            if has(player.ready, space):
                found += TO_CHAMBERS[space][open & entrances(components, player.court[space], empty, bare)]
                if self.shuffles[space] < MOST_SHUFFLES:
                    found += TO_SPACES[FROM_COURT + space][free]
        filled = open & ~empty
        if free and filled:
            for chamber in range(CHAMBERS):
                if has(filled, chamber):
                    for start in range(chamber, FROM_COURT, CHAMBERS):  # its action card, its upgrade
                        if leaving_obstacle(components, player, start) is None:
                            found += TO_SPACES[start][free]
        self.add_sale(state, found)
        found.append(END_D)
        return found

    def step_obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        if answer.verb is DISCARD:
            return discard_obstacle(state.players[self.seat], answer.a)
        return self.move_obstacle(state, answer.a, answer.b) if answer.verb is MOVE else NOT_ASKED

    def move_obstacle(self, state: Position, start: int, end: int) -> Obstacle | None:
        """What stands against moving a card from one place of the palace to another."""
        components = state.components
        player = state.players[self.seat]
        if start < FROM_COURT:
            obstacle = leaving_obstacle(components, player, start)
            if obstacle is None:
                obstacle = chamber_obstacle(state, self.seat, start % CHAMBERS)
            return obstacle if obstacle is not None else space_obstacle(components, player, end - FROM_COURT)
        space = start - FROM_COURT
        card = player.court[space]
        if card < 0:
            return NOBODY_THERE
        if not has(player.ready, space):
            return COURTIER_EXHAUSTED
        if end < FROM_UPGRADE:
            obstacle = chamber_obstacle(state, self.seat, end)
            return obstacle if obstacle is not None else entry_obstacle(components, player, card, end)
        obstacle = space_obstacle(components, player, end - FROM_COURT)
        if obstacle is not None:
            return obstacle
        return None if self.shuffles[space] < MOST_SHUFFLES else SHUFFLED_TWICE

    def do(self, state: Position, answer: Decision) -> None:
        if answer.verb is MOVE:
            self.move(state, answer.a, answer.b)
        else:
            discard(state, self.seat, answer.a)
            state.stack[-1] = Reorganising(self.seat, counted(self.shuffles, answer.a, 0))

    def move(self, state: Position, start: int, end: int) -> None:
        """Move one card (VIR-REORG-2); from a chamber it arrives exhausted (VIR-REORG-5)."""
        player = state.players[self.seat]
        shuffles = self.shuffles
        if start < FROM_COURT:
            card = leave_chamber(player, start)
            player.court[end - FROM_COURT] = card
        else:
            space = start - FROM_COURT
            card = player.court[space]
            count = shuffles[space]
            shuffles = counted(shuffles, space, 0)
            if end < FROM_UPGRADE:
                player.court[space] = -1
                player.ready = without_bit(player.ready, space)
                enter_chamber(player, card, end)
            else:
                shift(player, space, end - FROM_COURT)
                shuffles = counted(shuffles, end - FROM_COURT, count + 1)
        state.stack[-1] = Reorganising(self.seat, shuffles)
        if state.journal is not None:
            params: dict[str, object] = {"card": CARD_IDS[card], "start": CARD_SLOTS[start], "place": CARD_SLOTS[end]}
            state.journal.note("moved card", self.seat, params)

    def details(self, state: Position, answer: Decision, obstacle: Obstacle, explanation: Explanation) -> None:
        if answer.verb is MOVE:
            name_card(state.components, state.players[self.seat], answer, explanation)

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.shuffles)


def counted(shuffles: tuple[int, ...], space: int, count: int) -> tuple[int, ...]:
    """The moves of all cards, with another number for the one on an antechamber."""
    return shuffles if shuffles[space] == count else (*shuffles[:space], count, *shuffles[space + 1 :])
