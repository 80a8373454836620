"""The environment that all our games share: agents take turns, one decision at a time (PettingZoo's AEC)."""

from collections.abc import Mapping
from random import Random
from typing import Any

import numpy as np
from gymnasium import logger
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from signoria.engine.errors import BadSetup, SignoriaError
from signoria.engine.refusal import Refused
from signoria.research.drawing import MODES, drawing
from signoria.research.episode import Episode, Setting
from signoria.research.rewards import rewards_of
from signoria.research.vectors import Mask, Vector, Vectors

ILLEGAL_REWARD = -1.0
SEED_BITS = 32
AFTER_RESET = (
    "agents", "num_agents", "agent_selection", "rewards", "terminations", "truncations", "infos", "episode",
    "_cumulative_rewards", "_running",
)  # fmt: skip
"""What an environment has only when it was reset."""


class Environment(AECEnv):
    """One game for agents `seat_0`, `seat_1` and so on.

    An action is the index of a decision in `game.decisions`; the mask of an observation marks the legal ones. Chance is
    answered by the environment. Rewards come when the game is over; before that all are 0. What PettingZoo's wrappers
    would add (a check of the order of calls and of actions) is built in, because wrappers cost more time than a step.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        variant: str | None = None,
        options: Mapping[str, object] | None = None,
        rewards: str = "rank",
        render_mode: str | None = None,
        illegal_reward: float | None = None,
        edition: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in MODES:
            raise BadSetup(f"render_mode is {' or '.join(MODES)}, not {render_mode!r}")
        self.setting = Setting(game, seats, variant, options, edition)
        self.vectors = Vectors(self.setting.game, self.setting.seats)
        self.render_mode = render_mode
        self.illegal_reward = illegal_reward
        self.metadata = {
            "name": f"{game}_v0",
            "render_modes": list(MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.seats)]
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(self.vectors.decisions) for agent in self.possible_agents}
        self._reward = rewards_of(rewards)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds = Random()

    def _observation_space(self) -> Dict:
        return Dict(
            {
                "observation": Box(0.0, 1.0, (self.vectors.size,), np.float32),
                "action_mask": Box(0, 1, (self.vectors.decisions,), np.int8),
            }
        )

    def __getattr__(self, name: str) -> Any:
        """Called for what is not there: usually because nobody has called reset."""
        if name in AFTER_RESET:
            raise AttributeError(f"{name}: call reset() first")
        raise AttributeError(f"a PettingZoo environment of signoria has no {name!r}")

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game with the chance of that seed, as in `signoria.Match(…, seed=seed)`.

        Without a seed the next one is drawn, from the last seed that was given. PettingZoo's `options` are not used.
        """
        if seed is not None:
            self._seeds = Random(int(seed))
        self.episode = Episode(self.setting, self._seeds.getrandbits(SEED_BITS) if seed is None else int(seed))
        """The game that is played: its state, for searches that are allowed to look, and `match()` for a record."""
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self._running = True
        self._next()

    def observe(self, agent: str) -> dict[str, Vector | Mask]:
        """What an agent may see, and the mask of its legal decisions, which is empty unless it has to decide."""
        state = self.episode.state
        asked = self._running and agent == self.agent_selection
        return {
            "observation": self.vectors.observation(state, self._seats[agent]),
            "action_mask": self.vectors.mask(state.legal() if asked else ()),
        }

    def step(self, action: Any) -> None:
        """Take the decision of that index for the agent that has to decide.

        Where `illegal_reward` is None an illegal one raises Refused, which names the rule, and nothing changes.
        Otherwise the game ends for all with no reward but this one for who tried it, and a warning names the rule.
        """
        if not self._running:
            self._step_of_the_dead(action)
            return
        agent = self.agent_selection
        decision = self.setting.decision(action)
        try:
            self.episode.take(decision)
        except Refused as refused:
            if self.illegal_reward is None:
                raise
            self._forfeit(agent, refused)
            return
        self.infos[agent] = {"decision": decision.text}
        self._next()

    def _next(self) -> None:
        """Turn to the agent that has to decide now."""
        seat = self.episode.state.actor
        if seat is None:
            self._finish()
        else:
            self.agent_selection = self.possible_agents[seat]
        if self.render_mode == "human":
            self.render()

    def _finish(self) -> None:
        """The game is over: rewards for all."""
        scores = self.episode.state.scores()
        for agent, score, reward in zip(self.agents, scores, self._reward(scores), strict=True):
            self.rewards[agent] = reward
            self.infos[agent].update(score=score.total, place=score.place, parts=dict(score.parts))
        self._end()

    def _forfeit(self, agent: str, refused: Refused) -> None:
        """An illegal decision ends the game, as PettingZoo's TerminateIllegalWrapper has it."""
        logger.warn(f"{agent} loses by an illegal action; the mask marks the legal ones. {refused}")
        self.rewards[agent] = float(self.illegal_reward or 0.0)
        self.infos[agent] = {"refusal": str(refused)}
        self.truncations = dict.fromkeys(self.agents, True)
        self._end()

    def _end(self) -> None:
        self._running = False
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def _step_of_the_dead(self, action: None) -> None:
        """After the end every agent takes its leave with None."""
        if not self.agents:
            raise SignoriaError("the game is over and all agents have left; call reset()")
        self._was_dead_step(action)

    def render(self) -> str | None:
        """The table as a spectator sees it: a text in the mode "ansi"; in the mode "human" it is printed."""
        if self.render_mode is None:
            logger.warn("there is nothing to render without a render_mode, 'ansi' or 'human'")
            return None
        text = drawing(self.setting.game, self.episode.state)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is open."""


def raw_env(
    game: str,
    seats: int | None = None,
    variant: str | None = None,
    options: Mapping[str, object] | None = None,
    rewards: str = "rank",
    render_mode: str | None = None,
    edition: str | None = None,
) -> Environment:
    """An environment in which an illegal action raises Refused."""
    return Environment(game, seats, variant, options, rewards, render_mode, edition=edition)


def env(
    game: str,
    seats: int | None = None,
    variant: str | None = None,
    options: Mapping[str, object] | None = None,
    rewards: str = "rank",
    render_mode: str | None = None,
    edition: str | None = None,
) -> Environment:
    """An environment in which an illegal action loses the game, PettingZoo's custom for games with masks."""
    return Environment(game, seats, variant, options, rewards, render_mode, ILLEGAL_REWARD, edition)
