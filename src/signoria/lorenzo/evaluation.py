"""How good a position is for each seat, in the points it can expect at the end.

Every part of the sum is something a player looks at: goods, turns left, cards and what they still bring, faith and the
coming reports, military rank, leaders, and what is announced but not yet done.
"""

from typing import Final

from signoria.lorenzo.board import (
    FAITH_REQUIRED,
    FAITH_VICTORY,
    MAX_CARDS,
    MILITARY_VICTORY,
    SPACE_KINDS,
    TERRITORY_MILITARY,
)
from signoria.lorenzo.cards import CARDS
from signoria.lorenzo.excommunications import (
    LOSE_PER_BUILDING_COST,
    LOSE_PER_MILITARY,
    LOSE_PER_VICTORY,
    NO_VICTORY,
    TILES,
    VICTORY_PER_LOSS,
)
from signoria.lorenzo.goods import (
    BUILDING,
    CHARACTER,
    FAITH,
    HARVEST,
    MILITARY,
    NEUTRAL,
    PRODUCTION,
    SERVANTS,
    TERRITORY,
    VENTURE,
    VICTORY,
)
from signoria.lorenzo.leaders import CARD_NEEDS, CESARE, LEADERS, SISTO, SISTO_VICTORY
from signoria.lorenzo.options import VATICAN_SIMULTANEOUS
from signoria.lorenzo.position import (
    CHOOSE_COST,
    CHOOSE_DISCOUNT,
    PAY_SERVANTS,
    REPORT,
    ROLLING,
    TURN,
    TURNING_UP,
    Player,
    Position,
)
from signoria.lorenzo.prices import (
    FAITHS,
    HIGHEST_ACTIVATION,
    MOST_TURNS,
    PERIOD_TURNS,
    STOCK,
    PriceList,
    Prices,
    place,
    price_list,
)
from signoria.lorenzo.promises import promise
from signoria.lorenzo.retinue import ability_of, owned
from signoria.lorenzo.rounds import ROUNDS, TURNS
from signoria.lorenzo.scoring import building_cost, points
from signoria.lorenzo.values import member_value, servants_per_point
from signoria.lorenzo.vatican import has_choice

REPORTS: Final[int] = len(FAITH_REQUIRED)
LASTING: Final = 14
"""The tiles of the first two periods, which come before those of the third."""
AVERAGE_DIE: Final = 3.5
ACTIVATIONS: Final = [card.activation for card in CARDS]
VICTORIES: Final = [card.victory for card in CARDS]


def estimate(state: Position, weights: list[float]) -> list[float]:
    """By seat the points it can expect at the end; when the game is over, those it has."""
    if not state.stack:
        return [float(sum(points(state, seat))) for seat in range(len(state.players))]
    kind = state.stack[-1].kind
    if kind == PAY_SERVANTS or kind == CHOOSE_COST or kind == CHOOSE_DISCOUNT:
        return best_outcome(state, weights)
    known = price_list(weights)
    worths: list[float] = []
    for seat in range(len(state.players)):
        worths.append(corner(state, seat, known))
    add_next_order(state, known, worths)
    for frame in state.stack:
        if frame.seat >= 0 and frame.kind != TURN:
            prices = known.prices[turns_left(state, state.players[frame.seat])]
            worths[frame.seat] += promise(state, frame, known, prices)
    return worths


def best_outcome(state: Position, weights: list[float]) -> list[float]:
    """A placement is announced, its servants or its payment are not yet chosen: what the best choice leads to."""
    frame = state.stack[-1]
    options = state.legal()
    if frame.kind == PAY_SERVANTS and SPACE_KINDS[frame.b] < HARVEST:
        del options[1:]  # in a tower more servants than are needed bring nothing
    best: list[float] = []
    for option in options:
        ahead = state.copy()
        ahead.apply(option)
        worths = estimate(ahead, weights)
        if not best or worths[frame.seat] > best[frame.seat]:
            best = worths
    return best


