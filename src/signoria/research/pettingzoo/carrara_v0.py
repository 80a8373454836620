"""The Palaces of Carrara for PettingZoo: `carrara_v0.env(seats=4)`."""

from functools import partial

from signoria.research.pettingzoo import environment

env = partial(environment.env, "carrara")
raw_env = partial(environment.raw_env, "carrara")

__all__ = ["env", "raw_env"]
