"""How good a position is for each seat, in the points it can expect at the end."""

from signoria.engine.bits import has, without_bit
from signoria.games.carrara.components.cities import CITIES
from signoria.games.carrara.components.components import Components
from signoria.games.carrara.components.court import (
    ADVANCED_FIELDS,
    COINS,
    DECORATION,
    GOLD_STATUE,
    POINTS,
    Field,
)
from signoria.games.carrara.components.places import ALL_BITS, BASIC_BITS
from signoria.games.carrara.evaluation.action_value import action_value
from signoria.games.carrara.evaluation.item_value import stored_worth
from signoria.games.carrara.evaluation.market import Market, Tiles, survey, turns_left
from signoria.games.carrara.evaluation.outlook import Outlook, purse
from signoria.games.carrara.evaluation.place_value import find_place_values
from signoria.games.carrara.evaluation.prices import Prices
from signoria.games.carrara.evaluation.stock import marble
from signoria.games.carrara.position.boards import tally
from signoria.games.carrara.position.position import NOWHERE, Player, Position
from signoria.games.carrara.rules.court import visited_by_other
from signoria.games.carrara.rules.scoring import coin_points, decoration_points, statue_points


def bonus_total(fields: list[Field], bonus: int) -> list[int]:
    """By set of fields how much of a bonus they bring."""
    return [
        sum([field.amount for number, field in enumerate(fields) if has(columns, number) and field.bonus == bonus])
        for columns in range(1 << ADVANCED_FIELDS)
    ]


class Court:
    """What the columns on a set of bonus fields bring, by bonus."""

    def __init__(self, fields: list[Field]) -> None:
        self.coins = bonus_total(fields, COINS)
        self.points = bonus_total(fields, POINTS)
        self.decorations = bonus_total(fields, DECORATION)
        self.statues = bonus_total(fields, GOLD_STATUE)


class Judge:
    """Judges positions of a component set by some weights.

    It remembers what it found last: positions that are judged in a row mostly have the same tiles, and differ in one
    seat only.
    """

    def __init__(self, components: Components, weights: list[float]) -> None:
        self.components = components
        self.prices = Prices(components, weights)
        self.basic_court = Court(components.basic_fields)
        self.advanced_court = Court(components.advanced_fields)
        self.tiles = Tiles((), 0, 0, self.prices)
        self.outlooks: list[Outlook | None] = [None] * 4  # by seat

    def tiles_of(self, state: Position) -> Tiles:
        if not self.tiles.are_those_of(state):
            self.tiles = Tiles(state.display, state.reserve, state.monuments, self.prices)
        return self.tiles


def expected_points(state: Position, judge: Judge) -> list[float]:
    """By seat the points it can expect at the end; the final score when the game is over."""
    if not state.stack:
        return final_points(state)
    prices = judge.prices
    market = survey(state, judge.tiles_of(state), prices)
    advanced = state.rules.advanced
    acting = state.on_turn if len(state.stack) > 1 else NOWHERE
    settled: list[float] = []
    expected: list[float] = []
    for seat in range(len(state.players)):
        outlook = look(state, seat, market, judge)
        expected.append(outlook.expected + action_value(state, outlook, prices) if seat == acting else outlook.expected)
        if advanced:
            settled.append(1.0 / (1.0 + prices.majority_open * outlook.turns))
    if advanced:
        add_statues(state, settled, expected)
    return expected


def look(state: Position, seat: int, market: Market, judge: Judge) -> Outlook:
    """The outlook of a seat; the last one if it still holds."""
    prices = judge.prices
    advanced = state.rules.advanced
    player = state.players[seat]
    open_places = (ALL_BITS if advanced else BASIC_BITS) & ~(player.places | state.taken)
    kept = player.fields
    if visited_by_other(state, seat) and not player.board.ready & open_places:
        kept = without_bit(kept, state.visit)  # who cannot follow a visit loses the bonus
    turns = turns_left(state, seat, market)
    last = judge.outlooks[seat]
    if last is not None and last.holds(player, kept, open_places, turns, market, prices):
        last.player = player
        return last
    outlook = Outlook(player, kept, open_places, turns, market, prices)
    points = player.points + purse(outlook, player.coins, prices)
    if outlook.columns:
        find_place_values(outlook, advanced, prices)
        points += outlook.realised + bonuses(outlook, judge.advanced_court if advanced else judge.basic_court, prices)
    else:
        points += turns * prices.free_turn
    outlook.marble = marble(outlook, player.blocks, prices)
    points += outlook.marble
    if advanced:
        points += decoration_points(state.components, player) + len(player.storage) * stored_worth(outlook, prices)
    outlook.expected = points
    judge.outlooks[seat] = outlook
    return outlook


def final_points(state: Position) -> list[float]:
    """The final score, as `scoring.scores` has it."""
    components = state.components
    statues = statue_points(state) if state.rules.advanced else [0] * len(state.players)
    return [
        float(player.points + coin_points(components, player) + decoration_points(components, player) + statues[seat])
        for seat, player in enumerate(state.players)
    ]


def bonuses(outlook: Outlook, court: Court, prices: Prices) -> float:
    """The bonuses of columns that still stand on their fields."""
    kept = outlook.kept
    worth = court.points[kept] + court.coins[kept] * outlook.coin
    worth += court.decorations[kept] * prices.decoration + court.statues[kept] * prices.statue
    return worth * prices.bonus_kept * outlook.scorings / outlook.columns


def add_statues(state: Position, settled: list[float], expected: list[float]) -> None:
    """The majorities as they stand, and the shares of the first rank as far as they are open."""
    players = state.players
    everywhere = 0
    for player in players:
        everywhere += player.board.statues
    if everywhere == 0:
        return
    for city in range(len(CITIES)):
        together = tally(everywhere, city)
        if together:
            table = state.components.majorities[city]
            for seat in range(len(players)):
                number = tally(players[seat].board.statues, city)
                if number:
                    rank = rank_in(players, city, number)
                    standing = table[rank - 1] if rank <= len(table) else 0
                    share = table[0] * number / (together + 1)
                    expected[seat] += settled[seat] * standing + (1.0 - settled[seat]) * share


def rank_in(players: list[Player], city: int, number: int) -> int:
    """The rank of so many statues in a city: ties rank lower, and all behind them too (CAR-ADV-38, CAR-ADV-39,
    CAR-ADV-40)."""
    rank = 1
    seen = 0  # numbers of statues above, two bits each
    equal = 0
    for player in players:
        other = tally(player.board.statues, city)
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
