"""Picking an outcome of chance, as likely as its weight."""

from random import Random

from signoria.engine.catalogue import Decision


def any_below(count: int, rng: Random) -> int:
    """A number below `count`, all equally likely."""
    return int(rng.random() * count)


def pick(chances: list[tuple[Decision, int]], rng: Random) -> Decision:
    """One outcome, as likely as its weight."""
    total = 0
    for _, weight in chances:
        total += weight
    point = any_below(total, rng)
    for decision, weight in chances:
        point -= weight
        if point < 0:
            return decision
    return chances[-1][0]
