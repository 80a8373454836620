"""Virtù for PettingZoo: `virtu_v0.env(seats=4)`."""

from functools import partial

from signoria.research.pettingzoo import environment

env = partial(environment.env, "virtu")
raw_env = partial(environment.raw_env, "virtu")

__all__ = ["env", "raw_env"]
