"""The wheel as it stands: the blocks that a player can afford, and the items that it shows (section 3)."""

from typing import Final

from signoria.engine.refusal import Obstacle
from signoria.games.carrara.components.marble import total
from signoria.games.carrara.components.wheel import PARTS
from signoria.games.carrara.position.position import Player, Position

NO_BLOCK_ANYWHERE: Final = Obstacle("no_block_anywhere", "CAR-BUY-12")


def within_means(state: Position, player: Player, part: int) -> int:
    """The blocks at a ring part of which the player can afford any single one."""
    coins = player.coins
    components = state.components
    return state.wheel[part] & components.affordable[part][coins if coins < components.dearest else components.dearest]


def affords_any(state: Position, player: Player) -> bool:
    for part in range(PARTS):
        if state.wheel[part] and within_means(state, player, part):
            return True
    return False


def on_wheel(state: Position) -> int:
    """How many blocks the whole wheel carries."""
    blocks = 0
    for handful in state.wheel:
        blocks += total(handful)
    return blocks


def buy_obstacle(state: Position) -> Obstacle | None:
    """With bag and wheel empty there is nothing to buy (CAR-BUY-12)."""
    if state.bag:
        return None
    for handful in state.wheel:
        if handful:
            return None
    return NO_BLOCK_ANYWHERE


def decoration_at(state: Position, part: int) -> int:
    """The decoration on the sector of the large wheel that stands at a ring part (CAR-ADV-1)."""
    return state.components.large_wheel[(part - state.large) % PARTS]


def statue_at(state: Position, part: int) -> int:
    """The statue that the small wheel shows at a ring part."""
    return state.components.small_wheel[(part - state.small) % PARTS]
