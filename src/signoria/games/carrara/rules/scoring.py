"""Final scoring (sections 10 and 11): points, coins, decorations, statues; ties by blocks, then shared."""

from signoria.engine.bits import has
from signoria.engine.score import Score
from signoria.games.carrara.components.cities import CITIES
from signoria.games.carrara.components.components import Components
from signoria.games.carrara.components.marble import total
from signoria.games.carrara.components.places import MONEY_PLACES
from signoria.games.carrara.components.tiles import KINDS
from signoria.games.carrara.position.boards import tally
from signoria.games.carrara.position.position import Player, Position

PARTS = ("victory", "coins", "decorations", "statues")


def coin_points(components: Components, player: Player) -> int:
    """A point for every 5 coins, or for fewer with a money place (CAR-FINAL-1, CAR-ADV-35)."""
    rate = components.coins_per_point
    for number in MONEY_PLACES:
        if has(player.places, number):
            rate = components.places[number].coins_per_point
    return player.coins // rate


def decoration_points(components: Components, player: Player) -> int:
    """For each sort the table of sets; only what stands on buildings counts (CAR-ADV-36)."""
    points = 0
    if player.board.decorations:
        for kind in range(len(KINDS)):
            points += components.sets[tally(player.board.decorations, kind)]
    return points


def majority(numbers: list[int], table: list[int]) -> list[int]:
    """The points in one city: tied players score the next lower rank, all behind them move down (CAR-ADV-38,
    CAR-ADV-39, CAR-ADV-40)."""
    points = [0] * len(numbers)
    rank = 1
    for number in sorted({number for number in numbers if number}, reverse=True):
        group = [seat for seat in range(len(numbers)) if numbers[seat] == number]
        if len(group) > 1:
            rank += 1
        for seat in group:
            points[seat] = table[rank - 1] if rank <= len(table) else 0
        rank += 1
    return points


def statue_points(state: Position) -> list[int]:
    """By seat the points of all cities; statues of any colour count (CAR-ADV-37)."""
    points = [0] * len(state.players)
    for city in range(len(CITIES)):
        paid = majority(
            [tally(player.board.statues, city) for player in state.players], state.components.majorities[city]
        )
        points = [before + more for before, more in zip(points, paid, strict=True)]
    return points


def scores(state: Position) -> list[Score]:
    """Every seat's score; a tie goes to who has more blocks left, and then places are shared (CAR-FINAL-2)."""
    components = state.components
    seats = range(len(state.players))
    statues = statue_points(state) if state.rules.advanced else [0 for _ in seats]
    parts = [
        [player.points, coin_points(components, player), decoration_points(components, player), statues[seat]]
        for seat, player in enumerate(state.players)
    ]
    ranks = [(sum(parts[seat]), total(state.players[seat].blocks)) for seat in seats]
    found: list[Score] = []
    for seat in seats:
        ahead = [other for other in ranks if other > ranks[seat]]
        found.append(Score(seat, ranks[seat][0], dict(zip(PARTS, parts[seat], strict=True)), len(ahead) + 1))
    return found
