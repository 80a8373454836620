"""The opening of every game: the first turn order and the excommunication tiles (section 2 of the rules)."""

from random import Random
from typing import Final

from signoria.engine.catalogue import Decision
from signoria.engine.chance import any_below
from signoria.engine.state import CHANCE
from signoria.games.lorenzo.components.excommunications import PERIOD_TILES
from signoria.games.lorenzo.components.goods import COINS
from signoria.games.lorenzo.position.catalogue import EXCOMMUNICATION, EXCOMMUNICATION_C, ORDER, ORDER_C, Chances
from signoria.games.lorenzo.position.position import Position
from signoria.games.lorenzo.position.question import LorenzoQuestion
from signoria.games.lorenzo.rules.draft import ChooseTile
from signoria.games.lorenzo.rules.rounds import prepare

PERIODS: Final = 3


class FirstOrder(LorenzoQuestion):
    """Chance: who stands next in the first turn order (LOR-SETUP-10)."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def outcomes(self, state: Position) -> Chances:
        return [ORDER_C[seat] for seat in range(len(state.players)) if seat not in state.order]

    def can_happen(self, state: Position, answer: Decision) -> bool:
        return answer.verb is ORDER and answer.a < len(state.players) and answer.a not in state.order

    def take(self, state: Position, answer: Decision) -> None:
        join_order(state, answer.a)

    def values(self) -> tuple[object, ...]:
        return ()


def join_order(state: Position, seat: int) -> None:
    """A seat takes the next place in the first turn order and its starting coins (LOR-SETUP-11).

    Starting goods are no gains that a tile could lessen (LOR-OQ-44).
    """
    goods = state.players[seat].goods
    board = state.components.board
    goods[COINS] = board.start_coins[len(state.order)]
    for index in range(len(board.start_goods.goods)):
        goods[board.start_goods.goods[index]] += board.start_goods.amounts[index]  # LOR-SETUP-8
    state.order = (*state.order, seat)
    seats = len(state.players)
    if len(state.order) == seats - 1:
        for last in range(seats):
            if last not in state.order:
                join_order(state, last)
    elif len(state.order) == seats:
        if state.journal is not None:
            state.journal.note("order", None, {"order": list(state.order)})
        state.stack[-1] = FirstTiles()


class FirstTiles(LorenzoQuestion):
    """Chance: the excommunication tile of the next period is turned up (LOR-SETUP-3)."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def outcomes(self, state: Position) -> Chances:
        first = len(state.tiles) * PERIOD_TILES
        return EXCOMMUNICATION_C[first : first + PERIOD_TILES]

    def can_happen(self, state: Position, answer: Decision) -> bool:
        return answer.verb is EXCOMMUNICATION and state.components.tiles[answer.a].period == len(state.tiles) + 1

    def roll(self, state: Position, rng: Random) -> Decision:
        return EXCOMMUNICATION_C[len(state.tiles) * PERIOD_TILES + any_below(PERIOD_TILES, rng)][0]

    def take(self, state: Position, answer: Decision) -> None:
        """After the last one the advanced game goes on with its own set-up (LOR-SETUP-13)."""
        state.tiles = (*state.tiles, answer.a)
        if state.journal is not None:
            state.journal.note("tile", None, {"tile": state.components.tiles[answer.a].id})
        if len(state.tiles) == PERIODS:
            if state.rules.advanced:
                state.stack[-1] = ChooseTile(state.order[-1], 0)
            else:
                prepare(state)

    def values(self) -> tuple[object, ...]:
        return ()
