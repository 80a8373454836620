"""The components of rule tests: files of the tests' own, so that a value that is corrected leaves the tests alone."""

from collections.abc import Mapping
from typing import Final

from signoria.data.datafile import DataFile
from signoria.games.lorenzo.components.components import FILES, Components
from signoria.games.lorenzo.game import GAME
from signoria.games.lorenzo.state import LorenzoState

OWN: Final = Components([DataFile("tests.lorenzo", file.name) for file in FILES])


def begin(
    seats: int, variant: str, options: Mapping[str, object] | None = None, components: Components = OWN
) -> LorenzoState:
    """A game before anything has happened."""
    return GAME.holding(components).begin(seats, variant, GAME.read_options(options or {}))
