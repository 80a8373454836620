"""Lays tables on a site, so that every kind of page has something to show.

    SIGNORIA_DATA=FOLDER python -m scripts.showcase

Prints as JSON the session of a person who sits at all of them, and the id of each table, such as `lorenzo-middle`:
games that have just begun, are in full swing, or are over. Apprentices have played for everybody.
"""

import json
import os
from typing import Final

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "signoria.web.site.settings")

import django

django.setup()

from django.contrib.sessions.backends.db import SessionStore  # noqa: E402 - only now that Django is set up

import signoria  # noqa: E402
from signoria.bots import Knowledge  # noqa: E402
from signoria.web.people.models import Person  # noqa: E402
from signoria.web.tables.actions import create  # noqa: E402
from signoria.web.tables.models import BOT  # noqa: E402
from signoria.web.tables.store import ledger  # noqa: E402

SEED: Final = 5
HOST: Final = 0
LEVEL: Final = "apprentice"
SEATS: Final = 4
"""A number that every game can be played with."""
PARTS: Final = {"begun": 0.0, "middle": 0.6, "over": 1.0}
CHOICES: Final = 8
"""In the middle of a game the host is asked to choose among so many decisions at least."""


def played(game: str, seats: int) -> list[str]:
    """The decisions of a whole game among apprentices."""
    match = signoria.Match(game, seats, variant_of(game), options_of(game), SEED)
    players = [signoria.kit(game).bot(LEVEL, seat) for seat in range(seats)]
    texts: list[str] = []
    while match.seat is not None:
        decision = players[match.seat].decide(Knowledge(match.state, match.seat, match.number))
        texts.append(decision.text)
        match.play(decision)
    return texts


def variant_of(game: str) -> str:
    return list(signoria.game(game).variants)[-1]


def options_of(game: str) -> dict[str, object]:
    """As the site lays its tables."""
    return {create.CONFIRM_TURN: True} if create.CONFIRM_TURN in signoria.game(game).options else {}


def create_table(host: Person, game: str, texts: list[str], part: float) -> str:
    """A table where a part of a game has been played, and then on until the host has to choose; its id."""
    seats = [create.SeatRequest(create.ME), *[create.SeatRequest(BOT, bot=LEVEL) for _ in range(SEATS - 1)]]
    table = create.create_table(host, game, variant_of(game), {}, seats, seed=SEED)
    with ledger.writing(table, table.steps.count()) as match:
        for number, text in enumerate(texts):
            if number >= part * len(texts) and match.seat == HOST and len(match.legal()) >= CHOICES * part:
                break
            match.play(text)
    return table.id


def main() -> None:
    host = Person.objects.create(name="Anna")
    session = SessionStore()
    session["person"] = host.pk
    session.save()
    found = {"session": str(session.session_key)}
    for game in signoria.games():
        texts = played(game, SEATS)
        found.update({f"{game}-{moment}": create_table(host, game, texts, part) for moment, part in PARTS.items()})
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
