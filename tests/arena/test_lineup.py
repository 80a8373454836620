"""Who plays and who sits where."""

import pytest

import signoria
from signoria import BadSetup
from signoria.arena.lineup import lineup_of, seatings

GAME = signoria.game("lorenzo")


@pytest.mark.parametrize(
    ("text", "lineup"),
    [
        ("random", ("random",) * 4),
        ("apprentice,random", ("apprentice", "random", "random", "random")),
        ("apprentice*2, random*2", ("apprentice", "apprentice", "random", "random")),
        ("magnifico:20,merchant:0.1s*2,random", ("magnifico:20", "merchant:0.1s", "merchant:0.1s", "random")),
    ],
)
def test_the_last_bot_fills_the_seats(text: str, lineup: tuple[str, ...]) -> None:
    assert lineup_of(text, GAME, 4) == lineup


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("random*5", "5 bots do not fit on 4 seats"),
        ("random*0", r"given as merchant\*2, not 'random\*0'"),
        ("random*two", r"not 'random\*two'"),
        ("random*", r"not 'random\*'"),
        ("random,,random", "there is no bot ''"),
        ("cosimo", "there is no bot 'cosimo'"),
    ],
)
def test_a_wrong_lineup_is_named(text: str, said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        lineup_of(text, GAME, 4)


def test_every_seating_that_differs_is_there_once() -> None:
    assert len(seatings(("a", "b", "c", "d"))) == 24
    assert seatings(("a", "b", "b")) == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]
    assert len(seatings(("a", "a", "b", "b"))) == 6
