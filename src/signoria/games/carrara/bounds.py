"""How long a game of The Palaces of Carrara can get, at the very most."""

from signoria.games.bounds import Bounds
from signoria.games.carrara.components.components import SHIPPED
from signoria.games.carrara.components.court import ADVANCED_FIELDS
from signoria.games.carrara.components.marble import total
from signoria.games.carrara.components.tiles import DISPLAY


def bounds_with(seats: int, stall_rounds: int) -> Bounds:
    """So many full rounds without a new tile or column end the game, and both are limited. A turn has fewer than 64
    decisions, even if it buys every block there is."""
    deeds = len(SHIPPED.tiles) + seats * ADVANCED_FIELDS
    turns = (deeds + 1) * stall_rounds * seats + seats
    # The start player, the spin, the tiles turned up; every block is drawn once, and again when it was paid for a tile.
    chances = 2 + DISPLAY + len(SHIPPED.tiles) + total(SHIPPED.blocks) + 2 * sum(SHIPPED.values)
    return Bounds(turns * 64, chances)
