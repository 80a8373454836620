"""Items: gaining them, setting them on buildings, and the storage spaces (CAR-ADV-10..20)."""

from signoria.engine.catalogue import Decision
from signoria.engine.frame import Frame
from signoria.games.carrara.components.items import FIRST_STATUE, GOLD, ITEMS, NO_STATUE
from signoria.games.carrara.components.places import STATUES_BIT
from signoria.games.carrara.components.sheet import SPACES
from signoria.games.carrara.components.tiles import KIND_OF, TILES
from signoria.games.carrara.position.boards import adorn, find, fits
from signoria.games.carrara.position.catalogue import DISCARD_D, GIVE_UP_D, MOVE_D, ON_D, STORE_D
from signoria.games.carrara.position.options import ADVANCED
from signoria.games.carrara.position.position import (
    BOUGHT,
    MOVED,
    NEW,
    NOWHERE,
    SETTING,
    STORED,
    TURN,
    Building,
    Player,
    Position,
)
from signoria.games.carrara.rules.columns import open_places, under_way
from signoria.games.carrara.rules.obstacles import (
    CAN_BE_KEPT,
    DECORATION_ELSEWHERE,
    FITS_NOWHERE,
    HAS_DECORATION,
    HAS_STATUE,
    LOSES_PLACE,
    NOT_IN_BASIC,
    NOT_OWN,
    NOT_STORABLE,
    NOT_STORED,
    ONLY_OWN_CITY,
    STATUE_ELSEWHERE,
    STORAGE_FULL,
    STORED_NOW,
)


def box(state: Position, item: int) -> None:
    """An item leaves the game (CAR-Q-16)."""
    boxed = list(state.box)
    boxed[item] += 1
    state.box = tuple(boxed)
    if state.journal is not None:
        state.journal.note("boxed", None, {"item": ITEMS[item]})


def supply(state: Position, item: int, change: int) -> None:
    """Take an item out of the supply or put it back."""
    supplies = list(state.supply)
    supplies[item] += change
    state.supply = tuple(supplies)


def mark(state: Position, flag: int) -> None:
    """Set a flag of the turn."""
    turn = state.stack[0]
    state.stack[0] = Frame(TURN, turn.seat, turn.a, turn.b | flag)


def receive(state: Position, seat: int, item: int) -> None:
    """A newly gained item waits to be placed (CAR-ADV-16)."""
    if item != GOLD:
        supply(state, item, -1)
    if state.journal is not None:
        state.journal.note("gained", seat, {"item": ITEMS[item]})
    state.stack[-1] = Frame(SETTING, seat, item, NEW)


def building_obstacle(building: Building, item: int, how: int) -> int:
    """What stands against an item on a building (CAR-ADV-13..15, -32)."""
    if item < FIRST_STATUE:
        if KIND_OF[building.tile] != item:
            return DECORATION_ELSEWHERE
        return HAS_DECORATION if building.decorated else 0
    colour = item - FIRST_STATUE
    if how == BOUGHT and building.city != colour:
        return ONLY_OWN_CITY
    if building.city > colour:
        return STATUE_ELSEWHERE
    return HAS_STATUE if building.statue != NO_STATUE else 0


def loses_place(state: Position, player: Player, opened: int) -> bool:
    """Whether a scoring under way would be left without a place, apart from those opened now (CAR-SCORE-2)."""
    if not under_way(state):
        return False
    return open_places(state, player, player.coins) | opened & ~player.places == 0


def on_obstacle(state: Position, frame: Frame, tile: int) -> int:
    player = state.players[frame.seat]
    place = find(player, tile)
    if place == NOWHERE:
        return NOT_OWN
    building = player.buildings[place]
    obstacle = building_obstacle(building, frame.a, frame.b)
    if obstacle:
        return obstacle
    if frame.b == NEW:
        opened = STATUES_BIT[building.city] if frame.a >= FIRST_STATUE else 0
        return LOSES_PLACE if loses_place(state, player, opened) else 0
    return 0


def store_obstacle(state: Position, frame: Frame) -> int:
    player = state.players[frame.seat]
    if frame.b != NEW:
        return NOT_STORABLE
    if len(player.storage) >= SPACES:
        return STORAGE_FULL
    return LOSES_PLACE if loses_place(state, player, 0) else 0  # CAR-Q-34


