"""How good a position is for each seat, in the points it can expect at the end."""

from typing import Final

from signoria.carrara.items import MAJORITIES, NO_STATUE
from signoria.carrara.options import ADVANCED
from signoria.carrara.outlook import ADVANCED_COURT, BASIC_COURT, Market, Outlook, look, marble, purse, survey
from signoria.carrara.position import NOWHERE, Position
from signoria.carrara.prospects import prospect
from signoria.carrara.scoring import coin_points, decoration_points, majority, statue_points
from signoria.carrara.visit import visited_by_other
from signoria.carrara.weights import (
    BONUS_KEPT,
    DECORATION,
    FREE_TURN,
    MAJORITY_OPEN,
    NAMES,
    STATUE,
    STORED_ITEM,
)
from signoria.datafile import DataFile
from signoria.evaluation import Weights, read_weights

WEIGHTS: Final[Weights] = read_weights(DataFile("signoria.carrara", "evaluation.toml"), NAMES)


def estimate(state: Position, weights: list[float]) -> list[float]:
    """By seat the points it can expect at the end; the final score when the game is over."""
    if not state.stack:
        return final_points(state)
    market = survey(state, weights)
    seats = len(state.players)
    turn = state.stack[0]
    expected: list[float] = []
    for seat in range(seats):
        outlook = look(state, seat, market, weights)
        points = expectation(state, seat, outlook, market, weights)
        if seat == turn.seat and len(state.stack) > 1:
            points += prospect(state, outlook, market, weights)
        expected.append(points)
    if state.rules & ADVANCED:
        add_statues(state, market, expected, weights)
    return expected


def final_points(state: Position) -> list[float]:
    """The final score, as `scoring.scores` has it."""
    statues = statue_points(state) if state.rules & ADVANCED else [0] * len(state.players)
    return [
        float(player.points + coin_points(player) + decoration_points(player) + statues[seat])
        for seat, player in enumerate(state.players)
    ]


def expectation(state: Position, seat: int, outlook: Outlook, market: Market, weights: list[float]) -> float:
    """Points so far, coins, marble, hopes and bonuses of a seat."""
    player = outlook.player
    points = player.points + purse(outlook, player.coins, weights) + outlook.hoped
    points += marble(state, outlook, player.blocks, market, weights)
    if outlook.columns:
        points += bonuses(state, seat, outlook, weights)
    else:
        points += outlook.turns * weights[FREE_TURN]
    if state.rules & ADVANCED:
        points += decoration_points(player) + len(player.storage) * weights[STORED_ITEM]
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


def add_statues(state: Position, market: Market, expected: list[float], weights: list[float]) -> None:
    """The majorities as they stand, and the shares of the first rank as far as they are open."""
    seats = len(state.players)
    turns = market.turns / seats if state.trigger == NOWHERE else 0.0
    settled = 1.0 / (1.0 + weights[MAJORITY_OPEN] * turns)
    numbers = [[0] * seats for _ in range(6)]
    totals = [0] * 6
    for seat in range(seats):
        for building in state.players[seat].buildings:
            if building.statue != NO_STATUE:
                numbers[building.city][seat] += 1
                totals[building.city] += 1
    for city in range(6):
        if totals[city]:
            standing = majority(numbers[city], MAJORITIES[city])
            for seat in range(seats):
                share = numbers[city][seat] * MAJORITIES[city][0] / (totals[city] + 1)
                expected[seat] += settled * standing[seat] + (1.0 - settled) * share
