"""Plays whole games at drawn boards in Chromium: every number of seats, every variant, people at devices of all kinds.

    python -m scripts.boards [GAME ...]

One person clicks at a wide screen, one taps on a phone, one has keys alone, one no script. They take any decision that
they see; what their pages tell at the end is compared with what the engine makes of the record.
"""

import sys
from collections.abc import Iterator
from random import Random
from time import monotonic
from typing import Final

from rich.console import Console
from rich.table import Table
from scripts.services import Site
from tests.served.chromium import open_browser
from tests.served.people import check, gather, people, play

import signoria

SEED: Final = 7


def setups(games: list[str]) -> Iterator[tuple[str, int, str]]:
    """All games that can be laid, the small ones first."""
    for name in games:
        game = signoria.game(name)
        for seats in game.seats:
            for variant in game.variants:
                yield name, seats, variant


def main(games: list[str]) -> None:
    told = Table("game", "seats", "variant", "answers", "decisions", "seconds", "points")
    with Site() as site, open_browser() as browser:
        for game, seats, variant in setups(games):
            begun = monotonic()
            players = people(browser, seats)
            gather(site, players, game, variant)
            answers = play(players, Random(SEED))
            match = check(players)
            for player in players:
                player.page.context.close()
            points = " ".join(str(score.total) for score in match.scores())
            seconds = f"{monotonic() - begun:.0f}"
            told.add_row(game, str(seats), variant, str(answers), str(match.number), seconds, points)
            print(game, seats, variant, flush=True)
    Console().print(told)


if __name__ == "__main__":
    main(sys.argv[1:] or list(signoria.games()))
