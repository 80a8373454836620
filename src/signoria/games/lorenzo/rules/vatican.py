"""The Vatican report: support the Church, or be excommunicated (LOR-VATICAN-1..8)."""

from signoria.engine.frame import NOBODY, Frame
from signoria.games.lorenzo.components.board import FAITH_REQUIRED, FAITH_VICTORY
from signoria.games.lorenzo.components.excommunications import TILES
from signoria.games.lorenzo.components.goods import FAITH, VICTORY
from signoria.games.lorenzo.components.leaders import SISTO, SISTO_VICTORY
from signoria.games.lorenzo.position.options import ROUND6_LACKING_AND_SUPPORTERS, ROUND6_PROMPT, VATICAN_SIMULTANEOUS
from signoria.games.lorenzo.position.position import REPORT, ROUND_END, Player, Position
from signoria.games.lorenzo.rules.gains import receive
from signoria.games.lorenzo.rules.rounds import ROUNDS, period


def has_choice(state: Position, seat: int) -> bool:
    """With enough faith one may choose (LOR-VATICAN-5); in round 6 nobody would decline (LOR-OQ-27)."""
    if state.players[seat].goods[FAITH] < FAITH_REQUIRED[period(state)]:
        return False
    return state.round < ROUNDS or state.rules & ROUND6_PROMPT != 0


def next_report(state: Position, frame: Frame) -> bool:
    """Go on, in turn order, to the next player who has a choice (LOR-OQ-26); False when one has to answer now.

    The frame counts the seats done in `a`; while answers are secret, `b` keeps who supports, one bit for each place.
    """
    place = frame.a
    while place < len(state.order):
        seat = state.order[place]
        if has_choice(state, seat):
            state.stack[-1] = Frame(REPORT, seat, place, frame.b)
            return False
        if not state.rules & VATICAN_SIMULTANEOUS:
            report_without_choice(state, seat)
        place += 1
    if state.rules & VATICAN_SIMULTANEOUS:
        reveal(state, frame.b)
    state.stack[-1] = Frame(ROUND_END, NOBODY)
    return True


def report_without_choice(state: Position, seat: int) -> None:
    if state.players[seat].goods[FAITH] < FAITH_REQUIRED[period(state)]:
        excommunicate(state, seat)  # LOR-VATICAN-3
    else:
        support(state, seat)


def reveal(state: Position, supporters: int) -> None:
    """All have answered in secret: now it counts, in turn order."""
    for place in range(len(state.order)):
        seat = state.order[place]
        if not has_choice(state, seat):
            report_without_choice(state, seat)
        elif supporters >> place & 1:
            support(state, seat)
        else:
            decline(state, seat)


def answer(state: Position, frame: Frame, supporting: bool) -> None:
    supporters = frame.b
    if state.rules & VATICAN_SIMULTANEOUS:
        if supporting:
            supporters |= 1 << frame.a
        if state.journal is not None:
            state.journal.confide("answered", frame.seat, {}, {"support": supporting})
    elif supporting:
        support(state, frame.seat)
    else:
        decline(state, frame.seat)
    state.stack[-1] = Frame(REPORT, NOBODY, frame.a + 1, supporters)


def support(state: Position, seat: int) -> None:
    """Score the faith position, then faith goes to 0 (LOR-VATICAN-7)."""
    player = state.players[seat]
    victory = FAITH_VICTORY[player.goods[FAITH]]
    if player.powers & SISTO:
        victory += SISTO_VICTORY  # LOR-OQ-38
    receive(state, player, VICTORY, victory)
    player.goods[FAITH] = 0
    if state.journal is not None:
        state.journal.note("supported", seat, {"victory": victory})


def decline(state: Position, seat: int) -> None:
    """Not to support is to be excommunicated (LOR-VATICAN-6)."""
    if state.journal is not None:
        state.journal.note("declined", seat, {})
    excommunicate(state, seat, state.rules & ROUND6_LACKING_AND_SUPPORTERS == 0)


def excommunicate(state: Position, seat: int, scores_faith: bool = True) -> None:
    """The tile of the period binds, one player or several (LOR-VATICAN-11).

    In round 6 faith scores all the same (LOR-VATICAN-8).
    """
    player = state.players[seat]
    tile = state.tiles[period(state)]
    bind(player, tile)
    if state.journal is not None:
        state.journal.note("excommunicated", seat, {"tile": TILES[tile].id})
    if state.round == ROUNDS:
        victory = FAITH_VICTORY[player.goods[FAITH]] if scores_faith else 0
        receive(state, player, VICTORY, victory)
        player.goods[FAITH] = 0
        if state.journal is not None:
            state.journal.note("scored faith", seat, {"victory": victory})


def bind(player: Player, tile: int) -> None:
    """A tile's effect holds from this moment to the end of the game (LOR-VATICAN-10, LOR-OQ-28)."""
    player.curses |= 1 << tile
    penalty = TILES[tile].penalty
    if penalty is not None:
        malus, handicap = list(player.malus), list(player.handicap)
        malus[penalty.kind] -= penalty.amount
        handicap[penalty.kind] -= penalty.amount
        player.malus, player.handicap = tuple(malus), tuple(handicap)
