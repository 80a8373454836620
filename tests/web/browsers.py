"""People at browsers."""

from random import Random
from urllib.parse import urlsplit

from django.test import Client

from signoria.web.people.models import Person
from signoria.web.tables.models import Seat, Table
from signoria.web.tables.store import ledger
from tests.players import at_random, finish

HTMX = {"HX-Request": "true"}


class Browser(Client):
    """A browser that checks nothing about forms but keeps its cookies; `person` is who it was introduced as."""

    @property
    def person(self) -> Person:
        return Person.objects.get(pk=self.session["person"])

    def create_table(
        self, game: str = "lorenzo", wishes: str = "me friend", name: str = "Anna", **fields: str
    ) -> Table:
        """Lay a table, with a word for each seat."""
        seats = wishes.split()
        form = {"game": game, "name": name, "seat": seats, "seat_name": [""] * len(seats), **fields}
        response = self.post("/tables/", form)
        assert response.status_code == 302, response.content.decode()
        return Table.objects.get(pk=urlsplit(response.headers["Location"]).path.split("/")[2])

    def join(self, table: Table, name: str = "Berta") -> Seat:
        """Sit down on the first seat of a friend that is still free."""
        place = next(place for place in table.places.all() if place.waits)
        assert self.post(f"/t/{table.id}/join/{place.key}/", {"name": name}).status_code == 302
        place.refresh_from_db()
        return place

    def decide(self, table: Table) -> None:
        """Take the first decision that is legal; the seat that is asked must be ours."""
        with ledger.reading(table) as (match, number):
            text = match.legal()[0].text
        response = self.post(f"/t/{table.id}/decide/", {"decision": text, "number": number})
        assert response.status_code == 302, response.content.decode()


def number_of(table: Table) -> int:
    return table.steps.count()


def asked(table: Table) -> int:
    """The seat that is asked."""
    with ledger.reading(table) as (match, _number):
        assert match.seat is not None
        return match.seat


def play_out(table: Table) -> None:
    """Let chance decide for everybody to the end."""
    with ledger.writing(table, number_of(table)) as match:
        finish(match, at_random, Random(1))


def play_until(table: Table, seat: int) -> None:
    """Let chance decide for everybody until a seat is asked."""
    while asked(table) != seat:
        with ledger.writing(table, number_of(table)) as match:
            match.play(match.legal()[0])
