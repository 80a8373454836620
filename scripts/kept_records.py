"""The matches that are kept of a release: every game with each number of seats and variant, and each option changed."""

from collections.abc import Iterator

from tests.checksums import players
from tests.setups import Setup

import signoria
from signoria import Game, Match, Option
from signoria.bots import Knowledge

SEEDS = range(1, 301)
LEVELS = ("random", "apprentice")

Values = dict[str, object]


def among_bots(game: Game, seats: int, variant: str, options: Values, level: str) -> Match:
    """A whole match among bots of one level."""
    match = Match(game.name, seats, variant, options, seed=seats)
    bots = [signoria.kit(game.name).bot(level, seat) for seat in range(seats)]
    while match.seat is not None:
        match.play(bots[match.seat].decide(Knowledge(match.state, match.seat, match.number)))
    return match


def other_values(option: Option) -> list[object]:
    """The values that are not the default; at last 0, which often means that there is no limit."""
    return sorted((value for value in option.values if value != option.default), key=lambda value: value == 0)


def switched(game: Game) -> Values:
    """Every option that has one other value, at that."""
    return {name: other_values(option)[0] for name, option in game.options.items() if len(option.values) == 2}


def course(match: Match) -> list[object]:
    """All by which two matches can differ, except what they say about their options."""
    viewers = (None, *range(match.seats))
    views = [{key: value for key, value in match.view(viewer).items() if key != "options"} for viewer in viewers]
    return [[decision.text for _, decision in match.decisions()], views, [match.log(viewer) for viewer in viewers]]


def telling(game: Game, name: str) -> Match:
    """A match in which an option made a difference, by itself or among others; where none is found, one with it."""
    value = other_values(game.options[name])[0]
    rest = {other: changed for other, changed in switched(game).items() if other != name}
    for choose in players(game.name):
        for base in ({}, rest):
            for seats in game.seats:
                for seed in SEEDS:
                    without = Setup(game.name, seats, game.variants[-1], seed, base, choose).finished()
                    match = Setup(game.name, seats, game.variants[-1], seed, {**base, name: value}, choose).finished()
                    if course(match) != course(without):
                        return match
    print(f"{game.name}: {name} made no difference in any match")
    return match


def matches() -> Iterator[tuple[str, Match]]:
    """Every match that is kept, with its name."""
    for game in map(signoria.game, signoria.games()):
        for seats in game.seats:
            for variant in game.variants:
                for level in LEVELS:
                    yield f"{game.name}-{seats}-{variant}-{level}", among_bots(game, seats, variant, {}, level)
        for name in game.options:
            yield f"{game.name}-{name}", telling(game, name)
        switches = among_bots(game, game.seats[0], game.variants[-1], switched(game), "apprentice")
        yield f"{game.name}-switches", switches
