"""Receiving goods: tracks with an end, privileges, and the tiles that make every source give 1 less."""

from typing import Final

from signoria.engine.frame import Frame
from signoria.games.lorenzo.components.board import FAITH_MAX, MILITARY_MAX, PRIVILEGE_GAINS, PRIVILEGE_NAMES
from signoria.games.lorenzo.components.effects import Gain, Per
from signoria.games.lorenzo.components.excommunications import LESS_OF, LESS_OF_ANYTHING, LESS_OF_WOOD_OR_STONE
from signoria.games.lorenzo.components.goods import FAITH, GOODS, MILITARY, SERVANTS, STONE, WOOD
from signoria.games.lorenzo.position.options import I4_REDUCE_BOTH, MILITARY_UNCAPPED, PRIVILEGE_IS_OWN_SOURCE
from signoria.games.lorenzo.position.position import ORDERING, PRIVILEGES_DUE, REDUCING, Player, Position

# The account of a source that pays out to an excommunicated player, in one number: which goods have been reduced
# (one bit each), whether it is closed, and above that how much wood and stone it gave.
CLOSED: Final = 1 << 7
ONE_WOOD: Final = 1 << 8
ONE_STONE: Final = 1 << 20
STONES_ABOVE: Final = 20
WOODS: Final = 0xFFF


def receive(state: Position, player: Player, good: int, amount: int) -> None:
    """Put goods into a player's stock out of an endless supply (LOR-RES-3, -4).

    Faith and military end with their tracks (LOR-OQ-22, LOR-OQ-23).
    """
    total = player.goods[good] + amount
    if good == MILITARY:
        if total > MILITARY_MAX and not state.rules & MILITARY_UNCAPPED:
            total = MILITARY_MAX
    elif good == FAITH and total > FAITH_MAX:
        total = FAITH_MAX
    player.goods[good] = total


def less(state: Position, player: Player, good: int) -> bool:
    """Whether each source gives 1 less of this good (LOR-OQ-41)."""
    if player.curses & LESS_OF[good]:
        return True
    return (
        (good == WOOD or good == STONE)
        and player.curses & LESS_OF_WOOD_OR_STONE != 0
        and state.rules & I4_REDUCE_BOTH != 0
    )


def lone_gain(state: Position, player: Player, good: int, amount: int) -> int:
    """What is left of an amount when its source gives nothing but this good."""
    if not player.curses & LESS_OF_ANYTHING:
        return amount
    if less(state, player, good) or ((good == WOOD or good == STONE) and player.curses & LESS_OF_WOOD_OR_STONE):
        return amount - 1
    return amount


def draw(state: Position, player: Player, gain: Gain, times: int, account: int) -> int:
    """Receive the goods of a gain out of a source's account; returns the account afterwards.

    Every good is reduced at most once for a source, the first time it comes (LOR-OQ-41, LOR-OQ-42). `times` is 2 for
    the resources that Santa Rita doubles; the reduction comes after (LOR-OQ-34).
    """
    for index in range(len(gain.goods)):
        good = gain.goods[index]
        amount = gain.amounts[index]
        if good <= SERVANTS:
            amount *= times
        if player.curses & LESS_OF_ANYTHING:
            if less(state, player, good):
                if not account >> good & 1:
                    amount -= 1
                    account |= 1 << good
            elif good == WOOD:
                account += amount * ONE_WOOD
            elif good == STONE:
                account += amount * ONE_STONE
        receive(state, player, good, amount)
    return account


def close_account(state: Position, seat: int, account: int, at: int) -> None:
    """Tile I-4: a source that gave wood or stone gives 1 less in total, of two at choice (LOR-OQ-43)."""
    player = state.players[seat]
    if not player.curses & LESS_OF_WOOD_OR_STONE or state.rules & I4_REDUCE_BOTH or account & CLOSED:
        return
    wood = account // ONE_WOOD & WOODS
    stone = account >> STONES_ABOVE
    if wood > 0 and stone > 0:
        state.stack.insert(at, Frame(REDUCING, seat))
    elif wood > 0:
        give_up(state, seat, WOOD)
    elif stone > 0:
        give_up(state, seat, STONE)


def give_up(state: Position, seat: int, good: int) -> None:
    state.players[seat].goods[good] -= 1
    if state.journal is not None:
        state.journal.note("reduced", seat, {"good": GOODS[good]})


def pay_out(state: Position, seat: int, gain: Gain, times: int, source: str, at: int) -> None:
    """One source pays out: goods at once, then its privileges are asked for (LOR-PRIV-3).

    What it asks goes into the stack at `at`, below what earlier sources of the same action ask.
    """
    player = state.players[seat]
    before = player.goods[:] if state.journal is not None else player.goods
    account = draw(state, player, gain, times, 0)
    if state.journal is not None:
        tell_gain(state, seat, source, before)
    if gain.privileges:
        state.stack.insert(at, Frame(PRIVILEGES_DUE, seat, gain.privileges, 0, account))
    else:
        close_account(state, seat, account, at)


def tell_gain(state: Position, seat: int, source: str, before: list[int]) -> None:
    """Note what has come in since `before`."""
    now = state.players[seat].goods
    gained: dict[str, int] = {GOODS[good]: now[good] - before[good] for good in range(7) if now[good] > before[good]}
    if state.journal is not None and gained:
        state.journal.note("gained", seat, {"source": source, "goods": gained})


def choose_privilege(state: Position, frame: Frame, option: int) -> None:
    """Exchange one privilege, now or never (LOR-PRIV-4); all of one source are different (LOR-PRIV-1, LOR-PRIV-2)."""
    seat = frame.seat
    player = state.players[seat]
    own_source = state.rules & PRIVILEGE_IS_OWN_SOURCE != 0
    before = player.goods[:] if state.journal is not None else player.goods
    account = draw(state, player, PRIVILEGE_GAINS[option], 1, 0 if own_source else frame.c)
    if state.journal is not None:
        tell_gain(state, seat, f"privilege {PRIVILEGE_NAMES[option]}", before)
    state.stack.pop()
    last = frame.a == 1
    if own_source:
        if not last:
            state.stack.append(Frame(PRIVILEGES_DUE, seat, frame.a - 1, frame.b | 1 << option, frame.c, frame.d))
        elif not frame.d:
            close_account(state, seat, frame.c, len(state.stack))
        close_account(state, seat, account, len(state.stack))
    elif not last:
        state.stack.append(Frame(PRIVILEGES_DUE, seat, frame.a - 1, frame.b | 1 << option, account, frame.d))
    elif frame.d:
        # More effects of the card are to come: its account goes back to the frame that orders them.
        ordering = state.stack.pop()
        state.stack.append(Frame(ORDERING, seat, ordering.a, ordering.b, account))
    else:
        close_account(state, seat, account, len(state.stack))


def with_per(player: Player, gain: Gain, per: Per | None) -> Gain:
    """A gain with what comes for each card of a type or for military points (LOR-IMM-2, LOR-OQ-16)."""
    if per is None:
        return gain
    count = player.goods[MILITARY] if per.type < 0 else len(player.cards[per.type])
    amount = per.amount * (count // per.every)
    return Gain([*gain.goods, per.good], [*gain.amounts, amount], gain.privileges) if amount else gain
