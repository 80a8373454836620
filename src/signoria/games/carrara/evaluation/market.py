"""What all seats see alike: the tiles that are left, the places that several could score, and the time to the end."""

from typing import Final

from signoria.games.carrara.components.court import ADVANCED_FIELDS
from signoria.games.carrara.components.marble import FULL, ONE, total
from signoria.games.carrara.components.places import CITY_BIT
from signoria.games.carrara.evaluation.prices import CHUNK, Prices
from signoria.games.carrara.position.position import NOWHERE, Player, Position
from signoria.games.carrara.rules.turn import Turn

KIND_BITS: Final = 6
ALL_CITIES: Final[int] = sum(CITY_BIT)
ALL_KINDS: Final = (1 << KIND_BITS) - 1

ONES: Final = [bits.bit_count() for bits in range(256)]
"""How many bits are set."""


def columns_of(player: Player) -> int:
    """How many columns a player can still use."""
    return ONES[player.fields] + player.large


def by_kind(tiles: int, prices: Prices) -> int:
    """How many tiles of a set there are of each kind, packed like a handful."""
    packed = 0
    for chunk in prices.kinds_by_chunk:
        packed += chunk[tiles & (1 << CHUNK) - 1]
        tiles >>= CHUNK
    return packed


def largest_values(kinds: int, dearest: int) -> int:
    """By number of blocks, up to the dearest tile, the largest value on the display that they can pay."""
    packed = 0
    best = 0
    for number in range(1, dearest + 1):
        if kinds >> KIND_BITS * number & ALL_KINDS:
            best = number
        packed |= best << 4 * number
    return packed


class Tiles:
    """The tiles that nobody has built."""

    def __init__(self, display: tuple[int, ...], reserve: int, monuments: int, prices: Prices) -> None:
        components = prices.components
        self.display = display
        self.reserve = reserve
        self.monuments = monuments
        left = by_kind(reserve, prices)
        self.face_down = total(left)
        kinds = 0
        for tile in display:
            if tile >= 0:
                kind = components.kinds[tile]
                left += ONE[kind]
                kinds |= 1 << KIND_BITS * components.values[tile] + kind
        self.left = left  # by kind how many buildings there are, packed like a handful of blocks
        self.kinds = kinds  # by value the kinds of the open buildings, six bits each
        self.dearest = prices.dearest_tile
        self.largest = largest_values(
            kinds, self.dearest
        )  # by number of blocks the largest value that they can pay, four bits each

    def are_those_of(self, state: Position) -> bool:
        return self.display is state.display and self.reserve == state.reserve and self.monuments == state.monuments


class Market:
    """What is left to build, who is ready to score what, and how long the game will last."""

    def __init__(self, tiles: Tiles, ready_once: int, ready_twice: int, turns: float, room: float) -> None:
        self.tiles = tiles
        self.ready_once = ready_once  # places whose requirement a seat with columns meets, one bit each
        self.ready_twice = ready_twice  # the same for two seats or more
        self.turns = turns  # of the table, until the end is triggered
        self.room = room  # how far coins and marble go, with two seats 1


def payable(tiles: Tiles, number: int) -> int:
    """The largest value on the display that so many blocks can pay."""
    return tiles.largest >> 4 * (number if number < tiles.dearest else tiles.dearest) & FULL


def survey(state: Position, tiles: Tiles, prices: Prices) -> Market:
    fewest = ADVANCED_FIELDS
    once = twice = 0
    for player in state.players:
        columns = columns_of(player)
        if columns < fewest:
            fewest = columns
        if columns:
            twice |= once & player.board.ready
            once |= player.board.ready
    turns = tiles.face_down * prices.turns_per_building
    if fewest * prices.turns_per_column > turns:
        turns = fewest * prices.turns_per_column
    if state.idle > 0:
        turns -= state.idle * prices.waiting
    return Market(tiles, once, twice, turns, 1.0 / (1.0 + prices.crowding * (len(state.players) - 2)))


def rivals_ready(market: Market, player: Player) -> int:
    """The cities that another seat with columns could score, one bit each."""
    return (market.ready_twice | market.ready_once & ~player.board.ready) & ALL_CITIES


def turns_left(state: Position, seat: int, market: Market) -> float:
    """How many turns a seat still has after the action under way; exact in the last round (CAR-END-4)."""
    seats = len(state.players)
    turn = state.stack[0]
    acted = isinstance(turn, Turn) and turn.acted
    before = seat - turn.seat - (1 if acted else 0)
    if before < 0:
        before += seats
    if state.trigger != NOWHERE:
        last = (state.trigger - turn.seat) % seats  # turns until the end, the present one among them
        if acted:
            last = last - 1 if last else seats - 1
        return 1.0 if before < last else 0.0
    ahead = (market.turns - before) / seats
    return 1.0 + ahead if ahead > 0.0 else 1.0
