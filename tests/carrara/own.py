"""The components of rule tests: files of the tests' own, so that a value that is corrected leaves the tests alone."""

from collections.abc import Mapping
from typing import Final

from signoria.data.datafile import DataFile
from signoria.games.carrara.components.components import Components
from signoria.games.carrara.game import GAME
from signoria.games.carrara.state import CarraraState

OWN: Final = Components([DataFile("tests.carrara", "components.toml")])


def begin(
    seats: int, variant: str, options: Mapping[str, object] | None = None, components: Components = OWN
) -> CarraraState:
    """A game before anything has happened."""
    return GAME.holding(components).begin(seats, variant, GAME.read_options(options or {}))
