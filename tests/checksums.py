"""Checksums of seeded matches: the same on every machine and in every build, or the rules have changed.

Owners' corrections change none: the matches have the components of rule tests.
"""

from hashlib import sha256
from importlib import import_module
from pathlib import Path
from random import Random

import signoria
from tests.kept_views import kept_view
from tests.matches import dealt, own_record
from tests.players import Chooser, finish
from tests.setups import Setup

FILE = Path(__file__).parent / "data" / "playouts.sha256"


def players(game: str) -> tuple[Chooser, ...]:
    found: tuple[Chooser, ...] = import_module(f"tests.{game}.golden").PLAYERS
    return found


def names() -> list[str]:
    """One match for each seat count, variant and kind of player."""
    return [
        f"{game}-{seats}-{variant}-{choose.__name__}"
        for game in signoria.games()
        for seats in signoria.game(game).seats
        for variant in signoria.game(game).variants
        for choose in players(game)
    ]


def checksum(name: str) -> str:
    """The checksum of a match's record, result and last views."""
    game, seats, variant, player = name.split("-")
    choose = next(choose for choose in players(game) if choose.__name__ == player)
    match = dealt(Setup(game, int(seats), variant, len(name), {}, choose))
    finish(match, choose, Random(int(seats)))
    told = [
        own_record(match),
        repr(match.scores()),
        repr([kept_view(match, seat) for seat in (None, *range(match.seats))]),
    ]
    return sha256("\n".join(told).encode()).hexdigest()


def text() -> str:
    """The whole file, in the form that `sha256sum` writes."""
    return "".join(f"{checksum(name)}  {name}\n" for name in names())


def committed() -> dict[str, str]:
    """The checksums that the file holds, by name."""
    pairs = [line.split() for line in FILE.read_text(encoding="utf-8").splitlines()]
    return {name: digest for digest, name in pairs}
