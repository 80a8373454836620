"""Short seasons for the tests."""

import signoria
from signoria.arena.contest import Result
from signoria.arena.lineup import lineup_of
from signoria.arena.season import Season


def season(bots: str = "apprentice,random", seats: int = 2, deals: int = 2, seed: int = 1) -> Season:
    game = signoria.game("lorenzo")
    return Season(game, "basic", game.read_options({}), lineup_of(bots, game, seats), seed, deals)


def won_by(seat: int, deal: int, seating: tuple[str, ...] = ("a", "b")) -> Result:
    """A made-up result in which one seat wins, 10 points to 4."""
    totals = [10 if one == seat else 4 for one in range(len(seating))]
    places = [1 if one == seat else 2 for one in range(len(seating))]
    return Result(deal, seating, totals, [{"victory": total} for total in totals], places, [[0.001], [0.002]])