def give_up_obstacle(state: Position, frame: Frame) -> int:
    """Only an item with neither a fitting building nor a free space is given up (CAR-ADV-18, CAR-Q-15)."""
    player = state.players[frame.seat]
    if frame.b != NEW:
        return NOT_STORABLE
    return CAN_BE_KEPT if len(player.storage) < SPACES or fits(player, frame.a) else 0


def discard_obstacle(state: Position, frame: Frame, item: int) -> int:
    obstacle = give_up_obstacle(state, frame)
    if obstacle:
        return obstacle
    return 0 if item in state.players[frame.seat].storage else NOT_STORED


def settings(state: Position, frame: Frame) -> list[Decision]:
    """Where the item may go; while a new one waits, stored ones may move first (CAR-ADV-42)."""
    player = state.players[frame.seat]
    found: list[Decision] = []
    for building in player.buildings:
        if building_obstacle(building, frame.a, frame.b) == 0 and on_obstacle(state, frame, building.tile) == 0:
            found.append(ON_D[building.tile])
    if frame.b != NEW:
        return found
    if store_obstacle(state, frame) == 0:
        found.append(STORE_D)
    elif give_up_obstacle(state, frame) == 0:
        found.append(GIVE_UP_D)
        for place in range(len(player.storage)):
            if player.storage[place] not in player.storage[:place]:
                found.append(DISCARD_D[player.storage[place]])
    add_moves(state, frame.seat, found)
    return found


def set_on(state: Position, frame: Frame, tile: int) -> None:
    player = state.players[frame.seat]
    state.stack.pop()
    adorn(player, find(player, tile), frame.a)
    if state.journal is not None:
        state.journal.note("set", frame.seat, {"item": ITEMS[frame.a], "tile": TILES[tile].id})


def store(state: Position, frame: Frame) -> None:
    """An item in storage may move in later turns only (CAR-ADV-17)."""
    player = state.players[frame.seat]
    state.stack.pop()
    player.storage = (*player.storage, frame.a)
    mark(state, STORED)
    if state.journal is not None:
        state.journal.note("stored", frame.seat, {"item": ITEMS[frame.a]})


def discard(state: Position, frame: Frame, item: int) -> None:
    """A stored item goes to the box for the new one (CAR-ADV-18)."""
    player = state.players[frame.seat]
    place = player.storage.index(item)
    player.storage = player.storage[:place] + player.storage[place + 1 :]
    box(state, item)
    store(state, frame)


def give_up(state: Position, frame: Frame) -> None:
    """An item that is not kept stays in the supply, a gold statue goes to the box (CAR-ADV-12, -23)."""
    state.stack.pop()
    if state.journal is not None:
        state.journal.note("gave up", frame.seat, {"item": ITEMS[frame.a]})
    if frame.a == GOLD:
        box(state, GOLD)
    else:
        supply(state, frame.a, 1)


def movable(state: Position, player: Player) -> int:
    """How many stored items may move: all but the one stored this turn, which is the last (CAR-ADV-17)."""
    return len(player.storage) - (1 if state.stack[0].b & STORED else 0)


def move_obstacle(state: Position, seat: int, item: int) -> int:
    player = state.players[seat]
    if not state.rules & ADVANCED:
        return NOT_IN_BASIC
    if item not in player.storage:
        return NOT_STORED
    if item not in player.storage[: movable(state, player)]:
        return STORED_NOW
    return 0 if fits(player, item) else FITS_NOWHERE


def add_moves(state: Position, seat: int, found: list[Decision]) -> None:
    """Add the moves from storage; equal items are one."""
    player = state.players[seat]
    if not player.storage:
        return
    for place in range(movable(state, player)):
        item = player.storage[place]
        if fits(player, item) and item not in player.storage[:place]:
            found.append(MOVE_D[item])


def can_move(state: Position, player: Player) -> bool:
    if not player.storage:
        return False
    for place in range(movable(state, player)):
        if fits(player, player.storage[place]):
            return True
    return False


def move(state: Position, seat: int, item: int) -> None:
    """Take an item out of storage; its building comes next."""
    player = state.players[seat]
    place = player.storage.index(item)
    player.storage = player.storage[:place] + player.storage[place + 1 :]
    state.stack.append(Frame(SETTING, seat, item, MOVED))
