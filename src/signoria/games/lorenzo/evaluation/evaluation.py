"""How good a position is for each seat, in the points it can expect at the end.

Every part of the sum is something a player looks at: goods, turns left, cards and what they still bring, faith and the
coming reports, military rank, leaders, and what is announced but not yet done.
"""

from typing import Final

from signoria.engine.bits import has, with_bit
from signoria.games.lorenzo.components.board import FLOORS
from signoria.games.lorenzo.components.goods import HARVEST, MILITARY, MOST_SEATS, NEUTRAL, SERVANTS
from signoria.games.lorenzo.components.leaders import CARD_NEEDS
from signoria.games.lorenzo.evaluation.church import burdens, church
from signoria.games.lorenzo.evaluation.holdings import cards, engine, harvest_worth, production_worth, stock
from signoria.games.lorenzo.evaluation.prices import MOST_TURNS, PriceList, Prices
from signoria.games.lorenzo.evaluation.promises import promise
from signoria.games.lorenzo.position.position import Player, Position
from signoria.games.lorenzo.rules.actions import ChooseCost, ChooseDiscount, PayServants
from signoria.games.lorenzo.rules.calendar import ROUNDS, TURNS
from signoria.games.lorenzo.rules.requirements import owned
from signoria.games.lorenzo.rules.retinue import AbilityServants, ability_of
from signoria.games.lorenzo.rules.rounds import Rolling, TurningUp
from signoria.games.lorenzo.rules.scoring import points
from signoria.games.lorenzo.rules.turn import Turn
from signoria.games.lorenzo.rules.values import member_value, servants_per_point
from signoria.games.lorenzo.rules.vatican import Report

AVERAGE_DIE: Final = 3.5


def expected_points(state: Position, known: PriceList) -> list[float]:
    """By seat the points it can expect at the end; when the game is over, those it has."""
    if is_announced(state):
        state = best_outcome(state, known)
    return [expected_points_of(state, seat, known) for seat in range(len(state.players))]


def expected_points_of(state: Position, seat: int, known: PriceList) -> float:
    """The points that one seat can expect. They hardly depend on the others, so they are told without them."""
    if is_announced(state):
        state = best_outcome(state, known)
    if not state.stack:
        return float(sum(points(state, seat)))
    expected = seat_value(state, seat, known) + next_order(state, seat, known)
    for question in state.stack:
        if question.seat == seat and not isinstance(question, Turn):
            expected += promise(state, question, known, known.prices[turns_left(state, state.players[seat])])
    return expected


def is_announced(state: Position) -> bool:
    """Whether a placement is announced, but its servants or its payment are not yet chosen."""
    if not state.stack:
        return False
    return isinstance(state.stack[-1], (PayServants, AbilityServants, ChooseCost, ChooseDiscount))


def best_outcome(state: Position, known: PriceList) -> Position:
    """What the best choice for an announced placement leads to."""
    question = state.stack[-1]
    options = state.legal()
    if isinstance(question, PayServants) and question.action.space < FLOORS:
        del options[1:]  # in a tower more servants than are needed bring nothing
    best = state
    highest = -1e9
    for option in options:
        ahead = state.copy()
        ahead.apply(option)
        if is_announced(ahead):
            ahead = best_outcome(ahead, known)
        found = expected_points_of(ahead, question.seat, known)
        if found > highest:
            best, highest = ahead, found
    return best


def seat_value(state: Position, seat: int, known: PriceList) -> float:
    """What a player's own part of the table is worth to them."""
    player = state.players[seat]
    turns = turns_left(state, player)
    prices = known.prices[turns]
    return (
        stock(player, prices)
        + turns_to_come(state, player, known)
        + cards(player, known, prices)
        + engine(state, player, known, prices, turns)
        + military_rank(state, seat, prices)
        + church(state, seat, known, prices, turns)
        + retinue(state, player, known, prices, turns)
        - burdens(player, prices)
    )


def turns_left(state: Position, player: Player) -> int:
    """Members still to be placed, this round and later."""
    if not state.round:
        return MOST_TURNS
    turns = TURNS * (ROUNDS - state.round)
    if not player.out and not isinstance(state.stack[-1], Report):
        for space in player.placed:
            if space < 0:
                turns += 1
    return turns