def corner(state: Position, seat: int, known: PriceList) -> float:
    """What a player's own corner of the table is worth to him."""
    player = state.players[seat]
    turns = turns_left(state, player)
    prices = known.prices[turns]
    return (
        stock(player, prices)
        + turns_to_come(state, player, known)
        + cards(player, prices)
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
    if not player.out and state.stack[0].kind != REPORT:
        for space in player.placed:
            if space < 0:
                turns += 1
    return turns


def stock(player: Player, prices: Prices) -> float:
    """Victory points, and goods by what they can still buy."""
    goods = player.goods
    worth = float(goods[VICTORY])
    for good in range(MILITARY + 1):
        amount = goods[good]
        worth += prices.stocks[good][amount if amount < STOCK else STOCK]
    return worth


def turns_to_come(state: Position, player: Player, known: PriceList) -> float:
    """A turn for each member, more with a high value; future dice are average."""
    coming = ROUNDS - state.round
    worth = coming * (TURNS * known.turn + NEUTRAL * AVERAGE_DIE * known.member_value)
    if player.out or not state.round or state.stack[0].kind == REPORT:
        return worth
    kind = state.stack[-1].kind
    unknown = kind == TURNING_UP or kind == ROLLING
    servants = player.goods[SERVANTS]
    for member in range(NEUTRAL + 1):
        if player.placed[member] >= 0:
            continue
        value = AVERAGE_DIE if unknown and member != NEUTRAL else float(member_value(state, player, member))
        gain = known.turn + value * known.member_value
        if value < 1:  # no space takes it alone
            servants -= servants_per_point(player) * (1 - member_value(state, player, member))
            if servants < 0:
                gain *= known.stranded
        worth += gain
    return worth


def cards(player: Player, prices: Prices) -> float:
    """Final scoring of cards, with more of them to come, and what characters do for ever."""
    worth = prices.characters[len(player.cards[CHARACTER])]
    worth += prices.territories[territories_allowed(player) * (MAX_CARDS + 1) + len(player.cards[TERRITORY])]
    for index in player.cards[VENTURE]:
        worth += VICTORIES[index]
    for index in player.cards[CHARACTER]:
        worth += prices.lasting[index]
    return worth


def territories_allowed(player: Player) -> int:
    """How many territories military points allow now (LOR-TERR-3)."""
    if player.powers & CESARE:
        return MAX_CARDS
    allowed = 0
    while allowed < MAX_CARDS and player.goods[MILITARY] >= TERRITORY_MILITARY[allowed]:
        allowed += 1
    return allowed


def engine(state: Position, player: Player, known: PriceList, prices: Prices, turns: int) -> float:
    """Harvests and productions to come, as far as they bring more than another turn would."""
    coming = ROUNDS - state.round if state.round else ROUNDS
    harvested = produced = player.out
    for space in player.placed:
        if space >= 0:
            if SPACE_KINDS[space] == HARVEST:
                harvested = True
            elif SPACE_KINDS[space] == PRODUCTION:
                produced = True
    if turns == TURNS * coming:
        harvested = produced = True
    harvests = coming * known.area_share + (0.0 if harvested else known.area_this_round)
    productions = coming * known.area_share + (0.0 if produced else known.area_this_round)
    return harvests * surplus(harvest_worth(player, known, prices), known.turn) + productions * surplus(
        production_worth(player, known, prices), known.turn
    )


def surplus(worth: float, turn: float) -> float:
    """What a strong action adds to an average turn: nothing for a poor one, all that is above it for a good one."""
    return worth * worth / (4 * turn) if worth < 2 * turn else worth - turn


def share(known: PriceList, needed: int) -> float:
    """The share of actions that reach a value."""
    if needed < 0:
        needed = 0
    return known.activated[needed if needed < HIGHEST_ACTIVATION else HIGHEST_ACTIVATION]


def harvest_worth(player: Player, known: PriceList, prices: Prices) -> float:
    worth = prices.harvests[player.tile] if player.tile >= 0 else 0.0
    handicap = player.handicap[HARVEST]
    for index in player.cards[TERRITORY]:
        worth += prices.yields[index] * share(known, ACTIVATIONS[index] + handicap)
    return worth


def production_worth(player: Player, known: PriceList, prices: Prices) -> float:
    worth = prices.productions[player.tile] if player.tile >= 0 else 0.0
    handicap = player.handicap[PRODUCTION]
    for index in player.cards[BUILDING]:
        yields = prices.yields[index]
        per = CARDS[index].yields_per
        if per is not None:
            yields += prices.later[per.good] * per.amount * (len(player.cards[per.type]) + 0.5)
        worth += yields * share(known, ACTIVATIONS[index] + handicap)
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
    return first * MILITARY_VICTORY[0] + second * MILITARY_VICTORY[1]


def church(state: Position, seat: int, known: PriceList, prices: Prices, turns: int) -> float:
    """Faith by what it brings in the reports to come, less the tiles that threaten."""
    if not state.round or len(state.tiles) < REPORTS:
        return 0.0
    player = state.players[seat]
    faith = player.goods[FAITH]
    report = (state.round - 1) // 2
    frame = state.stack[-1]
    worth = 0.0
    if frame.kind == REPORT and answered(state, seat, frame.a):
        if state.rules & VATICAN_SIMULTANEOUS and has_choice(state, seat):
            if frame.b >> state.order.index(seat) & 1:
                worth = float(FAITH_VICTORY[faith])
                faith = 0
            else:
                worth = -severity(player, known, prices, state.tiles[report], report)
        report += 1
    if report == REPORTS:
        return worth
    wait = turns - PERIOD_TURNS * (REPORTS - 1 - report)
    return worth + reports_to_come(state, player, known, prices, report, wait, faith)


def reports_to_come(
    state: Position, player: Player, known: PriceList, prices: Prices, report: int, wait: int, faith: int
) -> float:
    """From this report on, `wait` turns before it."""
    at = place(report, wait if wait < PERIOD_TURNS else PERIOD_TURNS, faith if faith < FAITHS else FAITHS - 1)
    worth = known.reports.victory[at]
    for later in range(report, REPORTS):
        risk = known.reports.risks[later][at]
        if risk:
            worth -= risk * severity(player, known, prices, state.tiles[later], later)
        if player.powers & SISTO:
            worth += (1 - risk) * SISTO_VICTORY
    return worth


def answered(state: Position, seat: int, done: int) -> bool:
    """Whether a seat is through with the report that is held."""
    for place_in_order in range(done):
        if state.order[place_in_order] == seat:
            return True
    return False


def severity(player: Player, known: PriceList, prices: Prices, tile: int, report: int) -> float:
    """What a tile would cost from its report on."""
    if tile < LASTING:
        return known.prices[PERIOD_TURNS * (REPORTS - 1 - report)].curses[tile]
    word = TILES[tile].word
    if word == NO_VICTORY:
        type = TILES[tile].about
        if type == CHARACTER:
            return prices.characters[len(player.cards[CHARACTER])]
        if type == TERRITORY:
            return prices.territories[territories_allowed(player) * (MAX_CARDS + 1) + len(player.cards[TERRITORY])]
        worth = 0.0
        for index in player.cards[VENTURE]:
            worth += VICTORIES[index]
        return worth
    if word == LOSE_PER_VICTORY:
        return player.goods[VICTORY] / VICTORY_PER_LOSS
    if word == LOSE_PER_MILITARY:
        return float(player.goods[MILITARY])
    if word == LOSE_PER_BUILDING_COST:
        return float(building_cost(player))
    return known.lost_resources


def burdens(player: Player, prices: Prices) -> float:
    """Excommunications that bind already."""
    worth = 0.0
    if player.curses:
        for tile in range(LASTING):
            if player.curses >> tile & 1:
                worth += prices.curses[tile]
    return worth


def retinue(state: Position, player: Player, known: PriceList, prices: Prices, turns: int) -> float:
    """Leaders in play for the rounds to come, and leaders in hand by how near their requirement is."""
    worth = 0.0
    coming = ROUNDS - state.round if state.round else ROUNDS
    for leader in player.leaders:
        ability = ability_of(player, leader)
        if ability < 0:
            worth += known.lorenzo * coming
            continue
        rounds = float(coming)
        if LEADERS[ability].once:
            if not player.used >> leader & 1:
                rounds += known.leader_unused
        else:
            rounds += (turns - TURNS * coming) / TURNS
        worth += rounds * leader_in_play(player, known, prices, ability)
    for leader in player.hand:
        worth += leader_in_hand(player, known, prices, leader, turns)
    return worth


def leader_in_play(player: Player, known: PriceList, prices: Prices, leader: int) -> float:
    """What a leader brings in a round."""
    action = LEADERS[leader].action
    if action is None:
        return prices.leaders[leader]
    worth = harvest_worth(player, known, prices) if action.kind == HARVEST else production_worth(player, known, prices)
    return worth * known.leader_area


def leader_in_hand(player: Player, known: PriceList, prices: Prices, leader: int, turns: int) -> float:
    """The rounds it may be in play, or the privilege for discarding it."""
    best = 100.0
    for needs in LEADERS[leader].needs:
        effort = 0.0
        for index in range(len(needs.what)):
            what = needs.what[index]
            missing = needs.amounts[index] - owned(player, what)
            if missing > 0:
                effort += missing * (known.leader_effort_goods if what < CARD_NEEDS else 1.0)
        if effort < best:
            best = effort
    rounds = (turns - best * known.leader_effort) / TURNS
    worth = rounds * leader_in_play(player, known, prices, leader) * known.leader_chance if rounds > 0 else 0.0
    return worth if worth > prices.privilege else prices.privilege


def add_next_order(state: Position, known: PriceList, worths: list[float]) -> None:
    """To play early next round is worth something (LOR-END-2, -3)."""
    if state.round == ROUNDS:
        return
    seen = 0
    behind = len(state.players)
    for seat in state.palace:
        if not seen >> seat & 1:
            seen |= 1 << seat
            behind -= 1
            worths[seat] += behind * known.next_order
    for seat in state.order:
        if not seen >> seat & 1:
            seen |= 1 << seat
            behind -= 1
            worths[seat] += behind * known.next_order
