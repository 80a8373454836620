"""A bot cannot use what its seat may not know: hidden things exchanged, its answer stays the same."""

from random import Random

import pytest

import signoria
from signoria.bots import bot
from tests.bots.positions import TABLES, known, positions

SPECS = ("random", "apprentice", "magnifico:300")


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_imagining_uses_only_what_the_seat_knows(game: str, seats: int, options: dict[str, object]) -> None:
    for state, _ in positions(game, seats, options, seed=1, every=5):
        for seat in range(seats):
            other = state.imagine(seat, Random(77))
            assert other.imagine(seat, Random(5)) == state.imagine(seat, Random(5))


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_the_answer_does_not_depend_on_what_is_hidden(
    game: str, seats: int, options: dict[str, object], spec: str
) -> None:
    player = bot(spec, signoria.game(game), seed=3)
    for state, moment in positions(game, seats, options, seed=2, every=9):
        answer = player.decide(known(state, moment))
        other = state.imagine(state.actor, Random(99))
        assert player.decide(known(other, moment)) is answer
