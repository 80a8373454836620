"""What comes from outside is checked: decisions that only look like ours, seats that are not there, wrong things."""

from random import Random
from typing import Any

import pytest

import signoria
from signoria import BadSetup, Decision, Match, UnknownDecision

GAMES = signoria.games()


def seats(game: str) -> int:
    return signoria.game(game).seats[0]


@pytest.mark.parametrize("game", GAMES)
def test_a_forged_decision_is_none_and_changes_nothing(game: str) -> None:
    match = Match(game, seats(game), seed=1)
    real = match.legal()[0]
    before = match.state.copy()
    for index in (real.index, -1, 10**6):
        for a in (real.a, 77, -1):
            forged = Decision(real.verb, index, real.words, a, real.b)
            for attempt in (match.state.apply, match.state.refusal, match.play, match.refusal):
                with pytest.raises(UnknownDecision, match="no decision of"):
                    attempt(forged)
    assert match.state == before


@pytest.mark.parametrize("game", GAMES)
def test_a_decision_of_another_game_is_none(game: str) -> None:
    match = Match(game, seats(game), seed=1)
    for other in GAMES:
        if other != game:
            for attempt in (match.state.apply, match.state.refusal, match.play, match.refusal):
                with pytest.raises(UnknownDecision, match=f"no decision of {game}"):
                    attempt(signoria.game(other).decisions[0])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", [-1, 9, True])
def test_a_seat_that_is_not_there_sees_nothing(game: str, seat: int) -> None:
    match = Match(game, seats(game), seed=1)
    for look in (match.view, match.log, match.state.view):
        with pytest.raises((BadSetup, TypeError), match=r"no seat|int"):
            look(seat)
    with pytest.raises((BadSetup, TypeError), match=r"no seat|int"):
        match.state.imagine(seat, Random(1))


@pytest.mark.parametrize("thing", [None, 5, [], b"x"])
def test_what_is_neither_a_decision_nor_a_text_is_named(thing: Any) -> None:
    match = Match("lorenzo", 2, seed=1)
    for attempt in (match.play, match.refusal):
        with pytest.raises((UnknownDecision, TypeError), match=r"no decision|expected"):
            attempt(thing)


@pytest.mark.parametrize("options", [5, 0, False, "any_servants", [("any_servants", True)]])
def test_options_are_a_table(options: Any) -> None:
    with pytest.raises((BadSetup, TypeError), match=r"options are a table|expected"):
        Match("lorenzo", 2, options=options)
