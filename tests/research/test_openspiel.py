"""Our games in OpenSpiel: its own suite plays them, and they are the same games as in a match."""

import pickle
from random import Random

import pyspiel
import pytest

import signoria
from signoria import CHANCE, BadSetup, Match
from signoria.engine.rules import OptionValue
from signoria.research.rewards import by_rank, by_score
from tests.players import at_random, finish
from tests.research.settings import SETTINGS, all_options, shorter
from tests.research.spiel import load, moments, record_of


def spelled(options: dict[str, OptionValue]) -> str:
    """As OpenSpiel reads parameters."""
    return ",".join(f"{name}={str(value).lower()}" for name, value in options.items())


@pytest.mark.parametrize(("game", "seats", "variant"), SETTINGS)
def test_openspiel_finds_nothing_wrong(game: str, seats: int, variant: str) -> None:
    loaded = load(game, players=seats, variant=variant, **shorter(game))
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", signoria.games())
def test_openspiel_finds_nothing_wrong_with_options_and_points(game: str) -> None:
    loaded = pyspiel.load_game(f"python_signoria_{game}(players=3,returns=score,{spelled(all_options(game))})")
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("game", "seats", "variant"), SETTINGS)
def test_the_same_decisions_end_as_in_a_match(game: str, seats: int, variant: str) -> None:
    match = Match(game, seats, variant, seed=seats)
    finish(match, at_random, Random(seats))
    for returns, rewards in (("rank", by_rank), ("score", by_score)):
        loaded = load(game, players=seats, variant=variant, returns=returns)
        state = loaded.new_initial_state()
        for text in record_of(match):
            state.apply_action(state.string_to_action(text))
        assert state.is_terminal()
        assert state.position.scores() == match.scores()
        assert state.returns() == rewards(match.scores())
        assert str(state).splitlines() == record_of(match)


@pytest.mark.parametrize("game", signoria.games())
def test_actions_are_places_in_the_catalogue(game: str) -> None:
    decisions = signoria.game(game).decisions
    loaded = load(game, players=3)
    for state in moments(loaded, 5):
        position = state.position
        if position.actor == CHANCE:
            chances = position.chances()
            total = sum(weight for _, weight in chances)
            assert state.chance_outcomes() == [(decision.index, weight / total) for decision, weight in chances]
        else:
            legal = state.legal_actions()
            assert legal == sorted(legal)
            assert {decisions[action] for action in legal} == set(position.legal())
            assert [state.action_to_string(action) for action in legal] == [str(decisions[action]) for action in legal]
            assert all(action < loaded.num_distinct_actions() for action in legal)


@pytest.mark.parametrize("game", signoria.games())
def test_parameters_are_seats_variant_returns_edition_and_options(game: str) -> None:
    rules = signoria.game(game)
    specification = pyspiel.load_game(f"python_signoria_{game}").get_type().parameter_specification
    assert set(specification) == {"players", "variant", "returns", "edition", *rules.options}
    assert all(specification[name] == option.default for name, option in rules.options.items())
    loaded = pyspiel.load_game(f"python_signoria_{game}(players=3,{spelled(all_options(game))})")
    assert loaded.setting.options == rules.read_options(all_options(game))
    assert loaded.num_players() == 3


def test_a_game_is_called_by_what_differs_from_the_default() -> None:
    assert str(load("lorenzo", players=4, variant="advanced")) == "python_signoria_lorenzo()"
    assert str(load("lorenzo", variant="basic")) == "python_signoria_lorenzo(variant=basic)"


@pytest.mark.parametrize(
    ("game", "parameters", "complaint"),
    [
        ("lorenzo", {"players": 5}, "2 to 4 players"),
        ("carrara", {"variant": "hard"}, "variants basic, advanced"),
        ("carrara", {"returns": "coins"}, "rank or score"),
        ("virtu", {"year_limit": 7}, "year_limit is one of"),
        ("virtu", {"year_limit": 0}, "without a year limit"),
    ],
)
def test_wrong_parameters_are_named(game: str, parameters: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadSetup, match=complaint):
        load(game, **parameters)


@pytest.mark.parametrize("game", signoria.games())
def test_copies_and_saved_states_go_on_alike(game: str) -> None:
    loaded = load(game, players=3)
    rng = Random(3)
    for number, state in enumerate(moments(loaded, 3)):
        if number % 40 or state.is_terminal():
            continue
        _, restored = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(loaded, state))
        before = [state.information_state_string(seat) for seat in range(3)]
        for other in (state.clone(), restored, pickle.loads(pickle.dumps(state))):
            assert other.position == state.position
            assert other.history() == state.history()
            assert [other.information_state_string(seat) for seat in range(3)] == before
            other.apply_action(other.legal_actions()[int(rng.random() * len(other.legal_actions()))])
            assert other.position != state.position
        assert [state.information_state_string(seat) for seat in range(3)] == before


@pytest.mark.parametrize(("game", "seats", "variant"), SETTINGS)
def test_no_game_exceeds_its_bounds(game: str, seats: int, variant: str) -> None:
    rules = signoria.game(game)
    for options in ({}, all_options(game)):
        loaded = load(game, players=seats, variant=variant, **options)
        for seed in range(20):
            state = rules.new(seats, variant, options)
            tally = signoria.playout(state, Random(seed))
            assert tally.decisions <= loaded.max_game_length()
            assert tally.chances <= loaded.max_chance_nodes_in_history()
            assert max(abs(points) for points in by_score(state.scores())) <= loaded.bounds.points


def test_a_year_of_virtu_asks_a_seat_far_less_often_than_its_bound_says() -> None:
    loaded = load("virtu", players=3)
    asked: dict[tuple[object, ...], int] = {}
    for seed in range(3):
        for state in moments(loaded, seed):
            if not state.is_terminal() and state.current_player() >= 0:
                moment = (seed, state.position.view(None)["year"], state.current_player())
                asked[moment] = asked.get(moment, 0) + 1
    assert max(asked.values()) < 200
