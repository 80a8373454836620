"""Bots for every game: levels of play from random to the strongest, each with only what its seat may know."""

from signoria.bots.bot import Bot, Judgement
from signoria.bots.knowledge import Knowledge
from signoria.bots.levels import LEVELS, bot

__all__ = ["LEVELS", "Bot", "Judgement", "Knowledge", "bot"]
