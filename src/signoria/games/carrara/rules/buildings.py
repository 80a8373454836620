"""The action build: an open tile, a city, a payment; then the display is refilled (section 4)."""

from signoria.engine.catalogue import Decision
from signoria.engine.frame import Frame
from signoria.engine.state import CHANCE
from signoria.games.carrara.components.cities import CITIES, LERICI
from signoria.games.carrara.components.tiles import TILES, VALUE_OF
from signoria.games.carrara.position.boards import put_up
from signoria.games.carrara.position.catalogue import IN_CITY_D, TILE_D
from signoria.games.carrara.position.position import REFILLING, Player, Position
from signoria.games.carrara.rules import turns
from signoria.games.carrara.rules.obstacles import (
    CITY_UNPAYABLE,
    NO_TILE_OPEN,
    NO_TILE_PAYABLE,
    NOT_OPEN,
    TILE_UNPAYABLE,
)
from signoria.games.carrara.rules.payment import power


def cheapest(state: Position) -> int:
    """The least value on the display; 0 if it is empty."""
    least = 0
    for tile in state.display:
        if tile >= 0 and (least == 0 or VALUE_OF[tile] < least):
            least = VALUE_OF[tile]
    return least


def build_obstacle(state: Position, player: Player) -> int:
    """CAR-BUILD-1. Lerici accepts every colour, so what can be paid anywhere can be paid there."""
    least = cheapest(state)
    if least == 0:
        return NO_TILE_OPEN
    return NO_TILE_PAYABLE if power(player.blocks, LERICI) < least else 0


def tile_obstacle(state: Position, player: Player, tile: int) -> int:
    if tile not in state.display:
        return NOT_OPEN
    return TILE_UNPAYABLE if power(player.blocks, LERICI) < VALUE_OF[tile] else 0


def tiles(state: Position, player: Player) -> list[Decision]:
    means = power(player.blocks, LERICI)
    found: list[Decision] = []
    for tile in state.display:
        if tile >= 0 and VALUE_OF[tile] <= means:
            found.append(TILE_D[tile])
    return found


def city_obstacle(player: Player, cost: int, city: int) -> int:
    """The player must own a complete payment (CAR-BUILD-1)."""
    return CITY_UNPAYABLE if power(player.blocks, city) < cost else 0


def cities(player: Player, cost: int) -> list[Decision]:
    found: list[Decision] = []
    for city in range(6):
        if power(player.blocks, city) >= cost:
            found.append(IN_CITY_D[city])
    return found


def raise_building(state: Position, seat: int, tile: int, city: int) -> None:
    """The tile stands; without columns it scores at once (CAR-BUILD-9); the display is refilled (CAR-BUILD-8)."""
    player = state.players[seat]
    put_up(player, tile, city)
    state.idle = -1
    if state.journal is not None:
        state.journal.note("built", seat, {"tile": TILES[tile].id, "city": CITIES[city]})
    turns.score_without_columns(state, seat, VALUE_OF[tile])
    place = state.display.index(tile)
    show(state, place, -1)
    if state.reserve:
        state.stack.append(Frame(REFILLING, CHANCE, place))


def show(state: Position, place: int, tile: int) -> None:
    """Change what lies on a place of the display."""
    display = list(state.display)
    display[place] = tile
    state.display = tuple(display)


def refill(state: Position, seat: int, place: int, tile: int) -> None:
    """A tile of the reserve comes into the display; the last one may trigger the end (CAR-END-2)."""
    state.stack.pop()
    state.reserve &= ~(1 << tile)
    show(state, place, tile)
    if state.journal is not None:
        state.journal.note("opened", None, {"tile": TILES[tile].id})
    turns.check_end(state, seat)
