"""The games, one folder each; this is the only list of them."""

from typing import Final

from signoria.engine.errors import UnknownGame
from signoria.games.base import Game
from signoria.games.editions import edition as find_edition
from signoria.games.game_kit import GameKit, kit_in

FOLDERS: Final = {
    "carrara": "signoria.games.carrara",
    "lorenzo": "signoria.games.lorenzo",
    "virtu": "signoria.games.virtu",
}
"""Where each game is at home; its module `kit` hands it over."""


def games() -> tuple[str, ...]:
    """The names of the games there are."""
    return tuple(FOLDERS)


def game(name: str, edition: str | None = None) -> Game:
    """The game of that name, as it is shipped or in the edition of that fingerprint."""
    shipped = kit(name).game
    return shipped if edition is None else find_edition(shipped, edition)


def kit(name: str) -> GameKit:
    """The game of that name with all that the house needs of it."""
    folder = FOLDERS.get(name) if isinstance(name, str) else None
    if folder is None:
        raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(games())}")
    return kit_in(f"{folder}.kit")
