"""The games as PettingZoo environments: `env("lorenzo", seats=4)`, or in PettingZoo's manner `lorenzo_v0.env(seats=4)`."""

from signoria.research.pettingzoo.environment import Environment, env, raw_env

__all__ = ["Environment", "env", "raw_env"]
