"""Our games as games of OpenSpiel: importing this module registers each of them, such as `python_signoria_lorenzo`.

    import pyspiel
    import signoria.research.openspiel
    game = pyspiel.load_game("python_signoria_lorenzo(players=3,variant=basic)")

An action is the index of a decision in the game's catalogue, for chance as well.
"""

from collections.abc import Callable
from hashlib import blake2b
from random import Random

import numpy as np
import pyspiel

from signoria.engine.catalogue import Decision
from signoria.engine.errors import BadSetup
from signoria.engine.journal import Journal
from signoria.engine.rules import OptionValue
from signoria.engine.state import CHANCE, State
from signoria.games import games, kit
from signoria.games.base import Game
from signoria.games.bounds import Bounds
from signoria.games.game_kit import GameKit
from signoria.research.episode import Setting
from signoria.research.rewards import REWARDS, rewards_of
from signoria.research.vectors import Vectors

DEFAULT_PLAYERS = 4
"""A number that all our games can be played with."""
DIGEST = 16
"""Bytes that stand for all that a seat remembers in its information state tensor."""
DRAWS = 1 << 53
"""As many seeds as a number between 0 and 1 can tell apart."""

Parameters = dict[str, OptionValue]


class SignoriaGame(pyspiel.Game):
    """One of our games with its number of seats, variant and options."""

    kit: GameKit

    def __init__(self, parameters: Parameters | None = None) -> None:
        played = self.kit.game
        known = parameters_of(played)
        given = known | (parameters or {})
        self.rewards = rewards_of(str(given["returns"]))
        options = {option: given[option] for option in played.options}
        edition = str(given["edition"]).removeprefix("x") or None
        self.setting = Setting(played.name, int(given["players"]), str(given["variant"]), options, edition)
        self.vectors = Vectors(self.setting.game, self.setting.seats)
        self.bounds = self.kit.bounds(self.setting.game, self.setting.seats, self.setting.options)
        self.start = self.setting.game.begin(self.setting.seats, self.setting.variant, self.setting.options)
        super().__init__(
            type_of(self.kit),
            info_of(self.setting, self.bounds, str(given["returns"])),
            {key: value for key, value in given.items() if value != known[key]},
        )

    def new_initial_state(self) -> "SignoriaState":
        return SignoriaState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.bounds.chances

    def make_py_observer(self, kind: object = None, parameters: object = None) -> "SeatObserver":
        """What a seat sees, with all that it remembers where perfect recall is asked for."""
        if parameters:
            raise BadSetup(f"observations have no parameters, so not {parameters!r}")
        return SeatObserver(self, kind or pyspiel.IIGObservationType(perfect_recall=False))


class SignoriaState(pyspiel.State):
    """A position, and what the seats remember of the way to it.

    OpenSpiel copies a state by copying its attributes one by one, so they are few and cheap to copy. `story` is what
    everybody has seen; `secrets` are by seat the decisions that only this seat knows.
    """

    def __init__(self, game: SignoriaGame) -> None:
        super().__init__(game)
        self.position: State = game.start.copy()
        self.story = ""
        self.secrets: tuple[str, ...] = ("",) * game.setting.seats

    def current_player(self) -> int:
        actor = self.position.actor
        if actor is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def is_terminal(self) -> bool:
        return self.position.actor is None

    def _legal_actions(self, player: int) -> list[int]:
        return sorted([decision.index for decision in self.position.legal()])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        chances = self.position.chances()
        total = sum([weight for _, weight in chances])
        return [(decision.index, weight / total) for decision, weight in chances]

    def _apply_action(self, action: int) -> None:
        decision: Decision = self.get_game().setting.decisions[action]
        actor = self.position.actor
        journal = Journal()
        self.position.attach(journal)
        try:
            self.position.apply(decision)
        finally:
            self.position.attach(None)
        who = "chance" if actor == CHANCE else actor
        for event in journal.events:
            if event.secret and event.seat is not None:  # the first is about the decision itself
                self.story += f"{who}: {event.key}\n"
                secrets = list(self.secrets)
                secrets[event.seat] += f"{decision}\n"
                self.secrets = tuple(secrets)
                return
        self.story += f"{who}: {decision}\n"

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.get_game().setting.decisions[action])

    def returns(self) -> list[float]:
        game: SignoriaGame = self.get_game()
        return game.rewards(self.position.scores()) if self.is_terminal() else [0.0] * game.setting.seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SignoriaState":
        """A state that the seat cannot tell from this one, with everything hidden from it drawn anew."""
        game: SignoriaGame = self.get_game()
        dream = self.position.imagine(player, Random(int(sampler() * DRAWS)))
        if dream == self.position:
            same: SignoriaState = self.clone()
            return same
        decisions = game.setting.decisions
        state = game.new_initial_state()
        for decision in dream.consistent_history(
            [(step.player, decisions[step.action]) for step in self.full_history()]
        ):
            state.apply_action(decision.index)
        return state

    def __str__(self) -> str:
        decisions = self.get_game().setting.decisions
        return "\n".join([str(decisions[action]) for action in self.history()])


