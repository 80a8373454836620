"""Component sets: positions with different values side by side in one process."""

import copy
import pickle
from random import Random

import pytest

from signoria import BadData, playout
from signoria.games.lorenzo.components.components import SHIPPED, Components, component_set
from signoria.games.lorenzo.evaluation.evaluator import LorenzoEvaluator
from signoria.games.lorenzo.evaluation.prices import WEIGHTS
from signoria.games.lorenzo.game import GAME
from signoria.games.lorenzo.state import LorenzoState
from tests.lorenzo.component_sets import tables, with_surcharge, with_victory
from tests.lorenzo.questions import round_ends
from tests.lorenzo.table import give, goods, own_any, parts, play, stand
from tests.lorenzo.table import shown_table as table

EVALUATOR = LorenzoEvaluator(WEIGHTS.values)


def occupied(components: Components) -> LorenzoState:
    """A card that costs nothing lies in a tower where somebody stands."""
    state = table(seats=2, floors={"territory-1": "woods"})
    state.components = components
    give(state, 0, coins=9)
    stand(state, 1, "white", "territory-4")
    return state


def test_positions_of_two_sets_are_played_side_by_side() -> None:
    cheap, dear = occupied(with_surcharge(1)), occupied(with_surcharge(5))
    for state in (cheap, dear):
        play(state, "place black territory-1")
    assert (goods(cheap)["coins"], goods(dear)["coins"]) == (8, 4)


def test_scores_follow_the_set() -> None:
    scored = []
    for victory in (1, 10):
        state = table(seats=2, round=6)
        state.components = with_victory(victory)
        own_any(state, 0, "venture", 2)
        round_ends(state)
        scored.append(parts(state)["ventures"])
    assert scored == [2, 20]


def test_bots_judge_by_the_set_of_the_position() -> None:
    state = table(seats=2)
    own_any(state, 0, "venture", 2)
    before = EVALUATOR.expected_points(state)
    rich = state.copy()
    rich.components = with_victory(50)
    assert EVALUATOR.expected_points(rich)[0] > before[0]
    assert EVALUATOR.expected_points(state) == before


def test_a_game_begins_with_the_shipped_set_unless_it_is_given_another() -> None:
    options, other = GAME.read_options({}), with_surcharge(1)
    assert GAME.begin(2, "advanced", options).components is SHIPPED
    state = GAME.holding(other).begin(2, "advanced", options)
    assert playout(state, Random(1)).finished
    assert state.components is other


def test_a_set_comes_back_from_a_pickle_and_is_shared_again() -> None:
    state = occupied(with_surcharge(7))
    again, twin = pickle.loads(pickle.dumps([state, state.copy()]))
    assert (again, again.components) == (state, state.components)
    assert again.components is twin.components
    assert pickle.loads(pickle.dumps(SHIPPED)) is SHIPPED
    assert copy.deepcopy(SHIPPED) is SHIPPED


def test_sets_are_equal_if_they_are_played_alike() -> None:
    assert component_set(tables()) == SHIPPED
    assert hash(component_set(tables())) == hash(SHIPPED)
    assert with_surcharge(1) != SHIPPED
    assert occupied(with_surcharge(1)) != occupied(with_surcharge(2))


def test_a_set_with_other_things_is_refused() -> None:
    board, cards, *others = tables()
    cards["card"][0]["id"] = "palazzo"
    with pytest.raises(BadData, match="palazzo"):
        component_set([board, cards, *others])
