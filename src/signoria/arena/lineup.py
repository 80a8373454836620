"""Who plays in an arena, and who sits where."""

from itertools import permutations

from signoria.engine.errors import BadSetup
from signoria.games import kit
from signoria.games.base import Game


def lineup_of(text: str, game: Game, seats: int) -> tuple[str, ...]:
    """`magnifico:2000,merchant*2` as one word for each seat; the last bot fills the seats that are left."""
    found: list[str] = []
    for part in text.split(","):
        spec, star, times = part.strip().partition("*")
        if star and not (times.isdecimal() and int(times)):
            raise BadSetup(f"a number of equal bots is given as merchant*2, not {part.strip()!r}")
        kit(game.name).bot(spec, 0)  # names what is wrong with it
        found += [spec] * (int(times) if star else 1)
    if len(found) > seats:
        raise BadSetup(f"{len(found)} bots do not fit on {seats} seats")
    return (*found, *[found[-1]] * (seats - len(found)))


def seatings(lineup: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Every way to sit that makes a difference, in a stable order; each deal is played with all of them."""
    return sorted(set(permutations(lineup)))
