"""What things are worth to a player, by the turns they have left: tables that follow from weights and components."""

from math import exp
from typing import Final

from signoria.bots.weights import Weights, read_weights
from signoria.data.datafile import DataFile
from signoria.games.lorenzo.components.board import CARD_SLOTS, FAITH_MAX, Board
from signoria.games.lorenzo.components.cards import Card
from signoria.games.lorenzo.components.components import Components
from signoria.games.lorenzo.components.effects import Gain
from signoria.games.lorenzo.components.goods import MILITARY, SERVANTS, TYPES
from signoria.games.lorenzo.components.leaders import BEYOND_NOTATION, LORENZO, Leader
from signoria.games.lorenzo.rules.calendar import ROUNDS, TURNS

LASTING_CURSES: Final = (
    "less_military", "less_coins", "less_servants", "less_wood_or_stone", "weak_harvest", "weak_production",
    "weak_members", "weak_territory", "weak_building", "weak_character", "weak_venture", "no_market",
    "dear_servants", "skip_first_turn",
)  # fmt: skip
"""The tiles of the first two periods, in their order."""

NAMES: Final = (
    "coin", "wood", "stone", "servant", "military", "enough", "enough_per_turn", "turns_to_spend",
    "turn", "turn_without_rival", "member_value", "stranded", "next_order",
    "turn_given_up", "area_share", "area_this_round", "trade_share", "activation", "later",
    "territory_per_turn", "territory_lacking", "character_per_turn", "boost", "discount", "no_floor_bonus",
    "faith", "faith_per_turn", "faith_when_short", "excommunication",
    *LASTING_CURSES, "lost_resources", "military_spread",
    "leader_effort", "leader_effort_goods", "leader_chance", "leader_unused", "leader_area",
    "bonus_card", *BEYOND_NOTATION,
)  # fmt: skip
"""A leader beyond the notation has a weight of its own: what it is worth for a round."""
WEIGHTS: Final[Weights] = read_weights(DataFile("signoria.games.lorenzo", "evaluation.toml"), NAMES)
LEAF_WEIGHTS: Final[Weights] = read_weights(DataFile("signoria.games.lorenzo", "leaf_weights.toml"), NAMES, WEIGHTS)

MOST_TURNS: Final[int] = ROUNDS * TURNS
PERIOD_TURNS: Final[int] = 2 * TURNS
STOCK: Final = 60
"""Stocks are priced up to this number; more is worth no more."""
FAITHS: Final[int] = FAITH_MAX + 1
HIGHEST_ACTIVATION: Final = 12


def weight(weights: list[float], name: str) -> float:
    return weights[NAMES.index(name)]


class Prices:
    """What things are worth to a player with so many turns left."""

    def __init__(self, components: Components, weights: list[float], turns: int) -> None:
        board = components.board
        later = int(turns * weight(weights, "later"))
        self.stocks = [stock_worth(board, weights, good, turns) for good in range(MILITARY + 1)]  # by good, then amount
        self.units = unit_prices(board, weights, turns)  # one of a good, now
        counts = range(len(board.privilege_gains) + 1)
        self.privileges = [privileges_worth(board, self.units, count) for count in counts]
        units = unit_prices(board, weights, later)
        self.later = units  # one of a good that is still to come
        share = weight(weights, "trade_share")
        self.yields = [yield_worth(board, card, units, share) for card in components.cards]
        self.harvests = [gain_worth(board, tile.harvest, units) for tile in board.bonus_tiles]
        self.productions = [gain_worth(board, tile.production, units) for tile in board.bonus_tiles]
        self.leaders = [leader_worth(board, leader, weights, units) for leader in components.leaders]  # for a round
        self.territories = territory_prospects(board, weights, turns)
        self.characters = character_prospects(board, turns, weight(weights, "character_per_turn"))
        self.curses = [weight(weights, name) * turns for name in LASTING_CURSES]  # by tile of the first two periods
        self.lasting = [turns * lasting_worth(weights, card) for card in components.cards]  # by character, for ever
        self.military_spread = 0.5 + weight(weights, "military_spread") * turns


