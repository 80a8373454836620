"""Items in the supply and in the box (CAR-ADV-3, CAR-ADV-4, CAR-Q-16)."""

from signoria.games.carrara.components.items import ITEMS
from signoria.games.carrara.position.position import Position


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
