"""A position refers to its component set: corrected values are played beside the shipped ones."""

import copy
import pickle
from random import Random
from typing import Any

import pytest

from signoria import BadData, playout
from signoria.games.carrara.components.components import SHIPPED, Components
from signoria.games.carrara.components.tiles import TILE_IDS
from signoria.games.carrara.evaluation.evaluator import CarraraEvaluator
from signoria.games.carrara.evaluation.prices import WEIGHTS
from signoria.games.carrara.game import GAME
from signoria.games.carrara.state import CarraraState
from tests.carrara.corrections import spoiled, with_pass_coins
from tests.carrara.invariants import CHECKS
from tests.carrara.table import coins, own, play, points
from tests.carrara.table import shown_table as table

COSTLY = SHIPPED.pass_coins + 3


def with_components(state: CarraraState, components: Components) -> CarraraState:
    """The same position, with other values."""
    values = list(state.copy().values())
    values[values.index(state.components)] = components
    made: Any = CarraraState
    return made(*values)  # type: ignore[no-any-return]


def test_the_game_begins_with_the_shipped_set_unless_it_is_told_another() -> None:
    game, other = GAME, with_pass_coins(COSTLY)
    options = game.read_options({})
    assert game.begin(2, "basic", options).components is SHIPPED
    assert game.holding(other).begin(2, "basic", options).components is other
    assert game.data_version == SHIPPED.fingerprint != other.fingerprint


def test_two_sets_are_played_side_by_side() -> None:
    shipped = table(coins=0)
    corrected = with_components(shipped, with_pass_coins(COSTLY))
    play(shipped, "pass")
    play(corrected, "pass")
    assert (coins(shipped), coins(corrected)) == (SHIPPED.pass_coins, COSTLY)


def test_a_corrected_reward_is_paid_seen_and_scored() -> None:
    amount = SHIPPED.cities[1].amount + 2
    shipped = table()
    corrected = with_components(shipped, Components([spoiled("city", 1, "amount", amount)]))
    gained = []
    for state in (shipped, corrected):
        own(state, 0, "villa-4", "massa")
        play(state, "score", "field 1", "place kind-villa")
        gained.append(points(state))
    assert gained[1] - gained[0] == 2 * SHIPPED.values[TILE_IDS.index("villa-4")]
    view: Any = corrected.view(0)
    assert view["players"][0]["cities"]["massa"]["amount"] == amount


def test_a_corrected_price_is_asked_for_and_shown() -> None:
    dearest = SHIPPED.prices[0][5] + 4
    shipped = table(wheel={1: ["white"]}, coins=dearest - 1)
    corrected = with_components(shipped, Components([spoiled("price", 0, "white", dearest)]))
    for state in (shipped, corrected):
        state.apply(state.catalogue.parse("buy"))
    none = shipped.catalogue.parse("rotate none")
    assert shipped.refusal(none) is None
    assert corrected.refusal(none) is not None
    view: Any = corrected.view(None)
    assert view["wheel"][0]["prices"]["white"] == dearest


def test_estimates_of_one_set_do_not_touch_those_of_another() -> None:
    shipped = table(variant="advanced")
    own(shipped, 0, "villa-4", "massa")
    corrected = with_components(shipped, Components([spoiled("constants", -1, "coins_per_point", 1)]))
    evaluator = CarraraEvaluator(WEIGHTS.values)
    before = evaluator.expected_points(shipped)
    assert evaluator.expected_points(corrected)[0] > before[0]
    assert evaluator.expected_points(shipped) == before


@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_a_game_with_another_set_can_be_played_to_its_end(variant: str) -> None:
    other = Components([spoiled("upgrade", 0, "amount", SHIPPED.upgrades[0].amount + 1)])
    state = GAME.holding(other).begin(3, variant, GAME.read_options({}))
    playout(state, Random(4))
    assert state.actor is None
    for check in CHECKS:
        check(state)


def test_copies_share_their_set() -> None:
    state = table()
    assert state.copy().components is state.components
    assert copy.deepcopy(state).components is copy.copy(state.components) is copy.deepcopy(state.components) is SHIPPED


def test_positions_are_equal_only_with_equal_values() -> None:
    state = table()
    assert with_components(state, with_pass_coins(COSTLY)) != state
    assert with_components(state, with_pass_coins(SHIPPED.pass_coins)) == state


def test_a_pickle_of_the_shipped_set_names_it() -> None:
    assert pickle.loads(pickle.dumps(SHIPPED)) is SHIPPED
    assert len(pickle.dumps(SHIPPED)) < 200


def test_a_pickle_carries_another_set_along() -> None:
    state = with_components(table(), with_pass_coins(COSTLY))
    saved = pickle.dumps([state, state.copy()])
    again, twin = pickle.loads(saved)
    assert again == state
    assert again.components.pass_coins == COSTLY
    assert again.components is twin.components


@pytest.mark.parametrize(
    ("key", "number", "field", "value", "message"),
    [
        ("building", 0, "id", "biblioteca-9", "expected the ids biblioteca-1"),
        ("upgrade", 0, "id", "upgrade-siena", "expected the ids"),
        ("place", 0, "id", "city-siena", "expected the ids city-"),
        ("storage", -1, "spaces", 3, "expected 2 spaces"),
    ],
)
def test_ids_and_counts_are_those_of_decisions_and_observations(
    key: str, number: int, field: str, value: object, message: str
) -> None:
    with pytest.raises(BadData, match=f"components.toml: {message}"):
        Components([spoiled(key, number, field, value)])


def test_a_place_scores_what_its_id_says() -> None:
    first, second = (SHIPPED.cities[place.what].id for place in SHIPPED.places[:2])
    file = spoiled("place", 0, "city", second)
    tables: Any = file.tables
    tables["place"][1]["city"] = first
    with pytest.raises(BadData, match="score what their ids say"):
        Components([file])
