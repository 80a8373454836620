"""Final scoring, part by part (LOR-SCORE-1 to LOR-SCORE-10), with the losses of period-III tiles (LOR-EXC-3)."""

from signoria.engine.score import Score
from signoria.games.lorenzo.components.goods import (
    BUILDING,
    CHARACTER,
    MILITARY,
    SERVANTS,
    TERRITORY,
    VENTURE,
    VICTORY,
)
from signoria.games.lorenzo.position.position import Player, Position

PARTS = ("victory", "territories", "characters", "ventures", "military", "resources", "excommunication")


def resources(player: Player) -> int:
    return sum(player.goods[: SERVANTS + 1])


def military_points(state: Position, seat: int) -> int:
    """5 for the most, 2 for the second most; ties share, and a tie for first leaves no second.

    (LOR-SCORE-6 to LOR-SCORE-8)
    """
    own = state.players[seat].goods[MILITARY]
    if own == 0 and state.rules.military_needs_points:
        return 0
    ahead: list[int] = [player.goods[MILITARY] for player in state.players if player.goods[MILITARY] > own]
    if not ahead:
        return state.components.board.military_victory[0]
    most = max(ahead)
    for other in ahead:
        if other < most:
            return 0
    if len(ahead) > 1 and not state.rules.military_second_after_tied_first:
        return 0
    return state.components.board.military_victory[1]


def building_cost(state: Position, player: Player) -> int:
    """Wood and stone printed as the costs of own buildings (LOR-OQ-48)."""
    total = 0
    for index in player.cards[BUILDING]:
        for cost in state.components.cards[index].costs:
            total += cost.wood + cost.stone
    return total


def points(state: Position, seat: int) -> list[int]:
    """The points of a seat in the order of PARTS; the last are the losses, which stop at 0 (LOR-OQ-25)."""
    player = state.players[seat]
    bound = player.curses
    board = state.components.board
    curses = state.components.curses
    cards = player.cards
    track = player.goods[VICTORY]
    polish = state.rules.character_scoring == "pl_1_3_5"
    characters = board.character_victory_pl if polish else board.character_victory
    territory = 0 if bound & curses.unsung[TERRITORY] else board.territory_victory[len(cards[TERRITORY])]
    character = 0 if bound & curses.unsung[CHARACTER] else characters[len(cards[CHARACTER])]
    venture = 0
    if not bound & curses.unsung[VENTURE]:
        for index in cards[VENTURE]:
            venture += state.components.cards[index].victory  # LOR-VENT-5
    military = military_points(state, seat)
    stock = resources(player) // board.resources_per_point
    loss = track // curses.victory_per_loss if bound & curses.losing_victory else 0
    if bound & curses.losing_military:
        loss += player.goods[MILITARY]  # LOR-OQ-50: the ranking is not touched
    if bound & curses.losing_building_cost:
        loss += building_cost(state, player)
    if bound & curses.losing_resources:
        loss += resources(player)  # LOR-OQ-49: they score all the same
    gained = track + territory + character + venture + military + stock
    if loss > gained and not state.rules.allow_negative_vp:
        loss = gained
    return [track, territory, character, venture, military, stock, -loss]


def scores(state: Position) -> list[Score]:
    """Every seat's score."""
    parts = [points(state, seat) for seat in range(len(state.players))]
    totals = [sum(part) for part in parts]
    ranking = ranks(state, totals)
    return [
        Score(seat, totals[seat], dict(zip(PARTS, parts[seat], strict=True)), ranking[seat] + 1)
        for seat in range(len(state.players))
    ]


def ranks(state: Position, totals: list[int]) -> list[int]:
    """By seat how many stand before it; a tie goes to who stands higher in the turn order (LOR-SCORE-10), or as long as
    there is none, to the lower seat."""
    seats = len(totals)
    order = list(state.order) if len(state.order) == seats else list(range(seats))
    found = [0] * seats
    for index in range(seats):
        seat = order[index]
        for earlier in range(index):
            other = order[earlier]
            if totals[other] >= totals[seat]:
                found[seat] += 1
            else:
                found[other] += 1
    return found
