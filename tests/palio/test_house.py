"""Match, records, bots, terminal and environments play the example game, with nothing changed for it but one line."""

import pickle

import numpy as np
import pyspiel
import pytest

import signoria
from signoria import Match
from signoria.bots import LEVELS
from signoria.bots.knowledge import Knowledge
from signoria.research import gymnasium, openspiel
from signoria.research.pettingzoo import env
from tests.terminal.run import lines, run


def test_a_match_is_its_record(palio: str) -> None:
    match = Match(palio, 4, seed=3)
    while not match.over:
        match.play(match.legal()[-1])
    assert match.ranking()[0] in range(4)
    assert Match.from_record(match.record()).scores() == match.scores()
    assert match.game.wording.tell(match.log(0))[-1].endswith(".")


@pytest.mark.parametrize("level", [level if level != "magnifico" else "magnifico:200" for level in LEVELS])
def test_bots_of_every_level_play_it(palio: str, level: str) -> None:
    match = Match(palio, 3, seed=5)
    bot = signoria.kit(palio).bot(level, 1)
    while not match.over:
        seat = match.seat
        assert seat is not None
        match.play(bot.decide(Knowledge(match.state, seat, match.number)))
    assert match.over
    assert pickle.loads(pickle.dumps(match)).record() == match.record()


def test_an_apprentice_beats_chance(palio: str) -> None:
    wins = 0
    for seed in range(20):
        match = Match(palio, 2, seed=seed)
        bots = [signoria.kit(palio).bot(level, seed) for level in ("apprentice", "random")]
        while match.seat is not None:
            match.play(bots[match.seat].decide(Knowledge(match.state, match.seat, match.number)))
        wins += match.ranking()[0] == 0
    assert wins >= 16


def test_the_terminal_draws_and_plays_it(palio: str) -> None:
    outcome = run(
        "play", palio, "--seats", "2", "--seed", "1", "--bots", "random", typed=lines("1", "why spur", "1", "quit")
    )
    assert outcome.code == 0
    assert "Whom do you back?" in outcome.out
    assert "PAL-SPUR-1  Spur: pay its price" in run("rules", palio, "PAL-SPUR-1").out
    assert run("simulate", palio, "--seats", "3", "--games", "2").code == 0


def test_environments_step_through_it(palio: str) -> None:
    table = env(palio, seats=3)
    table.reset(seed=1)
    rewards: dict[str, float] = {}
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, _ = table.last()
        done = terminated or truncated
        if done:
            rewards[agent] = reward
        table.step(None if done else int(np.flatnonzero(seen["action_mask"])[0]))
    assert len(rewards) == 3
    assert sum(rewards.values()) == pytest.approx(0)
    alone = gymnasium.Environment(game=palio, seats=2, opponents="random")
    seen, info = alone.reset(seed=1)
    done = False
    while not done:
        seen, reward, done, truncated, info = alone.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert reward in (-1, 0, 1)


def test_openspiel_plays_it(palio: str) -> None:
    openspiel.register(palio)
    state = pyspiel.load_game("python_signoria_palio(players=2)").new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert sum(state.returns()) == pytest.approx(0)


def test_a_saved_race_is_equal_and_every_option_is_observed(palio: str) -> None:
    match = Match(palio, 3, seed=5)
    match.play(match.legal()[0])
    assert pickle.loads(pickle.dumps(match)).state == match.state
    option = match.game.options["rich_fountains"]
    assert len({match.game.new(2, options={option.name: value}).observe(0) for value in option.values}) == 2
