"""How long a game of The Palaces of Carrara can get, at the very most."""

from typing import Final

from signoria.games.bounds import POINTS, Bounds
from signoria.games.carrara.components.components import Components
from signoria.games.carrara.components.court import ADVANCED_FIELDS
from signoria.games.carrara.components.marble import total
from signoria.games.carrara.components.places import MONEY_PLACES
from signoria.games.carrara.components.tiles import DISPLAY

BESIDES: Final = 53
"""A turn has fewer decisions than this besides the blocks that it buys."""

MOST_PAID: Final = 9
"""What a city or a landscape pays for a point of value at the most, in any edition."""


def bounds_with(edition: Components, seats: int, stall_rounds: int) -> Bounds:
    """So many full rounds without a new tile or column end the game, and both are limited; a turn buys every block of
    the wheel at most."""
    tiles = len(edition.tiles)
    deeds = tiles + seats * ADVANCED_FIELDS
    turns = (deeds + 1) * stall_rounds * seats + seats
    # The start player, the spin, the tiles turned up; every block is drawn once, and again when it was paid for a tile.
    chances = 2 + DISPLAY + tiles + total(edition.blocks) + 2 * sum(edition.values)
    return Bounds(turns * (edition.refill + BESIDES), chances, points_with(edition, turns))


def points_with(edition: Components, turns: int) -> int:
    """Every building is scored for its city, its kind and its landscape, in points or coins; every turn brings the
    coins of a pass; and coins are points at the end and at each of the money places."""
    scored = 3 * MOST_PAID * (sum(edition.values) + len(edition.tiles) * edition.decoration_value)
    coins = scored + turns * max(edition.pass_coins, edition.destitute_coins)
    rates = [edition.coins_per_point, *[edition.places[number].coins_per_point for number in MONEY_PLACES]]
    return POINTS + scored + sum([coins // rate for rate in rates])
