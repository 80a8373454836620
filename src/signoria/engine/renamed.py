"""Names that have changed: a public one keeps its old name for one release, which warns and does what the new one does.

A method `old` of a class stays as a line that calls `warn_of("Class.old", "Class.new")` and then the new method. Names
inside the package that nobody is told about change without a trace.
"""

import warnings
from importlib import import_module
from typing import Protocol


class OldEvaluator(Protocol):
    """As much of an evaluator as positions once offered themselves."""

    def expected_points(self, state: object, /) -> list[float]: ...

    def advantage(self, state: object, seat: int, /) -> float: ...


def warn_of(old: str, new: str) -> None:
    """Tell whoever called the old name what it is called now."""
    warnings.warn(f"{old} is now {new}; the old name goes with the next release", DeprecationWarning, stacklevel=3)


def profile_of(game: object) -> object:
    """What bots know of a game: once they asked the game itself for it."""
    profile: object = import_module("signoria.games").kit(getattr(game, "name", game)).profile
    return profile


def evaluator_of(state: object, weights: list[float]) -> OldEvaluator:
    """What judges positions of this game. The engine knows no evaluation, so the list of games is looked up by name."""
    games = import_module("signoria.games")
    for name, folder in games.FOLDERS.items():
        if type(state).__module__.startswith(f"{folder}."):
            evaluator: OldEvaluator = games.kit(name).profile.evaluator(weights)
            return evaluator
    raise LookupError(f"no game has positions like {type(state).__name__}")
