"""Bots that fail, each in its own way. Their processes load this module, so it knows nothing of the site's tests."""

import os
from time import sleep

from signoria.web.tables.bots.worker import Task

WAYS: "dict[str, type[Broken]]" = {}


class Broken(Task):
    """Fails instead of answering."""

    def __init_subclass__(cls) -> None:
        WAYS[cls.__name__] = cls


class Crashing(Broken):
    def answer(self) -> object:
        raise RuntimeError("out of ideas")


class Dying(Broken):
    """As the kernel ends a process that takes too much memory."""

    def answer(self) -> object:
        os.kill(os.getpid(), 9)
        raise AssertionError("nobody survives that")


class Hanging(Broken):
    def answer(self) -> object:
        sleep(3600)
        raise AssertionError("nobody waits that long")


class Busy(Broken):
    """Thinks without end, and holds the interpreter."""

    def answer(self) -> object:
        while True:
            pass


class Raving(Broken):
    """Answers with something that is no decision."""

    def answer(self) -> object:
        return "check mate"


class Cheating(Broken):
    """Answers with a decision that is not legal now."""

    def answer(self) -> object:
        from signoria.games import game

        legal = {decision.text for decision in self.state.legal()}
        return next(decision.text for decision in game(self.game).decisions if decision.text not in legal)


class Mute(Broken):
    """Answers with nothing at all."""

    def answer(self) -> object:
        return None


class Leaving(Broken):
    """Its process ends as if all were well."""

    def answer(self) -> object:
        os._exit(0)
