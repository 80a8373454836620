"""What is measured: random play of ours and of the peers, slice by slice, in CPU time."""

import pickle
import random
from abc import ABC, abstractmethod
from time import process_time

import signoria
from signoria import CHANCE, playout


class Slice:
    """What one slice of random play came to."""

    def __init__(self) -> None:
        self.decisions = 0
        self.unforced = 0
        self.games = 0
        self.seconds = 0.0

    def as_data(self) -> dict[str, float]:
        return {
            "decisions": self.decisions,
            "unforced": self.unforced,
            "games": self.games,
            "seconds": self.seconds,
        }


class Contestant(ABC):
    """A game that can be played at random; the generator is its own, so runs repeat."""

    def __init__(self) -> None:
        self.rng = random.Random(2026)

    @abstractmethod
    def play(self, tally: Slice) -> None:
        """Play one game at random to its end and count."""

    def slice(self, seconds: float) -> Slice:
        tally = Slice()
        start = process_time()
        while process_time() - start < seconds:
            self.play(tally)
            tally.games += 1
        tally.seconds = process_time() - start
        return tally


class Engine(Contestant):
    """A contestant whose positions can be copied and saved."""

    @abstractmethod
    def middle(self) -> object:
        """A position in the middle of a game."""

    @abstractmethod
    def copy(self, position: object) -> None:
        """Copy a position."""

    @abstractmethod
    def saved_bytes(self, position: object) -> int:
        """The size of a saved position."""

    def copy_microseconds(self, copies: int) -> float:
        position = self.middle()
        start = process_time()
        for _ in range(copies):
            self.copy(position)
        return (process_time() - start) / copies * 1e6


class Signoria(Engine):
    """One of our games, straight on its state."""

    def __init__(self, game: str, seats: int, variant: str) -> None:
        super().__init__()
        self.game = signoria.game(game)
        self.seats = seats
        self.variant = variant

    def play(self, tally: Slice) -> None:
        result = playout(self.game.new(self.seats, self.variant), self.rng)
        tally.decisions += result.decisions
        tally.unforced += result.unforced

    def middle(self) -> object:
        state = self.game.new(self.seats, self.variant)
        playout(state, random.Random(2026), 100)  # the same one for every build
        return state

    def copy(self, position: object) -> None:
        position.copy()  # type: ignore[attr-defined]

    def saved_bytes(self, position: object) -> int:
        return len(pickle.dumps(position))


class OwnLoop(Signoria):
    """The same in a loop of a user's own in Python: a choice of what is legal, chance by the shortest way there is."""

    def play(self, tally: Slice) -> None:
        rng = self.rng
        state = self.game.new(self.seats, self.variant)
        roll = getattr(state, "roll", None)  # v0.1.0 has none
        decisions = 0
        while (actor := state.actor) is not None:
            if actor != CHANCE:
                decisions += 1
                state.apply(rng.choice(state.legal()))
            elif roll is not None:
                state.apply(roll(rng))
            else:
                outcomes, weights = zip(*state.chances(), strict=True)
                state.apply(rng.choices(outcomes, weights)[0])
        tally.decisions += decisions


class Catanatron(Engine):
    """catanatron with four random players."""

    def __init__(self) -> None:
        super().__init__()
        from catanatron import Color, Game, RandomPlayer

        self.new = Game
        self.players = [RandomPlayer(colour) for colour in Color]

    def play(self, tally: Slice) -> None:
        random.seed(self.rng.random())
        game = self.new(self.players)
        turns = 0
        while game.winning_color() is None and turns < 10_000:
            turns += 1
            tally.decisions += 1
            tally.unforced += len(game.state.playable_actions) > 1
            game.play_tick()

    def middle(self) -> object:
        random.seed(1)
        game = self.new(self.players)
        for _ in range(300):
            game.play_tick()
        return game

    def copy(self, position: object) -> None:
        position.copy()  # type: ignore[attr-defined]

    def saved_bytes(self, position: object) -> int:
        return len(pickle.dumps(position))


