"""The processes in which bots think. Nothing of the site is loaded there: only the engine and the bots."""

import logging
import multiprocessing
from contextlib import suppress
from multiprocessing.connection import Connection
from random import Random
from typing import Final

from signoria.bots import Knowledge
from signoria.engine.state import State
from signoria.games import kit
from signoria.match.match import planned
from signoria.match.preview import whole_deeds

LOG: Final = logging.getLogger(__name__)
CONTEXT: Final = multiprocessing.get_context("spawn")


class Task:
    """What a bot has to decide: only what it needs travels to its process."""

    def __init__(self, spec: str, game: str, seed: int, state: State, seat: int, moment: int) -> None:
        self.spec = spec
        self.game = game
        self.seed = seed
        self.state = state
        self.seat = seat
        self.moment = moment

    def decide(self, spec: str) -> str:
        """The text of the decision."""
        player = kit(self.game).bot(spec, self.seed)
        return player.decide(Knowledge(self.state, self.seat, self.moment)).text

    def answer(self) -> object:
        """What is sent back."""
        return self.decide(self.spec)

    def allows(self, text: str) -> bool:
        """Whether what was sent back is a decision that can be taken."""
        return any(decision.text == text for decision in self.state.legal())


class Advice(Task):
    """Asks for a judgement of whole deeds: their texts, the best first, with the lead in points that each brings."""

    def answer(self) -> object:
        player = kit(self.game).bot(self.spec, self.seed)
        knowledge = Knowledge(self.state, self.seat, self.moment)
        deeds = whole_deeds(knowledge.imagine(Random(0)), self.seat, kit(self.game).planner)
        return [(planned(one.deed), one.lead) for one in player.weigh(knowledge, deeds)]


def serve(pipe: Connection) -> None:
    """The life of a bot's process: tasks in, decisions out, until the pipe is closed."""
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):  # the site has gone
        while True:
            pipe.send(pipe.recv().answer())


class Worker:
    """One process that thinks, begun when it is first needed and again when it was ended."""

    def __init__(self) -> None:
        self.process: multiprocessing.process.BaseProcess | None = None
        self.pipe: Connection | None = None

    def ask(self, task: Task, seconds: float) -> str | None:
        """The decision, or None if it did not come in time."""
        decision = self.think(task, seconds)
        return None if decision is None else str(decision)

    def think(self, task: Task, seconds: float) -> object | None:
        """The answer to a task, or None if it did not come in time."""
        try:
            if self.process is None or not self.process.is_alive():
                self.begin()
            assert self.pipe is not None
            self.pipe.send(task)
            if self.pipe.poll(seconds):
                answer: object = self.pipe.recv()
                return answer
            LOG.warning("%s did not decide within %s s", task.spec, seconds)
        except (EOFError, OSError) as error:
            LOG.warning("%s broke down: %r", task.spec, error)
        self.end()
        return None

    def begin(self) -> None:
        self.pipe, theirs = CONTEXT.Pipe()
        self.process = CONTEXT.Process(target=serve, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()

    def end(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.join()
        self.process = None
        self.pipe = None
