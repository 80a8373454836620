"""A seat's outlook: the time, columns and places it still has, and what a coin is worth to it."""

from typing import Final

from signoria.engine.bits import has
from signoria.games.carrara.components.components import Components
from signoria.games.carrara.components.places import MONEY_BITS, MONEY_PLACES
from signoria.games.carrara.evaluation.market import Market, columns_of, rivals_ready
from signoria.games.carrara.evaluation.prices import Prices
from signoria.games.carrara.position.position import Player

NO_VALUES: Final[list[float]] = []


class Outlook:
    """The measures of a seat that all estimates rest on."""

    def __init__(
        self, player: Player, kept: int, open_places: int, turns: float, market: Market, prices: Prices
    ) -> None:
        self.player = player
        self.coins = player.coins
        self.blocks = player.blocks
        self.points = player.points
        self.board = player.board
        self.storage = player.storage
        self.large = player.large
        self.kept = kept  # bonus fields with an own column that it will be able to use, one bit each
        self.open = open_places  # places that the seat may still use, one bit each
        self.turns = turns
        self.tiles = market.tiles
        self.room = market.room
        self.rivals = rivals_ready(market, player)
        self.prices = prices
        self.columns = columns_of(player)
        self.rate = coin_rate(prices.components, player)  # what a coin is worth at the end
        need = turns * prices.coins_a_turn * market.room
        self.need = need  # coins that the seat can well spend
        self.coin = self.rate + prices.fuel * need / (need + prices.common_purse)  # one of a scoring to come
        self.growing = (turns - 2.0) * 0.1 if turns > 2.0 else 0.0  # time for growth, in tens of turns
        self.early = 1.0 + prices.block_growth * self.growing * market.room  # how much more a block is worth for that
        self.in_coins = prices.components.in_coins  # by city whether it pays coins
        self.amounts = prices.components.amounts[player.board.upgrades]  # by city what it pays for a point of value
        self.place_values = NO_VALUES  # by place, see `place_value`
        self.scorings = 0.0  # columns that it has the time to use
        self.realised = 0.0  # the sum of the values it can realise
        self.least = 0.0  # the smallest value it can realise; what stays below brings nothing
        self.next = 0.0  # the largest value beyond
        self.marble = 0.0  # what the blocks behind the screen are worth
        self.expected = 0.0  # the points at the end, but for majorities and an action under way

    def holds(self, player: Player, kept: int, open_places: int, turns: float, market: Market, prices: Prices) -> bool:
        """Whether it is also the outlook of a seat in another position; equal seats share their board."""
        return (
            self.board is player.board
            and self.coins == player.coins
            and self.blocks == player.blocks
            and self.points == player.points
            and self.storage == player.storage
            and self.large == player.large
            and self.columns == columns_of(player)
            and self.kept == kept
            and self.open == open_places
            and self.turns == turns
            and self.tiles is market.tiles
            and self.room == market.room
            and self.rivals == rivals_ready(market, player)
            and self.prices is prices
        )


def coin_rate(components: Components, player: Player) -> float:
    """The points that a coin brings at the end (CAR-FINAL-1, CAR-ADV-35)."""
    if player.places & MONEY_BITS:
        for number in MONEY_PLACES:
            if has(player.places, number):
                return 1.0 / components.places[number].coins_per_point
    return 1.0 / components.coins_per_point


def purse(outlook: Outlook, coins: int, prices: Prices) -> float:
    """Coins at their end value and as fuel; the more there are and the fewer turns, the less fuel is in one."""
    need = outlook.need
    fuel = coins * need / (coins + need) if coins and need else 0.0
    return outlook.rate * coins + prices.fuel * fuel


def last_coin(outlook: Outlook, prices: Prices) -> float:
    """What the last coin in the purse is worth."""
    need = outlook.need
    ease = need / (outlook.player.coins + need) if need else 0.0
    return outlook.rate + prices.fuel * ease * ease


def unit(outlook: Outlook, city: int) -> float:
    """What a point of value is worth in a city, each time it is scored."""
    return outlook.amounts[city] * (outlook.coin if outlook.in_coins[city] else 1.0)
