"""The storage spaces: items that wait there for a later turn, and moves from there to a building (CAR-ADV-17)."""

from typing import Final

from signoria.engine.catalogue import Decision
from signoria.engine.refusal import Explanation, Obstacle
from signoria.games.carrara.components.items import FIRST_STATUE, GOLD, ITEMS
from signoria.games.carrara.position.boards import fits
from signoria.games.carrara.position.catalogue import MOVE_D
from signoria.games.carrara.position.position import Player, Position

ADVANCED_ONLY: Final = Obstacle("not_in_basic", "CAR-SETUP-11")
NOT_STORED: Final = Obstacle("not_stored", "CAR-ADV-17")
STORED_NOW: Final = Obstacle("stored_now", "CAR-ADV-17")
NO_BUILDING_OF_KIND: Final = Obstacle("fits_nowhere", "CAR-ADV-13")
NO_CITY_FOR_STATUE: Final = Obstacle("fits_nowhere", "CAR-ADV-14")
NO_ROOM_FOR_GOLD: Final = Obstacle("fits_nowhere", "CAR-ADV-15")


def take_out(player: Player, item: int) -> None:
    """The first such item leaves the storage."""
    index = player.storage.index(item)
    player.storage = player.storage[:index] + player.storage[index + 1 :]


def movable(state: Position, player: Player) -> int:
    """How many stored items may move: all but the one stored this turn, which is the last (CAR-ADV-17)."""
    return len(player.storage) - (1 if state.stored else 0)


def move_obstacle(state: Position, seat: int, item: int) -> Obstacle | None:
    """What stands against moving a stored item to a building (CAR-ADV-42)."""
    player = state.players[seat]
    if not state.rules.advanced:
        return ADVANCED_ONLY
    if item not in player.storage:
        return NOT_STORED
    if item not in player.storage[: movable(state, player)]:
        return STORED_NOW
    if fits(player, item):
        return None
    if item == GOLD:
        return NO_ROOM_FOR_GOLD
    return NO_BUILDING_OF_KIND if item < FIRST_STATUE else NO_CITY_FOR_STATUE


def explain_move(item: int, obstacle: Obstacle, explanation: Explanation) -> None:
    if obstacle is not ADVANCED_ONLY:
        explanation.params["item"] = ITEMS[item]


def add_moves(state: Position, seat: int, found: list[Decision]) -> None:
    """Add the moves from storage; equal items are one."""
    player = state.players[seat]
    if not player.storage:
        return
    for index in range(movable(state, player)):
        item = player.storage[index]
        if fits(player, item) and item not in player.storage[:index]:
            found.append(MOVE_D[item])


def can_move(state: Position, player: Player) -> bool:
    if not player.storage:
        return False
    for index in range(movable(state, player)):
        if fits(player, player.storage[index]):
            return True
    return False
