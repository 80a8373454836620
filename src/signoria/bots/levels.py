"""The levels of play, and the words that choose one: `apprentice`, `magnifico:2000`, `magnifico:0.2s`."""

from typing import Final

from signoria.bots.apprentice import Apprentice, Drifter
from signoria.bots.bot import Bot
from signoria.bots.utility import Outlook
from signoria.errors import BadSetup
from signoria.game import Game

LEVELS: Final[dict[str, str]] = {
    "random": "decides at random",
    "apprentice": "takes what looks best after its own action",
}
"""What the levels are called, from the weakest to the strongest, each with a few words on how it plays."""


def bot(spec: str, game: Game, seed: int, weights: list[float] | None = None) -> Bot:
    """The bot that a word asks for. Weights are the game's own unless others are given; an unknown level is named."""
    level, _, budget = spec.partition(":")
    if level not in LEVELS:
        raise BadSetup(f"there is no bot {level!r}; there are: {', '.join(LEVELS)}")
    if budget:
        raise BadSetup(f"{level} does not search, so it takes no budget: {spec!r}")
    if level == "random":
        return Drifter(seed)
    outlook = Outlook(game.weights.values if weights is None else weights, game.spread)
    return Apprentice(seed, outlook)
