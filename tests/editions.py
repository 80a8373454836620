"""Corrections of each game as an owner might write them."""

from typing import Final

from signoria import Game, game
from signoria.data.corrections import Corrections
from signoria.games.editions import corrected

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
