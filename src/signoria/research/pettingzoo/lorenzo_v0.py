"""Lorenzo il Magnifico for PettingZoo: `lorenzo_v0.env(seats=4)`."""

from functools import partial

from signoria.research.pettingzoo import environment

env = partial(environment.env, "lorenzo")
raw_env = partial(environment.raw_env, "lorenzo")

__all__ = ["env", "raw_env"]
