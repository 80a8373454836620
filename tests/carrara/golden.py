"""Who plays the matches whose course is kept, and what must happen in them."""

from random import Random

from signoria import Decision, State
from tests.carrara.setups import keen
from tests.players import Chooser, at_random
from tests.setups import Setup


def passing(state: State, rng: Random) -> Decision:
    """Passes wherever that is allowed."""
    return next((option for option in state.legal() if str(option) == "pass"), state.legal()[0])


GAINED = ()
"""What views have come to tell since the matches were kept."""

PLAYERS: tuple[Chooser, ...] = (at_random, keen)
"""Of the matches that have checksums."""

GOLDEN = {
    "carrara-2-basic": Setup("carrara", 2, "basic", 1, {}, keen),
    "carrara-2-advanced": Setup("carrara", 2, "advanced", 2, {}, keen),
    "carrara-3-basic": Setup("carrara", 3, "basic", 3, {}, keen),
    "carrara-3-advanced": Setup("carrara", 3, "advanced", 4, {}, keen),
    "carrara-4-basic": Setup("carrara", 4, "basic", 5, {}, keen),
    "carrara-4-advanced": Setup("carrara", 4, "advanced", 6, {}, keen),
    "carrara-2-basic-stopped": Setup("carrara", 2, "basic", 7, {"stall_rounds": 2}, passing),
}
"""By file name: seeds and players of matches in which much happens."""

WANTED = {
    "": {"visited", "followed", "declined", "upgraded", "covered", "used the large field", "passed"},
    "advanced": {"gained", "stored", "purchased", "boxed", "lifted the screen"},
}
"""By variant, and in all of them (""): events without which a match is not worth keeping."""
