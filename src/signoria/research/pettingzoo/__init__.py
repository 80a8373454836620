"""The games as PettingZoo environments: `env("lorenzo", seats=4)`, or in PettingZoo's manner `lorenzo_v0.env(seats=4)`.

Importing this package makes a module such as `lorenzo_v0` of every game, and registers it for `pettingzoo.make` as
`signoria/lorenzo-v0`.
"""

import sys
from functools import partial
from types import ModuleType
from typing import TYPE_CHECKING

from pettingzoo import register

from signoria.games import game, games
from signoria.research.pettingzoo.environment import Environment, env, raw_env

__all__ = ["Environment", "env", "raw_env"]

if TYPE_CHECKING:

    def __getattr__(name: str) -> ModuleType:
        """The modules that are made below."""


def module_of(name: str) -> ModuleType:
    """A module with `env` and `raw_env` for one game."""
    module = ModuleType(f"{__name__}.{name}_v0", f"{game(name).title} for PettingZoo: `{name}_v0.env(seats=4)`.")
    module.env = partial(env, name)  # type: ignore[attr-defined]
    module.raw_env = partial(raw_env, name)  # type: ignore[attr-defined]
    module.__all__ = ["env", "raw_env"]  # type: ignore[attr-defined]
    return module


for name in games():
    register("aec", f"signoria/{name}-v0", f"{__name__}:env", kwargs={"game": name})
    globals()[f"{name}_v0"] = sys.modules[f"{__name__}.{name}_v0"] = module_of(name)
