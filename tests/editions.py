"""Corrections of each game as an owner might write them."""

from typing import Final

import pytest

from signoria import Game, game, games
from signoria.data.corrections import Corrections
from signoria.games.editions import OWNERS, corrected

CORRECTIONS: Final = {
    "carrara": """
        [constants]
        pass_coins = 3
        purchase_price = 9

        [[upgrade]]
        id = "upgrade-livorno"
        amount = 5
        """,
    "lorenzo": """
        [areas]
        large_penalty = 1

        [[bonus_tile]]
        id = "1"
        harvest = "2 servants, 2 wood"
        """,
    "virtu": """
        [recruitment]
        own_starting_city_florins = 2
        source = "my copy"

        [[character]]
        id = "banker"
        resources = { florin = 4 }
        """,
}
"""By game: some of its values otherwise than anybody would print them."""


def another(name: str) -> Game:
    """A game with corrected values."""
    return corrected(game(name), Corrections("my.toml", CORRECTIONS[name]))


def install(name: str) -> Game:
    """Play new games of this machine with those values."""
    other = another(name)
    OWNERS.keep(other, CORRECTIONS[name])
    OWNERS.use(other)
    return other


def forget(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a process that has met no other edition yet."""
    for name in games():
        shipped = game(name)
        monkeypatch.setattr(shipped, "editions", {shipped.data_version: shipped})