def stock_worth(board: Board, weights: list[float], good: int, turns: int) -> list[float]:
    """By amount: each more is worth a little less, and with no turn left only what final scoring gives for it."""
    price = weights[good] * turns / (turns + weight(weights, "turns_to_spend"))
    enough = weight(weights, "enough") + weight(weights, "enough_per_turn") * turns
    final = 1 / board.resources_per_point if good <= SERVANTS else 0.0
    return [price * enough * (1 - exp(-amount / enough)) + final * amount for amount in range(STOCK + 1)]


def unit_prices(board: Board, weights: list[float], turns: int) -> list[float]:
    """One more of each good for a player who has a few."""
    prices: list[float] = []
    for good in range(MILITARY + 1):
        worth = stock_worth(board, weights, good, turns)
        prices.append((worth[6] - worth[2]) / 4)
    return [*prices, weight(weights, "faith"), 1.0]


def gain_worth(board: Board, gain: Gain, units: list[float]) -> float:
    worth = privileges_worth(board, units, gain.privileges) if gain.privileges else 0.0
    for index in range(len(gain.goods)):
        worth += gain.amounts[index] * units[gain.goods[index]]
    return worth


def privileges_worth(board: Board, units: list[float], count: int) -> float:
    """The best of the different things that so many privileges of one source can be exchanged for."""
    options: list[float] = []
    for gain in board.privilege_gains:
        worth = 0.0
        for index in range(len(gain.goods)):
            worth += gain.amounts[index] * units[gain.goods[index]]
        options.append(worth)
    return sum(sorted(options)[len(options) - count :])


def yield_worth(board: Board, card: Card, units: list[float], trade_share: float) -> float:
    """What a territory or building yields when it is activated, but for yields per card."""
    best = 0.0
    for trade in card.trades:
        profit = gain_worth(board, trade.gain, units) - gain_worth(board, trade.pay, units)
        if profit > best:
            best = profit
    return gain_worth(board, card.yields, units) + best * trade_share


def lasting_worth(weights: list[float], card: Card) -> float:
    """What a character does for ever, in an average turn; harvest and production are counted with the cards' yields."""
    worth = -weight(weights, "no_floor_bonus") if card.no_floor_bonus else 0.0
    for boost in card.boosts:
        if boost.kind < len(TYPES):
            worth += boost.amount * weight(weights, "boost")
    for lower in card.discounts:
        worth += lower.amount * weight(weights, "discount")
    return worth


def leader_worth(board: Board, leader: Leader, weights: list[float], units: list[float]) -> float:
    """What a leader in play brings in a round, apart from harvests and productions."""
    if leader.gain is not None:
        return gain_worth(board, leader.gain, units)
    return weight(weights, leader.id) if leader.id in BEYOND_NOTATION else 0.0


def character_prospects(board: Board, turns: int, chance: float) -> list[float]:
    """By the number of cards: the points for them at the end, when each turn brings one more with this chance."""
    worth = [float(points) for points in board.character_victory]
    for _ in range(turns):
        worth = [
            worth[count] + chance * (worth[count + 1] - worth[count]) if count < board.max_cards else worth[count]
            for count in range(CARD_SLOTS + 1)
        ]
    return worth


def territory_prospects(board: Board, weights: list[float], turns: int) -> list[float]:
    """By the number of territories that military points allow times 7, plus the number there is."""
    easy = weight(weights, "territory_per_turn")
    hard = weight(weights, "territory_lacking")
    found: list[float] = []
    for allowed in range(CARD_SLOTS + 1):
        worth = [float(points) for points in board.territory_victory]
        for _ in range(turns):
            worth = [
                worth[count] + (easy if count < allowed else hard) * (worth[count + 1] - worth[count])
                if count < board.max_cards
                else worth[count]
                for count in range(CARD_SLOTS + 1)
            ]
        found += worth
    return found


