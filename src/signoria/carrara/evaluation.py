"""How good a position is for each seat, in the points it can expect at the end."""

from typing import Final

from signoria.carrara.adornments import stored_worth
from signoria.carrara.boards import tally
from signoria.carrara.court import ADVANCED_FIELDS, BASIC_FIELDS, COINS, DECORATION, GOLD_STATUE, POINTS, Field
from signoria.carrara.hopes import hope_in
from signoria.carrara.items import MAJORITIES
from signoria.carrara.market import survey, turns_left
from signoria.carrara.options import ADVANCED
from signoria.carrara.outlook import Outlook, purse
from signoria.carrara.position import NOWHERE, Player, Position
from signoria.carrara.prices import Prices, prices_of
from signoria.carrara.prospects import prospect
from signoria.carrara.scoring import coin_points, decoration_points, statue_points
from signoria.carrara.stock import marble
from signoria.carrara.visit import visited_by_other


def bonus_total(fields: list[Field], bonus: int) -> list[int]:
    """By set of fields how much of a bonus they bring."""
    return [
        sum([field.amount for number, field in enumerate(fields) if columns >> number & 1 and field.bonus == bonus])
        for columns in range(256)
    ]


class Court:
    """What the columns on a set of bonus fields bring, by bonus."""

    def __init__(self, fields: list[Field]) -> None:
        self.coins = bonus_total(fields, COINS)
        self.points = bonus_total(fields, POINTS)
        self.decorations = bonus_total(fields, DECORATION)
        self.statues = bonus_total(fields, GOLD_STATUE)


BASIC_COURT: Final = Court(BASIC_FIELDS)
ADVANCED_COURT: Final = Court(ADVANCED_FIELDS)


def estimate(state: Position, weights: list[float]) -> list[float]:
    """By seat the points it can expect at the end; the final score when the game is over."""
    if not state.stack:
        return final_points(state)
    prices = prices_of(weights)
    market = survey(state, prices)
    advanced = state.rules & ADVANCED != 0
    acting = state.stack[0].seat if len(state.stack) > 1 else NOWHERE
    settled: list[float] = []
    expected: list[float] = []
    for seat in range(len(state.players)):
        player = state.players[seat]
        outlook = Outlook(player, market, state.taken, turns_left(state, seat, market), prices)
        points = player.points + purse(outlook, player.coins, prices)
        if outlook.columns:
            hope_in(outlook, advanced, prices)
            points += outlook.hoped + bonuses(state, seat, outlook, prices)
        else:
            points += outlook.turns * prices.free_turn
        outlook.marble = marble(state, outlook, player.blocks, prices)
        points += outlook.marble
        if advanced:
            points += decoration_points(player) + len(player.storage) * stored_worth(outlook, prices)
            settled.append(1.0 / (1.0 + prices.majority_open * outlook.turns))
        if seat == acting:
            points += prospect(state, outlook, prices)
        expected.append(points)
    if advanced:
        add_statues(state.players, settled, expected)
    return expected


def final_points(state: Position) -> list[float]:
    """The final score, as `scoring.scores` has it."""
    statues = statue_points(state) if state.rules & ADVANCED else [0] * len(state.players)
    return [
        float(player.points + coin_points(player) + decoration_points(player) + statues[seat])
        for seat, player in enumerate(state.players)
    ]


def bonuses(state: Position, seat: int, outlook: Outlook, prices: Prices) -> float:
    """The bonuses of columns that still stand on their fields; who cannot follow a visit loses one."""
    fields = outlook.player.fields
    if visited_by_other(state, seat) and not outlook.player.ready & outlook.open:
        fields &= ~(1 << state.visit)
    if state.rules & ADVANCED:
        court = ADVANCED_COURT
        worth = court.decorations[fields] * prices.decoration + court.statues[fields] * prices.statue
    else:
        court = BASIC_COURT
        worth = 0.0
    worth += court.points[fields] + court.coins[fields] * outlook.coin
    return worth * prices.bonus_kept * outlook.scorings / outlook.columns


def add_statues(players: list[Player], settled: list[float], expected: list[float]) -> None:
    """The majorities as they stand, and the shares of the first rank as far as they are open."""
    everywhere = 0
    for player in players:
        everywhere += player.statues
    if everywhere == 0:
        return
    for city in range(6):
        together = tally(everywhere, city)
        if together:
            table = MAJORITIES[city]
            for seat in range(len(players)):
                number = tally(players[seat].statues, city)
                if number:
                    rank = rank_in(players, city, number)
                    standing = table[rank - 1] if rank <= len(table) else 0
                    share = table[0] * number / (together + 1)
                    expected[seat] += settled[seat] * standing + (1.0 - settled[seat]) * share


def rank_in(players: list[Player], city: int, number: int) -> int:
    """The rank of so many statues in a city: ties rank lower, and all behind them too (CAR-ADV-38..40)."""
    rank = 1
    seen = 0  # numbers of statues above, two bits each
    equal = 0
    for player in players:
        other = tally(player.statues, city)
        if other == number:
            equal += 1
        elif other > number:
            bit = 1 << 2 * other
            if not seen & bit:
                seen |= bit
                rank += 1
            elif not seen & bit << 1:  # a second one: the group scores the next lower rank
                seen |= bit << 1
                rank += 1
    return rank + 1 if equal > 1 else rank
