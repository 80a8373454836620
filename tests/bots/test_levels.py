"""The words that choose a bot, and what is said about wrong ones."""

import pytest

import signoria
from signoria import BadSetup
from signoria.bots import LEVELS
from signoria.bots.apprentice import Apprentice
from signoria.bots.levels import THOUGHT, budget_of
from signoria.bots.search import Searcher
from tests.bots.positions import known, positions

LORENZO = signoria.kit("lorenzo")


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_without_further_words(level: str) -> None:
    assert LORENZO.bot(level, seed=1).seed == 1


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("medici", "there is no bot 'medici'; there are: random, apprentice, merchant, magnifico"),
        ("", "there is no bot ''"),
        ("random:5", "random does not search, so it takes no budget"),
        ("apprentice:", "apprentice does not search"),
        ("magnifico:", "a budget is a number of decisions such as 2000 or of seconds such as 0.2s, not ''"),
        ("magnifico:0", "not '0'"),
        ("magnifico:0s", "not '0s'"),
        ("magnifico:0.0s", "not '0.0s'"),
        ("magnifico:-5", "not '-5'"),
        ("magnifico:1.5", "not '1.5'"),
        ("magnifico:.s", "not '.s'"),
        ("magnifico:nans", "not 'nans'"),
        ("merchant:much", "not 'much'"),
        ("merchant:99999999999", "not '99999999999'"),
    ],
)
def test_a_wrong_word_is_named(spec: str, said: str) -> None:
    with pytest.raises(BadSetup, match=said.replace("(", r"\(").replace(".", r"\.")):
        LORENZO.bot(spec, seed=1)


def test_budgets_are_decisions_or_seconds() -> None:
    assert budget_of("", "2000") == (2000, 0.0)
    assert budget_of("", "0.2s") == (0, 0.2)
    assert budget_of("", "3s") == (0, 3.0)


@pytest.mark.parametrize("game", signoria.games())
def test_levels_that_search_have_usual_budgets(game: str) -> None:
    found = signoria.kit(game)
    merchant, magnifico = found.bot("merchant", 1), found.bot("magnifico", 1)
    assert isinstance(merchant, Searcher)
    assert isinstance(magnifico, Searcher)
    assert (merchant.budget, merchant.seconds) == (THOUGHT, 0.0)
    assert (magnifico.budget, magnifico.seconds) == (0, 2.0)


def test_a_bot_can_be_given_other_weights() -> None:
    weights = [2 * value for value in LORENZO.profile.step_weights.values]
    for spec in ("apprentice", "merchant"):
        made = LORENZO.bot(spec, 1, weights)
        assert isinstance(made, Apprentice | Searcher)
        assert made.forecaster.leaves.weights == weights
        assert made.forecaster.steps.weights == weights


def test_only_who_searches_has_weights_for_leaves() -> None:
    apprentice, merchant = LORENZO.bot("apprentice", 1), LORENZO.bot("merchant", 1)
    assert isinstance(apprentice, Apprentice)
    assert isinstance(merchant, Searcher)
    assert (
        apprentice.forecaster.leaves.weights
        == apprentice.forecaster.steps.weights
        == merchant.forecaster.steps.weights
        == LORENZO.profile.step_weights.values
    )
    assert (
        merchant.forecaster.leaves.weights == LORENZO.profile.leaf_weights.values != LORENZO.profile.step_weights.values
    )


def test_where_there_is_no_luck_the_weights_of_searching_bots_differ() -> None:
    virtu = signoria.kit("virtu")
    one, same, other = (virtu.bot("merchant", seed) for seed in (1, 1, 2))
    assert isinstance(one, Searcher)
    assert isinstance(same, Searcher)
    assert isinstance(other, Searcher)
    assert one.forecaster.leaves.weights == same.forecaster.leaves.weights != other.forecaster.leaves.weights
    factors = [
        mine / usual
        for mine, usual in zip(one.forecaster.steps.weights, virtu.profile.step_weights.values, strict=True)
        if usual
    ]
    assert factors == pytest.approx(
        [
            mine / usual
            for mine, usual in zip(one.forecaster.leaves.weights, virtu.profile.leaf_weights.values, strict=True)
            if usual
        ]
    )
    assert 0.8 < min(factors) < 1.0 < max(factors) < 1.25
    given = virtu.bot("merchant", 1, virtu.profile.step_weights.values)
    assert isinstance(given, Searcher)
    assert given.forecaster.leaves.weights == given.forecaster.steps.weights == virtu.profile.step_weights.values


def test_games_without_luck_differ_between_deals() -> None:
    virtu = signoria.kit("virtu")
    courses = set()
    for deal in range(4):
        state = virtu.game.new(3)
        state.apply(state.chances()[0][0])
        player, taken = virtu.bot("merchant:60", deal), []
        for moment in range(60):
            decision = player.decide(known(state, moment))
            taken.append(decision.text)
            state.apply(decision)
        courses.add(tuple(taken))
    assert len(courses) == 4


@pytest.mark.parametrize("game", signoria.games())
@pytest.mark.parametrize("spec", ["random", "apprentice", "merchant:150", "magnifico:150"])
def test_equal_seeds_and_knowledge_bring_equal_answers(game: str, spec: str) -> None:
    for state, moment in positions(game, 3, {}, seed=4, every=40):
        before = state.copy()
        first = signoria.kit(game).bot(spec, 8).judge(known(state, moment))
        again = signoria.kit(game).bot(spec, 8).judge(known(state, moment))
        assert [(one.decision, one.utility, one.lead) for one in first] == [
            (one.decision, one.utility, one.lead) for one in again
        ]
        assert state == before
        assert {one.decision for one in first} <= set(state.legal())
