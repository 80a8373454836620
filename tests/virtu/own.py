"""The components of rule tests: files of the tests' own, so that a value that is corrected leaves the tests alone."""

from collections.abc import Mapping
from typing import Final

from signoria.data.datafile import DataFile
from signoria.games.virtu.components.components import FILES, Components
from signoria.games.virtu.game import GAME
from signoria.games.virtu.state import VirtuState

OWN: Final = Components([DataFile("tests.virtu", file.name) for file in FILES])


def begin(
    seats: int, variant: str = "standard", options: Mapping[str, object] | None = None, components: Components = OWN
) -> VirtuState:
    """A game before anything has happened."""
    return GAME.holding(components).begin(seats, variant, GAME.read_options(options or {}))
