"""The games for one learner: a Gymnasium environment for one seat, with opponents on the others.

Importing this module registers `signoria/Carrara-v0`, `signoria/Lorenzo-v0` and `signoria/Virtu-v0`.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete

from signoria.bots import Knowledge
from signoria.engine.errors import BadSetup, SignoriaError
from signoria.engine.refusal import Refused
from signoria.games import games
from signoria.research.drawing import MODES, drawing
from signoria.research.episode import Episode, Setting
from signoria.research.opponents import Opponent, OpponentSpec, at_random, line_up
from signoria.research.rewards import rewards_of
from signoria.research.vectors import Mask, Vector, Vectors

__all__ = ["Environment", "Knowledge", "Opponent", "at_random"]

SEED_BITS = 32


class Environment(gymnasium.Env):
    """One seat of a game. An action is the index of a decision in `game.decisions`.

    `action_masks()` and `info["action_mask"]` mark the legal ones. The reward comes when the game is over; an illegal
    action ends it at once with `illegal_reward`, and `info["refusal"]` names the rule.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        variant: str | None = None,
        options: Mapping[str, object] | None = None,
        seat: int | None = None,
        opponents: OpponentSpec | Sequence[OpponentSpec] | None = None,
        rewards: str = "rank",
        illegal_reward: float = -1.0,
        render_mode: str | None = None,
        edition: str | None = None,
    ) -> None:
        """A seat of None is drawn anew for every game. Opponents are one for all other seats or one for each of them,
        the first for the seat after ours and so on around the table: words for our bots (`merchant`) or functions.
        None are random ones. An edition is the fingerprint of corrected components."""
        if render_mode is not None and render_mode not in MODES:
            raise BadSetup(f"render_mode is {' or '.join(MODES)}, not {render_mode!r}")
        self.setting = Setting(game, seats, variant, options, edition)
        self.vectors = Vectors(self.setting.game, self.setting.seats)
        self.opponents = line_up(opponents, self.setting.seats - 1, self.setting.game)
        self.illegal_reward = float(illegal_reward)
        self.render_mode = render_mode
        self.observation_space = Box(0.0, 1.0, (self.vectors.size,), np.float32)
        self.action_space = Discrete(self.vectors.decisions)
        self._reward = rewards_of(rewards)
        self._wanted_seat = self._read_seat(seat)
        self._episode: Episode | None = None
        self._over = True
        self._rng = Random()
        self.seat = 0
        """Our seat in the game that is played."""

    def _read_seat(self, seat: int | None) -> int | None:
        if seat is not None and (isinstance(seat, bool) or seat not in range(self.setting.seats)):
            raise BadSetup(f"there is no seat {seat!r}; the seats are 0 to {self.setting.seats - 1}")
        return seat

    @property
    def episode(self) -> Episode:
        """The game that is played: its state, for searches that are allowed to look, and `match()` for a record."""
        if self._episode is None:
            raise SignoriaError("no game has begun; call reset() first")
        return self._episode

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, dict[str, Any]]:
        """Begin a game with the chance of that seed, as in `signoria.Match(…, seed=seed)`, and play up to our first
        decision. `options={"seat": 2}` asks for another seat in this one game."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(self.setting.seats))
        next_seed = int(self.np_random.integers(2**SEED_BITS))
        wanted = self._read_seat((options or {}).get("seat", self._wanted_seat))
        self.seat = drawn if wanted is None else wanted
        self._rng = Random(next_seed)
        self._episode = Episode(self.setting, next_seed if seed is None else int(seed))
        self._over = False
        self._play_on()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        """Take the decision of that index and let the opponents play up to our next one."""
        episode = self.episode
        if self._over:
            raise SignoriaError("the game is over; call reset()")
        decision = self.setting.decision(action)
        try:
            episode.take(decision)
        except Refused as refused:
            self._over = True
            return self._observation(), self.illegal_reward, True, False, {**self._info(), "refusal": str(refused)}
        self._play_on()
        if episode.state.actor is not None:
            return self._observation(), 0.0, False, False, self._info()
        self._over = True
        scores = episode.state.scores()
        mine = scores[self.seat]
        outcome = {
            "score": mine.total,
            "place": mine.place,
            "parts": dict(mine.parts),
            "scores": [score.total for score in scores],
        }
        return self._observation(), self._reward(scores)[self.seat], True, False, {**self._info(), **outcome}

    def _play_on(self) -> None:
        """Let the opponents decide until we are asked or the game is over."""
        episode = self.episode
        state = episode.state
        seats = self.setting.seats
        while (seat := state.actor) is not None and seat != self.seat:
            opponent = self.opponents[(seat - self.seat) % seats - 1]
            episode.take(opponent(Knowledge(state, seat, episode.number), self._rng))
        if self.render_mode == "human":
            self.render()

    def _observation(self) -> Vector:
        return self.vectors.observation(self.episode.state, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat, "action_mask": self.action_masks()}

    def action_masks(self) -> Mask:
        """A 1 for each decision that is legal now; all 0 when the game is over."""
        return self.vectors.mask(() if self._over else self.episode.state.legal())

    def render(self) -> str | None:
        """The table as a spectator sees it: a text in the mode "ansi"; in the mode "human" it is printed."""
        if self.render_mode is None:
            gymnasium.logger.warn("there is nothing to render without a render_mode, 'ansi' or 'human'")
            return None
        text = drawing(self.setting.game, self.episode.state)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None


for name in games():
    gymnasium.register(f"signoria/{name.capitalize()}-v0", f"{__name__}:Environment", kwargs={"game": name})
