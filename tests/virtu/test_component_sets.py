"""Component sets: a game with corrected values is played beside one with those that were shipped."""

import pickle
from copy import deepcopy
from random import Random
from typing import Any

import pytest

import signoria
from signoria.engine.errors import BadData
from signoria.games.virtu.components.components import FILES, SHIPPED, Components, component_set
from signoria.games.virtu.evaluation.evaluator import VirtuEvaluator
from signoria.games.virtu.evaluation.prices import WEIGHTS
from signoria.games.virtu.game import GAME
from signoria.games.virtu.state import VirtuState
from tests.virtu.table import act, legal, own, play, refusal, sellers, winter
from tests.virtu.table import shown_table as table

OPTIONS = GAME.read_options({})


def corrected(file: str, *path: str | int, value: object) -> Components:
    """The shipped set with one value changed."""
    tables: list[Any] = [deepcopy(shipped.tables) for shipped in FILES]
    node = tables[[shipped.name for shipped in FILES].index(file)]
    for key in path[:-1]:
        node = node[key]
    node[path[-1]] = value
    return component_set(tables)


def dearer_wages() -> Components:
    """The lowest wage costs a florin more."""
    number = FILES[3].entries("wage", 3)[0].number("florins", 0, 9)
    return corrected("tables.toml", "wage", 0, "florins", value=number + 1)


def with_set(state: VirtuState, components: Components) -> VirtuState:
    state.components = components
    state.menu = None
    return state


def test_a_changed_value_holds_for_the_games_of_its_set_only() -> None:
    dearer = dearer_wages()
    coins = SHIPPED.wages[1]
    poor, shipped = with_set(table(coins=coins), dearer), table(coins=coins)
    for state in (poor, shipped):
        sellers(state, 0)
    assert legal(winter(shipped, 0, "wages"), "keep 1") == ["keep 1"]
    assert refusal(winter(poor, 0, "wages"), "keep 1").missing == {"florin": 1}


def test_a_set_is_shared_by_copies_and_told_apart_from_others() -> None:
    dearer = dearer_wages()
    state = GAME.holding(dearer).begin(3, "standard", OPTIONS)
    assert state.copy().components is dearer
    assert (state == state.copy(), state == GAME.begin(3, "standard", OPTIONS)) == (True, False)
    assert dearer.fingerprint != SHIPPED.fingerprint


def test_whole_games_of_two_sets_are_played_in_turns_as_if_alone() -> None:
    """What one game does leaves no trace in the other."""
    dearer = dearer_wages()
    apart = [played(components, 7) for components in (SHIPPED, dearer)]
    states = [GAME.holding(each).begin(3, "standard", {**OPTIONS, "year_limit": 5}) for each in (SHIPPED, dearer)]
    rngs = [Random(7), Random(7)]
    while any(state.actor is not None for state in states):
        for state, rng in zip(states, rngs, strict=True):
            if state.actor is not None:
                state.apply(rng.choice(state.legal()))
    assert states == apart


def played(components: Components, seed: int) -> VirtuState:
    state = GAME.holding(components).begin(3, "standard", {**OPTIONS, "year_limit": 5})
    rng = Random(seed)
    while state.actor is not None:
        state.apply(rng.choice(state.legal()))
    return state


def test_another_set_is_carried_by_pickles_and_the_shipped_one_is_found() -> None:
    dearer = dearer_wages()
    state = with_set(act(table(), 0, "annex"), dearer)
    again = pickle.loads(pickle.dumps(state))
    assert (again, again.components.wages) == (state, dearer.wages)
    assert pickle.loads(pickle.dumps(SHIPPED)) is SHIPPED
    assert len(pickle.dumps(SHIPPED)) < 200 < len(pickle.dumps(dearer))


def test_bots_judge_a_position_by_the_values_of_its_set() -> None:
    trophies = corrected("tables.toml", "prestige", "trophy", value=SHIPPED.trophy_prestige + 1)
    state = table()
    state.players[0].trophies = 0b10
    evaluator = VirtuEvaluator(WEIGHTS.values)
    before = evaluator.expected_points(state)[0]
    assert evaluator.expected_points(with_set(state, trophies))[0] == pytest.approx(before + 1)
    assert evaluator.expected_points(with_set(state, SHIPPED))[0] == before


@pytest.mark.rule("VIR-RECRUIT-2", "VIR-RECRUIT-3")
def test_recruiting_may_be_cheaper_away_from_home() -> None:
    dearest_at_home = corrected("tables.toml", "recruitment", "own_starting_city_florins", value=9)
    state = with_set(table(coins=SHIPPED.away_recruit), dearest_at_home)
    own(state, 0, "turin")
    winter(state, 0, "recruit")
    assert legal(state, "recruit") == ["recruit turin"]
    assert refusal(state, "recruit milan").rule == "VIR-RECRUIT-2"


@pytest.mark.rule("VIR-ALLIANCE-1", "VIR-ALLIANCE-3")
def test_an_alliance_for_florins_is_offered_to_who_has_nothing_but_coins() -> None:
    for_florins = corrected("tables.toml", "alliance", 0, "cost", value={"florin": 2})
    state = with_set(table(coins=2), for_florins)
    winter(state, 0, "recruit")
    play(state, "end")
    assert legal(state, "ally") == ["ally france"]


def test_scores_and_views_follow_the_set_too() -> None:
    value = SHIPPED.value_of[0]
    other = corrected("map.toml", "city", 0, "value", value=value % 2 + 1 if value < 3 else 7 - value)
    state: Any = table()
    first = next(iter(state.view(None)["cities"]))
    shown = state.view(None)["cities"][first]["value"]
    changed: Any = with_set(state, other)
    assert changed.view(None)["cities"][first]["value"] != shown


@pytest.mark.parametrize(
    ("file", "path", "value"),
    [
        ("cards.toml", ("character", 0, "id"), "somebody"),
        ("map.toml", ("city", 0, "roads"), []),
        ("tiles.toml", ("guild", "resources"), {"mask": 1}),
    ],
)
def test_a_set_for_which_decisions_are_missing_is_refused(
    file: str, path: tuple[str | int, ...], value: object
) -> None:
    with pytest.raises(BadData):
        corrected(file, *path, value=value)


def test_a_game_begins_with_the_shipped_set() -> None:
    state: Any = signoria.game("virtu").new(3)
    assert state.components is SHIPPED
    assert signoria.game("virtu").data_version == SHIPPED.fingerprint
    play(state, "first 0")
    assert state.components is SHIPPED
