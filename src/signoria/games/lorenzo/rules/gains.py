"""Receiving goods: tracks with an end, and the tiles that make every source give 1 less."""

from typing import Final

from mypy_extensions import i64

from signoria.engine.bits import has, with_bit
from signoria.engine.catalogue import Decision
from signoria.engine.question import NOT_ASKED
from signoria.engine.refusal import Obstacle
from signoria.games.lorenzo.components.board import FAITH_MAX
from signoria.games.lorenzo.components.effects import Gain, Per
from signoria.games.lorenzo.components.goods import FAITH, GOODS, MILITARY, SERVANTS, STONE, WOOD
from signoria.games.lorenzo.position.catalogue import REDUCE, REDUCE_D
from signoria.games.lorenzo.position.position import Player, Position
from signoria.games.lorenzo.position.question import LorenzoQuestion


def receive(state: Position, player: Player, good: int, amount: int) -> None:
    """Put goods into a player's stock out of an endless supply (LOR-RES-3, LOR-RES-4).

    Faith and military end with their tracks (LOR-OQ-22, LOR-OQ-23).
    """
    total = player.goods[good] + amount
    if good == MILITARY:
        if total > state.components.board.military_max and not state.rules.military_uncapped:
            total = state.components.board.military_max
    elif good == FAITH and total > FAITH_MAX:
        total = FAITH_MAX
    player.goods[good] = total


def less(state: Position, player: Player, good: int) -> bool:
    """Whether each source gives 1 less of this good (LOR-OQ-41)."""
    if player.curses & state.components.curses.less_of[good]:
        return True
    return state.rules.i4_reduce_both and less_of_either(state, player, good)


def less_of_either(state: Position, player: Player, good: int) -> bool:
    """Whether tile I-4 is about this good: of wood and stone together 1 less."""
    return (good == WOOD or good == STONE) and player.curses & state.components.curses.less_of_wood_or_stone != 0


def lone_gain(state: Position, player: Player, good: int, amount: i64) -> i64:
    """What is left of an amount when its source gives nothing but this good."""
    if not player.curses & state.components.curses.less_of_anything:
        return amount
    return amount - 1 if less(state, player, good) or less_of_either(state, player, good) else amount


def with_per(player: Player, gain: Gain, per: Per | None) -> Gain:
    """A gain with what comes for each card of a type or for military points (LOR-IMM-2, LOR-OQ-16)."""
    if per is None:
        return gain
    count = player.goods[MILITARY] if per.type < 0 else len(player.cards[per.type])
    amount = per.amount * (count // per.every)
    return Gain([*gain.goods, per.good], [*gain.amounts, amount], gain.privileges) if amount else gain


class Account:
    """What a source has paid out so far to an excommunicated player; a value that is replaced, never changed."""

    __slots__ = ("closed", "reduced", "stone", "wood")

    def __init__(self, reduced: int, wood: int, stone: int, closed: bool) -> None:
        self.reduced = reduced  # the goods that have come with 1 less, one bit each
        self.wood = wood  # what it gave for tile I-4 to take from
        self.stone = stone
        self.closed = closed  # tile I-4 has had its share

    def after_closing(self) -> "Account":
        """With nothing given yet there was nothing to take: such an account stays open."""
        return Account(self.reduced, self.wood, self.stone, self.closed or self.wood > 0 or self.stone > 0)

    def values(self) -> tuple[int, int, int, bool]:
        return (self.reduced, self.wood, self.stone, self.closed)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Account) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(self.values())

    def __repr__(self) -> str:
        return f"Account{self.values()}"

    def __reduce__(self) -> tuple[object, ...]:
        return Account, self.values()


NEW_ACCOUNT: Final = Account(0, 0, 0, False)


def draw(state: Position, player: Player, gain: Gain, times: int, account: Account) -> Account:
    """Receive the goods of a gain out of a source's account; returns the account afterwards.

    Every good is reduced at most once for a source, the first time it comes (LOR-OQ-41, LOR-OQ-42). `times` is 2 for
    the resources that Santa Rita doubles; the reduction comes after (LOR-OQ-34).
    """
    cursed = player.curses & state.components.curses.less_of_anything != 0
    reduced = account.reduced
    wood = account.wood
    stone = account.stone
    for index in range(len(gain.goods)):
        good = gain.goods[index]
        amount = gain.amounts[index]
        if good <= SERVANTS:
            amount *= times
        if cursed:
            if less(state, player, good):
                if not has(reduced, good):
                    amount -= 1
                    reduced = with_bit(reduced, good)
            elif good == WOOD:
                wood += amount
            elif good == STONE:
                stone += amount
        receive(state, player, good, amount)
    return Account(reduced, wood, stone, account.closed) if cursed else account


def close_account(state: Position, seat: int, account: Account, at: int) -> None:
    """Tile I-4: a source that gave wood or stone gives 1 less in total, of two at choice (LOR-OQ-43).

    The choice is asked for at that place of the stack.
    """
    player = state.players[seat]
    if not less_of_either(state, player, WOOD) or state.rules.i4_reduce_both or account.closed:
        return
    if account.wood > 0 and account.stone > 0:
        state.stack.insert(at, Reducing(seat))
    elif account.wood > 0:
        give_up(state, seat, WOOD)
    elif account.stone > 0:
        give_up(state, seat, STONE)


def give_up(state: Position, seat: int, good: int) -> None:
    state.players[seat].goods[good] -= 1
    if state.journal is not None:
        state.journal.note("reduced", seat, {"good": GOODS[good]})


class Reducing(LorenzoQuestion):
    """Tile I-4 takes 1 of what a source gave: wood or stone?"""

    asks = "reduce"
    rule = "LOR-OQ-43"

    def menu(self, state: Position) -> list[Decision]:
        return REDUCE_D

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        return None if answer.verb is REDUCE else NOT_ASKED

    def take(self, state: Position, answer: Decision) -> None:
        state.stack.pop()
        give_up(state, self.seat, answer.a)


def tell_gain(state: Position, seat: int, source: str, before: list[int]) -> None:
    """Note what has come in since `before`."""
    now = state.players[seat].goods
    gained: dict[str, int] = {
        GOODS[good]: now[good] - before[good] for good in range(len(now)) if now[good] > before[good]
    }
    if state.journal is not None and gained:
        state.journal.note("gained", seat, {"source": source, "goods": gained})
