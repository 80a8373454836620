"""The Vatican report: support the Church, or be excommunicated (LOR-VATICAN-1 to LOR-VATICAN-8)."""

from signoria.engine.bits import with_bit
from signoria.engine.catalogue import Decision
from signoria.engine.question import NOBODY, NOT_ASKED
from signoria.engine.refusal import Obstacle
from signoria.games.lorenzo.components.goods import FAITH, VICTORY
from signoria.games.lorenzo.components.leaders import SISTO
from signoria.games.lorenzo.position.catalogue import DECLINE, DECLINE_D, SUPPORT, SUPPORT_D
from signoria.games.lorenzo.position.position import Player, Position
from signoria.games.lorenzo.position.question import LorenzoQuestion
from signoria.games.lorenzo.rules.calendar import ROUNDS, period
from signoria.games.lorenzo.rules.gains import receive


def has_choice(state: Position, seat: int) -> bool:
    """With enough faith one may choose (LOR-VATICAN-5); in round 6 nobody would decline (LOR-OQ-27)."""
    if state.players[seat].goods[FAITH] < state.components.board.faith_required[period(state)]:
        return False
    return state.round < ROUNDS or state.rules.round6_prompt


class Report(LorenzoQuestion):
    """Seat by seat, in turn order: does it support the Church? NOBODY's as long as the next seat is not found."""

    __slots__ = ("answers",)

    asks = "vatican report"
    rule = "LOR-VATICAN-5"

    def __init__(self, seat: int, answers: tuple[bool, ...]) -> None:
        super().__init__(seat)
        self.answers = answers  # by index in the turn order, whether it supports; False for who had no choice

    def run(self, state: Position) -> bool:
        """Go on to the next player who has a choice (LOR-OQ-26)."""
        if self.seat != NOBODY:
            return False
        answers = self.answers
        while len(answers) < len(state.order):
            seat = state.order[len(answers)]
            if has_choice(state, seat):
                state.stack[-1] = Report(seat, answers)
                return False
            if not state.rules.vatican_simultaneous:
                report_without_choice(state, seat)
            answers = (*answers, False)
        if state.rules.vatican_simultaneous:
            reveal(state, answers)
        state.stack.pop()
        return True

    def menu(self, state: Position) -> list[Decision]:
        return [SUPPORT_D, DECLINE_D]

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        return None if answer.verb is SUPPORT or answer.verb is DECLINE else NOT_ASKED

    def take(self, state: Position, answer: Decision) -> None:
        supporting = answer.verb is SUPPORT
        if state.rules.vatican_simultaneous:
            if state.journal is not None:
                state.journal.confide("answered", self.seat, {}, {"support": supporting})
        elif supporting:
            support(state, self.seat)
        else:
            decline(state, self.seat)
        state.stack[-1] = Report(NOBODY, (*self.answers, supporting))

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.answers)


def report_without_choice(state: Position, seat: int) -> None:
    if state.players[seat].goods[FAITH] < state.components.board.faith_required[period(state)]:
        excommunicate(state, seat)  # LOR-VATICAN-3
    else:
        support(state, seat)


def reveal(state: Position, answers: tuple[bool, ...]) -> None:
    """All have answered in secret: now it counts, in turn order."""
    for index in range(len(state.order)):
        seat = state.order[index]
        if not has_choice(state, seat):
            report_without_choice(state, seat)
        elif answers[index]:
            support(state, seat)
        else:
            decline(state, seat)


def support(state: Position, seat: int) -> None:
    """Score the faith position, then faith goes to 0 (LOR-VATICAN-7)."""
    player = state.players[seat]
    victory = state.components.board.faith_victory[player.goods[FAITH]]
    if player.powers & SISTO:
        victory += state.components.abilities.sisto_victory  # LOR-OQ-38
    receive(state, player, VICTORY, victory)
    player.goods[FAITH] = 0
    if state.journal is not None:
        state.journal.note("supported", seat, {"victory": victory})


def decline(state: Position, seat: int) -> None:
    """Not to support is to be excommunicated (LOR-VATICAN-6)."""
    if state.journal is not None:
        state.journal.note("declined", seat, {})
    excommunicate(state, seat, state.rules.round6_scoring != "lacking_and_supporters")


def excommunicate(state: Position, seat: int, scores_faith: bool = True) -> None:
    """The tile of the period binds, one player or several (LOR-VATICAN-11).

    In round 6 faith scores all the same (LOR-VATICAN-8).
    """
    player = state.players[seat]
    tile = state.tiles[period(state)]
    bind(state, player, tile)
    if state.journal is not None:
        state.journal.note("excommunicated", seat, {"tile": state.components.tiles[tile].id})
    if state.round == ROUNDS:
        victory = state.components.board.faith_victory[player.goods[FAITH]] if scores_faith else 0
        receive(state, player, VICTORY, victory)
        player.goods[FAITH] = 0
        if state.journal is not None:
            state.journal.note("scored faith", seat, {"victory": victory})


def bind(state: Position, player: Player, tile: int) -> None:
    """A tile's effect holds from this moment to the end of the game (LOR-VATICAN-10, LOR-OQ-28)."""
    player.curses = with_bit(player.curses, tile)
    penalty = state.components.tiles[tile].penalty
    if penalty is not None:
        malus, handicap = list(player.malus), list(player.handicap)
        malus[penalty.kind] -= penalty.amount
        handicap[penalty.kind] -= penalty.amount
        player.malus, player.handicap = tuple(malus), tuple(handicap)
