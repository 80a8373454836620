"""Players for tests: at random, eager for what seldom happens, or greedy with a look one step ahead."""

from collections.abc import Callable
from random import Random

from signoria import CHANCE, Decision, Match, State
from signoria.engine.chance import pick

Chooser = Callable[[State, Random], Decision]
"""Picks one of the legal decisions. Only `Random.random` is used, which gives the same numbers everywhere."""

EAGER = {"play": 400, "copy": 400, "activate": 300, "raise": 50, "take": 80, "trade": 30, "skip": 10, "discard": 1}
"""How often the eager player takes decisions of that first word; 40 for others. Leaders are kept for later."""

SELDOM = ("none", "decline", "forfeit")
"""Last words of decisions by which nothing happens."""


def at_random(state: State, rng: Random) -> Decision:
    options = state.legal()
    return options[int(rng.random() * len(options))]


def eager(state: State, rng: Random) -> Decision:
    """At random, but with a taste for leaders, cards, bonus actions and trades."""
    options = state.legal()
    return pick([(option, weight(str(option))) for option in options], rng)


def weight(text: str) -> int:
    words = text.split()
    if words[-1] in SELDOM:
        return 10
    if words[0] == "place":
        return 80 if words[2].split("-")[0] in ("territory", "character", "building", "venture") else 30
    return EAGER.get(words[0], 40)


def greedy(state: State, rng: Random) -> Decision:
    """What looks best one step ahead, with a little noise so that two matches differ."""
    seat = state.actor
    assert seat is not None
    best: Decision | None = None
    highest = float("-inf")
    for option in state.legal():
        ahead = state.copy()
        ahead.apply(option)
        prospect = outlook(ahead, seat) + weight(str(option)) / 50 + rng.random() * 2
        if str(option).startswith("discard"):
            prospect -= 12
        if prospect > highest:
            best, highest = option, prospect
    assert best is not None
    return best


def outlook(state: State, seat: int) -> float:
    """Points if the game ended now, and something for goods, cards and leaders; from the view, as for anybody."""
    view: dict[str, object] = state.view(seat)
    players = view["players"]
    assert isinstance(players, list)
    own = players[seat]
    goods = own["goods"]
    worth: float = goods["coins"] + goods["wood"] + goods["stone"] + goods["servants"] + 1.5 * goods["military"]
    worth = worth * 0.6 + 2 * goods["faith"] + 6 * len(own["leaders"])
    cards = sum(len(cards) for cards in own["cards"].values())
    return state.scores()[seat].total + worth + 3 * cards


def finish(match: Match, choose: Chooser, rng: Random) -> None:
    """Play a match to its end."""
    while not match.over:
        match.play(choose(match.state, rng))


def play_some(match: Match, choose: Chooser, rng: Random, decisions: int) -> None:
    """Play so many decisions of the seats, or fewer if the match ends before."""
    for _ in range(decisions):
        if match.over:
            return
        match.play(choose(match.state, rng))


def step(state: State, choose: Chooser, rng: Random) -> None:
    """One decision straight on a state, whether a seat or chance decides."""
    if state.actor == CHANCE:
        state.apply(pick(state.chances(), rng))
    else:
        state.apply(choose(state, rng))
