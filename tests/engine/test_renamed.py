"""Old public names do what the new ones do, and say what those are."""

from random import Random

import pytest
from examples.palio.kit import KIT as PALIO

import signoria
from signoria.bots import Knowledge, bot
from signoria.engine.journal import Journal


@pytest.fixture(params=signoria.games())
def match(request: pytest.FixtureRequest) -> signoria.Match:
    return signoria.Match(request.param, 3, seed=5)


def test_attach_was_tell(match: signoria.Match) -> None:
    state, journal = match.state.copy(), Journal()
    with pytest.warns(DeprecationWarning, match=r"State\.tell is now State\.attach"):
        state.tell(journal)
    assert journal.events == []
    state.apply(state.legal()[0])
    assert journal.events


def test_consistent_history_was_retell(match: signoria.Match) -> None:
    imagined, decisions = match.state.imagine(0, Random(1)), match.decisions()
    with pytest.warns(DeprecationWarning, match=r"State\.retell is now State\.consistent_history"):
        assert imagined.retell(decisions) == imagined.consistent_history(decisions)


def test_evaluators_do_what_positions_did(match: signoria.Match) -> None:
    profile = signoria.kit(match.game.name).profile
    weights = profile.step_weights.values
    evaluator = profile.evaluator(weights)
    with pytest.warns(DeprecationWarning, match=r"State\.estimate is now Evaluator\.expected_points"):
        assert match.state.estimate(weights) == evaluator.expected_points(match.state)
    with pytest.warns(DeprecationWarning, match=r"State\.worth is now Evaluator\.advantage"):
        assert match.state.worth(1, weights) == evaluator.advantage(match.state, 1)


def test_sensible_leaves_nothing_out(match: signoria.Match) -> None:
    with pytest.warns(DeprecationWarning, match=r"State\.sensible is now Evaluator\.candidates"):
        assert match.state.sensible() == match.state.legal()
    knowledge = Knowledge(match.state, match.seat or 0, 0)
    with pytest.warns(DeprecationWarning, match=r"Knowledge\.sensible is now Knowledge\.candidates"):
        assert knowledge.sensible() == knowledge.legal()


def test_a_bot_of_a_game_was_asked_for_with_the_game(match: signoria.Match) -> None:
    knowledge = Knowledge(match.state, match.seat or 0, 0)
    with pytest.warns(DeprecationWarning, match=r"is now kit\.bot\(spec, seed\)"):
        made = bot("apprentice", match.game, 3)
    assert made.decide(knowledge) == signoria.kit(match.game.name).bot("apprentice", 3).decide(knowledge)


def test_positions_of_a_game_that_is_not_listed_have_no_evaluator_of_old() -> None:
    with (
        pytest.warns(DeprecationWarning, match="estimate"),
        pytest.raises(LookupError, match="like PalioState"),
    ):
        PALIO.game.new(2).estimate([])
