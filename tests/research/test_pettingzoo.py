"""The PettingZoo environment: PettingZoo's own tests, and a game through it is the game of a match."""

import pickle
import warnings
from importlib import import_module
from itertools import count
from random import Random
from types import SimpleNamespace

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test
from pettingzoo.utils import wrappers

import signoria
from signoria import BadSetup, Match, Refused, SignoriaError, UnknownDecision, UnknownGame
from signoria.research.pettingzoo import Environment, carrara_v0, env, lorenzo_v0, raw_env
from signoria.research.rewards import by_rank, by_score
from tests.research.settings import SETTINGS

GAMES = signoria.games()


def any_legal(environment: Environment, rng: Random) -> int:
    legal = np.flatnonzero(environment.observe(environment.agent_selection)["action_mask"])
    return int(rng.choice(legal))


def illegal(environment: Environment) -> int:
    mask = environment.observe(environment.agent_selection)["action_mask"]
    return int(np.flatnonzero(mask == 0)[0])


def play(environment: Environment, rng: Random) -> None:
    """Play until the game is over; nobody has taken its leave then."""
    while not any(environment.terminations.values()):
        environment.step(any_legal(environment, rng))


@pytest.mark.parametrize(("game", "seats", "variant"), SETTINGS)
def test_pettingzoo_finds_nothing_wrong_with_the_interface(game: str, seats: int, variant: str) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(env(game, seats=seats, variant=variant), num_cycles=1000)
    said = {str(warning.message) for warning in caught}
    assert said == {  # said of every environment with a mask that is not one of PettingZoo's own
        "Observation is not a NumPy array",
        "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    }


@pytest.mark.parametrize(("game", "seats", "variant"), SETTINGS)
def test_the_same_seed_brings_the_same_game(game: str, seats: int, variant: str) -> None:
    seed_test(lambda: env(game, seats=seats, variant=variant), num_cycles=100)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_rendered(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: env(game, render_mode=render_mode), {"ansi": lambda text: "decides." in text})
    assert "decides." in capsys.readouterr().out  # the mode "human" prints


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_can_measure_the_speed(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ticks = count(step=0.01)  # a clock by which its five seconds are over soon
    monkeypatch.setitem(performance_benchmark.__globals__, "time", SimpleNamespace(time=lambda: next(ticks)))
    performance_benchmark(env(game, seats=3))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoos_wrappers_fit_around_the_raw_environment(game: str) -> None:
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(game, seats=3), illegal_reward=-1)
    wrapped = wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(wrapped, num_cycles=200)


@pytest.mark.parametrize(("game", "seats", "variant"), SETTINGS)
def test_a_game_is_that_of_a_match_with_the_same_seed(game: str, seats: int, variant: str) -> None:
    environment = env(game, seats=seats, variant=variant)
    environment.reset(seed=11)
    match = Match(game, seats, variant, seed=11)
    tops = np.frombuffer(match.game.layout(seats).tops(), np.uint8)
    rng = Random(5)
    while not match.over:
        agent = environment.agent_selection
        assert agent == f"seat_{match.seat}"
        seen, reward, terminated, truncated, _ = environment.last()
        assert (reward, terminated, truncated) == (0, False, False)
        assert environment.observation_space(agent).contains(seen)
        assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(option.index for option in match.legal())
        if match.number % 10 == 0:
            for other, name in enumerate(environment.agents):
                looked = environment.observe(name)
                told = np.frombuffer(match.state.observe(other), np.uint8)
                assert np.array_equal(np.rint(looked["observation"] * tops), told)
                assert name == agent or not looked["action_mask"].any()
        action = rng.choice(match.legal()).index
        environment.step(action)
        match.play(match.game.decisions[action])
        if not match.over:
            assert environment.infos[agent] == {"decision": match.game.decisions[action].text}
    assert environment.episode.match().record() == match.record()
    assert list(environment.rewards.values()) == by_rank(match.scores())
    assert all(environment.terminations.values())
    assert not any(environment.truncations.values())
    for agent, score in zip(list(environment.agents), match.scores(), strict=True):
        seen, reward, terminated, _, info = environment.last()
        assert environment.agent_selection == agent
        assert (reward, terminated) == (by_rank(match.scores())[score.seat], True)
        assert (info["score"], info["place"], info["parts"]) == (score.total, score.place, score.parts)
        assert environment.observation_space(agent).contains(seen)
        assert not seen["action_mask"].any()
        environment.step(None)
    assert environment.agents == []


@pytest.mark.parametrize(("game", "seats", "variant"), SETTINGS)
def test_what_an_agent_cannot_know_changes_nothing_that_it_sees(game: str, seats: int, variant: str) -> None:
    environment = env(game, seats=seats, variant=variant)
    environment.reset(seed=3)
    rng = Random(3)
    for _ in range(40):
        state = environment.episode.state
        for seat, agent in enumerate(environment.agents):
            dreamt = environment.vectors.observation(state.imagine(seat, rng), seat)
            assert np.array_equal(dreamt, environment.observe(agent)["observation"])
        environment.step(any_legal(environment, rng))


def test_arrays_may_be_kept_and_changed() -> None:
    environment = lorenzo_v0.env(seats=2)
    environment.reset(seed=1)
    first, second = (environment.observe(environment.agent_selection) for _ in range(2))
    first["action_mask"][:] = 0
    first["observation"][:] = 0
    assert second["action_mask"].any()
    assert second["observation"].any()
    assert [array.dtype.name for array in second.values()] == ["float32", "int8"]


def test_rewards_by_score() -> None:
    environment = env("carrara", seats=3, rewards="score")
    environment.reset(seed=2)
    play(environment, Random(2))
    assert list(environment.rewards.values()) == by_score(environment.episode.state.scores())


def test_a_reset_without_a_seed_goes_on_from_the_last_one() -> None:
    environment = env("lorenzo")
    seeds = []
    for _ in range(2):
        environment.reset(seed=9)
        environment.reset()
        seeds.append(environment.episode.seed)
        environment.reset()
        seeds.append(environment.episode.seed)
    assert seeds[:2] == seeds[2:]
    assert len({9, *seeds}) == 3


def test_environments_without_a_seed_differ() -> None:
    seeds = set()
    for _ in range(2):
        environment = env("lorenzo")
        environment.reset()
        seeds.add(environment.episode.seed)
    assert len(seeds) == 2


@pytest.mark.parametrize("game", GAMES)
def test_an_illegal_action_loses_the_game_and_is_explained(game: str) -> None:
    environment = env(game, seats=3)
    environment.reset(seed=4)
    agent = environment.agent_selection
    action = illegal(environment)
    no = environment.episode.state.refusal(environment.setting.decisions[action])
    assert no is not None
    with pytest.warns(UserWarning, match=f"{agent} loses by an illegal action") as caught:
        environment.step(action)
    assert no.rule in str(caught[0].message)
    assert environment.rewards == {name: -1 if name == agent else 0 for name in environment.possible_agents}
    assert all(environment.terminations.values())
    assert all(environment.truncations.values())
    assert no.text in str(environment.infos[agent]["refusal"])
    assert not environment.observe(agent)["action_mask"].any()
    for _ in range(3):
        environment.step(None)
    assert environment.agents == []


@pytest.mark.parametrize("game", GAMES)
def test_an_illegal_action_in_the_raw_environment_is_refused_and_changes_nothing(game: str) -> None:
    environment = raw_env(game, seats=3)
    environment.reset(seed=4)
    before = environment.episode.state.copy()
    with pytest.raises(Refused, match="-"):
        environment.step(illegal(environment))
    assert environment.episode.state == before
    environment.step(any_legal(environment, Random(1)))
    assert environment.episode.state != before


@pytest.mark.parametrize("action", [-1, 468, 10**9, None, "pass", 1.5, [0, 1]])
def test_what_is_no_action_is_named(action: object) -> None:
    environment = lorenzo_v0.env(seats=2)
    environment.reset(seed=1)
    with pytest.raises(UnknownDecision, match=r"lorenzo has no decision .* numbers from 0 to 467"):
        environment.step(action)


@pytest.mark.parametrize("kind", [np.int64, np.int32, np.uint16, np.array])
def test_actions_may_be_numbers_of_arrays(kind: type[np.int64]) -> None:
    environment = lorenzo_v0.env(seats=2)
    environment.reset(seed=1)
    action = any_legal(environment, Random(1))
    environment.step(kind(action))
    assert environment.episode.taken == [environment.setting.decisions[action]]


def test_nothing_works_before_the_reset() -> None:
    environment = env("lorenzo")
    environment_with_a_picture = env("lorenzo", render_mode="ansi")
    for call in (
        lambda: environment.step(0),
        lambda: environment.observe("seat_0"),
        environment.last,
        lambda: list(environment.agent_iter()),
        lambda: environment.rewards,
        lambda: environment.num_agents,
        lambda: environment.episode,
        environment_with_a_picture.render,
    ):
        with pytest.raises(AttributeError, match=r"call reset\(\) first"):
            call()


def test_nothing_works_when_all_have_left() -> None:
    environment = carrara_v0.env(seats=2)
    environment.reset(seed=1)
    play(environment, Random(1))
    with pytest.raises(ValueError, match="only valid action is None"):
        environment.step(0)
    for _ in range(2):
        environment.step(None)
    with pytest.raises(SignoriaError, match=r"call reset\(\)"):
        environment.step(None)
    environment.reset(seed=1)
    assert environment.agents == ["seat_0", "seat_1"]


def test_a_mistake_in_the_setting_is_named() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'"):
        env("chess")
    with pytest.raises(BadSetup, match="2 to 4 players, not 5"):
        env("lorenzo", seats=5)
    with pytest.raises(BadSetup, match="variants basic, advanced, not 'expert'"):
        env("lorenzo", variant="expert")
    with pytest.raises(BadSetup, match="no option 'dice'"):
        env("lorenzo", options={"dice": 6})
    with pytest.raises(BadSetup, match="rewards are by"):
        env("lorenzo", rewards="fame")
    with pytest.raises(BadSetup, match="render_mode is ansi or human, not 'rgb_array'"):
        env("lorenzo", render_mode="rgb_array")


def test_without_a_render_mode_there_is_a_warning() -> None:
    environment = env("virtu")
    environment.reset(seed=1)
    with pytest.warns(UserWarning, match="render_mode"):
        assert environment.render() is None


def test_options_are_used() -> None:
    environment = env("lorenzo", seats=3, variant="basic", options={"any_servants": True})
    assert environment.setting.options["any_servants"] is True


@pytest.mark.parametrize("name", GAMES)
def test_the_games_are_modules_as_in_pettingzoo(name: str) -> None:
    module = import_module(f"signoria.research.pettingzoo.{name}_v0")
    assert module is getattr(import_module("signoria.research.pettingzoo"), f"{name}_v0")
    for environment in (module.env(seats=3), module.raw_env(seats=3)):
        assert str(environment) == environment.metadata["name"] == f"{name}_v0"
        assert environment.possible_agents == ["seat_0", "seat_1", "seat_2"]
        assert environment.action_space("seat_0").n == len(signoria.game(name).decisions)
    assert module.env().max_num_agents == signoria.game(name).seats[-1]


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_makes_the_games_by_their_ids(name: str) -> None:
    made = pettingzoo.make("aec", f"signoria/{name}-v0", seats=3)
    assert (str(made), made.max_num_agents, made.illegal_reward) == (f"{name}_v0", 3, -1)


def test_an_environment_can_be_sent_to_another_process() -> None:
    environment = pickle.loads(pickle.dumps(env("virtu", seats=5, rewards="score")))
    environment.reset(seed=1)
    assert (environment.max_num_agents, environment.illegal_reward) == (5, -1)
