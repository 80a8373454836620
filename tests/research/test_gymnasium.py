"""The Gymnasium environment: Gymnasium's own checks, opponents that know what they may, and games as in a match."""

import warnings
from functools import partial
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import signoria
from signoria import BadSetup, Decision, Match, Refused, SignoriaError, UnknownDecision
from signoria.research.gymnasium import Environment, Knowledge, at_random
from signoria.research.rewards import by_rank, by_score
from tests.research.settings import SETTINGS

GAMES = signoria.games()
IDS = ("signoria/Carrara-v0", "signoria/Lorenzo-v0", "signoria/Virtu-v0")


def play(environment: Environment, rng: Random) -> tuple[float, dict[str, Any]]:
    """Play at random until the game is over; the reward and the last info."""
    while True:
        action = int(rng.choice(np.flatnonzero(environment.action_masks())))
        seen, reward, terminated, truncated, info = environment.step(action)
        assert environment.observation_space.contains(seen)
        assert not truncated
        if terminated:
            return reward, info
        assert reward == 0


@pytest.mark.parametrize(("game", "seats", "variant"), SETTINGS)
def test_gymnasium_finds_nothing_wrong(game: str, seats: int, variant: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(Environment(game, seats, variant), skip_render_check=True)


@pytest.mark.parametrize("id", IDS)
def test_gymnasium_makes_the_games_by_their_ids(id: str, capsys: pytest.CaptureFixture[str]) -> None:
    made = gymnasium.make(id, seats=3, seat=1)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(made.unwrapped)
    assert "decides." in capsys.readouterr().out  # the mode "human" prints


@pytest.mark.parametrize(("game", "seats", "variant"), SETTINGS)
def test_a_game_is_that_of_a_match_with_the_same_seed(game: str, seats: int, variant: str) -> None:
    environment = Environment(game, seats, variant)
    environment.reset(seed=21)
    reward, info = play(environment, Random(1))
    match = environment.episode.match()
    again = Match(game, seats, variant, seed=21)
    for decision in environment.episode.taken:
        again.play(decision)
    assert again.over
    assert again.record() == match.record()
    scores = again.scores()
    mine = scores[environment.seat]
    assert reward == by_rank(scores)[environment.seat]
    assert info["scores"] == [score.total for score in scores]
    assert (info["seat"], info["score"], info["place"]) == (mine.seat, mine.total, mine.place)
    assert info["parts"] == mine.parts
    assert not info["action_mask"].any()


@pytest.mark.parametrize("game", GAMES)
def test_it_is_always_our_turn_and_the_mask_is_what_is_legal(game: str) -> None:
    environment = Environment(game, 3, seat=2)
    _, info = environment.reset(seed=5)
    rng = Random(5)
    for _ in range(30):
        state = environment.episode.state
        legal = [option.index for option in state.legal()]
        assert state.actor == 2
        assert np.flatnonzero(info["action_mask"]).tolist() == sorted(legal)
        assert np.array_equal(environment.action_masks(), info["action_mask"])
        *_, info = environment.step(rng.choice(legal))


@pytest.mark.parametrize("game", GAMES)
def test_opponents_are_asked_for_their_seats_and_see_what_they_may(game: str) -> None:
    asked: dict[str, set[int]] = {"left": set(), "right": set()}

    def sits(name: str, knowledge: Knowledge, rng: Random) -> Decision:
        asked[name].add(knowledge.seat)
        state = environment.episode.state
        assert knowledge.legal() == state.legal()
        assert knowledge.view() == state.view(knowledge.seat)
        assert knowledge.observe() == state.observe(knowledge.seat)
        dream = knowledge.imagine(rng)
        assert dream is not state
        assert dream.view(knowledge.seat) == knowledge.view()
        return at_random(knowledge, rng)

    environment = Environment(game, 3, seat=1, opponents=[partial(sits, "left"), partial(sits, "right")])
    environment.reset(seed=1)
    rng = Random(1)
    for _ in range(8):
        environment.step(int(rng.choice(np.flatnonzero(environment.action_masks()))))
    assert asked == {"left": {2}, "right": {0}}


def test_what_an_opponent_imagines_is_no_peek_at_the_table() -> None:
    """Lorenzo's leaders are held in hand: imagined again and again, they differ from those that are there.

    In the first pass of the draft each other seat holds four of the sixteen leaders that one does not."""
    packets = []

    def dreamer(knowledge: Knowledge, rng: Random) -> Decision:
        if knowledge.view()["asked"] == {"seat": knowledge.seat, "for": "draft", "pass": 1}:
            dreams = [knowledge.imagine(rng) for _ in range(20)]
            views: list[Any] = [dream.view(0) for dream in dreams]
            packets.append({tuple(view["draft"]["seen"][0]) for view in views})
        return at_random(knowledge, rng)

    environment = Environment("lorenzo", 3, seat=0, opponents=dreamer)
    environment.reset(seed=2)
    play(environment, Random(2))
    assert [len(found) > 1 for found in packets] == [True, True]


def test_an_opponent_that_breaks_the_rules_is_named_with_the_rule() -> None:
    def cheat(knowledge: Knowledge, rng: Random) -> Decision:
        legal = knowledge.legal()
        return next(decision for decision in environment.setting.decisions if decision not in legal)

    def whole_game() -> None:
        environment.reset(seed=1)
        play(environment, Random(1))

    environment = Environment("virtu", 3, seat=2, opponents=cheat)
    with pytest.raises(Refused, match=r"\(VIR-"):
        whole_game()


@pytest.mark.parametrize("game", GAMES)
def test_our_bots_are_opponents_by_name_and_repeat_with_the_seed(game: str) -> None:
    environment = Environment(game, 3, seat=0, opponents=["apprentice", "merchant:40"])
    records = []
    for _ in range(2):
        environment.reset(seed=3)
        rng = Random(3)
        while not {seat for seat, _ in environment.episode.match().decisions()} >= {0, 1, 2}:
            environment.step(int(rng.choice(np.flatnonzero(environment.action_masks()))))
        records.append(environment.episode.match().record())
    assert records[0] == records[1]


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(BadSetup, match="there is no bot 'wizard'"):
        Environment("lorenzo", 2, opponents="wizard")


def test_the_number_of_opponents_must_fit() -> None:
    with pytest.raises(BadSetup, match="there are 3 other seats, but 2 opponents"):
        Environment("lorenzo", 4, opponents=[at_random, at_random])


def test_a_seat_is_drawn_where_none_is_chosen() -> None:
    environment = Environment("lorenzo", 4)
    seats = set()
    environment.reset(seed=1)
    for _ in range(40):
        _, info = environment.reset()
        seats.add(info["seat"])
    assert seats == {0, 1, 2, 3}


def test_a_seat_can_be_chosen_for_all_games_or_for_one() -> None:
    environment = Environment("lorenzo", 4, seat=3)
    assert environment.reset()[1]["seat"] == 3
    assert environment.reset(options={"seat": 1})[1]["seat"] == 1
    assert environment.reset()[1]["seat"] == 3
    for call in (lambda: environment.reset(options={"seat": 4}), lambda: Environment("lorenzo", 4, seat=-1)):
        with pytest.raises(BadSetup, match="the seats are 0 to 3"):
            call()


def test_the_same_seed_brings_the_same_game_with_the_same_opponents() -> None:
    taken = []
    for _ in range(2):
        environment = Environment("virtu", 3)
        environment.reset(seed=8)
        play(environment, Random(8))
        taken.append(environment.episode.taken)
    assert taken[0] == taken[1]


@pytest.mark.parametrize("game", GAMES)
def test_an_illegal_action_ends_the_game_and_is_explained(game: str) -> None:
    environment = Environment(game, 3, illegal_reward=-2.5)
    environment.reset(seed=1)
    action = int(np.flatnonzero(environment.action_masks() == 0)[0])
    no = environment.episode.state.refusal(environment.setting.decisions[action])
    assert no is not None
    seen, reward, terminated, truncated, info = environment.step(action)
    assert (reward, terminated, truncated) == (-2.5, True, False)
    assert str(no) in str(info["refusal"])
    assert environment.observation_space.contains(seen)
    assert not environment.action_masks().any()
    with pytest.raises(SignoriaError, match=r"call reset\(\)"):
        environment.step(action)


def test_rewards_by_score() -> None:
    environment = Environment("carrara", 3, rewards="score")
    environment.reset(seed=2)
    reward, _ = play(environment, Random(2))
    assert reward == by_score(environment.episode.state.scores())[environment.seat]


def test_mistakes_are_named() -> None:
    environment = Environment("lorenzo", 2)
    with pytest.raises(SignoriaError, match=r"call reset\(\) first"):
        environment.step(0)
    environment.reset(seed=1)
    with pytest.raises(UnknownDecision, match="numbers from 0 to 467"):
        environment.step(468)
    with pytest.raises(BadSetup, match="render_mode is ansi or human"):
        Environment("lorenzo", render_mode="rgb_array")


def test_what_is_rendered() -> None:
    environment = Environment("lorenzo", 2, seat=0, render_mode="ansi")
    environment.reset(seed=1)
    assert "(seat 0) decides." in str(environment.render())
    play(environment, Random(1))
    assert "Final result" in str(environment.render())


def test_several_games_at_once() -> None:
    games = gymnasium.make_vec(IDS[1], num_envs=2, vectorization_mode="sync", seats=2)
    seen, infos = games.reset(seed=1)
    actions = infos["action_mask"].argmax(axis=1)
    seen, rewards, *_ = games.step(actions)
    assert (seen.shape[0], rewards.tolist()) == (2, [0, 0])