class Reports:
    """What faith is worth before each Vatican report: points for it, and the risk to be excommunicated.

    By the report, the turns until it and the faith there is: `report_index` finds the entry.
    """

    def __init__(self, board: Board, weights: list[float]) -> None:
        self.board = board
        size = len(board.faith_required) * (PERIOD_TURNS + 1) * FAITHS
        self.victory = [0.0] * size
        self.risks = [[0.0] * size for _ in board.faith_required]  # by the report whose tile threatens
        for report in range(len(board.faith_required) - 1, -1, -1):
            self.hold(weights, report)
            for turns in range(1, PERIOD_TURNS + 1):
                self.wait(weights, report, turns)

    def hold(self, weights: list[float], report: int) -> None:
        """The report itself: with enough faith the better of supporting and declining."""
        last = report == len(self.board.faith_required) - 1
        cost = weight(weights, "excommunication")
        for faith in range(FAITHS):
            at = report_index(report, 0, faith)
            enough = faith >= self.board.faith_required[report]
            if last:
                self.victory[at] = self.board.faith_victory[faith]
                self.risks[report][at] = 0.0 if enough else 1.0
                continue
            supported = report_index(report + 1, PERIOD_TURNS, 0)
            declined = report_index(report + 1, PERIOD_TURNS, faith)
            gain = self.board.faith_victory[faith] + self.outlook(supported, cost)
            if enough and gain >= self.outlook(declined, cost) - cost:
                self.victory[at] = self.board.faith_victory[faith] + self.victory[supported]
                for risk in self.risks:
                    risk[at] = risk[supported]
            else:
                self.victory[at] = self.victory[declined]
                for risk in self.risks:
                    risk[at] = risk[declined]
                self.risks[report][at] = 1.0

    def outlook(self, at: int, cost: float) -> float:
        return self.victory[at] - cost * sum([risk[at] for risk in self.risks])

    def wait(self, weights: list[float], report: int, turns: int) -> None:
        """One more turn before the report, which may bring a point of faith."""
        price = weight(weights, "faith")
        for faith in range(FAITHS):
            at = report_index(report, turns, faith)
            stay = report_index(report, turns - 1, faith)
            rise = report_index(report, turns - 1, min(faith + 1, FAITH_MAX))
            short = faith < self.board.faith_required[report]
            chance = weight(weights, "faith_when_short" if short else "faith_per_turn")
            self.victory[at] = (1 - chance) * self.victory[stay] + chance * (self.victory[rise] - price)
            for risk in self.risks:
                risk[at] = (1 - chance) * risk[stay] + chance * risk[rise]


def report_index(report: int, turns: int, faith: int) -> int:
    """Where the worth of faith stands in the tables of `Reports`."""
    return (report * (PERIOD_TURNS + 1) + turns) * FAITHS + faith


class PriceList:
    """All tables for one set of components and weights."""

    def __init__(self, components: Components, weights: list[float]) -> None:
        self.components = components
        self.activations = [card.activation for card in components.cards]
        self.victories = [card.victory for card in components.cards]
        self.prices = [Prices(components, weights, turns) for turns in range(MOST_TURNS + 1)]
        self.reports = Reports(components.board, weights)
        self.turn = weight(weights, "turn")
        self.turn_without_rival = weight(weights, "turn_without_rival")
        self.member_value = weight(weights, "member_value")
        self.stranded = weight(weights, "stranded")
        self.next_order = weight(weights, "next_order")
        self.turn_given_up = weight(weights, "turn_given_up")
        self.area_share = weight(weights, "area_share")
        self.area_this_round = weight(weights, "area_this_round")
        self.lost_resources = weight(weights, "lost_resources")
        self.leader_effort = weight(weights, "leader_effort")
        self.leader_effort_goods = weight(weights, "leader_effort_goods")
        self.leader_chance = weight(weights, "leader_chance")
        self.leader_unused = weight(weights, "leader_unused")
        self.leader_area = weight(weights, "leader_area")
        self.lorenzo = weight(weights, components.leaders[LORENZO].id)
        self.bonus_card = weight(weights, "bonus_card")
        drop = weight(weights, "activation")
        self.activated = [max(0.0, 1 - drop * max(0, needed - 1)) for needed in range(HIGHEST_ACTIVATION + 1)]
        """By the action value that a card needs: the share of actions that reach it."""
