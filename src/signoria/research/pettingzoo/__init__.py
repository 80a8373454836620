"""The games as PettingZoo environments: `env("lorenzo", seats=4)`, or in PettingZoo's manner `lorenzo_v0.env(seats=4)`.

Importing this package registers `signoria/lorenzo-v0` and its sisters for `pettingzoo.make`.
"""

from pettingzoo import register

from signoria.games import games
from signoria.research.pettingzoo.environment import Environment, env, raw_env

__all__ = ["Environment", "env", "raw_env"]

for name in games():
    register("aec", f"signoria/{name}-v0", f"{__name__}:env", kwargs={"game": name})
