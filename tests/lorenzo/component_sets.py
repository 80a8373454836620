"""Component sets with other values than those that the game comes with."""

from copy import deepcopy
from typing import Any

from signoria.games.lorenzo.components.components import FILES, Components, component_set


def tables() -> list[Any]:
    """The shipped values, free to be changed: board, cards, tiles, leaders."""
    return [deepcopy(file.tables) for file in FILES]


def with_surcharge(coins: int) -> Components:
    """A set in which occupied towers cost so much."""
    board, *others = tables()
    board["towers"]["surcharge"] = coins
    return component_set([board, *others])


def with_victory(victory: int) -> Components:
    """A set in which every venture is worth so much at the end."""
    board, cards, *others = tables()
    for card in cards["card"]:
        if card["type"] == "venture":
            card["victory"] = victory
    return component_set([board, cards, *others])


def with_values(**amounts: int) -> Components:
    """A set in which leaders have other numbers: with_values(lucrezia_borgia=7)."""
    *others, leaders = tables()
    for leader in leaders["leader"]:
        if leader["id"] in amounts:
            leader["amount"] = amounts.pop(leader["id"])
    assert not amounts, f"there are no such leaders: {amounts}"
    return component_set([*others, leaders])