class SeatObserver:
    """What a seat sees as OpenSpiel wants it: a tensor with named parts, and a text."""

    def __init__(self, game: SignoriaGame, kind: pyspiel.IIGObservationType) -> None:
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise BadSetup("an observation is what one seat sees, public and its own")
        self.recalls: bool = kind.perfect_recall
        self.vectors = game.vectors
        self.facts = game.setting.game.layout(game.setting.seats).facts
        self.tensor = np.zeros(self.vectors.size + (DIGEST if self.recalls else 0), np.float32)
        self.dict = {"observation": self.tensor[: self.vectors.size]}
        if self.recalls:
            self.dict["memory"] = self.tensor[self.vectors.size :]

    def set_from(self, state: SignoriaState, player: int) -> None:
        self.dict["observation"][:] = self.vectors.observation(state.position, player)
        if self.recalls:
            digest = blake2b(memory(state, player).encode(), digest_size=DIGEST).digest()
            self.dict["memory"][:] = np.frombuffer(digest, np.uint8) / 255

    def string_from(self, state: SignoriaState, player: int) -> str:
        """Fact by fact what is not 0, after the memory where that belongs to it."""
        lines = [memory(state, player)] if self.recalls else []
        lines.append(f"seat {player}")
        cells = state.position.observe(player)
        start = 0
        for fact in self.facts:
            values = cells[start : start + fact.size]
            start += fact.size
            if any(values):
                lines.append(f"{fact.name}: {' '.join(map(str, values))}")
        return "\n".join(lines)


def memory(state: SignoriaState, player: int) -> str:
    """All that the seat has seen and done; what is secret stands apart, in its order."""
    return f"{state.story}\n{state.secrets[player]}"


def parameters_of(game: Game) -> Parameters:
    """What can be set, with its default."""
    own: Parameters = {"players": DEFAULT_PLAYERS, "variant": game.variants[-1], "returns": next(iter(REWARDS))}
    own["edition"] = ""  # x and the fingerprint of corrected components: OpenSpiel takes many of these for numbers
    return own | {option.name: option.default for option in game.options.values()}


def type_of(kit: GameKit) -> pyspiel.GameType:
    game = kit.game
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=f"python_signoria_{game.name}",
        long_name=f"{game.title} (Signoria)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if kit.hides else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters_of(game),
    )


def info_of(setting: Setting, bounds: Bounds, returns: str) -> pyspiel.GameInfo:
    """Players' decisions stand first in the catalogue, so actions of players are below their number."""
    most = 1.0 if returns == "rank" else float(bounds.points)
    return pyspiel.GameInfo(
        num_distinct_actions=sum(not decision.by_chance for decision in setting.decisions),
        max_chance_outcomes=len(setting.decisions),
        num_players=setting.seats,
        min_utility=-most,
        max_utility=most,
        utility_sum=0.0,
        max_game_length=bounds.decisions,
    )


def register(name: str) -> None:
    """Let OpenSpiel load a game; a class of its own, because OpenSpiel keeps what it is given beyond Python's end."""
    pyspiel.register_game(type_of(kit(name)), type(f"{name.capitalize()}Game", (SignoriaGame,), {"kit": kit(name)}))


for name in games():
    register(name)
