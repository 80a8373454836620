"""How often somebody may do a thing: counted in the database, so that it holds for all processes of the site."""

from datetime import UTC, datetime, timedelta
from hashlib import sha256
from ipaddress import IPv6Address, ip_address
from time import time
from typing import Final

from django.db.models import F
from django.http import HttpRequest

from signoria.engine.errors import SignoriaError
from signoria.web.people.models import Person, Tally

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
NETWORK: Final = 64  # the bits of an IPv6 address that tell households apart


class TooMany(SignoriaError):
    """Somebody does something too often; `seconds` says when to try again."""

    def __init__(self, seconds: int) -> None:
        super().__init__(f"too often; try again in {seconds} s")
        self.seconds = seconds


class Limit:
    """At most `most` times within `seconds`. Spans are fixed, so a moment between two of them may see twice as many."""

    def __init__(self, name: str, most: int, seconds: int) -> None:
        self.name = name
        self.most = most
        self.seconds = seconds

    def count(self, who: str) -> None:
        """Count once more for somebody; TooMany if that was once too often."""
        now = time()
        span = int(now) // self.seconds
        ends = (span + 1) * self.seconds
        key = f"{self.name} {sha256(who.encode()).hexdigest()[:32]}"  # nobody needs to know who it was
        tally, new = Tally.objects.get_or_create(
            key=key, span=span, defaults={"ends": datetime.fromtimestamp(ends, UTC)}
        )
        if new:
            Tally.objects.filter(ends__lt=datetime.fromtimestamp(now, UTC) - timedelta(seconds=MINUTE)).delete()
        if not Tally.objects.filter(pk=tally.pk, count__lt=self.most).update(count=F("count") + 1):
            raise TooMany(max(1, int(ends - now)))


TABLES: Final = Limit("tables", 40, HOUR)
SEATS: Final = Limit("seats", 60, HOUR)
REMARKS: Final = Limit("remarks", 20, MINUTE)
PROPOSALS: Final = Limit("proposals", 20, MINUTE)
ACCOUNTS: Final = Limit("accounts", 10, HOUR)
LOGINS: Final = Limit("logins", 30, 10 * MINUTE)
LOGINS_OF_ONE: Final = Limit("logins-of-one", 10, 10 * MINUTE)
LETTERS: Final = Limit("letters", 5, HOUR)


def household(request: HttpRequest) -> str:
    """Where a request comes from: an address, of which IPv6 gives every house a whole network."""
    given = str(request.META.get("REMOTE_ADDR", ""))
    try:
        address = ip_address(given)
    except ValueError:
        return given
    if isinstance(address, IPv6Address):
        return str(int(address) >> (128 - NETWORK))
    return str(address)


def of_person(person: Person) -> str:
    return f"person {person.pk}"