def turns_to_come(state: Position, player: Player, known: PriceList) -> float:
    """A turn for each member, more with a high value; future dice are average."""
    turn = known.turn + (MOST_SEATS - len(state.players)) * known.turn_without_rival
    worth = (ROUNDS - state.round) * (TURNS * turn + NEUTRAL * AVERAGE_DIE * known.member_value)
    if player.out or not state.round or isinstance(state.stack[-1], Report):
        return worth
    unknown = isinstance(state.stack[-1], (TurningUp, Rolling))
    servants = player.goods[SERVANTS]
    for member in range(NEUTRAL + 1):
        if player.placed[member] >= 0:
            continue
        value = AVERAGE_DIE if unknown and member != NEUTRAL else float(member_value(state, player, member))
        gain = turn + value * known.member_value
        if value < 1:  # no space takes it alone
            servants -= servants_per_point(state, player) * (1 - member_value(state, player, member))
            if servants < 0:
                gain *= known.stranded
        worth += gain
    return worth


def military_rank(state: Position, seat: int, prices: Prices) -> float:
    """Points for the most and second most military points, the less certain the more turns are left."""
    own = state.players[seat].goods[MILITARY]
    first = 1.0
    second = 0.0
    for other in range(len(state.players)):
        if other == seat:
            continue
        ahead = 0.5 + (own - state.players[other].goods[MILITARY]) / (2 * prices.military_spread)
        ahead = 0.0 if ahead < 0 else 1.0 if ahead > 1 else ahead
        second = second * ahead + first * (1 - ahead)
        first *= ahead
    return first * state.components.board.military_victory[0] + second * state.components.board.military_victory[1]


def retinue(state: Position, player: Player, known: PriceList, prices: Prices, turns: int) -> float:
    """Leaders in play for the rounds to come, and leaders in hand by how near their requirement is."""
    worth = 0.0
    for leader in player.leaders:
        ability = ability_of(player, leader)
        if ability < 0:
            worth += known.lorenzo * (ROUNDS - state.round)
        else:
            used = has(player.used, leader)
            worth += rounds_at_work(state, known, ability, used, turns) * leader_in_play(player, known, prices, ability)
    if turns:  # after the last turn there are no leader actions (LOR-OQ-30)
        for leader in player.hand:
            rounds = rounds_at_work(state, known, leader, False, turns)
            worth += leader_in_hand(player, known, prices, leader, rounds)
    return worth


def rounds_at_work(state: Position, known: PriceList, leader: int, used: bool, turns: int) -> float:
    """For how many rounds a leader still works if it is in play."""
    coming = ROUNDS - state.round
    if not state.components.leaders[leader].once:
        return turns / TURNS
    return coming if used or turns == TURNS * coming else coming + known.leader_unused


def leader_in_play(player: Player, known: PriceList, prices: Prices, leader: int) -> float:
    """What a leader brings in a round."""
    action = known.components.leaders[leader].action
    if action is None:
        return prices.leaders[leader]
    worth = harvest_worth(player, known, prices) if action.kind == HARVEST else production_worth(player, known, prices)
    return worth * known.leader_area


def leader_in_hand(player: Player, known: PriceList, prices: Prices, leader: int, rounds: float) -> float:
    """The rounds it may be in play, less those that its requirement takes; or the privilege for discarding it."""
    best = 100.0
    for needs in known.components.leaders[leader].needs:
        effort = 0.0
        for index in range(len(needs.what)):
            what = needs.what[index]
            missing = needs.amounts[index] - owned(player, what)
            if missing > 0:
                effort += missing * (known.leader_effort_goods if what < CARD_NEEDS else 1.0)
        if effort < best:
            best = effort
    rounds -= best * known.leader_effort / TURNS
    worth = rounds * leader_in_play(player, known, prices, leader) * known.leader_chance if rounds > 0 else 0.0
    return worth if worth > prices.privileges[1] else prices.privileges[1]


def next_order(state: Position, seat: int, known: PriceList) -> float:
    """To play early next round is worth something (LOR-END-2, LOR-END-3)."""
    if state.round == ROUNDS:
        return 0.0
    seen = 0
    behind = len(state.players)
    for other in state.palace:
        if not has(seen, other):
            seen = with_bit(seen, other)
            behind -= 1
            if other == seat:
                return behind * known.next_order
    for other in state.order:
        if not has(seen, other):
            behind -= 1
            if other == seat:
                return behind * known.next_order
    return 0.0
