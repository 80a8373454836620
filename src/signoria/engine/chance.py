"""Picking an outcome of chance, as likely as its weight."""

from random import Random

from signoria.engine.catalogue import Decision


def pick(chances: list[tuple[Decision, int]], rng: Random) -> Decision:
    """One outcome, as likely as its weight."""
    total = 0
    for _, weight in chances:
        total += weight
    point = int(rng.random() * total)
    for decision, weight in chances:
        point -= weight
        if point < 0:
            return decision
    return chances[-1][0]
