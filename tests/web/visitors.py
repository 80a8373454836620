"""Tables and visitors for tests of the site."""

import re
from html import unescape
from random import Random

from django.test import Client
from django.urls import URLPattern, get_resolver, reverse

from signoria.match import Match
from signoria.web.people.models import Person
from signoria.web.tables.actions.create import ME, SCREEN, SeatRequest, create_table
from signoria.web.tables.models import Step, Table
from signoria.web.tables.store import ledger
from tests.web.callers import BUTTON

TOKEN = re.compile(rb'(csrfmiddlewaretoken" value="|X-CSRFToken": "|name="once" value=")[^"]*')
NAMES = ("Anna", "Bianca", "Carlo", "Dora", "Ennio")
SETUPS = [("lorenzo", 3, "advanced"), ("carrara", 3, "advanced"), ("carrara", 2, "basic"), ("virtu", 3, "standard")]


def person_with_client(name: str = "Anna") -> tuple[Person, Client]:
    person = Person.objects.create(name=name)
    return person, client_of(person)


def client_of(person: Person | None) -> Client:
    client = Client()
    if person is not None:
        session = client.session
        session["person"] = person.pk
        session.save()
    return client


def table_for(host: Person, game: str, seats: int, variant: str) -> Table:
    """A table with all its seats on one screen."""
    seats_wanted = [SeatRequest(ME), *(SeatRequest(SCREEN, f"Guest {seat}") for seat in range(1, seats))]
    return create_table(host, game, variant, {}, seats_wanted)


def table_of(match: Match, people: list[Person]) -> Table:
    """A table where a match has been played, a person on each seat."""
    host = people[0]
    table = table_for(host, match.game.name, match.seats, match.variant)
    for place, person in zip(table.places.all(), people, strict=True):
        place.person, place.name = person, person.name
        place.save()
    write_down(table, match)
    return table


def seated(match: Match) -> tuple[Table, list[Client]]:
    """A table where a match has been played, and the browsers of those who sit there, by seat."""
    people = [person_with_client(name) for name in NAMES[: match.seats]]
    return table_of(match, [person for person, _ in people]), [client for _, client in people]


def asked(match: Match) -> tuple[Table, Client]:
    """The same with the browser of whoever is asked, or (when the game is over) of the first."""
    table, clients = seated(match)
    return table, clients[match.seat or 0]


def laid_out(match: Match) -> tuple[Table, list[Client]]:
    """A table that stands at a position to which no record leads, and the browsers of those who sit there, by seat."""
    opening = Match(match.game.name, match.seats, match.variant, match.options, match.seed, match.game.data_version)
    table, clients = seated(opening)
    table.over, table.turn = match.over, match.seat
    table.save()
    sheet = ledger.LEDGER.sheet(table.id)
    sheet.match, sheet.steps = match, table.steps.count()
    return table, clients


def write_down(table: Table, match: Match) -> None:
    """Let the steps of a table be those of a match."""
    table.steps.all().delete()
    table.data, table.seed, table.options = match.game.data_version, str(match.seed), match.header()["options"]
    table.over, table.turn = match.over, match.seat
    table.save()
    Step.objects.bulk_create(
        [
            Step(table=table, number=number, actor=actor, text=decision.text)
            for number, (actor, decision) in enumerate(match.decisions())
        ]
    )
    ledger.LEDGER.clear()


def played(
    game: str,
    seats: int,
    variant: str,
    seed: int,
    decisions: int = 10_000,
    edition: str | None = None,
    options: dict[str, object] | None = None,
) -> Match:
    """A match after some decisions at random."""
    match, rng = Match(game, seats, variant, options or {}, seed, edition), Random(seed)
    for _ in range(decisions):
        if match.over:
            break
        match.play(rng.choice(match.legal()))
    return match


def offered(page: str) -> list[str]:
    """The decisions that have a button, in the order of the page."""
    return [unescape(text) for text in BUTTON.findall(page)]


def bare(content: bytes) -> bytes:
    """A page without the tokens that are new every time."""
    return TOKEN.sub(b"", content)


def patterns() -> list[URLPattern]:
    """All addresses of the site."""
    found = get_resolver().url_patterns
    named = [one for one in found if isinstance(one, URLPattern)]
    assert len(named) == len(found), "addresses that are included would have to be walked through here"
    return named


def addresses(table: Table, seat: int = 1) -> list[str]:
    """All addresses of the site, those of tables for one table and one seat of it."""
    place = table.places.get(index=seat)
    parts = {"id": table.id, "key": place.key, "name": table.game, "index": seat, "number": 0}
    parts |= {"uidb64": "MQ", "token": "x"}
    return [
        reverse(str(pattern.name), kwargs={name: parts[name] for name in pattern.pattern.converters})
        for pattern in patterns()
    ]
