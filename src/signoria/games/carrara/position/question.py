"""What all questions of the game share."""

from typing import Final

from signoria.engine.question import Question
from signoria.engine.refusal import Obstacle

HIGHER_COLOUR: Final = Obstacle("higher_colour", "CAR-STEP-2")
"""Blocks are named in falling order of value, whether they are bought or paid."""
NOT_OWN: Final = Obstacle("not_own", "CAR-BUILD-7")
"""The tile stands on no board, or on another player's."""


class CarraraQuestion(Question):
    """A question of a turn; what answers none of them is against CAR-TURN-2."""

    rule = "CAR-TURN-2"
