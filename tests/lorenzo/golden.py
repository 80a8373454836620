"""Who plays the matches whose course is kept, and what must happen in them."""

from random import Random

from signoria import Decision, State
from tests.players import Chooser, at_random, eager, greedy
from tests.setups import Setup


def mixed(state: State, rng: Random) -> Decision:
    """Even seats are greedy, odd ones eager."""
    return (eager if state.actor in (1, 3) else greedy)(state, rng)


GAINED = ()
"""What views have come to tell since the matches were kept."""

PLAYERS: tuple[Chooser, ...] = (at_random, eager)
"""Of the matches that have checksums."""

GOLDEN = {
    "lorenzo-2-basic": Setup("lorenzo", 2, "basic", 36, {}, mixed),
    "lorenzo-2-advanced": Setup("lorenzo", 2, "advanced", 11, {}, mixed),
    "lorenzo-3-basic": Setup("lorenzo", 3, "basic", 46, {}, mixed),
    "lorenzo-3-advanced": Setup("lorenzo", 3, "advanced", 39, {}, mixed),
    "lorenzo-4-basic": Setup("lorenzo", 4, "basic", 21, {}, mixed),
    "lorenzo-4-advanced": Setup("lorenzo", 4, "advanced", 19, {}, mixed),
}
"""By file name: seeds and players of matches in which much happens."""

WANTED = {
    "": {"bonus action", "traded", "supported", "excommunicated", "harvest", "production"},
    "advanced": {"played", "activated", "discarded"},
}
"""By variant, and in all of them (""): events without which a match is not worth keeping."""
