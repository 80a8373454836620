"""The sentences of a game in the language of the reader."""

from signoria.game import Game
from signoria.wording import Wording


def wording_of(game: Game, language: str) -> Wording:
    return game.wording
