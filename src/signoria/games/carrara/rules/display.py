"""The display of open buildings: what lies there, what is built from there, and how it is refilled (section 4)."""

from signoria.engine.bits import has, without_bit
from signoria.engine.catalogue import Decision
from signoria.engine.state import CHANCE
from signoria.games.carrara.components.cities import CITIES
from signoria.games.carrara.components.tiles import BUILDINGS, TILE_IDS
from signoria.games.carrara.position.boards import put_up
from signoria.games.carrara.position.catalogue import OPEN, OPEN_D
from signoria.games.carrara.position.position import NOWHERE, Position
from signoria.games.carrara.position.question import CarraraQuestion
from signoria.games.carrara.rules.ending import check_end, score_without_columns


class TileDraw(CarraraQuestion):
    """Chance: a tile of the reserve comes to a place of the display, each as likely as any other (CAR-HIDDEN-2)."""

    def __init__(self, seat: int, index: int) -> None:
        super().__init__(seat)
        self.index = index

    def outcomes(self, state: Position) -> list[tuple[Decision, int]]:
        return [(OPEN_D[tile], 1) for tile in range(BUILDINGS) if has(state.reserve, tile)]

    def can_happen(self, state: Position, answer: Decision) -> bool:
        return answer.verb is OPEN and has(state.reserve, answer.a)

    def take(self, state: Position, answer: Decision) -> None:
        tile = answer.a
        state.reserve = without_bit(state.reserve, tile)
        show(state, self.index, tile)
        if state.journal is not None:
            state.journal.note("opened", None, {"tile": TILE_IDS[tile]})

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.index)


class Refilling(TileDraw):
    """A new tile in the place of one that was built (CAR-BUILD-8)."""

    def take(self, state: Position, answer: Decision) -> None:
        """The last tile of the reserve may trigger the end (CAR-END-2)."""
        state.stack.pop()
        super().take(state, answer)
        check_end(state, state.on_turn)


def show(state: Position, index: int, tile: int) -> None:
    """Change what lies on a place of the display."""
    display = list(state.display)
    display[index] = tile
    state.display = tuple(display)


def cheapest(state: Position) -> int:
    """The least value on the display; 0 if it is empty."""
    least = 0
    for tile in state.display:
        if tile >= 0 and (least == 0 or state.components.values[tile] < least):
            least = state.components.values[tile]
    return least


def raise_building(state: Position, seat: int, tile: int, city: int) -> None:
    """The tile stands; without columns it scores at once (CAR-BUILD-9); the display is refilled (CAR-BUILD-8)."""
    put_up(state.components, state.players[seat], tile, city)
    state.idle = -1
    if state.journal is not None:
        state.journal.note("built", seat, {"tile": TILE_IDS[tile], "city": CITIES[city]})
    score_without_columns(state, seat, state.components.values[tile])
    index = state.display.index(tile)
    show(state, index, NOWHERE)
    if state.reserve:
        state.stack.append(Refilling(CHANCE, index))
