"""Bots for every game: levels of play from random to the strongest, each with only what its seat may know."""

from signoria.bots.bot import Bot, Judgement
from signoria.bots.evaluator import Evaluator
from signoria.bots.knowledge import Knowledge
from signoria.bots.levels import LEVELS, bot
from signoria.bots.profile import Profile

__all__ = ["LEVELS", "Bot", "Evaluator", "Judgement", "Knowledge", "Profile", "bot"]
