"""Set-up by chance: start player, open tiles, rotation of the large wheel (section 1, CAR-ADV-1..6)."""

from typing import Final

from signoria.data.datafile import DataFile
from signoria.engine.frame import Frame
from signoria.engine.state import CHANCE
from signoria.games.carrara.components.marble import COLOURS, handful_of, spelled
from signoria.games.carrara.components.sheet import FILE, entries, indexes, ordered
from signoria.games.carrara.components.tiles import DISPLAY, TILES
from signoria.games.carrara.position.options import ADVANCED
from signoria.games.carrara.position.position import OPENING, SPINNING, Position
from signoria.games.carrara.rules import turns
from signoria.games.carrara.rules.buildings import show


def read_starts(file: DataFile) -> tuple[list[int], list[int]]:
    """Blocks and coins of the seats, clockwise from the start player (CAR-SETUP-3, -9)."""
    found = ordered(entries(file, "seat", 4, "blocks", "coins"), ["seat-1", "seat-2", "seat-3", "seat-4"])
    blocks = [handful_of(indexes(entry, "blocks", 2, COLOURS)) for entry in found]
    return blocks, [entry.number("coins", 0, 99) for entry in found]


START_BLOCKS: Final = read_starts(FILE)[0]
START_COINS: Final = read_starts(FILE)[1]


def start(state: Position, first: int) -> None:
    """Blocks and coins by place after the start player (CAR-SETUP-2, -3, -9)."""
    seats = len(state.players)
    state.first = first
    for place in range(seats):
        seat = (first + place) % seats
        state.players[seat].blocks = START_BLOCKS[place]
        state.players[seat].coins = START_COINS[place]
        state.bag -= START_BLOCKS[place]
        if state.journal is not None:
            dealt: dict[str, object] = {"blocks": spelled(START_BLOCKS[place]), "coins": START_COINS[place]}
            state.journal.note("started", seat, dealt)
    state.stack[-1] = Frame(OPENING, CHANCE)


def open_tile(state: Position, frame: Frame, tile: int) -> None:
    """One of the first open tiles (CAR-SETUP-6)."""
    state.reserve &= ~(1 << tile)
    show(state, frame.a, tile)
    if state.journal is not None:
        state.journal.note("opened", None, {"tile": TILES[tile].id})
    if frame.a + 1 < DISPLAY:
        state.stack[-1] = Frame(OPENING, CHANCE, frame.a + 1)
    elif state.rules & ADVANCED:
        state.stack[-1] = Frame(SPINNING, CHANCE)
    else:
        turns.begin(state, state.first)


def spin(state: Position, steps: int) -> None:
    """The large wheel lies in a random rotation; the small one begins with purple at part 1 (CAR-ADV-2)."""
    state.large = steps
    if state.journal is not None:
        state.journal.note("spun", None, {"steps": steps})
    turns.begin(state, state.first)
