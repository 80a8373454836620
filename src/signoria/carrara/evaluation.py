"""How good a position is for each seat, in the points it can expect at the end."""

from typing import Final

from signoria.carrara.items import MAJORITIES, SETS
from signoria.carrara.marble import count
from signoria.carrara.options import ADVANCED
from signoria.carrara.outlook import ADVANCED_COURT, BASIC_COURT, Outlook, look, purse, stored_worth, survey
from signoria.carrara.position import NOWHERE, Position
from signoria.carrara.prospects import prospect
from signoria.carrara.scoring import coin_points, decoration_points, statue_points
from signoria.carrara.visit import visited_by_other
from signoria.carrara.weights import (
    BONUS_KEPT,
    DECORATION,
    FREE_TURN,
    MAJORITY_OPEN,
    NAMES,
    STATUE,
)
from signoria.datafile import DataFile
from signoria.evaluation import Weights, read_weights

WEIGHTS: Final[Weights] = read_weights(DataFile("signoria.carrara", "evaluation.toml"), NAMES)


def estimate(state: Position, weights: list[float]) -> list[float]:
    """By seat the points it can expect at the end; the final score when the game is over."""
    if not state.stack:
        return final_points(state)
    market = survey(state, weights)
    acting = state.stack[0].seat if len(state.stack) > 1 else NOWHERE
    outlooks: list[Outlook] = []
    expected: list[float] = []
    for seat in range(len(state.players)):
        outlook = look(state, seat, market, weights)
        points = expectation(state, seat, outlook, weights)
        if seat == acting:
            points += prospect(state, outlook, weights)
        outlooks.append(outlook)
        expected.append(points)
    if state.rules & ADVANCED:
        add_statues(outlooks, expected, weights)
    return expected


def final_points(state: Position) -> list[float]:
    """The final score, as `scoring.scores` has it."""
    statues = statue_points(state) if state.rules & ADVANCED else [0] * len(state.players)
    return [
        float(player.points + coin_points(player) + decoration_points(player) + statues[seat])
        for seat, player in enumerate(state.players)
    ]


def expectation(state: Position, seat: int, outlook: Outlook, weights: list[float]) -> float:
    """Points so far, coins, marble, hopes and bonuses of a seat."""
    player = outlook.player
    points = player.points + purse(outlook, player.coins, weights) + outlook.marble + outlook.hoped
    if outlook.columns:
        points += bonuses(state, seat, outlook, weights)
    else:
        points += outlook.turns * weights[FREE_TURN]
    if state.rules & ADVANCED:
        points += sets(outlook.decorations) + len(player.storage) * stored_worth(outlook, weights)
    return points


def bonuses(state: Position, seat: int, outlook: Outlook, weights: list[float]) -> float:
    """The bonuses of columns that still stand on their fields; who cannot follow a visit loses one."""
    fields = outlook.player.fields
    if visited_by_other(state, seat) and not outlook.player.ready & outlook.open:
        fields &= ~(1 << state.visit)
    court = ADVANCED_COURT if state.rules & ADVANCED else BASIC_COURT
    worth = court.points[fields] + court.coins[fields] * outlook.coin
    worth += court.decorations[fields] * weights[DECORATION] + court.statues[fields] * weights[STATUE]
    return worth * weights[BONUS_KEPT] * outlook.scorings / outlook.columns


def sets(decorations: int) -> int:
    """The points for equal decorations (CAR-ADV-36)."""
    points = 0
    if decorations:
        for kind in range(6):
            points += SETS[count(decorations, kind)]
    return points


def add_statues(outlooks: list[Outlook], expected: list[float], weights: list[float]) -> None:
    """The majorities as they stand, and the shares of the first rank as far as they are open."""
    everywhere = 0
    for outlook in outlooks:
        everywhere += outlook.statues
    if everywhere == 0:
        return
    for seat in range(len(outlooks)):
        settled = 1.0 / (1.0 + weights[MAJORITY_OPEN] * outlooks[seat].turns)
        for city in range(6):
            number = count(outlooks[seat].statues, city)
            if number:
                table = MAJORITIES[city]
                rank = rank_in(outlooks, city, number)
                standing = table[rank - 1] if rank <= len(table) else 0
                share = table[0] * number / (count(everywhere, city) + 1)
                expected[seat] += settled * standing + (1.0 - settled) * share


def rank_in(outlooks: list[Outlook], city: int, number: int) -> int:
    """The rank of so many statues in a city: ties rank lower, and all behind them too (CAR-ADV-38..40)."""
    rank = 1
    seen = 0  # numbers of statues above, one bit each
    equal = 0
    for outlook in outlooks:
        other = count(outlook.statues, city)
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
