"""Random play straight on a state, as fast as it goes: for simulations, benchmarks and searches."""

from random import Random

from signoria.engine.state import CHANCE, State


class Tally:
    """How many decisions the seats took in random play, and how many of them had an alternative."""

    def __init__(self) -> None:
        self.decisions = 0
        self.unforced = 0
        self.chances = 0
        self.finished = True


def playout(state: State, rng: Random, limit: int = 1_000_000) -> Tally:
    """Play at random to the end, or until the seats have taken `limit` decisions."""
    tally = Tally()
    draw = rng.random  # looked up once
    while tally.decisions < limit:
        actor = state.actor
        if actor is None:
            return tally
        if actor == CHANCE:
            tally.chances += 1
            state.apply(state.roll(rng))
            continue
        options = state.offered()
        count = len(options)
        tally.decisions += 1
        if count > 1:
            tally.unforced += 1
            state.apply(options[int(draw() * count)])
        else:
            state.apply(options[0])
    tally.finished = state.actor is None
    return tally
