"""A bot cannot use what its seat may not know: hidden things exchanged, its answer stays the same."""

from random import Random

import pytest

import signoria
from signoria import State
from tests.bots.positions import TABLES, known, positions
from tests.lorenzo.draft_table import secret_report
from tests.lorenzo.table import legal, play


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_imagining_uses_only_what_the_seat_knows(game: str, seats: int, options: dict[str, object]) -> None:
    for state, _ in positions(game, seats, options, seed=1, every=5):
        for seat in range(seats):
            other = state.imagine(seat, Random(77))
            assert other.imagine(seat, Random(5)) == state.imagine(seat, Random(5))


@pytest.mark.parametrize(
    ("spec", "every"), [("random", 5), ("apprentice", 9), ("merchant:200", 40), ("magnifico:200", 40)]
)
@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_the_answer_does_not_depend_on_what_is_hidden(
    game: str, seats: int, options: dict[str, object], spec: str, every: int
) -> None:
    for state, moment in positions(game, seats, options, seed=2, every=every):
        check(game, spec, state, moment)


@pytest.mark.parametrize("spec", ["apprentice", "magnifico:300"])
def test_secret_answers_to_the_church_stay_secret(spec: str) -> None:
    state = secret_report(4)
    for moment, answer in enumerate(("support", "decline", "support", "decline")):
        assert (state.actor, legal(state)) == (moment, ["support", "decline"])
        check("lorenzo", spec, state, moment)
        play(state, answer)


def check(game: str, spec: str, state: State, moment: int) -> None:
    """Ask again with everything that is hidden from the seat exchanged."""
    player = signoria.kit(game).bot(spec, seed=3)
    answer = player.decide(known(state, moment))
    for seed in (99, 100):
        other = state.imagine(state.actor, Random(seed))
        assert player.decide(known(other, moment)) is answer