class PythonChess(Engine):
    """python-chess, random moves, at most 200 of them."""

    def __init__(self) -> None:
        super().__init__()
        import chess

        self.new = chess.Board

    def play(self, tally: Slice) -> None:
        board = self.new()
        for _ in range(200):
            moves = list(board.legal_moves)
            if not moves:
                return
            tally.decisions += 1
            tally.unforced += len(moves) > 1
            board.push(moves[int(self.rng.random() * len(moves))])

    def middle(self) -> object:
        board = self.new()
        for _ in range(40):
            moves = list(board.legal_moves)
            board.push(moves[int(self.rng.random() * len(moves))])
        return board

    def copy(self, position: object) -> None:
        position.copy(stack=False)  # type: ignore[attr-defined]

    def saved_bytes(self, position: object) -> int:
        return len(position.fen())  # type: ignore[attr-defined]


class OpenSpiel(Engine):
    """A C++ game of OpenSpiel driven from Python."""

    def __init__(self, name: str) -> None:
        super().__init__()
        import pyspiel

        self.game = pyspiel.load_game(name)

    def play(self, tally: Slice) -> None:
        state = self.game.new_initial_state()
        while not state.is_terminal():
            self.step(state, tally)

    def step(self, state: object, tally: Slice) -> None:
        if state.is_chance_node():  # type: ignore[attr-defined]
            actions, weights = zip(*state.chance_outcomes(), strict=True)  # type: ignore[attr-defined]
            state.apply_action(self.rng.choices(actions, weights)[0])  # type: ignore[attr-defined]
            return
        actions = state.legal_actions()  # type: ignore[attr-defined]
        tally.decisions += 1
        tally.unforced += len(actions) > 1
        state.apply_action(actions[int(self.rng.random() * len(actions))])  # type: ignore[attr-defined]

    def middle(self) -> object:
        state = self.game.new_initial_state()
        for _ in range(40):
            self.step(state, Slice())
        return state

    def copy(self, position: object) -> None:
        position.clone()  # type: ignore[attr-defined]

    def saved_bytes(self, position: object) -> int:
        return len(position.serialize())  # type: ignore[attr-defined]


class PettingZoo(Contestant):
    """An environment of PettingZoo, stepped as learners do: look at the observation, take an action of the mask."""

    def __init__(self, id: str, **setting: object) -> None:
        super().__init__()
        import pettingzoo

        import signoria.research.pettingzoo  # noqa: F401 - registers our games

        self.environment = pettingzoo.make("aec", id, **setting)

    def play(self, tally: Slice) -> None:
        environment = self.environment
        environment.reset(seed=self.rng.getrandbits(32))
        for _ in environment.agent_iter():
            observation, _, terminated, truncated, _ = environment.last()
            if terminated or truncated:
                environment.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            tally.decisions += 1
            tally.unforced += len(legal) > 1
            environment.step(int(legal[int(self.rng.random() * len(legal))]))


def make(name: str) -> Contestant:
    """A contestant by name; ours are called by game, seats and variant, with "loop-" before it for a user's loop."""
    if name == "pettingzoo-chess_v6":
        return PettingZoo("classic/chess-v6")
    if name.startswith("pettingzoo-"):
        game, seats, variant = name.removeprefix("pettingzoo-").split("/")
        return PettingZoo(f"signoria/{game}-v0", seats=int(seats), variant=variant)
    if name == "catanatron":
        return Catanatron()
    if name == "python-chess":
        return PythonChess()
    if name.startswith("openspiel-"):
        return OpenSpiel(name.removeprefix("openspiel-"))
    game, seats, variant = name.removeprefix("loop-").split("/")
    return (OwnLoop if name.startswith("loop-") else Signoria)(game, int(seats), variant)
