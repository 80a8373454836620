"""How long a game of Virtù can get, at the very most."""

from signoria.engine.errors import BadSetup
from signoria.games.bounds import Bounds


def bounds_with(seats: int, year_limit: int) -> Bounds:
    """A year asks a seat fewer than 1000 times: every card, tile and unit is used, bought or moved a few times.

    In every edition: there are no more of them than in the shipped one, and none brings more than 9 prestige."""
    if not year_limit:
        raise BadSetup("a game without a year limit can go on for ever, so nothing bounds it")
    return Bounds(seats * (4 + year_limit * 1000), 1)
